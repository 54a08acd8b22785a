//! What players put right by hand, when all agree.

use umpire_engine::table::{AnswerError, Correction, CorrectionTarget, PieceId, Source};
use umpire_tests::fray::{FrayPlay, fought, take_back};

const STRESS: u8 = 0;
const IN_PLAY: u8 = 1;
const ACTED: u8 = 2;

fn at_a_company() -> FrayPlay {
    fought(&["2 spears", "3 spears"], 3).says("stance: 1 2")
}

fn put(piece: u8, field: u8, value: i16) -> Correction {
    Correction { target: CorrectionTarget::Piece(PieceId(piece)), field, value }
}

#[test]
fn a_companys_numbers_are_put_right_and_the_question_is_asked_anew() {
    let play = at_a_company();
    assert!(play.offers().contains(&"red-spears-1".into()));
    let play = play.then(|game| game.correct(put(0, ACTED, 1), Source::Thumb).expect("it fits"));
    assert_eq!(play.happened(), ["put-right"]);
    assert!(!play.offers().contains(&"red-spears-1".into()), "it has acted: the list is made anew");
    let play = play.then(|game| game.correct(put(1, IN_PLAY, 0), Source::Thumb).expect("it fits"));
    assert_eq!(play.asks(), "company", "blue's turn: nobody of red's is left to order");
    assert_eq!(play.seat(), "blue");
}

#[test]
fn what_was_put_right_is_one_line_and_taken_back_like_any_other() {
    let play = at_a_company();
    let before = play.tape().answer_count();
    let play = play.then(|game| game.correct(put(0, STRESS, 6), Source::Thumb).expect("it fits"));
    assert_eq!((play.stress("red-spears-1"), play.tape().answer_count()), (6, before + 1));
    let play = play.then(take_back);
    assert_eq!(play.stress("red-spears-1"), 0);
    let play = play.then(|game| assert!(game.redo(Source::Thumb), "and done again"));
    assert_eq!(play.stress("red-spears-1"), 6);
}

#[test]
fn a_correction_out_of_range_is_refused_and_nothing_is_lost() {
    let play = at_a_company();
    let tape = play.tape().clone();
    for (correction, refusal) in [
        (put(0, STRESS, 9), AnswerError::Range),
        (put(0, STRESS, -1), AnswerError::Range),
        (put(0, 9, 0), AnswerError::NoSuchField),
        (put(96, STRESS, 1), AnswerError::NoSuchField),
        (Correction { target: CorrectionTarget::Game, field: 0, value: 4 }, AnswerError::Range),
    ] {
        let play = play.clone().then(|game| {
            assert_eq!(game.correct(correction, Source::Thumb), Err(refusal), "{correction:?}");
        });
        assert!(play.tape().same_answers(&tape));
    }
}

#[test]
fn the_round_and_a_stance_can_be_put_right() {
    let round = Correction { target: CorrectionTarget::Game, field: 0, value: 3 };
    let play = at_a_company().then(|game| game.correct(round, Source::Thumb).expect("it fits"));
    assert_eq!(play.state().round, 3);
    assert!(play.says("company: pass, company: pass").is_over(), "the third round is the last");
}
