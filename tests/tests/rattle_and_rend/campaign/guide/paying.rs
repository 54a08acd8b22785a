//! A lost point is settled, and what becomes of a warband that has too little.

use rattle_and_rend::book::Trait;
use rattle_and_rend::{EditError, KeptWarband, Payment, Purchase, Refill};

use super::{DREGS, FIGHTERS, LARGE, LOST, MIXED, bytes, is_retired, kept, numbers};

/// A warband with these Elements that lost a point.
fn owing(elements: &str, banked: u8) -> KeptWarband {
    kept(elements, &format!("banked {banked} owed 1 / {LOST}"))
}

/// Pays, and says how many points may be refilled.
#[track_caller]
fn pay(warband: &mut KeptWarband, with: Payment) -> Refill {
    warband.pay(with).expect("it can pay")
}

/// RR-CAMP-8, GAP 117: a banked point pays.
#[test]
fn a_banked_point_pays() {
    let mut warband = owing(LARGE, 2);
    let refill = pay(&mut warband, Payment::Bank);
    assert_eq!(refill.left(), 0);
    warband.settle(refill);
    assert_eq!(numbers(&warband), (13, 1, 0));
    assert!(warband.is_sound());
    assert_eq!(warband.pay(Payment::Bank), Err(EditError::Settled), "once");
    assert_eq!(owing(LARGE, 0).pay(Payment::Bank), Err(EditError::NothingBanked));
}

/// RR-CAMP-8: an Element of one point pays, whatever is in the bank.
#[test]
fn an_element_of_one_point_pays() {
    for banked in [0, 3] {
        let mut warband = owing(MIXED, banked);
        let refill = pay(&mut warband, Payment::Element(5));
        assert_eq!(refill.left(), 0);
        warband.settle(refill);
        assert_eq!((numbers(&warband), warband.warband.entries.len()), ((11 + banked, banked, 0), 6));
    }
}

/// RR-CAMP-8, GAP 117: of two or three points only where neither the bank nor an Element of one point can pay.
#[test]
fn a_larger_element_pays_only_where_nothing_smaller_can() {
    assert_eq!(owing(MIXED, 0).can_pay(Payment::Element(1)), Err(EditError::SmallerPays));
    assert_eq!(owing(LARGE, 1).can_pay(Payment::Element(2)), Err(EditError::SmallerPays));
    assert_eq!(EditError::SmallerPays.code(), "RR-CAMP-8");
    assert_eq!(owing(LARGE, 0).can_pay(Payment::Element(2)), Ok(1), "of two points: one may come back");
    assert_eq!(owing(LARGE, 0).can_pay(Payment::Element(0)), Ok(2), "of three: two");
    assert_eq!(owing(LARGE, 0).can_pay(Payment::Element(9)), Err(EditError::NoElement));
}

/// RR-CAMP-8: in place of two points one may come at once; in place of three up to two.
#[test]
fn what_is_refilled_at_once_is_not_lost() {
    let mut warband = owing(LARGE, 0);
    let mut refill = pay(&mut warband, Payment::Element(2));
    assert_eq!(warband.refill(&mut refill, Purchase::Element(FIGHTERS)), Err(EditError::Dear));
    assert_eq!(warband.refill(&mut refill, Purchase::Element(DREGS)), Ok(()));
    assert_eq!(warband.refill(&mut refill, Purchase::Element(DREGS)), Err(EditError::Dear));
    warband.settle(refill);
    assert_eq!(numbers(&warband), (11, 0, 0));
    let mut warband = owing(LARGE, 0);
    let mut refill = pay(&mut warband, Payment::Element(0));
    assert_eq!(warband.refill(&mut refill, Purchase::Element(DREGS)), Ok(()));
    assert_eq!(warband.refill(&mut refill, Purchase::Champion(1, Trait::BanishFoe)), Ok(()), "the Fighters' turn");
    assert_eq!(refill.left(), 0);
    warband.settle(refill);
    assert_eq!(numbers(&warband), (11, 0, 0));
    assert!(warband.is_sound());
}

/// RR-CAMP-8, GAP 117: what is not refilled at once is lost and never banked: the total falls by 2, or by 3 with a Heavy.
#[test]
fn what_is_not_refilled_is_lost_and_not_banked() {
    for (at, worth) in [(2, 10), (0, 9)] {
        let mut warband = owing(LARGE, 0);
        let refill = pay(&mut warband, Payment::Element(at));
        warband.settle(refill);
        assert_eq!(numbers(&warband), (worth, 0, 0));
        assert!(warband.is_sound() && !is_retired(&warband));
    }
    let mut half = owing(LARGE, 0);
    let mut refill = pay(&mut half, Payment::Element(0));
    half.refill(&mut refill, Purchase::Element(DREGS)).expect("one of two points");
    half.settle(refill);
    assert_eq!(numbers(&half), (10, 0, 0), "the second is lost");
}

/// RR-CAMP-8, GAP 153: an attached Champion may pay alone; a host and its Champion of four points do not.
#[test]
fn an_attached_champion_pays_alone() {
    let mut warband = owing(LARGE, 0);
    let refill = pay(&mut warband, Payment::Champion(1));
    assert_eq!(refill.left(), 0);
    warband.settle(refill);
    assert_eq!((numbers(&warband), warband.warband.entries[1].champion), ((11, 0, 0), None));
    assert_eq!(owing(LARGE, 0).can_pay(Payment::Champion(2)), Err(EditError::NoElement), "nobody leads it");
    let four = owing("3 heavy flyer + champion spot-weakness", 0);
    assert_eq!(four.can_pay(Payment::Element(0)), Err(EditError::TooLarge));
    assert_eq!((EditError::TooLarge.code(), four.can_pay(Payment::Champion(0))), ("RR-CAMP-8", Ok(0)));
    assert_eq!(owing(LARGE, 0).can_pay(Payment::Element(1)), Ok(2), "a pair of three points is an Element of three");
}

/// RR-CAMP-9: below 9 points it dissolves, once the loss is settled and not before.
#[test]
fn below_nine_points_a_warband_dissolves() {
    let nine = "heavy flyer / 3 fighters";
    let mut warband = owing(nine, 0);
    let mut refill = pay(&mut warband, Payment::Element(0));
    assert!(!is_retired(&warband), "it is not settled yet");
    warband.refill(&mut refill, Purchase::Element(FIGHTERS)).expect("two points");
    warband.settle(refill);
    assert_eq!((numbers(&warband), is_retired(&warband)), ((8, 0, 0), true));
    assert!(warband.is_sound(), "it is kept for its chronicle");
    let before = bytes(&warband);
    assert_eq!(warband.buy(Purchase::Element(DREGS)), Err(EditError::Retired));
    assert_eq!(warband.pay(Payment::Bank), Err(EditError::Retired));
    assert_eq!((warband.can_swap(), warband.can_reassign()), (Err(EditError::Retired), Err(EditError::Retired)));
    assert_eq!((EditError::Retired.code(), EditError::Retired.off().full), ("RR-CAMP-9", "Dissolved: start a new one"));
    assert_eq!(bytes(&warband), before);
    let mut ten = owing("heavy flyer / 3 fighters / dregs", 0);
    let refill = pay(&mut ten, Payment::Element(4));
    ten.settle(refill);
    assert_eq!((numbers(&ten), is_retired(&ten)), ((9, 0, 0), false), "nine are enough");
}

/// RR-CAMP-9, GAP 115: points in the bank count towards the nine.
#[test]
fn the_bank_keeps_a_warband_alive() {
    let mut warband = owing("heavy flyer / 2 fighters / dregs", 2);
    assert_eq!(numbers(&warband), (10, 2, 1));
    let refill = pay(&mut warband, Payment::Bank);
    warband.settle(refill);
    assert_eq!((numbers(&warband), is_retired(&warband)), ((9, 1, 0), false));
}
