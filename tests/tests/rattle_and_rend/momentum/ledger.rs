//! Sections 12 and 19: what is paid, gained and owed, told apart from how it comes about.

use rattle_and_rend::book::{Action, Bond, House, HouseRule, Reaction, Tactic};
use rattle_and_rend::{Credit, CreditAge, ElementSet, Event, State, Whereabouts};
use umpire_engine::table::Seat;

use crate::elements::standing::{happens, one_of_each, red, table};

/// The enemy's first Element is listed after red's seven.
const FOE: u8 = 8;

fn game() -> State {
    table(&one_of_each(), &[], House::default())
}

fn acts(s: &mut State, number: u8) {
    happens(s, Event::Acts(red(number), Action::Sprint, None));
    happens(s, Event::Acted);
    happens(s, Event::Done);
}

/// RR-BOND-0, RR-MOM-4, HR 27, GAP 67
#[test]
fn gains_are_capped_at_the_total() {
    let gains = |house: House, why| {
        let mut s = table(&one_of_each(), &[], house);
        happens(&mut s, Event::Paid(Seat::RED, 1, "Bid"));
        happens(&mut s, Event::Gained(Seat::RED, 3, why));
        s.sides[0].now
    };
    let two = House::default().turned(HouseRule::GainsCapped);
    for bond in [Bond::Fellowship, Bond::Strife, Bond::Bloodlust, Bond::Retinue] {
        assert_eq!(gains(House::default(), bond.name()), 12, "{bond:?}");
        let own_cap = matches!(bond, Bond::Strife | Bond::Bloodlust);
        assert_eq!(gains(two, bond.name()), if own_cap { 12 } else { 14 }, "{bond:?}");
    }
}

/// RR-MOM-5: what the enemy takes stops at nothing.
#[test]
fn losses_stop_at_nothing() {
    let mut s = game();
    happens(&mut s, Event::Paid(Seat::RED, 11, "Bid"));
    happens(&mut s, Event::Robbed(Seat::RED, 3, "Scheming Plot"));
    assert_eq!((s.sides[0].now, s.sides[0].total, s.sides[1].now), (0, 12, 12));
}

/// RR-BOND-DISCIPLINE, GAP 66: the first Action and the first Reaction of a Round, each once.
#[test]
fn discipline_pays_for_the_first_of_each() {
    let mut s = game();
    s.sides[0].bond = Some(Bond::Discipline);
    assert_eq!((s.action_cost(red(1)), s.reaction_cost(red(2)), s.reinforce_cost(Seat::RED)), (0, 0, 0));
    acts(&mut s, 1);
    assert_eq!((s.action_cost(red(3)), s.reaction_cost(red(2)), s.reinforce_cost(Seat::RED)), (1, 0, 1));
    // Declared is used up, whatever comes of it.
    happens(&mut s, Event::Reacts(red(2), Reaction::Intimidate));
    happens(&mut s, Event::Denied(Seat::BLUE));
    assert_eq!((s.reaction_cost(red(2)), s.sides[0].now, s.sides[1].now), (1, 12, 11));
    happens(&mut s, Event::Round);
    assert_eq!((s.action_cost(red(1)), s.reaction_cost(red(2))), (0, 0));
}

/// RR-TAC-COUNTER-PUNCHERS, GAP 78: for that Element alone, past the block, until the next Action is over.
#[test]
fn a_counter_punch_lasts_until_the_next_action_is_over() {
    let mut s = game();
    acts(&mut s, 3);
    happens(&mut s, Event::Acts(red(4), Action::Sprint, None));
    happens(&mut s, Event::Acted);
    happens(&mut s, Event::Credited(Seat::RED, Credit::Of(red(4), CreditAge::Earned)));
    happens(&mut s, Event::Done);
    assert_eq!((s.action_cost(red(4)), s.reaction_cost(red(4))), (0, 0));
    assert_eq!((s.action_cost(red(3)), s.reaction_cost(red(3))), (1, 1));
    assert!(!s.is_blocked(red(4)), "although it acted last");
    let mut used = s.clone();
    acts(&mut used, 4);
    assert_eq!((used.action_cost(red(4)), used.is_blocked(red(4)), used.sides[0].now), (1, true, 10));
    // Anybody's Action ends it, the enemy's too.
    acts(&mut s, FOE);
    assert_eq!((s.action_cost(red(4)), s.is_blocked(red(4))), (1, true));
}

/// RR-CRED-1, RR-CRED-3: what covers an Action covers no Reaction, and the other way round where it says so.
#[test]
fn credits_cover_what_they_speak_of() {
    let costs = |credit: Option<Credit>| {
        let mut s = game();
        credit.into_iter().for_each(|credit| happens(&mut s, Event::Credited(Seat::RED, credit)));
        [s.action_cost(red(3)), s.action_cost(red(4)), s.reaction_cost(red(3)), s.reinforce_cost(Seat::RED)]
    };
    assert_eq!(costs(None), [1, 1, 1, 1]);
    assert_eq!(costs(Some(Credit::ActionOf(red(3)))), [0, 1, 1, 1]);
    assert_eq!(costs(Some(Credit::NextAction)), [0, 0, 1, 0]);
    assert_eq!(costs(Some(Credit::Next)), [0, 0, 0, 0]);
    assert_eq!(costs(Some(Credit::Of(red(3), CreditAge::Earned))), [0, 1, 0, 1]);
}

/// RR-CRED-1, RR-CRED-3: an Action uses or loses every credit that speaks of the next one.
#[test]
fn an_action_uses_or_loses_what_speaks_of_the_next() {
    let mut s = game();
    for credit in [Credit::ActionOf(red(3)), Credit::NextAction, Credit::Next] {
        happens(&mut s, Event::Credited(Seat::RED, credit));
    }
    let mut reacts = s.clone();
    acts(&mut s, 4);
    assert_eq!((s.sides[0].credits.len(), s.sides[0].now), (0, 12));
    happens(&mut reacts, Event::Reacts(red(4), Reaction::Suppress));
    assert_eq!(reacts.sides[0].credits, [Credit::ActionOf(red(3)), Credit::NextAction], "no Action was taken");
}

/// RR-ACT-REINFORCE, RR-DEP-DELAYED: from Round 2, for 1, and nobody is blocked after it.
#[test]
fn reinforcements_come_from_round_two_and_free_everybody() {
    let mut s = game();
    assert!(!s.may_reinforce(Seat::RED), "nobody is delayed");
    happens(&mut s, Event::Put(red(3), Whereabouts::Delayed));
    assert!(!s.may_reinforce(Seat::RED), "not in Round 1");
    happens(&mut s, Event::Round);
    happens(&mut s, Event::Refilled);
    acts(&mut s, 4);
    assert!(s.may_reinforce(Seat::RED) && s.is_blocked(red(4)));
    happens(&mut s, Event::Reinforced(Seat::RED));
    assert!(!s.is_blocked(red(4)));
    assert_eq!(s.sides[0].now, 10);
    happens(&mut s, Event::Paid(Seat::RED, 10, "Bid"));
    assert!(!s.may_reinforce(Seat::RED), "it costs 1");
}

/// RR-TURN-6, RR-TAC-PACK-HUNTERS: everybody who took part is blocked.
#[test]
fn a_pack_is_blocked_as_one() {
    let mut s = game();
    happens(&mut s, Event::Acts(red(3), Action::Sprint, None));
    happens(&mut s, Event::Joined(ElementSet::one(red(3)).and(red(4))));
    happens(&mut s, Event::Acted);
    happens(&mut s, Event::Done);
    let blocked: Vec<u8> = (1..=6).filter(|number| s.is_blocked(red(*number))).collect();
    assert_eq!((blocked, s.sides[0].now), (vec![3, 4], 11));
}

/// RR-REP-COMPELLED, GAP 121: a Reaction is no first Action, and one that Intimidate stopped is none either.
#[test]
fn the_compelled_are_so_until_their_first_action() {
    let mut s = game();
    happens(&mut s, Event::Compelled(red(3)));
    happens(&mut s, Event::Reacts(red(3), Reaction::Retaliate));
    acts(&mut s, 4);
    assert!(s.element(red(3)).compelled);
    happens(&mut s, Event::Acts(red(3), Action::Sprint, None));
    happens(&mut s, Event::Cancelled);
    happens(&mut s, Event::Done);
    assert!(s.element(red(3)).compelled);
    acts(&mut s, 3);
    assert!(!s.element(red(3)).compelled);
}

/// RR-ROUND-1, RR-MOM-7, RR-CRED-4: what ends with a Round. RR-MORALE-2, RR-TAC-DEATH-DEFIERS: what does not.
#[test]
fn a_new_round_clears_what_lasts_a_round() {
    let mut s = game();
    for event in [
        Event::Turn(Seat::RED),
        Event::Omen(Seat::RED, 17),
        Event::OmenUsed(Seat::RED),
        Event::Offered(Seat::RED, true),
        Event::Credited(Seat::RED, Credit::Next),
        Event::FirstTurn(Seat::RED, Some(Tactic::Soothsayers)),
        Event::Morale(Seat::RED, false),
        Event::Defiant(Seat::RED, true),
        Event::Acts(red(3), Action::Sprint, None),
        Event::Joined(ElementSet::one(red(3)).and(red(4))),
        Event::Acted,
        Event::Done,
        Event::Credited(Seat::RED, Credit::NextAction),
        Event::Passed(Seat::RED, true),
    ] {
        happens(&mut s, event);
    }
    assert_ne!(s.sides[0].round, game().sides[0].round);
    happens(&mut s, Event::Round);
    assert_eq!(s.sides[0].round, game().sides[0].round);
    assert!(s.sides[0].credits.is_empty() && s.sides[0].last_acted.is_empty());
    assert_eq!((s.round, s.passes, s.active), (2, 0, None));
    assert_eq!((s.sides[0].morale, s.sides[0].defiant), ([true, false], true));
}
