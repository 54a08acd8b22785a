//! Keys told apart without a branch: none of them takes longer than another.

use crate::key::Key;

/// Some keys, a bit each.
#[derive(Clone, Copy)]
pub(crate) struct KeySet(u32);

impl KeySet {
    const fn of<const N: usize>(keys: [Key; N]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < N {
            bits |= 1 << keys[at] as u32;
            at += 1;
        }
        KeySet(bits)
    }

    /// 1 where it is among them.
    pub(crate) const fn bit(self, key: Key) -> u32 {
        self.0 >> key as u32 & 1
    }

    /// Whether it is among them.
    pub(crate) const fn has(self, key: Key) -> bool {
        self.bit(key) == 1
    }
}

pub(crate) const ARROWS: KeySet = KeySet::of([Key::Left, Key::Right, Key::Up, Key::Down]);
pub(crate) const LEFT_UP: KeySet = KeySet::of([Key::Left, Key::Up]);
pub(crate) const LEFT_DOWN: KeySet = KeySet::of([Key::Left, Key::Down]);
