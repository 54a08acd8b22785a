//! What an illegal warband of a campaign is: it is read from nothing.

use rattle_and_rend::{CampaignFault, KeptWarband, WarbandError};
use umpire_engine::table::Roster;

use super::{LARGE, LOST, MIXED, WON, bytes, kept, text, wrong};

/// The codes of all that is wrong with a text; its bytes are not read, either.
#[track_caller]
fn codes(text: &str) -> Vec<String> {
    let mut draft = KeptWarband::default();
    assert!(draft.read_more(2, text, &mut |remark| panic!("{}", remark.wrong)));
    let wrong = wrong(text);
    assert_eq!(draft.is_sound(), wrong.is_empty());
    assert_eq!(KeptWarband::decode(2, &bytes(&draft)).is_some(), wrong.is_empty(), "{text}");
    assert_eq!(KeptWarband::decode_draft(2, &bytes(&draft)), Some(draft));
    wrong.into_iter().map(|(code, _)| code).collect()
}

const NOTHING: [&str; 0] = [];

/// RR-CAMP-1, RR-CAMP-6, GAP 115: 9 to 18 points, and those in the bank count.
#[test]
fn a_warband_is_worth_nine_to_eighteen_with_its_bank() {
    for (banked, sound) in [(0, true), (6, true), (7, false), (243, false), (255, false)] {
        let expected: &[&str] = if sound { &[] } else { &["RR-CAMP-1"] };
        assert_eq!(codes(&text(LARGE, &format!("banked {banked}"))), expected, "12 and {banked}");
    }
    assert_eq!(codes(&text("4 fighters", "banked 0")), ["RR-CAMP-1"], "8 points");
    assert_eq!(codes(&text("4 fighters", "banked 1")), NOTHING, "9 with the bank");
    let fault = CampaignFault::Points { have: 19 };
    assert_eq!(kept(LARGE, "banked 0").campaign_faults().count(), 0);
    let mut right = String::new();
    fault.write_right(&mut right).expect("a string");
    assert_eq!(right, "9 to 18 points, those in the bank counted");
}

/// RR-CAMP-2, RR-CAMP-12: two Tactics for each roster that is there, a Bond, a Reputation, traits and hosts.
#[test]
fn the_list_keeps_its_rules() {
    let sound = text(LARGE, "banked 0");
    let with = |part: &str, other: &str| codes(&sound.replace(part, other));
    assert_eq!(with("tactics elites riders", "tactics elites"), ["V4"]);
    assert_eq!(with("/ shooters", "/ shooters fringe"), ["V4"], "a Fringe without Tactics");
    assert_eq!(with("/ bond null", "/ fringe-tactics rangers / bond null"), ["V4"], "one is too few");
    assert_eq!(with("/ bond null", "/ fringe-tactics rangers zealots / bond null"), NOTHING);
    assert_eq!(with("/ bond null", ""), ["V5"]);
    assert_eq!(with("/ reputation wary", ""), ["V6"]);
    assert_eq!(with("heavy flyer", "heavy detonate"), ["V7"]);
    assert_eq!(with("heavy flyer", "2 dregs + champion spot-weakness"), ["V8", "V8"]);
    assert_eq!(with("bond null", "bond retinue focus 6"), ["V9"], "there are five");
    assert_eq!(with("bond null", "bond retinue"), NOTHING, "named anew with the Skirmish Roster (GAP 153)");
    let fault = CampaignFault::Warband(WarbandError::Bond);
    assert_eq!(fault.code(), "V5");
}

/// RR-CAMP-8, RR-CAMP-9, RR-CAMP-10, RR-CAMP-16, RR-ESC-1: what a game left behind fits its chronicle.
#[test]
fn what_the_last_game_left_fits_the_chronicle() {
    assert_eq!(codes(&text(MIXED, &format!("banked 0 owed 1 / {LOST}"))), NOTHING);
    assert_eq!(codes(&text(MIXED, &format!("banked 0 owed 2 / {LOST}"))), ["RR-CAMP-8"]);
    assert_eq!(codes(&text(MIXED, &format!("banked 0 owed 1 / {WON}"))), ["RR-CAMP-8"]);
    assert_eq!(codes(&text(MIXED, "banked 0 owed 1")), ["RR-CAMP-8"], "no game took it");
    assert_eq!(codes(&text(MIXED, &format!("banked 0 retired / {LOST}"))), ["RR-CAMP-9"], "12 points are enough");
    assert_eq!(codes(&text("4 fighters", &format!("banked 0 retired / {LOST}"))), NOTHING);
    assert_eq!(codes(&text("4 fighters", &format!("banked 0 owed 1 retired / {LOST}"))), ["RR-CAMP-9"]);
    assert_eq!(codes(&text(MIXED, "banked 0 swapped")), ["RR-CAMP-10"]);
    assert_eq!(codes(&text(MIXED, "banked 0 reassigned")), ["RR-CAMP-10"]);
    assert_eq!(codes(&text(MIXED, &format!("banked 0 swapped reassigned / {WON}"))), NOTHING);
    assert_eq!(codes(&text(MIXED, &format!("banked 0 / {WON} / {WON}"))), ["RR-CAMP-16"]);
    assert_eq!(codes(&text(MIXED, "banked 0").replace("start 12", "start 10")), ["RR-ESC-1"]);
    assert_eq!(codes(&text(MIXED, "banked 0").replace("Winter War", "")), ["RR-CAMP-1"], "it has a name");
}
