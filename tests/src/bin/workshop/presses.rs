//! `cargo presses`: how many presses the most common things take.

use umpire_tests::presses::{Row, file, page, rows};

use crate::shell::Failed;

/// Measures, prints the table, and writes it with `UPDATE=1`; else fails where something takes more than it says.
pub(crate) fn presses() -> Result<(), Failed> {
    let rows = rows();
    let page = page(&rows);
    println!("{page}");
    if std::env::var_os("UPDATE").is_some() {
        return std::fs::write(file(), page).map_err(|why| Failed(format!("{}: {why}", file().display())));
    }
    match rows.iter().find(|row| !row.holds()) {
        Some(Row { name, now, .. }) => Err(Failed(format!("{name}: {now} presses, more than in the report"))),
        None => Ok(()),
    }
}
