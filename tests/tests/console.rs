//! The console: every kind of question, every way to get it wrong, and what must never be said.

#[path = "console/asked.rs"]
mod asked;
#[path = "console/cable.rs"]
mod cable;
#[path = "console/duel.rs"]
mod duel;
#[path = "console/endings.rs"]
mod endings;
#[path = "console/noise.rs"]
mod noise;
#[path = "console/presses.rs"]
mod presses;
#[path = "console/saves.rs"]
mod saves;
#[path = "console/steps.rs"]
mod steps;

use std::fs;
use std::path::PathBuf;

use rattle_and_rend::RattleAndRend;
use serde_json::{Value, json};
use umpire::app::device::{Device, Notice};
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire::games;
use umpire_engine::table::Game;

use duel::{Duel, Duel2, Impostor};

const SEED: [u8; 32] = [3; 32];

/// From the first question to each of the others.
const TO_FACTS: &str = "pick strike-red-1\n";
const TO_ROLL: &str = "pick strike-red-1\ntick high far\n";
const TO_BID: &str = "pick strike-red-1\ntick high far\ndice 20 3 17\n";
const TO_FAR: &str = "pick strike-red-1\ntick high far\ndice 20 3 17\nnumber 2\nnumber 1\n";
const TO_MOVE: &str = "pick strike-red-1\ntick high far\ndice 20 3 17\nnumber 2\nnumber 1\nnumber 20\n";
const TO_CALL: &str = "pick strike-red-1\ntick high far\ndice 20 3 17\nnumber 2\nnumber 1\nnumber 20\nok\n";
const TO_END: &str = "pick strike-red-1\ntick high far\ndice 20 3 17\nnumber 2\nnumber 1\nnumber 20\nok\nname Mara\n";

/// What these lines bring out of a game, each line parsed.
fn said<G: Game>(lines: impl AsRef<[u8]>) -> Vec<Value> {
    said_by::<G>(Device::new(Dice::from_seed(SEED), None), lines)
}

fn said_by<G: Game>(device: Device, lines: impl AsRef<[u8]>) -> Vec<Value> {
    let headless = Headless::new(lines.as_ref(), Vec::new(), device).sit::<G>();
    parsed(&headless.into_output())
}

fn parsed(output: &[u8]) -> Vec<Value> {
    let text = str::from_utf8(output).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

/// The last line that comes out.
fn last(lines: impl AsRef<str>) -> Value {
    said::<Duel>(lines.as_ref()).pop().expect("a question at least")
}

/// A file nobody else has.
fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("umpire-{}-{name}", std::process::id()))
}

#[test]
fn the_first_line_out_is_the_open_question() {
    assert_eq!(
        said::<Duel>(""),
        [json!({"ask": "choose", "id": "act", "seat": "red", "title": "act", "options": [
            {"id": "strike-red-1", "label": "Strike with Old \"Tam\"", "cost": 1, "off": null},
            {"id": "shout", "label": "Shout", "cost": 0, "off": "tired: rest first"},
            {"id": "pass", "label": "Pass", "cost": 0, "off": null},
        ]})]
    );
}

#[test]
fn an_answer_brings_what_happened_and_the_next_question() {
    let out = said::<Duel>(TO_FACTS);
    let tired =
        json!({"event": "tired", "seat": "red", "element": "red-1", "text": "Old \"Tam\" is tired", "change": -1});
    assert_eq!(out[1], tired);
    let odds = json!({"success": "75%", "critical": "25%"});
    let check = json!({"name": "Fury", "dice": "2d20", "sides": 20, "count": 2, "score": "each", "op": ">=", "need": 11,
        "why": ["+ high"], "odds": odds});
    assert_eq!(
        out[2],
        json!({"ask": "tick", "id": "facts", "seat": "red", "title": "facts", "check": check, "rows": [
            {"id": "high", "label": "high", "on": true, "with": "+ high"},
            {"id": "far", "label": "far", "on": false, "with": "+ far", "if": "high"},
            {"id": "low", "label": "low", "on": false, "with": "+ low", "if": "not high"},
        ]})
    );
}

#[test]
fn a_roll_says_dice_need_reasons_and_odds() {
    assert_eq!(
        last(TO_ROLL),
        json!({"ask": "roll", "id": "roll", "seat": "red", "title": "roll", "name": "Fury", "dice": "3d20",
            "sides": 20, "count": 3, "score": "each", "op": ">=", "need": 11, "why": ["+ high", "+ far"],
            "odds": {"success": "87.5%", "critical": "50%"}})
    );
    let rolled = &said::<Duel>(TO_BID)[4];
    assert_eq!(rolled["faces"], json!([20, 3, 17]));
    assert_eq!((&rolled["grade"], &rolled["then"]), (&json!("critical"), &json!("On it goes")));
}

#[test]
fn a_secret_is_asked_seat_by_seat() {
    let inner = |max| json!({"ask": "number", "min": 0, "max": max, "step": 1, "unit": "momentum"});
    let bid = |seat, max| json!({"ask": "secret", "id": "bid", "seat": seat, "title": "bid", "inner": inner(max)});
    let out = said::<Duel>(format!("{TO_BID}number 2\nnumber 1\n"));
    assert_eq!(out[5..7], [bid("red", 3), bid("blue", 2)]);
    assert_eq!(out[7]["revealed"], json!({"red": 2, "blue": 1}));
}

#[test]
fn numbers_instructions_and_names_say_what_they_want() {
    let far = json!({"ask": "number", "id": "far", "seat": "red", "title": "far", "min": 10, "max": 30, "step": 10,
        "unit": "mm"});
    assert_eq!(last(TO_FAR), far);
    let reach = json!({"value": 120, "unit": "MM", "band": "M", "way": "straight"});
    let tell = json!({"ask": "tell", "id": "move", "seat": "red", "title": "move", "text": "Move Old \"Tam\"",
        "element": "red-1", "by": null, "reach": reach});
    assert_eq!(last(TO_MOVE), tell);
    let name = json!({"ask": "name", "id": "call", "seat": "red", "title": "call", "max": 8, "suggestions": ["Mara"]});
    assert_eq!(last(TO_CALL), name);
}

#[test]
fn the_end_names_the_winner_and_takes_no_more_answers() {
    assert_eq!(last(TO_END), json!({"over": {"winner": "red", "why": "Blue has left"}}));
    let late = last(format!("{TO_END}ok\n"));
    assert_eq!(late["error"], "the game is over");
    assert_eq!(last(format!("{TO_END}undo\n"))["id"], "call");
}

#[test]
fn a_wrong_line_says_what_would_be_right() {
    let faces = "roll, or dice and 3 faces from 1 to 20";
    let bid = "number N, N from 0 to 3";
    let name = "name TEXT, 1 to 8 letters (accented ones count twice)";
    let ticks = "tick ID ID ..., or tick alone for none";
    for (before, line, error, want) in [
        ("", "pick strke", "no such option: strke", "pick ID"),
        ("", "pick", "no such option: ", "pick ID"),
        ("", "pick shout", "not now: tired: rest first", "pick ID"),
        ("", "number 3", "'number' does not answer this: it is a choose question", "pick ID"),
        ("", "chrage", "no such command: chrage", "pick ID"),
        ("", "", "an empty line", "pick ID"),
        ("", "undo twice", "undo, undo both, undo action or undo action both", "pick ID"),
        ("", "redo twice", "redo stands alone: nothing comes after it", "pick ID"),
        ("", "redo", "nothing was taken back since the last answer", "pick ID"),
        ("", "save", "save: which file?", "pick ID"),
        (TO_FACTS, "tick hihg", "no such row: hihg", ticks),
        (TO_FACTS, "tick far", "far only counts together with high", ticks),
        (TO_FACTS, "tick high low", "low only counts without high", ticks),
        (TO_FACTS, "odds far", "far only counts together with high", ticks),
        (TO_ROLL, "dice 20 3", "2 dice given", faces),
        (TO_ROLL, "dice", "0 dice given", faces),
        (TO_ROLL, "dice 1 2 3 4 5 6 7 8 9 10 11 12 13 14", "14 dice given", faces),
        (TO_ROLL, "dice 20 3 21", "no die of these shows 21", faces),
        (TO_ROLL, "dice 20 3 0", "no die of these shows 0", faces),
        (TO_ROLL, "dice 20 3 six", "no die of these shows six", faces),
        (TO_ROLL, "roll twice", "roll stands alone: nothing comes after it", faces),
        (TO_BID, "number 4", "that number cannot be given here", bid),
        (TO_BID, "number four", "that number cannot be given here", bid),
        (TO_BID, "nubmer 2", "no such command", bid),
        (TO_BID, "2", "no such command", bid),
        (TO_BID, "bid2", "no such command", bid),
        (TO_FAR, "number 15", "that number cannot be given here", "number N, N from 10 to 30 in steps of 10"),
        (TO_FAR, "number 99999999999", "no number: 99999999999", "number N, N from 10 to 30 in steps of 10"),
        (TO_FAR, "number -32768", "that number cannot be given here", "number N, N from 10 to 30 in steps of 10"),
        (TO_MOVE, "ok then", "ok stands alone: nothing comes after it", "ok"),
        (TO_CALL, "name", "a name has at least one letter, and not too many", name),
        (TO_CALL, "name Bartholomew", "a name has at least one letter, and not too many", name),
        (TO_CALL, "name a\u{7}b", "a name has at least one letter, and not too many", name),
    ] {
        let got = last(format!("{before}{line}\n"));
        assert_eq!((&got["error"], &got["want"]), (&json!(error), &json!(want)), "{line}");
    }
    assert_eq!(last("pick strke\n")["options"], json!(["strike-red-1", "pass"]));
    assert_eq!(last(format!("{TO_FACTS}tick hihg\n"))["rows"], json!(["high", "far", "low"]));
    assert_eq!(last("press q\n")["keys"], json!(["up", "down", "left", "right", "a", "b", "x", "y"]));
}

#[test]
fn bytes_that_are_no_line_are_answered_too() {
    let mut long = vec![b'x'; 100_000];
    long.extend(b"\n\xff\xfe\r\npick pass\r\n");
    let out = said::<Duel>(long);
    assert_eq!(out[1]["error"], "a line of more than 8192 letters");
    assert_eq!(out[2]["error"], "a line that is not UTF-8");
    assert_eq!(out[3]["id"], "act");
}

#[test]
fn a_wrong_line_changes_nothing() {
    let noise = ["pick nobody", "tick x", "number 77", "dice 1", "name", "frobnicate", "", "load /nowhere/at/all"];
    let mut lines = String::new();
    for line in TO_END.lines() {
        noise.iter().chain([&line, &"state"]).for_each(|line| lines.extend([line, "\n"]));
    }
    let quiet: String = TO_END.lines().flat_map(|line| [line, "\nstate\n"]).collect();
    let heard: Vec<Value> = said::<Duel>(lines).into_iter().filter(|line| line.get("error").is_none()).collect();
    assert_eq!(heard, said::<Duel>(quiet));
}

#[test]
fn undo_goes_back_one_answer_and_the_same_again_is_no_change() {
    let once = said::<Duel>(format!("{TO_ROLL}roll\n"));
    let twice = said::<Duel>(format!("{TO_ROLL}roll\nundo both\nroll\n"));
    assert_eq!(once[..], twice[..6], "the game up to the roll");
    assert_eq!(twice[6], json!({"event": "undone", "text": "the last of it was taken back", "dice": true}));
    assert_eq!(twice[7]["ask"], "roll");
    assert_eq!(once[4..6], twice[8..10], "the same faces");
    let other = said::<Duel>("pick pass\npick strike-red-1\ntick high far\nroll\n");
    assert_ne!(once[4]["faces"], other[5]["faces"], "another tape, other faces");
    let log = last(format!("{TO_ROLL}roll\nundo both\nundo\nlog\n"));
    assert_eq!((&log["undone"], &log["dice_undone"]), (&json!(2), &json!(1)));
}

#[test]
fn nothing_tells_of_a_secret_before_all_are_in() {
    let (save, png) = (file("half-a-secret"), file("curtain"));
    let (path, screen) = (save.display(), png.display());
    let [one, other] = [0, 3].map(|bid| {
        let half = format!("{TO_BID}press a\nnumber {bid}\npress a\nscreen --force {screen}\nsave --force {path}\n");
        let lines = format!("{half}state\nlog\nodds\nnubmer {bid}\nnumber 9\nhelp\npress b\n");
        let lines = format!("{lines}number 9\nundo\nnumber {bid}\n");
        (said::<Duel>(lines), fs::read(&save).expect("it was saved"), fs::read(&png).expect("it was drawn"))
    });
    [save, png].iter().for_each(|file| fs::remove_file(file).expect("it was written"));
    assert_eq!(one, other);
    assert_eq!(one.0.last().expect("a question")["seat"], "blue");
}

#[test]
fn undo_forgets_half_a_secret() {
    let out = said::<Duel>(format!("{TO_BID}number 3\nundo\nnumber 1\nnumber 2\n"));
    let [.., red_again, blue, bids, far] = out.as_slice() else { panic!("too short") };
    assert_eq!((&red_again["seat"], &blue["seat"], &far["id"]), (&json!("red"), &json!("blue"), &json!("far")));
    assert_eq!(bids["revealed"], json!({"red": 1, "blue": 2}));
}

#[test]
fn the_state_shows_sides_counters_and_elements() {
    let element = json!({"id": "red-1", "seat": "red", "type": "champion", "name": "Old \"Tam\"", "points": 4,
        "in_play": true, "stats": {"Fury": 11}});
    assert_eq!(
        last(format!("{TO_END}state\n")),
        json!({"state": {"game": "duel", "round": 1, "active": "red", "sides": {"red": "Mara", "blue": ""},
            "momentum": {"red": {"now": 2, "total": 3}, "blue": {"now": 3, "total": 3}}, "elements": [element]}})
    );
}

/// What the pages behind Y show: how far each Element goes, its traits, where it is, and what is so now.
#[test]
fn the_state_tells_all_the_screen_tells() {
    let lines = "pick elements\npick ogrekin\npick dwarves\ntick\nok\nnumber 1\nnumber 0\npick red\n\
        pick sprint\npick red-3\npick none-more\nok\nstate\n";
    let state = said::<RattleAndRend>(lines).pop().expect("the state")["state"].take();
    let fighters = &state["elements"][2];
    assert_eq!(fighters["move"], json!({"value": 80, "unit": "MM", "band": "S", "way": "straight, up to"}));
    assert_eq!(fighters["reach"], json!({"value": 0, "unit": "MM", "band": null, "way": "touching"}));
    assert_eq!((&fighters["place"], &fighters["next"]), (&json!("on the table"), &json!("acted last")));
    assert_eq!(fighters["traits"], json!(["Retaliate", "Rally"]), "the Elements only have their Reactions");
    let notes = &state["notes"];
    for note in
        [json!({"seat": "red", "text": "Acted last: Led Fighters"}), json!({"seat": null, "text": "Elements only"})]
    {
        assert!(notes.as_array().expect("a list").contains(&note), "{notes}");
    }
    let whole = said::<RattleAndRend>("pick whole\npick ogrekin\nstate\n").pop().expect("the state");
    assert_eq!(whole["state"]["elements"][5]["traits"], json!(["Flyer", "Intimidate", "Ambushers", "Zealots"]));
    assert_eq!(whole["state"]["elements"][5]["move"]["value"], 160);
}

#[test]
fn odds_are_told_for_any_ticks() {
    let odds = |lines: &str| last(lines)["odds"]["odds"]["success"].clone();
    assert_eq!(odds(&format!("{TO_FACTS}odds\n")), "75%");
    assert_eq!(odds(&format!("{TO_FACTS}odds high far\n")), "87.5%");
    assert_eq!(odds(&format!("{TO_ROLL}odds\n")), "87.5%");
    assert_eq!(last("odds\n"), json!({"odds": null}));
}

#[test]
fn without_fair_dice_the_device_does_not_roll() {
    let weak = || Device::new(Dice::NONE, Some(Notice::NoDice));
    let out = said_by::<Duel>(weak(), format!("{TO_ROLL}roll\ndice 1 2 3\n"));
    assert_eq!(out[0]["event"], "no-dice", "said first");
    assert!(out[5]["error"].as_str().expect("an error").ends_with("Roll your own"));
    assert_eq!(out[5]["want"], "roll, or dice and 3 faces from 1 to 20");
    assert_eq!(out[6]["faces"], json!([1, 2, 3]));
}

#[test]
fn a_fixed_seed_is_said_first() {
    let device = Device::new(Dice::from_seed(SEED), Some(Notice::FixedSeed));
    let headless = Headless::new(&b""[..], Vec::new(), device).sit::<Duel>();
    let out = parsed(&headless.into_output());
    assert_eq!((&out[0]["event"], &out[0]["seed"]), (&json!("fixed-dice"), &json!("03".repeat(32))));
}

#[test]
fn a_full_tape_says_so_and_can_be_shortened() {
    let out = said::<Duel>("pick pass\n".repeat(2219) + "undo\npick pass\n");
    let full = out.iter().position(|line| line.get("error").is_some()).expect("it is full");
    assert_eq!(full, 2219, "13 KiB hold 2218 answers of 6 bytes, and 3 KiB are kept for steps");
    assert!(out[full]["error"].as_str().expect("a sentence").starts_with("the tape is full"));
    assert_eq!(out.last().expect("a question")["id"], "act");
}

#[test]
fn the_first_question_is_which_game_and_undo_comes_back_to_it() {
    let book = games::SHELF[0].book.id;
    let played = |lines: &str, first| {
        let headless =
            Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None)).play(first);
        parsed(&headless.into_output())
    };
    let out = played(&format!("pick chess\nundo\nsave x\npick {book}\nundo\nquit\nstate\n"), None);
    let asks = |line: &Value| line["id"].clone();
    assert_eq!((&out[0]["id"], &out[0]["seat"]), (&json!("game"), &json!("anyone")));
    assert_eq!(out[1]["options"][1], book);
    assert_eq!(out[2]["error"], "there is nothing to take back");
    assert_eq!(out[3]["error"], "there is no game to save yet");
    assert_eq!((asks(&out[4]), asks(&out[5])), (json!("warband"), Value::Null), "which warband, then: {}", out[5]);
    assert_eq!((&out[5]["event"], &out[6]), (&json!("undone"), &out[0]));
    assert_eq!(out.len(), 7, "nothing after quit");
    let at_once = played("undo\n", Some(&games::SHELF[0].book));
    assert_eq!(at_once, [out[4].clone(), out[5].clone(), out[0].clone()]);
    // The first question of the game: one step back is the last choice before it, and the one before that.
    let chosen =
        played("pick ogrekin\npick ghosts\nundo\nundo\npick dwarves\npick ghosts\nquit\n", Some(&games::SHELF[0].book));
    let ids: Vec<_> = chosen.iter().map(asks).filter(|id| !id.is_null()).collect();
    assert_eq!(ids, ["warband", "warband", "rules", "warband", "warband", "warband", "rules"].map(Value::from));
    let seats: Vec<_> = chosen.iter().filter(|line| line["id"] == "warband").map(|line| line["seat"].clone()).collect();
    assert_eq!(seats, ["red", "blue", "blue", "red", "blue"].map(Value::from));
}
