//! A set of a few things that can be numbered, a bit each.

use core::fmt::Debug;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, Not, Shl};

use crate::table::PieceId;

/// Something that can be in an [`EnumSet`]: each has a number of its own.
pub trait Member: Copy + Eq + Debug {
    /// Its bit.
    fn bit(self) -> u32;

    /// The one this bit stands for.
    fn of_bit(bit: u32) -> Self;
}

/// The bits of a set: an unsigned number.
pub trait SetBits:
    Copy
    + Eq
    + Debug
    + From<u8>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
{
    /// No bit set.
    const ZERO: Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The lowest bit that is set, where one is.
    fn lowest(self) -> Option<u32>;

    /// All but the lowest bit that is set: by a subtraction, as a Cortex-M0+ has no long shift.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty)*) => {
        $(impl SetBits for $number {
            const ZERO: Self = 0;

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn lowest(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }

            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        })*
    };
}
bits!(u8 u16 u32 u64 u128);

/// Several of a kind, each once: in so many bits as there may be of them. Two sides of forty pieces need `u128`.
///
/// ```
/// use umpire_engine::table::{EnumSet, PieceId};
///
/// let both_sides: EnumSet<PieceId, u128> = (0..80).map(PieceId).collect();
/// assert_eq!(both_sides.len(), 80);
/// let (first, rest) = (PieceId(64), both_sides.without(PieceId(79)));
/// assert!(rest.has(first) && !rest.has(PieceId(79)));
/// assert!(both_sides.except(rest).iter().eq([PieceId(79)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct EnumSet<T, B = u32>(B, PhantomData<T>);

impl<T: Member, B: SetBits> EnumSet<T, B> {
    /// None of them.
    pub const EMPTY: Self = EnumSet(B::ZERO, PhantomData);

    fn mask(item: T) -> B {
        B::from(1) << item.bit()
    }

    /// Those whose bits these are.
    pub const fn of_bits(bits: B) -> Self {
        EnumSet(bits, PhantomData)
    }

    /// A bit for each.
    pub fn bits(self) -> B {
        self.0
    }

    /// This one only.
    pub fn one(item: T) -> Self {
        Self::of_bits(Self::mask(item))
    }

    /// These, and one more.
    #[must_use]
    pub fn and(self, item: T) -> Self {
        Self::of_bits(self.0 | Self::mask(item))
    }

    /// These, and one more where it is so.
    #[must_use]
    pub fn and_if(self, so: bool, item: T) -> Self {
        if so { self.and(item) } else { self }
    }

    /// These without one.
    #[must_use]
    pub fn without(self, item: T) -> Self {
        Self::of_bits(self.0 & !Self::mask(item))
    }

    /// These and those.
    #[must_use]
    pub fn union(self, others: Self) -> Self {
        Self::of_bits(self.0 | others.0)
    }

    /// These, and none of those.
    #[must_use]
    pub fn except(self, others: Self) -> Self {
        Self::of_bits(self.0 & !others.0)
    }

    /// Those that are in both.
    #[must_use]
    pub fn both(self, others: Self) -> Self {
        Self::of_bits(self.0 & others.0)
    }

    /// Whether this is one of them.
    pub fn has(self, item: T) -> bool {
        self.0 & Self::mask(item) != B::ZERO
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == B::ZERO
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Every one of them, the lowest bit first.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let first = rest.first()?;
            rest = Self::of_bits(rest.0.without_lowest());
            Some(first)
        })
    }

    /// The one with the lowest bit.
    pub fn first(self) -> Option<T> {
        self.0.lowest().map(T::of_bit)
    }
}

impl<T: Member, B: SetBits> Default for EnumSet<T, B> {
    fn default() -> Self {
        EnumSet::EMPTY
    }
}

impl<T: Member, B: SetBits> FromIterator<T> for EnumSet<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(EnumSet::EMPTY, EnumSet::and)
    }
}

/// Pieces, in as many bits as the largest id needs.
impl Member for PieceId {
    fn bit(self) -> u32 {
        self.0.into()
    }

    fn of_bit(bit: u32) -> Self {
        PieceId(bit as u8)
    }
}
