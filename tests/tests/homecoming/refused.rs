//! What cannot be kept is said, and is not lost.

use umpire::app::device::Notice;
use umpire::persistence::rosters::{KeepError, MAX_ROSTERS};
use umpire_tests::flash::Flash;

use super::sitting::{AFTER, BEFORE, BESIDE, left};
use umpire_tests::desk::{kept, said};

const DROP: &str = "roster-drop warbands-and-heroes Hill Folk";
const CHANGE: &str = "roster warbands-and-heroes warband \"Hill Folk\" / unit berserkers";

/// All places but those that are taken are filled with warbands of other names.
fn filled(flash: &Flash) -> Flash {
    let more = MAX_ROSTERS - kept(flash).len();
    let lines: Vec<String> =
        (0..more).map(|n| format!("roster warbands-and-heroes warband \"Other {n}\" / unit bowmen")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let (flash, _) = said(flash, &lines);
    assert_eq!(kept(&flash).len(), MAX_ROSTERS);
    flash
}

/// It was deleted while it was away: that is said, and it can be kept under a new name.
#[test]
fn one_that_is_gone_is_kept_under_a_new_name() {
    let (flash, stands) = said(&left(), &[DROP]);
    assert_eq!((stands.asks.as_str(), stands.off("take"), stands.preset), ("home", "It is not kept any more", 2));
    assert_eq!(stands.told, ["It is not kept any more:", "Oak Guard, Warriors", "Treasury 0, due 3"]);
    assert_eq!(stands.about[0][..2], ["This is lost for good:", "Oak Guard, Warriors"]);
    let (flash, stands) = said(&flash, &["pick take"]);
    assert_eq!((stands.asks.as_str(), kept(&flash).len()), ("home", 0), "no line can take it, either");
    assert_eq!(kept(&said(&flash, &["pick both"]).0), [BESIDE]);
    assert_eq!(kept(&said(&flash, &["pick leave"]).0), [] as [&str; 0]);
}

/// It was changed while it was away: it is not touched.
#[test]
fn one_that_was_changed_is_not_touched() {
    let changed = "warband \"Hill Folk\" / unit berserkers";
    let (flash, stands) = said(&left(), &[CHANGE]);
    assert_eq!((stands.asks.as_str(), stands.off("take")), ("home", "It was changed meanwhile"));
    assert_eq!(kept(&said(&flash, &["pick both"]).0), [changed, BESIDE]);
    assert_eq!(kept(&said(&flash, &["press b"]).0), [changed]);
}

/// A name with a number that is taken is passed over.
#[test]
fn a_new_name_is_one_that_nobody_has() {
    let other = "roster warbands-and-heroes warband \"Hill Folk 2\" / unit berserkers";
    let (flash, stands) = said(&left(), &[other]);
    assert_eq!(stands.options[2].1, "Both: Hill Folk 3");
    let third = BESIDE.replace('2', "3");
    let all = [BEFORE, "warband \"Hill Folk 2\" / unit berserkers", &third];
    assert_eq!(kept(&said(&flash, &["pick both"]).0), all);
}

/// What is left may be kept beside it from another game already: its place can still be taken.
#[test]
fn one_that_is_kept_already_is_not_kept_twice() {
    let (flash, stands) = said(&left(), &[&format!("roster warbands-and-heroes {BESIDE}")]);
    assert_eq!((stands.asks.as_str(), stands.off("both")), ("home", "It is kept under that name"));
    assert_eq!(kept(&said(&flash, &["pick take"]).0), [AFTER, BESIDE]);
}

/// Where all places are taken it can still take the place of what it was; or it waits until there is room.
#[test]
fn without_room_it_waits_until_there_is_some() {
    let full = filled(&left());
    let (_, stands) = said(&full, &[]);
    assert_eq!((stands.off("both"), stands.off("take")), ("Delete a roster first", ""));
    assert_eq!(stands.about[3], ["You are asked again when there is room"]);
    assert!(kept(&said(&full, &["pick take"]).0).contains(&AFTER.to_owned()));
    let (flash, stands) = said(&full, &["pick later"]);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("game", kept(&full)), "the shelf");
    // As soon as one is deleted there, it is asked about again.
    let row = format!("pick kept-{MAX_ROSTERS}");
    let forget = ["pick later", "pick warbands-and-heroes-workbench", row.as_str(), "pick forget", "pick forget"];
    let (flash, stands) = said(&full, &forget);
    assert_eq!((stands.asks.as_str(), stands.off("both")), ("home", ""), "{stands:?}");
    let (flash, _) = said(&flash, &["pick both"]);
    assert!([BEFORE, BESIDE].iter().all(|text| kept(&flash).contains(&(*text).to_owned())));
}

/// A flash that takes nothing any more: that is said, and it is asked again.
#[test]
fn what_the_flash_does_not_take_is_said() {
    let mut worn = left();
    worn.refuses = 100_000;
    let (_, stands) = said(&worn, &["pick take"]);
    assert_eq!(stands.asks, "home");
    assert!(
        stands.notices.iter().any(|notice| matches!(notice, Notice::NotKept(KeepError::Unwritten | KeepError::Full)))
    );
    assert_eq!(said(&worn, &["pick leave"]).1.asks, "game", "and nobody is held there");
}
