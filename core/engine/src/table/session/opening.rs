//! What a game starts from, beside its answers.

/// The most bytes of an opening: two armies of forty, or six of a dozen. With what the store writes before it, it fits
/// one sector of flash.
pub const MAX_OPENING: usize = 3_840;

/// What a game starts from, as bytes: a saved game carries them, and every check of its tape covers them.
pub trait Opening: Clone + Default {
    /// Hands its bytes out, one piece after the other. By default there are none.
    fn encode(&self, _: &mut dyn FnMut(&[u8])) {}

    /// Reads it back; none where the bytes are not as `encode` made them.
    fn decode(bytes: &[u8]) -> Option<Self> {
        bytes.is_empty().then(Self::default)
    }

    /// The same in the place of this one, which is lost: where the bytes are of none, this is the default, or as it was. One
    /// that is large writes it there at once.
    #[inline(never)] // an opening lies on the stack meanwhile
    fn decode_in_place(&mut self, bytes: &[u8]) -> bool {
        Self::decode(bytes).map(|opening| *self = opening).is_some()
    }
}

/// A game that always starts the same.
impl Opening for () {}
