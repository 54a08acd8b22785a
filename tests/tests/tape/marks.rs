//! Where each line came from: known of each, part of its check, and of no die.

use umpire_engine::table::{Source, Steps, Tape};

use super::answers::round;
use super::toy::with;

/// Answers to an instruction, from here and there.
fn tape(sources: &[u8]) -> Tape {
    let bytes: Vec<u8> = sources.iter().flat_map(|source| [6, *source, 0, 7, 7]).collect();
    Tape::from_bytes(&bytes).expect("whole lines")
}

#[test]
fn a_source_belongs_to_its_line() {
    let tape = tape(&[0, 1, 2, 0]);
    let sources = [0, 1, 2, 3, 4, 5, u16::MAX].map(|line| tape.source(line));
    let (thumb, cable, peer) = (Source::Thumb, Source::Cable, Source::Peer);
    assert_eq!(sources, [thumb, thumb, cable, peer, thumb, thumb, thumb], "there is none where there is no line");
    assert!(tape.any_remote());
}

#[test]
fn a_source_that_nobody_knows_is_no_line() {
    assert!(Tape::from_bytes(&[6, 3, 0, 7, 7]).is_err());
}

/// The same choices are the same game, whoever made them.
#[test]
fn who_answered_changes_nothing_that_stands() {
    let (ours, theirs) = (tape(&[0, 0]), tape(&[1, 2]));
    assert!(ours.same_answers(&theirs) && ours != theirs && !ours.any_remote());
}

#[test]
fn an_answer_given_again_stands_again_and_the_step_says_who_gave_it() {
    with(2, |game| {
        let [first, second, ..] = &round()[..] else { panic!("a round has answers") };
        game.say(first, Source::Cable).expect("a right answer");
        game.say(second, Source::Cable).expect("a right answer");
        let before = game.tape().clone();
        assert!(game.undo(1, false, Source::Thumb) && game.tape().answer_count() == 1);
        game.say(second, Source::Thumb).expect("a right answer");
        assert!(game.tape().same_answers(&before) && game.tape().line_count() == 3, "two answers, and the steps");
        let steps: Vec<(u16, Source, Steps)> = game.tape().steps().collect();
        assert!(matches!(steps[..], [(3, Source::Thumb, Steps { net: 0, deepest: 1, backs: 1, .. })]), "{steps:?}");
        assert!((0..game.log().len()).any(|entry| game.source(entry) == Source::Cable), "what followed is marked too");
    });
}

/// An altered source does not fit the check.
#[test]
fn another_source_than_the_one_it_was_written_with_is_refused() {
    let tape = with(1, |game| {
        game.say(&round()[0], Source::Cable).expect("a right answer");
        game.tape().clone()
    });
    for (source, fits) in [(0, false), (1, true), (2, false)] {
        let mut bytes = tape.as_bytes().to_vec();
        bytes[1] = source;
        with(1, |game| {
            let loaded = game.load(&Tape::from_bytes(&bytes).expect("a whole line"));
            assert_eq!(loaded.is_ok(), fits, "source {source}");
        });
    }
}
