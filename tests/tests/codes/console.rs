//! Codes by lines: printed, taken in any order, refused with a reason, and remembered through cuts of power.

use std::cell::RefCell;

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::{Headless, RosterFile};
use umpire::fairness::dice::Dice;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::{JournalRosters, OwnKey, RosterStore};
use umpire_engine::table::{CodeKind, RosterBook};
use umpire_tests::flash::Flash;
use umpire_tests::random::Lcg;

use super::{examples, lines, some};
use umpire_tests::desk::{blank, call, said as at_the_board};

const GRIM: &str =
    "warband Grim / 4 fighters + champion spot-weakness / tactics elites zealots / bond null / reputation wary";

/// What comes out when these lines go in at a desk that keeps nothing yet, without the first question.
fn said(lines: &[String]) -> Vec<Value> {
    let device = Device::new(Dice::from_seed([7; 32]), None);
    let lines = lines.join("\n") + "\n";
    let headless = Headless::new(lines.as_bytes(), Vec::new(), device).keeping(RosterFile::default()).play(None);
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")));
    lines.filter(|line: &Value| line.get("ask").is_none() && line.get("question").is_none()).collect()
}

/// The roster of the books that takes the most parts, and its name.
fn longest() -> (&'static RosterBook, Vec<u8>, String) {
    let (book, bytes) = examples().into_iter().max_by_key(|(_, bytes)| bytes.len()).expect("there are some");
    let mut name = String::new();
    assert!((book.name)(&bytes, &mut |called| name = called.to_owned()));
    (book, bytes, name)
}

fn take(line: &str) -> String {
    format!("code {line}")
}

/// What lies in a flash: every roster, byte for byte.
fn kept(flash: &Flash) -> Vec<(String, Vec<u8>)> {
    let store = RefCell::new(Journal::open(flash.clone()).0);
    let (mut rosters, mut keys) = (JournalRosters(&store), Vec::new());
    rosters.each(&mut |key| keys.push((key.game.to_owned(), OwnKey::from(key))));
    let read = |(game, key): (String, OwnKey)| {
        (key.name.to_string(), rosters.read(key.in_game(&game)).expect("listed").to_vec())
    };
    keys.into_iter().map(read).collect()
}

fn events(out: &[Value]) -> Vec<&str> {
    out.iter().filter_map(|line| line["event"].as_str()).collect()
}

#[test]
fn a_roster_is_printed_as_a_code_and_kept_from_it() {
    let out = said(&[GRIM.into(), "code rattle-and-rend Grim".into(), "rosters".into()]);
    let printed = out.iter().find(|line| line.get("code").is_some()).expect("its code");
    assert_eq!((&printed["name"], &printed["part"], &printed["parts"]), (&json!("Grim"), &json!(1), &json!(1)));
    let line = printed["code"].as_str().expect("a line");
    let back = said(&[take(line), "rosters".into()]);
    assert!(events(&back).contains(&"kept"), "{back:?}");
    assert_eq!(back.last().expect("the list")["rosters"], out.last().expect("the list")["rosters"]);
}

#[test]
fn parts_come_in_any_order_and_it_says_which_are_missing() {
    let (book, bytes, name) = longest();
    let all = lines(CodeKind::Roster, book.game, &bytes);
    assert!(all.len() > 2, "{}: {} bytes", book.game, bytes.len());
    let mut order: Vec<String> = all.iter().rev().map(|line| take(line)).collect();
    order.push(format!("code {} {name}", book.game));
    let out = said(&order);
    let parts: Vec<&Value> = out.iter().filter(|line| line["event"] == "part").collect();
    assert_eq!(parts.len(), all.len() - 1);
    let first: Vec<usize> = (1..all.len()).collect();
    assert_eq!(parts[0]["missing"], json!(first), "all but the last of them");
    assert_eq!(parts[parts.len() - 1]["missing"], json!([1]));
    let printed: Vec<&str> = out.iter().filter_map(|line| line["code"].as_str()).collect();
    assert_eq!(printed, all, "and what is kept is the same");
}

#[test]
fn what_is_wrong_is_said_and_loses_nothing() {
    let (book, bytes, _) = longest();
    let all = lines(CodeKind::Roster, book.game, &bytes);
    let other = lines(CodeKind::Roster, book.game, &bytes[..bytes.len() - 1]);
    let cases = [
        (all[1][..60].to_owned(), "the end of this code is missing"),
        (all[1].replacen("2/", "3/", 1), "this code is damaged: its checksum does not fit"),
        (other[1].clone(), "this part is of another code than those that came before"),
        ("PU9:R:X".into(), "a newer program wrote this code"),
        (lines(CodeKind::Roster, "chess", &bytes).remove(0), "no game here is called chess"),
    ];
    for (wrong, why) in cases {
        let mut said_lines = vec![take(&all[0]), take(&wrong)];
        said_lines.extend(all[1..].iter().map(|line| take(line)));
        let out = said(&said_lines);
        let errors: Vec<&Value> = out.iter().filter(|line| line.get("error").is_some()).collect();
        assert_eq!(errors.len(), 1, "{why}: {out:?}");
        assert_eq!(errors[0]["error"], why);
        assert!(errors[0]["want"].is_string());
        assert_eq!(events(&out).last(), Some(&"kept"), "{why}");
    }
}

#[test]
fn a_name_that_is_taken_is_refused_and_the_same_roster_is_not() {
    let out = said(&[GRIM.into(), "code rattle-and-rend Grim".into()]);
    let line = take(out.iter().find_map(|line| line["code"].as_str()).expect("its code"));
    let other = GRIM.replace("wary", "devious");
    let out = said(&[other, line.clone(), "rosters".into()]);
    let error = out.iter().find(|line| line.get("error").is_some()).unwrap_or_else(|| panic!("refused: {out:?}"));
    assert!(error["error"].as_str().expect("why").starts_with("another roster has this name"), "{error}");
    assert!(out.last().expect("the list")["rosters"][0]["text"].as_str().expect("text").contains("devious"));
    let again = said(&[line.clone(), line]);
    let kept: Vec<&Value> = again.iter().filter(|line| line["event"] == "kept").collect();
    assert_eq!(kept[1]["note"], "this very roster was kept already");
}

/// Bytes that no game wrote, with all their checksums: they are no roster that may play.
#[test]
fn a_roster_that_may_not_play_is_refused() {
    for (book, bytes) in examples() {
        let mut wrong = bytes.clone();
        wrong.truncate(bytes.len() / 2);
        let out = said(&[take(&lines(CodeKind::Roster, book.game, &wrong)[0])]);
        assert!(out.iter().all(|line| line["event"] != "kept"), "{}: {out:?}", book.game);
        let mut newer = bytes.clone();
        newer.truncate(100);
        newer[0] = 200;
        let out = said(&[take(&lines(CodeKind::Roster, book.game, &newer)[0])]);
        assert_eq!(out.last().expect("an answer")["error"], "a newer program wrote this code", "{}", book.game);
    }
}

#[test]
fn a_result_of_a_roster_that_is_not_kept_is_refused() {
    let mut bytes = vec![1, 4];
    bytes.extend_from_slice(b"Club\x04Grim");
    let out = said(&[take(&lines(CodeKind::Result, "rattle-and-rend", &bytes)[0])]);
    let answer = out.last().expect("an answer");
    assert_eq!(answer["error"], "no Grim of the campaign Club is kept here");
    let junk = some(&mut Lcg::new(1), 1);
    let out = said(&[take(&lines(CodeKind::Result, "rattle-and-rend", &[1, junk[0] | 128])[0])]);
    assert_eq!(out.last().expect("an answer")["error"], "it is no result that can be read here");
}

#[test]
fn parts_can_be_forgotten_and_asked_for() {
    let (book, bytes, _) = longest();
    let all = lines(CodeKind::Roster, book.game, &bytes);
    let other = lines(CodeKind::Roster, book.game, &bytes[..bytes.len() - 1]);
    let out = said(&["code".into(), take(&all[0]), "code".into(), "code drop".into(), take(&other[0])]);
    assert_eq!(
        out.iter().find(|line| line.get("error").is_some()).expect("nothing yet")["error"],
        "no part of a code came"
    );
    assert_eq!(events(&out).iter().filter(|event| **event == "part").count(), 3, "{out:?}");
}

/// On the board: each part is said to a device that is switched off after it, at any write.
#[test]
fn parts_outlast_every_cut_of_power() {
    let (book, bytes, name) = longest();
    let all = lines(CodeKind::Roster, book.game, &bytes);
    let whole = vec![(name, bytes)];
    for writes in 0..8 {
        let mut flash = blank();
        for line in all.iter().rev() {
            // Whether it came or not: it is said again, as who was not answered does.
            flash = call(flash, &[&take(line)], Some((writes, 3))).0;
            let before = kept(&flash);
            assert!(before.is_empty() || before == whole, "nothing or all of it");
            flash = at_the_board(&flash, &[&take(line)]).0;
        }
        assert_eq!(kept(&flash), whole, "cut after {writes} writes");
    }
}

const FORD: &str = "roster long-fray host \"The Ford\" / 6 spears / campaign \"Winter War\"";
/// The same after a game.
pub(crate) const WON: &str =
    "roster long-fray host \"The Ford\" / 6 spears / campaign \"Winter War\" 1 0 0 0000cafe won";

/// A result goes from one device into the roster of another that it names, and once.
#[test]
fn a_result_is_taken_from_its_code_and_never_twice() {
    let out = said(&[WON.into(), "code result long-fray \"Winter War\" The Ford".into()]);
    let printed = out.iter().find(|line| line.get("code").is_some()).unwrap_or_else(|| panic!("a code: {out:?}"));
    assert_eq!((&printed["campaign"], &printed["name"]), (&json!("Winter War"), &json!("The Ford")));
    let line = printed["code"].as_str().expect("a line").to_owned();
    assert!(line.starts_with("PU1:G:LONG-FRAY:1/1:"), "{line}");
    let list = String::from("rosters long-fray");
    let out = said(&[FORD.into(), take(&line), take(&line.to_lowercase()), list.clone()]);
    assert_eq!(events(&out), ["kept", "taken"], "{out:?}");
    let errors: Vec<&Value> = out.iter().filter_map(|line| line.get("error")).collect();
    assert_eq!(errors, ["this result was taken already"]);
    assert_eq!(out.last(), said(&[WON.into(), list]).last(), "the same roster as where it was played");
}

/// A roster of a campaign goes with all that the campaign knows of it, and beside one of the same name elsewhere.
#[test]
fn a_roster_of_a_campaign_is_carried_too() {
    let out = said(&[WON.into(), "code long-fray \"Winter War\" The Ford".into(), "rosters".into()]);
    let line = out.iter().find_map(|line| line["code"].as_str()).unwrap_or_else(|| panic!("a code: {out:?}"));
    let back = said(&["roster long-fray host \"The Ford\" / 3 bows".into(), take(line), "rosters long-fray".into()]);
    assert_eq!(events(&back), ["kept", "kept"], "{back:?}");
    let kept = back.last().expect("the list")["rosters"].as_array().expect("a list").clone();
    assert_eq!((kept.len(), &kept[1]), (2, &out.last().expect("the list")["rosters"][0]));
}
