//! Sections 12 and 13: what a new Round does to Momentum and to what lasts a Round.

use rattle_and_rend::book::Action;
use rattle_and_rend::{Credit, ElementSet, Event, RattleAndRend, RoundNotes, Whereabouts};
use umpire_engine::table::{Game, Seat};
use umpire_tests::play::{duel, play};

/// RR-ROUND-1: whoever was banished and had no Turn to come back in is back before Morale and Momentum. The
/// place says in which Round it was due.
#[test]
fn the_banished_are_due_back_in_their_round() {
    let mut state = duel("ogrekin", "dwarves").state();
    let (who, _) = state.of(Seat::BLUE).next().expect("blue has Elements");
    RattleAndRend::apply(&mut state, Event::Put(who, Whereabouts::Banished(2)));
    assert_eq!((state.live_points(Seat::BLUE), state.points_in_play(Seat::BLUE)), (11, 11));
    RattleAndRend::apply(&mut state, Event::Refilled);
    assert_eq!(state.side(Seat::BLUE).total, 11);
    RattleAndRend::apply(&mut state, Event::Put(who, Whereabouts::Table));
    assert_eq!((state.side(Seat::BLUE).total, state.side(Seat::BLUE).now), (12, 11));
}

/// RR-ROUND-1, step 1
#[test]
fn a_new_round_clears_what_lasts_a_round() {
    let mut state = duel("ogrekin", "dwarves").state();
    let (who, _) = state.of(Seat::RED).next().expect("red has Elements");
    for event in [
        Event::Omen(Seat::RED, 7),
        Event::Offered(Seat::RED, true),
        Event::Credited(Seat::RED, Credit::NextAction),
        Event::Acts(who, Action::Sprint, None),
        Event::Joined(ElementSet::one(who)),
        Event::Acted,
        Event::Done,
        Event::Passed(Seat::RED, true),
    ] {
        RattleAndRend::apply(&mut state, event);
    }
    assert!(state.side(Seat::RED).last_acted.has(who) && state.side(Seat::RED).round.pack);
    RattleAndRend::apply(&mut state, Event::Credited(Seat::RED, Credit::NextAction));
    RattleAndRend::apply(&mut state, Event::Round);
    let side = state.side(Seat::RED);
    assert_eq!((state.passes, state.active, side.round), (0, None, RoundNotes::default()));
    assert!(side.credits.is_empty() && side.last_acted.is_empty());
}

/// RR-MOM-1
#[test]
fn the_total_is_the_points_in_play() {
    let less = duel("ogrekin", "dwarves").kills("red-6", "blue-2");
    assert_eq!(less.state().side(Seat::BLUE).total, 12, "not before the next Initiative Phase");
    let next = less.says("act: pass, act: pass, end-round: pass");
    assert_eq!((next.state().side(Seat::BLUE).total, next.momentum()), (10, (12, 10)));
}

/// RR-MOM-2, GAP 22
#[test]
fn reserves_count_for_the_total() {
    let game = play().fields("ogrekin", "dwarves").sets_up("ambush: red-6 red-3, cargo: blue-2");
    assert_eq!(game.momentum(), (12, 12));
    // Of those set aside nobody is lost, and nobody is banished.
    assert_eq!(game.state().points_in_play(Seat::RED), 12);
}

/// HR 04
#[test]
fn the_house_may_leave_reserves_out_of_the_total() {
    let game = play().says("rules: house, house: bids, house-rule: hr-4, house-rule: back, house: done");
    let game = game.fields("ogrekin", "dwarves").sets_up("ambush: red-6 red-3, cargo: blue-2");
    assert_eq!(game.momentum(), (6, 10));
    assert_eq!(game.state().live_points(Seat::RED), 12, "they are still in play");
}

/// RR-MOM-6
#[test]
fn who_returns_raises_the_total_and_not_what_is_left() {
    let game = duel("ogrekin", "dwarves").kills("red-6", "blue-2").says("act: pass, act: pass, end-round: pass");
    let mut state = game.state();
    let (who, _) = state.of(Seat::BLUE).nth(1).expect("blue-2");
    RattleAndRend::apply(&mut state, Event::Put(who, Whereabouts::Table));
    assert_eq!((state.side(Seat::BLUE).total, state.side(Seat::BLUE).now), (12, 10));
    // A total that is higher already stays.
    RattleAndRend::apply(&mut state, Event::Put(who, Whereabouts::Banished(3)));
    RattleAndRend::apply(&mut state, Event::Put(who, Whereabouts::Table));
    assert_eq!(state.side(Seat::BLUE).total, 12);
}

/// RR-MOM-7
#[test]
fn unspent_momentum_does_not_carry_over() {
    let next = duel("ogrekin", "dwarves").says("act: pass, act: pass, end-round: pass");
    assert_eq!(next.momentum(), (12, 12));
    assert_eq!(next.says("bid: 5 0").momentum(), (7, 12));
}
