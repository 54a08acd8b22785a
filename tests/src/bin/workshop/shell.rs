//! Running other programs, with their names said aloud.

use std::path::PathBuf;
use std::process::Command;

/// What failed, in a sentence.
pub(crate) struct Failed(pub(crate) String);

/// Where we are in a list of steps.
pub(crate) struct Step {
    at: u8,
    of: u8,
}

impl Step {
    /// Before the first of so many.
    pub(crate) fn of(of: u8) -> Self {
        Step { at: 0, of }
    }

    /// Says what comes next.
    pub(crate) fn says(&mut self, what: &str) {
        self.at += 1;
        println!("\n[{}/{}] {what}", self.at, self.of);
    }
}

/// The workspace's root.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie one folder below the root").into()
}

/// Where builds go.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Runs a command and waits for it; its output is shown as it comes.
pub(crate) fn run(command: &mut Command) -> Result<(), Failed> {
    let line = format!("{command:?}").replace('"', "");
    println!("    {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failed(format!("{line} ({status})"))),
        Err(error) => Err(Failed(format!("{line}: {error}"))),
    }
}

/// Whether a program is there and answers.
pub(crate) fn answers(program: &str, arg: &str) -> bool {
    Command::new(program).arg(arg).output().is_ok_and(|output| output.status.success())
}

/// Runs the cargo we were started by.
pub(crate) fn cargo(args: &[&str]) -> Result<(), Failed> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).current_dir(root()).args(args))
}

/// Installs Debian packages, where this is such a system and we may.
pub(crate) fn apt(packages: &[&str]) -> Result<(), Failed> {
    if !answers("apt-get", "--version") {
        return Err(Failed(format!("there is no apt-get here; install {} by hand", packages.join(", "))));
    }
    run(Command::new("apt-get").args(["update", "-qq"]))?;
    run(Command::new("apt-get").args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages))
}

/// The emulator's side.
pub(crate) mod node {
    use std::process::Command;

    use super::{Failed, answers, apt, root};
    use crate::pico::{desk, handhelds};

    /// Node and the emulator's packages, as the lock file has them.
    pub(crate) fn install() -> Result<(), Failed> {
        if !answers("node", "--version") || !answers("npm", "--version") {
            println!("    Node.js is missing: installing it");
            apt(&["nodejs", "npm"])?;
        }
        super::run(Command::new("npm").current_dir(home()).args(["ci", "--no-audit", "--no-fund"]))
    }

    /// Runs a script.
    pub(crate) fn run(args: &[&str]) -> Result<(), Failed> {
        super::run(&mut script(args))
    }

    /// A script, or Node's own test runner, on every board's firmware with the desk's program beside it.
    pub(crate) fn script(args: &[&str]) -> Command {
        let mut node = Command::new("node");
        node.env_remove("UMPIRE_ELF").env("UMPIRE_ELF_DIR", handhelds()).env("UMPIRE_DESK", desk());
        node.current_dir(home()).args(args);
        node
    }

    /// The files of the emulator's tests.
    pub(crate) fn tests() -> Result<Vec<String>, Failed> {
        let entries = std::fs::read_dir(home()).map_err(|why| Failed(format!("{}: {why}", home().display())))?;
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
        names.sort();
        Ok(names)
    }

    fn home() -> std::path::PathBuf {
        root().join("tests/emulator")
    }
}
