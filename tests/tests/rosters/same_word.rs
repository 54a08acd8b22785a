//! Games that call their rosters by the same word: all of ours have warbands.

use std::fs;

use serde_json::{Value, json};
use umpire::board::desktop::RosterFile;
use umpire::games::SHELF;

use super::{GRIM, names, path, said};

/// A warband of the other game, under the same name.
const OTHER: &str = "warband \"Grim\" / treasury 4 / unit warriors \"Oak\" / unit bowmen";
const OURS: &str = "rattle-and-rend";
const THEIRS: &str = "warbands-and-heroes";

fn games(list: &Value) -> Vec<&str> {
    list["warbands"].as_array().expect("a list").iter().map(|one| one["game"].as_str().expect("a game")).collect()
}

#[test]
fn all_games_have_warbands() {
    let same = SHELF.iter().filter(|title| title.rosters.word == "warband").map(|title| title.book.id);
    assert!(same.eq([OURS, THEIRS, "dragon-rampant"]));
}

/// The word alone is enough: a text is for the game that can read it, whichever stands first.
#[test]
fn a_text_is_for_the_game_that_reads_it() {
    let out = said(RosterFile::default(), &format!("{OTHER}\n{GRIM}\nwarbands\n"));
    assert_eq!((&out[1]["event"], &out[1]["game"]), (&json!("kept"), &json!(THEIRS)), "{}", out[1]);
    assert_eq!((&out[2]["event"], &out[2]["game"]), (&json!("kept"), &json!(OURS)), "{}", out[2]);
    assert_eq!(out[2]["replaced"], json!(false), "the same name in another game is another roster");
    assert_eq!((games(&out[3]), names(&out[3])), (vec![OURS, THEIRS], vec!["Grim", "Grim"]));
    // What only breaks a rule is told by the rules it breaks.
    let led = "warband \"Led\" / class \"A\" trait hero attack \"B\" 1d1 / unit \"A\" captain wicked\n";
    let out = said(RosterFile::default(), led);
    assert_eq!(out[1]["faults"][0]["code"], "WH-SETUP-5", "{}", out[1]);
}

/// One is forgotten by the word and its name; of two with one name it is asked which game's.
#[test]
fn one_of_two_with_the_same_name_is_forgotten_by_its_game() {
    let kept = format!("{OTHER}\n{GRIM}\n");
    let out = said(RosterFile::default(), &format!("{kept}warband-drop Grim\nroster-drop {OURS} Grim\nwarbands\n"));
    assert_eq!(out[3], json!({"error": "several games keep one of this name", "want": "roster-drop GAME NAME"}));
    assert_eq!((&out[4]["event"], games(&out[5])), (&json!("dropped"), vec![THEIRS]));
    let out = said(RosterFile::default(), &format!("{OTHER}\nwarband-drop Odd\nwarband-drop Grim\nwarbands\n"));
    assert_eq!(out[2]["names"], json!(["Grim"]), "what could have been meant");
    assert_eq!((&out[3]["event"], games(&out[4])), (&json!("dropped"), vec![]));
}

/// Both are there at the next start, and each game offers its own.
#[test]
fn each_game_offers_its_own() {
    let path = path("same-word");
    said(RosterFile::at(Some(path.clone())), &format!("{OTHER}\n{GRIM}\n"));
    for game in [OURS, THEIRS] {
        // One of them asks first how many play.
        let out = said(RosterFile::at(Some(path.clone())), &format!("rosters {game}\npick {game}\npick 2\n"));
        let of: Vec<&Value> = out[1]["rosters"].as_array().expect("a list").iter().map(|one| &one["game"]).collect();
        assert_eq!(of, [game]);
        let asked = out.iter().rfind(|line| line["id"] == "warband").unwrap_or_else(|| panic!("{out:#?}"));
        let own = asked["options"].as_array().expect("rows").iter().filter(|row| row["label"] == "Grim");
        assert_eq!(own.count(), 1, "{asked}");
    }
    drop(fs::remove_file(path));
}
