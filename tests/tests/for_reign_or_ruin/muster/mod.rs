//! Armies: cards, text, workbench.

mod after;
mod bench;
mod bench_fields;
mod bench_laws;
mod examples;
mod faults;
mod fields;
mod laws;
mod pictures;
mod pieces;
mod presses;
mod random_army;
mod texts;

use for_reign_or_ruin::roster::Army;
use umpire_engine::table::Roster;

/// A text as an army, or what is wrong with it and what would be right, line by line.
fn read(text: &str) -> Result<Army, Vec<String>> {
    let mut wrong = Vec::new();
    let army = Army::read(Army::VERSION, text, &mut |remark| {
        wrong.push(format!("{}: {}; {}", remark.code, remark.wrong, remark.right));
    });
    army.ok_or(wrong)
}

/// An army that reads.
#[track_caller]
fn army(text: &str) -> Army {
    read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

/// An army of this element alone.
#[track_caller]
fn with(element: &str) -> Army {
    army(&format!("army \"T\" / {element}"))
}

/// What is wrong with an army of these.
#[track_caller]
fn wrong(elements: &str) -> Vec<String> {
    read(&format!("army \"T\" / {elements}")).expect_err(elements)
}

/// An army as text.
fn text(army: &Army) -> String {
    let mut text = String::new();
    army.write(&mut text).expect("a string takes all");
    text
}

/// An army as bytes.
fn bytes(army: &Army) -> Vec<u8> {
    let mut bytes = Vec::new();
    army.encode(&mut |piece| bytes.extend_from_slice(piece));
    bytes
}

/// What is said of an army, line by line.
fn lines(tell: impl FnOnce(&mut dyn FnMut(&dyn std::fmt::Display))) -> Vec<String> {
    let mut lines = Vec::new();
    tell(&mut |line| lines.push(line.to_string()));
    lines
}
