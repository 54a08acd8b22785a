//! Dice of any kind.

use any_game::KINDS;
use umpire_engine::dice::{Need, Op, Score};
use umpire_engine::table::{Kind, Seat, Show, Tone};
use umpire_tests::tabletop::{TabletopPlay, table};

/// The tray, with these rows changed.
fn tray(steps: &str) -> TabletopPlay {
    table(2).says("start: dice").says(steps)
}

/// AG-DICE-1: every kind of dice, from one to 48 of them.
#[test]
fn dice_of_nine_kinds_are_thrown_up_to_48_at_once() {
    let kinds = tray("dice: kind");
    assert_eq!(kinds.offers(), KINDS.map(|kind| kind.0));
    for (name, die, _) in KINDS {
        let play = tray(&format!("dice: kind, kind: {name}, dice: count, count: 48, dice: roll"));
        assert_eq!((play.open_roll().pool.count, play.open_roll().pool.die), (48, die), "{name}");
    }
}

/// AG-DICE-2: added up, with what the rulebook on the table adds.
#[test]
fn a_sum_has_what_is_added_to_it() {
    let play = tray("dice: plus, plus: 3, dice: roll");
    assert_eq!(play.open_roll().score, Score::Sum { plus: 3, need: None });
    let play = play.says("roll: 4 6");
    assert_eq!(play.heard(), ["2d6 +3: 13 in all"]);
    let less = tray("dice: plus, plus: -2, dice: roll, roll: 1 1");
    assert_eq!(less.heard(), ["2d6 -2: 0 in all"]);
}

/// AG-DICE-3: each against a number, or more or less than it; the page before has the odds.
#[test]
fn each_die_is_held_against_a_number_from_either_side() {
    let play = tray("dice: count, count: 8, dice: counting, counting: at-least, dice: need, need: 5, dice: roll");
    assert_eq!((play.open_roll().score, play.open_roll().hits_only), (Score::at_least(5), true));
    let hit = play.clone().says("roll: 1 2 3 4 5 6 6 1");
    assert_eq!(hit.heard(), ["8d6, 5+: 3 hits"]);
    assert_eq!(play.says("roll: hits 1").heard(), ["8d6, 5+: 1 hit"]);
    let low = tray(
        "dice: kind, kind: d20, dice: count, count: 1, dice: counting, counting: at-most, dice: need, need: 12, dice: roll",
    );
    assert_eq!(low.open_roll().score, Score::Each(Need { op: Op::AtMost, value: 12 }));
    let low = low.says("roll: 13");
    let Show::Rolled(rolled) = &low.news()[0].show else { panic!("{:?}", low.news()) };
    assert_eq!((rolled.hits, rolled.tone), (0, Tone::Bad));
}

/// AG-DICE-3: a need that a smaller die does not have becomes its highest.
#[test]
fn a_need_fits_the_dice_it_is_for() {
    let play =
        tray("dice: counting, counting: at-least, dice: kind, kind: d20, dice: need, need: 17, dice: kind, kind: d4");
    assert_eq!(play.state().dice.need, 4);
}

/// AG-DICE-3: the cursor goes on to what is changed next, and X throws from any row.
#[test]
fn the_cursor_goes_on_by_itself_and_x_throws() {
    let play = tray("dice: kind, kind: d6");
    assert_eq!(play.cursor(), "count");
    let play = play.says("dice: count, count: 8");
    assert_eq!(play.cursor(), "counting");
    let play = play.says("dice: counting, counting: at-least");
    assert_eq!(play.cursor(), "need");
    let play = play.says("dice: need, need: 5");
    assert_eq!(play.cursor(), "roll");
    assert_eq!(play.says("dice: counting, counting: read").cursor(), "roll");
    let Kind::Choose(tray) = tray("dice: kind, kind: d8").question().kind else { panic!("rows") };
    assert_eq!(tray.other, Some(0));
}

/// AG-DICE-2, AG-DICE-3: the tray says what they come to on average, to a tenth.
#[test]
fn the_tray_says_what_the_dice_come_to_on_average() {
    let about = |steps: &str| {
        let play = tray(steps);
        play.question().heading.note.line(&play.state()).to_string()
    };
    assert_eq!(about("dice: plus, plus: 3"), "about 10.0");
    assert_eq!(about("dice: plus, plus: -8"), "about -1.0");
    assert_eq!(about("dice: count, count: 3"), "about 10.5");
    assert_eq!(about("dice: count, count: 8, dice: counting, counting: at-least, dice: need, need: 5"), "about 2.7");
    assert_eq!(about("dice: counting, counting: at-most, dice: need, need: 1"), "about 0.3");
    assert_eq!(about("dice: counting, counting: read"), "");
}

/// AG-DICE-4: a coin and a d3 are a d6.
#[test]
fn coins_and_d3_are_thrown_as_d6() {
    let three = "dice: count, count: 3, dice: counting";
    let play = tray(&format!("dice: kind, kind: d3, {three}, counting: at-least, dice: need, need: 2, dice: roll"));
    assert_eq!(play.open_roll().score, Score::at_least(3), "2 on a d3 is 3 on a d6");
    let play = tray(&format!("dice: kind, kind: d3, {three}, counting: sum, dice: roll, roll: 1 4 6"));
    assert_eq!(play.heard(), ["3d3: 6 in all"]);
    let coins = tray(&format!("dice: kind, kind: coin, {three}, counting: read, dice: roll, roll: 3 4 6"));
    let Show::Rolled(rolled) = &coins.news()[0].show else { panic!("{:?}", coins.news()) };
    let then = coins.with(|game| rolled.then.line(&*game.scene()).to_string());
    assert_eq!(then, "2 heads");
}

/// AG-DICE-5, AG-TABLE-3: the last dice are one press away: X.
#[test]
fn the_last_dice_are_behind_x() {
    let play = tray("dice: kind, kind: d8, dice: roll, roll: 8 8");
    assert!(play.labels().contains(&"Roll 2d8".into()), "{:?}", play.labels());
    let Kind::Choose(choose) = play.question().kind else { panic!("rows") };
    assert_eq!(choose.options[usize::from(choose.other.expect("a row of its own"))].key.word, "roll");
    assert_eq!(play.says("table: roll").open_roll().pool.die.sides(), 8);
}

/// AG-DICE-6: whoever acts throws, or always the same side.
#[test]
fn who_throws_is_who_acts_or_always_the_same() {
    let play = table(3).says("start: next, table: roll");
    assert_eq!(play.seat(), "blue");
    let play = play.says("roll: 1 1, table: dice, dice: by, by: gold, dice: roll");
    assert_eq!(play.seat(), "gold");
    let play = play.says("roll: 1 1, table: next, table: next, table: roll, roll: 2 2");
    assert_eq!(play.news()[0].seat, Some(Seat(2)));
}
