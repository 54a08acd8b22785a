//! Any text as rosters, a line each: read, written, kept and read again.

use rattle_and_rend::{GAME_SIZE, KeptWarband, MAX_LISTED, RattleAndRend, Warband};
use serde_json::Value;
use umpire::board::desktop::RosterFile;
use umpire::console::roster;
use umpire::persistence::rosters::{MAX_ROSTERS, RosterStore};
use umpire_engine::table::{self, Game};

/// Lines of one try.
const MOST: usize = 24;
const FITS: &str = "a string takes all";

/// Every line is a roster, or is to be refused with a reason.
pub fn roster(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut rosters = RosterFile::default();
    for line in text.lines().take(MOST) {
        let sound = known(line);
        keep(line, sound, &mut rosters);
    }
    // What is listed reads as what is kept, by the line that carries it.
    let listed = list(&mut rosters);
    let mut again = RosterFile::default();
    for one in listed.as_array().expect("a list") {
        let mut out = String::new();
        roster::keep(one["line"].as_str().expect("its line"), None, &mut again, &mut out).expect(FITS);
    }
    assert_eq!(list(&mut again), listed);
}

fn list(rosters: &mut RosterFile) -> Value {
    let mut out = String::new();
    roster::list("", rosters, &mut out).expect(FITS);
    let listed: Value = serde_json::from_str(&out).expect("a line of JSON");
    listed["rosters"].clone()
}

/// Reads a line as a warband, of a campaign or of none, and writes and reads it again; whether it may be kept.
fn known(line: &str) -> bool {
    listed(line);
    let mut wrong = 0;
    let version = <KeptWarband as table::Roster>::VERSION;
    let Some(kept) = <KeptWarband as table::Roster>::read(version, line, &mut |_| wrong += 1) else {
        assert!(wrong > 0, "a line that is refused says why: {line:?}");
        return false;
    };
    let (written, mut bytes) = (kept.to_string(), Vec::new());
    table::Roster::encode(&kept, &mut |piece| bytes.extend_from_slice(piece));
    assert!(wrong == 0 && kept.is_sound(), "what is read may play: {written}");
    let again = <KeptWarband as table::Roster>::read(version, &written, &mut |_| wrong += 1);
    assert!(again.as_ref() == Some(&kept), "what is written is read: {written}");
    assert!(<KeptWarband as table::Roster>::decode(version, &bytes) == Some(kept), "as bytes too: {written}");
    true
}

/// Reads a line as a list, and writes and reads it again.
fn listed(line: &str) {
    let roster = match Warband::<MAX_LISTED>::read(line) {
        Ok(roster) => roster,
        Err(mistake) => {
            let (wrong, mut right) = (mistake.to_string(), String::new());
            mistake.write_right(&mut right).expect(FITS);
            assert!(!wrong.is_empty() && !right.is_empty(), "a mistake says what would be right: {line:?}");
            return;
        }
    };
    let written = roster.to_string();
    let again = Warband::<MAX_LISTED>::read(&written).unwrap_or_else(|_| panic!("what is written is read: {written}"));
    assert!(again == roster, "and is the same: {written}");
    let (legal, faults) = (roster.legal(GAME_SIZE), roster.faults(GAME_SIZE).count());
    assert!(
        legal.is_some() == (faults == 0),
        "a warband may play where nothing is wrong with it: {faults} in {written}"
    );
}

/// Keeps it if it may play and there is room; an error changes nothing.
fn keep(line: &str, sound: bool, rosters: &mut RosterFile) {
    let before = list(rosters);
    let mut out = String::new();
    roster::keep(line, None, rosters, &mut out).expect(FITS);
    assert!(out.lines().count() == 1, "one line comes back: {out}");
    let said: Value = serde_json::from_str(&out).unwrap_or_else(|why| panic!("{why}: {out}"));
    if said["event"] == "kept" {
        let stamped = line.trim_start().starts_with(RattleAndRend::ID);
        assert!(sound || stamped, "only what may play is kept: {line:?}");
    } else {
        assert!(said.get("error").is_some(), "{out}");
        assert_eq!(list(rosters), before, "an error changes nothing");
        let full = (rosters as &mut dyn RosterStore).count() >= MAX_ROSTERS;
        assert!(!sound || full, "what may play is kept: {line:?}: {out}");
    }
}
