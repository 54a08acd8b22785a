//! Which crates are linked into the firmware, and what they say about themselves.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::licence;
use crate::pico::{BOARDS, TARGET};
use crate::shell::{Failed, root};

/// A crate of somebody else's.
#[derive(Clone)]
pub(super) struct Crate {
    /// Its name.
    pub(super) name: String,
    /// Its version.
    pub(super) version: String,
    /// Its licence, as an SPDX expression.
    pub(super) licence: String,
    /// Who its manifest names.
    pub(super) authors: Vec<String>,
    /// Where it is developed.
    pub(super) repository: String,
    /// Where its source lies.
    pub(super) folder: PathBuf,
}

/// A name and a version.
type Named = (String, String);

/// Every crate that is linked into the firmware of any handheld, ours left out.
pub(super) fn linked() -> Result<Vec<Crate>, Failed> {
    let mut names = BTreeSet::new();
    for board in &BOARDS {
        // `cargo metadata` mixes in the features of every member of the workspace; `cargo tree` sees what is built.
        let words = ["tree", "--package", "umpire", "--target", TARGET, "--edges", "normal,no-proc-macro"];
        names.extend(named(&said(&[&words[..], &["--prefix", "none", "--format", "{p}"], board.features].concat())?));
    }
    let words = ["metadata", "--format-version", "1", "--all-features", "--filter-platform", TARGET];
    let metadata = serde_json::from_str(&said(&words)?).map_err(|why| Failed(format!("cargo metadata: {why}")))?;
    described(&names, &metadata)
}

/// What a cargo command prints.
fn said(words: &[&str]) -> Result<String, Failed> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let line = format!("cargo {}", words.join(" "));
    let output = Command::new(cargo).current_dir(root()).args(words).output();
    let output = output.map_err(|why| Failed(format!("{line}: {why}")))?;
    if !output.status.success() {
        return Err(Failed(format!("{line}: {}", String::from_utf8_lossy(&output.stderr))));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Reads lines like `nb v1.1.0 (*)`.
fn named(tree: &str) -> BTreeSet<Named> {
    let words = tree.lines().map(|line| line.split(' '));
    words.filter_map(|mut words| Some((words.next()?.into(), words.next()?.strip_prefix('v')?.into()))).collect()
}

/// Looks each up, and refuses those whose licence we cannot keep to; each is named, not only the first.
fn described(names: &BTreeSet<Named>, metadata: &Value) -> Result<Vec<Crate>, Failed> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let (mut crates, mut wrong) = (Vec::new(), Vec::new());
    for (name, version) in names {
        let Some(package) =
            packages.iter().find(|package| package["name"] == **name && package["version"] == **version)
        else {
            wrong.push(format!("{name} {version}: cargo metadata does not know it"));
            continue;
        };
        if package["source"].is_null() {
            continue; // ours
        }
        match package["license"].as_str() {
            None => wrong.push(format!("{name} {version}: its manifest has no licence expression")),
            Some(licence) if !licence::known(licence) => wrong.push(format!("{name} {version}: {licence}")),
            Some(licence) => crates.push(read(package, licence)),
        }
    }
    if wrong.is_empty() {
        return Ok(crates);
    }
    let known = licence::KNOWN.join(", ");
    Err(Failed(format!("licences that nobody has looked at:\n    {}\nknown are {known}", wrong.join("\n    "))))
}

fn read(package: &Value, licence: &str) -> Crate {
    let text = |key: &str| package[key].as_str().unwrap_or_default().to_string();
    let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
    Crate {
        name: text("name"),
        version: text("version"),
        licence: licence.into(),
        authors: authors.map(String::from).collect(),
        repository: text("repository").trim_end_matches('/').trim_end_matches(".git").into(),
        folder: Path::new(&text("manifest_path")).parent().map(PathBuf::from).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn with(license: Value) -> Result<Vec<Crate>, String> {
        let sound = json!({"name": "sound", "version": "1.2.3", "source": "registry", "license": "MIT/Apache-2.0"});
        let other = json!({"name": "other", "version": "0.1.0", "source": "registry", "license": license});
        let ours = json!({"name": "ours", "version": "0.1.0", "source": null, "license": null});
        let names = named("ours v0.1.0 (/here)\nother v0.1.0\nsound v1.2.3\nsound v1.2.3 (*)\n");
        described(&names, &json!({"packages": [sound, other, ours]})).map_err(|Failed(why)| why)
    }

    #[test]
    fn a_known_licence_is_taken_and_our_own_crates_are_left_out() {
        let crates = with(json!("MIT AND (GPL-3.0-only OR Zlib)")).expect("both are known");
        assert_eq!(crates.iter().map(|known| &*known.name).collect::<Vec<_>>(), ["other", "sound"]);
    }

    #[test]
    fn an_unknown_licence_or_none_is_refused_by_name() {
        for (license, why) in [
            (json!("GPL-3.0-only"), "other 0.1.0: GPL-3.0-only"),
            (json!("MIT AND GPL-3.0-only"), "other 0.1.0: MIT AND GPL-3.0-only"),
            (json!("(MIT"), "other 0.1.0: (MIT"),
            (json!(null), "other 0.1.0: its manifest has no licence expression"),
        ] {
            let said = with(license).err().expect("it is refused");
            assert!(said.contains(why) && !said.contains("sound"), "{said}");
        }
    }
}
