//! What comes before a battle and between battles.

mod bench;
mod book;
mod captains;
mod classes;
mod device;
mod faults;
mod pictures;
mod rosters;
mod stored;
mod upkeep;
mod why;

use umpire_engine::table::Roster;
use warbands_and_heroes::roster::Warband;

/// A text as a warband, or what is wrong with it and what would be right, line by line.
fn read(text: &str) -> Result<Warband, Vec<String>> {
    let mut wrong = Vec::new();
    let warband = Warband::read(Warband::VERSION, text, &mut |remark| {
        wrong.push(format!("{}: {}; {}", remark.code, remark.wrong, remark.right));
    });
    warband.ok_or(wrong)
}

/// A warband that reads.
fn warband(text: &str) -> Warband {
    read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

/// A warband as text.
fn text(warband: &Warband) -> String {
    let mut text = String::new();
    warband.write(&mut text).expect("a string takes all");
    text
}

/// A warband as bytes.
fn bytes(warband: &Warband) -> Vec<u8> {
    let mut bytes = Vec::new();
    warband.encode(&mut |piece| bytes.extend_from_slice(piece));
    bytes
}
