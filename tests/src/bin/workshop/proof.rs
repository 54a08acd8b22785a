//! `cargo proof`: everything there is to test, as jobs side by side.
//!
//! What needs the same build folder waits for one another, or cargo would: the desk's lints, programs and tests in one row,
//! the firmware of one board after the other in a second. The emulated handhelds begin as soon as their firmware is there.

use std::path::PathBuf;
use std::process::Command;

use crate::jobs::{self, Job};
use crate::shell::{Failed, node, root};
use crate::{apart, notices, pico, reproduce, rules, sizes, uf2, verifier};

/// What the emulator's tests need.
const EMULATED: &[&str] = &["pico-lcd-1.3", "picosystem", "desk", "packages"];
/// The tests that take longest begin first, so that none of them is alone at the end.
const SLOWEST: [&str; 4] = ["play.test.mjs", "power.test.mjs", "secrets.test.mjs", "device.test.mjs"];

/// Everything there is to test.
pub(crate) fn proof() -> Result<(), Failed> {
    jobs::run(all()?)?;
    match pico::found() {
        pico::Tools::Rustup => println!("\nAll of it holds."),
        pico::Tools::Debian => {
            println!("\nAll of it holds, but clippy did not see the handheld's own files: Debian's compiler has none.")
        }
    }
    Ok(())
}

fn all() -> Result<Vec<Job>, Failed> {
    let desk_lints = ["clippy", "--workspace", "--all-targets", "--", "-Dwarnings"];
    let mut jobs = vec![
        Job::new("format", "format", cargo(&["fmt", "--all", "--check"])),
        Job::new("rules", "every rule has a test (cargo rules shows them)", part("rules", "")),
        Job::new("apart", "no rulebook's words outside its folder (cargo apart)", part("apart", "")),
        Job::new("tools", "the tools for the handhelds", part("tools", "")),
        Job::new("packages", "the emulator's packages", part("packages", "")).after(&["tools"]),
        Job::new("pico-lcd-1.3", "firmware of the Pico", part("firmware", "pico-lcd-1.3")).after(&["tools"]),
        Job::new("picosystem", "firmware of the PicoSystem", part("firmware", "picosystem")).after(&["pico-lcd-1.3"]),
        Job::new("outside", "firmware with a rulebook from outside on the shelf", part("firmware", "outside"))
            .after(&["picosystem"]),
        Job::new("again", "firmware of the Pico, in another folder: the same bytes", part("again", "pico-lcd-1.3"))
            .after(&["outside"]),
        Job::new("lints", "lints, desk", cargo(&desk_lints)),
        Job::new("pico lints", "lints, handhelds", part("lints", "")).after(&["lints", "tools"]),
        Job::new("desk", "the desk's program, as players run it", part("desk", "")).after(&["pico lints"]),
        Job::new("build", "tests on this computer, built", cargo(&["test", "--workspace", "--no-run"]))
            .after(&["desk"]),
    ];
    jobs.extend(emulated()?);
    jobs.extend([
        Job::new("tests", "tests on this computer", cargo(&["test", "--workspace"])).after(&["build"]),
        Job::new(
            "verifier",
            "a verifier that shares one page of documentation with us and no source, over kept games",
            part("verifier", ""),
        )
        .after(&["packages"]),
        Job::new("sizes", "every area of the firmware keeps to its budget (cargo sizes)", part("sizes", ""))
            .after(&["pico-lcd-1.3", "picosystem"]),
        Job::new(
            "files",
            "the files to drag onto the handhelds, and the licences of what is in them",
            part("files", ""),
        )
        .after(&["pico-lcd-1.3", "picosystem"]),
    ]);
    Ok(jobs)
}

/// A job for every file of the emulator's tests, and one for the table of measures.
fn emulated() -> Result<Vec<Job>, Failed> {
    let mut files = node::tests()?;
    files.sort_by_key(|file| SLOWEST.iter().position(|slow| slow == file).unwrap_or(SLOWEST.len()));
    let tests = files.into_iter().map(|file| {
        let command = node::script(&["--test", "--test-reporter=spec", &file]);
        let job = Job::new("emulated", format!("the real firmware on an emulated RP2040: {file}"), command);
        if file.starts_with("outside") { job.after(&["outside", "desk", "packages"]) } else { job.after(EMULATED) }
    });
    let measures = Job::new("measures", "the same, measured", node::script(&["measure.mjs"])).after(EMULATED);
    Ok([measures].into_iter().chain(tests).collect())
}

/// Does one part of a proof: `workshop part WORD`.
pub(crate) fn do_part(words: &[String]) -> Result<(), Failed> {
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["rules"] => rules::proof(),
        ["apart"] => apart::proof(),
        ["tools"] => pico::tools().map(drop),
        ["packages"] => node::install(),
        ["lints"] => pico::found().clippy(),
        ["firmware", name] => pico::found().build_named(name).map(drop),
        ["again", name] => reproduce::proof(name),
        ["desk"] => pico::build_desk(),
        ["verifier"] => verifier::proof(),
        ["sizes"] => sizes::proof(),
        ["files"] => {
            pico::BOARDS.iter().try_for_each(|board| uf2::write(&pico::elf(board.name)).map(drop))?;
            notices::write()?;
            uf2::print_hashes()
        }
        _ => Err(Failed(format!("no such part of a proof: {}", words.join(" ")))),
    }
}

/// This program once more, for one part.
fn part(word: &str, argument: &str) -> Command {
    let own = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("workshop"));
    let mut command = Command::new(own);
    command.args(["part", word]).args(Some(argument).filter(|argument| !argument.is_empty()));
    command
}

fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(words);
    command
}
