//! Between terrain and deployment: who of a campaign's warbands plays (RR-SET-5, RR-CAMP-11).

use super::instruct;
use crate::book::Bond;
use crate::campaign::{Listed, SkirmishFault, SkirmishRule};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{head, one_of};
use crate::foe::Foe;
use crate::state::{ElementId, State};
use umpire_engine::table::{Diagram, Fact, Limit, OptionKey, Seat, Tick, Words};

/// Both choose, Player A first; then they take the field. In other games everybody plays, and stands there already.
pub(in crate::flow) async fn field(t: &Table) {
    if !t.look(State::is_campaign) {
        return;
    }
    let first = t.look(|s| s.first);
    for seat in [first, first.foe()] {
        let who = skirmish_roster(t, seat).await;
        t.emit(Event::Fielded(seat, who));
    }
    t.emit(Event::Mustered(Seat::RED));
    t.emit(Event::Mustered(Seat::BLUE));
    for seat in [first, first.foe()] {
        focus(t, seat).await;
    }
}

/// A choice within the limits. A warband that plays whole has none: its owner is told, where it is of a campaign.
async fn skirmish_roster(t: &Table, seat: Seat) -> Listed {
    let rule = t.look(|s| rule(s, seat));
    if t.look(|s| rule.points == s.rosters[seat.index()].points() && fault(s, seat, rule, ALL).is_none()) {
        if t.look(|s| s.campaigns[seat.index()].is_some()) {
            tell(t, seat, rule).await;
        }
        return ALL;
    }
    let mut picked = t.look(|s| rule.proposal(&s.rosters[seat.index()].entries));
    let mut wrong = None;
    loop {
        picked = ask(t, seat, rule, picked, wrong).await;
        wrong = t.look(|s| fault(s, seat, rule, picked));
        if wrong.is_none() {
            return picked;
        }
    }
}

/// Everybody.
const ALL: Listed = Listed::MAX;

fn fault(s: &State, seat: Seat, rule: SkirmishRule, picked: Listed) -> Option<SkirmishFault> {
    rule.fault(&s.rosters[seat.index()].entries, picked)
}

fn rule(s: &State, seat: Seat) -> SkirmishRule {
    SkirmishRule::of(&s.rosters[seat.index()].entries, s.size)
}

const TITLE: &str = "Who plays?";

/// A list of all, with a choice ticked that would do; or with the last one, and what is wrong with it.
#[inline(never)]
fn ask(
    t: &Table,
    seat: Seat,
    rule: SkirmishRule,
    picked: Listed,
    fault: Option<SkirmishFault>,
) -> impl Future<Output = Listed> {
    let (title, note) = match fault {
        Some(fault) => (fault.words(rule), ""),
        None => (TITLE.into(), "a proposal"),
    };
    let why = match fault {
        Some(fault) => fault.way_out(),
        None if rule.points < t.look(|s| s.size) => "This is the most your warband can field within the limits.",
        None => "The ticks are a proposal: change them as you like.",
    };
    let answer = t.list(head(("skirmish", seat), title, note).why(why), &mut |tick: &mut Tick| {
        t.look(|s| {
            let entries = &s.rosters[seat.index()].entries;
            let facts = (0_u8..).zip(entries).map(|(at, entry)| Fact {
                weight: entry.points(),
                preset: picked >> at & 1 == 1,
                ..Fact::new(OptionKey::numbered(seat.id(), at + 1), Words::with("{}", State::listed_name(seat, at)))
            });
            tick.facts.extend(facts);
            tick.limit = Some(Limit { min: rule.points, max: rule.points, unit: "points" });
            tick.noted = entries.iter().any(|entry| entry.fringe);
        });
    });
    async { answer.await as Listed }
}

/// Nothing to choose.
#[inline(never)]
fn tell(t: &Table, seat: Seat, rule: SkirmishRule) -> impl Future<Output = ()> {
    let head = head(("skirmish-all", seat), TITLE, Words::with("{} points", rule.points))
        .why("Your warband is no larger than the game: all of it plays.");
    instruct(t, head, "All of them", None, Diagram::None)
}

/// GAP 153: a Focus that is gone, or does not play, is named anew.
async fn focus(t: &Table, seat: Seat) {
    if t.look(|s| s.bound(seat, Bond::Retinue) && s.side(seat).focus.is_none())
        && let Some(who) = ask_focus(t, seat).await
    {
        t.emit(Event::Focus(seat, who));
    }
}

fn ask_focus(t: &Table, seat: Seat) -> impl Future<Output = Option<ElementId>> {
    let all = t.look(|s| s.of(seat).map(|(id, _)| id).collect());
    one_of(t, ("focus", seat), "Focus", "of this game", (all, None))
}
