//! A panel in memory.

/// Pixels of a side of the panel.
pub const SIDE: usize = 240;
/// Bytes of a row.
pub const STRIDE: usize = SIDE * 2;

/// 240 rows of 240 pixels, RGB565 with the high byte first, as the wire wants them. Its rows begin on
/// whole words, so that they can be summed two pixels at a time.
#[repr(align(4))]
pub struct FrameBuffer {
    bytes: [u8; SIDE * STRIDE],
}

impl FrameBuffer {
    /// A black panel.
    pub const fn new() -> Self {
        FrameBuffer { bytes: [0; SIDE * STRIDE] }
    }

    /// Some rows, to send.
    pub fn rows(&self, top: u16, count: u16) -> &[u8] {
        &self.bytes[usize::from(top) * STRIDE..][..usize::from(count) * STRIDE]
    }

    /// All rows, to split and draw into.
    pub fn as_bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// One pixel.
    pub fn rgb565(&self, x: usize, y: usize) -> u16 {
        let at = y * STRIDE + x * 2;
        u16::from_be_bytes([self.bytes[at], self.bytes[at + 1]])
    }
}

impl Default for FrameBuffer {
    fn default() -> Self {
        FrameBuffer::new()
    }
}
