//! What is so now and cannot be seen on the table: who is blocked, what is free, the Omen; then what lasts.

use crate::book::house::Omen;
use crate::book::{Bond, DEPLOYMENTS, SCENARIOS, Scenario, SetupRow, Terrain};
use crate::state::{Credit, ElementId, Marker, Mode, State};
use umpire_engine::table::{Arg, Seat, Words};

/// Where a line goes.
type Say<'a> = &'a mut dyn FnMut(Option<Seat>, Words);

const SEATS: [Seat; 2] = [Seat::RED, Seat::BLUE];

/// How it stands, what matters at this moment, then the warbands, then the game.
pub(super) fn say(s: &State, say: Say) {
    standing(s, &mut |words| say(None, words));
    for seat in SEATS {
        let mut own = |words| say(Some(seat), words);
        turn(s, seat, &mut own);
        round(s, seat, &mut own);
        score(s, seat, &mut own);
    }
    for seat in SEATS {
        warband(s, seat, &mut |words| say(Some(seat), words));
    }
    game(s, &mut |words| say(None, words));
}

/// The score, and what lies on the table.
fn standing(s: &State, say: &mut dyn FnMut(Words)) {
    if s.round == 0 {
        return;
    }
    let both = |of: &dyn Fn(Seat) -> u8| SEATS.map(of);
    let off = |seat| s.markers.iter().filter(|marker| **marker == Marker::Off(seat)).count() as u8;
    let [red, blue] = both(&|seat| s.live_points(seat));
    say(Words::with2("Points left: {} to {}", red, blue));
    if s.whole && s.scenario == Scenario::CaptureTheFlags {
        let [red, blue] = both(&off);
        say(Words::with2("Flags off: {} to {}, 2 win", red, blue));
    }
    if let [Some(red), Some(blue)] = SEATS.map(|seat| s.side(seat).strips) {
        say(Words::with2("Strips held: {} to {}", red, blue));
    }
    if let Some(last) = s.last_round() {
        say(Words::with("The last Round is {}", last));
    }
    let mut kinds = Terrain::ALL.iter().filter(|(kind, ..)| s.has(*kind)).map(|(_, _, name)| *name);
    while let Some(kind) = kinds.next() {
        say(match kinds.next() {
            Some(other) => Words::with2("Terrain: {}, {}", kind, other),
            None => Words::with("Terrain: {}", kind),
        });
    }
}

/// Who may not act, and what is free (RR-DEV-3).
fn turn(s: &State, seat: Seat, say: &mut dyn FnMut(Words)) {
    let side = s.side(seat);
    for id in side.last_acted.iter().filter(|id| s.is_blocked(*id)) {
        say(Words::with("Acted last: {}", id));
    }
    let in_play = |id: ElementId| s.element(id).in_play();
    for credit in &side.credits {
        match *credit {
            Credit::NextAction => say("Next Action is free".into()),
            Credit::Next => say("Next Action/Reaction free".into()),
            Credit::ActionOf(id) if in_play(id) => say(Words::with("Free Action: {}", id)),
            Credit::Of(id, _) if in_play(id) => say(Words::with("Free counter: {}", id)),
            Credit::ActionOf(_) | Credit::Of(..) => {}
        }
    }
    if s.round > 0 && s.bound(seat, Bond::Discipline) {
        for (acted, words) in side.round.acted.into_iter().zip(["First Action is free", "First Reaction is free"]) {
            if !acted {
                say(words.into());
            }
        }
    }
}

/// What lasts for this Round, or until it is used.
fn round(s: &State, seat: Seat, say: &mut dyn FnMut(Words)) {
    let side = s.side(seat);
    if let Some(face) = side.round.omen {
        let by_round = s.house.is(Omen::PerRound);
        say(match side.round.omen_turn {
            Some(_) if by_round => Words::with("Omen {}, used", face),
            Some(turn) if turn == s.turn => Words::with("Omen {}, used this Turn", face),
            _ => Words::with("Omen {}", face),
        });
    }
    let plan = s.of(seat).map(|(_, e)| e.mode).find(|mode| *mode != Mode::None);
    let plan = plan.map(|mode| match mode {
        Mode::None => "",
        Mode::Fury => "Plan: Fury 1 better",
        Mode::Guile => "Plan: Guile 1 better",
        Mode::Mov => "Plan: move a band more",
        Mode::Rng => "Plan: reach a band more",
    });
    let so = [
        (side.defiant, "Next Will has a Bonus"),
        (side.round.banked, "Holds a banked die"),
        (side.round.offered, "Temptors' offer is made"),
        (side.round.pack, "The pack has hunted"),
    ];
    let so = so.into_iter().filter(|(so, _)| *so).map(|(_, words)| words);
    plan.into_iter().chain(so).for_each(|words| say(words.into()));
}

/// Markers, the Duel, and nerve.
fn score(s: &State, seat: Seat, say: &mut dyn FnMut(Words)) {
    for marker in s.markers {
        match marker {
            Marker::Carried(id, _) if s.element(id).seat == seat => say(Words::with("{} has a marker", id)),
            Marker::Off(by) if by == seat => say("Sent a marker off".into()),
            _ => {}
        }
    }
    let side = s.side(seat);
    for id in side.prey.iter() {
        let template = if s.element(id).in_play() { "Must remove {}" } else { "Has removed {}" };
        say(Words::with(template, id));
    }
    let tests = ["First Morale test is done", "Last Morale test is done"];
    side.morale.into_iter().zip(tests).filter(|(done, _)| *done).for_each(|(_, words)| say(words.into()));
}

/// What a warband brought with it.
fn warband(s: &State, seat: Seat, say: &mut dyn FnMut(Words)) {
    let side = s.side(seat);
    if s.round > 0 {
        say(Words::with("{}", Arg::Given(seat.0)));
    }
    side.tactics.iter().for_each(|tactic| say(Words::with("Tactic: {}", tactic.row().name)));
    if let Some(bond) = side.bond {
        say(Words::with("Bond: {}", bond.name()));
    }
    if let Some(focus) = side.focus {
        say(Words::with("Focus: {}", focus));
    }
    if let Some(reputation) = side.reputation {
        say(Words::with("Reputation: {}", reputation.name()));
    }
}

/// What is fought for, where it began, and what this table plays otherwise.
fn game(s: &State, say: &mut dyn FnMut(Words)) {
    if s.round == 0 {
        return;
    }
    if s.whole {
        say(Words::with("{}", name(&SCENARIOS, s.scenario)));
    } else {
        say("Elements only".into());
    }
    if let Some(deployment) = s.deployment {
        say(Words::with("Deployment: {}", name(&DEPLOYMENTS, deployment)));
    }
    s.house.changed().for_each(|(_, rule, setting)| say(Words::with2("{}: {}", rule, setting)));
}

/// What a line of a setup table is called.
fn name<T: PartialEq>(table: &'static [SetupRow<T>], what: T) -> &'static str {
    table.iter().find(|line| line.0 == what).map_or("", |line| line.2)
}
