//! The compiler for the handhelds: rustup's, or Debian's where rustup cannot fetch one.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::shell::{Failed, answers, apt, cargo, run, target};

/// What the compiler calls the handhelds' processor.
pub(crate) const TARGET: &str = "thumbv6m-none-eabi";

/// A handheld, and the words that make cargo build for it.
pub(crate) struct BoardBuild {
    /// What it is called in files, and in the firmware itself.
    pub(crate) name: &'static str,
    /// What a player calls it.
    pub(crate) title: &'static str,
    /// How it becomes a drive that takes a UF2 file.
    pub(crate) drive: &'static str,
    /// What it adds to cargo's words.
    pub(crate) features: &'static [&'static str],
}

/// Every handheld.
pub(crate) const BOARDS: [BoardBuild; 2] = [
    BoardBuild {
        name: "pico-lcd-1.3",
        title: "Raspberry Pi Pico on a Waveshare Pico-LCD-1.3",
        drive: "Hold BOOTSEL while plugging it in.",
        features: &[],
    },
    BoardBuild {
        name: "picosystem",
        title: "Pimoroni PicoSystem",
        drive: "Plug it in, switch it off, and hold X while switching it on.",
        features: &["--features", "picosystem"],
    },
];

/// With a rulebook from outside on the shelf.
const OUTSIDE: [&str; 2] = ["--features", "outside"];

/// Where the ELF and the UF2 file of every handheld lie beside each other.
pub(crate) fn handhelds() -> PathBuf {
    target().join("handhelds")
}

/// The ELF of this name.
pub(crate) fn elf(name: &str) -> PathBuf {
    handhelds().join(format!("umpire-{name}.elf"))
}

/// The desk's program that is compared with the handhelds.
pub(crate) fn desk() -> PathBuf {
    handhelds().join("umpire-desk")
}

/// Builds the desk's program as `cargo run` does, and once more with a rulebook from outside on its shelf.
pub(crate) fn build_desk() -> Result<(), Failed> {
    for (features, to) in [(&OUTSIDE[..], handhelds().join("umpire-outside-desk")), (&[], desk())] {
        cargo(&[&["build", "--workspace", "--bin", "umpire"], features].concat())?;
        copy(&target().join("debug/umpire"), to)?;
    }
    Ok(())
}

/// Copies what was built away: every build writes the same file.
fn copy(built: &Path, to: PathBuf) -> Result<PathBuf, Failed> {
    // Never into a file that may be running.
    let copied = std::fs::create_dir_all(handhelds()).and_then(|()| {
        let fresh = to.with_extension("new");
        std::fs::copy(built, &fresh).and_then(|_| std::fs::rename(fresh, &to))
    });
    copied.map(|()| to.clone()).map_err(|why| Failed(format!("{}: {why}", to.display())))
}

/// Who builds for the handhelds.
pub(crate) enum Tools {
    /// The toolchain we run on knows the target.
    Rustup,
    /// Debian's compiler builds the core library along the way.
    Debian,
}

/// Finds or fetches them.
pub(crate) fn tools() -> Result<Tools, Failed> {
    if std::env::var("UMPIRE_TOOLS").as_deref() == Ok("debian") {
        return debian();
    }
    if has_target() {
        println!("    {TARGET} is there");
        return Ok(Tools::Rustup);
    }
    match run(Command::new("rustup").args(["target", "add", TARGET])) {
        Ok(()) => Ok(Tools::Rustup),
        Err(Failed(why)) => {
            println!("    rustup could not ({why}): trying Debian's compiler");
            debian()
        }
    }
}

/// Those that [`tools`] found or fetched before.
pub(crate) fn found() -> Tools {
    let forced = std::env::var("UMPIRE_TOOLS").as_deref() == Ok("debian");
    if !forced && has_target() { Tools::Rustup } else { Tools::Debian }
}

/// Whether the compiler has the target's core library.
fn has_target() -> bool {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|out| PathBuf::from(String::from_utf8_lossy(&out.stdout).trim()).is_dir())
}

fn debian() -> Result<Tools, Failed> {
    if !std::path::Path::new("/usr/bin/rustc").exists() || !answers("ld.lld", "--version") {
        apt(&["rustc-web", "cargo-web", "rust-web-src", "lld"])?;
    }
    Ok(Tools::Debian)
}

impl Tools {
    /// Builds the firmware of every board; where the ELFs are.
    pub(crate) fn build(&self) -> Result<Vec<PathBuf>, Failed> {
        BOARDS.iter().map(|board| self.build_named(board.name)).collect()
    }

    /// Builds the firmware of this name: of a board, or the Pico's with a rulebook from outside on the shelf.
    pub(crate) fn build_named(&self, name: &str) -> Result<PathBuf, Failed> {
        copy(&self.build_in(&self.ours(), name)?, elf(name))
    }

    /// Our own working tree; Debian's compiler has a build folder of its own in it.
    pub(crate) fn ours(&self) -> Checkout {
        let ours = Checkout::ours();
        match self {
            Tools::Rustup => ours,
            Tools::Debian => Checkout { target: ours.target.join("debian"), ..ours },
        }
    }

    /// Builds the firmware of this name in a working tree; where its ELF is, until the next build.
    pub(crate) fn build_in(&self, checkout: &Checkout, name: &str) -> Result<PathBuf, Failed> {
        let board = BOARDS.iter().find(|board| board.name == name).map(|board| board.features);
        let features = board.or((name == "outside").then_some(&OUTSIDE[..]));
        let features = features.ok_or_else(|| Failed(format!("there is no board of the name {name}")))?;
        let mut cargo = self.cargo();
        cargo.args(["build", "--release", "--package", "umpire", "--target", TARGET]).args(features);
        run(checkout.within(cargo.args(checkout.remap()?)))?;
        Ok(checkout.target.join(TARGET).join("release/umpire"))
    }

    /// The cargo that builds.
    fn cargo(&self) -> Command {
        match self {
            Tools::Rustup => Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())),
            Tools::Debian => {
                let mut cargo = Command::new("/usr/bin/cargo");
                // Only its own compiler and linker: nothing of the toolchain that runs us.
                cargo.env_clear().env("PATH", "/usr/bin:/bin");
                cargo.env("HOME", std::env::var_os("HOME").unwrap_or_default());
                cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
                cargo.env("CARGO_TARGET_THUMBV6M_NONE_EABI_LINKER", "ld.lld").arg("-Zbuild-std=core,alloc");
                cargo
            }
        }
    }

    /// Lints what only the handhelds compile (a rulebook from outside is linted on the desk). Debian's compiler comes without clippy, and says so.
    pub(crate) fn clippy(&self) -> Result<(), Failed> {
        match self {
            Tools::Rustup => BOARDS.iter().map(|board| board.features).try_for_each(|features| {
                let words = ["clippy", "--package", "umpire", "--target", TARGET];
                cargo(&[&words, features, &["--", "-Dwarnings"]].concat())
            }),
            Tools::Debian => {
                println!("    NOT RUN: Debian's compiler has no clippy; the compiler's own lints run with the build");
                Ok(())
            }
        }
    }
}
