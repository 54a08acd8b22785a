//! What lines and the export call a draw, and dice that are no check.

use std::fs;

use rattle_and_rend::RattleAndRend;
use serde_json::json;

use crate::{file, said};

/// Four Rounds of passes, the last by house rule: as many points on both sides.
fn drawn() -> String {
    let setup = "pick house\npick setup\npick hr-19\npick back\npick done\npick elements\ntick\nok\n";
    format!("{setup}{}", "number 1\nnumber 0\npick red\npick pass\npick pass\npick pass\n".repeat(4))
}

#[test]
fn a_draw_is_called_a_draw() {
    let text = file("export-draw");
    let out = said::<RattleAndRend>(format!("{}export {}\n", drawn(), text.display()));
    let over = out.iter().find(|line| line.get("over").is_some()).expect("it is over");
    assert_eq!(over["over"], json!({"winner": null, "draw": true, "why": "Nobody is ahead"}));
    let event = out.iter().find(|line| line["event"] == "over").expect("it is told");
    assert_eq!((&event["winner"], &event["draw"]), (&json!(null), &json!(true)));
    let told = fs::read_to_string(&text).expect("a text");
    fs::remove_file(&text).expect("it was written");
    assert!(told.trim_end().ends_with("A draw: Nobody is ahead"), "{told}");
}

#[test]
fn dice_that_are_only_read_are_no_check() {
    let text = file("export-read");
    let to_turn = "pick elements\npick ogrekin\npick dwarves\ntick\nok\nnumber 1\nnumber 0\npick red\n";
    let disputed = "pick talk\npick dispute\ndice 7\ndice 7\ndice 3\ndice 9\n";
    let lines = format!("{to_turn}{disputed}export {}\n", text.display());
    let out = said::<RattleAndRend>(lines);
    let thrown: Vec<_> = out.iter().filter(|line| line["event"] == "rolled").collect();
    assert_eq!((&thrown[1]["then"], &thrown[3]["then"]), (&json!("Equal: both throw again"), &json!("Blue is higher")));
    assert!(
        thrown.iter().all(|line| line["score"] == "read" && line.get("grade").is_none() && line.get("need").is_none())
    );
    let told = fs::read_to_string(&text).expect("a text");
    fs::remove_file(&text).expect("it was written");
    assert!(told.contains("Roll-off d20 [7]: Equal: both throw again\n"), "{told}");
    assert!(!told.contains("needs") && !told.contains("success"), "{told}");
}
