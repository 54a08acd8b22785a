//! RosterFile by lines: checked, kept under their name, built question by question, and carried by saved games.

#[path = "rosters/campaigns.rs"]
mod campaigns;
#[path = "rosters/file.rs"]
mod file;
#[path = "rosters/journal.rs"]
mod journal;
#[path = "rosters/line.rs"]
mod line;
#[path = "rosters/release.rs"]
mod release;
#[path = "rosters/results.rs"]
mod results;
#[path = "rosters/same_word.rs"]
mod same_word;

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::{Headless, RosterFile};
use umpire::fairness::dice::Dice;
use umpire::persistence::rosters::MAX_ROSTERS;

const GRIM: &str =
    "warband Grim / 4 fighters + champion spot-weakness / tactics elites zealots / bond null / reputation wary";

/// A file nobody else has.
fn path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("umpire-rosters-{}-{name}", std::process::id()));
    drop(fs::remove_file(&path));
    path
}

/// What comes out when these lines go in, with these rosters.
fn said(rosters: RosterFile, lines: &str) -> Vec<Value> {
    let device = Device::new(Dice::from_seed([7; 32]), None);
    let headless = Headless::new(lines.as_bytes(), Vec::new(), device).keeping(rosters).play(None);
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn names(answer: &Value) -> Vec<&str> {
    answer["warbands"].as_array().expect("a list").iter().map(|one| one["name"].as_str().expect("a name")).collect()
}

/// A game that is running was offered what was kept before it: that a roster came too late for it is said.
#[test]
fn a_warband_that_came_too_late_is_kept_for_the_next_game() {
    let path = path("late");
    let lines = format!("{GRIM}\npick rattle-and-rend\npick ogrekin\npick ghosts\n{GRIM}\nwarbands\n");
    let out = said(RosterFile::at(Some(path.clone())), &lines);
    let kept: Vec<_> = out.iter().filter(|line| line["event"] == "kept").collect();
    let late = "kept for the next game: the one that is running does not offer it";
    assert_eq!((kept[0].get("note"), &kept[1]["note"]), (None, &json!(late)));
    assert_eq!(names(out.last().expect("the list")), ["Grim"]);
    drop(fs::remove_file(&path));
}

#[test]
fn a_sound_warband_is_kept_under_its_name() {
    let path = path("kept");
    let out = said(RosterFile::at(Some(path.clone())), &format!("{GRIM}\n{GRIM}\nwarbands\n"));
    assert_eq!((&out[1]["event"], &out[1]["replaced"]), (&json!("kept"), &json!(false)));
    assert_eq!(out[2]["replaced"], json!(true), "the same name again, and it says so");
    assert_eq!(names(&out[3]), ["Grim"]);
    let text = out[3]["warbands"][0]["text"].as_str().expect("its text").to_owned();
    // It is there at the next start, and its text keeps it elsewhere.
    let out = said(RosterFile::at(Some(path.clone())), "warbands\nwarband-drop Grim\nwarbands\n");
    assert_eq!((names(&out[1]), &out[2]["event"], names(&out[3])), (vec!["Grim"], &json!("dropped"), vec![]));
    let out = said(RosterFile::at(Some(path.clone())), &format!("warbands\n{text}\nwarbands\n"));
    assert_eq!((names(&out[1]), names(&out[3])), (vec![], vec!["Grim"]));
    drop(fs::remove_file(path));
}

#[test]
fn every_fault_comes_with_its_code_and_what_would_be_right() {
    let poor = "warband Poor / 9 dregs / heavy / tactics elites / bond retinue\n";
    let out = said(RosterFile::default(), &format!("{poor}warbands\n"));
    let faults = out[1]["faults"].as_array().expect("faults");
    let codes: Vec<&str> = faults.iter().map(|fault| fault["code"].as_str().expect("a code")).collect();
    assert_eq!(codes, ["V2", "V3", "V4", "V6", "V7", "V9"]);
    assert_eq!(faults[0]["text"], "10 Elements, max 8");
    assert!(faults.iter().all(|fault| !fault["want"].as_str().expect("a want").is_empty()));
    assert_eq!(names(&out[2]), [] as [&str; 0], "nothing was kept");
    let out = said(RosterFile::default(), "warband Odd / knights\nwarband-drop Odd\nwarband\n");
    assert_eq!(out[1]["error"], "not understood: knights");
    assert!(out[1]["want"].as_str().expect("a want").contains("fighters"));
    assert_eq!((&out[2]["error"], &out[2]["names"]), (&json!("no roster of this name is kept"), &json!([])));
    assert_eq!(out[3]["error"], "a warband begins with its name");
}

#[test]
fn there_is_room_for_forty_over_all_games() {
    let more = MAX_ROSTERS + 1;
    let lines: String = (1..=more).map(|n| format!("{}\n", GRIM.replace("Grim", &format!("Grim {n}")))).collect();
    let out = said(RosterFile::default(), &format!("{lines}warbands\n"));
    assert_eq!(out[more]["error"], "40 rosters are kept already");
    assert_eq!(out[more]["want"], "roster-drop GAME NAME first");
    assert_eq!(names(&out[more + 1]).len(), MAX_ROSTERS);
}

/// A roster that finds no room is not lost: it lies on the workbench still.
#[test]
fn what_finds_no_room_stays_on_the_workbench() {
    let lines: String =
        (1..=MAX_ROSTERS).map(|n| format!("{}\n", GRIM.replace("Grim", &format!("Grim {n}")))).collect();
    let build = "pick warbands\npick example\npick ghosts\npick keep\nwarband-drop Grim 7\npick keep\nwarbands\n";
    let out = said(RosterFile::default(), &format!("{lines}{build}"));
    let failed = out.iter().position(|line| line["event"] == "not-kept").expect("it is said");
    assert_eq!(out[failed + 1]["id"], "warband", "back at the workbench: {}", out[failed + 1]);
    let list = names(out.last().expect("the list"));
    assert!(list.len() == MAX_ROSTERS && list.iter().any(|name| name.contains("Ghost")), "{list:?}");
}

/// No roster takes the place of another by its name: that is said, and it lies on the workbench still.
#[test]
fn a_name_that_is_taken_is_said() {
    let build = "pick warbands\npick example\npick ghosts\npick name\nname Grim\npick keep\n";
    let out = said(RosterFile::default(), &format!("{GRIM}\n{build}pick name\nname Other\npick keep\nwarbands\n"));
    let failed = out.iter().position(|line| line["event"] == "not-kept").expect("it is said");
    assert!(
        out[failed]["text"].as_str().is_some_and(|text| text.starts_with("another roster has this name")),
        "{out:?}"
    );
    let next = out[failed..].iter().find(|line| line["ask"].is_string()).expect("a question");
    assert_eq!(next["id"], "warband", "back at the workbench");
    let list = &out.last().expect("the list")["warbands"];
    assert_eq!(names(out.last().expect("the list")), ["Grim", "Other"]);
    assert!(list[0]["text"].as_str().expect("a text").contains("spot-weakness"), "as it was: {list}");
}

#[test]
fn the_workbench_keeps_what_is_built_and_shows_it_again() {
    let path = path("built");
    let build = "pick warbands\npick example\npick ghosts\npick name\nname My Ghosts\npick keep\nwarbands\n";
    let out = said(RosterFile::at(Some(path.clone())), build);
    let settled = out.iter().position(|line| line["event"] == "settled").expect("it is written down");
    let next = &out[settled + 1];
    assert_eq!((&next["id"], &next["note"]), (&json!("warbands"), &json!("1 of 40 kept")));
    assert_eq!(next["options"][2], json!({"id": "kept-1", "label": "My Ghosts", "cost": 0, "off": null}));
    assert_eq!(names(out.last().expect("the list")), ["My Ghosts"]);
    // Renamed, it does not stay under its old name; forgotten, it is gone.
    let rename = "pick warbands\npick kept-1\npick change\npick name\nname Yours\npick keep\nwarbands\n";
    assert_eq!(names(said(RosterFile::at(Some(path.clone())), rename).last().expect("the list")), ["Yours"]);
    let forget = "pick warbands\npick kept-1\npick forget\npick forget\nwarbands\n";
    assert_eq!(names(said(RosterFile::at(Some(path.clone())), forget).last().expect("the list")), [] as [&str; 0]);
    assert!(!fs::read_to_string(&path).expect("the file").contains("Ghosts"));
    drop(fs::remove_file(path));
}

#[test]
fn a_file_that_cannot_be_written_is_said_and_what_was_kept_still_is() {
    let blocked = path("blocked");
    fs::write(&blocked, "").expect("a temporary file");
    let out = said(RosterFile::at(Some(blocked.join("rosters.txt"))), &format!("{GRIM}\nwarbands\n"));
    let error = out.iter().find_map(|line| line["error"].as_str()).expect("it is said");
    assert!(error.starts_with("it could not be written down"), "{error}");
    assert_eq!(names(out.last().expect("the list")), [] as [&str; 0]);
    drop(fs::remove_file(blocked));
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_saved_game_carries_its_warbands() {
    let save = path("save");
    let lines = format!("{GRIM}\npick rattle-and-rend\npick own-1\npick ghosts\nsave {}\n", save.display());
    assert!(said(RosterFile::default(), &lines).iter().any(|line| line["event"] == "saved"));
    let text = fs::read_to_string(&save).expect("the save");
    assert!(text.starts_with("pocket-umpire save 4\n"));
    let opening = text.lines().nth(5).expect("a sixth line");
    assert!(opening.starts_with("opening 02"), "two warbands: {opening}");
    assert!(opening.contains(&hex("Grim")) && !opening.contains(&hex("Ogrekin")), "those that play, and no others");
    // Elsewhere nobody keeps it, and the game goes on.
    let out = said(RosterFile::default(), &format!("load {}\nsave --force {}\n", save.display(), save.display()));
    assert!(out.iter().any(|line| line["event"] == "loaded"), "{out:?}");
    assert_eq!(fs::read_to_string(&save).expect("the save"), text, "and carries it still");
    drop(fs::remove_file(save));
}

#[test]
fn a_save_of_the_first_kind_is_refused_with_a_reason() {
    let save = path("old");
    fs::write(&save, "pocket-umpire save 1\ngame rattle-and-rend\nedition 1\nseed none\nanswers 0\ncrc32 00000000\n")
        .expect("a temporary file");
    let out = said(RosterFile::default(), &format!("load {}\n", save.display()));
    let last = out.last().expect("an answer");
    assert!(last["error"].as_str().expect("an error").contains("line 1"), "{last}");
    assert!(last["want"].as_str().expect("a want").contains("this game was saved by an older program"), "{last}");
    drop(fs::remove_file(save));
}
