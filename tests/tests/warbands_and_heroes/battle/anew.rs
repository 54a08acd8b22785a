//! What lasts a round and begins anew, and what is over at once.

use umpire_tests::battle::{BattlePlay, fought, red_first, warbands};
use warbands_and_heroes::{Flag, Place};

/// The rest of the round passes, and red has the first turn of the next.
fn next_round(play: BattlePlay) -> BattlePlay {
    play.says("unit: more, more: end-turn, unit: more, more: end-turn, initiative: 6 1, first: first")
}

/// WH-ROUND-1, WH-ACT-5: who moved in the last round may stand still in this one.
#[test]
fn a_move_is_forgotten_when_the_round_is_over() {
    let play =
        red_first(&["unit warriors / unit bowmen", "unit warriors"]).says("unit: red-1, activate: move, move: done");
    assert!(play.is("red-1", Flag::Moved), "WH-DATA-5");
    let play = next_round(play.says("action: nothing"));
    assert!(!play.is("red-1", Flag::Moved));
    let play = play.says("unit: red-1, activate: still, action: attack-1, target: blue-1");
    assert_eq!(play.dice(), (5, 4));
}

/// WH-ROUND-1, WH-CAPT-8: a Level-Headed captain has one use a round.
#[test]
fn a_level_headed_captain_is_used_again_in_the_next_round() {
    let play = red_first(&["unit warriors / unit bowmen captain level-headed", "unit warriors"]);
    let play = next_round(play.says("unit: red-1, activate: level-headed, activate: pass"));
    assert!(play.says("unit: red-1").offers().contains(&"level-headed".into()));
}

/// WH-INIT-7: who chose last is behind a Shrewd 0, too.
#[test]
fn who_chose_last_ties_with_nobody() {
    let play =
        fought(&["unit warriors", "unit bowmen captain shrewd"]).says("initiative: 6 1, shrewd: less, first: last");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"), "alone, and first");
    assert_eq!(play.says("unit: blue-1, activate: pass").seat(), "red");
}

/// WH-FS-9, WH-CAPT-3: a Wicked captain's 1 FS may be the last: it leaves at once.
#[test]
fn a_wicked_captain_routs_at_once() {
    let play = red_first(&["unit bowmen / unit warriors", "unit warriors captain wicked"]).corrects("red-1", "fs", 1);
    let play = play.says("unit: more, more: test, tester: red-1, resolve: 6, wicked: blue");
    assert_eq!((play.unit("red-1").place, play.asks().as_str()), (Place::Routed, "unit"));
}

/// WH-FS-9, WH-OTH-4: so do surroundings, and who is gone is hurt no more.
#[test]
fn surroundings_rout_at_once() {
    let play = red_first(&["unit bowmen / unit warriors", "unit warriors"]);
    let play = play.says("unit: more, more: damage, hurt: red-1, amount: 9");
    assert_eq!(
        (play.unit("red-1").place, play.offers()),
        (Place::Routed, vec!["red-2".into(), "blue-1".into(), "none".into()])
    );
}

/// WH-HR-7: who fails is Shaken; who is routed by it is gone, and not Shaken.
#[test]
fn the_routed_are_not_shaken() {
    let play = warbands(&["unit bowmen / unit bowmen", "unit warriors"])
        .says("rules: house, house: hr-7, rules: fight, deploy: done, initiative: 6 1, first: first");
    let play = play.says("unit: more, more: damage, hurt: red-1, amount: 6, hurt: red-2, amount: 1, hurt: none");
    let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn, resolve: 6, resolve: 6");
    assert_eq!((play.unit("red-1").place, play.is("red-1", Flag::Shaken)), (Place::Routed, false));
    assert!(play.is("red-2", Flag::Shaken));
}

/// WH-UI-4: the captain's range opens with the last answer for that Unit.
#[test]
fn a_captain_who_was_near_is_ticked_the_next_time() {
    let play = red_first(&["unit bowmen / unit warriors captain shrewd", "unit warriors"]);
    let test = "unit: more, more: test, tester: red-1";
    let play = play.says(test);
    assert!(play.preset().is_empty());
    let play = play.says("near-captain: captain, resolve: 1").says(test);
    assert_eq!(play.preset(), ["captain"]);
    assert!(play.says("near-captain:, resolve: 1").says(test).preset().is_empty());
}

/// WH-SETUP-4: a Unit that no roster has acts from the next round, too; without the guided round that is not asked.
#[test]
fn who_joins_acts_from_the_next_round() {
    let joins = "reinforce, joins: red, class: class-3";
    let play = red_first(&["unit warriors", "unit warriors"]).says(&format!("unit: more, more: {joins}"));
    assert_eq!(play.clone().says("acts-now: next").offers(), ["red-1", "more"]);
    assert_eq!(play.says("acts-now: now").offers(), ["red-1", "red-2", "more"]);
    let quick = warbands(&["unit warriors", "unit warriors"]).says("rules: quick, deploy: done");
    assert_eq!(quick.says(&format!("quick: {joins}")).asks(), "quick");
}

/// WH-ROUND-5: nobody is in play, but somebody waits: the players are asked.
#[test]
fn with_reinforcements_to_come_nobody_has_lost() {
    let held = "rules: hold, hold: red-2, hold:, rules: fight, deploy: done, initiative: 6 1, first: first";
    let waits = warbands(&["unit warriors / unit bowmen", "unit warriors"]).says(held);
    let waits = waits.corrects("blue-1", "place", 2).corrects("red-1", "place", 2);
    assert!(!waits.is_over(), "they are asked");
    assert_eq!(waits.asks(), "over");
    let alone = red_first(&["unit warriors", "unit warriors"]).corrects("blue-1", "place", 2);
    assert!(alone.corrects("red-1", "place", 2).is_over(), "nobody will come");
}
