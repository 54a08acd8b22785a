//! Several dice thrown together, and what each must show.

use core::fmt;

use heapless::Vec;

use super::Die;

/// The faces of one throw, in the order they lie.
pub type Faces = Vec<u8, 12>;

/// Some dice of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pool {
    /// How many: 12 at most.
    pub count: u8,
    /// Which.
    pub die: Die,
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.count, self.die)
    }
}

/// How a face is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Op {
    /// The number or more.
    AtLeast,
    /// The number or less.
    AtMost,
    /// More than the number.
    Above,
}

impl Op {
    /// The sign of it.
    pub const fn sign(self) -> &'static str {
        match self {
            Op::AtLeast => ">=",
            Op::AtMost => "<=",
            Op::Above => ">",
        }
    }
}

/// What a die must show to succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Need {
    /// How a face is compared.
    pub op: Op,
    /// With what.
    pub value: u8,
}

impl Need {
    /// This number or more.
    pub const fn at_least(value: u8) -> Self {
        Need { op: Op::AtLeast, value }
    }

    /// Whether every face will do: a die on a table, whose number is all that matters.
    pub const fn is_any(self) -> bool {
        matches!(self.op, Op::AtLeast) && self.value <= 1
    }

    /// Whether a face will do.
    pub const fn met_by(self, face: u8) -> bool {
        match self.op {
            Op::AtLeast => face >= self.value,
            Op::AtMost => face <= self.value,
            Op::Above => face > self.value,
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.op {
            Op::AtLeast => write!(f, "{}+", self.value),
            Op::AtMost => write!(f, "{}-", self.value),
            Op::Above => write!(f, ">{}", self.value),
        }
    }
}
