//! Soothsayers (RR-TAC-SOOTHSAYERS): the Omen, a button on the dice screen.

use super::TacticHooks;
use crate::book::house::{Omen, OmenReplaces};
use crate::event::Event;
use crate::flow::check::Check;
use crate::flow::faces::CheckDice;
use crate::flow::roll_off::{one_die, shown};
use crate::flow::{Table, ask};
use crate::foe::Foe;
use crate::state::State;
use umpire_engine::dice::Score;
use umpire_engine::table::{Layout, Offer, Opt, Seat, Words};

/// An Omen replaces a die a Turn.
pub(crate) struct Soothsayers;

impl TacticHooks for Soothsayers {
    fn wants_first_turn(_: &State, _: Seat) -> bool {
        true
    }

    async fn first_turn(t: &Table, seat: Seat) {
        let face = one_die(t, seat, ("omen-die", "Omen"), Score::Read, "for this Round").await;
        shown(t, seat, "Omen", face, Words::of("The Omen of this Round"));
        t.emit(Event::Omen(seat, face));
    }
}

/// Whether this side may use its Omen now: once a Turn (HR 10: once a Round).
pub(crate) fn usable(s: &State, seat: Seat) -> Option<u8> {
    let round = &s.side(seat).round;
    let used = if s.house.is(Omen::PerRound) { round.omen_turn.is_some() } else { round.omen_turn == Some(s.turn) };
    if used || s.active.is_none() { None } else { round.omen }
}

/// Whether any Omen could be used: without one the dice are shown as news, and nothing is asked.
pub(crate) fn in_play(t: &Table) -> bool {
    t.look(|s| usable(s, Seat::RED).is_some() || usable(s, Seat::BLUE).is_some())
}

/// The Reactive Player decides first, the Active Player last (RR-DICE-6).
pub(crate) async fn change(t: &Table, check: &Check, faces: &mut CheckDice) {
    let Some(active) = t.look(|s| s.active) else { return };
    for seat in [active.foe(), active] {
        let Some(face) = t.look(|s| usable(s, seat)) else { continue };
        // No two Omens take the same die: with one die, the first to speak has spoken.
        if faces.whole || (faces.taken.is_some() && faces.lie.len() == 1) {
            continue;
        }
        faces.seen = true;
        let at = usize::from(ask_omen(t, seat, face, check, faces).await);
        let Some(die) = at.checked_sub(1) else { continue };
        t.emit(Event::OmenUsed(seat));
        faces.seen = false;
        faces.whole = t.look(|s| s.house.is(OmenReplaces::AllDice));
        if faces.whole {
            faces.lie.iter_mut().for_each(|lies| *lies = face);
        } else {
            // The die that was taken already is not among the options.
            let die = die + usize::from(faces.taken.is_some_and(|taken| usize::from(taken) <= die));
            faces.lie[die] = face;
            faces.taken = Some(die as u8);
        }
    }
}

#[inline(never)]
fn ask_omen<'t>(
    t: &'t Table,
    seat: Seat,
    face: u8,
    check: &Check,
    faces: &CheckDice,
) -> impl Future<Output = u8> + use<'t> {
    const KEYS: [&str; 4] = ["omen-1", "omen-2", "omen-3", "omen-4"];
    let whole = t.look(|s| s.house.is(OmenReplaces::AllDice));
    let dice = if whole { 1 } else { faces.lie.len() };
    let free = (0..dice).filter(|die| faces.taken != Some(*die as u8) || whole);
    let omens = free.map(|die| Opt::new(KEYS[die], Words::with("Omen {}", face)));
    let stands = core::iter::once(Opt::new("stands", "It stands"));
    let offer = Offer { layout: Layout::Dice(check.rolled(t, faces)), ..Offer::ROWS };
    t.offer(ask::head(("omen", seat), check.who, check.note.words()), offer, &mut stands.chain(omens))
}
