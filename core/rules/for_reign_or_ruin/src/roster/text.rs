//! An army as text: what players write by hand, and what files and the console hold.

use core::fmt::{self, Write};

use super::Army;
use umpire_engine::table::{Remark, write_quoted};

/// Writes it.
pub(super) fn write(army: &Army, out: &mut dyn Write) -> fmt::Result {
    out.write_str("army ")?;
    write_quoted(&army.name, out)
}

/// Reads it.
pub(super) fn read(_line: &str, _say: &mut dyn FnMut(Remark<'_>)) -> Option<Army> {
    None
}
