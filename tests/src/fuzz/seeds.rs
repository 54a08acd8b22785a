//! Where feeding begins: sound examples of everything.

use rattle_and_rend::{Builder, KeptWarband, RattleAndRend, Warband};
use umpire::fairness::dice::Dice;
use umpire::persistence::save_file;
use umpire::persistence::save_file::Telling;
use umpire_engine::table::{self, Answer, Game, Kind, RosterBook, RosterLine, Session, Source};

use crate::hammer::again::fresh;
use crate::hammer::flaw::Flaw;
use crate::hammer::shift;
use crate::random::{Lcg, any_answer};
use crate::warbands::{random_any, random_legal};
use crate::wide;

/// Sound examples for the target of this name.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "console" => (0..12).map(console).collect(),
        "image" => (0..10).map(image).collect(),
        "presses" => (0..6).map(presses).collect(),
        "roster" => (0..12).map(roster).collect(),
        "save" => (0..6).map(save).chain((1..5).map(wide_save)).collect(),
        _ => Vec::new(),
    }
}

/// Lines that answer, and lines that ask beside.
fn console(seed: u8) -> Vec<u8> {
    const BESIDE: [&str; 24] = [
        "undo",
        "state",
        "log",
        "odds",
        "press a",
        "press b",
        "hold y",
        "release y",
        "mark x",
        "help",
        "save",
        "save f",
        "load f",
        "device",
        "mishap",
        "warbands",
        "warband-drop Grim",
        "rosters",
        "roster-drop rattle-and-rend Grim",
        "roll",
        "ok",
        "tick",
        "screen f",
        "press down",
    ];
    let (steps, mut rng) = (seed * 9, Lcg::new(seed.into()));
    let mut bytes = vec![seed, steps, seed];
    fresh(RattleAndRend::ID, |game| {
        for n in 0..u32::from(steps) + 14 {
            if n >= steps.into() {
                if n % 3 == 0 {
                    bytes.extend(BESIDE[(n as usize + usize::from(seed)) % BESIDE.len()].bytes().chain([b'\n']));
                }
                bytes.extend(line(game, &mut rng.clone()).bytes().chain([b'\n']));
            }
            let Some(answer) = game.question().map(|open| any_answer(&open, &mut rng)) else { break };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
        }
    });
    bytes
}

/// A line that answers what is asked.
fn line(game: &dyn Session, rng: &mut Lcg) -> String {
    let Some(question) = game.question() else { return "undo".into() };
    let scene = game.scene();
    match (any_answer(&question, rng), &question.kind) {
        (Answer::Pick(at), Kind::Choose(choose)) => {
            format!("pick {}", choose.options[usize::from(at)].key.line(&*scene))
        }
        (Answer::Ticks(ticked), Kind::Tick(tick)) => {
            let on = tick.facts.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
            on.fold("tick".into(), |line, (_, fact)| format!("{line} {}", fact.key.line(&*scene)))
        }
        (Answer::Number(n), _) => format!("number {n}"),
        (Answer::Secrets(given), _) => given.iter().map(|n| format!("number {n}")).collect::<Vec<_>>().join("\n"),
        (Answer::Dice(faces, _), _) => faces.iter().fold("dice".into(), |line, face| format!("{line} {face}")),
        (Answer::Name(name), _) => format!("name {name}"),
        _ => "ok".into(),
    }
}

fn image(seed: u8) -> Vec<u8> {
    let mut rng = Lcg::new(seed.into());
    let deeds = (0..u32::from(seed) * 8).map(|_| rng.below(256) as u8);
    [seed].into_iter().chain(deeds).collect()
}

/// What restless hands did at the beginning of a shift.
fn presses(seed: u8) -> Vec<u8> {
    let deeds = shift::deeds(seed.into(), 500, Flaw::None);
    [seed].into_iter().chain(deeds.into_iter().map(|deed| deed.byte())).collect()
}

fn roster(seed: u8) -> Vec<u8> {
    let mut rng = Lcg::new(seed.into());
    let lines: Vec<_> = (0..3).map(|n| if n < 2 { random_legal(&mut rng) } else { random_any(&mut rng) }).collect();
    let mut text: String = lines.iter().map(|roster| format!("{roster}\n")).collect();
    stamped(&random_legal(&mut rng), &mut text);
    text.into_bytes()
}

/// A roster as it travels: with its game, its version and a checksum.
fn stamped(roster: &Warband, out: &mut String) {
    let mut bytes = vec![<KeptWarband as table::Roster>::VERSION];
    table::Roster::encode(&KeptWarband::from(roster.clone()), &mut |piece| bytes.extend_from_slice(piece));
    let wrote = RosterLine::write(&RosterBook::of::<RattleAndRend>(), &bytes, out);
    wrote.expect("it may play").expect("a string takes all");
    out.push('\n');
}

fn save(seed: u8) -> Vec<u8> {
    let id = if seed % 3 == 2 { Builder::ID } else { RattleAndRend::ID };
    let mut text = String::from("\u{1}");
    fresh(id, |game| {
        let mut rng = Lcg::new(seed.into());
        for n in 0..u32::from(seed) * 12 {
            let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { break };
            let source = if n % 5 == 4 { Source::Cable } else { Source::Thumb };
            game.say(&answer, source).expect("an answer the question allows");
        }
        let dice = if seed.is_multiple_of(2) { Dice::from_seed([seed; 32]) } else { Dice::NONE };
        save_file::write(game, &dice, Telling::All, &mut text).expect("a string takes all");
    });
    text.into_bytes()
}

/// A game with corrections, hits alone, and secrets of numbers, options and ticks.
fn wide_save(seed: u8) -> Vec<u8> {
    let mut text = String::from("\u{1}");
    wide::with(usize::from(seed) + 1, |game| {
        let mut rng = Lcg::new(seed.into());
        for n in 0..u32::from(seed) * 8 {
            if let Some(correction) = wide::any_correction(game, &mut rng).filter(|_| n % 3 == 2) {
                game.correct(correction, Source::Cable).expect("it fits");
            }
            let Some(answer) = wide::any_said(game, &mut rng) else { break };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
        }
        save_file::write(game, &Dice::from_seed([seed; 32]), Telling::All, &mut text).expect("a string takes all");
    });
    text.into_bytes()
}
