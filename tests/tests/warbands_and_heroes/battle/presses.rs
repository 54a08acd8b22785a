//! How many presses a battle takes where there is most to do; `cargo presses` has the rest.

use umpire_engine::dice::Faces;
use umpire_engine::table::{Answer, Kind, Session, Source, Thrown};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::battle::{BattlePlay, red_first, with};

/// The device's dice: all show this.
fn throw(game: &mut dyn Session, face: u8) {
    let count = match &game.question().expect("dice").kind {
        Kind::Roll(roll) => roll.pool.count,
        kind => panic!("a {} is open", kind.word()),
    };
    let faces: Faces = (0..count).map(|_| face).collect();
    game.say(&Answer::Dice(faces, Thrown::Device), Source::Thumb).expect("dice");
}

/// Presses what confirms a page, until this question is open: how many presses. All dice show `face`.
fn presses_to(play: &BattlePlay, question: &str, face: u8) -> usize {
    with(play.sides(), play.tape(), |game| {
        let mut view = ScreenState::new();
        view.sync(game, 0);
        let mut presses = 0;
        loop {
            let asked = game.question().map_or("over", |open| open.heading.id);
            if asked == question && view.news_at().is_none() {
                return presses;
            }
            presses += 1;
            assert!(presses < 100, "{asked} does not lead there");
            let tick = view.news_at().is_none() && matches!(game.question().expect("a question").kind, Kind::Tick(_));
            let key = if tick { Key::X } else { Key::A };
            let intent = view.on_key(KeyEvent::down(key), game);
            view.on_key(KeyEvent::up(key), game);
            match intent {
                Intent::Roll => throw(game, face),
                Intent::Answer(answer) => game.say(&answer, Source::Thumb).expect("an answer"),
                Intent::AnswerThenRoll(answer) => {
                    game.say(&answer, Source::Thumb).expect("an answer");
                    // As the app does: what can be done before the dice are thrown is seen before they are.
                    let falls =
                        matches!(&game.question().expect("dice").kind, Kind::Roll(roll) if roll.extras.is_empty());
                    if falls {
                        throw(game, face);
                    }
                }
                _ => continue,
            }
            view.sync(game, 0);
        }
    })
}

/// Five damaged Units, with a captain who may be near: two presses each, and none for the new round.
#[test]
fn morale_takes_two_presses_a_unit() {
    let red = "unit warriors / unit bowmen / unit bowmen / unit warriors / unit bowmen / unit warriors captain shrewd";
    let hurt = |play: BattlePlay, id: &str| {
        let fs = i16::from(play.fs(id)) - 1;
        play.corrects(id, "damage", fs)
    };
    let play = ["red-1", "red-2", "red-3", "red-4", "red-5"].into_iter().fold(red_first(&[red, "unit warriors"]), hurt);
    let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn").shows("near-captain");
    assert_eq!(presses_to(&play, "initiative", 1), 5 * 2, "all pass");
    assert_eq!(presses_to(&play, "initiative", 6), 5 * 2, "all fail");
}

/// From the Unit to its dice: move, moved, attack, target, throw.
#[test]
fn a_unit_attacks_in_five_presses() {
    let play = red_first(&["unit warriors / unit warriors captain aggressive", "unit warriors"]).says("unit: red-1");
    assert!(presses_to(&play, "unit", 1) <= 5 + 1, "and one to turn the page of the dice");
}
