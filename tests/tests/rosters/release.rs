//! Files of this release: whatever comes later reads them as they were written. `UPDATE=1` writes them, until it is out.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;

use rattle_and_rend::{Campaign, ChronicleEntry, GameOutcome, GivenName, KeptWarband};
use umpire::board::desktop::RosterFile;
use umpire::games::SHELF;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::{JournalRosters, OwnKey, RosterStore};
use umpire_engine::table::{Roster, RosterBook};
use umpire_tests::flash::Flash;

use super::results::said;

/// Whose campaigns have results of their own.
const GAME: &str = "rattle-and-rend";

/// A host of a campaign, before its last game and after it.
const BEFORE: &str = "host \"The Ford\" / 6 spears / 3 riders wing 2 / campaign \"Winter War\" 1 0 0";
const AFTER: &str = "host \"The Ford\" / 6 spears / 3 riders wing 2 / campaign \"Winter War\" 2 0 0 0000cafe won";

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/release")).join(name)
}

fn book(game: &str) -> &'static RosterBook {
    SHELF.iter().map(|title| &title.rosters).find(|book| book.game == game).expect("it is on the shelf")
}

/// Two rosters of every rulebook, and those of campaigns.
fn rosters() -> Vec<(&'static RosterBook, Vec<u8>)> {
    let mut all = Vec::new();
    for title in SHELF {
        for at in 0..title.rosters.examples.len().min(2) {
            let mut bytes = Vec::new();
            (title.rosters.example)(at, &mut |piece| bytes.extend_from_slice(piece));
            all.push((&title.rosters, bytes));
        }
    }
    let mut host = Vec::new();
    let fray = book("long-fray");
    assert!((fray.read)(fray.version, AFTER, &mut |piece| host.extend_from_slice(piece), &mut |_| {}));
    all.push((fray, host));
    let mut warband = vec![KeptWarband::VERSION];
    of_campaign().encode(&mut |piece| warband.extend_from_slice(piece));
    all.push((book("rattle-and-rend"), warband));
    all
}

/// A warband with points in the bank and two games behind it.
fn of_campaign() -> KeptWarband {
    let mut kept = KeptWarband::example(0);
    let name = |text: &str| GivenName::of(text.chars()).expect("a short name");
    kept.warband.name = name("Grim Oath");
    let mut campaign = Campaign { name: name("Winter War"), banked: 1, ..Campaign::default() };
    let won = ChronicleEntry {
        id: 0xcafe,
        opponent: name("Ghosts"),
        scenario: None,
        size: 12,
        outcome: GameOutcome::Won,
        roll: Some(14),
        change: 1,
    };
    campaign.chronicle.add(won);
    campaign.chronicle.add(ChronicleEntry { id: 0xbeef, outcome: GameOutcome::Drawn, roll: None, change: 0, ..won });
    kept.campaign = Some(campaign);
    kept
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).expect("hex")).collect()
}

/// Writes them: bytes, the desk's file, a result, and the store of a handheld.
fn write() {
    fs::create_dir_all(file("")).expect("the folder can be written");
    let all = rosters();
    let bytes: String = all.iter().map(|(book, bytes)| format!("{} {}\n", book.game, hex(bytes))).collect();
    fs::write(file("bytes.txt"), bytes).expect("a file");
    drop(fs::remove_file(file("rosters.txt")));
    let mut desk = RosterFile::at(Some(file("rosters.txt")));
    let store = RefCell::new(Journal::open(Flash::<1>::new(12)).0);
    for (book, bytes) in &all {
        let key = OwnKey::of(book, bytes);
        desk.keep(key.in_game(book.game), bytes).expect("there is room");
        JournalRosters(&store).keep(key.in_game(book.game), bytes).expect("there is room");
    }
    drop(fs::remove_file(file("rosters.txt.lock")));
    fs::write(file("store.bin"), &store.into_inner().close().bytes).expect("a file");
    let out = said(&[&format!("roster long-fray {AFTER}"), "result long-fray \"Winter War\" The Ford"]);
    let warband =
        said(&[&format!("roster {GAME} {}", of_campaign()), &format!("result {GAME} \"Winter War\" Grim Oath")]);
    let lines = [&out, &warband].map(|out| out[1]["result"].as_str().expect("a line").to_string() + "\n");
    fs::write(file("results.txt"), lines.concat()).expect("a file");
}

/// What was written: each game's bytes.
fn written() -> Vec<(&'static RosterBook, Vec<u8>)> {
    if std::env::var_os("UPDATE").is_some() {
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(write);
    }
    let text = fs::read_to_string(file("bytes.txt")).expect("it is in the tree; UPDATE=1 writes it");
    let line = |line: &str| line.split_once(' ').map(|(game, bytes)| (book(game), unhex(bytes))).expect("two words");
    text.lines().map(line).collect()
}

#[test]
fn bytes_of_this_release_are_read() {
    let written = written();
    assert!(written.len() > SHELF.len());
    for (book, bytes) in written {
        let key = OwnKey::of(book, &bytes);
        assert!(!key.name.is_empty(), "{}: {}", book.game, hex(&bytes));
        let mut text = String::new();
        (book.write)(&bytes, &mut text).expect("it may play").expect("a string takes all");
        assert!(text.contains(&*key.name), "{text}");
    }
}

#[test]
fn the_store_of_this_release_is_read() {
    let written = written();
    let image = fs::read(file("store.bin")).expect("it is in the tree; UPDATE=1 writes it");
    let (store, found) = Journal::open(Flash::<1>::of(image));
    let store = RefCell::new(store);
    assert_eq!(found.missing(), 0, "{found:?}");
    for (book, bytes) in &written {
        let key = OwnKey::of(book, bytes);
        let kept = JournalRosters(&store).read(key.in_game(book.game));
        assert_eq!(kept.as_deref(), Some(&bytes[..]), "{}: {}", book.game, key.name);
    }
    let (mut plain, mut of_campaigns) = (0, 0);
    JournalRosters(&store).each(&mut |key| *if key.campaign.is_empty() { &mut plain } else { &mut of_campaigns } += 1);
    assert_eq!((plain + of_campaigns, of_campaigns), (written.len(), 2));
}

/// A desk's file has every roster that its game's text carries as it is.
#[test]
fn the_desks_file_of_this_release_is_read() {
    let written = written();
    let mut desk = RosterFile::at(Some(file("rosters.txt")));
    assert_eq!(desk.troubles(), [] as [&str; 0]);
    let mut same = 0;
    for (book, bytes) in &written {
        let key = OwnKey::of(book, bytes);
        let kept = desk.read(key.in_game(book.game));
        same += usize::from(kept.is_some_and(|kept| (book.checksum)(&kept) == (book.checksum)(bytes)));
    }
    assert!(same == written.len(), "{same} of {}", written.len());
}

#[test]
fn a_result_of_this_release_is_taken() {
    written();
    let lines = fs::read_to_string(file("results.txt")).expect("it is in the tree; UPDATE=1 writes it");
    let (line, warband) = lines.trim_end().split_once('\n').expect("two lines");
    let mut before = of_campaign();
    before.campaign.as_mut().expect("of a campaign").chronicle.entries.pop();
    let home = said(&[&format!("roster {GAME} {before}"), &format!("result {warband}"), &format!("rosters {GAME}")]);
    assert_eq!(
        (&home[1]["event"], &home[2]["rosters"][0]["text"]),
        (&"taken".into(), &of_campaign().to_string().into())
    );
    let out = said(&[&format!("roster long-fray {BEFORE}"), &format!("result {line}"), "rosters long-fray"]);
    assert_eq!(out[1]["event"], "taken", "{}", out[1]);
    assert_eq!(out[2]["rosters"][0]["text"], AFTER);
}
