//! Names by lines.

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_outside::Fray;

fn said(lines: &str) -> Vec<Value> {
    let headless =
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).sit::<Fray>();
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn last(lines: &str) -> Value {
    said(lines).pop().expect("an answer")
}

#[test]
fn a_side_is_called_by_its_name_everywhere() {
    let told = said("call red Ann\nstate\nlog\n");
    let event = told.iter().find(|line| line["event"] == "nickname").expect("an event");
    assert_eq!((&event["text"], &event["seat"]), (&json!("Red is called Ann"), &json!("red")));
    let state = told.iter().find(|line| line["state"].is_object()).expect("a state");
    assert_eq!(state["state"]["names"], json!({ "red": "Ann" }));
    assert!(told.last().expect("a log").to_string().contains("Red is called Ann"));
}

#[test]
fn the_open_question_is_asked_again_and_nothing_else() {
    let told = said("call red Ann\ncall red Anna\n");
    let begun = said("").len();
    let kinds: Vec<_> = told[begun..].iter().map(|line| line["event"].as_str().unwrap_or("ask")).collect();
    assert_eq!(kinds, ["nickname", "ask", "nickname", "ask"], "{told:?}");
    assert_eq!(told[begun + 1]["id"], told[begun + 3]["id"]);
}

#[test]
fn a_name_is_taken_away_by_the_id_alone_and_back_by_undo() {
    let names = |lines: &str| last(lines)["state"]["names"].clone();
    assert_eq!(names("call red Ann\ncall blue Bob\ncall red\nstate\n"), json!({ "blue": "Bob" }));
    assert_eq!(names("call red Ann\nundo\nstate\n"), Value::Null);
    assert_eq!(names("call red Ann\nundo\nredo\nstate\n"), json!({ "red": "Ann" }));
}

#[test]
fn what_is_no_name_is_told_with_what_would_be_right() {
    for (line, wrong) in [
        ("call", "no side and no piece has the id"),
        ("call green Ann", "no side and no piece has the id green"),
        ("call red Bartholomew Smith", "Bartholomew Smith is too long"),
        ("call red Bartholomew", "too wide for a line of the screen"),
        ("call red Blue", "that is what it is called already"),
        ("call red \u{3a9}mega", "12 letters at most"),
    ] {
        let told = last(&format!("{line}\n"));
        assert!(told["error"].as_str().is_some_and(|text| text.contains(wrong)), "{line}: {told}");
        assert!(told["want"].is_string(), "{told}");
    }
}

#[test]
fn help_tells_of_it() {
    assert!(last("help\n")["help"]["call ID TEXT"].is_string());
}
