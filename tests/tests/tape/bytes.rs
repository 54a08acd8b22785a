//! Tapes as bytes: torn, altered, and of another game.

use umpire_engine::table::{ReplayError, Session, Source, Standing, Tape, TapeError};
use umpire_tests::play;
use umpire_tests::random::{Lcg, play_on};

use super::answers::round;
use super::toy::{questions, with};

/// A tape of some rounds of the toy.
fn recorded(rounds: u16) -> Tape {
    with(rounds, |game| {
        for _ in 0..rounds {
            round().iter().for_each(|answer| game.say(answer, Source::Thumb).expect("a right answer"));
        }
        assert_eq!(game.standing(), Standing::Over);
        game.tape().clone()
    })
}

/// Where each line of a tape begins, and where the last one ends.
fn starts(tape: &Tape) -> Vec<usize> {
    let ends = tape.iter().scan(0, |at, line| {
        *at += line.bytes.len();
        Some(*at)
    });
    std::iter::once(0).chain(ends).collect()
}

#[test]
fn a_tape_cut_anywhere_is_torn_or_a_shorter_game() {
    let tape = recorded(2);
    let starts = starts(&tape);
    for cut in 0..=tape.as_bytes().len() {
        let whole = starts.iter().filter(|start| **start <= cut).count() as u16 - 1;
        match Tape::from_bytes(&tape.as_bytes()[..cut]) {
            Ok(shorter) => {
                assert!(starts.contains(&cut));
                assert_eq!(shorter.answer_count(), whole);
                with(2, |game| {
                    game.load(&shorter).expect("the beginning of a sound tape is sound");
                    assert_eq!(
                        game.question().map(|q| q.heading.id),
                        questions().get(usize::from(whole) % 7).filter(|_| whole < 14).map(|q| q.0)
                    );
                });
            }
            Err(error) => assert_eq!(error, TapeError::Torn { line: whole + 1 }, "cut at {cut}"),
        }
    }
}

#[test]
fn more_than_a_tape_holds_is_no_tape() {
    assert_eq!(Tape::from_bytes(&[6, 0, 0, 7, 7].repeat(16 * 1024 / 5 + 1)), Err(TapeError::TooLong));
}

/// What became of every way to alter one byte: refused in time, refused late, not refused.
#[derive(Default, Debug)]
struct Altered {
    refused: u32,
    late: u32,
    unseen: u32,
}

fn alter(tape: &Tape, game: &mut dyn Session) -> Altered {
    let (starts, mut count) = (starts(tape), Altered::default());
    let kept = format!("{:?}", *game.tape());
    for at in 0..tape.as_bytes().len() {
        let line = starts.iter().filter(|start| **start <= at).count() as u16;
        for change in 1..=255 {
            let mut bytes = tape.as_bytes().to_vec();
            bytes[at] ^= change;
            match Tape::from_bytes(&bytes).map(|altered| game.load(&altered)) {
                Err(_) => count.refused += 1,
                Ok(Err(ReplayError { line: there, .. })) if there <= line => count.refused += 1,
                Ok(Err(_)) => count.late += 1,
                Ok(Ok(())) => {
                    count.unseen += 1;
                    game.load(&Tape::new()).expect("an empty tape fits any rules");
                }
            }
            assert_eq!(format!("{:?}", *game.tape()), kept, "a tape that is refused leaves the old one");
        }
    }
    count
}

#[test]
fn hardly_an_altered_byte_goes_unseen() {
    let tape = recorded(2);
    let count = with(2, |game| alter(&tape, game));
    let all = tape.as_bytes().len() as u32 * 255;
    assert_eq!(count.refused + count.late + count.unseen, all);
    // One check byte lets one in 256 through, most of them until the line after.
    assert!((count.late + count.unseen) * 100 < all, "{count:?} of {all}");
    assert!(count.unseen * 1000 < all, "{count:?} of {all}");
}

#[test]
fn hardly_an_altered_byte_of_a_skirmish_goes_unseen() {
    let tape = play::duel_on("ogrekin", "dwarves", "rough hazardous inspiring")
        .says("act: stand, who: red-6, target: blue-2, react: none, facts: friend, roll: 7 1 3, react: rally-blue-1")
        .says("answer: deny, final-word: force, roll: 10 4, rally-who: blue-3, leaving: open, move:")
        .says("facts:, roll: 10 4, push:")
        .tape()
        .clone();
    let count = play::with(&Tape::new(), |game| alter(&tape, game));
    let all = tape.as_bytes().len() as u32 * 255;
    assert!((count.late + count.unseen) * 100 < all, "{count:?} of {all}");
}

#[test]
fn a_tape_of_another_game_diverges_at_a_named_line() {
    let toy = recorded(1);
    play::with(&Tape::new(), |game| {
        let diverged = game.load(&toy).expect_err("no skirmish begins like that");
        assert_eq!((diverged.line, diverged.asked, diverged.sound), (1, "rules", 0));
        assert_eq!(game.question().expect("the old game").heading.id, "rules");
    });
    let skirmish = play::duel("ghosts", "dwarves").tape().clone();
    with(1, |game| {
        game.say(&round()[0], Source::Thumb).expect("a right answer");
        let diverged = game.load(&skirmish).expect_err("no toy begins like that");
        assert_eq!((diverged.line, diverged.asked), (1, "way"));
        assert_eq!((game.tape().answer_count(), game.question().expect("the old game").heading.id), (1, "sky"));
    });
}

#[test]
fn a_tape_that_goes_on_after_the_end_diverges_there() {
    let two = recorded(2);
    with(1, |game| {
        let diverged = game.load(&two).expect_err("one round is over sooner");
        assert_eq!((diverged.line, diverged.sound as usize), (8, recorded(1).as_bytes().len()));
        assert_eq!(game.tape().answer_count(), 0);
    });
}

#[test]
fn the_sound_part_of_a_diverged_tape_can_be_played() {
    let mut bytes = recorded(2).as_bytes().to_vec();
    let fifth = starts(&recorded(2))[4];
    bytes[fifth + 3] ^= 1;
    let altered = Tape::from_bytes(&bytes).expect("its lines are whole");
    with(2, |game| {
        let diverged = game.load(&altered).expect_err("a check does not fit");
        assert_eq!((diverged.line, diverged.asked, usize::from(diverged.sound)), (5, "luck", fifth));
        let sound = Tape::from_bytes(&bytes[..fifth]).expect("whole lines");
        game.load(&sound).expect("sound as it said");
        assert_eq!(game.question().expect("a question").heading.id, "luck");
    });
}

#[test]
fn a_random_skirmish_survives_its_bytes() {
    for seed in 0..20 {
        let (tape, open) = play::with(&Tape::new(), |game| {
            play_on(game, &mut Lcg::new(seed));
            (game.tape().clone(), format!("{:?} {:?}", game.question(), game.news().to_vec()))
        });
        let again = Tape::from_bytes(tape.as_bytes()).expect("its own bytes");
        assert_eq!(again, tape);
        let reread = play::with(&again, |game| format!("{:?} {:?}", game.question(), game.news().to_vec()));
        assert_eq!(reread, open);
    }
}
