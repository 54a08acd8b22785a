//! What players see: cards, notes, headings; undo and the same dice again (section 19).

use umpire_engine::table::{CorrectionTarget, Kind, Scene, Seat, Source, Words};
use umpire_tests::battle::{red_first, with};
use umpire_tests::play::say;

const TWO: &str = "unit warriors / unit bowmen";

/// WH-UI-1, WH-UI-2: every answer is one line of the tape; it can be undone, and done again.
#[test]
fn answers_are_undone_one_by_one() {
    let play = red_first(&[TWO, TWO])
        .says("unit: red-1, activate: still, action: attack-1, target: blue-1, attack: 6 6 1 1 1");
    let before = play.tape().answer_count();
    assert!(before > 8);
    let play = play.then(|game| {
        for _ in 0..before {
            let all = game.tape().crossing(1).needs_all();
            assert!(game.undo(1, all, Source::Thumb));
        }
        say(game, "rules: fight").expect("from the start again");
    });
    assert_eq!(play.asks(), "deploy");
}

/// WH-UI-3, WH-DATA-1, WH-DATA-3: a card has FS, Resolve, TN, bloodied and Speed; marks say what is so.
#[test]
fn a_card_has_the_units_numbers() {
    let play = red_first(&["unit warriors captain shrewd / unit bowmen", TWO])
        .corrects("red-1", "fs", 4)
        .corrects("red-1", "wall", 1);
    let card = play.state().card(play.id("red-1"));
    let stats: Vec<_> = card.stats.iter().map(|stat| (stat.name, stat.value)).collect();
    assert_eq!(stats, [("Resolve", 5), ("Target", 4), ("Speed", 5), ("Bloodied", 4)]);
    assert_eq!(card.figure.map(|figure| (figure.now, figure.of)), Some((4, Some(12))));
    assert_eq!(card.marks.iter().map(|mark| mark.name).collect::<Vec<_>>(), ["wall", "bloodied"]);
    assert!(card.badge.is_some(), "a captain rides with it");
    let details = play.state().details(play.id("red-1")).expect("details");
    assert_eq!(details.traits.iter().map(|own| own.name).collect::<Vec<_>>(), ["Resolute", "Shrewd"]);
}

/// F-ATTACK step 3: the dice screen says who attacks whom with what, what a hit takes, and why so many dice.
#[test]
fn an_attack_says_who_strikes_whom() {
    let play = red_first(&[TWO, TWO]).says("unit: red-1, activate: still, action: attack-1, target: blue-2");
    with(play.sides(), play.tape(), |game| {
        let (scene, question) = (game.scene(), game.question().expect("dice"));
        let deed = question.heading.deed.expect("a deed");
        assert_eq!(deed.by.1.line(&*scene).as_str(), "Warriors: Melee");
        assert_eq!(deed.to.expect("a target").1.line(&*scene).as_str(), "Bowmen");
        assert_eq!(question.heading.note, Words::with("{} a hit", 2u8));
        let Kind::Roll(roll) = &question.kind else { panic!("dice") };
        assert_eq!(roll.why.len(), 2);
    });
}

/// What is said of a row of the open question.
fn about(play: &umpire_tests::battle::BattlePlay, row: u8) -> Vec<String> {
    let mut lines = Vec::new();
    with(play.sides(), play.tape(), |game| game.scene().about(row, &mut |line| lines.push(line.to_string())));
    lines
}

/// F-ACTIVATE step 1: each attack of the menu is told as it is now: whom it reaches, its dice and why, what a hit takes.
#[test]
fn an_attack_of_the_menu_is_told_as_it_is_now() {
    let red = "unit berserkers / unit bowmen / unit warriors captain aggressive";
    let play = red_first(&[red, TWO]).corrects("red-2", "fs", 4);
    let bows = play.clone().says("unit: red-2, activate: still");
    let arrows = about(&bows, 1);
    assert_eq!(
        arrows[..5],
        ["On an enemy in sight, however far.", "3 dice now:", "+5 on its card", "+1 stood still", "-3 bloodied: half"]
    );
    assert!(arrows.contains(&"Each hit takes 1 Fighting Strength (FS).".into()), "{arrows:?}");
    assert!(!arrows.iter().any(|line| line.contains("Warriors")), "not with arrows: {arrows:?}");
    let melee = about(&bows, 0);
    assert!(melee.contains(&"Next to Warriors: one hit more.".into()), "{melee:?}");
    let charge = about(&play.clone().says("unit: red-1"), 3);
    assert_eq!(charge[0], "One move of 1 to 7 squares, then the attack");
    let wall = about(&play.says("unit: red-3, activate: act, stay: no"), 1);
    assert_eq!(wall[0], "No dice now. Until its side's next turn it may strike");
}

/// WH-OTH-5: what may be put right is told under the list of it.
#[test]
fn every_field_of_a_unit_says_what_it_means() {
    let play = red_first(&[TWO, TWO]);
    let id = play.id("red-1");
    let targets = [CorrectionTarget::Game, CorrectionTarget::Seat(Seat::RED), CorrectionTarget::Piece(id)];
    for target in targets {
        play.state().fields(target, &mut |field| assert!((1..=30).contains(&field.gist.len()), "{}", field.key));
    }
}

/// WH-DATA-8, WH-DATA-9: the strip says who acts, and the round.
#[test]
fn the_strip_says_who_acts() {
    let play = red_first(&[TWO, TWO]);
    let battle = play.state();
    assert_eq!((battle.round(), battle.active().only()), (Some(1), Some(umpire_engine::table::Seat::RED)));
    assert_eq!(battle.side_name(umpire_engine::table::Seat::RED), "Test");
}
