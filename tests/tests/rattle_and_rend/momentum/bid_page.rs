//! Section 13: what the pages of a bid say to somebody who never read the book.

use umpire_engine::table::{Revealed, Show};
use umpire_tests::play::{Play, duel, play};

/// Both warbands stand, and the bids of Round 1 are open.
fn bids() -> Play {
    play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid")
}

/// The bids that were shown last.
fn shown(game: &Play) -> Revealed {
    let shown = game.news().into_iter().find_map(|line| match line.show {
        Show::Revealed(revealed) => Some(revealed),
        _ => None,
    });
    shown.expect("bids were revealed")
}

#[track_caller]
fn says(page: &[String], line: &str) {
    assert!(page.iter().any(|said| said == line), "no {line:?} on {page:?}");
}

/// RR-BID-1, RR-BID-3: what for, from how much, and that both pay, without a look at the book.
#[test]
fn a_bid_says_what_for_from_how_much_and_who_pays() {
    let open = bids();
    says(&open.reads(""), "Round 1: bid to go first");
    for line in ["Round 1: bid to go first", "0 to 5 Momentum", "Both pay, win or lose"] {
        says(&open.reads("a"), line);
    }
    // 5-5 twice leaves 2 each.
    says(&open.says("bid: 5 5, bid: 5 5").reads("a a"), "0 to 2 Momentum");
}

/// RR-BID-3, HR 01: who pays by the rules of the house.
#[test]
fn a_bid_says_who_pays_by_house_rule() {
    let house = play().says("rules: house, house: bids, house-rule: hr-1, house-rule: back, house: done");
    let bid = house.says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid");
    says(&bid.reads("a"), "Winner pays; a tie, both");
}

/// RR-BID-3: the page of the bids says that the loser paid, too.
#[test]
fn the_loser_sees_what_was_paid() {
    let page = bids().says("bid: 3 5").reads("");
    says(&page, "both pay");
    for number in ["12", "9", "7"] {
        says(&page, number);
    }
    let free = bids().says("bid: 3 0").reads("");
    assert!(!free.contains(&"both pay".into()), "{free:?}");
}

/// RR-BID-5, RR-BID-8, RR-BID-9: that it is bid again is said where it is, and nowhere else.
#[test]
fn a_tie_says_that_it_is_bid_again() {
    let tie = bids().says("bid: 2 2").shows("bid");
    assert_eq!(shown(&tie).then, "Bid again");
    says(&tie.reads(""), "Bid again");
    says(&tie.reads("a"), "A tie: bid again");
    assert_eq!(shown(&bids().says("bid: 2 1")).then, "");
    let nothing = bids().says("bid: 0 0").shows("bid");
    assert_eq!(shown(&nothing).then, "Bid again");
    assert_eq!(shown(&nothing.says("bid: 0 0").shows("roll-off")).then, "", "dice decide");
    // 5-5 twice and 2-2 leave nothing to bid with.
    assert_eq!(shown(&bids().says("bid: 5 5, bid: 5 5, bid: 2 2")).then, "");
}

/// A picker starts on a number nobody can foresee: whoever turns it unseen is told.
#[test]
fn who_turns_unseen_knows_that_the_dial_starts_at_random() {
    says(&bids().reads(""), "Dial starts at random");
}

/// RR-ROUND-1: what a Round came to is on the first page of the next, for no press more.
#[test]
fn the_next_round_begins_with_what_the_last_one_came_to() {
    let (quiet, bloody) = (duel("ogrekin", "dwarves"), duel("ogrekin", "dwarves").kills("red-6", "blue-2"));
    let over = "act: pass, act: pass, end-round: pass";
    says(&quiet.says(over).shows("bid").reads(""), "Nobody was lost");
    says(&bloody.says(over).shows("bid").reads(""), "Lost: Red 0, Blue 1");
    assert!(!bids().reads("").iter().any(|line| line.contains("lost")), "nothing came before Round 1");
}
