//! RR-TAC-TACTICIANS: a plan for a point of Momentum.

use rattle_and_rend::book::Tactic::Tacticians;
use rattle_and_rend::book::{Bond, Reputation, StatName, Trait, Type};
use rattle_and_rend::{Mode, WarbandEntry};
use umpire_tests::play::{Play, play_with, roster};

use super::{QUIET, band, fight, game, hits, mixed, next_round, only};

fn plans() -> Play {
    fight(only(Tacticians), QUIET).shows("plan")
}

/// Blue acts once and passes: red has a later Turn of the same Round.
fn later(play: Play) -> Play {
    play.says("act: pass, act: sprint, who: blue-1, react: none-more, move:, act: pass").shows("act")
}

/// RR-TAC-TACTICIANS: set before the first Action, for a point.
#[test]
fn the_plan_is_made_before_the_first_action() {
    let open = plans();
    assert_eq!((open.seat(), open.offers().len()), ("red", 5));
    let paid = open.clone().says("plan: fury").shows("act");
    assert_eq!((open.momentum().0, paid.momentum().0), (11, 10));
    assert_eq!(paid.state().sides[0].last_acted, Default::default(), "it is no Action");
    assert_eq!(open.says("plan: keep").shows("act").momentum().0, 11);
}

/// RR-TAC-TACTICIANS: one thing for Champions, Fighters, Shooters, Skirmishers.
#[test]
fn four_types_follow_the_plan() {
    let fury = plans().says("plan: fury");
    let need = |who: &str, stat| fury.element(who).stat(stat).expect("it has all three");
    let all = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"].map(|who| need(who, StatName::Fury));
    assert_eq!(all, [8, 10, 11, 13, 12, 7]);
    assert_eq!(need("red-3", StatName::Guile), 8, "one thing only");
    assert_eq!(plans().says("plan: guile").element("red-3").stat(StatName::Guile), Some(7));
    let mov = plans().says("plan: mov, act: sprint, who: red-1, react: none-more");
    assert_eq!(mov.told().reach, Some(rattle_and_rend::book::Band::L.reach()));
    assert_eq!(plans().says("plan: rng, act: stand, who: red-2").note(), "in 240 mm");
}

/// RR-TAC-TACTICIANS, GAP 84: not twice in the first Turn, but in any later one of the Round.
#[test]
fn the_plan_changes_on_a_later_turn_only() {
    let first = plans().says("plan: fury");
    assert!(!first.offers().contains(&"plan".into()));
    let second = later(first);
    assert!(second.offers().contains(&"plan".into()));
    let change = second.clone().says("act: plan");
    assert_eq!(change.options()[1], ("fury".into(), Some("set")));
    let changed = change.says("plan: mov").shows("act");
    assert_eq!((changed.momentum().0, changed.element("red-1").mode), (second.momentum().0 - 1, Mode::Mov));
}

/// RR-TAC-TACTICIANS: no credit pays for it, and nobody reacts.
#[test]
fn a_change_of_plan_is_no_action() {
    let acted = plans().says("plan: fury, act: sprint, who: red-1, react: none-more, move:");
    let changed = later(acted).says("act: plan, plan: rng").shows("act");
    assert!(!changed.says("act: sprint").offers().contains(&"red-1".into()), "it still acted last");
}

/// RR-TAC-TACTICIANS: it outlasts the Round and costs nothing to keep.
#[test]
fn a_plan_is_kept_for_nothing() {
    let next = next_round(plans().says("plan: fury")).shows("plan");
    assert_eq!(next.element("red-1").mode, Mode::Fury);
    assert_eq!(next.clone().says("plan: keep").momentum(), next.momentum());
}

/// RR-TAC-TACTICIANS: never in the other player's Turn.
#[test]
fn nobody_plans_in_the_enemys_turn() {
    let theirs = plans().says("plan: fury, act: pass").shows("act");
    assert_eq!((theirs.seat(), theirs.offers().contains(&"plan".into())), ("blue", false));
}

/// RR-TAC-TACTICIANS, RR-FIRST-1: without Momentum there is nothing to ask.
#[test]
fn without_momentum_there_is_no_plan() {
    let broke = play_with([band(only(Tacticians)), band(QUIET)])
        .fields("own-1", "own-2")
        .sets_up("terrain:")
        .says("bid: 5 5, bid: 5 5, bid: 2 1, first: red")
        .shows("act");
    assert_eq!((broke.seat(), broke.momentum()), ("blue", (0, 1)));
}

/// RR-TAC-TACTICIANS, RR-ATT-6, GAP 84: a led Heavy is a Heavy; where nobody follows, nobody plans.
#[test]
fn the_hosts_type_decides_who_follows() {
    let led =
        WarbandEntry { champion: Some(Some(Trait::SpotWeakness)), ..WarbandEntry::with(Type::Heavy, Trait::Flyer) };
    let fighters = WarbandEntry::plain(Type::Fighters);
    let entries =
        [led, fighters, fighters, fighters, WarbandEntry::plain(Type::Dregs), WarbandEntry::plain(Type::Dregs)];
    let heavy = roster(&entries, only(Tacticians), Bond::Null, Reputation::Wary);
    let planned = game(heavy, band(QUIET), "").says("plan: fury");
    assert_eq!((planned.element("red-1").mode, planned.element("red-2").mode), (Mode::None, Mode::Fury));
    game(mixed(only(Tacticians), &[1, 2, 3, 5, 7]), band(QUIET), "").shows("act");
}

/// GAP 119: the Fringe follows its own Tactics.
#[test]
fn the_fringe_does_not_follow() {
    let some = game(mixed(only(Tacticians), &[1]), band(QUIET), "").says("plan: fury");
    assert_eq!((some.element("red-1").mode, some.element("red-2").mode), (Mode::None, Mode::Fury));
    assert_eq!(hits(some, "red-1", "blue-4").asks(), "roll");
}
