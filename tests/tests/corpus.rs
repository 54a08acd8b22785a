//! A short slice of what `cargo fuzzing` does at length: every kept example, and some thousand small changes to them,
//! through the same targets.

use std::fs;
use std::path::PathBuf;

use umpire_tests::aloud::say;
use umpire_tests::fuzz::{TARGETS, mutated, seeds};
use umpire_tests::random::Lcg;

/// Bytes that all examples take together at most.
const SMALL: u64 = 200 * 1024;

/// Small changes that are tried for a target.
fn changes(target: &str) -> u32 {
    match target {
        "roster" => 4_000,
        "save" => 1_500,
        "presses" => 60,
        _ => 500,
    }
}

/// The kept examples of a target, by name.
fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = files.map(|file| file.expect("a file of the folder").path());
    let mut all: Vec<_> =
        paths.map(|path| (path.display().to_string(), fs::read(&path).expect("an example"))).collect();
    all.sort();
    all
}

/// Feeds one target with all it has, and with changes to it.
fn feed(name: &str) {
    let target = TARGETS.iter().find(|(target, _)| *target == name).expect("a target of this name").1;
    let kept = kept(name);
    assert!(kept.len() >= 10, "{name} has {} examples", kept.len());
    for (file, example) in &kept {
        println!("{file}");
        target(example);
    }
    let sound = seeds::of(name);
    sound.iter().for_each(|example| target(example));
    let mut rng = Lcg::new(1);
    for n in 0..changes(name) {
        let one = &kept[rng.below(kept.len() as u32) as usize].1;
        let other = &sound[rng.below(sound.len() as u32) as usize];
        println!("change {n}");
        target(&mutated(one, other, &mut rng));
    }
    say("corpus", &format!("{name}: {} examples kept, {} changes to them", kept.len(), changes(name)));
}

#[test]
fn lines_to_the_console() {
    feed("console");
}

#[test]
fn images_of_the_flash() {
    feed("image");
}

#[test]
fn presses_of_keys() {
    feed("presses");
}

#[test]
fn rosters() {
    feed("roster");
}

#[test]
fn saved_games() {
    feed("save");
}

#[test]
fn the_examples_are_small() {
    let bytes: usize = TARGETS.iter().flat_map(|(name, _)| kept(name)).map(|(_, example)| example.len()).sum();
    assert!(bytes as u64 <= SMALL, "{bytes} bytes");
}
