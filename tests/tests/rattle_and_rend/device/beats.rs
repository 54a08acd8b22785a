//! What deserves a page of its own, after the dice that caused it.

use rattle_and_rend::book::Bond;
use umpire_engine::table::{Beat, Rolled, Seat, Show};
use umpire_tests::play::{Play, duel, play};
use umpire_tests::words::words;

use crate::bonds::{bound, poor};
use crate::tactics::{QUIET, band, hits};

/// The page of a happening with this id: its big word, its reason, and who acts then.
fn beat(game: &Play, id: &str) -> Option<(String, String, Option<Seat>)> {
    let state = game.state();
    game.news().into_iter().filter(|line| line.id == id).find_map(|line| match line.show {
        Show::Beat(Beat { big, reason, next }) => {
            Some((big.line(&state).to_string(), reason.line(&state).to_string(), next))
        }
        _ => None,
    })
}

fn said(big: &str, reason: &str, next: Option<Seat>) -> Option<(String, String, Option<Seat>)> {
    Some((big.into(), reason.into(), next))
}

/// RR-TURN-3: the dice first, then that the Turn is stolen, by whom, and by what.
#[test]
fn a_stolen_turn_has_its_own_page_after_the_dice() {
    let reacts = duel("ogrekin", "dwarves").says("act: sprint, who: red-1, react: intimidate-blue-6");
    let reacts = reacts.says("answer: accept");
    let stolen = reacts.clone().says("roll: 7 1");
    assert_eq!(beat(&stolen, "turn"), said("Turn stolen!", "Heavy: Intimidate", Some(Seat::BLUE)));
    let heard = stolen.heard();
    let at = |id| heard.iter().position(|heard| *heard == id);
    assert!(at("rolled") < at("turn"), "{heard:?}");
    let failed = reacts.says("roll: 6 6");
    assert_eq!(beat(&failed, "turn"), None);
}

/// RR-BOND-FELLOWSHIP: gained Momentum is told by its rule, with its cause.
#[test]
fn gained_momentum_says_by_which_rule() {
    let held = hits(poor(band(QUIET), bound(Bond::Fellowship)), "red-1", "blue-1").says("roll: 10 1");
    assert_eq!(beat(&held, "gained"), said("+1", "Their Will held", None));
}

/// RR-TURN-2, RR-ROUND-2: who cannot act passes aloud, and a Round that ends by itself says so.
#[test]
fn nothing_goes_over_or_ends_in_silence() {
    let start = "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5";
    let poor = play().says(start).says("bid: 1 0, first: red");
    let passed = poor.says("act: sprint, who: red-1, react: none-more, move:");
    assert_eq!(beat(&passed, "passed"), said("Turn passes", "Nobody of Red can act", Some(Seat::BLUE)));
    let last = play().says(start).says("bid: 2 1, first: blue, act: sprint, who: blue-2, move:");
    assert_eq!(beat(&last, "spent"), said("Spent", "Nobody can act any more", None));
}

/// RR-WILL-2: the dice of a lost Will check say that the Element is removed, and no second page does.
#[test]
fn a_removal_by_dice_is_one_page() {
    let lost = duel("ogrekin", "dwarves").kills("red-2", "blue-2");
    let news = lost.news();
    let page = |id: &str| news.iter().find(|line| line.id == id).expect("it is told").show.clone();
    assert!(matches!(page("rolled"), Show::Rolled(Rolled { word: "REMOVED", .. })), "{news:?}");
    assert_eq!(page("removed"), Show::Line);
}

/// RR-ROUND-1: a Round begins on the page of its first bid, and none waits for a press before it.
#[test]
fn a_round_begins_with_its_first_bid() {
    let bid = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid");
    let says = |game: &Play, said: &str| words(&game.screen("")).iter().any(|word| word.starts_with(said));
    assert!(says(&bid, "Round 1:"), "{:?}", words(&bid.screen("")));
    let again = bid.says("bid: 1 1").shows("bid");
    assert!(!words(&again.screen("a")).iter().any(|word| word.starts_with("Round")), "bid again in the same Round");
    let second = again.says("bid: 1 0, first: red, act: pass, act: pass, end-round: pass").shows("bid");
    assert!(says(&second, "Round 2:"), "{:?}", words(&second.screen("")));
}

/// RR-BID-3, RR-BID-8: a tie says what both pay.
#[test]
fn a_tie_says_what_both_pay() {
    let tie = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5");
    let paid = tie.news().into_iter().find_map(|line| match line.show {
        Show::Revealed(revealed) => Some(revealed.paid().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(paid, Some(vec![(Seat::RED, 5), (Seat::BLUE, 5)]));
}

/// RR-DICE-9: a dispute ends with who is right.
#[test]
fn a_dispute_says_who_is_right() {
    let settled = duel("ogrekin", "dwarves").says("act: talk, talk: dispute, roll-off: 4, roll-off: 9");
    assert_eq!(beat(&settled, "settled"), said("Blue", "The higher die decides", None));
}
