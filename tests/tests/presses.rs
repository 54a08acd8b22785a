//! What players do most often takes no more presses than the report in the tree says.

use umpire_tests::aloud::say;
use umpire_tests::presses::{file, page, rows};

#[test]
fn nothing_takes_more_presses_than_it_did() {
    let rows = rows();
    say("presses", &format!("{} things, {} presses", rows.len(), rows.iter().map(|row| row.now).sum::<usize>()));
    if std::env::var_os("UPDATE").is_some() {
        return std::fs::write(file(), page(&rows)).expect("the folder of reports can be written");
    }
    let worse = rows.iter().filter(|row| !row.holds()).map(|row| (row.name, row.most, row.now));
    let worse: Vec<_> = worse.collect();
    assert!(worse.is_empty(), "a thing, what the report allows, and what it takes: {worse:?}");
}
