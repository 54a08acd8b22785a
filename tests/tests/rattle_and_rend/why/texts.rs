//! Every question, and everything the book has a name for, has a text: short, plain, with its page.

use std::collections::BTreeSet;

use rattle_and_rend::book::{
    Action, Bond, DENSITIES, DEPLOYMENTS, HOUSE_RULES, Reaction, Reputation, SCENARIOS, THEMES, Tactic, Terrain, Trait,
    Type,
};
use rattle_and_rend::help::{self, HOUSE};
use umpire_engine::heapless::String;
use umpire_engine::table::{CorrectionTarget, Help, MAX_PROSE, PieceId};
use umpire_tests::texts::rattle_and_rend;
use umpire_tests::why::{gistless, short_and_plain, unexplained};

use super::wanders;

/// Rows that say all there is to say: what follows from them is in the text of their question.
const PLAIN: [&str; 5] = ["roll", "coin", "none", "back", "done"];

/// Questions whose rows have names of the book.
const NAMED: [&str; 25] = [
    "act",
    "action",
    "react",
    "answer",
    "final-word",
    "facts",
    "first-turn",
    "tactic",
    "tactics",
    "bond",
    "reputation",
    "type",
    "trait",
    "scenario",
    "scenario-pick",
    "density",
    "density-pick",
    "theme",
    "theme-pick",
    "deployment",
    "deployment-pick",
    "terrain",
    "prepared",
    "leaving",
    "house-rule",
];

/// Whatever is asked, whoever plays by whatever rules: Y explains it (P-21, P-22, P-23, P-24, P-25 among others).
#[test]
fn no_question_is_without_a_text() {
    let (mut asked, mut missing) = (BTreeSet::new(), BTreeSet::new());
    wanders(150, 700, &mut |_, question| {
        asked.insert(question.heading.id);
        missing.extend(unexplained(question, &NAMED, &PLAIN));
    });
    println!("{} questions were asked", asked.len());
    assert!(asked.len() > 100, "random games come nearly everywhere: {asked:?}");
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Whatever may be put right says what it means; and random games come to all of it.
#[test]
fn whatever_may_be_put_right_says_what_it_means() {
    let (mut keys, mut missing) = (BTreeSet::new(), BTreeSet::new());
    wanders(30, 400, &mut |game, _| {
        let scene = &*game.scene();
        missing.extend(gistless(scene));
        let pieces = (0..scene.pieces()).map(|piece| CorrectionTarget::Piece(PieceId(piece)));
        let seats = scene.all_seats().iter().map(CorrectionTarget::Seat);
        for target in [CorrectionTarget::Game].into_iter().chain(seats).chain(pieces) {
            scene.fields(target, &mut |field| {
                keys.insert(field.key);
            });
        }
    });
    assert_eq!(keys.len(), 10, "{keys:?}");
    assert!(missing.is_empty(), "{missing:#?}");
}

/// A text for everything of the book, under the name it has on the screen.
#[test]
fn everything_with_a_name_has_a_text() {
    let title = |question: &str, word: &'static str| help::of(question, Some(word.into())).map(|help| help.title);
    for action in Action::ALL {
        assert_eq!(title("act", action.id()), Some(action.name()));
    }
    for reaction in Reaction::all() {
        assert_eq!(title("react", reaction.id()), Some(reaction.name()));
    }
    for tactic in Tactic::ALL.iter().map(|tactic| tactic.row()) {
        assert_eq!(title("tactic", tactic.id), Some(tactic.name));
    }
    for own in (0..).map_while(Trait::numbered) {
        assert_eq!(title("trait", own.id()), Some(own.name()));
    }
    Bond::ALL.iter().for_each(|bond| assert_eq!(title("bond", bond.id()), Some(bond.name())));
    Reputation::ALL.iter().for_each(|known| assert_eq!(title("reputation", known.id()), Some(known.name())));
    Type::ALL.iter().for_each(|kind| assert_eq!(title("type", kind.id()), Some(kind.line().name)));
    Terrain::ALL.iter().for_each(|row| assert_eq!(title("terrain", row.1), Some(row.2)));
    SCENARIOS.iter().for_each(|row| assert_eq!(title("scenario", row.1), Some(row.2)));
    DENSITIES.iter().for_each(|row| assert_eq!(title("density", row.1), Some(row.2)));
    THEMES.iter().for_each(|row| assert_eq!(title("theme", row.1), Some(row.2)));
    DEPLOYMENTS.iter().for_each(|row| assert_eq!(title("deployment", row.1), Some(row.2)));
    for (rule, name, _) in &HOUSE_RULES {
        let text = &HOUSE[*rule as usize];
        assert_eq!((text.title, text.page), (*name, format!("HR {}", rule.number()).as_str()));
    }
}

/// Short and plain; and all of them together leave room in flash.
#[test]
fn texts_are_short_and_plain() {
    let texts = rattle_and_rend();
    let bytes: usize = texts.iter().map(|help| help.title.len() + help.text.size()).sum();
    println!("{} texts, {bytes} bytes", texts.len());
    assert!(texts.len() > 250, "all of them were looked at: {}", texts.len());
    assert!(bytes < 25_000, "{bytes} bytes");
    for help in texts {
        short_and_plain(help);
        let Help { title, page, .. } = help;
        let number = page.strip_prefix("p. ").map(|page| page.parse::<u8>().expect("a number"));
        assert!(number.map_or(page.starts_with("HR"), |page| (10..=41).contains(&page)), "{title}: {page}");
    }
}

/// The conditions that no screen said: sight and no Ward (P-21), the spot and a target (P-22), an enemy in its own reach
/// (P-23), who counts (P-25).
#[test]
fn conditions_are_said_in_full() {
    let question = |id: &str| help::of(id, None).expect("it is explained").text.unpack();
    let row = |id: &str, word: &'static str| help::of(id, Some(word.into())).expect("it is explained").text.unpack();
    let says = |text: String<MAX_PROSE>, words: &[&str]| {
        for word in words {
            assert!(text.contains(word), "{word:?} is not in {text:?}");
        }
    };
    says(question("dread"), &["within 80 mm and in sight of a Nightmare", "Wards do not count"]);
    says(row("facts", "nightmares"), &["within 80 mm and in sight", "Wards do not count"]);
    says(question("avenge"), &["within 160 mm of where it stood", "in sight of that spot", "an enemy it can target"]);
    says(question("ally"), &["an enemy in its own reach and sight", "Fighters that touch no enemy cannot be named"]);
    says(row("facts", "outnumbered"), &["each counted once", "Wards count on both sides"]);
    says(row("react", "detonate"), &["one of yours that is no Ward is within 240 mm"]);
    says(question("rally-who"), &["in sight of the Element that checks"]);
    says(question("push"), &["you may push it", "or leave it"]);
}
