//! Section 13: Rounds and bids.

use rattle_and_rend::WarbandEntry;
use rattle_and_rend::book::{Bond, Reputation, Tactic, Type};
use umpire_engine::table::{AnswerError, Kind, Show};
use umpire_tests::play::{Play, duel, play, play_with, roster};

/// Both warbands stand, and the bids of Round 1 are open.
fn bids() -> Play {
    play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid")
}

/// RR-ROUND-1
#[test]
fn a_round_counts_up_fills_up_and_asks_for_bids() {
    let first = bids();
    assert_eq!((first.state().round, first.momentum(), first.active()), (1, (12, 12), ""));
    let second = duel("ogrekin", "dwarves")
        .says("act: sprint, who: red-1, react: none-more, move:, act: pass, act: pass, end-round: pass");
    assert_eq!((second.asks().as_str(), second.state().round, second.momentum()), ("bid", 2, (12, 12)));
    assert_eq!(second.state().passes, 0);
    // Who acted last in Round 1 may act first in Round 2.
    let again = second.says("bid: 1 0, first: red, act: sprint");
    assert!(again.offers().contains(&"red-1".into()));
}

/// RR-ROUND-2, GAP 61
#[test]
fn two_passes_in_a_row_end_the_round() {
    let one = duel("ogrekin", "dwarves").says("act: pass");
    assert_eq!((one.asks().as_str(), one.active()), ("act", "blue"));
    one.clone().says("act: pass, end-round: pass").shows("bid");
    // An Action in between starts the count anew.
    let acted = one.says("act: sprint, who: blue-2, react: none-more, move:, act: pass");
    assert_eq!((acted.asks().as_str(), acted.active(), acted.state().round), ("act", "red", 1));
}

/// RR-ROUND-2
#[test]
fn a_round_ends_when_neither_can_act() {
    // 5-5 twice leaves 2 each; 2-1 leaves red 0 and blue 1.
    let poor = bids().says("bid: 5 5, bid: 5 5, bid: 2 1, first: blue");
    assert_eq!(poor.momentum(), (0, 1));
    let over = poor.says("act: sprint, who: blue-2, move:").shows("bid");
    assert_eq!(over.heard(), ["spent", "round"], "nobody passes");
}

/// RR-ROUND-3
#[test]
fn credits_lapse_with_the_round() {
    let credit = duel("ogrekin", "dwarves")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-4, move:");
    assert_eq!(credit.state().sides[0].credits.len(), 1);
    let next = credit.says("act: pass, act: pass, end-round: pass");
    assert!(next.state().sides[0].credits.is_empty());
}

/// RR-BID-1, GAP 56
#[test]
fn a_bid_is_zero_to_five_and_no_more_than_there_is() {
    bids().refuses("bid: 6 0", AnswerError::Range).refuses("bid: 0 -1", AnswerError::Range).says("bid: 5 0");
    let poor = bids().says("bid: 5 5, bid: 5 5");
    assert_eq!(poor.momentum(), (2, 2));
    poor.refuses("bid: 3 0", AnswerError::Range).refuses("bid: 0 3", AnswerError::Range).says("bid: 2 0");
}

/// RR-BID-2: both numbers are one secret question, and nothing happens before both are in.
#[test]
fn bids_are_secret() {
    let Kind::Secret(secret) = bids().question().kind else { panic!("bids are secret") };
    assert_eq!(secret.len(), 2);
    assert!((0..2).all(|at| secret.number(at).is_some_and(|number| number.preset == 0)));
    bids().refuses("bid: 3", AnswerError::Seats);
    let shown = bids().says("bid: 3 2").news();
    assert!(shown.iter().any(|line| matches!(&line.show, Show::Revealed(bids) if bids.numbers[..] == [3, 2])));
}

/// RR-BID-3, GAP 55
#[test]
fn both_pay_what_they_bid() {
    assert_eq!(bids().says("bid: 3 2").momentum(), (9, 10));
}

/// RR-BID-4
#[test]
fn the_higher_bid_chooses_who_begins() {
    let red = bids().says("bid: 3 2").shows("first");
    assert_eq!((red.seat(), red.offers()), ("red", vec!["red".into(), "blue".into()]));
    assert_eq!(red.clone().says("first: red").active(), "red");
    assert_eq!(red.says("first: blue").active(), "blue");
    assert_eq!(bids().says("bid: 0 5").shows("first").seat(), "blue");
}

/// RR-BID-5
#[test]
fn a_tie_is_lost_by_both_and_bid_again() {
    let tie = bids().says("bid: 2 2").shows("bid");
    assert_eq!(tie.momentum(), (10, 10));
    assert_eq!(tie.says("bid: 2 2, bid: 1 0").shows("first").momentum(), (7, 8));
}

/// RR-BID-8, GAP 57
#[test]
fn a_tie_that_leaves_one_player_nothing_goes_to_the_other() {
    // Blue is down to the Heavy and its 3 points.
    let few = duel("ogrekin", "dwarves")
        .kills("red-6", "blue-1")
        .kills("red-3", "blue-2")
        .kills("red-6", "blue-3")
        .kills("red-3", "blue-4")
        .kills("red-6", "blue-5")
        .says("act: pass, act: pass, end-round: pass");
    assert_eq!(few.momentum(), (12, 3));
    let tie = few.says("bid: 3 3").shows("first");
    assert_eq!((tie.seat(), tie.momentum()), ("red", (9, 0)));
}

/// RR-BID-9
#[test]
fn two_ties_of_nothing_are_rolled_off() {
    let once = bids().says("bid: 0 0").shows("bid");
    // A tie of something in between starts the count anew.
    once.clone().says("bid: 1 1, bid: 0 0").shows("bid");
    let off = once.says("bid: 0 0").shows("roll-off");
    assert_eq!((off.seat(), off.roll().pool.count), ("red", 1));
    assert_eq!(off.clone().says("roll-off: 12, roll-off: 13").shows("first").seat(), "blue");
    assert_eq!(off.clone().says("roll-off: 12, roll-off: 11").shows("first").seat(), "red");
    assert_eq!(off.says("roll-off: 12, roll-off: 12").shows("roll-off").seat(), "red");
}

/// P-01, RR-BID-9, RR-BID-10, GAP 59
#[test]
fn a_round_in_which_nobody_can_act_ends_at_once() {
    let next = bids().says("bid: 5 5, bid: 5 5, bid: 2 2").shows("bid");
    assert_eq!((next.state().round, next.momentum()), (2, (12, 12)));
}

/// Two warbands with these Bonds, and the bids of Round 1 are open; the house rules are turned first.
fn bound(house: &str, red: Bond, blue: Bond) -> Play {
    let band = |bond| {
        let entries = [WarbandEntry::plain(Type::Fighters); 6];
        roster(&entries, [Tactic::Elites, Tactic::Fusiliers], bond, Reputation::Wary)
    };
    let game = play_with([band(red), band(blue)]);
    let game = if house.is_empty() { game } else { game.says(&format!("rules: house, house: bids, {house}")) };
    let game = if house.is_empty() { game } else { game.says("house-rule: back, house: done") };
    game.fields("own-1", "own-2").sets_up("")
}

/// RR-BID-6
#[test]
fn superiority_bids_3_openly_and_pays_1() {
    let against = bound("", Bond::Superiority, Bond::Strife);
    let Kind::Number(number) = against.question().kind else { panic!("only the other bids") };
    assert_eq!((against.seat(), number.min, number.max), ("blue", 0, 5));
    assert_eq!(against.note(), "Red bids 3");
    let won = against.clone().says("bid: 2").shows("first");
    assert_eq!((won.seat(), won.momentum()), ("red", (11, 10)));
    let lost = against.says("bid: 4").shows("first");
    assert_eq!((lost.seat(), lost.momentum()), ("blue", (11, 8)), "win or lose it costs 1");
    assert_eq!(bound("", Bond::Strife, Bond::Superiority).seat(), "red");
}

/// RR-BID-7, GAP 58
#[test]
fn a_tie_with_superiority_costs_3_and_is_bid_again_as_usual() {
    let tie = bound("", Bond::Superiority, Bond::Strife).says("bid: 3").shows("bid");
    assert_eq!(tie.momentum(), (9, 9));
    assert!(matches!(tie.question().kind, Kind::Secret(_)));
    assert_eq!(tie.says("bid: 2 1").shows("first").momentum(), (7, 8), "at ordinary cost");
    // Two of them tie without being asked.
    let both = bound("", Bond::Superiority, Bond::Superiority).shows("bid");
    assert!(matches!(both.question().kind, Kind::Secret(_)));
    assert_eq!(both.momentum(), (9, 9));
}

/// RR-BID-7: every Initiative Phase begins with the open bid.
#[test]
fn superiority_bids_openly_in_every_round() {
    let second = bound("", Bond::Superiority, Bond::Strife).rounds(1);
    assert!(matches!(second.question().kind, Kind::Number(_)));
}

/// P-10, HR 01, RR-BID-6
#[test]
fn the_house_may_let_the_winner_pay_alone() {
    let game = bound("house-rule: hr-1", Bond::Strife, Bond::Strife);
    assert_eq!(game.clone().says("bid: 3 2").momentum(), (9, 12));
    assert_eq!(game.says("bid: 3 3").shows("bid").momentum(), (9, 9), "a tie is paid by both");
    let open = bound("house-rule: hr-1", Bond::Superiority, Bond::Strife);
    assert_eq!(open.clone().says("bid: 5").momentum(), (12, 7));
    assert_eq!(open.says("bid: 1").momentum(), (11, 12));
}

/// HR 02
#[test]
fn the_house_may_bid_on_after_ties_of_nothing() {
    let game = bound("house-rule: hr-2", Bond::Strife, Bond::Strife);
    game.says("bid: 0 0, bid: 0 0, bid: 0 0, bid: 0 0").shows("bid").says("bid: 0 1").shows("first");
}

/// HR 03
#[test]
fn the_house_may_charge_superiority_1_for_a_tie() {
    let tie = bound("house-rule: hr-3", Bond::Superiority, Bond::Strife).says("bid: 3").shows("bid");
    assert_eq!(tie.momentum(), (11, 9));
}
