//! Tacticians (RR-TAC-TACTICIANS).

use super::TacticHooks;
use crate::book::{Tactic, Type};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::state::{Element, Mode, State};
use umpire_engine::table::{Off, Opt, Seat};

/// Pay 1: all improve one thing.
pub(crate) struct Tacticians;

impl TacticHooks for Tacticians {
    fn wants_first_turn(s: &State, seat: Seat) -> bool {
        can_plan(s, seat)
    }

    async fn first_turn(t: &Table, seat: Seat) {
        plan(t, seat).await;
    }
}

/// Whether the plan can be changed between two Actions: on a later Turn of the Round.
pub(crate) fn may_change(s: &State, seat: Seat) -> bool {
    !s.side(seat).round.first_turn && can_plan(s, seat)
}

/// Whether anybody is left who could follow a plan, and a point to pay for it.
fn can_plan(s: &State, seat: Seat) -> bool {
    s.side(seat).now > 0 && s.live(seat).any(|(_, e)| follows(e))
}

/// Whether an Element follows the plan: its host's type decides (RR-ATT-6).
pub(crate) fn follows(element: &Element) -> bool {
    let taught = matches!(element.kind(), Type::Champion | Type::Fighters | Type::Shooters | Type::Skirmishers);
    taught && element.tactics.has(Tactic::Tacticians)
}

static SET: Off = Off { short: "set", full: "It is set on that" };

/// Pays a point to set all of them on one thing, or leaves it as it is.
pub(crate) async fn plan(t: &Table, seat: Seat) {
    let now = t.look(|s| mode(s, seat));
    let row = |key, label, mode| Opt::new(key, label).cost(1).off((mode == now).then_some(&SET));
    let rows = [
        Opt::new("keep", "As it is"),
        row("fury", "Fury 1 better", Mode::Fury),
        row("guile", "Guile 1 better", Mode::Guile),
        row("mov", "Move a band more", Mode::Mov),
        row("rng", "Reach a band more", Mode::Rng),
    ];
    let mode = match choose(t, ("plan", seat), "Tacticians", "their plan", rows).await {
        0 => return,
        1 => Mode::Fury,
        2 => Mode::Guile,
        3 => Mode::Mov,
        _ => Mode::Rng,
    };
    t.emit(Event::Mode(seat, mode));
}

fn mode(s: &State, seat: Seat) -> Mode {
    s.of(seat).map(|(_, e)| e.mode).find(|mode| *mode != Mode::None).unwrap_or_default()
}
