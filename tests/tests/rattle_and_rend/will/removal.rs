//! F-REMOVE in the game of all the rules: what hangs on a loss, and what does not.

use rattle_and_rend::Whereabouts;
use umpire_engine::table::Seat;
use umpire_tests::play::Play;

use crate::written::meet;

/// 1 to 3 Fighters, 4 Dregs, 5 Dregs, 6 Champion, 7 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / dregs / dregs / champion banish-foe / heavy flyer";
/// 1 to 3 Fighters, 4 Heavy, 5 Ward, 6 Champion, 7 Ward.
const WARDED: &str =
    "fighters / fighters / fighters / heavy flyer / ward confusion / champion distant-doom / ward vengeance";

const QUIET: &str = "tactics elites rangers / bond null";

fn game(red: &str, blue: &str) -> Play {
    meet(
        &format!("{PLAIN} / tactics elites rangers / bond {red}"),
        &format!("{WARDED} / tactics elites rangers / bond {blue}"),
        "",
    )
}

/// RR-FLOW-REMOVE, RR-BOND-STRIFE, RR-BOND-BLOODLUST: its owner and its killer gain, up to the total of now.
#[test]
fn a_kill_is_worth_its_points_to_both_bonds() {
    let kill = |red: &str, blue: &str| {
        let hit = game(red, blue).says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 1");
        let lost = hit.says("roll: 1 1").shows("act");
        (lost.momentum(), lost.state().side(Seat::BLUE).total)
    };
    assert_eq!(kill("null", "null"), ((9, 11), 12));
    assert_eq!(kill("bloodlust", "null"), ((11, 11), 12));
    assert_eq!(kill("null", "strife"), ((9, 12), 12), "12 was the total, and is until the next Round");
    assert_eq!(kill("strife", "bloodlust"), ((9, 11), 12));
}

/// RR-BOND-BLOODLUST, RR-WILL-9: an enemy driven off the board counts as killed; one lost in a Hazard does not.
#[test]
fn driven_off_the_board_is_killed() {
    let off =
        game("null", "bloodlust").says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 1");
    let off = off.says("roll: 10 10, critical-will: foe, reposition: off-board").shows("act");
    assert!(off.is_out("red-1"));
    assert_eq!(off.momentum(), (9, 12));
}

/// RR-REACT-CONFUSION, RR-ATK-4, GAP 134: turned on its own side without a Penalty, and no friend of its attacker.
#[test]
fn confusion_turns_an_attack_without_a_penalty() {
    let aimed = game("bloodlust", "null").says("act: stand, who: red-1, target: blue-1, react: confusion-blue-5");
    let turned = aimed.says("answer: accept, roll: 13 13").shows("redirect");
    assert_eq!(
        turned.offers(),
        ["red-2", "red-3", "red-4", "red-5", "red-6", "red-7"],
        "blue picks, and not the attacker"
    );
    assert_eq!(turned.seat(), "blue");
    let fury = turned.says("redirect: red-4").shows("facts");
    assert_eq!((fury.note().as_str(), fury.momentum()), ("Dregs I", (7, 10)), "critical: red lost 2");
    let will = fury.says("facts: friend").shows("roll");
    assert_eq!(will.why(), ["+Friend"]);
    let will = will.says("roll: 20 1 1").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("red", "Will"), "nobody answers: the slot is used");
    let lost = will.clone().says("roll: 1 1").shows("act");
    assert!(lost.is_out("red-4"));
    assert_eq!((lost.momentum(), lost.active()), ((7, 10), "blue"), "no Bloodlust for one's own");
    assert_eq!(will.says("roll: 20 1").shows("push").seat(), "blue");
}

/// RR-REACT-FODDER, RR-MOD-6: turned back by Dregs it has a Penalty; the modifiers are those of the new target.
#[test]
fn fodder_turns_an_attack_with_a_penalty() {
    let red = format!("{PLAIN} / {QUIET}");
    let aimed = meet(&red, &red, "").says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4");
    let swapped = aimed.says("answer: accept, roll: 11 11, swap:").shows("redirect");
    let fury = swapped.clone().says("redirect: red-2, facts: friend").shows("roll");
    assert_eq!(fury.why(), ["-Redirected", "+Friend"]);
    let dregs = swapped.says("redirect: none").shows("facts");
    assert_eq!(dregs.note(), "Dregs I");
    assert!(dregs.says("facts:").why().is_empty());
}

/// RR-REACT-FODDER: a banishment is turned on anybody in range, a Ward too; it moves nobody.
#[test]
fn a_banishment_is_turned_on_a_ward_too() {
    let red = "fighters / fighters / fighters / heavy flyer / champion banish-foe / ward confusion / ward vengeance";
    let blue = format!("{PLAIN} / {QUIET}");
    let banish = meet(&format!("{red} / {QUIET}"), &blue, "").says("act: banish-foe, target: blue-1");
    let turned = banish.says("react: fodder-blue-4, answer: accept, roll: 11 11, swap:").shows("redirect");
    assert!(turned.offers().contains(&"red-6".into()));
    let gone = turned.says("redirect: red-6, roll: 20, banish:").shows("roll");
    assert_eq!((gone.element("red-6").place, gone.seat()), (Whereabouts::Banished(2), "red"));
}

/// RR-FLOW-REMOVE, step 6, RR-ACT-BANISH-FOE: who is banished is missed like the lost.
#[test]
fn a_banishment_opens_the_window_after_it() {
    let banished =
        game("null", "strife").says("act: banish-foe, target: blue-1, react: none, roll: 20, banish:, roll: 20 1");
    assert_eq!(banished.element("blue-1").place, Whereabouts::Banished(2));
    assert_eq!(banished.momentum(), (9, 12), "Strife counts it (GAP 68)");
    assert_eq!(banished.shows("react").offers(), ["none", "vengeance-blue-7", "none-more"]);
}

/// RR-FLOW-REMOVE, step 2, RR-TRN-6: passengers bail out after the event that took their Heavy, and are not moved.
#[test]
fn passengers_bail_out_where_their_heavy_was_lost() {
    let blue =
        format!("fighters / fighters / skirmishers / dregs / dregs / champion banish-foe / heavy transport / {QUIET}");
    let boarded = meet(&format!("{PLAIN} / {QUIET}"), &blue, "")
        .says("act: pass, act: sprint, who: blue-1, react: none-more, ride: board-blue-7");
    assert!(matches!(boarded.element("blue-1").place, Whereabouts::Aboard(_)));
    let hit = boarded.says("act: pass, act: stand, who: red-7, target: blue-7, react: none-more, facts:, roll: 20 1");
    let bails = hit.says("roll: 1 1, bail-out:").shows("roll");
    assert_eq!((bails.note().as_str(), bails.seat()), ("bails out", "blue"));
    assert_eq!(bails.element("blue-1").place, Whereabouts::Table);
    bails.clone().says("roll: 10 1").shows("act");
    bails.clone().says("roll: 10 10").shows("act");
    assert!(bails.says("roll: 1 1").is_out("blue-1"));
}

/// RR-FLOW-REMOVE, RR-TURN-6: a loss leaves nothing of it behind, neither as a target nor as a credit.
#[test]
fn the_lost_are_nobodys_target() {
    let lost = game("null", "null").kills("red-1", "blue-1").says("act: stand, who: red-2").shows("target");
    assert!(!lost.offers().contains(&"blue-1".into()));
    assert_eq!(lost.options().iter().find(|row| row.0 == "blue-1").and_then(|row| row.1), Some("removed"));
}
