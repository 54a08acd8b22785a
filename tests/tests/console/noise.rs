//! Noise on the line: hundreds of thousands of lines that are nearly right, or not at all.

use serde_json::Value;
use umpire::console::{Call, LineReader};
use umpire_engine::table::{Answer, Kind, Session, Source, Tape};
use umpire_tests::play;
use umpire_tests::random::{Lcg, any_answer};

use super::cable::Handheld;

/// So many, unless the environment says otherwise.
const LINES: u32 = 8_000;

/// Lines that are nearly right, and lines that are not, at places all over random games.
#[test]
fn no_line_breaks_a_game_and_an_error_changes_nothing() {
    let lines = std::env::var("NOISE").ok().and_then(|lines| lines.parse().ok()).unwrap_or(LINES);
    let mut rng = Lcg::new(4);
    let (mut errors, mut moves) = (0, 0);
    for _ in 0..lines / 200 {
        play::with(&Tape::new(), |game| {
            let mut handheld = Handheld::new();
            handheld.device.sync(game);
            for _ in 0..rng.below(120) {
                let Some(answer) = game.question().map(|open| any_answer(&open, &mut rng)) else { break };
                game.say(&answer, Source::Thumb).expect("an answer the question allows");
            }
            handheld.device.sync(game);
            for _ in 0..200 {
                let line = garbled(game, &mut rng);
                let before = game.tape().clone();
                let mut lines = LineReader::<1024>::new();
                line.iter().chain(b"\n").for_each(|&byte| _ = lines.take(byte));
                let call = lines.line().map_or_else(Call::Unread, Call::Line);
                let (out, _) = handheld.call(call, game);
                assert!(out.is_empty() || out.ends_with('\n'), "{out}");
                let mut wrong = false;
                for line in out.lines() {
                    let said: Value = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
                    wrong |= said.get("error").is_some();
                }
                errors += u32::from(wrong);
                moves += u32::from(*game.tape() != before);
                assert!(!wrong || *game.tape() == before, "an error changed the game: {line:?}: {out}");
            }
        });
    }
    assert!(errors > lines / 4 && moves > lines / 100, "{errors} errors and {moves} moves are no mixture");
}

/// A line: a right answer, a command, or noise; often with a few bytes of it altered.
fn garbled(game: &dyn Session, rng: &mut Lcg) -> Vec<u8> {
    const COMMANDS: [&str; 23] = [
        "undo",
        "state",
        "log",
        "odds",
        "stats",
        "press a",
        "press b",
        "press y",
        "hold y",
        "release y",
        "mark x",
        "help",
        "save",
        "device",
        "mishap",
        "warbands",
        "warband Grim / 4 fighters",
        "warband-drop Grim",
        "quit",
        "roll",
        "ok",
        "tick",
        "pick",
    ];
    let mut line = match rng.below(4) {
        0 => (0..rng.below(40)).map(|_| rng.below(256) as u8).collect(),
        1 => COMMANDS[rng.below(COMMANDS.len() as u32) as usize].as_bytes().to_vec(),
        _ => right(game, rng).into_bytes(),
    };
    for _ in 0..rng.below(3) {
        let at = rng.below(line.len() as u32 + 1) as usize;
        match rng.below(4) {
            0 if at < line.len() => line[at] = rng.below(256) as u8,
            1 if at < line.len() => drop(line.remove(at)),
            2 => line.insert(at, rng.below(128) as u8),
            _ => line.extend(line.clone().into_iter().take(at)),
        }
    }
    if rng.below(50) == 0 {
        line.resize(900 + rng.below(300) as usize, b'x');
    }
    line
}

/// A line that answers what is asked.
fn right(game: &dyn Session, rng: &mut Lcg) -> String {
    let Some(question) = game.question() else { return "undo".into() };
    let scene = game.scene();
    match any_answer(&question, rng) {
        Answer::Pick(at) => match &question.kind {
            Kind::Choose(choose) => format!("pick {}", choose.options[usize::from(at)].key.line(&*scene)),
            Kind::Roll(roll) => format!("pick {}", roll.extras[usize::from(at)].key.line(&*scene)),
            _ => "pick".into(),
        },
        Answer::Ticks(ticked) => {
            let Kind::Tick(tick) = &question.kind else { return "tick".into() };
            let on = (0..tick.rows()).filter(|row| ticked >> row & 1 == 1);
            on.fold("tick".into(), |line, row| format!("{line} {}", tick.key(row).line(&*scene)))
        }
        Answer::Number(n) => format!("number {n}"),
        Answer::Secrets(given) => format!("number {}", given[0]),
        Answer::Dice(faces, _) => faces.iter().fold("dice".into(), |line, face| format!("{line} {face}")),
        Answer::Hits(hits) => format!("hits {hits}"),
        Answer::Done => "ok".into(),
        Answer::Name(name) => format!("name {name}"),
        Answer::Corrected => unreachable!("only the table says so"),
    }
}
