//! A text speaks of the rows that are on the screen, by their words.

use std::collections::{BTreeMap, BTreeSet};

use rattle_and_rend::help;
use umpire_engine::table::{Choose, Kind, Opt};

use super::wanders;

/// What stands before a colon and is no row: who or what the rest of the sentence is about.
const NO_ROWS: [&str; 7] = [
    "All have moved",
    "Distant Doom",
    "In two rows",
    "Maneuver",
    "Spot Weakness",
    "The second row",
    "Your bid was higher",
];

#[test]
fn a_text_names_the_rows_that_are_there() {
    let (mut rows, mut told) = (BTreeMap::<&str, BTreeSet<String>>::new(), BTreeMap::<&str, bool>::new());
    wanders(150, 700, &mut |game, question| {
        let (id, scene) = (question.heading.id, game.scene());
        match &question.kind {
            Kind::Choose(choose) => {
                rows.entry(id).or_default().extend(plain(choose).map(|option| option.label.line(&*scene).to_string()))
            }
            Kind::Instruct(tell) => *told.entry(id).or_insert(true) &= tell.reach.is_some(),
            _ => {}
        }
    });
    assert!(rows.len() > 50, "random games come nearly everywhere: {:?}", rows.keys());
    let mut wrong = BTreeSet::new();
    for (id, help) in help::questions() {
        let text = help.text.unpack();
        let labels = rows.get(id);
        let strange = |name: &&str| {
            labels.is_some_and(|labels| !labels.iter().any(|label| begins(label, name))) && !NO_ROWS.contains(name)
        };
        wrong.extend(named(&text).filter(strange).map(|name| format!("{id}: {name:?} is none of {labels:?}")));
        let shown = labels.is_none() && told.get(id).is_none_or(|reach| *reach);
        if text.contains("the distance shown") && !shown {
            wrong.insert(format!("{id}: no distance is shown"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The rows that are not a piece.
fn plain(choose: &Choose) -> impl Iterator<Item = &Opt> {
    choose.options.iter().filter(|option| option.key.piece.is_none())
}

/// Whether a row begins with these words, whole.
fn begins(label: &str, words: &str) -> bool {
    label.strip_prefix(words).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// What a text explains one by one: the words before a colon, at the beginning of a sentence.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let sentences = text.split('\n').flat_map(|line| line.split(". ")).flat_map(|part| part.split("; "));
    let name = sentences.filter_map(|sentence| sentence.split_once(": ")).map(|(name, _)| name);
    name.filter(|name| !name.starts_with(char::is_lowercase) && name.split(' ').count() <= 4)
}
