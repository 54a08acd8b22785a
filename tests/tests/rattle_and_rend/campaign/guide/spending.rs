//! Points of the bank become Elements of either roster.

use rattle_and_rend::book::{Tactic, Trait, Type};
use rattle_and_rend::{EditError, Purchase, WarbandEntry, WarbandError};

use super::{DREGS, FIGHTERS, FLYER, LARGE, LOST, MIXED, bytes, fringe, kept, numbers, two};

/// RR-CAMP-7: they buy any Element now, or stay in the bank.
#[test]
fn banked_points_buy_elements_or_stay() {
    let mut warband = kept(LARGE, "banked 3");
    assert_eq!(numbers(&warband), (15, 3, 0));
    assert_eq!(warband.buy(Purchase::Element(FIGHTERS)), Ok(()));
    assert_eq!(numbers(&warband), (15, 1, 0), "what it is worth stays");
    let before = bytes(&warband);
    assert_eq!(warband.buy(Purchase::Element(FIGHTERS)), Err(EditError::Dear));
    assert_eq!(bytes(&warband), before, "what is refused changes nothing");
    assert_eq!((EditError::Dear.code(), EditError::Dear.off().short), ("RR-CAMP-7", "too dear"));
    assert_eq!(warband.buy(Purchase::Element(DREGS)), Ok(()));
    assert_eq!((numbers(&warband), warband.warband.points()), ((15, 0, 0), 15));
    let mut heavy = kept(LARGE, "banked 3");
    assert_eq!(heavy.buy(Purchase::Element(FLYER)), Ok(()));
    assert_eq!(numbers(&heavy), (15, 0, 0));
}

/// RR-CAMP-7, GAP 153: a Champion is bought with its host, or for one that is there.
#[test]
fn champions_come_with_a_host_or_for_one() {
    let mut warband = kept(LARGE, "banked 5");
    let led = WarbandEntry { champion: Some(Some(Trait::DistantDoom)), ..FIGHTERS };
    assert_eq!(warband.buy(Purchase::Element(led)), Ok(()));
    assert_eq!(numbers(&warband), (17, 2, 0));
    assert_eq!(warband.buy(Purchase::Champion(0, Trait::BanishFoe)), Ok(()), "the Heavy hosts one");
    assert_eq!(warband.warband.entries[0].points(), 4);
    assert_eq!(warband.buy(Purchase::Champion(0, Trait::BanishFoe)), Err(EditError::NoElement), "one at the most");
    assert_eq!(warband.buy(Purchase::Champion(40, Trait::BanishFoe)), Err(EditError::NoElement));
    let alien = Err(EditError::Element(WarbandError::ChampionAlienTrait(2, Trait::Flyer)));
    assert_eq!(warband.buy(Purchase::Champion(2, Trait::Flyer)), alien);
    let mut mixed = kept(MIXED, "banked 1");
    let host = Err(EditError::Element(WarbandError::Host(5, Type::Dregs)));
    assert_eq!(mixed.buy(Purchase::Champion(5, Trait::BanishFoe)), host);
    let bare = Err(EditError::Element(WarbandError::NoTrait(7)));
    assert_eq!(mixed.buy(Purchase::Element(WarbandEntry::plain(Type::Ward))), bare);
}

/// RR-CAMP-3: new points go to either roster; whoever ignores the Fringe never names its Tactics.
#[test]
fn new_points_go_to_either_roster() {
    let mut warband = kept(MIXED, "banked 4");
    assert_eq!(warband.buy(Purchase::Element(FIGHTERS)), Ok(()));
    assert!(warband.is_sound() && warband.warband.tactics[1].is_empty(), "no Fringe, no Tactics of it");
    assert_eq!(warband.give_fringe(two(Tactic::Rangers, Tactic::Zealots)), Ok(()));
    assert_eq!(warband.buy(Purchase::Element(fringe(FIGHTERS))), Ok(()));
    let rosters: Vec<bool> = warband.warband.entries.iter().map(|entry| entry.fringe).collect();
    assert_eq!(rosters, [false, false, false, false, false, false, false, false, true]);
    assert!(warband.is_sound());
}

/// RR-CAMP-2: the Fringe's two Tactics come with its first Element, may be those of the Founding Roster, and stay.
#[test]
fn the_fringe_has_two_tactics_of_its_own_from_its_first_element_on() {
    let mut warband = kept(MIXED, "banked 2");
    let refused = warband.buy(Purchase::Element(fringe(DREGS)));
    assert_eq!(refused, Err(EditError::NoFringeTactics));
    assert_eq!(EditError::NoFringeTactics.code(), "RR-CAMP-2");
    assert_eq!(warband.give_fringe(two(Tactic::Rangers, Tactic::Rangers)), Err(EditError::TwoTactics));
    let same = warband.warband.tactics[0];
    assert_eq!(warband.give_fringe(same), Ok(()), "the pairs may overlap");
    assert_eq!(warband.buy(Purchase::Element(fringe(DREGS))), Ok(()));
    assert!(warband.is_sound());
    let other = two(Tactic::Rangers, Tactic::Zealots);
    assert_eq!(warband.give_fringe(other), Err(EditError::FringeTactics), "there is no way to change them");
    assert_eq!(warband.warband.tactics, [same; 2]);
}

/// RR-CAMP-7, RR-CAMP-8: a lost point comes first.
#[test]
fn nothing_is_bought_while_a_point_is_owed() {
    let mut warband = kept(MIXED, &format!("banked 1 owed 1 / {LOST}"));
    assert_eq!(warband.buy(Purchase::Element(DREGS)), Err(EditError::Unsettled));
    assert_eq!((warband.can_swap(), warband.can_reassign()), (Err(EditError::Unsettled), Err(EditError::Unsettled)));
    assert_eq!((EditError::Unsettled.code(), EditError::Unsettled.off().short), ("RR-CAMP-8", "pay first"));
}
