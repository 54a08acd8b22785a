//! What comes before a battle: the printed tables, warbands, and the workbench.

mod agreed;
mod bench;
mod bench_laws;
mod bench_unit;
mod book;
mod examples;
mod faults;
mod laws;
mod match_cost;
mod mind;
mod permissions;
mod pictures;
mod presses;
mod rosters;
mod samples;
mod why;

use dragon_rampant::roster::Warband;
use umpire_engine::table::Roster;

/// Three units that break nothing, and cost 6 together.
const THREE: &str = "unit scouts leader / unit scouts / unit scouts";

/// A text as a warband, or what is wrong with it and what would be right, line by line.
fn read(text: &str) -> Result<Warband, Vec<String>> {
    let mut wrong = Vec::new();
    let warband = Warband::read(Warband::VERSION, text, &mut |remark| {
        wrong.push(format!("{}: {}; {}", remark.code, remark.wrong, remark.right));
    });
    warband.ok_or(wrong)
}

/// A warband that reads.
#[track_caller]
fn warband(text: &str) -> Warband {
    read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

/// A warband of three plain units and this one.
#[track_caller]
fn with_unit(unit: &str) -> Warband {
    warband(&format!("warband \"T\" / {THREE} / unit {unit}"))
}

/// What is wrong with a warband of three plain units and this one.
#[track_caller]
fn wrong_unit(unit: &str) -> Vec<String> {
    read(&format!("warband \"T\" / {THREE} / unit {unit}")).expect_err(unit)
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

/// What its owner should mind.
fn minded(warband: &Warband) -> Vec<String> {
    let mut lines = Vec::new();
    warband.mind(&mut |line| lines.push(line.to_string()));
    lines
}
