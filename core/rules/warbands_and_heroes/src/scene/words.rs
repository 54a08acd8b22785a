//! Names that players gave: of Units, classes, attacks, remarks; and who belongs together.

use core::fmt::{self, Write};

use crate::book::{Class, MAX_ATTACKS, PrintedClass};
use crate::state::Battle;
use umpire_engine::table::{MAX_SEATS, PieceId, Scene, Seat, SeatSet};

// What the numbers of given names stand for.
const ATTACKS: u8 = 0;
const NOTES: u8 = 80;
const CLASSES: u8 = 160;
const ALLIANCES: u8 = 200;
const ALLIES: u8 = ALLIANCES + MAX_SEATS as u8;

/// The name of a class's attack.
pub(crate) const fn attack_word(class: u8, attack: u8) -> u8 {
    ATTACKS + class * MAX_ATTACKS as u8 + attack
}

/// The remark on a class's attack.
pub(crate) const fn note_word(class: u8, attack: u8) -> u8 {
    NOTES + class * MAX_ATTACKS as u8 + attack
}

/// The name of a class.
pub(crate) const fn class_word(class: u8) -> u8 {
    CLASSES + class
}

/// An alliance and who is in it.
pub(crate) const fn alliance_word(letter: u8) -> u8 {
    ALLIANCES + letter
}

/// Who is in an alliance.
pub(crate) const fn allies_word(letter: u8) -> u8 {
    ALLIES + letter
}

/// Writes what such a number stands for.
pub(super) fn write_given(b: &Battle, word: u8, out: &mut dyn Write) -> fmt::Result {
    let of = |at: u8| (at / MAX_ATTACKS as u8, usize::from(at % MAX_ATTACKS as u8));
    match word {
        ALLIES.. => write_seats(b, allies(b, word - ALLIES), "", out),
        ALLIANCES.. => write_alliance(b, word - ALLIANCES, out),
        CLASSES.. => write_class(b, word - CLASSES, out),
        NOTES.. => {
            let (class, attack) = of(word - NOTES);
            whole_class(b, class).attacks.get(attack).map_or(Ok(()), |attack| out.write_str(&attack.note))
        }
        _ => {
            let (class, attack) = of(word);
            whole_class(b, class).attacks.get(attack).map_or(Ok(()), |attack| out.write_str(&attack.name))
        }
    }
}

/// A class with its words.
#[inline(never)]
pub(super) fn whole_class(b: &Battle, class: u8) -> Class {
    let own = class.checked_sub(PrintedClass::ALL.len() as u8);
    let printed = PrintedClass::ALL.get(usize::from(class)).copied().unwrap_or(PrintedClass::Warriors);
    own.and_then(|own| b.words.get(own)).unwrap_or_else(|| printed.class())
}

fn write_class(b: &Battle, class: u8, out: &mut dyn Write) -> fmt::Result {
    match PrintedClass::ALL.get(usize::from(class)) {
        Some(printed) => out.write_str(printed.name()),
        None => out.write_str(&whole_class(b, class).name),
    }
}

/// `A: Ann, Bob`; where nobody is in it yet, its letter.
fn write_alliance(b: &Battle, letter: u8, out: &mut dyn Write) -> fmt::Result {
    out.write_char((b'A' + letter) as char)?;
    write_seats(b, allies(b, letter), ": ", out)
}

/// The sides of one letter.
fn allies(b: &Battle, letter: u8) -> SeatSet {
    b.seats().iter().filter(|seat| b.sides[seat.index()].alliance == letter).collect()
}

/// Names one after the other.
fn write_seats(b: &Battle, seats: SeatSet, first: &str, out: &mut dyn Write) -> fmt::Result {
    let scene: &dyn Scene = b;
    for (at, seat) in seats.iter().enumerate() {
        out.write_str(if at == 0 { first } else { ", " })?;
        out.write_str(scene.name_of(seat))?;
    }
    Ok(())
}

/// Numbers that tell like Units apart.
const ROMAN: [&str; 13] = ["", " I", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X", " XI", " XII"];

/// Writes what a Unit is called.
pub(super) fn write_unit(b: &Battle, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
    let unit = b.unit(piece);
    match unit.name.as_str() {
        "" => write_class(b, unit.class, out)?,
        name => out.write_str(name)?,
    }
    match ROMAN.get(usize::from(unit.like)) {
        Some(roman) => out.write_str(roman),
        None => write!(out, " {}", unit.like),
    }
}

/// Writes what scripts call it: its side, and its place there.
pub(super) fn write_id(b: &Battle, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
    let seat: Seat = b.seat_of(piece);
    let before = b.units[..usize::from(piece.0)].iter().filter(|unit| unit.seat == seat).count();
    write!(out, "{}-{}", seat.id(), before + 1)
}
