//! Against the tape: filling it. What telling it costs is counted in `tape/past.rs`, and measured on the handheld.

use umpire_engine::table::{Answer, Session, Source, Tape, Thrown};
use umpire_tests::play::with_sides;
use umpire_tests::random::{Lcg, any_answer};

/// Plays a long game, each answer undone and redone once.
fn restless(game: &mut dyn Session, answers: u16) {
    let mut rng = Lcg::new(8);
    while game.tape().answer_count() < answers {
        let Some(answer) = game.question().map(|open| any_answer(&open, &mut rng)) else {
            assert!(game.undo(40, true, Source::Thumb), "an end is taken back");
            continue;
        };
        let answer = match answer {
            Answer::Dice(faces, _) => Answer::Dice(faces, Thrown::Table),
            answer => answer,
        };
        if game.say(&answer, Source::Thumb).is_err() {
            break;
        }
        assert!(game.undo(1, true, Source::Thumb) && game.redo(Source::Thumb));
    }
}

/// Finding 7: undo and redo filled the tape. Every answer of a long game undone and redone once leaves no line at all.
#[test]
fn every_answer_undone_and_redone_once_leaves_the_tape_as_it_was() {
    with_sides(&Default::default(), &Tape::new(), |game| {
        restless(game, 1_200);
        let tape = game.tape();
        let revealed = tape.steps().count();
        assert!(
            usize::from(tape.line_count() - tape.answer_count()) < 700 && tape.answer_count() >= 1_200,
            "{revealed} lines of steps"
        );
    });
}
