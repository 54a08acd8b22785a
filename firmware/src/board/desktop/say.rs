//! Standard output and standard error, which may be full, or closed by whoever read them.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The exit code of a program whose output took not all of it, or whose input broke off: EX_IOERR of sysexits.h.
pub(super) const IO_ERROR: u8 = 74;

/// Writes to standard output; what to end with where it took not all.
pub(super) fn print(text: impl Display) -> Result<(), ExitCode> {
    let mut out = io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).map_err(|why| not_written(&why))
}

/// Says why standard output ended, and what to end with. Whoever closed a pipe knows why.
pub(super) fn not_written(why: &io::Error) -> ExitCode {
    if why.kind() != ErrorKind::BrokenPipe {
        complain(format_args!("standard output takes no more: {why}"));
    }
    ExitCode::from(IO_ERROR)
}

/// Writes a sentence to standard error. Where that fails, there is nobody left to tell.
pub(super) fn complain(text: impl Display) {
    let _ = writeln!(io::stderr(), "umpire: {text}");
}
