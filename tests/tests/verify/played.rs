//! Whole games with sealed dice, and what a forger does to their files.

use std::pin::pin;

use umpire::board::{Verdict, Wrong, verify};
use umpire::dice::Dice;
use umpire::save;
use umpire::seal::{Moment, Seal};
use umpire_rules::rattle_and_rend::{Kept, RattleAndRend};
use umpire_rules::table::{Answer, Game, Kind, Live, Match, Refusal, Table, Tape, Thrown};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::random_legal;

/// What a player does instead of what is right; true where he did.
pub(super) type Mischief<'m> = &'m mut dyn FnMut(&mut dyn Match, &Dice, u32) -> bool;

/// The dice of these tests: sealed, and both seats have pressed, Blue by cable.
pub(super) fn dice() -> Dice {
    let mut seal = Seal::new([0x5e; 32]);
    seal.press(Moment { micros: 81_234_567, afar: false });
    seal.press(Moment { micros: 93_456_789, afar: true });
    Dice::from_seal(seal)
}

/// A random game to its end, as it is saved. Now and then somebody throws dice of their own, or steps back.
pub(super) fn game(seed: u64, mischief: Mischief<'_>) -> String {
    let mut rng = Lcg::new(seed);
    let mut kept = Kept::new();
    let _ = kept.push(random_legal(&mut rng));
    let table = Table::<RattleAndRend>::new(&kept, Tape::new());
    let flow = pin!(RattleAndRend::play(&table));
    let mut live = Live::new(&table, kept, flow, RattleAndRend::play).expect("an empty tape fits");
    let dice = dice();
    for at in 0.. {
        live.hear_afar(at % 50 == 49);
        if mischief(&mut live, &dice, at) {
            continue;
        }
        let Some(answer) = live.question().map(|question| any_answer(&question, &mut rng)) else { break };
        let answer = match answer {
            Answer::Dice(faces, _) if rng.below(6) == 0 => Answer::Dice(faces, Thrown::Table),
            Answer::Dice(..) => throw(&live, &dice).expect("a roll is open"),
            answer => answer,
        };
        match live.say(&answer) {
            Ok(()) => {}
            // Two cowards can dance around each other for longer than a tape holds.
            Err(Refusal::TapeFull) => break,
            Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
        }
        if rng.below(20) == 0 {
            let steps = (rng.below(4) as u16 + 1).min(live.tape().lines());
            let all = live.tape().crossing(steps).needs_all();
            assert!(live.take_back(steps, all));
            if rng.below(2) == 0 {
                live.redo();
            }
        }
    }
    let mut text = String::new();
    save::write(&live, &dice, &mut text).expect("a string takes all");
    text
}

/// An honest game.
pub(super) fn honest() -> String {
    game(11, &mut |_, _, _| false)
}

/// What the device throws here.
pub(super) fn throw(game: &dyn Match, dice: &Dice) -> Option<Answer> {
    let pool = match game.question().as_deref().map(|question| &question.kind) {
        Some(Kind::Roll(roll)) => roll.pool,
        _ => return None,
    };
    Some(Answer::Dice(dice.throw(pool, &game.tape())?, Thrown::Device))
}

/// Lines before the first answer.
pub(super) const HEAD: usize = 8;

/// The lines of a file that are answers and steps, with their numbers.
pub(super) fn records(text: &str) -> Vec<(usize, String)> {
    let all: Vec<&str> = text.lines().collect();
    (HEAD..all.len() - 1).map(|at| (at + 1, all[at].to_owned())).collect()
}

/// Whether a line holds dice that the device threw.
pub(super) fn by_device(line: &str) -> bool {
    let head = u8::from_str_radix(&line[..2], 16).expect("hex");
    head >> 5 == 5 && head & 31 > 1 && &line[4..6] == "00"
}

/// A file with other lines: the count of answers and the checksum are made to fit.
pub(super) fn forge(text: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    change(&mut lines);
    let head = if lines[3].starts_with("seal ") { HEAD } else { HEAD - 2 };
    let answers = lines.len() - head;
    lines[head - 1] = format!("answers {answers}");
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
    match verify(text) {
        Verdict::Wrong(Wrong { line, why }) => (line, why),
        other => panic!("it was not caught: {other:?}"),
    }
}

/// Alters one hex digit of a line.
pub(super) fn flip(line: &mut String, digit: usize) {
    let other = u8::from_str_radix(&line[digit..=digit], 16).expect("a hex digit") ^ 1;
    line.replace_range(digit..=digit, &format!("{other:x}"));
}
