//! Keys pressed by lines, and the pictures they bring.

use super::*;

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
        "{TO_BID}press a\npress a\nhold y\nrelease y\npress a\npress a\nstate\npress up\npress a\npress a\n"
    ));
    let quiet = json!({"pressed": "a"});
    assert_eq!(out[6..8], [quiet.clone(), quiet.clone()], "the page with the dice, the curtain");
    assert_eq!(out[8..10], [json!({"held": "y"}), json!({"released": "y"})]);
    assert_eq!(out[10..12], [quiet.clone(), quiet.clone()], "red's bid, blue's curtain");
    assert_eq!(out[13..16], [json!({"pressed": "up"}), quiet.clone(), quiet], "blue's bid, and a press that reveals");
    let bids = &out[16]["revealed"];
    assert!(bids["red"].as_i64() <= Some(3) && bids["blue"].as_i64() <= Some(2), "{bids}");
    assert_eq!(out[17]["id"], "far");
}

#[test]
fn without_fair_dice_the_keys_enter_faces() {
    let out = said_by::<Duel>(Device::new(Dice::NONE, None), format!("{TO_ROLL}{}", "press up\npress a\n".repeat(3)));
    assert_eq!(out[10]["event"], "rolled");
}

#[test]
fn a_message_lies_over_the_question_until_a_key_or_an_answer() {
    let fixed = |lines: &str| seen_by(Some(Notice::FixedSeed), lines, "fixed").1;
    assert!(fixed("") != seen("", "plain").1, "it is shown");
    assert!(fixed("hold a\n") == seen("", "plain").1, "a key puts it away, and does nothing else");
    assert!(fixed("pick nobody\n") != seen("", "plain").1, "a mistake does not");
    assert!(fixed(TO_FACTS) == seen(TO_FACTS, "plain").1, "an answer does");
}

/// On the shelf Y opens the settings at once.
#[test]
fn who_types_at_the_desk_changes_its_settings() {
    let png = file("setting");
    let drawn = |keys: &str| {
        let lines = format!("{keys}screen {}\n", png.display());
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None)).play(None);
        let drawn = fs::read(&png).expect("it was drawn");
        fs::remove_file(&png).expect("it was drawn");
        drawn
    };
    let (page, change) = ("press y\n", "press a\n");
    let (normal, large) = (drawn(page), drawn(&format!("{page}{change}")));
    assert!(large != normal, "text is large");
    assert!(drawn(&format!("{page}{change}{change}")) == normal, "and as it was");
}
