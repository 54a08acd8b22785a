//! Hosts as lines of text, of this version and the one before, and the bench they are built on.

use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{BenchOpening, Roster, RosterBook, RosterLine};
use umpire_outside::{CompanyKind, Drill, Fray, WarHost};
use umpire_tests::game_play::GamePlay;

/// What an older release wrote: it knew no wings, and called riders horse.
const OLD: &str = include_str!("../kept/hosts-v1.txt");
const BOOK: RosterBook = RosterBook::of::<Fray>();

/// What comes out when these lines go in.
fn said(lines: &str) -> Vec<Value> {
    let headless = Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).play(None);
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

#[test]
fn an_older_releases_line_is_read_by_this_one() {
    let line = RosterLine::read(OLD).expect("its checksum fits");
    assert_eq!((line.game, line.version), ("long-fray", Some(1)));
    let host = WarHost::read(1, line.text, &mut |remark| panic!("{}", remark.wrong)).expect("it reads");
    assert_eq!((host.name(), host.companies()), ("Old Guard", 9));
    assert!(host.entries.iter().any(|entry| entry.kind == CompanyKind::Riders && entry.wing == 0));
    // By the console, too; and it is written anew in today's version.
    let out = said(&format!("roster {OLD}\nrosters long-fray\n"));
    assert_eq!(out[1]["event"], "kept", "{}", out[1]);
    let text = out.last().expect("the list").to_string();
    assert!(text.contains("long-fray v2 host \\\"Old Guard\\\" / 6 spears / 3 riders #"), "{text}");
}

#[test]
fn an_older_releases_bytes_are_read_by_this_one() {
    let old = [&[9][..], b"Old Guard", &[0, 6, 2, 3]].concat();
    let host = WarHost::decode(1, &old).expect("two bytes an entry");
    assert_eq!((host.name(), host.companies()), ("Old Guard", 9));
    assert_eq!(WarHost::decode(2, &old).map(|host| host.companies()), None, "and are no bytes of today");
}

#[test]
fn a_host_of_another_game_a_newer_one_and_a_damaged_one_say_what_would_be_right() {
    let sound = "long-fray v2 host \"The Ford\" / 6 spears";
    for (line, wrong) in [
        (format!("roster {}", sound.replace("v2", "v3")), "a newer program wrote it, in version 3; 2 is the newest"),
        (format!("roster {sound} #01234567"), "its checksum does not fit"),
        ("roster long-fray host \"Big\" / 40 spears / 1 bows".into(), "41 companies"),
        ("roster long-fray host \"Odd\" / 4 knights".into(), "not understood: 4 knights"),
        ("roster long-fray warband Grim / 4 fighters".into(), "a host begins with its name"),
        ("roster rattle-and-rend host \"The Ford\" / 6 spears".into(), "a warband begins with its name"),
    ] {
        let out = said(&format!("{line}\nrosters\n"));
        let said = out[1].to_string();
        assert!(said.contains(wrong) && said.contains("\"want\""), "{line}: {said}");
        assert_eq!(out.last().expect("the list")["rosters"].as_array().map(Vec::len), Some(0), "nothing is kept");
    }
}

#[test]
fn a_host_is_built_on_its_bench_kept_and_plays() {
    let build =
        "pick hosts\npick new\npick add\npick riders\nnumber 3\npick wing-2\npick name\nname The Ford\npick keep\n";
    let fight = "undo\npick long-fray\npick 3\npick own-1\npick march\npick fen\n";
    let out = said(&format!("{build}rosters long-fray\n{fight}"));
    let kept = out.iter().find(|line| line["rosters"].is_array()).unwrap_or_else(|| panic!("{out:#?}"));
    assert!(kept.to_string().contains("host \\\"The Ford\\\" / 3 riders wing 2"), "{kept}");
    let last = out.last().expect("a question");
    assert_eq!(last["id"], "names", "{last}");
}

/// A workbench rolls dice: the device's, or faces that players enter; a step back over them is agreed to.
#[test]
fn companies_come_by_lot() {
    let out = said("pick hosts\npick new\npick lot\ndice 5\n");
    let drawn = out.iter().find(|line| line["event"] == "drawn").unwrap_or_else(|| panic!("{out:#?}"));
    assert_eq!((&drawn["faces"], &drawn["text"]), (&json!([5]), &json!("By lot 5 Spears join")), "{drawn}");
    let out = said("pick hosts\npick new\npick lot\nroll\nundo\nundo both\n");
    assert!(out.iter().any(|line| line["event"] == "drawn"), "{out:#?}");
    assert_eq!(out.last().expect("a question")["id"], "lot", "{out:#?}");
    let full = GamePlay::<Drill>::new(BenchOpening::default()).says("host: add, kind: bows, count: 39, wing: wing-1");
    let full = full.says("host: lot, lot: 6");
    assert_eq!((full.state().host.companies(), full.off("lot")), (40, Some("12 parts or 40 companies")));
    assert!(full.state().host.entries.iter().any(|entry| entry.count == 1), "one of six finds room");
}

#[test]
fn every_example_survives_its_line() {
    for at in 0..WarHost::EXAMPLES.len() {
        let (mut bytes, mut line) = (vec![BOOK.version], String::new());
        WarHost::example(at).encode(&mut |piece| bytes.extend_from_slice(piece));
        RosterLine::write(&BOOK, &bytes, &mut line).expect("a host").expect("a string takes all");
        let read = RosterLine::read(&line).expect("its own line");
        let host = WarHost::read(2, read.text, &mut |remark| panic!("{}", remark.wrong)).expect("its own text");
        assert_eq!(host, WarHost::example(at));
    }
}

/// The answers to lines after the first question.
fn answers(lines: &str) -> Vec<Value> {
    said(lines).into_iter().skip(1).filter(|line| line.get("ask").is_none()).collect()
}

#[test]
fn a_roster_longer_than_a_line_comes_in_pieces_and_is_kept_when_it_is_whole() {
    let pieces =
        "roster-begin long-fray\nroster-add host \"The Ford\" / 6 spears\nroster-add 3 riders wing 2 / 4 bows\n";
    let out = answers(&format!("{pieces}rosters\nroster-end\nroster-end\n"));
    let events: Vec<&Value> = out.iter().map(|line| &line["event"]).collect();
    assert_eq!(events[..3], ["begun", "added", "added"], "{out:#?}");
    assert_eq!(out[3]["rosters"], json!([]), "what is not whole is not listed");
    assert_eq!(out[4]["event"], "kept", "{out:#?}");
    assert_eq!(out[4]["text"], "host \"The Ford\" / 6 spears / 3 riders wing 2 / 4 bows");
    assert_eq!(out.last().expect("a line")["error"], "no roster was begun", "it ends once: {out:#?}");
}

#[test]
fn a_piece_that_cannot_be_read_says_so_at_once_and_nothing_of_it_is_taken() {
    let begin = "roster-begin long-fray\nroster-add host \"The Ford\" / 6 spears\n";
    let out = answers(&format!("{begin}roster-add 2 bows / 4 knights\nroster-add 3 bows\nroster-end\n"));
    assert_eq!((&out[2]["error"], out[2]["want"].is_string()), (&json!("not understood: 4 knights"), true), "{out:#?}");
    assert_eq!(out[4]["text"], "host \"The Ford\" / 6 spears / 3 bows", "{out:#?}");
}

#[test]
fn rules_are_looked_at_when_all_pieces_came_and_more_may_come_then() {
    let out = answers(
        "roster-begin host\nroster-add host \"The Ford\" / 1 bows\nroster-end\nroster-add 1 spears\nroster-end\n",
    );
    assert_eq!((&out[2]["error"], &out[2]["faults"][0]["code"]), (&json!("this host may not play"), &json!("F2")));
    assert_eq!((&out[3]["event"], &out[4]["event"]), (&json!("added"), &json!("kept")), "{out:#?}");
}

#[test]
fn pieces_of_an_older_version_are_read_as_it_wrote_them() {
    let out = answers("roster-begin long-fray v1\nroster-add host \"Old\" / 3 horse\nroster-end\n");
    assert_eq!(out[2]["text"], "host \"Old\" / 3 riders", "{out:#?}");
}

#[test]
fn what_cannot_come_in_pieces_says_what_would_be_right() {
    for (lines, wrong) in [
        ("roster-add 3 bows", "no roster was begun"),
        ("roster-end", "no roster was begun"),
        ("roster-begin chess", "no game here is called chess"),
        ("roster-begin long-fray v3", "a newer program wrote it"),
        ("roster-begin dragon-rampant", "a warband of this game is one line"),
    ] {
        let out = answers(&format!("{lines}\n"));
        let error = out[0]["error"].as_str().unwrap_or_default();
        assert!(error.contains(wrong) && out[0]["want"].is_string(), "{lines}: {out:#?}");
    }
}
