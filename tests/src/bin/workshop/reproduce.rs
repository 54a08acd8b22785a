//! The same bytes everywhere: the firmware is built once more in another folder, and compared.
//!
//! `cargo proof` builds one board so. Every crate that is linked into it is compiled anew under other paths; macros and
//! build scripts are copied as they were compiled here, for they are most of the work (and cargo's home is the same, as
//! they name it). `cargo reproduce` builds every board and copies nothing but what cargo has fetched: another folder,
//! another home for cargo, everything compiled from its source. Neither shows anything about another compiler, or another
//! kind of computer.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::checkout::Checkout;
use crate::pico::{self, BOARDS, Tools};
use crate::shell::{Failed, Step};
use crate::uf2;

/// What is no part of the source.
const LEFT_OUT: [&str; 3] = ["target", "node_modules", ".git"];

/// `cargo reproduce`: every board, from nothing.
pub(crate) fn reproduce() -> Result<(), Failed> {
    let mut step = Step::of(3);
    step.says("the tools for the handhelds");
    let tools = pico::tools()?;
    step.says("the handhelds' firmware, here");
    tools.build()?;
    step.says("the same from nothing, elsewhere");
    let elsewhere = Elsewhere::new(&tools)?;
    elsewhere.move_cargo(&tools)?;
    BOARDS.iter().try_for_each(|board| elsewhere.compare(&tools, board.name))
}

/// One board as a part of a proof, with what only runs while building taken from here.
pub(crate) fn proof(name: &str) -> Result<(), Failed> {
    let tools = pico::found();
    let mut elsewhere = Elsewhere::new(&tools)?;
    elsewhere.checkout.cargo_home = None;
    let host = |of: &Checkout| of.target.join("release");
    copy(&host(&tools.ours()), &host(&elsewhere.checkout), &["incremental", "examples"])?;
    elsewhere.compare(&tools, name)
}

/// A copy of the working tree, gone when it goes out of scope.
struct Elsewhere {
    folder: PathBuf,
    checkout: Checkout,
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder); // it lies among temporary files
    }
}

impl Elsewhere {
    /// Copies the source, as it is now, to a folder that no other folder's settings apply to.
    fn new(tools: &Tools) -> Result<Self, Failed> {
        let folder = std::env::temp_dir().join(format!("umpire-elsewhere-{}", std::process::id()));
        let root = folder.join("another clone");
        let checkout = Checkout { target: root.join("target"), root, cargo_home: Some(folder.join("another home")) };
        let elsewhere = Elsewhere { folder, checkout };
        copy(&tools.ours().root, &elsewhere.checkout.root, &LEFT_OUT)?;
        Ok(elsewhere)
    }

    /// Copies what cargo has fetched; it is unpacked anew.
    fn move_cargo(&self, tools: &Tools) -> Result<(), Failed> {
        let registry = |of: &Checkout| of.cargo_home().join("registry");
        let (from, to) = (registry(&tools.ours()), registry(&self.checkout));
        copy(&from, &to, &["src"])
    }

    /// Builds a board's firmware and holds it against the one that was built here.
    fn compare(&self, tools: &Tools, name: &str) -> Result<(), Failed> {
        let built = tools.build_in(&self.checkout, name)?;
        let (here, there) = (uf2::read(&pico::elf(name))?, uf2::read(&built)?);
        println!("    {}  {name}, here", here.hash());
        println!("    {}  {name}, in {}", there.hash(), self.checkout.root.display());
        match here.difference(&there) {
            None => Ok(()),
            Some(at) => Err(Failed(format!("{name}: another folder makes other firmware, from {at:#010x} on"))),
        }
    }
}

/// Copies a folder with the times of its files, by which cargo knows what is up to date.
fn copy(from: &Path, to: &Path, left_out: &[&str]) -> Result<(), Failed> {
    copy_all(from, to, left_out).map_err(|why| Failed(format!("{} to {}: {why}", from.display(), to.display())))
}

fn copy_all(from: &Path, to: &Path, left_out: &[&str]) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match entry.file_type()? {
            kind if kind.is_dir() && left_out.iter().any(|name| entry.file_name() == *name) => {}
            kind if kind.is_dir() => copy_all(&from, &to, left_out)?,
            _ => {
                fs::copy(&from, &to)?;
                File::options().append(true).open(&to)?.set_modified(entry.metadata()?.modified()?)?;
            }
        }
    }
    Ok(())
}
