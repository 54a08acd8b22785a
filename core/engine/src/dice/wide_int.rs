//! Whole numbers of 448 bits: the ways 48 dice of 100 sides can fall have 319.

use core::cmp::Ordering;

/// Digits of 32 bits.
const DIGITS: usize = 14;

/// A whole number, the low digits first. What passes the last digit is lost; no pool comes near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WideInt([u32; DIGITS]);

impl WideInt {
    pub(super) const ZERO: WideInt = WideInt([0; DIGITS]);
    pub(super) const ONE: WideInt = WideInt::of(1);

    pub(super) const fn of(n: u32) -> Self {
        let mut digits = [0; DIGITS];
        digits[0] = n;
        WideInt(digits)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.iter().all(|digit| *digit == 0)
    }

    /// Times a number below 2¹⁶: both halves of a digit fit a register, and the M0+ has no longer product.
    #[must_use]
    pub(super) fn times(mut self, n: u32) -> Self {
        debug_assert!(n < 1 << 16);
        let mut carry = 0;
        for digit in &mut self.0 {
            let low = (*digit & 0xffff) * n + carry;
            let high = (*digit >> 16) * n + (low >> 16);
            (*digit, carry) = (high << 16 | low & 0xffff, high >> 16);
        }
        self
    }

    /// Divided by a number below 2¹⁶ that it is a multiple of.
    #[must_use]
    pub(super) fn divided_by(mut self, n: u32) -> Self {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let high = rest << 16 | *digit >> 16;
            let low = ((high % n) << 16) | *digit & 0xffff;
            (*digit, rest) = (((high / n) << 16) | (low / n), low % n);
        }
        self
    }

    #[must_use]
    pub(super) fn plus(mut self, other: &WideInt) -> Self {
        let mut carry = false;
        for (digit, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = digit.overflowing_add(more);
            let (sum, again) = sum.overflowing_add(carry.into());
            (*digit, carry) = (sum, over | again);
        }
        self
    }

    /// Minus a number that is no larger.
    #[must_use]
    pub(super) fn minus(mut self, other: &WideInt) -> Self {
        let mut borrow = false;
        for (digit, less) in self.0.iter_mut().zip(other.0) {
            let (left, under) = digit.overflowing_sub(less);
            let (left, again) = left.overflowing_sub(borrow.into());
            (*digit, borrow) = (left, under | again);
        }
        self
    }

    /// The quotient by another, where that is less than 2¹⁶.
    pub(super) fn quotient(mut self, by: &WideInt) -> u16 {
        let mut quotient = 0;
        for bit in (0..16).rev() {
            let much = by.times(1 << bit);
            if self >= much {
                self = self.minus(&much);
                quotient |= 1 << bit;
            }
        }
        quotient
    }
}

impl Ord for WideInt {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for WideInt {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
