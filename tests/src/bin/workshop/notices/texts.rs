//! Licence texts: found in the crates' sources, numbered, each told once.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use super::crates::Crate;
use super::licence;
use crate::shell::Failed;

/// How the names of files begin that hold a licence, and of those that hold more about it.
const LICENCES: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE"];
const MORE: [&str; 2] = ["NOTICE", "COPYRIGHT"];
/// Larger files are not searched for copyright lines: the largest that has one is a description of registers.
const LARGEST: u64 = 8 << 20;

/// Every text once, by number.
#[derive(Default)]
pub(super) struct Texts(Vec<String>);

impl Texts {
    /// Adds a text, unless it is there but for blanks and line breaks; its number.
    pub(super) fn add(&mut self, text: String) -> usize {
        let same = |other: &String| other.split_whitespace().eq(text.split_whitespace());
        let at = self.0.iter().position(same).unwrap_or_else(|| {
            self.0.push(text);
            self.0.len() - 1
        });
        at + 1
    }
}

impl fmt::Display for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, text) in self.0.iter().enumerate() {
            write!(f, "\n{:=<78}\n[{}]\n\n{}\n", "", at + 1, text.trim_end())?;
        }
        Ok(())
    }
}

/// The texts of a crate, and how we came by them where it brings none.
pub(super) fn of(found: &Crate, all: &[Crate]) -> Result<(Vec<String>, String), Failed> {
    let own = inside(&found.folder)?;
    if !own.is_empty() {
        return Ok((own, String::new()));
    }
    for other in all.iter().filter(|other| !found.repository.is_empty() && other.repository == found.repository) {
        let texts = inside(&other.folder)?;
        if other.licence == found.licence && !texts.is_empty() {
            return Ok((
                texts,
                format!("The crate brings no text; this is that of {}, of the same project.", other.name),
            ));
        }
    }
    let holders = holders(found)?;
    let text = licence::standard(&found.licence, &holders).ok_or_else(|| {
        let Crate { name, version, licence, .. } = found;
        Failed(format!("{name} {version} ({licence}) brings no licence text, and we have no standard text of it"))
    })?;
    Ok((
        vec![text],
        "The crate brings no text: a standard one, with the copyright lines of its source, else its authors.".into(),
    ))
}

/// Licence files of a source folder and of its folders for them; nothing where only notices are there.
fn inside(folder: &Path) -> Result<Vec<String>, Failed> {
    let starts = |file: &Path, with: &[&str]| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        with.iter().any(|start| name.starts_with(start))
    };
    let (mut texts, mut licensed) = (Vec::new(), false);
    let entries = entries(folder)?;
    let folders = entries.iter().filter(|entry| entry.is_dir() && starts(entry, &["LICENSES", "LICENCES"]));
    let kept = folders.map(|folder| self::entries(folder)).collect::<Result<Vec<_>, _>>()?.concat();
    let named = entries.iter().filter(|entry| entry.is_file() && starts(entry, &[&LICENCES[..], &MORE].concat()));
    for file in named.chain(kept.iter().filter(|file| file.is_file())) {
        texts.push(String::from_utf8_lossy(&read(file)?).into_owned());
        licensed |= !starts(file, &MORE);
    }
    Ok(if licensed { texts } else { Vec::new() })
}

/// The copyright lines of a crate's source; its authors where there are none.
fn holders(found: &Crate) -> Result<String, Failed> {
    let (mut folders, mut lines) = (vec![found.folder.clone()], BTreeSet::new());
    while let Some(folder) = folders.pop() {
        for entry in entries(&folder)? {
            if entry.is_dir() {
                folders.push(entry);
            } else if fs::metadata(&entry).is_ok_and(|file| file.len() <= LARGEST) {
                let text = String::from_utf8_lossy(&read(&entry)?).into_owned();
                let bare =
                    text.lines().map(|line| line.trim_matches(|c: char| c.is_whitespace() || "/*#;".contains(c)));
                lines.extend(bare.filter(|line| line.starts_with("Copyright (c) ")).map(String::from));
            }
        }
    }
    let Crate { name, repository, authors, .. } = found;
    Ok(match (lines.is_empty(), authors.is_empty()) {
        (false, _) => Vec::from_iter(lines).join("\n"),
        (true, false) => format!("Copyright (c) {}", authors.join(", ")),
        (true, true) => format!("Copyright (c) the authors of {name}, {repository}"),
    })
}

/// What lies in a folder, by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let failed = |why: std::io::Error| Failed(format!("{}: {why}", folder.display()));
    let entries = fs::read_dir(folder).map_err(failed)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(failed)?;
    entries.sort();
    Ok(entries)
}

fn read(file: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(file).map_err(|why| Failed(format!("{}: {why}", file.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate whose source holds these files, in a folder of its own.
    fn made(name: &str, licence: &str, files: &[(&str, &str)]) -> Crate {
        let folder = std::env::temp_dir().join(format!("umpire-notices-{}-{name}", std::process::id()));
        for (file, text) in files.iter().chain(&[("src/lib.rs", "//! Nothing.")]) {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let authors = vec!["Ann".into()];
        let repository = "https://example.org/a".into();
        Crate { name: name.into(), version: "1.0.0".into(), licence: licence.into(), authors, repository, folder }
    }

    fn texts(found: &Crate, all: &[Crate]) -> Result<(Vec<String>, String), String> {
        let result = of(found, all).map_err(|Failed(why)| why);
        fs::remove_dir_all(&found.folder).expect("it was made");
        result
    }

    #[test]
    fn a_crate_brings_all_its_texts() {
        let files = [("LICENSE-MIT", "m"), ("notice.md", "n"), ("LICENSES/Zlib.txt", "z"), ("README.md", "r")];
        let (own, how) = texts(&made("all", "MIT OR Zlib", &files), &[]).expect("texts");
        assert_eq!((own, &*how), (vec!["m".into(), "n".into(), "z".into()], ""));
    }

    #[test]
    fn a_crate_without_a_text_says_where_its_text_comes_from() {
        let sibling = made("sibling", "MIT", &[("COPYING", "c")]);
        let (text, how) =
            texts(&made("bare", "MIT", &[]), std::slice::from_ref(&sibling)).expect("that of its sibling");
        assert!(text == ["c"] && how.contains("that of sibling"), "{how}");
        // Another licence is another text.
        let (text, how) =
            texts(&made("other", "BSD-3-Clause", &[]), std::slice::from_ref(&sibling)).expect("a standard one");
        assert!(text[0].starts_with("Copyright (c) Ann\n\nRedistribution") && how.contains("a standard one"), "{how}");
        let lines = [("src/boot.S", "// Copyright (c) 2019 Bob Ltd.\n"), ("NOTICE", "no licence")];
        let (text, _) = texts(&made("lines", "MIT", &lines), &[]).expect("a standard one");
        assert!(text[0].starts_with("Copyright (c) 2019 Bob Ltd.\n\nPermission"), "{}", text[0]);
        let why = texts(&made("none", "Zlib", &[]), std::slice::from_ref(&sibling)).expect_err("no text of it");
        assert!(why.starts_with("none 1.0.0 (Zlib) brings no licence text"), "{why}");
        fs::remove_dir_all(sibling.folder).expect("it was made");
    }

    #[test]
    fn the_same_text_is_told_once() {
        let mut texts = Texts::default();
        let numbers = ["A  licence\n", "Another", "A\nlicence"].map(|text| texts.add(text.into()));
        assert_eq!((numbers, texts.to_string().matches("licence").count()), ([1, 2, 1], 1));
    }
}
