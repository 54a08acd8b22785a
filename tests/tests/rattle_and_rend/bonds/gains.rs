//! Fellowship, Strife, Bloodlust: Momentum regained, up to the Total.

use rattle_and_rend::book::{Bond, Trait};
use umpire_tests::play::play_with;

use super::{bound, poor, poor_on};
use crate::tactics::{QUIET, band, hits, stands};

/// RR-BOND-FELLOWSHIP: a point for a passed Will check, simple or critical.
#[test]
fn fellowship_gains_by_standing() {
    let hit = hits(poor(band(QUIET), bound(Bond::Fellowship)), "red-1", "blue-1");
    assert_eq!(hit.momentum().1, 8);
    assert_eq!(hit.clone().says("roll: 10 1").momentum().1, 9);
    assert_eq!(hit.clone().says("roll: 10 10").momentum().1, 9);
    assert_eq!(hit.says("roll: 1 1").momentum().1, 8);
}

/// RR-BOND-FELLOWSHIP, GAP 71: a Hazard's and Fodder's too, but no other stat's.
#[test]
fn fellowship_counts_every_will_check() {
    let hazard = poor_on(bound(Bond::Fellowship), band(QUIET), "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 10 1");
    assert_eq!(hazard.momentum().0, 7);
    let fodder = poor(band(QUIET), bound(Bond::Fellowship))
        .says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4, answer: accept, roll: 11 1");
    assert_eq!(fodder.momentum().1, 8, "a point for the Reaction, a point back");
    let fury = stands(poor(bound(Bond::Fellowship), band(QUIET)), "red-1", "blue-1").says("facts:, roll: 9 1");
    assert_eq!(fury.momentum().0, 6);
}

/// RR-BOND-0, GAP 67: no gain above the Total; by house rule it is capped for two Bonds only (HR 27).
#[test]
fn gains_stop_at_the_total() {
    let full = |house: &str| {
        let game = play_with([band(QUIET), bound(Bond::Fellowship)]).says(house).fields("own-1", "own-2");
        hits(game.sets_up("terrain:").red_begins(), "red-1", "blue-1").says("roll: 10 1").momentum().1
    };
    assert_eq!(full(""), 12);
    let uncapped = "rules: house, house: bids, house-rule: hr-27, house-rule: back, house: done";
    assert_eq!(full(uncapped), 13);
    let strife = play_with([band(QUIET), bound(Bond::Strife)]).says(uncapped).fields("own-1", "own-2");
    let lost = hits(strife.sets_up("terrain:").red_begins(), "red-1", "blue-1").says("roll: 1 1");
    assert_eq!(lost.momentum().1, 12, "Strife says so itself");
}

/// RR-BOND-STRIFE, GAP 68: its points, up to the Total that is not reduced yet; a led Element's together.
#[test]
fn strife_gains_what_it_loses() {
    let lost = |target| hits(poor(band(QUIET), bound(Bond::Strife)), "red-1", target).says("roll: 1 1").momentum().1;
    assert_eq!((lost("blue-1"), lost("blue-4"), lost("blue-6")), (10, 9, 11));
    let mut led = bound(Bond::Strife);
    led.entries[0].champion = Some(led.entries[4].own);
    led.entries.remove(4);
    assert_eq!(hits(poor(band(QUIET), led), "red-1", "blue-1").says("roll: 1 1 1").momentum().1, 11);
}

/// RR-BOND-STRIFE: by a Hazard as well, and by Banish.
#[test]
fn strife_counts_every_loss_but_morale() {
    let hazard = poor_on(bound(Bond::Strife), band(QUIET), "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1");
    assert_eq!(hazard.momentum().0, 8);
    let mut red = band(QUIET);
    red.entries[4].own = Some(Trait::BanishFoe);
    let banished =
        poor(red, bound(Bond::Strife)).says("act: banish-foe, target: blue-1, react: none-more, roll: 10, banish:");
    assert_eq!(banished.momentum().1, 10);
}

/// RR-BOND-BLOODLUST, GAP 69: by its own attacks, in Actions and Reactions.
#[test]
fn bloodlust_gains_what_its_attacks_remove() {
    let own = hits(poor(bound(Bond::Bloodlust), band(QUIET)), "red-1", "blue-6").says("roll: 1 1");
    assert_eq!(own.momentum().0, 9, "7 less an Action, and 3 points");
    let suppress = poor(band(QUIET), bound(Bond::Bloodlust))
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept")
        .says("facts:, roll: 11 1, roll: 1 1");
    assert_eq!(suppress.momentum().1, 9, "8 less a Reaction, and 2 points");
    let theirs = hits(poor(band(QUIET), bound(Bond::Bloodlust)), "red-1", "blue-1").says("roll: 1 1");
    assert_eq!(theirs.momentum().1, 8, "not for its own");
}

/// RR-BOND-BLOODLUST: not by terrain, not by Banish; by a move off the board, yes.
#[test]
fn bloodlust_counts_no_accidents() {
    let hazard = poor_on(band(QUIET), bound(Bond::Bloodlust), "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1");
    assert_eq!(hazard.momentum().1, 8);
    let off = hits(poor(band(QUIET), bound(Bond::Bloodlust)), "red-1", "blue-1")
        .says("roll: 10 10, critical-will: foe, reposition: off-board");
    assert_eq!((off.is_out("red-1"), off.momentum().1), (true, 10));
    let mut red = bound(Bond::Bloodlust);
    red.entries[4].own = Some(Trait::BanishFoe);
    let banished = poor(red, band(QUIET)).says("act: banish-foe, target: blue-1, react: none-more, roll: 10, banish:");
    assert_eq!(banished.momentum().0, 6);
}

/// RR-BOND-STRIFE, RR-ACT-BANISH-FOE, RR-TRN-6: a banished Heavy's passengers are gone with it, and count.
#[test]
fn strife_counts_banished_passengers() {
    let (mut red, mut blue) = (band(QUIET), bound(Bond::Strife));
    red.entries[4].own = Some(Trait::BanishFoe);
    blue.entries[5].own = Some(Trait::Transport);
    let banished = |cargo: &str| {
        let game = play_with([red.clone(), blue.clone()]).fields("own-1", "own-2");
        let game = game.sets_up(&format!("terrain:, cargo: {cargo}")).says("bid: 5 5, bid: 5 4, first: red");
        game.says("act: banish-foe, target: blue-6, react: none-more, roll: 10, banish:").momentum().1
    };
    assert_eq!((banished(""), banished("blue-4")), (6, 7));
}
