//! What is no name, and that nothing is lost by it.

use umpire_engine::table::{
    AnswerError, Bearer, MAX_NICKNAME, Nickname, PieceId, Roster, Seat, Session, Sides, Source,
};
use umpire_outside::{Fray, WarHost};
use umpire_tests::game_play::GamePlay;

const RED: Bearer = Bearer::Seat(Seat::RED);
const FIRST: Bearer = Bearer::Piece(PieceId(0));

fn fray() -> GamePlay<Fray> {
    GamePlay::new(Sides((0..2).map(WarHost::example).collect()))
}

fn call(game: &mut dyn Session, bearer: Bearer, text: &str) -> Result<(), AnswerError> {
    game.nickname(Nickname { bearer, text }, Source::Thumb)
}

#[test]
fn what_is_no_name_is_refused_and_changes_nothing() {
    fray().with(|game| {
        call(game, FIRST, "Red shield").expect("a name");
        let (tape, other) = (game.tape().clone(), Bearer::Piece(PieceId(1)).line(&*game.scene()));
        let refusals = [
            (RED, "Thirteen letr", AnswerError::Spelling),
            (RED, "Zoëëëëëëë", AnswerError::Spelling),
            (RED, " Ann", AnswerError::Spelling),
            (RED, "Ann ", AnswerError::Spelling),
            (RED, "Ωmega", AnswerError::Spelling),
            (RED, "a\tb", AnswerError::Spelling),
            (Bearer::Seat(Seat(2)), "Ann", AnswerError::NoSuchBearer),
            (Bearer::Piece(PieceId(95)), "Ann", AnswerError::NoSuchBearer),
            (RED, "Blue", AnswerError::Called),
            (RED, "bLUE", AnswerError::Called),
            (RED, "RED SHIELD", AnswerError::Called),
            (FIRST, "Red shield", AnswerError::Called),
            (RED, "", AnswerError::Called),
            (
                FIRST,
                other.as_str(),
                if other.len() > MAX_NICKNAME { AnswerError::Spelling } else { AnswerError::Called },
            ),
        ];
        for (bearer, text, refusal) in refusals {
            assert_eq!(call(game, bearer, text), Err(refusal), "{bearer:?} {text:?}");
            assert_eq!(*game.tape(), tape, "{text}");
        }
        call(game, RED, "Twelve lettr").expect("twelve letters are a name");
    });
}

#[test]
fn nobody_is_named_where_somebody_looks_back() {
    fray().with(|game| {
        call(game, RED, "Ann").expect("a name");
        game.show_at(Some(0));
        assert_eq!(RED.line(&*game.scene()), "Red", "as it was then");
        assert_eq!(call(game, RED, "Bob"), Err(AnswerError::LookingBack));
        game.show_at(None);
        assert_eq!(RED.line(&*game.scene()), "Ann");
    });
}

/// A tape that is full of names takes no more, and still what was undone.
#[test]
fn a_full_tape_takes_no_more() {
    fray().with(|game| {
        let mut refusal = Ok(());
        for at in 0..2_000 {
            refusal = call(game, RED, if at % 2 == 0 { "Bartholomew" } else { "Wilhelmina" });
            if refusal.is_err() {
                break;
            }
        }
        assert_eq!(refusal, Err(AnswerError::TapeFull));
        let tape = game.tape().clone();
        assert!(game.undo(1, false, Source::Thumb), "there is room to go back");
        assert!(game.redo(Source::Thumb) && game.tape().same_answers(&tape));
    });
}

/// Bytes by which nobody is called anything are no line of a tape, nor a name that another has.
#[test]
fn a_tape_with_a_name_that_cannot_be_is_refused_at_its_line() {
    fray().with(|game| {
        call(game, RED, "Ann").expect("a name");
        let line = game.tape().last_line().expect("a line").bytes.to_vec();
        assert!(game.append_line(&line).is_err(), "she is called so already");
        let mut altered = line.clone();
        *altered.last_mut().expect("letters") = b'x';
        take_back(game);
        assert!(game.append_line(&altered).is_err(), "its check does not fit");
        assert_eq!(RED.line(&*game.scene()), "Red");
    });
}

fn take_back(game: &mut dyn Session) {
    assert!(game.undo(1, false, Source::Thumb));
}
