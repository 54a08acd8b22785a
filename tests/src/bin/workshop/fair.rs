//! `cargo fair`: every die asked at length whether it is fair.

use std::fs;

use umpire_tests::fair::report;

use crate::shell::{Failed, root};

/// Faces of each die, drawn in each way.
const FACES: u64 = 100_000_000;

/// Asks, prints the table, and keeps it.
pub(crate) fn fair() -> Result<(), Failed> {
    let (text, good) = report::page(FACES, &|done| println!("    {done}"));
    println!("\n{text}");
    let file = root().join("tests/reports/fair.md");
    fs::write(&file, text).map_err(|error| Failed(format!("{}: {error}", file.display())))?;
    if good { Ok(()) } else { Err(Failed("dice that are not sound, or wrong ones that were not caught".into())) }
}
