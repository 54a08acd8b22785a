//! The console: every kind of question, every way to get it wrong, and what must never be said.

#[path = "console/duel.rs"]
mod duel;

use std::fs;
use std::path::PathBuf;

use embassy_futures::block_on;
use serde_json::{Value, json};
use umpire::board::Headless;
use umpire::device::{Device, Notice};
use umpire::dice::Dice;
use umpire::games::{self, sit};
use umpire_rules::rattle_and_rend::RattleAndRend;
use umpire_rules::table::Game;

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
    let mut headless = Headless::new(lines.as_ref(), Vec::new(), device, None);
    block_on(sit::<G, _>(&mut headless));
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
    let check = json!({"name": "Fury", "dice": "2d20", "sides": 20, "count": 2, "op": ">=", "need": 11,
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
            "sides": 20, "count": 3, "op": ">=", "need": 11, "why": ["+ high", "+ far"],
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
        ("", "undo twice", "undo stands alone: nothing comes after it", "pick ID"),
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
    assert_eq!(out[1]["error"], "a line of more than 4096 letters");
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
    let twice = said::<Duel>(format!("{TO_ROLL}roll\nundo\nroll\n"));
    assert_eq!(once[..], twice[..6], "the game up to the roll");
    assert_eq!(twice[6], json!({"event": "undone", "text": "the last answer was taken back", "dice": true}));
    assert_eq!(twice[7]["ask"], "roll");
    assert_eq!(once[4..6], twice[8..10], "the same faces");
    let other = said::<Duel>("pick pass\npick strike-red-1\ntick high far\nroll\n");
    assert_ne!(once[4]["faces"], other[5]["faces"], "another tape, other faces");
    let log = last(format!("{TO_ROLL}roll\nundo\nundo\nlog\n"));
    assert_eq!((&log["undone"], &log["dice_undone"]), (&json!(2), &json!(1)));
}

#[test]
fn nothing_tells_of_a_secret_before_all_are_in() {
    let (save, png) = (file("half-a-secret"), file("curtain"));
    let (path, screen) = (save.display(), png.display());
    let [one, other] = [0, 3].map(|bid| {
        let half = format!("{TO_BID}press a\nnumber {bid}\nscreen {screen}\nsave {path}\n");
        let lines = format!("{half}state\nlog\nodds\nnubmer {bid}\nnumber 9\nhelp\nundo\nnumber {bid}\n");
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
    let lines = "pick elements\npick ogrekin\npick dwarves\ntick\nnumber 1\nnumber 0\npick red\n\
        pick sprint\npick red-3\npick none-more\nok\nstate\n";
    let state = said::<RattleAndRend>(lines).pop().expect("the state")["state"].take();
    let fighters = &state["elements"][2];
    assert_eq!(fighters["move"], json!({"value": 80, "unit": "MM", "band": "S", "way": "straight"}));
    assert_eq!(fighters["reach"], json!({"value": 0, "unit": "MM", "band": null, "way": "touching"}));
    assert_eq!((&fighters["place"], &fighters["next"]), (&json!("on the table"), &json!("acted last")));
    assert_eq!(fighters["traits"], json!([]), "the Elements only have none");
    let notes = &state["notes"];
    assert_eq!(notes[0], json!({"seat": "red", "text": "Acted last: Led Fighters"}));
    assert!(notes.as_array().expect("a list").contains(&json!({"seat": null, "text": "Elements only"})), "{notes}");
    let whole = said::<RattleAndRend>("pick whole\npick ogrekin\nstate\n").pop().expect("the state");
    assert_eq!(whole["state"]["elements"][5]["traits"], json!(["Flyer"]));
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
fn a_saved_game_goes_on_with_its_own_dice() {
    let save = file("round-trip");
    let path = save.display();
    let here = said::<Duel>(format!("{TO_ROLL}save {path}\nroll\nstate\n"));
    let strangers = Device::new(Dice::from_seed([9; 32]), None);
    let there = said_by::<Duel>(strangers, format!("pick pass\nload {path}\nroll\nstate\n"));
    fs::remove_file(&save).expect("it was saved");
    assert_eq!(here[4]["event"], "saved");
    assert_eq!(there[2]["event"], "loaded");
    assert_eq!(there[3], here[3], "the question it was saved at");
    assert_eq!(there[4..], here[5..], "the same faces and all that follows");
}

#[test]
fn a_save_that_is_not_sound_is_refused_and_changes_nothing() {
    let (good, bad) = (file("good"), file("bad"));
    said::<Duel>(format!("{TO_BID}save {}\n", good.display()));
    let text = fs::read_to_string(&good).expect("it was saved");
    fs::remove_file(&good).expect("it was saved");
    let refused = |text: &[u8]| {
        fs::write(&bad, text).expect("there is room");
        let out = said::<Duel>(format!("{TO_FACTS}state\nload {}\nstate\nodds\n", bad.display()));
        assert_eq!(out.len(), 7, "no question is asked again");
        assert_eq!(out[3], out[5]);
        assert_eq!(out[6]["odds"]["dice"], "2d20");
        (out[4]["error"].as_str().expect("an error").to_owned(), out[4]["want"].as_str().expect("a hint").to_owned())
    };
    for (at, text, want) in [
        (1, text.replace("save 2", "save 7"), "'pocket-umpire save 2'"),
        (4, text.replace("seed 03", "seed zz"), "'seed' and 64 hex digits, or 'seed none'"),
        (10, text.replace("seed 03", "seed 04"), "'crc32' and the checksum of the lines above, unaltered"),
        (9, text[..text.len() - 16].to_owned(), "one answer in hex digits, and as many as line 6 says"),
        (10, text[..text.len() - 1].to_owned(), "'crc32' and the checksum of the lines above, unaltered"),
        (11, format!("{text}x\n"), "nothing: the checksum is the last line"),
    ] {
        let (error, hint) = refused(text.as_bytes());
        assert!(error.ends_with(&format!("line {at} of the file is not as it was saved")), "{error}");
        assert_eq!(hint, want);
    }
    assert!(refused(b"\xff\xfe").0.contains("cannot be read"));
    assert!(refused(&[b'x'; 70_000]).0.contains("too long"));
    fs::remove_file(&bad).expect("it was written");
    let out = last(format!("load {}\n", bad.display()));
    assert_eq!(out["want"], "a file that 'save' wrote");
}

#[test]
fn a_save_by_other_rules_is_refused_by_name() {
    let save = file("other-rules");
    let path = save.display();
    let load = format!("load {path}\n");
    said::<Duel2>(format!("save {path}\n"));
    let edition = last(&load);
    assert_eq!(edition["error"], "made by other rules: line 3 says edition 2");
    assert_eq!(edition["want"], "edition 1");
    said::<Impostor>(format!("pick strike-red-1\nnumber 3\nsave {path}\n"));
    let diverged = last(&load);
    assert_eq!(diverged["error"], "made by other rules: line 8 (answer 2) does not answer 'facts'");
    assert_eq!(diverged["want"], "an answer to 'facts'");
    said::<Duel>(format!("save {path}\n"));
    let mut shelf = Headless::new(load.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None), None);
    block_on(games::play(&mut shelf, None));
    let unknown = parsed(&shelf.into_output()).pop().expect("an error");
    assert_eq!(unknown["error"], "made by a game not on this shelf: line 2 names 'duel'");
    fs::remove_file(&save).expect("it was saved");
}

#[test]
fn a_save_that_cannot_be_written_is_said() {
    let out = last("save /nowhere/at/all\n");
    assert!(out["error"].as_str().expect("an error").starts_with("/nowhere/at/all cannot be written"));
}

#[test]
fn without_fair_dice_the_device_does_not_roll() {
    let weak = || Device::new(Dice::none(1), Some(Notice::NoDice));
    let out = said_by::<Duel>(weak(), format!("{TO_ROLL}roll\ndice 1 2 3\n"));
    assert!(out[4]["error"].as_str().expect("an error").ends_with("Roll your own"));
    assert_eq!(out[4]["want"], "roll, or dice and 3 faces from 1 to 20");
    assert_eq!(out[5]["faces"], json!([1, 2, 3]));
}

#[test]
fn a_fixed_seed_is_said_first() {
    let device = Device::new(Dice::from_seed(SEED), Some(Notice::FixedSeed));
    let mut headless = Headless::new(&b""[..], Vec::new(), device, Some(Notice::FixedSeed));
    block_on(sit::<Duel, _>(&mut headless));
    let out = parsed(&headless.into_output());
    assert_eq!((&out[0]["event"], &out[0]["seed"]), (&json!("fixed-dice"), &json!("03".repeat(32))));
}

#[test]
fn a_full_tape_says_so_and_can_be_shortened() {
    let out = said::<Duel>("pick pass\n".repeat(2731) + "undo\npick pass\n");
    let full = out.iter().position(|line| line.get("error").is_some()).expect("it is full");
    assert_eq!(full, 2731, "8192 bytes hold 2730 answers of 3 bytes");
    assert!(out[full]["error"].as_str().expect("a sentence").starts_with("the tape is full"));
    assert_eq!(out.last().expect("a question")["id"], "act");
}

#[test]
fn the_first_question_is_which_game_and_undo_comes_back_to_it() {
    let book = games::SHELF[0].id;
    let played = |lines: &str, first| {
        let mut headless = Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None), None);
        block_on(games::play(&mut headless, first));
        parsed(&headless.into_output())
    };
    let out = played(&format!("pick chess\nundo\nsave x\npick {book}\nundo\nquit\nstate\n"), None);
    assert_eq!((&out[0]["id"], &out[0]["seat"]), (&json!("game"), &json!("anyone")));
    assert_eq!(out[1]["options"][0], book);
    assert_eq!(out[2]["error"], "there is nothing to take back");
    assert_eq!(out[3]["error"], "there is no game to save yet");
    assert_ne!(out[4]["id"], "game");
    assert_eq!(out[5], out[0]);
    assert_eq!(out.len(), 6, "nothing after quit");
    let at_once = played("undo\n", Some(&games::SHELF[0]));
    assert_eq!(at_once, [out[4].clone(), out[0].clone()]);
}

/// What came of these lines, without the echo of each press, and the screen after them.
fn seen(lines: &str, name: &str) -> (Vec<Value>, Vec<u8>) {
    seen_by(None, lines, name)
}

fn seen_by(notice: Option<Notice>, lines: &str, name: &str) -> (Vec<Value>, Vec<u8>) {
    let png = file(name);
    let device = Device::new(Dice::from_seed(SEED), notice);
    let mut out = said_by::<Duel>(device, format!("{lines}state\nscreen {}\n", png.display()));
    assert_eq!(out.pop().expect("the screen is drawn")["event"], "screen");
    out.retain(|line| line.get("pressed").is_none());
    let bytes = fs::read(&png).expect("it was drawn");
    fs::remove_file(&png).expect("it was drawn");
    (out, bytes)
}

#[test]
fn a_key_and_a_line_are_two_ways_to_say_the_same() {
    let on = "press a\n"; // past the page with the dice, or with the bids
    for (before, keys, line) in [
        ("", "press a\n", "pick strike-red-1\n"),
        ("", "press x\n", "pick pass\n"),
        (TO_FACTS, "press down\npress a\npress x\n", "tick high far\nroll\n"),
        (TO_FACTS, "press b\n", "undo\n"),
        (TO_ROLL, "press a\n", "roll\n"),
        (&format!("{TO_FAR}{on}"), "press up\npress a\n", "number 20\n"),
        (TO_MOVE, "press a\n", "ok\n"),
        (TO_CALL, "press b\n", "undo\n"),
    ] {
        let (by_key, by_line) = (seen(&format!("{before}{keys}"), "key"), seen(&format!("{before}{line}"), "line"));
        assert_eq!(by_key.0, by_line.0, "{keys}");
        assert!(by_key.1 == by_line.1, "another screen after {keys}");
    }
    assert!(seen(&format!("{TO_FACTS}undo\n"), "back").1 == seen("", "start").1, "undo turns the screen back");
}

#[test]
fn secrets_by_keys_are_revealed_together() {
    let out = said::<Duel>(format!(
        "{TO_BID}press a\npress a\nhold y\nrelease y\npress a\npress a\nstate\npress up\npress a\n"
    ));
    let quiet = json!({"pressed": "a"});
    assert_eq!(out[6..8], [quiet.clone(), quiet.clone()], "the page with the dice, the curtain");
    assert_eq!(out[8..10], [json!({"held": "y"}), json!({"released": "y"})]);
    assert_eq!(out[10..12], [quiet.clone(), quiet.clone()], "red's bid, blue's curtain");
    assert_eq!(out[13..15], [json!({"pressed": "up"}), quiet]);
    let bids = &out[15]["revealed"];
    assert!(bids["red"].as_i64() <= Some(3) && bids["blue"].as_i64() <= Some(2), "{bids}");
    assert_eq!(out[16]["id"], "far");
}

#[test]
fn without_fair_dice_the_keys_enter_faces() {
    let out = said_by::<Duel>(Device::new(Dice::none(1), None), format!("{TO_ROLL}{}", "press a\n".repeat(3)));
    assert_eq!(out[7]["event"], "rolled");
}

#[test]
fn a_saved_game_is_opened_from_the_shelf() {
    let (book, save) = (games::SHELF[0].id, file("shelf"));
    let path = save.display();
    let played = |lines: String| {
        let mut headless = Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None), None);
        block_on(games::play(&mut headless, None));
        parsed(&headless.into_output())
    };
    let begun = played(format!("pick {book}\npress a\nsave {path}\nundo\n"));
    let [shelf, .., there, saved, _undone, _first] = begun.as_slice() else { panic!("{begun:?}") };
    assert_eq!(saved["event"], "saved");
    let out = played(format!("load {path}\nquit\n"));
    assert_eq!((&out[0], &out[1]["event"], &out[2]), (shelf, &json!("loaded"), there));
    let text = fs::read_to_string(&save).expect("it was saved");
    let read = umpire::save::read(&text).expect("it is sound");
    let mut other = String::new();
    umpire::save::Save { edition: read.edition + 1, ..read }.write(&mut other).expect("a string takes all");
    fs::write(&save, other).expect("there is room");
    let out = played(format!("load {path}\nstate\nquit\n"));
    fs::remove_file(&save).expect("it was saved");
    assert!(out[1]["error"].as_str().expect("an error").starts_with("made by other rules: line 3"));
    assert_eq!(out[2]["state"]["game"], "", "the shelf is still open");
}

#[test]
fn a_message_lies_over_the_question_until_a_key_or_an_answer() {
    let fixed = |lines: &str| seen_by(Some(Notice::FixedSeed), lines, "fixed").1;
    assert!(fixed("") != seen("", "plain").1, "it is shown");
    assert!(fixed("hold a\n") == seen("", "plain").1, "a key puts it away, and does nothing else");
    assert!(fixed("pick nobody\n") != seen("", "plain").1, "a mistake does not");
    assert!(fixed(TO_FACTS) == seen(TO_FACTS, "plain").1, "an answer does");
}
