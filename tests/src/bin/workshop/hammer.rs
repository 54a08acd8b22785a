//! `cargo hammer [PRESSES]`: random presses on the real device until so many are done or a law is broken.
//! `cargo hammer --replay SHIFT` works one shift once more.

use std::panic;
use std::thread::available_parallelism;

use umpire_tests::hammer::flaw::Flaw;
use umpire_tests::hammer::tally::HammerTally;
use umpire_tests::hammer::{crew, report, shift};

use crate::shell::{Failed, root, target};

/// Presses, unless somebody says otherwise.
const PRESSES: u64 = 100_000_000;
/// How often it says how far it is: after so many presses.
const SAID: u64 = 5_000_000;

/// Hammers, and writes the report.
pub(crate) fn hammer() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(2).collect();
    let number = |word: &str| {
        let digits: String = word.chars().filter(|letter| !matches!(letter, ',' | '_')).collect();
        digits.parse::<u64>().map_err(|_| Failed(format!("{word} is no number: cargo hammer [PRESSES]")))
    };
    // What is broken is told once, at the end, with what led there.
    panic::set_hook(Box::new(|_| {}));
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => run(PRESSES),
        [presses] => run(number(presses)?),
        ["--replay", shift] => crew::replay(number(shift)?, Flaw::None),
        _ => return Err(Failed("cargo hammer [PRESSES], or cargo hammer --replay SHIFT".into())),
    };
    let tally = done.map_err(|broken| {
        let file = target().join(format!("hammer-{}.save", broken.seed));
        let saved = shift::save_before(&broken).is_some_and(|text| std::fs::write(&file, text).is_ok());
        let words = if saved { format!("\n    the game just before it: {}", file.display()) } else { String::new() };
        Failed(format!("{broken}{words}"))
    })?;
    let page = report::page(&tally);
    println!("{}", page.split("\n## ").next().unwrap_or_default());
    if words.first().is_none_or(|word| word != "--replay") {
        let file = root().join("tests/reports/hammer.md");
        let folder = file.parent().expect("a file lies in a folder");
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, page));
        written.map_err(|why| Failed(format!("{}: {why}", file.display())))?;
    }
    Ok(())
}

fn run(presses: u64) -> Result<HammerTally, shift::BrokenLaw> {
    let workers = available_parallelism().map_or(1, usize::from);
    println!("{presses} presses by {workers} pairs of hands");
    let mut said = 0;
    crew::hammer(presses, workers, |done| {
        if done / SAID > said {
            said = done / SAID;
            println!("    {done} presses");
        }
    })
}
