//! What is wrong with a roster, as a rulebook knows it.

use core::fmt::{self, Display, Write};

use crate::table::roster::Remark;

/// Why a text is no roster, or one that may not play; what is wrong is its [`Display`].
pub trait RosterFault: Display {
    /// Whether it can be read, and only breaks a rule.
    fn reads(&self) -> bool;

    /// The checklist's code for it; empty where it is no rule.
    fn code(&self) -> &'static str;

    /// Writes what would be right.
    fn write_right(&self, out: &mut dyn Write) -> fmt::Result;
}

/// Says what is wrong, with what would be right.
#[inline(never)]
pub fn report(fault: &dyn RosterFault, say: &mut dyn FnMut(Remark<'_>)) {
    say(Remark { reads: fault.reads(), code: fault.code(), wrong: fault, right: &Right(fault) });
}

struct Right<'f>(&'f dyn RosterFault);

impl Display for Right<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_right(f)
    }
}
