//! Numbers of a few bits each, one after the other.

/// Writes numbers into bytes, the highest bit first.
#[derive(Default)]
pub(crate) struct BitWriter {
    bytes: Vec<u8>,
    /// The bits of the last byte that are used; 0 if it is full.
    used: u32,
}

impl BitWriter {
    /// Writes the lowest bits of a number.
    pub(crate) fn bits(&mut self, number: u64, count: u32) {
        for shift in (0..count).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> shift & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// Writes a number that is mostly about 2 to the power of `k` (Rice code).
    pub(crate) fn rice(&mut self, number: u64, k: u32) {
        for _ in 0..number >> k {
            self.bits(1, 1);
        }
        self.bits(0, 1);
        self.bits(number, k);
    }

    /// Writes a number from 1 on that is mostly small (Elias gamma code).
    pub(crate) fn gamma(&mut self, number: u64) {
        let length = number.max(1).ilog2();
        self.bits(0, length);
        self.bits(number.max(1), length + 1);
    }

    /// The bytes, the last one filled up with zeros.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] has written. All methods return `None` where the bytes end.
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    /// The number of bits that were read.
    position: usize,
}

impl BitReader<'_> {
    pub(crate) fn new(bytes: &[u8]) -> BitReader<'_> {
        BitReader { bytes, position: 0 }
    }

    fn bit(&mut self) -> Option<u64> {
        let byte = self.bytes.get(self.position / 8)?;
        let bit = byte >> (7 - self.position % 8) & 1;
        self.position += 1;
        Some(u64::from(bit))
    }

    /// A number of at most 64 bits.
    pub(crate) fn bits(&mut self, count: u32) -> Option<u64> {
        (0..count).try_fold(0, |number, _| Some(number << 1 | self.bit()?))
    }

    /// A number in Rice code; `k` is below 64.
    pub(crate) fn rice(&mut self, k: u32) -> Option<u64> {
        let mut high = 0u64;
        while self.bit()? == 1 {
            high += 1;
        }
        let high = high.checked_shl(k).filter(|&shifted| shifted >> k == high)?;
        Some(high | self.bits(k)?)
    }

    /// A number in Elias gamma code, below 2 to the power of 32.
    pub(crate) fn gamma(&mut self) -> Option<u64> {
        let mut length = 0;
        while self.bit()? == 0 {
            length += 1;
            if length > 31 {
                return None;
            }
        }
        Some(1 << length | self.bits(length)?)
    }

    /// Whether nothing is left but zeros that fill up the last byte.
    pub(crate) fn ends_here(mut self) -> bool {
        let padding = self.bytes.len() * 8 - self.position;
        padding < 8 && self.bits(padding as u32) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let mut rng = fastrand::Rng::with_seed(1);
        let numbers: Vec<u64> = (0..1000).map(|i| rng.u64(1..2 << (i % 11))).collect();
        let mut writer = BitWriter::default();
        for &number in &numbers {
            writer.rice(number, 4);
            writer.gamma(number);
            writer.bits(number, 12);
        }
        let bytes = writer.into_bytes();
        let mut reader = BitReader::new(&bytes);
        for &number in &numbers {
            assert_eq!(reader.rice(4), Some(number));
            assert_eq!(reader.gamma(), Some(number));
            assert_eq!(reader.bits(12), Some(number));
        }
        assert!(reader.ends_here());
    }

    #[test]
    fn where_the_bytes_end_nothing_is_read() {
        let mut reader = BitReader::new(&[0xff, 0x00]);
        assert_eq!(reader.rice(9), None);
        assert_eq!(BitReader::new(&[]).gamma(), None);
        assert_eq!(BitReader::new(&[0; 9]).gamma(), None);
        assert!(!BitReader::new(&[0]).ends_here());
    }
}
