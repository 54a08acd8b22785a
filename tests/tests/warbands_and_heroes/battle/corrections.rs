//! What players put right by hand (WH-OTH-5, WH-DATA-4 to WH-DATA-6).

use umpire_tests::battle::red_first;
use warbands_and_heroes::{Flag, Place};

const TWO: &str = "unit warriors / unit bowmen";

/// WH-OTH-5, WH-DATA-4: FS as a correction or as damage, Shaken, wall, place; each is in the history.
#[test]
fn fs_shaken_wall_and_place_are_put_right() {
    let play = red_first(&[TWO, TWO]).corrects("red-1", "fs", 7);
    assert_eq!((play.fs("red-1"), play.is("red-1", Flag::Damaged)), (7, false));
    let play = play.corrects("red-1", "damage", 5);
    assert_eq!((play.fs("red-1"), play.is("red-1", Flag::Damaged)), (5, true));
    assert_eq!(play.heard().last().map(String::as_str), Some("Warriors: hit, FS 5"));
    let play = play.corrects("red-2", "shaken", 1).corrects("red-1", "wall", 1).corrects("blue-1", "place", 2);
    assert!(play.is("red-2", Flag::Shaken) && play.is("red-1", Flag::Wall));
    assert_eq!(play.unit("blue-1").place, Place::Withdrawn);
    assert!(play.notes().iter().any(|note| note == "Bowmen: Shaken"), "{:?}", play.notes());
    assert_eq!(play.corrects("blue-1", "place", 0).unit("blue-1").place, Place::InPlay);
}

/// Damage to 0 routs; who is restored has 1 FS at least.
#[test]
fn the_routed_may_be_restored() {
    let play = red_first(&[TWO, TWO]).corrects("blue-1", "damage", 0);
    assert_eq!(play.unit("blue-1").place, Place::Routed);
    let play = play.corrects("blue-1", "place", 0);
    assert_eq!((play.unit("blue-1").place, play.fs("blue-1")), (Place::InPlay, 1));
}

/// The question who acts is asked anew: who has acted is off, who is gone is not listed.
#[test]
fn whom_to_activate_is_asked_anew() {
    let play = red_first(&["unit warriors / unit bowmen / unit berserkers", TWO])
        .corrects("red-1", "acted", 1)
        .corrects("red-2", "place", 1);
    assert_eq!(play.offers(), ["red-3", "more"]);
}

/// Nothing is put right before the first round, or when all is over.
#[test]
fn before_and_after_the_battle_nothing_is_put_right() {
    let count = |play: &umpire_tests::battle::BattlePlay| {
        let mut fields = 0;
        use umpire_engine::table::Scene;
        play.state().fields(umpire_engine::table::CorrectionTarget::Piece(play.id("red-1")), &mut |_| fields += 1);
        fields
    };
    assert_eq!(count(&umpire_tests::battle::warbands(&[TWO, TWO])), 0);
    assert_eq!(count(&red_first(&[TWO, TWO])), 10);
}
