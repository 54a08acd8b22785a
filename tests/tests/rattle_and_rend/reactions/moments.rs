//! Section 18.2: what a window says of its Action, and which moments of it ask again.

use umpire_tests::play::{Play, duel};

/// Dwarves charge the Ogrekin's Shooters: a Heavy answers the declaration, Shooters the move.
fn charge(target: &str) -> Play {
    duel("dwarves", "ogrekin").says(&format!("act: charge, who: red-2, target: {target}"))
}

/// RR-REACT-10, RR-DEV-1: who does what to whom, and at which moment.
#[test]
fn a_window_says_who_does_what_to_whom_and_when() {
    let declared = charge("blue-3").shows("react");
    assert_eq!(declared.deed(), "Fighters I: Charge | Led Fighters | declared");
    let moved = declared.says("react: none, move:").shows("react");
    assert_eq!(moved.deed(), "Fighters I: Charge | Led Fighters | moved");
    let strikes = moved.says("react: none, confirm: blue-3").shows("react");
    assert_eq!(strikes.deed(), "Fighters I: Charge | Led Fighters | strikes");
    let will = strikes.says("react: none, facts:, roll: 20").shows("react");
    assert_eq!(will.deed(), "Fighters I: a hit | Led Fighters | Will");
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-1");
    assert_eq!(stand.deed(), "Fighters I: attack | Champion I | declared");
}

/// RR-REACT-SUPPRESS, RR-REACT-10: whoever let a mover pass is not asked again when it strikes.
#[test]
fn shooters_who_let_a_charge_come_are_not_asked_again() {
    let moved = charge("blue-4").says("react: none, move:").shows("react");
    assert!(moved.offers().contains(&"suppress-blue-4".into()));
    moved.says("react: none, confirm: blue-4").shows("facts");
    // Nothing moved: it is the first time.
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4");
    assert!(stand.offers().contains(&"suppress-blue-4".into()));
}

/// RR-REACT-RETALIATE, RR-REACT-BLINK: what can be done when it strikes is another thing, and offered with all else.
#[test]
fn what_is_new_when_it_strikes_opens_the_window_again() {
    let declared = charge("blue-3").shows("react");
    assert_eq!(declared.gist("retaliate-blue-3"), "meet it, strike together");
    let strikes = declared.says("react: none, move:, react: none, confirm: blue-3").shows("react");
    assert_eq!(strikes.gist("retaliate-blue-3"), "strike back together");
    assert!(strikes.offers().contains(&"suppress-blue-4".into()), "whatever is legal is listed");
    let ward = duel("dwarves", "vampires").says("act: charge, who: red-2, target: blue-7, move:").shows("react");
    assert_eq!(ward.gist("blink-blue-7"), "if in 80, friend seen");
    let struck = ward.says("react: none, confirm: blue-7").shows("react");
    assert_eq!(struck.gist("blink-blue-7"), "if a friend is in sight");
}

/// RR-REACT-10: a Charge that nobody answers takes seven presses to the dice, one a question.
#[test]
fn a_charge_without_reaction_asks_seven_times_before_the_dice() {
    let steps =
        ["act: charge", "who: red-2", "target: blue-1", "react: none-more", "move:", "confirm: blue-1", "facts:"];
    let dice = steps.iter().fold(duel("dwarves", "ogrekin"), |play, step| play.says(step));
    dice.shows("roll");
    assert!(steps.len() <= 7);
}
