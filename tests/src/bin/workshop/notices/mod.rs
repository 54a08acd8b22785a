//! `cargo notices`: the licences of everything that is linked into the firmware, as a file beside the UF2 files.

mod crates;
mod licence;
mod texts;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::CRATES;
use crate::pico::{BOARDS, handhelds};
use crate::shell::{Failed, root};
use crates::Crate;
use texts::Texts;

/// What the file is called.
const FILE: &str = "THIRD-PARTY-NOTICES.txt";

/// The standard library, whose crates cargo does not list.
const STANDARD_LIBRARY: &str = "core, alloc and compiler_builtins of the Rust standard library";
/// Where the texts of the font and of our own are.
const OWN: [(&str, &str); 2] =
    [("Pocket Umpire itself", "LICENSE"), ("Barlow Condensed, the text face", "core/raster/fonts/OFL.txt")];

/// Writes the file for every handheld, and compares it with the ELFs that are there.
pub(crate) fn write() -> Result<PathBuf, Failed> {
    let crates = crates::linked()?;
    let page = page(&crates)?;
    for board in &BOARDS {
        let elf = handhelds().join(format!("umpire-{}.elf", board.name));
        if elf.exists() {
            compare(&elf, &crates)?;
        }
    }
    let file = handhelds().join(FILE);
    let written = fs::create_dir_all(handhelds()).and_then(|()| fs::write(&file, page));
    written.map_err(|why| Failed(format!("{}: {why}", file.display())))?;
    println!("    {} ({} crates)", file.display(), crates.len());
    Ok(file)
}

/// The whole file.
fn page(crates: &[Crate]) -> Result<String, Failed> {
    let mut texts = Texts::default();
    let mut list = String::new();
    let mut line = |what: &str, licence: &str, numbers: &[usize], how: &str| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("[{number}]")).collect();
        let how = if how.is_empty() { String::new() } else { format!("\n    {how}") };
        writeln!(list, "{what}\n    {licence}; text {}{how}", numbers.join(" ")).expect("a string takes all");
    };
    for (what, file) in OWN {
        let file = root().join(file);
        let text = fs::read_to_string(&file).map_err(|why| Failed(format!("{}: {why}", file.display())))?;
        let licence = if file.ends_with("OFL.txt") { "OFL-1.1" } else { "MIT" };
        line(what, licence, &[texts.add(text)], "");
    }
    let rust = licence::standard("MIT", "Copyright (c) The Rust Project Contributors").expect("we have the MIT text");
    let parts = "compiler_builtins holds parts of LLVM, under Apache-2.0 WITH LLVM-exception: its exception asks for no
    notice in compiled programs. The text is the standard one.";
    line(&format!("{STANDARD_LIBRARY}, {}", compiler()), "MIT OR Apache-2.0", &[texts.add(rust)], parts);
    for found in crates {
        let (own, how) = texts::of(found, crates)?;
        let numbers: Vec<usize> = own.into_iter().map(|text| texts.add(text)).collect();
        line(&format!("{} {}", found.name, found.version), &found.licence, &numbers, &how);
    }
    let head = "Pocket Umpire for handhelds: what is linked into its firmware, under which licences, and their texts.
Made by `cargo notices`. Macros and build scripts run on the computer that builds it, and are not part of it.";
    Ok(format!("{head}\n\n{list}\n{texts}"))
}

/// The compiler that built it, in its own words.
fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output();
    output.map_or_else(|_| "rustc".into(), |output| String::from_utf8_lossy(&output.stdout).trim().into())
}

/// Fails where an ELF's debug information names the source of a crate that is not listed.
fn compare(elf: &Path, crates: &[Crate]) -> Result<(), Failed> {
    let bytes = fs::read(elf).map_err(|why| Failed(format!("{}: {why}", elf.display())))?;
    let missing = unlisted(&bytes, crates).join(", ");
    if missing.is_empty() {
        return Ok(());
    }
    let elf = elf.display();
    Err(Failed(format!(
        "{elf} holds {missing}, which the notices do not name; if it is old, cargo uf2 builds it again"
    )))
}

/// What an ELF was made of and is not among these.
fn unlisted(elf: &[u8], crates: &[Crate]) -> Vec<String> {
    let listed: BTreeSet<String> = crates.iter().map(|known| format!("{}-{}", known.name, known.version)).collect();
    sources(elf).difference(&listed).cloned().collect()
}

/// Names and versions of the crates whose folders are named in these bytes.
fn sources(bytes: &[u8]) -> BTreeSet<String> {
    let folder = format!("{CRATES}/");
    let places = bytes.windows(folder.len()).enumerate().filter(|(_, window)| *window == folder.as_bytes());
    places
        .filter_map(|(at, _)| {
            let path = &bytes[at + folder.len()..];
            let end = path.iter().position(|byte| *byte == 0)?;
            let path = std::str::from_utf8(&path[..end]).ok()?;
            path.split('/').next().map(String::from)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_elf_made_of_a_crate_that_is_not_listed_is_caught() {
        let elf = b"\0/crates.io/void-1.0.2/src/lib.rs\0x\0/crates.io/nb-1.1.0\0";
        let all = crates::linked().unwrap_or_else(|Failed(why)| panic!("{why}"));
        assert_eq!(unlisted(elf, &all), [""; 0]);
        let less: Vec<Crate> = all.into_iter().filter(|known| known.name != "void").collect();
        assert_eq!(unlisted(elf, &less), ["void-1.0.2"]);
    }

    #[test]
    fn every_crate_of_the_tree_is_in_the_file_and_every_number_has_its_text() {
        let all = crates::linked().unwrap_or_else(|Failed(why)| panic!("{why}"));
        let page = page(&all).unwrap_or_else(|Failed(why)| panic!("{why}"));
        let words = "tree -p umpire --target thumbv6m-none-eabi -e normal,no-proc-macro --prefix none -F picosystem";
        let tree = Command::new(env!("CARGO")).current_dir(root()).args(words.split(' ')).output().expect("cargo runs");
        let tree = String::from_utf8(tree.stdout).expect("words");
        let others: BTreeSet<&str> = tree.lines().filter(|line| !line.contains(&*root().to_string_lossy())).collect();
        assert!(others.len() > 50, "a whole tree: {tree}");
        for line in others {
            let named = line.trim_end_matches(" (*)").replace(" v", " ");
            assert!(page.contains(&format!("\n{named}\n    ")), "{named} is not in the file");
        }
        for name in ["embassy-executor-macros", "minifb", "chrono"] {
            assert!(!page.contains(&format!("\n{name} ")), "{name} is a macro, or not linked");
        }
        let last = page.matches("\n====").count();
        assert!(page.contains(&format!("\n[{last}]\n")) && !page.contains(&format!("[{}]", last + 1)));
        assert!(page.contains("SIL OPEN FONT LICENSE") && page.contains("The Pocket Umpire developers"));
    }
}
