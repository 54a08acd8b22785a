//! The workshop behind our words: `cargo proof` tests everything, `cargo rules` lists every rule with its tests,
//! `cargo apart` keeps the words of rulebooks in their folders, `cargo measure` and `cargo sizes` print the tables of
//! measures and sizes (and write them to `tests/reports` with `UPDATE=1`), `cargo uf2` makes the files to drag onto the
//! handhelds, with the licences of others' work beside them (`cargo notices` alone writes those); `cargo pico` and `cargo
//! picosystem` build for a debug probe, and `cargo reproduce` shows that the files are the same wherever they are built.
//! `cargo presses` counts what the most common things take a thumb; `cargo sheets` draws contact sheets of all screens.
//! `cargo prose` finds the fragments that texts are packed by. `cargo fair` and `cargo battery` ask the dice at length, and keep what they find in `tests/reports`.
//!
//! Each sets up what it needs by itself, says what it does, and stops at the first thing that fails.

mod apart;
mod battery;
mod checkout;
mod dieharder;
mod fair;
mod fuzzing;
mod gif;
mod hammer;
mod jobs;
mod notices;
mod pico;
mod presses;
mod proof;
mod prose;
mod reproduce;
mod rules;
mod sheets;
mod shell;
mod sizes;
mod uf2;
mod verifier;

use std::process::ExitCode;

use shell::{Failed, Step, cargo, node};

fn main() -> ExitCode {
    let word = std::env::args().nth(1).unwrap_or_default();
    let done = match word.as_str() {
        "proof" => proof::proof(),
        "part" => proof::do_part(&std::env::args().skip(2).collect::<Vec<_>>()),
        "rules" => rules::table(),
        "apart" => apart::apart(),
        "measure" => measure(),
        "sizes" => sizes::sizes(),
        "pico" => make_elf("pico-lcd-1.3"),
        "picosystem" => make_elf("picosystem"),
        "uf2" => make_uf2(),
        "reproduce" => reproduce::reproduce(),
        "notices" => notices::write().map(drop),
        "fair" => fair::fair(),
        "battery" => battery::battery(),
        "presses" => presses::presses(),
        "prose" => prose::prose(),
        "sheets" => sheets::sheets(),
        "gif" => gif::gif(),
        "hammer" => hammer::hammer(),
        "fuzzing" => fuzzing::fuzzing(),
        _ => {
            eprintln!("say one of: cargo proof (test everything), cargo rules [GAME] (every rule and its tests),");
            eprintln!("            cargo apart [RANGE] (no rulebook's words elsewhere; what its commits touched),");
            eprintln!(
                "            cargo presses (how many presses the most common things take), cargo sheets (contact sheets),"
            );
            eprintln!("            cargo gif (the opening of a game as an animated picture),");
            eprintln!("            cargo measure (table of measures), cargo sizes (whose every byte is),");
            eprintln!(
                "            cargo uf2 (the files for the handhelds), cargo notices (the licences of what is in them),"
            );
            eprintln!("            cargo prose (pack the texts anew),");
            eprintln!("            cargo pico, cargo picosystem (the ELF of one, for a debug probe),");
            eprintln!("            cargo reproduce (the same files from nothing, elsewhere),");
            eprintln!("            cargo fair (are the dice fair?), cargo battery (and the stream behind them?),");
            eprintln!("            cargo hammer [PRESSES] (random presses), cargo fuzzing [SECONDS] (random input)");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(what)) => {
            eprintln!("\nFAILED: {what}");
            ExitCode::FAILURE
        }
    }
}

/// The table of measures alone.
fn measure() -> Result<(), Failed> {
    let mut step = Step::of(5);
    step.says("the tools for the handhelds");
    let tools = pico::tools()?;
    step.says("the handhelds' firmware");
    tools.build()?;
    sizes::proof()?;
    step.says("the desk's program, which prepares their stores");
    pico::build_desk()?;
    step.says("the emulator's packages");
    node::install()?;
    step.says("measures");
    node::run(&["measure.mjs", "--bounds"])?;
    step.says("code in RAM");
    node::run(&["measure-hot.mjs"])?;
    cargo(&["bench", "--package", "umpire-tests", "--bench", "answers"])
}

/// The ELF of one board, for a debug probe.
fn make_elf(name: &str) -> Result<(), Failed> {
    let elf = pico::tools()?.build_named(name)?;
    println!("\n{}\n    probe-rs run --chip RP2040 {0} puts it on a board and shows its log.", elf.display());
    Ok(())
}

fn make_uf2() -> Result<(), Failed> {
    let mut step = Step::of(2);
    step.says("the tools for the handhelds");
    let tools = pico::tools()?;
    step.says("the handhelds' firmware");
    for (board, elf) in pico::BOARDS.iter().zip(tools.build()?) {
        let file = uf2::write(&elf)?;
        println!("\n{}:\n    {}\n    {}", board.title, file.display(), board.drive);
    }
    println!("\nDrag the file onto the drive that appears. Whoever passes it on passes this on as well:");
    notices::write()?;
    uf2::print_hashes()
}
