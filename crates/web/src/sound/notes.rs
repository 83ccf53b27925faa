//! The sounds as notes. Tiles of Hive are of bakelite: they click.

use super::event::SoundEvent;

/// What a note is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Tone {
    /// A pitch that glides from one frequency to another, in hertz.
    Sine { from: f32, to: f32 },
    /// Noise around a frequency, in hertz: a click.
    Noise { around: f32 },
}

/// A note: it begins at once loud and dies away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SoundNote {
    /// When it begins, in seconds after the event.
    pub(super) at: f64,
    /// How long it lasts, in seconds.
    pub(super) length: f64,
    /// How loud it begins: 1 is the loudest that can be played.
    pub(super) gain: f32,
    pub(super) tone: Tone,
}

const fn click(at: f64, around: f32, gain: f32) -> SoundNote {
    SoundNote { at, length: 0.045, gain, tone: Tone::Noise { around } }
}

const fn sine(at: f64, length: f64, from: f32, to: f32, gain: f32) -> SoundNote {
    SoundNote { at, length, gain, tone: Tone::Sine { from, to } }
}

/// The notes of an event.
pub(super) const fn notes(event: SoundEvent) -> &'static [SoundNote] {
    match event {
        SoundEvent::Place => {
            const { &[click(0.0, 2200.0, 0.20), sine(0.0, 0.09, 230.0, 150.0, 0.22)] }
        }
        SoundEvent::Move => {
            const {
                &[
                    click(0.0, 1400.0, 0.06),
                    click(0.05, 1900.0, 0.13),
                    sine(0.05, 0.07, 260.0, 190.0, 0.13),
                ]
            }
        }
        SoundEvent::Flip => const { &[click(0.0, 2600.0, 0.12), click(0.08, 1700.0, 0.16)] },
        SoundEvent::Strike => {
            const {
                &[
                    click(0.0, 3000.0, 0.16),
                    sine(0.0, 0.16, 520.0, 180.0, 0.12),
                    sine(0.05, 0.14, 140.0, 90.0, 0.22),
                ]
            }
        }
        SoundEvent::Draw => const { &[click(0.0, 900.0, 0.12), click(0.07, 1100.0, 0.10)] },
        SoundEvent::LowTime => {
            const { &[sine(0.0, 0.12, 880.0, 880.0, 0.09), sine(0.18, 0.12, 880.0, 880.0, 0.09)] }
        }
        SoundEvent::GameEnd => {
            const {
                &[
                    sine(0.12, 0.5, 392.0, 392.0, 0.09),
                    sine(0.26, 0.5, 494.0, 494.0, 0.09),
                    sine(0.40, 0.8, 587.0, 587.0, 0.10),
                ]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [SoundEvent; 7] = [
        SoundEvent::Place,
        SoundEvent::Move,
        SoundEvent::Flip,
        SoundEvent::Strike,
        SoundEvent::Draw,
        SoundEvent::LowTime,
        SoundEvent::GameEnd,
    ];

    #[test]
    fn sounds_are_short_and_quiet() {
        for event in ALL {
            let notes = notes(event);
            let end = notes.iter().map(|note| note.at + note.length).fold(0.0, f64::max);
            let loudest: f32 = notes.iter().map(|note| note.gain).sum();
            assert!((0.04..=1.25).contains(&end), "{event:?} lasts {end} s");
            assert!((0.1..=0.55).contains(&loudest), "{event:?}: {loudest}");
        }
    }

    #[test]
    fn every_event_has_its_own_sound() {
        for (index, event) in ALL.into_iter().enumerate() {
            assert!(ALL[..index].iter().all(|&other| notes(other) != notes(event)), "{event:?}");
        }
    }
}
