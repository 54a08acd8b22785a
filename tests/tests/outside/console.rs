//! It by lines: why something is asked, hits alone, and what is put right.

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::{Headless, RosterFile};
use umpire::board::{Absent, Incoming};
use umpire::console::{CableConsole, Call, Facts, Place};
use umpire::fairness::dice::Dice;
use umpire::persistence::settings::Settings;
use umpire_outside::Fray;

const SETUP: &str = "pick colours\nnumber 2\npick spare\nok\npick press\npick hold\n";
const TO_FIGHT: &str = "pick red-riders-1\ntick captain\ndice 6 6\nok\ntick blue-bows-1\n";

/// What comes out of a fray of the first two hosts when these lines go in.
fn said(lines: &str) -> Vec<Value> {
    let lines = format!("{SETUP}{lines}");
    let headless =
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).sit::<Fray>();
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn last(lines: &str) -> Value {
    said(lines).pop().expect("an answer")
}

#[test]
fn why_explains_the_question_and_its_rows() {
    let why = last("why\n");
    assert_eq!((&why["why"]["id"], &why["why"]["page"]), (&json!("company"), &json!("p. 4")));
    assert!(why["why"]["text"].as_str().is_some_and(|text| text.starts_with("One that has not acted")), "{why}");
    assert_eq!(last("why pass\n"), json!({"why": {"id": "pass"}}), "a row that nobody explains");
    assert_eq!(last("why nobody\n")["error"], "why: nothing here is called nobody");
}

#[test]
fn hits_alone_are_enough_where_the_game_asks_for_no_faces() {
    let out = said(&format!("{TO_FIGHT}hits 7\n"));
    let hits = out.iter().find(|line| line["event"] == "hits").expect("what came of it");
    assert_eq!((&hits["hits"], &hits["faces"]), (&json!(7), &json!([])), "{hits}");
    let wrong = last(&format!("{TO_FIGHT}hits 21\n"));
    assert_eq!(wrong["error"], "0 to 20 of these dice can hit");
    let wrong = last("pick red-riders-1\ntick captain\nhits 1\n");
    assert!(
        wrong["error"].as_str().is_some_and(|text| text.contains("does not answer this")),
        "an order is seen: {wrong}"
    );
}

#[test]
fn what_may_be_put_right_is_listed_and_put_right() {
    let fields = last("correct red-riders-1\n");
    let stress = json!({"target": "red-riders-1", "field": "stress", "label": "Stress", "now": 0, "min": 0, "max": 6});
    assert_eq!(fields["correct"][0], stress, "{fields}");
    let all = last("correct\n");
    assert!(all["correct"].as_array().is_some_and(|all| all.len() > 90), "{all}");
    let out = said("correct red-riders-1 acted yes\n");
    let (told, asks) = (&out[out.len() - 2], &out[out.len() - 1]);
    assert_eq!((&told["event"], &told["text"]), (&json!("put-right"), &json!("Riders 1 have acted")));
    let off = asks["options"].as_array().expect("options").iter().find(|option| option["id"] == "red-riders-1");
    assert_eq!(off.expect("it is listed")["off"], "It has acted in this round", "and the question is asked anew");
}

#[test]
fn a_correction_that_does_not_fit_says_what_would_be_right() {
    for (line, wrong, right) in [
        ("correct red-riders-1 stress 7", "stress is 0, and 7 is nothing it could become", "from 0 to 6, not 0"),
        ("correct red-riders-1 stress 0", "stress is 0, and 0 is nothing it could become", "from 0 to 6, not 0"),
        ("correct red-riders-1 stress", "stress is 0, and nothing is nothing it could become", "from 0 to 6"),
        ("correct red-riders-1 luck 3", "luck cannot be put right there", "one of the fields"),
        ("correct nobody stress 3", "nothing here is called nobody", "game, a seat or a piece"),
    ] {
        let said = last(&format!("{line}\n"));
        assert_eq!(said["error"], wrong, "{line}");
        assert!(said["want"].as_str().is_some_and(|want| want.contains(right)), "{said}");
    }
}

#[test]
fn by_cable_only_thumbs_put_something_right() {
    let facts = Facts { board: "toy", battery: None, flash_left: None, settings: Settings::DEFAULT };
    umpire_tests::fray::fought(&["2 spears", "3 spears"], 1).says("stance: 1 2").then(|game| {
        let (mut guest, mut device) = (CableConsole::at(Place::Handheld), Device::new(Dice::from_seed([3; 32]), None));
        let (mut rosters, mut out, tape) = (RosterFile::default(), String::new(), game.tape().clone());
        let line = Call::Line("correct red-spears-1 stress 3");
        guest.call(
            Incoming { call: line, out: &mut out, files: None },
            &facts,
            &mut device,
            (&mut rosters, &mut Absent),
            game,
        );
        assert!(out.contains("every seat has to agree to that: thumbs put it right"), "{out}");
        assert!(*game.tape() == tape, "and nothing is");
    });
}

/// Whoever comes next at the cable has not begun it.
#[test]
fn a_roster_in_pieces_is_forgotten_with_whoever_sent_it() {
    let facts = Facts { board: "toy", battery: None, flash_left: None, settings: Settings::DEFAULT };
    umpire_tests::fray::fought(&["2 spears", "3 spears"], 1).says("stance: 1 2").then(|game| {
        let (mut guest, mut device) = (CableConsole::at(Place::Handheld), Device::new(Dice::from_seed([3; 32]), None));
        let (mut rosters, mut out) = (RosterFile::default(), String::new());
        let calls = ["roster-begin long-fray", "roster-add host \"The Ford\" / 6 spears"].map(Call::Line);
        for call in calls.into_iter().chain([Call::Left, Call::Line("roster-end")]) {
            out.clear();
            guest.call(
                Incoming { call, out: &mut out, files: None },
                &facts,
                &mut device,
                (&mut rosters, &mut Absent),
                game,
            );
        }
        assert!(out.contains("no roster was begun"), "{out}");
    });
}
