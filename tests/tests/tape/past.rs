//! What a tape keeps of the past: when it is full, when some of it is garbage, when it is long.

use umpire_engine::table::{Answer, AnswerError, HistoryItem, Session, Source, Tape};
use umpire_tests::random::{Lcg, any_answer};

use super::answers::round;
use super::toy::{PLAYED, with};

const THUMB: Source = Source::Thumb;

/// Plays on with any answers; false when the tape is full.
fn say_any(game: &mut dyn Session, rng: &mut Lcg) -> Result<(), AnswerError> {
    let answer = any_answer(&game.question().expect("it goes on"), rng);
    game.say(&answer, THUMB)
}

/// What is stored line by line is what is there, also when steps are folded into the last line.
#[test]
fn what_is_stored_line_by_line_is_the_tape() {
    let mut stored: Vec<Vec<u8>> = Vec::new();
    let tape = with(u16::MAX, |game| {
        let mut rng = Lcg::new(9);
        for _ in 0..20_000 {
            match rng.below(9) {
                0..3 => drop(game.undo(1 + rng.below(2) as u16, true, THUMB)),
                3 => drop(game.redo(THUMB)),
                _ if say_any(game, &mut rng).is_err() => break,
                _ => {}
            }
            let tape = game.tape();
            let last = tape.last_line().map(|line| line.bytes.to_vec());
            match usize::from(tape.line_count()).checked_sub(stored.len()) {
                // Steps are folded, or an answer takes the place of steps that came to nothing.
                Some(0) => drop(stored.splice(stored.len().saturating_sub(1).., last)),
                Some(1) => stored.extend(last),
                other => panic!("a deed adds a line at most, not {other:?}"),
            }
        }
        game.tape().clone()
    });
    assert!(tape.as_bytes().len() > Tape::CAPACITY - Tape::UNDO_RESERVE, "{} bytes", tape.as_bytes().len());
    with(u16::MAX, |game| {
        game.resume(&mut |hear| stored.iter().for_each(|line| hear(line))).expect("its own lines");
        assert!(*game.tape() == tape);
    });
}

/// Finding 7: 650 pairs of undo and redo, and 109 answers later the game could not go on.
#[test]
fn undo_and_redo_do_not_fill_the_tape() {
    with(u16::MAX, |game| {
        let mut rng = Lcg::new(3);
        for _ in 0..30 {
            say_any(game, &mut rng).expect("there is room");
        }
        let before = game.tape().as_bytes().len();
        for _ in 0..10_000 {
            assert!(game.undo(1, true, THUMB) && game.redo(THUMB));
        }
        let after = game.tape().as_bytes().len();
        assert!(after - before <= 12, "{} bytes for ten thousand pairs", after - before);
    });
}

/// The same with the answer given again instead of a step forward.
#[test]
fn undo_and_the_same_answer_do_not_fill_the_tape() {
    with(u16::MAX, |game| {
        let answer = round()[0].clone();
        game.say(&answer, THUMB).expect("a right answer");
        for _ in 0..10_000 {
            assert!(game.undo(1, true, THUMB));
            game.say(&answer, THUMB).expect("a right answer");
        }
        assert_eq!((game.tape().line_count(), game.tape().answer_count()), (2, 1));
    });
}

/// Going back and answering otherwise takes room of its own: when that is used up, nobody goes back, and half of the tape
/// is still there for answers.
#[test]
fn whoever_goes_back_takes_no_room_from_the_answers_to_come() {
    let honest = with(u16::MAX, |game| {
        let mut rng = Lcg::new(5);
        while say_any(game, &mut rng).is_ok() {}
        game.tape().answer_count()
    });
    let (restless, refused) = with(u16::MAX, |game| {
        let (mut rng, mut refused) = (Lcg::new(5), 0);
        while say_any(game, &mut rng).is_ok() {
            let steps = 1 + rng.below(3) as u16;
            let lines = game.tape().answer_count();
            let room = game.tape().has_room_to_undo(steps);
            let went = game.undo(steps, true, THUMB);
            assert_eq!(went, steps <= lines && room, "it is said beforehand whether there is room");
            refused += u32::from(!room);
        }
        (game.tape().answer_count(), refused)
    });
    assert!(refused > 100, "{refused}: the room for the past was used up");
    assert!(honest > 1_500 && restless > honest / 2, "{restless} answers, and {honest} without a step");
    println!("{restless} answers after going back as often as possible, {honest} without a step");
}

/// On a tape as full as it gets, a step over dice is written down or not taken.
#[test]
fn a_step_that_needs_consent_leaves_a_record_however_full_the_tape() {
    with(u16::MAX, |game| {
        let mut rng = Lcg::new(7);
        while say_any(game, &mut rng).is_ok() {}
        for _ in 0..600 {
            let (before, steps) = (game.tape().clone(), 1 + rng.below(9) as u16);
            let crossed = before.crossing(steps);
            if !game.undo(steps, true, THUMB) {
                assert!(*game.tape() == before, "what is refused changes nothing");
                continue;
            }
            let (_, _, written) = game.tape().steps().last().expect("it is written down");
            assert!(written.deepest >= steps && (!crossed.needs_all() || written.agreed), "{written:?}");
            while say_any(game, &mut rng).is_ok() {}
        }
        assert!(game.tape().as_bytes().len() <= Tape::CAPACITY);
    });
}

/// What was taken back is not heard when a game is taken up: garbage there must not stop whoever reads the log.
#[test]
fn garbage_that_was_taken_back_is_left_out_of_the_log() {
    with(u16::MAX, |game| {
        let [first, second, ..] = &round()[..] else { panic!("a round has answers") };
        let Answer::Pick(other) = first else { panic!("a round begins with a pick") };
        game.say(&Answer::Pick(1 - other), THUMB).expect("the other way");
        assert!(game.undo(1, false, THUMB));
        game.say(first, THUMB).expect("a right answer");
        game.say(second, THUMB).expect("a right answer");
        let mut lines: Vec<Vec<u8>> = game.tape().iter().map(|line| line.bytes.to_vec()).collect();
        let check = lines[0][3..5].to_vec();
        lines[0] = [&[6, 0, 0], &check[..]].concat();
        let tape = Tape::from_bytes(&lines.concat()).expect("whole lines");
        with(u16::MAX, |again| {
            again.load(&tape).expect("what stands is sound");
            let mut told = 0;
            again.visit_history(u16::MAX, &mut |_| told += 1);
            assert_eq!((told, again.tape().answer_count()), (3, 2), "a step, and what two answers led to");
            again.say(&round()[2], THUMB).expect("and the game goes on");
        });
    });
}

#[test]
fn of_many_branches_what_came_of_the_last_is_told_and_of_each_what_was_said() {
    with(u16::MAX, |game| {
        for n in 0..10 {
            game.say(&Answer::Pick(n % 2), THUMB).expect("one way or the other");
            assert!(game.undo(1, true, THUMB));
        }
        game.say(&Answer::Pick(0), THUMB).expect("a right answer");
        let mut heard = |branches| {
            let (mut happened, mut steps, mut said) = (0, 0, 0);
            game.visit_history(branches, &mut |told| match told.what {
                HistoryItem::Happened(_) => happened += 1,
                HistoryItem::Stepped(_) => steps += 1,
                HistoryItem::Said(..) => said += 1,
                HistoryItem::Corrected(_) | HistoryItem::Named(_) => panic!("nobody did so by hand"),
                HistoryItem::Resumed => panic!("nobody switched it off"),
            });
            (happened, steps, said)
        };
        let all = (11, 10, 10);
        assert_eq!([heard(0), heard(3), heard(10), heard(u16::MAX)], [(1, 10, 10), (4, 10, 10), all, all]);
    });
}

/// Whoever looks back does not keep another game from being heard as a whole.
#[test]
fn another_game_is_heard_whole_while_somebody_looks_back() {
    with(u16::MAX, |game| {
        round().iter().for_each(|answer| game.say(answer, THUMB).expect("a right answer"));
        let tape = game.tape().clone();
        game.show_at(Some(0));
        game.load(&tape).expect("its own tape");
        assert_eq!((game.shown_at(), game.question().expect("it goes on").heading.id), (None, "way"));
        game.show_at(Some(0));
        let broken = Tape::from_bytes(&[6, 0, 0, 7, 7]).expect("a whole line");
        assert!(game.load(&broken).is_err() && *game.tape() == tape);
    });
}

/// A start of the device is a line that answers nothing, stays where it is and is told.
#[test]
fn a_start_is_noted_on_the_tape_and_told() {
    with(u16::MAX, |game| {
        game.say(&round()[0], THUMB).expect("a right answer");
        assert!(game.note_resumed(&[7; 16]));
        game.say(&round()[1], THUMB).expect("a right answer");
        assert!(game.undo(2, false, THUMB), "a step back goes over it");
        assert_eq!((game.tape().line_count(), game.tape().answer_count(), game.tape().redoable()), (4, 0, 2));
        assert!(game.redo(THUMB) && game.redo(THUMB));
        let mut told = Vec::new();
        game.visit_history(u16::MAX, &mut |one| told.push(matches!(one.what, HistoryItem::Resumed)));
        assert_eq!(told.iter().filter(|resumed| **resumed).count(), 1);
        let tape = game.tape().clone();
        with(u16::MAX, |again| {
            tape.iter().for_each(|line| again.append_line(line.bytes).expect("its own lines"));
            assert!(*again.tape() == tape);
        });
        with(u16::MAX, |again| {
            let mut bytes = tape.as_bytes().to_vec();
            let noise = bytes.iter().position(|byte| *byte == 7).expect("the noise");
            bytes[noise + 3] ^= 1;
            let altered = Tape::from_bytes(&bytes).expect("whole lines");
            let mut heard = altered.iter().map(|line| again.append_line(line.bytes).is_ok());
            assert!(heard.any(|fits| !fits), "an altered noise does not fit");
        });
    });
}

/// Format 3: kinds and lengths never run out. A kind that nobody knows is a whole line that no question takes.
#[test]
fn a_line_of_a_kind_to_come_is_whole_and_refused_by_name() {
    let long: Vec<u8> = [0x85, 0x01, 0, 60, 9, 9].into_iter().chain([1; 60]).collect();
    let tape = Tape::from_bytes(&long).expect("kind 133, 60 bytes long");
    with(1, |game| {
        let diverged = game.load(&tape).expect_err("no such kind is asked for");
        assert_eq!((diverged.line, diverged.asked), (1, "way"));
    });
    assert!(Tape::from_bytes(&[0x85, 0x00, 0, 0, 9, 9]).is_err(), "only the shortest form of a number is read");
}

/// Finding 8: opening the log cost time with about the cube of the steps: 300 answers, each undone and redone once, took
/// longer than the watchdog waits. Every answer that stands is played twice, once to tell it and once to be back where
/// the game stands, whatever was undone; and for each branch that is told in full, twice more at most.
#[test]
fn telling_the_log_plays_every_answer_twice_whatever_was_undone() {
    for otherwise in [false, true] {
        with(u16::MAX, |game| {
            let mut rng = Lcg::new(4);
            for _ in 0..300 {
                say_any(game, &mut rng).expect("there is room");
                assert!(game.undo(1, true, THUMB));
                if otherwise {
                    say_any(game, &mut rng).expect("there is room");
                } else {
                    assert!(game.redo(THUMB));
                }
            }
            let (lines, branches) = (u32::from(game.tape().answer_count()), 4);
            for (told, most) in [(0, 2 * lines), (branches, 2 * lines + 2 * u32::from(branches) * lines)] {
                let before = PLAYED.get();
                game.visit_history(told, &mut |_| {});
                let played = PLAYED.get() - before;
                assert!(played <= most, "{lines} answers, {told} branches: {played} were played, {most} at most");
            }
        });
    }
}
