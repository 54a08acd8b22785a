//! What few games use: corrections, hits without faces, secrets of every kind. How they lie on the tape, and what is
//! refused though its check fits.

use umpire_engine::table::{
    Answer, AnswerError, Correction, CorrectionTarget, Seat, Session, Source, Tape, TapeLine, Thrown,
};
use umpire_tests::craft::tape_line;
use umpire_tests::hammer::again::opening;
use umpire_tests::wide::with;

/// The payload of the last line, behind kind, source, length and check.
fn last(game: &dyn Session) -> (u8, Vec<u8>) {
    let bytes = game.tape().last_line().expect("a line").bytes.to_vec();
    (bytes[0], bytes[5..].to_vec())
}

fn says(game: &mut dyn Session, answer: Answer) -> (u8, Vec<u8>) {
    game.say(&answer, Source::Thumb).expect("a right answer");
    last(game)
}

fn secrets(given: &[i64]) -> Answer {
    Answer::Secrets(given.iter().copied().collect())
}

const SCORE: Correction = Correction { target: CorrectionTarget::Seat(Seat(2)), field: 0, value: -2 };

/// Answers as far as the roll of 48 dice.
fn to_the_volley(game: &mut dyn Session) {
    says(game, Answer::Pick(47));
    says(game, Answer::Ticks(1));
    says(game, secrets(&[1, 2, 3]));
    says(game, secrets(&[0, 47, 5]));
    says(game, secrets(&[0, 1, 1 << 47]));
}

#[test]
fn every_answer_lies_there_as_the_page_says() {
    with(3, |game| {
        assert_eq!(says(game, Answer::Pick(47)), (1, vec![47]));
        assert_eq!(says(game, Answer::Ticks(1 << 47 | 1)), (2, vec![1, 0, 0, 0, 0, 0x80]));
        assert_eq!(says(game, secrets(&[-2, 300, 0])), (4, vec![0xfe, 0xff, 0x2c, 1, 0, 0]));
        assert_eq!(says(game, secrets(&[0, 47, 5])), (4, vec![0, 47, 5]));
        let ticks = [[0; 6], [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0x80]].concat();
        assert_eq!(says(game, secrets(&[0, 1, 1 << 47])), (4, ticks));
        assert_eq!(says(game, Answer::Hits(48)), (5, vec![2, 48]));
        let faces = [6, 1].into_iter().collect();
        assert_eq!(says(game, Answer::Dice(faces, Thrown::Device)), (5, vec![0, 6, 6, 1]));
        assert_eq!(says(game, Answer::Pick(0)), (5, vec![0]));
        let faces = [100].into_iter().collect();
        assert_eq!(says(game, Answer::Dice(faces, Thrown::Table)), (5, vec![1, 100, 100]));
        game.correct(SCORE, Source::Cable).expect("it fits");
        assert_eq!(last(game), (9, vec![1, 2, 0, 0xfe, 0xff]));
    });
}

#[test]
fn a_game_with_all_of_it_is_read_back_from_its_bytes() {
    with(3, |game| {
        to_the_volley(game);
        game.correct(SCORE, Source::Thumb).expect("it fits");
        says(game, Answer::Hits(20));
        let tape = Tape::from_bytes(game.tape().as_bytes()).expect("whole lines");
        with(3, |other| {
            other.load(&tape).expect("the same rules hear the same");
            assert_eq!(other.question().expect("a roll").heading.id, "nerve");
        });
        let diverged = with(2, |other| other.load(&tape).expect_err("two seats are another opening"));
        assert_eq!((diverged.line, diverged.asked), (1, "way"));
    });
}

/// A line of this kind about this, with a check that fits, is refused, and what should stand there is named.
fn refused(game: &mut dyn Session, kind: (u8, &str), payload: &[u8]) -> &'static str {
    let before = game.tape().last_line().map_or(0, |line| line.check());
    let line = tape_line(before, (game.edition().1, &opening(game)), kind, payload);
    let kept = game.tape().clone();
    let diverged = game.append_line(&line).expect_err("no rules take that");
    assert!(*game.tape() == kept, "what is refused changes nothing");
    assert_eq!(diverged.line, kept.line_count() + 1);
    diverged.asked
}

#[test]
fn a_line_made_by_hand_is_heard_where_it_fits() {
    with(3, |game| {
        to_the_volley(game);
        for (kind, id, payload) in [(9, "correct", &[1, 2, 0, 0xfe, 0xff][..]), (5, "volley", &[2, 48])] {
            let before = game.tape().last_line().map_or(0, |line| line.check());
            let line = tape_line(before, (game.edition().1, &opening(game)), (kind, id), payload);
            assert!(TapeLine::read(&line).is_some());
            game.append_line(&line).expect("as players would have said it");
        }
    });
}

#[test]
fn a_damaged_correction_is_refused_at_its_line() {
    with(3, |game| {
        to_the_volley(game);
        for wrong in [
            &[][..],
            &[1, 2, 0, 1],
            &[1, 2, 0, 1, 0, 0],
            // The game has no number; there is no fourth sort of target, no such seat, piece or field.
            &[0, 1, 0, 2, 0],
            &[3, 0, 0, 1, 0],
            &[1, 3, 0, 1, 0],
            &[1, 255, 0, 1, 0],
            &[2, 4, 0, 1, 0],
            &[1, 2, 1, 1, 0],
            // Out of range; and what it is already.
            &[1, 2, 0, 0xe8, 3],
            &[2, 0, 0, 0, 0],
        ] {
            assert_eq!(refused(game, (9, "correct"), wrong), "a correction that fits", "{wrong:?}");
        }
    });
}

#[test]
fn hits_beyond_the_dice_are_refused() {
    with(3, |game| {
        to_the_volley(game);
        assert_eq!(game.say(&Answer::Hits(49), Source::Thumb), Err(AnswerError::Hits));
        for wrong in [&[2, 49][..], &[2, 255], &[2], &[2, 1, 1], &[3, 1]] {
            assert_eq!(refused(game, (5, "volley"), wrong), "volley", "{wrong:?}");
        }
        says(game, Answer::Hits(0));
        assert_eq!(refused(game, (5, "nerve"), &[2, 2]), "nerve", "a sum hits once");
        says(game, Answer::Hits(1));
        assert_eq!(refused(game, (5, "fate"), &[2, 1]), "fate", "faces are wanted here");
    });
}

#[test]
fn secrets_of_another_width_or_number_are_refused() {
    with(3, |game| {
        says(game, Answer::Pick(0));
        says(game, Answer::Ticks(0));
        for wrong in [&[0; 3][..], &[0; 4], &[0; 5], &[0; 8], &[0x2d, 1, 0, 0, 0, 0]] {
            assert_eq!(refused(game, (4, "bids"), wrong), "bids", "{wrong:?}");
        }
        says(game, secrets(&[1, 2, 3]));
        for wrong in [&[0; 2][..], &[0; 4], &[0; 6], &[0, 0, 48]] {
            assert_eq!(refused(game, (4, "plans"), wrong), "plans", "{wrong:?}");
        }
        says(game, secrets(&[1, 2, 3]));
        for wrong in [&[0; 12][..], &[0; 17], &[0; 24]] {
            assert_eq!(refused(game, (4, "traps"), wrong), "traps", "{wrong:?}");
        }
    });
}

#[test]
fn an_unknown_kind_is_refused_as_no_answer() {
    with(3, |game| {
        to_the_volley(game);
        for kind in [11, 77, 127] {
            assert_eq!(refused(game, (kind, "volley"), &[2, 5]), "volley", "as kind 5 it would be heard");
        }
    });
}
