//! Results of games: written down once, told, and taken from one handheld to another.

use rattle_and_rend::{GameOutcome, KeptWarband, MAX_CHRONICLE};
use umpire_engine::table::{Roster, TakeError};

use super::{LARGE, MIXED, WON, bytes, game, kept, numbers};

fn chronicle(kept: &KeptWarband) -> Vec<String> {
    let mut lines = Vec::new();
    kept.chronicle(&mut |line| lines.push(line.to_string()));
    lines
}

fn result(kept: &KeptWarband) -> Vec<u8> {
    let mut bytes = Vec::new();
    assert!(kept.result(&mut |piece| bytes.extend_from_slice(piece)));
    bytes
}

/// RR-CAMP-6, GAP 115: a gain that would lead above 18, the bank counted, is ignored as a whole.
#[test]
fn a_gain_above_eighteen_is_none() {
    for (banked, change, worth) in [(4, 2, 18), (5, 1, 18), (5, 2, 17), (6, 1, 18), (6, 2, 18)] {
        let mut warband = kept(LARGE, &format!("banked {banked}"));
        warband.take(game(7, GameOutcome::Won, change)).expect("a game");
        assert_eq!(warband.worth(), worth, "{banked} and {change}");
        let written = warband.campaign.as_ref().expect("a campaign").chronicle.entries[0].change;
        assert_eq!(written, (worth - 12 - banked) as i8, "it is written down as it came");
        assert!(warband.is_sound());
    }
}

/// RR-CAMP-16: a number, the opponent, the scenario, the outcome, the roll and the change; the newest first.
#[test]
fn the_chronicle_is_told_newest_first() {
    let games = "game 00000001 won \"Iron Oath\" duel size 12 roll 14 plus 1 / game 00000002 drawn \"Ash \\\"A\\\"\" size 9 \
                 / game 00000003 lost \"The Unpaid\" flags size 12 roll 9 minus 1";
    let warband = kept(LARGE, &format!("banked 1 owed 1 / earlier 3 0 1 / {games}"));
    let told = [
        "7 lost v. The Unpaid, Capture the Flags 12, rolled 9: -1",
        "6 drawn v. Ash \"A\", size 9: no change",
        "5 won v. Iron Oath, Duel 12, rolled 14: +1",
        "Before: 3 won, 0 drawn, 1 lost",
    ];
    assert_eq!(chronicle(&warband), told);
    let standing = warband.standing();
    assert_eq!((standing.games, standing.worth, standing.retired), ([4, 1, 2], 13, false));
    assert_eq!((warband.campaign(), warband.name()), ("Winter War", "Grim"));
    let mut minded = Vec::new();
    warband.mind(&mut |line| minded.push(line.to_string()));
    assert_eq!(minded[0], "1 point to pay");
    let mut described = Vec::new();
    warband.describe(&mut |line| described.push(line.to_string()));
    let facts = ["Campaign: Winter War", "13 of 18 points, 1 in the bank", "4 won, 1 drawn, 2 lost"];
    assert_eq!(described[..3], facts);
}

/// RR-CAMP-16: the oldest games are only counted once there is no room; none is forgotten.
#[test]
fn old_games_are_counted() {
    let mut warband = kept(MIXED, "banked 0");
    for id in 0..40 {
        warband.take(game(id, [GameOutcome::Drawn, GameOutcome::Won][id as usize % 2], 0)).expect("a game");
    }
    assert_eq!(warband.standing().games, [20, 20, 0]);
    let lines = chronicle(&warband);
    assert_eq!(lines.len(), MAX_CHRONICLE + 1);
    assert!(lines[0].starts_with("40 won") && lines[MAX_CHRONICLE].starts_with("Before: 8 won, 8 drawn"));
    assert!(warband.is_sound());
}

/// RR-CAMP-16: a result that another handheld wrote is taken once, by the warband it is of.
#[test]
fn a_result_is_taken_once_and_by_its_own_warband() {
    let mut there = kept(MIXED, "banked 0");
    let here = there.clone();
    assert!(!there.result(&mut |_| panic!("no game yet")));
    there.take(game(0xC0FFEE, GameOutcome::Won, 1)).expect("a game");
    let result = result(&there);
    let mut taken = here.clone();
    assert_eq!(taken.take_result(2, &result), Ok(()));
    assert_eq!(bytes(&taken), bytes(&there), "byte for byte the same");
    assert_eq!(taken.take_result(2, &result), Err(TakeError::Already));
    assert_eq!(bytes(&taken), bytes(&there));
    let mut other = here.clone();
    assert!(other.rename("Other"));
    assert_eq!(other.take_result(2, &result), Err(TakeError::OtherRoster));
    let mut plain = here.clone();
    plain.campaign = None;
    assert_eq!(plain.take_result(2, &result), Err(TakeError::OtherRoster));
    for cut in 0..result.len() {
        assert_eq!(here.clone().take_result(2, &result[..cut]), Err(TakeError::Unread), "cut at {cut}");
    }
    assert_eq!(here.clone().take_result(2, &[&result[..], &[0]].concat()), Err(TakeError::Unread));
}

/// RR-CAMP-8, RR-CAMP-9: nothing is taken while a point is owed, or by a warband that is dissolved.
#[test]
fn a_result_waits_until_the_last_is_settled() {
    let mut warband = kept(MIXED, "banked 0");
    warband.take(game(1, GameOutcome::Lost, -1)).expect("a game");
    assert_eq!(numbers(&warband), (12, 0, 1), "it is owed, and not gone yet");
    assert_eq!(warband.take(game(2, GameOutcome::Won, 2)), Err(TakeError::Unsettled));
    let mut gone = kept("4 fighters", &format!("banked 0 retired / {WON}"));
    assert_eq!(gone.take(game(2, GameOutcome::Won, 2)), Err(TakeError::Retired));
}

/// RR-WB-12: a warband is renamed, unless that is no name.
#[test]
fn a_kept_warband_is_renamed() {
    let mut warband = kept(MIXED, "banked 0");
    assert!(!warband.rename("") && !warband.rename("a name that is longer than any") && !warband.rename("a\nb"));
    assert_eq!(warband.name(), "Grim");
    assert!(warband.rename("Ölaf's") && warband.name() == "Ölaf's");
}
