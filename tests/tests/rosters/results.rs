//! Campaigns by lines: their tables and chronicles, and results that go from one handheld to the other.

use std::cell::RefCell;

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::{Headless, RosterFile};
use umpire::board::{Absent, Incoming};
use umpire::console::{CableConsole, Call, Facts, Place};
use umpire::fairness::dice::Dice;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::{JournalRosters, RosterKey, RosterStore};
use umpire::persistence::settings::Settings;
use umpire_tests::flash::{Cut, Did, Flash, Torn};

const FORD: &str = "roster long-fray host \"The Ford\" / 6 spears / campaign \"Winter War\"";
/// The same after a game.
const WON: &str = "roster long-fray host \"The Ford\" / 6 spears / campaign \"Winter War\" 1 0 0 0000cafe won";
const RESULT: &str = "result long-fray \"Winter War\" The Ford";

/// What comes out when these lines go in, questions aside.
pub(crate) fn said(lines: &[&str]) -> Vec<Value> {
    let lines = lines.join("\n") + "\n";
    let headless = Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None));
    let text = String::from_utf8(headless.keeping(RosterFile::default()).play(None).into_output()).expect("UTF-8");
    let all = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{e}: {line}")));
    all.filter(|line| line.get("ask").is_none()).collect()
}

fn last(lines: &[&str]) -> Value {
    said(lines).pop().expect("an answer")
}

/// The line that carries the result of a won game.
fn line() -> String {
    last(&[WON, RESULT])["result"].as_str().expect("a line").to_owned()
}

#[test]
fn campaigns_are_listed_with_their_tables() {
    let few = WON.replace("The Ford", "The Few").replace("6 spears", "3 bows");
    let feud = FORD.replace("Winter War", "Feud");
    let out =
        said(&[FORD, &few, &feud, "campaigns", "campaigns long-fray", "campaigns rattle-and-rend", "campaigns chess"]);
    let row =
        |name, won, worth| json!({"name": name, "won": won, "drawn": 0, "lost": 0, "worth": worth, "retired": false});
    let war = json!({"game": "long-fray", "campaign": "Winter War", "rosters": [row("The Few", 1, 3), row("The Ford", 0, 6)]});
    assert_eq!(out[3]["campaigns"][0], war, "who has won more stands first");
    assert_eq!((out[3]["campaigns"].as_array().map(Vec::len), &out[4]), (Some(2), &out[3]));
    assert_eq!((&out[5]["campaigns"], &out[6]["error"]), (&json!([]), &json!("no game here is called chess")));
}

#[test]
fn rosters_of_a_campaign_say_so_and_are_dropped_with_it() {
    let feud = FORD.replace("Winter War", "Feud");
    let drop = "roster-drop long-fray \"Winter War\" The Ford";
    let out = said(&[FORD, &feud, "rosters", drop, drop, "rosters"]);
    assert_eq!((&out[1]["campaign"], &out[1]["replaced"]), (&json!("Feud"), &json!(false)), "{}", out[1]);
    let campaigns = |list: &Value| -> Vec<Value> {
        list["rosters"].as_array().expect("a list").iter().map(|one| one["campaign"].clone()).collect()
    };
    assert_eq!(campaigns(&out[2]), ["Winter War", "Feud"]);
    assert_eq!(out[3], json!({"event": "dropped", "campaign": "Winter War", "name": "The Ford"}));
    assert_eq!(out[4]["names"], json!(["\"Feud\" The Ford"]), "as it can be typed: {}", out[4]);
    assert_eq!(campaigns(&out[5]), ["Feud"]);
}

#[test]
fn a_chronicle_is_told_by_line() {
    let told = last(&[WON, "chronicle long-fray \"Winter War\" \"The Ford\""]);
    assert_eq!(told["chronicle"], json!(["Fray 0000cafe: won"]), "{told}");
    let wrong = last(&[WON, "chronicle long-fray Feud The Ford"]);
    assert_eq!(wrong["error"], "no The Ford of the campaign Feud is kept here");
    assert_eq!(wrong["names"], json!(["Winter War, The Ford"]));
    assert_eq!(last(&["chronicle long-fray"])["want"], "chronicle GAME CAMPAIGN NAME");
}

#[test]
fn a_result_goes_to_another_handheld_once() {
    let line = line();
    assert!(line.starts_with("long-fray v2 result 0a57696e74657220576172"), "{line}");
    let take = format!("result {line}");
    let out = said(&[FORD, &take, &take, RESULT, "rosters"]);
    assert_eq!((&out[1]["event"], &out[1]["won"], &out[1]["name"]), (&json!("taken"), &json!(1), &json!("The Ford")));
    assert_eq!(out[2]["error"], "this result was taken already");
    assert!(out[2]["want"].is_string());
    assert_eq!(out[3]["result"], json!(line), "byte for byte");
    assert_eq!(out[4]["rosters"][0]["text"], json!(WON["roster long-fray ".len()..]));
}

#[test]
fn a_result_that_is_damaged_edited_or_foreign_is_refused_with_the_reason() {
    let line = line();
    let unsummed = &line[..line.len() - 10];
    let crc = "its checksum does not fit: it was altered or cut off on the way";
    let missing = "its checksum is missing: it was altered or cut off on the way";
    for (result, wrong) in [
        (line.replacen("0a57", "0a58", 1), crc),
        (line.replacen(" v2 ", " v1 ", 1), crc),
        (line[..line.len() - 1].to_owned(), missing),
        (unsummed.to_owned(), missing),
        (summed("long-fray v9 result 00"), "a newer program wrote it, in version 9; 2 is the newest known here"),
        (summed("long-fray v2 result 0"), "it is no result that can be read here"),
        (summed("long-fray v2 result 00"), "it is no result that can be read here"),
        (summed("long-fray v2 host \"The Ford\" / 6 spears"), "it is a roster, and no result"),
        (summed("chess v2 result 00"), "no game here is called chess"),
        (
            summed(&unsummed.replace("54686520466f7264", "54686520466f7265")),
            "no The Fore of the campaign Winter War is kept here",
        ),
        (summed(&format!("{unsummed}00")), "it is no result that can be read here"),
    ] {
        let out = said(&[FORD, &format!("result {result}"), "rosters"]);
        assert_eq!(out[1]["error"], wrong, "{result}");
        assert!(out[1]["want"].is_string(), "{}", out[1]);
        assert_eq!(out[2]["rosters"][0]["text"], json!("host \"The Ford\" / 6 spears / campaign \"Winter War\" 0 0 0"));
    }
    assert_eq!(last(&[FORD, RESULT])["error"], "it has no result yet");
    assert_eq!(last(&[FORD, "result"])["error"], "no game here is called ");
    // A line of a result is no roster, either.
    assert!(last(&[&format!("roster {line}")])["error"].is_string());
}

/// A line with the checksum that fits.
fn summed(text: &str) -> String {
    let mut sum = umpire_engine::table::checksum::Crc32::new();
    sum.add(text.as_bytes());
    format!("{text} #{:08x}", sum.done())
}

#[test]
fn limits_of_campaigns_say_what_to_delete() {
    let mut lines: Vec<String> = (1..=8).map(|n| FORD.replace("Ford", &format!("Ford {n}"))).collect();
    lines.extend((1..=3).map(|n| FORD.replace("Winter War", &format!("War {n}"))));
    lines.extend([FORD.replace("Ford", "Ford 9"), FORD.replace("Winter War", "War 9")]);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let out = said(&lines);
    assert_eq!(out[11]["error"], "8 rosters of this campaign are kept already: delete one of them");
    assert_eq!(out[12]["error"], "4 campaigns are kept already: delete all rosters of one of them");
    assert!(
        out[11..]
            .iter()
            .all(|line| line["want"].as_str().is_some_and(|want| want.starts_with("roster-drop GAME CAMP")))
    );
}

/// One line by cable, to a handheld in its foyer.
fn by_cable(line: &str, rosters: &mut dyn RosterStore) -> String {
    let (mut console, mut device) = (CableConsole::at(Place::Handheld), Device::new(Dice::from_seed([3; 32]), None));
    let facts = Facts { board: "toy", battery: None, flash_left: None, settings: Settings::DEFAULT };
    let mut out = String::new();
    umpire_tests::fray::fought(&["2 spears", "3 spears"], 1).then(|game| {
        let incoming = Incoming { call: Call::Line(line), out: &mut out, files: None };
        console.call(incoming, &facts, &mut device, (rosters, &mut Absent), game);
    });
    out
}

/// Power goes at every byte while a result is taken: the roster is there without it or with it.
#[test]
fn a_cut_of_power_while_a_result_is_taken_leaves_the_old_roster_or_the_new_one() {
    let take = format!("result {}", line());
    let key = RosterKey { game: "long-fray", campaign: "Winter War", name: "The Ford" };
    let store = RefCell::new(Journal::open(Flash::<1>::new(20)).0);
    by_cable(FORD, &mut JournalRosters(&store));
    let before = JournalRosters(&store).read(key).expect("it is kept");
    let begun = store.into_inner().close();
    let open = || {
        let mut flash = begun.clone();
        flash.did.clear();
        RefCell::new(Journal::open(flash).0)
    };
    let store = open();
    assert!(by_cable(&take, &mut JournalRosters(&store)).contains("taken"));
    let after = JournalRosters(&store).read(key).expect("it is kept");
    assert!(after != before);
    let deeds = store.into_inner().close().did;
    for (deed, did) in deeds.iter().enumerate() {
        let ways: Vec<Cut> = match did {
            Did::Program(bytes) => (0..*bytes).map(Cut::At).chain([Cut::Scattered]).collect(),
            Did::Erase => Torn::ALL.map(Cut::Erase).to_vec(),
        };
        for (seed, cut) in (0..).zip(ways) {
            let store = open();
            store.borrow_mut().flash().cut_after(deed, cut, seed);
            let said = by_cable(&take, &mut JournalRosters(&store));
            let mut flash = store.into_inner().close();
            flash.wake();
            let store = RefCell::new(Journal::open(flash).0);
            let there = JournalRosters(&store).read(key).expect("old or new, never neither");
            assert!(there == before || there == after, "{cut:?} of deed {deed}");
            assert!(!said.contains("\"taken\"") || there == after, "{cut:?} of deed {deed}: what was said is so");
            let again = by_cable(&take, &mut JournalRosters(&store));
            assert_eq!(again.contains("taken already"), there == after, "{cut:?} of deed {deed}: {again}");
            assert_eq!(JournalRosters(&store).read(key).as_ref(), Some(&after));
        }
    }
}
