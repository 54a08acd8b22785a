//! How hits become damage is on the page of the dice (F-ATTACK step 6).

use umpire_engine::table::{Amount, Rolled, Show};
use umpire_tests::battle::{BattlePlay, fought, red_first, with};

/// The dice of the last answer, and what its page says of the target.
fn thrown(play: &BattlePlay) -> (Rolled, String) {
    with(play.sides(), play.tape(), |game| {
        let news = game.news();
        let rolled = news.iter().find_map(|told| match &told.show {
            Show::Rolled(rolled) if told.id == "struck" => Some(rolled.clone()),
            _ => None,
        });
        let rolled = rolled.expect("dice of an attack");
        let then = rolled.then.line(&*game.scene()).to_string();
        (rolled, then)
    })
}

/// What is added and taken, what each hit takes, and what they come to.
fn sum(rolled: &Rolled) -> (Vec<(i8, &'static str)>, u8, u8) {
    let worth = rolled.worth.expect("what they come to");
    let after = worth.after.iter().map(|own| match own.amount {
        Amount::Plus(more) => (more, own.name),
        other => panic!("{other:?}"),
    });
    (after.collect(), worth.each, worth.total(rolled.hits))
}

/// WH-ATK-7: hits times damage, and what is left of the target.
#[test]
fn the_page_multiplies_hits() {
    let play = red_first(&["unit warriors", "unit bowmen / unit warriors"])
        .says("unit: red-1, activate: move, move: done, action: attack-1");
    let (rolled, then) = thrown(&play.clone().says("target: blue-2, attack: 4 3 6 1"));
    assert_eq!((rolled.hits, rolled.word, sum(&rolled)), (2, "Hits", (vec![], 2, 4)));
    assert_eq!(then, "Warriors: FS 8 left");
    let (_, then) = thrown(&play.clone().says("target: blue-1, attack: 4 3 6 1"));
    assert_eq!(then, "Bowmen: FS 4, bloodied");
    let (rolled, then) = thrown(&play.says("target: blue-1, attack: 1 1 1 1"));
    assert_eq!((rolled.word, rolled.worth, then.as_str()), ("No hit", None, "Bowmen: unhurt"));
}

/// WH-ATK-5, WH-ATK-6: one more, then one less, then the damage of each; the dice alone are the hits of the page.
#[test]
fn the_page_names_what_is_added_and_taken() {
    let red = "unit berserkers / unit warriors captain aggressive";
    let play = red_first(&[red, "unit berserkers"])
        .corrects("blue-1", "fs", 5)
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1");
    let (rolled, then) = thrown(&play.clone().says("facts: aggressive, attack: 4 1 1"));
    let both = vec![(1, "Aggressive"), (-1, "Berserk")];
    assert_eq!((rolled.hits, sum(&rolled)), (1, (both.clone(), 4, 4)));
    assert_eq!(then, "Berserkers: FS 1, bloodied");
    let (rolled, then) = thrown(&play.clone().says("facts: aggressive, attack: 1 1 1"));
    assert_eq!((rolled.hits, sum(&rolled)), (0, (both, 4, 0)));
    assert_eq!(then, "Berserkers: unhurt");
    let (rolled, _) = thrown(&play.says("facts:, attack: 4 1 1"));
    assert_eq!((rolled.hits, rolled.word, sum(&rolled)), (1, "Hit", (vec![(-1, "Berserk")], 4, 0)));
}

/// WH-HR-9: a hit that is not added is not named.
#[test]
fn the_page_adds_no_hit_that_does_not_count() {
    let play = umpire_tests::battle::warbands(&["unit berserkers / unit warriors captain aggressive", "unit warriors"])
        .says("rules: house, house: hr-9, rules: fight, deploy: done, initiative: 6 1, first: first")
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1");
    let (rolled, _) = thrown(&play.says("facts: aggressive, attack: 1 1 1"));
    assert_eq!((rolled.word, rolled.worth), ("No hit", None));
}

/// WH-SIM-2, WH-SIM-5: inside a block the page says what is due, and who is doomed by it.
#[test]
fn the_page_says_what_is_due() {
    let play = fought(&["unit warriors / unit warriors", "unit warriors"]).says("initiative: 3 3, roll-off: 5 2");
    let play = play.says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: 6 6 6 1");
    assert_eq!(thrown(&play).1, "Warriors: -6 due");
    let play = play.says("unit: blue-1, activate: pass");
    let play = play.says("unit: red-2, activate: move, move: done, action: attack-1, target: blue-1, attack: 6 6 6 1");
    assert_eq!(play.fs("blue-1"), 0, "the block is over: both landed");
    assert_eq!(thrown(&play).1, "Warriors: doomed, -12 due");
}
