//! Whole games with sealed dice, and what a forger does to their files.

use std::pin::pin;
use umpire::persistence::save_file::Telling;

use rattle_and_rend::RattleAndRend;
use umpire::board::desktop::{Paper, Verification, VerifyError, verify};
use umpire::fairness::dice::Dice;
use umpire::fairness::seal::Seal;
use umpire::persistence::save_file;
use umpire_engine::table::{Answer, AnswerError, Game, Kind, Runner, Session, Source, Table, Tape, TapeLine, Thrown};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::{random_legal, sides};

/// What a player does instead of what is right; true where he did.
pub(super) type Mischief<'m> = &'m mut dyn FnMut(&mut dyn Session, &Dice, u32) -> bool;

/// The dice of these tests: sealed, and witnessed by both seats.
pub(super) fn dice() -> Dice {
    let mut seal = Seal::new([0x5e; 32]);
    [123_456, 7].into_iter().for_each(|number| seal.add(number));
    Dice::from_seal(seal)
}

/// A random game to its end, as it is saved. Now and then somebody throws dice of their own, or steps back.
pub(super) fn game(seed: u64, mischief: Mischief<'_>) -> String {
    let mut rng = Lcg::new(seed);
    let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
    let table = Table::<RattleAndRend>::new(&warbands, Tape::new());
    let flow = pin!(RattleAndRend::play(&table));
    let mut live = Runner::new(&table, warbands, flow, RattleAndRend::play).expect("an empty tape fits");
    let live: &mut dyn Session = &mut live;
    let dice = dice();
    for at in 0.. {
        let source = if at % 50 == 49 { Source::Cable } else { Source::Thumb };
        if at % 97 == 96 {
            live.note_resumed(&[at as u8; 16]);
        }
        if mischief(live, &dice, at) {
            continue;
        }
        let Some(answer) = live.question().map(|question| any_answer(&question, &mut rng)) else { break };
        let answer = match answer {
            Answer::Dice(faces, _) if rng.below(6) == 0 => Answer::Dice(faces, Thrown::Table),
            Answer::Dice(..) => throw(live, &dice).expect("a roll is open"),
            answer => answer,
        };
        match live.say(&answer, source) {
            Ok(()) => {}
            // Two cowards can dance around each other for longer than a tape holds.
            Err(AnswerError::TapeFull) => break,
            Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
        }
        if rng.below(20) == 0 {
            let steps = (rng.below(4) as u16 + 1).min(live.tape().answer_count());
            let all = live.tape().crossing(steps).needs_all();
            assert!(live.undo(steps, all, source));
            if rng.below(2) == 0 {
                live.redo(source);
            }
        }
    }
    let mut text = String::new();
    save_file::write(live, &dice, Telling::All, &mut text).expect("a string takes all");
    text
}

/// An honest game.
pub(super) fn honest() -> String {
    game(11, &mut |_, _, _| false)
}

/// What the device throws here.
pub(super) fn throw(game: &dyn Session, dice: &Dice) -> Option<Answer> {
    let pool = match game.question().as_deref().map(|question| &question.kind) {
        Some(Kind::Roll(roll)) => roll.pool,
        _ => return None,
    };
    Some(Answer::Dice(dice.throw(pool, &game.tape())?, Thrown::Device))
}

/// Lines before the first answer.
pub(super) const HEAD: usize = 9;

/// The lines of a file that are answers and steps, with their numbers.
pub(super) fn records(text: &str) -> Vec<(usize, String)> {
    let all: Vec<&str> = text.lines().collect();
    (HEAD..all.len() - 1).map(|at| (at + 1, all[at].to_owned())).collect()
}

/// Whether a line holds dice that the device threw.
pub(super) fn by_device(line: &str) -> bool {
    let bytes: Vec<u8> =
        (0..line.len() / 2).map(|at| u8::from_str_radix(&line[2 * at..][..2], 16).expect("hex")).collect();
    let (line, _) = TapeLine::read(&bytes).expect("a whole line");
    line.thrown().is_some_and(|(by, _)| by == Thrown::Device)
}

/// A file with other lines: the count of answers and the checksum are made to fit.
pub(super) fn forge(text: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    change(&mut lines);
    let head = if lines[4].starts_with("seal ") { HEAD } else { HEAD - 2 };
    let answers = lines.len() - head;
    lines[head - 1] = format!("lines {answers}");
    let body = lines.join("\n") + "\n";
    format!("{body}crc32 {:08x}\n", crc(body.as_bytes()))
}

/// CRC-32 as everybody computes it.
fn crc(bytes: &[u8]) -> u32 {
    let step = |sum: u32| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| step(sum)))
}

/// The line that is named, and why.
pub(super) fn wrong(text: &str) -> (usize, String) {
    match verify(text, &Paper::default()) {
        Verification::Wrong(VerifyError { line, why }) => (line, why),
        other => panic!("it was not caught: {other:?}"),
    }
}

/// Alters one hex digit of a line.
pub(super) fn flip(line: &mut String, digit: usize) {
    let other = u8::from_str_radix(&line[digit..=digit], 16).expect("a hex digit") ^ 1;
    line.replace_range(digit..=digit, &format!("{other:x}"));
}
