//! When spells are cast, and by whom.

use super::mage;
use crate::fixture::{Fought, begun, foes, unit};
use for_reign_or_ruin::book::Step;

/// FR-MAG-1, FR-TURN-3, FR-TURN-6, FR-TURN-9, FR-TURN-14: magic of a kind has its step, under its name, and one press passes it.
#[test]
fn each_phase_has_its_magic() {
    let mut play = begun(&[mage("Oro", 4)], &[unit("Orcs")]);
    for (step, name) in [(3, "Ranged magic"), (6, "Combat magic"), (9, "Morale magic"), (14, "Command magic")] {
        play = play.past(step).shows("cast");
        assert_eq!(play.state().step, Step(step));
        let title = play.question().heading.title;
        assert_eq!(play.with(|game| title.line(&*game.scene()).to_string()), name);
        play = play.says("cast: none");
    }
    assert_eq!(play.past(17).asks(), "turn");
}

/// F-MAGIC, FR-UI-1: armies without casters never see it, nor when the last one is gone.
#[test]
fn without_casters_there_is_no_magic() {
    let play = begun(&[unit("Spears")], &[unit("Orcs")]).past(17).shows("turn");
    assert!(!play.heard().contains(&"3: Ranged magic".to_string()), "the log has no such step either");
    let gone = "cast: red-1, worked: worked, act-spent: 0, effect: destroyed, whose: red, who: red-1, effect: none";
    assert_eq!(begun(&[mage("Oro", 4)], &[unit("Orcs")]).past(3).says(gone).past(17).asks(), "turn");
}

/// FR-MAG-3, G-45: from the lowest Init up, both sides together.
#[test]
fn casters_stand_in_order_of_init() {
    let play = begun(&[mage("Oro", 7), mage("Una", 3)], &[mage("Hag", 5), mage("Imp", 3)]).past(3).shows("cast");
    assert_eq!(play.offers(), ["red-2", "blue-2", "blue-1", "red-1", "none"]);
    let play = play.says("cast: blue-1, worked: failed, act-spent: 0");
    assert_eq!(play.stress("blue-1"), 1, "the third row is the Hag");
}

/// FR-MAG-5: caster, phase and outcome are logged.
#[test]
fn a_spell_is_logged() {
    let play = begun(&[mage("Oro", 4)], &foes()).past(3).says("cast: red-1, worked: worked");
    assert_eq!(play.heard(), ["Oro: Ranged magic worked"]);
    let play = begun(&[mage("Oro", 4)], &foes()).past(6).says("cast: red-1, worked: failed");
    assert_eq!(play.heard(), ["Oro: Combat magic failed"]);
}

/// FR-MAG-2: magic shots are no magic of step 3: the step offers casters alone, whatever they shoot.
#[test]
fn magic_shots_are_ordinary_shooting() {
    use crate::fixture::Carded;
    use for_reign_or_ruin::book::Stat;
    let play = begun(&[mage("Oro", 4), unit("Bolts").with(Stat::Sht, 3)], &foes()).past(3).shows("cast");
    assert_eq!(play.offers(), ["red-1", "none"]);
}
