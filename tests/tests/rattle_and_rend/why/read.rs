//! What is read on the device, and by cable.

use std::collections::BTreeSet;

use rattle_and_rend::RattleAndRend;
use rattle_and_rend::help::GLOSSARY;
use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_screens::{Key, KeyEvent, ScreenState};
use umpire_tests::play::{duel, play, whole};
use umpire_tests::words::{cuts, faults, words};

use super::wanders;

/// The most keys that lead to the last line: of a piece that is all it can do, and then the question.
const MOST_KEYS: usize = 12;

#[test]
fn every_text_has_its_room_and_an_end() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeSet::new());
    wanders(6, 250, &mut |game, question| {
        let id = question.heading.id;
        if !seen.insert(id) {
            return;
        }
        let mut view = ScreenState::new();
        view.sync(game, 0);
        while view.news_at().is_some() {
            let page = view.news_at();
            view.on_key(KeyEvent::down(Key::A), game);
            if view.news_at() == page {
                break;
            }
        }
        view.on_key(KeyEvent::down(Key::Y), game);
        // A piece has its card before that.
        if words(&view.layout(game)).contains(&"Why".into()) {
            view.on_key(KeyEvent::down(Key::Y), game);
        }
        let mut last = Vec::new();
        for keys in 0.. {
            let stack = view.layout(game);
            wrong.extend(faults(&stack, 0..stack.len()).into_iter().map(|fault| format!("{id}: {fault}")));
            wrong.extend(cuts(&stack, 0..stack.len()).into_iter().map(|cut| format!("{id}: {cut}")));
            let now = words(&stack);
            if now == last {
                break;
            }
            assert!(keys <= MOST_KEYS, "{id}: {now:?}");
            last = now;
            view.on_key(KeyEvent::down(Key::Down), game);
        }
    });
    assert!(seen.len() > 60, "many questions were looked at: {}", seen.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The row first, then the question; a piece's row has what the piece can do.
#[test]
fn why_tells_of_the_row_and_of_the_question() {
    let act = duel("ogrekin", "ghosts").reads("y").join(" ");
    assert!(act.contains("CHARGE") && act.contains("Move up to its MOV, then"), "{act}");
    let who = whole("dwarves", "ghosts").says("act: sprint");
    let all: String = (0..8).flat_map(|downs| who.reads(&format!("y y{}", " down".repeat(downs)))).collect();
    assert!(all.contains("Pick who takes") && all.contains("Death-Defiers") && all.contains("Riders"), "{all}");
}

/// A Reaction's row is about a piece that has it: it is told once.
#[test]
fn nothing_is_told_twice() {
    let asked = duel("ogrekin", "ghosts").says("act: stand, who: red-4, target: blue-5");
    let lines: Vec<String> =
        (0..6).flat_map(|downs| asked.reads(&format!("down y{}", " down".repeat(downs)))).collect();
    assert!(lines.contains(&"INTIMIDATE".into()), "{lines:?}");
    assert!(!lines.contains(&"Intimidate".into()), "{lines:?}");
}

/// RR-REACT-3: an answer is explained first, then the Reaction that is answered.
#[test]
fn an_answer_is_explained_before_what_it_answers() {
    let asked = duel("ogrekin", "dwarves").says("act: sprint, who: red-1, react: intimidate-blue-6").shows("answer");
    assert!(asked.reads("y").contains(&"ACCEPT".into()), "{:?}", asked.reads("y"));
    assert!(asked.reads("down y").contains(&"DENY".into()), "{:?}", asked.reads("down y"));
    let all: String = (0..3).flat_map(|downs| asked.reads(&format!("y{}", " down".repeat(downs)))).collect();
    assert!(all.contains("A Heavy, as an Action is"), "{all}");
}

/// The glossary stands among the rules, its lines broken where they have no room; A goes from group to group.
#[test]
fn the_rules_have_a_glossary() {
    let game = duel("ogrekin", "ghosts");
    let page = |keys: &str| game.reads(&format!("y left left left{keys}"));
    for (keys, group) in
        [("", "MOVING"), (" a", "TERRAIN"), (" a a", "DICE"), (" a a a", "TURNS"), (" a a a a", "ELEMENTS")]
    {
        assert!(page(keys).contains(&group.into()), "{group}: {:?}", page(keys));
    }
    assert_eq!(page(" a a a a a"), page(""), "and begins again");
    let all: Vec<String> = (0..32).flat_map(|downs| page(&" down".repeat(downs))).collect();
    for word in GLOSSARY.iter().map(|help| help.title) {
        assert!(all.iter().any(|line| line == word), "{word}");
    }
}

fn last(lines: &str) -> Value {
    let lines = format!("pick elements\n{lines}");
    let device = Device::new(Dice::from_seed([7; 32]), None);
    let headless = Headless::new(lines.as_bytes(), Vec::new(), device).sit::<RattleAndRend>();
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().last().map(|line| serde_json::from_str(line).expect("a line of JSON")).expect("an answer")
}

#[test]
fn the_console_explains_too() {
    let why = last("why\n");
    assert_eq!((&why["why"]["id"], &why["why"]["page"]), (&json!("terrain"), &json!("p. 29")), "{why}");
    let why = last("why rough\n");
    assert_eq!((&why["why"]["title"], &why["why"]["kind"]), (&json!("Rough"), &json!("Terrain")), "{why}");
    assert!(why["why"]["text"].as_str().is_some_and(|text| text.contains("pass Guile or pay 1")), "{why}");
}

/// A bid is explained while the device goes to its bidder, and when all are in; behind the curtain, Y looks.
#[test]
fn a_bid_is_explained_in_front_of_its_curtain() {
    let bid = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid");
    let text = "Who bids more says who goes";
    let explains = |keys: &str| bid.reads(keys).join(" ").contains(text);
    for keys in ["y", "a right a y", "a right a a right a y"] {
        assert!(explains(keys), "{keys}: {:?}", bid.reads(keys));
        assert_eq!(
            bid.reads(&format!("{keys} b")),
            bid.reads(keys.trim_end_matches('y').trim()),
            "and goes on as it was"
        );
    }
    assert!(!explains("a y") && bid.reads("a y").contains(&"Let go to hide".into()));
}

/// The same by cable, whatever is given already.
#[test]
fn the_console_explains_a_bid_whatever_was_given() {
    let why = last("tick\nok\nwhy\n");
    assert!(why["why"]["text"].as_str().is_some_and(|text| text.contains("Both lose what they bid")), "{why}");
    for number in [0, 3] {
        assert_eq!(last(&format!("tick\nok\nnumber {number}\nwhy\n")), why, "{number}");
    }
}
