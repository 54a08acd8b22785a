//! What is so now and cannot be seen on the table: walls, what waits, who is Shaken; then what lasts.

use super::words::alliance_word;
use crate::book::{CaptainTrait, HouseRule};
use crate::state::{Battle, Flag, Place, UnitId};
use umpire_engine::table::{Arg, Seat, Words};

/// Where a line goes.
type Say<'a> = &'a mut dyn FnMut(Option<Seat>, Words);

/// What matters at this moment first.
pub(super) fn say(b: &Battle, say: Say) {
    for (id, unit) in (0..).map(UnitId).zip(&b.units) {
        if !unit.in_play() {
            continue;
        }
        let seat = Some(unit.seat);
        if unit.pending > 0 {
            let words = if unit.is_doomed() { "{}: doomed, -{} due" } else { "{}: -{} due" };
            say(seat, Words::with2(words, id, unit.pending));
        }
        if unit.is(Flag::Wall) {
            let words = if unit.is(Flag::WallStill) { "{}: wall, +1 die" } else { "{}: wall" };
            say(seat, Words::with(words, id));
        }
        if unit.is(Flag::Shaken) {
            say(seat, Words::with("{}: Shaken", id));
        }
        if unit.is(Flag::Damaged) {
            say(seat, Words::with("{}: damaged", id));
        }
    }
    for seat in b.seats().iter() {
        side(b, seat, &mut |words| say(Some(seat), words));
    }
    for rule in b.house.changed() {
        let words = Words::with2("{}: {}", rule.name(), rule.setting(true));
        say(None, words);
        if rule == HouseRule::RangedLimit {
            say(None, Words::with("Ranged within {}", b.house.ranged_limit));
        }
    }
}

fn side(b: &Battle, seat: Seat, say: &mut dyn FnMut(Words)) {
    let all = b.units_where(|_, unit| unit.seat == seat).len() as u8;
    say(Words::with2("{} of {} in play", b.in_play(seat).len() as u8, all));
    let letter = b.sides[seat.index()].alliance;
    if b.seats().without(seat).iter().any(|other| b.allied(seat, other)) {
        say(Words::with("Alliance {}", Arg::Given(alliance_word(letter))));
    }
    let waits = b.units_where(|_, unit| unit.seat == seat && unit.place == Place::Waits).len() as u8;
    if waits > 0 {
        say(Words::with("{} come later", waits));
    }
    if !b.captains(CaptainTrait::Dangerous, |other| other == seat).is_empty() && b.round > 0 {
        say(Words::with("Rerolls left: {}", b.sides[seat.index()].rerolls));
    }
}
