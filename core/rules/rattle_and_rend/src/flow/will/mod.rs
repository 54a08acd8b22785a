//! Will checks and what comes of them (section 3). Whatever forces one puts it on the list; this plays the
//! list to its end.

mod moves;

use self::moves::moves;
use super::ask;
use super::check::{Check, CheckNote, GONE, Purpose, Then};
use super::loss::{self, Loss};
use super::skirmish::victory;
use super::{transport, window};
use crate::book::{ModifierSource, ModifierSources, StatName, Terrain};
use crate::event::Event;
use crate::flow::{Table, tactics};
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, ElementSet, State, WillCheck};
use umpire_engine::table::Seat;

/// Makes every Will check that is due, and plays out what comes of them: all dice before all consequences
/// (RR-WILL-10), then the window after them.
pub(super) async fn settle(t: &Table) {
    loop {
        while t.look(|s| s.over.is_none() && !is_quiet(s)) {
            roll_all(t).await;
            while let Some(at) = t.look(|s| graded(s, |grade| grade == Grade::Failure)) {
                let WillCheck { on, cause, answerable, .. } = t.look(|s| s.pending_checks[at]);
                t.emit(Event::TestDone(at as u8));
                // A Hazard may have taken it since, as it moved up in a Rally: nobody is removed twice.
                if !t.look(|s| s.element(on).in_play()) {
                    continue;
                }
                let aboard = t.look(|s| s.aboard(on));
                loss::remove(t, on, Loss::Will(cause));
                // In Morale they make no check for it: nothing else says where they go.
                for passenger in aboard.iter().filter(|_| cause == Cause::Morale) {
                    if t.look(|s| s.element(passenger).on_table() && !s.has_failed(passenger)) {
                        transport::bail_out(t, passenger).await;
                    }
                }
                if matches!(cause, Cause::Attack(_)) && !answerable {
                    t.emit(Event::Unanswered(on));
                }
            }
            while let Some(fallen) = t.look(|s| s.fallen.first()) {
                t.emit(Event::Avenged(fallen));
                tactics::fallen(t, fallen).await;
            }
            // Whoever rolls because of that rolls before anybody moves.
            if t.look(|s| s.pending_checks.iter().any(|test| test.is_due())) {
                continue;
            }
            while let Some(at) = t.look(|s| graded(s, |_| true)) {
                let test = t.look(|s| s.pending_checks[at]);
                t.emit(Event::TestDone(at as u8));
                moves(t, test).await;
            }
        }
        victory(t);
        if !window::after(t).await {
            // A Hazard may have taken somebody in that window.
            return victory(t);
        }
    }
}

/// Whether no Will check is due and nobody is left to avenge.
pub(super) fn is_quiet(s: &State) -> bool {
    s.pending_checks.iter().all(|test| test.held) && s.fallen.is_empty()
}

/// The first of the checks made that came to this; the Active Player's Elements come first.
fn graded(s: &State, came: impl Fn(Grade) -> bool) -> Option<usize> {
    let fits = |seat_is_active: bool| {
        s.pending_checks.iter().position(|test| {
            !test.held && test.grade.is_some_and(&came) && (s.active == Some(s.element(test.on).seat)) == seat_is_active
        })
    };
    fits(true).or_else(|| fits(false))
}

/// Rolls for every check on the list.
async fn roll_all(t: &Table) {
    while let Some(at) = next(t).await {
        let WillCheck { on, swarm, .. } = t.look(|s| s.pending_checks[usize::from(at)]);
        let Some(grade) = versus(t, at).await else { continue };
        t.emit(Event::Tested(at, grade));
        // Of a swarm's checks only the last one moves anybody.
        let before = |s: &State| s.pending_checks.iter().position(|test| test.on == on && test.grade.is_some());
        if swarm && let Some(before) = t.look(before).filter(|before| *before != usize::from(at)) {
            t.emit(Event::TestDone(before as u8));
        }
    }
}

/// Which check is rolled next: the Active Player's Elements first; owners order their own where it can matter.
async fn next(t: &Table) -> Option<u8> {
    if t.look(|s| s.over.is_some()) {
        return None;
    }
    // Whoever has failed once rolls no more, and whoever is gone does not roll at all: neither is listed (P-17).
    let moot = |s: &State, test: &WillCheck| test.is_due() && (!s.element(test.on).in_play() || s.has_failed(test.on));
    while let Some(at) = t.look(|s| s.pending_checks.iter().position(|test| moot(s, test))) {
        t.emit(Event::TestDone(at as u8));
    }
    let due = |s: &State, seat: Seat| {
        let mine = |test: &&WillCheck| test.is_due() && s.element(test.on).seat == seat;
        s.pending_checks.iter().filter(mine).map(|test| test.on).collect::<ElementSet>()
    };
    // In Morale, whoever stands first on the list begins (RR-MORALE-5).
    let listed = |s: &State| s.pending_checks.iter().find(|test| test.is_due()).map(|test| s.element(test.on).seat);
    let first = t.look(|s| s.active.or(listed(s)))?;
    let seat = [first, first.foe()].into_iter().find(|seat| !t.look(|s| due(s, *seat)).is_empty())?;
    let waiting = t.look(|s| due(s, seat));
    // The order matters to those who grow bold by a failure, and to dice that serve once.
    let matters = t.look(|s| {
        let omen = tactics::soothsayers::usable(s, seat).is_some();
        let minds = s.side(seat).tactics.iter().any(|tactic| tactic.row().minds_order);
        minds || s.side(seat).round.banked || omen
    });
    let who = match waiting.first()? {
        _ if matters && waiting.len() > 1 => {
            ask::one_of(t, ("check-order", seat), "Who checks?", "Will", (waiting, None)).await?
        }
        first => first,
    };
    t.look(|s| s.pending_checks.iter().position(|test| test.is_due() && test.on == who)).map(|at| at as u8)
}

/// One Will check (F-WILL); none where a Hazard took the Element in the window before it.
async fn versus(t: &Table, at: u8) -> Option<Grade> {
    let test = t.look(|s| s.pending_checks[usize::from(at)]);
    if test.cause == Cause::BailOut {
        transport::bail_out(t, test.on).await;
    }
    // Only the Reactive Player reacts, and only to checks the Active Player's Action forces.
    if test.answerable && t.look(|s| s.active == Some(s.element(test.on).seat.foe())) {
        window::will(t, at).await;
        let gone = t.look(|s| s.over.is_some() || !s.element(s.pending_checks[usize::from(at)].on).in_play());
        if gone {
            t.emit(Event::TestDone(at));
            return None;
        }
    }
    let test = t.look(|s| s.pending_checks[usize::from(at)]);
    let grade = test_of(t, test).make(t).await;
    // A check that was forced makes a carrier drop its marker, whatever came of it (RR-FLAG-3).
    if test.cause != Cause::Own {
        loss::drop_marker(t, test.on);
    }
    Some(grade)
}

#[inline(never)]
fn test_of(t: &Table, test: WillCheck) -> Check {
    const FORCED: Then = &[GONE, "Stays; enemy may push it", "Moves, or moves enemy"];
    const BLAST: Then = &[GONE, "Stays in play", "Stays, and may move"];
    const WARD: Then = &[GONE, "Stays in play", "Stays, may move enemy"];
    const PLAIN: Then = &[GONE, "Stays in play", "Stays in play"];
    let (note, then) = match test.cause {
        Cause::Attack(by) | Cause::Effect(by) if t.look(|s| s.element(test.on).is_ward()) => {
            (CheckNote::about("{}", by), WARD)
        }
        Cause::Attack(by) | Cause::Effect(by) => (CheckNote::about("{}", by), FORCED),
        Cause::Blast => ("blast".into(), BLAST),
        Cause::Own => ("its own doing".into(), PLAIN),
        Cause::BailOut => ("bails out".into(), PLAIN),
        Cause::Morale => ("Morale".into(), PLAIN),
    };
    let attack = matches!(test.cause, Cause::Attack(_));
    let hard = match test.cause {
        Cause::Blast => ModifierSource::Detonate,
        Cause::Morale => ModifierSource::Morale,
        _ => ModifierSource::Critical,
    };
    let inspired = attack && t.look(|s| s.has(Terrain::Inspiring));
    let check = check(t, test.on, Purpose::Will(test.cause), note, then);
    let known = check.known.and_if(test.hard, hard).and_if(test.stands_in, ModifierSource::Sacrifice);
    Check { known, facts: ModifierSources::EMPTY.and_if(inspired, ModifierSource::Inspired), ..check }
}

/// A Will check with what any of them knows: an attached Champion helps (RR-ATT-4).
pub(super) fn check(t: &Table, who: ElementId, purpose: Purpose, note: impl Into<CheckNote>, then: Then) -> Check {
    let led = t.look(|s| s.element(who).entry.champion.is_some());
    let known = ModifierSources::EMPTY.and_if(led, ModifierSource::Champion);
    Check { known, ..Check::plain(who, (StatName::Will, purpose), note, then) }
}
