//! The console and the keys where more can be done than to answer: limits, asides, dice that may be changed.

#[path = "console/meddle.rs"]
mod meddle;

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;

use meddle::Meddle;

const TO_FACTS: &str = "tick heavy\n";
const TO_ROLL: &str = "tick heavy\ntick friend\n";
const TO_OMEN: &str = "tick heavy\ntick friend\ndice 12 3\n";

/// What these lines bring out of the game, without the echo of each press.
fn said(lines: impl AsRef<str>) -> Vec<Value> {
    let device = Device::new(Dice::from_seed([3; 32]), None);
    let headless = Headless::new(lines.as_ref().as_bytes(), Vec::new(), device).sit::<Meddle>();
    let output = headless.into_output();
    let text = str::from_utf8(&output).expect("the console speaks UTF-8");
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")));
    lines.filter(|line: &Value| line.get("pressed").is_none()).collect()
}

fn last(lines: impl AsRef<str>) -> Value {
    said(lines).pop().expect("a question at least")
}

#[test]
fn a_list_with_a_limit_says_weights_and_bounds() {
    assert_eq!(
        last(""),
        json!({"ask": "tick", "id": "ambush", "seat": "red", "title": "ambush",
            "limit": {"min": 3, "max": 4, "unit": "points"}, "rows": [
            {"id": "dregs", "label": "dregs", "on": false, "weight": 1},
            {"id": "fighters", "label": "fighters", "on": false, "weight": 2},
            {"id": "heavy", "label": "heavy", "on": false, "weight": 3},
        ]})
    );
    let free = &last(TO_FACTS)["rows"][0];
    assert_eq!((free.get("weight"), last(TO_FACTS).get("limit")), (None, None), "only where there is one");
}

#[test]
fn a_line_out_of_bounds_is_told_the_bounds() {
    let want = json!("tick ID ID ..., 3 to 4 points together");
    for (line, error) in [
        ("tick", "0 points ticked, not 3 to 4"),
        ("tick fighters", "2 points ticked, not 3 to 4"),
        ("tick fighters heavy", "5 points ticked, not 3 to 4"),
    ] {
        let got = last(format!("{line}\n"));
        assert_eq!((&got["error"], &got["want"]), (&json!(error), &want), "{line}");
    }
    for right in ["tick heavy", "tick dregs fighters", "tick dregs heavy"] {
        assert_eq!(last(format!("{right}\n"))["id"], "facts", "{right}");
    }
}

#[test]
fn keys_do_not_answer_out_of_bounds() {
    let few = said("press a\npress x\nstate\n");
    assert_eq!(few.len(), 2, "the question and the state: {few:?}");
    assert_eq!(last("press a\npress down\npress a\npress x\n")["id"], "facts");
}

#[test]
fn a_roll_lists_what_can_be_done_before_it() {
    let tempt = json!({"id": "tempt", "label": "Tempt Red", "seat": "blue"});
    let banked = json!({"id": "banked", "label": "Use banked die", "seat": "red"});
    assert_eq!(last(TO_ROLL)["asides"], json!([tempt, banked]));
    let tempted = said(format!("{TO_ROLL}pick tempt\n"));
    let [.., event, again] = tempted.as_slice() else { panic!("{tempted:?}") };
    assert_eq!(
        (&event["event"], &again["id"], &again["asides"]),
        (&json!("tempted"), &json!("roll"), &json!([banked]))
    );
    let both = last(format!("{TO_ROLL}pick tempt\npick banked\n"));
    assert_eq!((&both["id"], both.get("asides")), (&json!("roll"), None));
}

#[test]
fn a_wrong_aside_says_what_would_be_right() {
    let got = last(format!("{TO_ROLL}pick tmept\n"));
    assert_eq!(got["error"], "no such option: tmept");
    assert_eq!(got["want"], "roll, or dice and 2 faces from 1 to 20, or pick ID");
    assert_eq!(got["asides"], json!(["tempt", "banked"]));
    let none = last(format!("{TO_ROLL}pick tempt\npick banked\npick tempt\n"));
    assert_eq!((&none["want"], none.get("asides")), (&json!("roll, or dice and 2 faces from 1 to 20"), None));
}

#[test]
fn dice_that_may_be_changed_are_told_with_the_options() {
    let asked = last(TO_OMEN);
    assert_eq!((&asked["ask"], &asked["id"], &asked["seat"]), (&json!("choose"), &json!("omen"), &json!("blue")));
    assert_eq!(
        asked["dice"],
        json!({"name": "Fury", "faces": [12, 3], "sides": 20, "score": "each", "op": ">=", "need": 11, "hits": 1, "grade": "success",
            "then": "On it goes"})
    );
    let ids: Vec<_> = asked["options"].as_array().expect("options").iter().map(|option| &option["id"]).collect();
    assert_eq!(ids, ["stands", "omen-1", "omen-2"]);
}

#[test]
fn dice_that_stood_are_told_like_any_other() {
    let out = said(format!("{TO_OMEN}pick stands\n"));
    let [.., rolled, rest] = out.as_slice() else { panic!("{out:?}") };
    assert_eq!((&rolled["event"], &rolled["faces"]), (&json!("rolled"), &json!([12, 3])));
    assert_eq!((&rolled["grade"], &rest["id"]), (&json!("success"), &json!("rest")));
    let changed = said(format!("{TO_OMEN}pick omen-2\n"));
    assert_eq!(changed[changed.len() - 2]["faces"], json!([12, 17]));
}

/// The page of dice that stood has been seen: one press leads on.
#[test]
fn letting_dice_stand_takes_one_press_and_shows_no_second_page() {
    assert_eq!(last(format!("{TO_OMEN}press a\n"))["id"], "rest");
    assert!(last(format!("{TO_OMEN}press a\npress a\n")).get("over").is_some(), "the next press answers the next");
    let changed = said(format!("{TO_OMEN}press right\npress x\n"));
    assert_eq!(changed[changed.len() - 2]["faces"], json!([12, 17]), "the second die");
    assert_eq!(last(format!("{TO_OMEN}press x\npress a\n"))["id"], "rest", "changed dice are shown");
}

#[test]
fn a_tick_list_does_not_roll_past_what_can_be_done_before() {
    let stopped = last(format!("{TO_FACTS}press a\npress x\n"));
    assert_eq!((&stopped["id"], stopped["asides"].as_array().map(Vec::len)), (&json!("roll"), Some(2)));
    assert_eq!(last(format!("{TO_FACTS}press x\npress a\n"))["id"], "omen", "then one press rolls");
}

#[test]
fn up_and_down_press_the_buttons_on_the_roll_page() {
    let by_key = said(format!("{TO_ROLL}press down\npress up\n"));
    assert_eq!(by_key, said(format!("{TO_ROLL}pick banked\npick tempt\n")));
    assert_eq!(
        last(format!("{TO_ROLL}press down\npress down\nstate\n")),
        last(format!("{TO_ROLL}pick banked\nstate\n"))
    );
}

#[test]
fn an_undo_counts_dice_only_where_it_takes_dice_back() {
    let dice = |lines: String| {
        let out = said(lines);
        out.iter().rfind(|line| line["event"] == "undone").expect("it was undone")["dice"].clone()
    };
    assert_eq!(dice(format!("{TO_OMEN}undo\n")), true, "they still lay there");
    assert_eq!(dice(format!("{TO_OMEN}pick stands\nundo\n")), false, "they lie there again");
    assert_eq!(dice(format!("{TO_OMEN}pick omen-1\nundo\n")), false, "with the face they fell with");
    assert_eq!(dice(format!("{TO_ROLL}pick tempt\nundo\n")), false, "nothing was thrown");
}
