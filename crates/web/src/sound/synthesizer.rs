//! Plays notes by the browser's audio graph. Without one everything is silent.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType};

use super::event::SoundEvent;
use super::notes::{SoundNote, Tone, notes};

/// The loudness to which a note dies away. An exponential never reaches 0.
const SILENCE: f32 = 0.0005;
/// The length of the noise that clicks are cut from, in seconds.
const NOISE_SECONDS: f32 = 0.2;

/// Plays sounds. It gets the browser's audio when the first sound is played after a gesture.
#[derive(Default)]
pub(super) struct Synthesizer {
    audio: Option<Audio>,
}

struct Audio {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Synthesizer {
    /// Plays the sound of an event, unless the browser has no audio or does not allow it yet.
    pub(super) fn play(&mut self, event: SoundEvent) {
        if self.audio.is_none() && has_been_active() {
            self.audio = Audio::open().ok();
        }
        if let Some(audio) = &self.audio {
            // A sound that cannot be played is not worth a message.
            let _ = notes(event).iter().try_for_each(|note| audio.play(note));
        }
    }
}

impl Audio {
    fn open() -> Result<Audio, JsValue> {
        let context = AudioContext::new()?;
        let noise = noise(&context)?;
        Ok(Audio { context, noise })
    }

    fn play(&self, note: &SoundNote) -> Result<(), JsValue> {
        let begin = self.context.current_time() + note.at;
        let end = begin + note.length;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(note.gain, begin)?;
        gain.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        match note.tone {
            Tone::Sine { from, to } => self.sine(from, to, begin, end, &gain),
            Tone::Noise { around } => self.click(around, begin, end, &gain),
        }
    }

    fn sine(
        &self,
        from: f32,
        to: f32,
        begin: f64,
        end: f64,
        out: &AudioNode,
    ) -> Result<(), JsValue> {
        let source = self.context.create_oscillator()?;
        source.frequency().set_value_at_time(from, begin)?;
        source.frequency().exponential_ramp_to_value_at_time(to, end)?;
        source.connect_with_audio_node(out)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    fn click(&self, around: f32, begin: f64, end: f64, out: &AudioNode) -> Result<(), JsValue> {
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(around);
        filter.connect_with_audio_node(out)?;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.connect_with_audio_node(&filter)?;
        source.start_with_when_and_grain_offset_and_grain_duration(begin, 0.0, end - begin)
    }
}

/// White noise, the same every time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut samples = vec![0.0; (rate * NOISE_SECONDS) as usize];
    let mut state = 1_u32;
    for sample in &mut samples {
        // A linear congruential generator; its upper bits are random enough to be heard as noise.
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *sample = (state >> 8) as f32 / (1 << 23) as f32 - 1.0;
    }
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

/// Whether the person has done something on the page. Browsers refuse sounds before, and complain on the console.
fn has_been_active() -> bool {
    let get = |object: &JsValue, key: &str| js_sys::Reflect::get(object, &JsValue::from_str(key));
    let navigator = leptos::prelude::window().navigator();
    match get(&navigator, "userActivation") {
        Ok(activation) if activation.is_object() => {
            get(&activation, "hasBeenActive").is_ok_and(|active| active.is_truthy())
        }
        // A browser that does not know it allows sounds, or stays silent without a complaint.
        _ => true,
    }
}
