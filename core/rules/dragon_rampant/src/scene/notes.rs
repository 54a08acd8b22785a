//! What is so now and cannot be seen on the table: spells in play, sides that are shaken, then what lasts.

use crate::book::{LeaderTrait, Quest, Scenario, Special, Spell};
use crate::state::{Battle, UnitId};
use umpire_engine::table::{Arg, OptionKey, Seat, Words};

/// Where a line goes.
type Say<'a> = &'a mut dyn FnMut(Option<Seat>, Words);

/// What matters at this moment first.
pub(super) fn say(b: &Battle, say: Say) {
    for (caster, cast) in b.ongoing() {
        say(Some(b.seat_of(caster)), Words::with2("{}: {}", cast.target, short(cast.spell)));
    }
    for (id, unit) in (0..).map(UnitId).zip(&b.units) {
        if unit.on_table() && unit.is_battered() {
            say(Some(unit.seat), Words::with("{}: Battered", id));
        }
    }
    b.seats().iter().for_each(|seat| side(b, seat, &mut |words| say(Some(seat), words)));
    if b.last_turn {
        say(None, Words::of("This is the last turn"));
    }
    if b.scenario != Scenario::None {
        say(None, Words::of(b.scenario.name()));
    }
    b.house.iter().for_each(|rule| say(None, Words::of(rule.name())));
}

fn side(b: &Battle, seat: Seat, say: &mut dyn FnMut(Words)) {
    let side = b.side(seat);
    if b.turn == 0 {
        return;
    }
    say(Words::with("{} units on the table", b.fielded(seat).len() as u8));
    if side.half_lost {
        say(Words::of("Half the Warband: Courage -1"));
    }
    if side.leader_lost {
        say(Words::of("No Leader: no +1, no trait"));
    }
    if side.leader_trait.is_none() && !side.own_trait.is_empty() {
        say(Words::with("Leader: {}", b.own_trait(seat)));
    }
    // The March alone outlives its Leader (AMB-113).
    let lasts = |own: &LeaderTrait| !side.leader_lost || *own == LeaderTrait::UnstoppableMarch;
    if let Some(own) = side.leader_trait.filter(lasts) {
        say(Words::with(if side.trait_used { "{}: used" } else { "Leader: {}" }, own.name()));
    }
    if let Some(race) = side.hates {
        say(Words::with("Hates {}", Arg::Given(race)));
    }
}

/// A spell in a word: a line has the name of a unit, too.
const fn short(spell: Spell) -> &'static str {
    match spell {
        Spell::AlmightyProd => "Prod",
        Spell::BanishFear => "no fear",
        Spell::HealThee => "healed",
        Spell::BefuddleThee => "befuddled",
        Spell::BogThee => "in a bog",
        Spell::DragonsBreath => "in smoke",
        Spell::PowerBolt => "Bolt",
        Spell::SharperBlades => "Blades",
        Spell::StrongerShields => "Shields",
        Spell::SodOff => "Sod-off",
    }
}

/// The second line of a row: when a Quest is fulfilled, by what it was judged, whom a charge must reach.
pub(super) fn of_row(b: &Battle, question: &str, row: OptionKey) -> Words {
    let quest = Quest::ALL.into_iter().find(|quest| quest.id() == row.word);
    let seat = Seat(row.number.saturating_sub(1));
    match (question, quest) {
        ("judged", Some(quest)) => b.judge(seat, quest).1,
        ("judged", None) if row.word == "trait" => Words::of("Played as the trait says"),
        ("judged", None) => Words::of("All models pre-1984"),
        ("quests", Some(quest)) => Words::of(quest.gist()),
        ("wild", _) => wild(b, row),
        _ => Words::NONE,
    }
}

fn wild(b: &Battle, row: OptionKey) -> Words {
    let hated = row.piece.and_then(|unit| b.side(b.seat_of(unit)).hates);
    let wild = row.piece.is_some_and(|unit| b.profile(unit).specials.has(Special::WildCharge));
    match hated {
        Some(race) if row.word == "hated" => Words::with("of {}: it needs no dice", Arg::Given(race)),
        Some(race) if !wild => Words::with("reaches one of {}", Arg::Given(race)),
        _ => Words::of("sees and reaches an enemy"),
    }
}
