//! What players put right by hand (DR-CUSTOM-1).

use dragon_rampant::book::UnitType;
use dragon_rampant::{Departure, Flag, Place};
use umpire_engine::table::{CorrectionTarget, Scene};

use super::corrects;
use crate::fixture::{Fought, battle, plain};
use crate::magic::fought;

const TWO: [UnitType; 2] = [UnitType::HeavyFoot, UnitType::LightFoot];

/// DR-CUSTOM-1: Strength, Battered, place; each is told.
#[test]
fn strength_battered_and_place_are_put_right() {
    let play = corrects(fought(&plain(&TWO), &plain(&TWO)), "red-1", "strength", 7);
    assert_eq!(play.sp("red-1"), 7);
    assert_eq!(play.heard().last().map(String::as_str), Some("Heavy Foot: Strength 7"));
    let play = corrects(play, "blue-2", "battered", 1);
    assert!(play.is("blue-2", Flag::Battered));
    let play = corrects(play, "blue-2", "place", 5);
    assert!(matches!(play.unit("blue-2").place, Place::Gone(Departure::Routed, _)));
    let play = corrects(play, "blue-2", "place", 0);
    assert_eq!(play.unit("blue-2").place, Place::OnTable);
}

/// A unit that comes back has a Strength Point at least, and one on the table is never at 0.
#[test]
fn who_stands_on_the_table_has_strength() {
    let play = fought(&plain(&TWO), &plain(&TWO));
    let mut least = None;
    play.state().fields(CorrectionTarget::Piece(play.id("red-1")), &mut |field| {
        if field.key == "strength" {
            least = Some((field.min, field.max));
        }
    });
    assert_eq!(least, Some((1, 12)));
}

/// Nothing is put right before the first turn; every field has a gist.
#[test]
fn before_the_battle_nothing_is_put_right() {
    let fields = |play: &crate::fixture::BattlePlay| {
        let (mut all, battle) = (Vec::new(), play.state());
        let targets = [CorrectionTarget::Game, CorrectionTarget::Seat(umpire_engine::table::Seat::RED)];
        for target in targets.into_iter().chain([CorrectionTarget::Piece(play.id("red-1"))]) {
            battle.fields(target, &mut |field| all.push(field));
        }
        all
    };
    assert!(fields(&battle(&[&plain(&TWO), &plain(&TWO)])).is_empty());
    let all = fields(&fought(&plain(&TWO), &plain(&TWO)));
    assert!(all.len() >= 12, "{}", all.len());
    assert!(all.iter().all(|field| (1..=30).contains(&field.gist.len()) && field.label.len() <= 14), "{all:?}");
}

/// DR-CUSTOM-1: who is to be ordered is asked anew where something was put right: not who is finished now, but who came back.
#[test]
fn who_is_ordered_is_asked_anew() {
    let play = fought(&plain(&TWO), &plain(&TWO)).shows("unit");
    assert_eq!(play.offers()[..2], ["red-1", "red-2"]);
    let play = corrects(play, "red-1", "finished", 1).shows("unit");
    assert_eq!(play.offers()[0], "red-2");
    let play = corrects(play, "red-1", "finished", 0).shows("unit");
    assert_eq!(play.offers()[..2], ["red-1", "red-2"]);
    // An open order goes back to who is ordered: its rows may be others now.
    let play = corrects(play.says("unit: red-1"), "red-1", "place", 1).shows("unit");
    assert_eq!(play.says("unit: red-1").offers(), ["enter", "back"]);
}
