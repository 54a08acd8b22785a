//! Which part of the rules may know of which: read from their sources.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder or file of the rules, and what of the others it may name. Nothing names what stands below it here, but
/// for the chapters of `flow`, which may call each other.
const MAY_NAME: [(&str, &[&str]); 14] = [
    ("foe", &[]),
    ("grade", &[]),
    ("icons", &[]),
    ("book", &["icons"]),
    ("help", &["book"]),
    ("warband", &["book"]),
    ("campaign", &["book", "warband"]),
    ("lesson", &["book", "warband", "campaign"]),
    ("builder", &["icons", "book", "help", "warband", "campaign"]),
    ("state", &["grade", "book", "warband", "campaign"]),
    ("event", &["grade", "book", "warband", "campaign", "state"]),
    ("correct", &["foe", "book", "state", "event"]),
    ("scene", &["book", "help", "warband", "state", "correct"]),
    ("flow", &["foe", "grade", "icons", "book", "help", "warband", "campaign", "state", "event"]),
];

/// The rulebook itself, whose table and whose scene this is.
const GAME: &str = "RattleAndRend";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/rules/rattle_and_rend/src")
}

/// Every source below a folder, with the path that leads to its module.
fn sources(folder: &Path, path: &[String], out: &mut Vec<(Vec<String>, String)>) {
    for entry in fs::read_dir(folder).expect("the rules lie in the tree").map(|entry| entry.expect("it can be read")) {
        let name = entry.file_name().into_string().expect("names are plain");
        let module = |name: &str| [path, &[name.to_string()]].concat();
        if entry.path().is_dir() {
            sources(&entry.path(), &module(&name), out);
        } else if let Some(name) = name.strip_suffix(".rs") {
            let text = fs::read_to_string(entry.path()).expect("it can be read");
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            out.push((if matches!(name, "mod" | "lib") { path.to_vec() } else { module(name) }, code.join("\n")));
        }
    }
}

/// The modules of the rules a source names by their path from the crate.
fn named(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in code.split("crate::").skip(1) {
        let group = part.strip_prefix('{').map(|rest| rest.split('}').next().expect("it is closed"));
        for path in group.unwrap_or(part).split(',') {
            let name: String = path.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.push(name);
            if group.is_none() {
                break;
            }
        }
    }
    found
}

/// How far the highest path of a source climbs.
fn most_supers(code: &str) -> usize {
    let (mut most, mut chain) = (0, 0);
    for part in code.split("super::").skip(1) {
        chain += 1;
        most = most.max(chain);
        if !part.is_empty() {
            chain = 0;
        }
    }
    most
}

/// The book is data, and knows nothing that computes with it; below the chapters nothing knows of them.
#[test]
fn a_layer_knows_only_of_those_beneath_it() {
    let mut all = Vec::new();
    sources(&folder(), &[], &mut all);
    let mut checked = 0;
    for (path, code) in all.iter().filter(|(path, _)| !path.is_empty()) {
        let (_, may) =
            MAY_NAME.iter().find(|(layer, _)| *layer == path[0]).unwrap_or_else(|| panic!("{path:?} is new"));
        for name in named(code) {
            let own = name == path[0] || name == GAME;
            assert!(own || may.contains(&name.as_str()), "{} names {name}", path.join("::"));
            checked += 1;
        }
        assert!(most_supers(code) < path.len(), "{}: a path out of its folder begins at the crate", path.join("::"));
    }
    assert!(checked > 300, "the sources were read: {checked}");
}

/// The list above is in an order in which nothing names what comes after it.
#[test]
fn layers_have_an_order() {
    for (at, (layer, may)) in MAY_NAME.iter().enumerate() {
        let beneath: Vec<&str> = MAY_NAME[..at].iter().map(|(layer, _)| *layer).collect();
        assert!(may.iter().all(|name| beneath.contains(name)), "{layer}");
    }
}
