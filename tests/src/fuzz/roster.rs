//! Any text as warbands, a line each: read, written, kept and read again.

use serde_json::Value;
use umpire::board::Drawer;
use umpire::console::warband;
use umpire::warbands::{Warbands, read};
use umpire_rules::rattle_and_rend::{GAME_SIZE, MAX_LISTED, Roster};

/// Lines of one try.
const MOST: usize = 24;
const FITS: &str = "a string takes all";

/// Every line is a warband, or is to be refused with a reason.
pub fn roster(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut warbands = Warbands::of(Drawer::default());
    for line in text.lines().take(MOST) {
        let sound = known(line);
        keep(line, sound, &mut warbands);
    }
    let mut out = String::new();
    warband::list(warbands.kept(), &mut out).expect(FITS);
    let listed: Value = serde_json::from_str(&out).expect("a line of JSON");
    for (one, kept) in listed["warbands"].as_array().expect("a list").iter().zip(warbands.kept()) {
        let again = read(one["text"].as_str().expect("its text")).ok().and_then(|again| again.legal(GAME_SIZE));
        assert!(again.as_ref() == Some(kept), "what is listed reads as what is kept: {one}");
    }
}

/// Reads a line, and writes and reads it again; whether that warband may play.
fn known(line: &str) -> bool {
    let roster = match read(line) {
        Ok(roster) => roster,
        Err(mistake) => {
            let (mut wrong, mut right) = (String::new(), String::new());
            mistake.write(&mut wrong).and_then(|()| mistake.write_right(&mut right)).expect(FITS);
            assert!(!wrong.is_empty() && !right.is_empty(), "a mistake says what would be right: {line:?}");
            return false;
        }
    };
    let written = roster.to_string();
    let again = read(&written).unwrap_or_else(|_| panic!("what is written is read: {written}"));
    assert!(again == roster, "and is the same: {written}");
    let mut bytes = Vec::new();
    roster.encode(&mut |piece| bytes.extend_from_slice(piece));
    let mut rest = &bytes[..];
    let decoded = Roster::<MAX_LISTED>::decode(&mut rest);
    assert!(decoded.as_ref() == Some(&roster) && rest.is_empty(), "as bytes too: {written}");
    let (legal, faults) = (roster.legal(GAME_SIZE).is_some(), roster.faults(GAME_SIZE).count());
    assert!(legal == (faults == 0), "a warband may play where nothing is wrong with it: {faults} faults in {written}");
    legal && !roster.name.is_empty()
}

/// Keeps it if it may play and there is room; an error changes nothing.
fn keep(line: &str, sound: bool, warbands: &mut Warbands) {
    let before = warbands.kept().clone();
    let mut out = String::new();
    warband::keep(line, warbands, &mut out).expect(FITS);
    assert!(out.lines().count() == 1, "one line comes back: {out}");
    let said: Value = serde_json::from_str(&out).unwrap_or_else(|why| panic!("{why}: {out}"));
    if said["event"] == "kept" {
        assert!(sound, "only what may play is kept: {line:?}");
    } else {
        assert!(said.get("error").is_some(), "{out}");
        assert!(*warbands.kept() == before, "an error changes nothing");
        assert!(!sound || before.is_full(), "what may play is kept: {line:?}: {out}");
    }
}
