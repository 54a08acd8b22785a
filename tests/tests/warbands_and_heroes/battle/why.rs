//! What is behind *Why?* in a battle, and whether every word of it has its room.

use std::collections::BTreeSet;

use umpire_rules::table::{Help, Kind};
use umpire_rules::warbands_and_heroes::help;
use umpire_screens::{Key, KeyEvent, ScreenState, TextScale};
use umpire_tests::words::{cuts, faults};

use super::laws::random_battle;

/// Questions whose rows have names of the book, or are a menu.
const NAMED: [&str; 6] = ["trait", "house", "rules", "activate", "other", "more"];

/// Whatever is asked: Y explains it; and each row of a menu.
#[test]
fn no_question_of_the_battle_is_without_a_text() {
    let mut missing = BTreeSet::new();
    for seed in 0..60 {
        random_battle(2 + seed as usize % 5, seed, |_, question, _| {
            let id = question.heading.id;
            if question.heading.help.is_none() {
                missing.insert(id.to_string());
            }
            let rows: Vec<(&str, bool)> = match &question.kind {
                Kind::Choose(choose) => choose.options.iter().map(|row| (row.key.word, row.help.is_some())).collect(),
                Kind::Tick(tick) => tick.facts.iter().map(|row| (row.key.word, row.help.is_some())).collect(),
                _ => Vec::new(),
            };
            let plain = ["roll", "back", "hold"];
            let bare = rows.iter().filter(|(word, told)| NAMED.contains(&id) && !told && !plain.contains(word));
            missing.extend(bare.map(|(word, _)| format!("{id}: {word}")));
        });
    }
    assert!(missing.is_empty(), "nobody explains {missing:#?}");
}

/// Three pages at the most, in letters that the fonts have.
#[test]
fn texts_of_the_battle_are_short_and_plain() {
    for (id, Help { title, text, .. }) in help::battle_questions().chain(help::battle_rows()) {
        assert!((1..=20).contains(&title.len()), "{id}: {title}");
        assert!((25..=270).contains(&text.len()), "{id}: {} letters: {text}", text.len());
        assert!(text.chars().all(|letter| letter == '\n' || letter == ' ' || letter.is_ascii_graphic()), "{text}");
        assert!(text.ends_with('.') && !text.contains("  "), "{id}: {text}");
    }
}

/// Nothing on any page is cut, leaves its place, or touches another word, in both sizes: questions, news, and what Y opens.
#[test]
fn every_word_of_the_battle_has_its_room() {
    let (mut wrong, mut seen) = (BTreeSet::new(), std::collections::BTreeMap::<&str, u32>::new());
    for seed in 0..30 {
        random_battle(2 + seed as usize % 5, seed, |game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times > 40 {
                return;
            }
            for scale in [TextScale::Normal, TextScale::Large] {
                let mut view = ScreenState::new();
                view.set_text_scale(scale);
                view.sync(game, 0);
                for key in ["", "a", "a", "down", "down", "up", "y"] {
                    if let Some(key) = Key::from_id(key) {
                        if key == Key::A && view.news_at().is_none() {
                            continue;
                        }
                        view.on_key(KeyEvent::down(key), game);
                    }
                    let stack = view.layout(game);
                    wrong
                        .extend(faults(&stack, 0..stack.len()).into_iter().map(|fault| format!("{id} {key}: {fault}")));
                    wrong.extend(cuts(&stack, 0..stack.len()).into_iter().map(|cut| format!("{id} {key}: {cut}")));
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{} have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}
