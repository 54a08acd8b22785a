//! Sides that act at the same time (WH-SIM).

use umpire_engine::table::{Scene, Show};
use umpire_tests::battle::{BattlePlay, fought, warbands};
use warbands_and_heroes::{Flag, Place};

const TWO: &str = "unit warriors / unit bowmen";

/// Two sides together, red moves the first token.
fn both(red: &str, blue: &str) -> BattlePlay {
    fought(&[red, blue]).says("initiative: 3 3, roll-off: 5 2")
}

fn strikes(who: &str, whom: &str, dice: &str) -> String {
    format!("unit: {who}, activate: move, move: done, action: attack-1, target: {whom}, attack: {dice},")
}

/// WH-SIM-1, WH-SIM-2, WH-FS-10: damage waits to the end of the block, and the doomed still act at full dice.
#[test]
fn damage_waits_and_the_doomed_act() {
    let play = both("unit berserkers", "unit warriors").says(&strikes("red-1", "blue-1", "6 6 6"));
    let unit = play.unit("blue-1");
    assert_eq!((unit.strength, unit.pending, unit.place), (12, 12, Place::InPlay));
    assert!(unit.is_doomed());
    let play = play.says("unit: blue-1, activate: move, move: done, action: attack-1, target: red-1");
    assert_eq!(play.dice(), (4, 4), "as they were when the block began");
    let play = play.says("attack: 6 6 6 1");
    let (red, blue) = (play.unit("red-1"), play.unit("blue-1"));
    assert_eq!((red.strength, blue.place), (3, Place::Routed), "all lands at once");
}

/// WH-SIM-2: bloodied and Berserk are read as they were when the block began.
#[test]
fn nobody_is_bloodied_before_the_block_ends() {
    let play = both("unit warriors / unit warriors", "unit berserkers").says(&strikes("red-1", "blue-1", "6 6 1 1"));
    assert!(!play.state().is_bloodied(play.id("blue-1")));
    let play = play.says("unit: blue-1, activate: pass").says(&strikes("red-2", "blue-1", "6 1 1 1"));
    assert_eq!(play.fs("blue-1"), 9 - 4 - 2, "no hit is shrugged off");
}

/// WH-SIM-2: a captain counts until the block ends.
#[test]
fn a_doomed_captain_still_helps() {
    let blue = "unit bowmen captain resolute / unit bowmen";
    let play = both("unit berserkers / unit warriors", blue).says(&strikes("red-1", "blue-1", "6 6 6"));
    let play = play
        .says("resolve: 6, unit: blue-2, activate: pass")
        .says("unit: red-2, activate: move, move: done, action: attack-1, target: blue-2, attack: 6 1 1 1");
    assert_eq!(play.asks(), "near-captain");
}

/// WH-SIM-3: sides alternate; a side without Units is skipped; the last finishes in a row.
#[test]
fn sides_alternate_units() {
    let play = fought(&["unit warriors / unit warriors / unit warriors", "unit warriors"])
        .says("initiative: 2 2, roll-off: 1 6");
    assert_eq!(play.seat(), "blue");
    let play = play.says("unit: blue-1, activate: pass");
    let mut seats = Vec::new();
    let mut play = play;
    for unit in ["red-1", "red-2", "red-3"] {
        seats.push(play.seat());
        play = play.says(&format!("unit: {unit}, activate: pass"));
    }
    assert_eq!(seats, ["red"; 3]);
    assert_eq!(play.asks(), "initiative");
}

/// WH-SIM-3: equal dice are thrown again; three sides have a whole order.
#[test]
fn the_roll_off_gives_the_whole_order() {
    let play = fought(&[TWO, TWO, TWO]).says("initiative: 2 2 2, roll-off: 3 5 3");
    assert_eq!((play.asks().as_str(), play.dice().0), ("roll-off", 2), "red and gold again");
    let mut play = play.says("roll-off: 4 4, roll-off: 1 2");
    let mut seats = Vec::new();
    for unit in ["blue-1", "gold-1", "red-1", "blue-2"] {
        seats.push(play.seat());
        play = play.says(&format!("unit: {unit}, activate: pass"));
    }
    assert_eq!(seats, ["blue", "gold", "red", "blue"]);
}

/// WH-SIM-4: walls and Retreats of the doomed happen at once.
#[test]
fn the_doomed_react() {
    let play =
        both("unit berserkers / unit warriors", "unit bowmen / unit bowmen").says(&strikes("red-1", "blue-1", "6 6 1"));
    assert!(play.unit("blue-1").is_doomed());
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "blue"), "the doomed may still retreat");
    let play = both("unit warriors / unit berserkers", "unit warriors / unit warriors")
        .says("unit: red-1, activate: still, action: wall, unit: blue-1, activate: pass, unit: red-2, activate: pass");
    let play = play
        .corrects("red-1", "pending", 12)
        .says("unit: blue-2, activate: move, move: done, wall: red-1, strike: yes");
    assert_eq!(play.dice().0, 6);
}

/// WH-SIM-5: who attacks the doomed is told so, and may.
#[test]
fn the_doomed_are_marked_and_stay_targets() {
    let play = both("unit berserkers / unit warriors", "unit warriors").says(&strikes("red-1", "blue-1", "6 6 6"));
    assert!(play.notes().iter().any(|note| note == "Warriors: doomed, -12 due"), "{:?}", play.notes());
    let play = play.says("unit: blue-1, activate: pass, unit: red-2, activate: move, move: done, action: attack-1");
    assert_eq!(play.offers(), ["blue-1", "none"]);
}

/// WH-SIM-2, WH-SIM-5: what waits is marked on the card, where targets are picked.
#[test]
fn what_is_due_is_marked_on_the_card() {
    let play = both("unit berserkers / unit warriors", "unit warriors / unit bowmen");
    let marks = |play: &BattlePlay, id: &str| {
        let card = play.state().card(play.id(id));
        card.marks.iter().map(|mark| mark.name).collect::<Vec<_>>()
    };
    assert_eq!(marks(&play, "blue-1"), [""; 0]);
    let play = play.says(&strikes("red-1", "blue-1", "6 1 1"));
    assert_eq!((marks(&play, "blue-1"), play.fs("blue-1")), (vec!["-4 due"], 12));
    let play = play.corrects("blue-1", "pending", 12);
    assert_eq!(marks(&play, "blue-1"), ["doomed"]);
}

/// WH-SIM-2: when the block is over, one page says what each Unit loses; where sides act one after the other there is none.
#[test]
fn losses_of_a_block_are_listed_when_it_ends() {
    let losses = |play: &BattlePlay| {
        let told = play.news().into_iter().find_map(|told| match told.show {
            Show::Losses(losses) => Some(losses),
            _ => None,
        });
        told.map(|all| all.iter().map(|loss| (loss.piece.0, loss.lost, loss.left)).collect::<Vec<_>>())
    };
    let play = both("unit berserkers", "unit warriors").says(&strikes("red-1", "blue-1", "6 6 6"));
    assert_eq!(losses(&play), None, "the block goes on");
    let play = play.says("unit: blue-1, activate: move, move: done, action: attack-1, target: red-1, attack: 6 6 6 1");
    assert_eq!(losses(&play), Some(vec![(0, 6, 3), (1, 12, 0)]));
    let alone = umpire_tests::battle::red_first(&["unit berserkers", "unit warriors"])
        .says(&strikes("red-1", "blue-1", "6 1 1"));
    assert_eq!(losses(&alone), None);
}

/// WH-SIM-6, WH-WALL-4: the walls of all sides of a block drop when it begins.
#[test]
fn walls_drop_when_the_block_begins() {
    let play = both("unit warriors", "unit warriors")
        .says("unit: red-1, activate: still, action: wall, unit: blue-1, activate: still, action: wall");
    assert!(play.is("red-1", Flag::Wall) && play.is("blue-1", Flag::Wall));
    let play = play.says("initiative: 4 4");
    assert!(!play.is("red-1", Flag::Wall) && !play.is("blue-1", Flag::Wall));
}

/// WH-HR-5: by house rule damage lands at once; routed Units still finish their turn, with the dice they have left.
#[test]
fn damage_at_once_by_house_rule() {
    let play = warbands(&["unit berserkers", "unit warriors / unit bowmen"])
        .says("rules: house, house: hr-5, rules: fight, deploy: done");
    let play = play.says("initiative: 3 3, roll-off: 5 2").says(&strikes("red-1", "blue-1", "6 6 6"));
    let unit = play.unit("blue-1");
    assert_eq!((unit.strength, unit.place), (0, Place::InPlay));
    let play = play.says("unit: blue-1, activate: still, action: attack-1, target: red-1");
    assert_eq!(play.dice().0, 2, "bloodied by now");
    let play = play.says("attack: 1 1");
    assert_eq!(play.unit("blue-1").place, Place::Routed, "its turn is over");
}

/// WH-HR-5, WH-FS-10: who has no FS left finishes its turn, and is no target any more; who is not of the block leaves at
/// once.
#[test]
fn without_fs_nobody_is_a_target_and_others_leave_at_once() {
    let play = warbands(&["unit berserkers / unit berserkers / unit warriors", "unit warriors", "unit bowmen"])
        .says("rules: house, house: hr-5, rules: fight, deploy: done, initiative: 5 5 1, roll-off: 6 2");
    let play = play.says(&strikes("red-1", "blue-1", "6 6 6"));
    assert_eq!((play.fs("blue-1"), play.unit("blue-1").place), (0, Place::InPlay));
    let play = play.says("unit: blue-1, activate: act, stay: no, action: nothing, move: done");
    assert_eq!(play.unit("blue-1").place, Place::Routed);
    let play = play.says(&strikes("red-2", "gold-1", "6 6 6"));
    assert_eq!(play.unit("gold-1").place, Place::Routed, "it is not of the block");
    let doomed = warbands(&["unit berserkers / unit warriors", "unit warriors / unit bowmen"])
        .says("rules: house, house: hr-5, rules: fight, deploy: done, initiative: 5 5, roll-off: 6 2");
    let doomed = doomed.says(&strikes("red-1", "blue-1", "6 6 6")).says("unit: blue-2, activate: pass");
    let doomed = doomed.says("unit: red-2, activate: still, action: attack-1");
    assert_eq!(doomed.offers(), ["blue-2", "none"]);
}

/// WH-SIM-2: what waits for a Unit that is taken off is not there when it is put back.
#[test]
fn damage_does_not_wait_for_who_left() {
    let play = both("unit warriors / unit warriors", "unit warriors").says(&strikes("red-1", "blue-1", "6 6 1 1"));
    assert_eq!(play.unit("blue-1").pending, 4);
    let play = play.corrects("blue-1", "place", 2).corrects("blue-1", "place", 0);
    assert_eq!((play.unit("blue-1").pending, play.unit("blue-1").strength), (0, 12));
}
