//! What the console prints of questions that carry more than their rows.

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::console::{CableConsole, Place};
use umpire::fairness::dice::Dice;
use umpire_tests::gallery::{Shot, gallery};

/// The question of a page of the gallery.
fn printed(page: &str) -> Value {
    let Shot { game, .. } = gallery().into_iter().find(|shot| shot.name == page).expect("a page");
    let (mut out, device) = (String::new(), Device::new(Dice::from_seed([3; 32]), None));
    CableConsole::at(Place::Desk).resume(&device, &game, &mut out);
    serde_json::from_str(&out).unwrap_or_else(|e| panic!("{e}: {out}"))
}

#[test]
fn a_choice_under_a_distance_prints_it() {
    let ask = printed("far-four");
    let distance = json!({"least": 4, "value": 8, "unit": "CM", "band": null, "way": "straight, 1 wheel"});
    assert_eq!((&ask["ask"], &ask["distance"]), (&json!("choose"), &distance), "{ask}");
    assert_eq!(ask["options"].as_array().map(Vec::len), Some(4));
    assert_eq!(printed("choose-rows").get("distance"), None, "and no other does");
}

#[test]
fn the_beginning_of_a_step_prints_what_waits_in_it() {
    let ask = printed("step");
    let step = json!({"number": 7, "waits": "3 contacts to fight", "then": "then 8: leaders in them"});
    assert_eq!((&ask["step"], &ask["options"][1]["id"]), (&step, &json!("skip")), "{ask}");
}
