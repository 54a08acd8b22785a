//! Several dice thrown together, and what each must show.

use core::fmt;

use heapless::Vec;

use crate::dice::Die;

/// The most dice that are thrown at once.
pub const MAX_DICE: usize = 48;

/// The faces of one throw, in order.
pub type Faces = Vec<u8, MAX_DICE>;

/// Some dice of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pool {
    /// How many: [`MAX_DICE`] at most.
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
    pub value: i16,
}

impl Need {
    /// This number or more.
    pub const fn at_least(value: u8) -> Self {
        Need { op: Op::AtLeast, value: value as i16 }
    }

    /// How many faces of a die will do.
    pub fn faces(self, die: Die) -> u8 {
        (1..=die.sides()).filter(|&face| self.met_by(face)).count() as u8
    }

    /// Whether a face will do.
    pub const fn met_by(self, face: u8) -> bool {
        self.met_by_total(face as i16)
    }

    /// Whether a sum will do.
    pub const fn met_by_total(self, total: i16) -> bool {
        match self.op {
            Op::AtLeast => total >= self.value,
            Op::AtMost => total <= self.value,
            Op::Above => total > self.value,
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
