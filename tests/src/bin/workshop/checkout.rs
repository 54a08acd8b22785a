//! A working tree and where it is built: ours, or a copy of it elsewhere.
//!
//! The compiler writes paths into what it makes: a panic names its source, and a crate from the registry is named with the
//! folder it was unpacked into. So each of a machine's folders is given a name that is the same everywhere. The flags are
//! added to those of `.cargo/config.toml`; cargo leaves flags that rename paths out of the names of symbols.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::pico::TARGET;
use crate::shell::{Failed, root, target};

/// What the folder is called into which the crates of a registry are unpacked.
pub(crate) const CRATES: &str = "/crates.io";
/// What the workspace's root is called, and cargo's home.
const ROOT: &str = "/umpire";
const CARGO_HOME: &str = "/cargo";

/// A working tree.
pub(crate) struct Checkout {
    /// Its root.
    pub(crate) root: PathBuf,
    /// Where its builds go.
    pub(crate) target: PathBuf,
    /// Where cargo keeps what it fetched, if not where it usually does.
    pub(crate) cargo_home: Option<PathBuf>,
}

impl Checkout {
    /// The one we are part of.
    pub(crate) fn ours() -> Self {
        Checkout { root: root(), target: target(), cargo_home: None }
    }

    /// Makes a cargo work here. Flags that somebody has set for all builds would take the place of ours.
    pub(crate) fn within<'a>(&self, cargo: &'a mut Command) -> &'a mut Command {
        cargo.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target).env("CARGO_HOME", self.cargo_home());
        cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS")
    }

    /// Where cargo keeps what it fetched.
    pub(crate) fn cargo_home(&self) -> PathBuf {
        let named = self.cargo_home.clone().or_else(|| std::env::var_os("CARGO_HOME").map(PathBuf::from));
        named.unwrap_or_else(|| std::env::home_dir().unwrap_or_default().join(".cargo"))
    }

    /// The words that make a build for the handhelds forget where it was made.
    pub(crate) fn remap(&self) -> Result<[String; 2], Failed> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let words = ["metadata", "--format-version", "1", "--filter-platform", TARGET];
        let metadata = said(self.within(Command::new(cargo).args(words)))?;
        let metadata: Value =
            serde_json::from_str(&metadata).map_err(|why| Failed(format!("cargo metadata: {why}")))?;
        let flags: Vec<String> = self.names(&unpacked(&metadata))?.iter().map(flag).collect();
        Ok(["--config".into(), format!("target.{TARGET}.rustflags=[{}]", flags.join(", "))])
    }

    /// Folders and what they are called; of two that fit the compiler takes the later one.
    fn names(&self, registries: &BTreeSet<PathBuf>) -> Result<Vec<(PathBuf, String)>, Failed> {
        let version = said(Command::new("rustc").arg("-vV"))?;
        let commit = version.lines().find_map(|line| line.strip_prefix("commit-hash: ")).unwrap_or_default();
        let library = PathBuf::from(said(Command::new("rustc").args(["--print", "sysroot"]))?.trim());
        let mut names = vec![(self.cargo_home(), CARGO_HOME.into())];
        names.extend(registries.iter().map(|folder| (folder.clone(), CRATES.into())));
        names.push((self.root.clone(), ROOT.into()));
        names.push((self.target.clone(), format!("{ROOT}/target")));
        // Where the library's source is installed its paths would replace those of the library as it was delivered.
        names.push((library.join("lib/rustlib/src/rust"), format!("/rustc/{commit}")));
        Ok(names)
    }

    /// Words in an image that tell where it was built.
    pub(crate) fn traces(&self, image: &[u8]) -> Vec<String> {
        let homes = [std::env::home_dir(), Some(self.cargo_home()), Some(self.root.clone()), Some(self.target.clone())];
        let folders = homes.into_iter().flatten().map(|folder| folder.display().to_string());
        // A home such as `/` is in every path.
        let folders = folders.filter(|folder| folder.len() > 2);
        let words: BTreeSet<String> = folders.chain(["/registry/src".into(), "/.cargo/".into()]).collect();
        words.into_iter().filter(|word| image.windows(word.len()).any(|bytes| bytes == word.as_bytes())).collect()
    }
}

/// The folders into which crates of others were unpacked.
fn unpacked(metadata: &Value) -> BTreeSet<PathBuf> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let manifests = packages.filter(|package| !package["source"].is_null()).map(|package| &package["manifest_path"]);
    let folders = manifests.filter_map(|manifest| Path::new(manifest.as_str()?).parent()?.parent());
    folders.map(PathBuf::from).collect()
}

/// A flag of the compiler's as TOML has it.
fn flag((from, to): &(PathBuf, String)) -> String {
    let words = format!("--remap-path-prefix={}={to}", from.display());
    format!("\"{}\"", words.replace('\\', "\\\\").replace('"', "\\\""))
}

/// What a command prints.
fn said(command: &mut Command) -> Result<String, Failed> {
    let line = format!("{command:?}").replace('"', "");
    let output = command.output().map_err(|why| Failed(format!("{line}: {why}")))?;
    if !output.status.success() {
        return Err(Failed(format!("{line}: {}", String::from_utf8_lossy(&output.stderr))));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_that_names_a_folder_of_this_computer_is_caught() {
        let ours = Checkout::ours();
        let clean = format!("\0{CRATES}/nb-1.1.0/src/lib.rs\0firmware/src/main.rs\0/rustc/59807616/library/core");
        assert_eq!(ours.traces(clean.as_bytes()), [""; 0]);
        let root = ours.root.display().to_string();
        for folder in [&root, "/registry/src", "/.cargo/"] {
            let image = format!("{clean}{folder}/nb-1.1.0/src/lib.rs");
            assert_eq!(ours.traces(image.as_bytes()), [folder]);
        }
    }

    #[test]
    fn every_folder_of_this_computer_has_a_name_that_is_the_same_everywhere() {
        let ours = Checkout::ours();
        let [word, flags] = ours.remap().unwrap_or_else(|Failed(why)| panic!("{why}"));
        assert_eq!(word, "--config");
        for (folder, name) in [(&ours.root, ROOT), (&ours.cargo_home(), CARGO_HOME)] {
            assert!(flags.contains(&format!("\"--remap-path-prefix={}={name}\"", folder.display())), "{flags}");
        }
        assert_eq!(flags.matches(&format!("={CRATES}\"")).count(), 1, "{flags}");
    }
}
