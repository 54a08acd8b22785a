//! Answers that fit, and answers that do not.

use umpire_engine::table::{Answer, AnswerError, Session, Source, Standing, Thrown};

use super::toy::{questions, with};

fn dice(faces: &[u8]) -> Answer {
    Answer::Dice(faces.iter().copied().collect(), Thrown::Table)
}

fn secrets(given: &[i16]) -> Answer {
    Answer::Secrets(given.iter().map(|n| i64::from(*n)).collect())
}

fn name(text: &str) -> Answer {
    Answer::Name(heapless::String::try_from(text).expect("sixteen letters"))
}

/// An answer to each of the seven questions.
pub(crate) fn round() -> [Answer; 7] {
    let done = Answer::Done;
    [Answer::Pick(1), Answer::Ticks(0b011), Answer::Number(-2), secrets(&[5, 0, 4]), dice(&[6, 1]), done, name("Ömer")]
}

/// What each question refuses, and why.
fn wrong() -> [Vec<(Answer, AnswerError)>; 7] {
    [
        vec![
            (Answer::Pick(2), AnswerError::NotNow),
            (Answer::Pick(3), AnswerError::NoSuchOption),
            (Answer::Pick(255), AnswerError::NoSuchOption),
        ],
        // A fourth fact there is none; wind belongs to rain, and sun to no rain.
        [0b1000, 0x8000, 0b010, 0b101].map(|ticks| (Answer::Ticks(ticks), AnswerError::NoSuchFact)).to_vec(),
        [-5, -3, 1, 11, 12, i16::MAX, i16::MIN].map(|n| (Answer::Number(n), AnswerError::Range)).to_vec(),
        vec![
            (secrets(&[]), AnswerError::Seats),
            (secrets(&[1, 1]), AnswerError::Seats),
            (secrets(&[1, 1, 2, 0]), AnswerError::Seats),
            (secrets(&[6, 0, 2]), AnswerError::Range),
            (secrets(&[0, 4, 2]), AnswerError::Range),
            (secrets(&[0, 0, 3]), AnswerError::Range),
            (secrets(&[0, 0, 0]), AnswerError::Range),
        ],
        vec![
            (dice(&[]), AnswerError::DiceCount),
            (dice(&[4]), AnswerError::DiceCount),
            (dice(&[4, 4, 4]), AnswerError::DiceCount),
            (dice(&[0, 4]), AnswerError::Face),
            (dice(&[4, 7]), AnswerError::Face),
        ],
        vec![],
        [name(""), name("   "), name("Dagmara")].map(|text| (text, AnswerError::Name)).to_vec(),
    ]
}

fn seen(game: &dyn Session) -> String {
    let tape: Vec<Vec<u8>> = game.tape().answers().map(|line| line.bytes.to_vec()).collect();
    format!("{:?} {tape:?} {:?} {:?}", game.question(), game.standing(), game.news().to_vec())
}

#[test]
fn every_question_takes_its_answer_and_refuses_all_others() {
    with(1, |game| {
        for (i, answer) in round().into_iter().enumerate() {
            assert_eq!(game.question().expect("a question").heading.id, questions()[i].0);
            let before = seen(game);
            let kinds = round().into_iter().enumerate().filter(|(other, _)| *other != i);
            let kinds = kinds.map(|(_, answer)| (answer, AnswerError::Kind));
            for (answer, refusal) in kinds.chain(wrong()[i].clone()) {
                assert_eq!(game.say(&answer, Source::Thumb), Err(refusal), "{answer:?} to {}", questions()[i].0);
                assert_eq!(seen(game), before, "what is refused changes nothing");
            }
            assert_eq!(game.say(&answer, Source::Thumb), Ok(()), "{answer:?}");
        }
        assert_eq!(game.standing(), Standing::Over);
        assert_eq!(game.say(&Answer::Done, Source::Thumb), Err(AnswerError::Over));
    });
}

#[test]
fn the_edges_of_every_range_are_taken() {
    let edges = [
        vec![Answer::Pick(0), Answer::Pick(1)],
        [0b000, 0b001, 0b011, 0b100].map(Answer::Ticks).to_vec(),
        vec![Answer::Number(-4), Answer::Number(10)],
        vec![secrets(&[0, 0, 2]), secrets(&[5, 3, 8])],
        vec![dice(&[1, 1]), dice(&[6, 6])],
        vec![Answer::Done],
        vec![name("A"), name("Ömeröß")],
    ];
    with(1, |game| {
        for answers in edges {
            for answer in &answers {
                assert_eq!(game.say(answer, Source::Thumb), Ok(()), "{answer:?}");
                assert!(game.undo(1, false, Source::Thumb));
            }
            game.say(&answers[0], Source::Thumb).expect("it was taken before");
        }
    });
}

#[test]
fn undo_goes_back_to_the_start_and_no_further() {
    with(1, |game| {
        let start = seen(game);
        assert!(!game.undo(1, false, Source::Thumb), "nothing was answered yet");
        assert_eq!(seen(game), start);
        for answer in round() {
            game.say(&answer, Source::Thumb).expect("a right answer");
        }
        for _ in round() {
            assert!(game.undo(1, false, Source::Thumb));
        }
        assert_eq!(seen(game), start);
        assert!(!game.undo(1, false, Source::Thumb));
    });
}

#[test]
fn a_full_tape_refuses_and_the_game_stands() {
    with(u16::MAX, |game| {
        let refused =
            round().into_iter().cycle().find_map(|answer| game.say(&answer, Source::Thumb).err().map(|r| (r, answer)));
        let (refusal, answer) = refused.expect("a tape has an end");
        assert_eq!(refusal, AnswerError::TapeFull);
        assert!(game.tape().as_bytes().len() > 8000);
        let before = seen(game);
        assert_eq!(game.say(&answer, Source::Thumb), Err(AnswerError::TapeFull));
        assert_eq!(seen(game), before);
        // One answer taken back makes room for it again.
        assert!(game.undo(1, false, Source::Thumb));
        let last = round()[usize::from(game.tape().answer_count()) % 7].clone();
        assert_eq!(game.say(&last, Source::Thumb), Ok(()));
        assert_eq!(seen(game), before);
    });
}
