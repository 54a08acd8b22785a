//! Once between two games each: up to three points are swapped, and up to three change their roster.

use rattle_and_rend::book::{Tactic, Trait};
use rattle_and_rend::{EditError, GameOutcome, Places, Purchase};

use super::{DREGS, FLYER, LARGE, MIXED, WON, bytes, game, kept, numbers, places, two};

/// RR-CAMP-10, GAP 152: up to three points go; what comes costs no more than those and the bank; a rest is banked.
#[test]
fn up_to_three_points_are_swapped_with_the_bank() {
    let mut warband = kept(MIXED, &format!("banked 1 / {WON}"));
    assert_eq!(warband.swap(places(&[1]), Places::EMPTY), Ok(()), "Fighters of two points");
    assert_eq!(numbers(&warband), (13, 3, 0));
    assert_eq!(warband.buy(Purchase::Element(FLYER)), Ok(()), "three points: two that went, one that was banked");
    assert_eq!(numbers(&warband), (13, 0, 0));
    let mut rest = kept(MIXED, &format!("banked 0 / {WON}"));
    assert_eq!(rest.swap(places(&[0]), Places::EMPTY), Ok(()));
    assert_eq!(rest.buy(Purchase::Element(DREGS)), Ok(()));
    assert_eq!(numbers(&rest), (12, 2, 0), "the rest is banked");
    assert!(rest.is_sound());
}

/// RR-CAMP-10: three points at the most, and somebody.
#[test]
fn more_than_three_points_are_not_swapped() {
    let warband = kept(MIXED, &format!("banked 0 / {WON}"));
    for gone in [&[0, 1][..], &[1, 2], &[4, 5, 6, 1], &[]] {
        let mut refused = warband.clone();
        assert_eq!(refused.swap(places(gone), Places::EMPTY), Err(EditError::ThreePoints), "{gone:?}");
        assert_eq!(refused, warband);
        assert_eq!(refused.reassign(places(gone)), Err(EditError::ThreePoints), "{gone:?}");
    }
    for gone in [&[0][..], &[1, 4], &[4, 5, 6], &[6]] {
        assert_eq!(warband.clone().swap(places(gone), Places::EMPTY), Ok(()), "{gone:?}");
    }
    assert_eq!(warband.clone().swap(places(&[20]), Places::EMPTY), Err(EditError::NoElement));
    assert_eq!(EditError::ThreePoints.code(), "RR-CAMP-10");
}

/// RR-CAMP-10: once each between two games, and only between two.
#[test]
fn once_between_two_games() {
    let mut warband = kept(MIXED, "banked 0");
    assert_eq!((warband.can_swap(), warband.can_reassign()), (Err(EditError::NoGame), Err(EditError::NoGame)));
    warband.take(game(1, GameOutcome::Drawn, 0)).expect("a game");
    assert_eq!(warband.swap(places(&[6]), Places::EMPTY), Ok(()));
    assert_eq!(warband.swap(places(&[5]), Places::EMPTY), Err(EditError::Swapped));
    assert_eq!(warband.can_reassign(), Ok(()), "each once");
    warband.give_fringe(two(Tactic::Rangers, Tactic::Zealots)).expect("the first");
    assert_eq!(warband.reassign(places(&[5])), Ok(()));
    assert_eq!(warband.reassign(places(&[5])), Err(EditError::Reassigned));
    warband.take(game(2, GameOutcome::Drawn, 0)).expect("another game");
    assert_eq!((warband.can_swap(), warband.can_reassign()), (Ok(()), Ok(())));
}

/// RR-CAMP-10, GAP 153: a swap takes a Champion alone, or brings one; not a host without its Champion.
#[test]
fn a_swap_takes_or_brings_a_champion_alone() {
    let mut warband = kept(LARGE, &format!("banked 0 / {WON}"));
    assert_eq!(warband.swap(Places::EMPTY, places(&[2])), Err(EditError::NoElement), "nobody leads these");
    assert_eq!(warband.swap(places(&[1]), places(&[1])), Err(EditError::NoElement), "it goes with its host already");
    assert_eq!(warband.swap(Places::EMPTY, places(&[1])), Ok(()));
    assert_eq!((numbers(&warband), warband.warband.entries[1].champion), ((12, 1, 0), None));
    assert_eq!(warband.buy(Purchase::Champion(4, Trait::CrashingWave)), Ok(()));
    assert_eq!(warband.warband.entries[4].champion, Some(Some(Trait::CrashingWave)));
    let mut pair = kept(LARGE, &format!("banked 0 / {WON}"));
    assert_eq!(pair.swap(places(&[1]), Places::EMPTY), Ok(()));
    assert_eq!((numbers(&pair), pair.warband.entries.len()), ((12, 3, 0), 4), "host and Champion are three points");
}

/// RR-CAMP-10, GAP 153: a pair changes its roster as one Element; a Heavy with a Champion is four points, and stays.
#[test]
fn a_pair_is_reassigned_as_one_element() {
    let mut warband = kept(LARGE, &format!("banked 0 / {WON}"));
    let before = bytes(&warband);
    assert_eq!(warband.reassign(places(&[1])), Err(EditError::NoFringeTactics));
    assert_eq!(bytes(&warband), before);
    warband.give_fringe(two(Tactic::Rangers, Tactic::Zealots)).expect("the first");
    assert_eq!(warband.reassign(places(&[1])), Ok(()));
    let pair = &warband.warband.entries[1];
    assert!(pair.fringe && pair.champion.is_some());
    let heavy = "heavy flyer + champion spot-weakness / 4 fighters";
    let mut four = kept(heavy, &format!("banked 0 / {WON}"));
    assert_eq!(four.reassign(places(&[0])), Err(EditError::ThreePoints));
}

/// RR-CAMP-10, RR-CAMP-2: with its roster an Element changes its Tactics; the Fringe may be empty again and keeps its own.
#[test]
fn a_roster_changes_with_its_tactics() {
    let elements = "heavy transport fringe / 4 fighters / dregs / fringe-tactics riders rangers";
    let mut warband = kept(elements, &format!("banked 0 / {WON}")).clone();
    warband.warband.tactics[0] = two(Tactic::Elites, Tactic::Zealots);
    assert_eq!(warband.warband.carries(0), (4, true), "Riders of the Fringe");
    assert_eq!(warband.reassign(places(&[0])), Ok(()));
    assert_eq!(warband.warband.carries(0), (2, false), "no Riders in the Founding Roster");
    assert!(warband.is_sound() && warband.warband.tactics[1].len() == 2, "the Fringe is empty, its Tactics stay");
}

/// RR-CAMP-10, GAP 153: a Focus that goes is none any more, and that is no fault.
#[test]
fn a_focus_that_goes_is_named_anew_later() {
    let text = super::text(MIXED, &format!("banked 0 / {WON}")).replace("bond null", "bond retinue focus 6");
    let mut warband = super::read(&text);
    warband.swap(places(&[5]), Places::EMPTY).expect("one point");
    assert_eq!(warband.warband.focus, None);
    assert!(warband.is_sound());
    let mut other = super::read(&text);
    other.swap(places(&[4]), Places::EMPTY).expect("one point");
    assert_eq!(other.warband.focus, Some(4), "it is the same Element");
}
