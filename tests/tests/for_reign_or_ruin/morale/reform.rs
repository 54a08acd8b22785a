//! Steps 11 and 12: stress goes, instable elements are checked.

use for_reign_or_ruin::book::{Attribute, Kind, Order, Stat};
use for_reign_or_ruin::{ElementId, Flag, ForReignOrRuin, StressCause, StressEvent};
use umpire_engine::table::{Game, Kind as Asks, Show};

use super::{fights, held, housed, pages, shaken, shaky};
use crate::fixture::{BattlePlay, Carded, Fought, commander, element, fresh, hero, unit};

fn reforming(red: &[for_reign_or_ruin::roster::ElementCard]) -> BattlePlay {
    fights(fresh(red, &held(&[unit("Orcs")]))).skips_to(11)
}

/// FR-TURN-11, FR-REF-1, FR-SRC-15, FR-REF-4: a unit on Reform that was left alone loses 2, not below 0.
#[test]
fn a_unit_on_reform_loses_two() {
    let on = |stress| unit("Spears").order(Order::Reform).stressed(stress);
    let play = reforming(&[on(3)]);
    assert_eq!(play.waits(), "1 loses stress");
    let play = play.says("step: begin");
    assert_eq!(play.stress("red-1"), 1);
    let told = play.news().iter().any(|line| matches!(&line.show, Show::Losses(losses) if losses[0].lost == 2));
    assert!(told, "a page says whose counters go");
    assert_eq!(reforming(&[on(1)]).says("step: begin").stress("red-1"), 0);
    assert!(!pages(fights(fresh(&[on(0)], &[unit("Orcs")]))).contains(&11), "nothing to lose");
    assert!(!pages(fights(fresh(&[unit("Spears").stressed(3)], &[unit("Orcs")]))).contains(&11), "not on Reform");
}

/// FR-REF-1, FR-ST-1: not where it was attacked, and not where it gained stress.
#[test]
fn an_attacked_or_shaken_unit_does_not_reform() {
    let battle = fresh(&[unit("Spears").order(Order::Reform).stressed(3)], &[unit("Orcs")]).state();
    let id = ElementId(0);
    let after = |event: StressEvent| {
        let mut battle = battle.clone();
        ForReignOrRuin::apply(&mut battle, event.into());
        battle.element(id).eases()
    };
    assert_eq!(battle.element(id).eases(), [2, 0]);
    assert_eq!(after(StressEvent::Attacked(id)), [0, 0]);
    assert_eq!(after(StressEvent::Gained(id, 1, StressCause::RoutNear)), [0, 0]);
}

/// FR-HR-9, FR-TRA-12, G-5: received stress stops a reform, unless the house has it otherwise.
#[test]
fn received_stress_stops_a_reform() {
    let red = [unit("Spears").stressed(4), unit("Bows").stressed(1).order(Order::Reform)];
    let reformed = |rules: &[u8]| {
        let play = fights(housed(&red, &[unit("Orcs")], rules)).skips_to(10);
        let play = play.says("step: begin, pass-near: red-2, pass-more: none");
        let play = if play.asks() == "step" && play.state().step.0 == 11 { play.says("step: begin") } else { play };
        play.stress("red-2")
    };
    assert_eq!((reformed(&[]), reformed(&[9])), (2, 0));
}

/// FR-REF-3, FR-SRC-17, FR-ATT-9: a regenerating element loses 1 each turn, on any order, attacked or not.
#[test]
fn a_regenerating_element_loses_one() {
    let troll = unit("Troll").special(Attribute::Regenerating);
    assert_eq!(reforming(&[troll.clone().stressed(3)]).says("step: begin").stress("red-1"), 2);
    let both = troll.clone().order(Order::Reform).stressed(4);
    assert_eq!(reforming(&[both]).says("step: begin").stress("red-1"), 1, "2 and 1");
    let mut battle = fresh(&[troll.stressed(2)], &[unit("Orcs")]).state();
    ForReignOrRuin::apply(&mut battle, StressEvent::Attacked(ElementId(0)).into());
    assert_eq!(battle.element(ElementId(0)).eases(), [0, 1]);
}

/// FR-REF-2, FR-SRC-16: leaders with stress and Act may lose 1 for 1 Act; none is one press.
#[test]
fn a_leader_reforms_himself() {
    let red = [commander("Arel").stressed(2), hero("Nim").stressed(1), hero("Tam"), unit("Bows").stressed(2)];
    let play = reforming(&red);
    assert_eq!(play.waits(), "Leaders may reform");
    let play = play.says("step: begin").shows("reform");
    assert_eq!((play.seat(), play.offers()), ("red", vec!["red-1".to_string(), "red-2".to_string()]));
    let after = play.clone().says("reform: red-1");
    let of = |id: &str| (after.stress(id), after.element(id).act);
    assert_eq!((of("red-1"), of("red-2")), ((1, 2), (1, 2)));
    assert!(after.element("red-1").is(Flag::Reformed) && after.asks() != "reform", "once a turn");
    assert_eq!(play.says("reform:").stress("red-1"), 2);
}

/// FR-REF-2, G-33: an attacked leader may still reform; one without Act may not, and one that routs neither (G-54).
#[test]
fn who_may_reform_himself() {
    let red = [
        hero("Spent").stressed(1).with(Stat::Act, 0),
        hero("Routs").stressed(1).order(Order::Rout),
        element("Mage", Kind::Individual).stressed(1).with(Stat::Act, 2),
    ];
    assert!(!pages(fights(fresh(&red, &[unit("Orcs")]))).contains(&11), "nobody of these may");
    let shaken = [hero("Shaken").stressed(1), unit("Bows").stressed(4)];
    let play = fights(fresh(&shaken, &[unit("Orcs")])).skips_to(10);
    let play = play.says("step: begin, pass-near: red-1, pass-more: none");
    let play = play.skips_to(11).says("step: begin").shows("reform");
    assert_eq!(
        (play.element("red-1").gained, play.says("reform: red-1").stress("red-1")),
        (1, 1),
        "gains do not stop him"
    );
}

/// FR-REF-5, G-33: the 2 is for units: an individual on Reform has the 1 of leaders only.
#[test]
fn an_individual_on_reform_loses_no_two() {
    let play = reforming(&[hero("Nim").order(Order::Reform).stressed(3)]).says("step: begin, reform: red-1");
    assert_eq!(play.stress("red-1"), 2);
    let mage = element("Mage", Kind::Individual).order(Order::Reform).stressed(3);
    assert!(!pages(fights(fresh(&[mage], &[unit("Orcs")]))).contains(&11));
}

/// FR-TURN-12, FR-ATT-8, FR-SRC-22, G-47: instable elements are checked by the book, and the stress is typed: 0 unless told.
#[test]
fn instable_elements_are_checked_by_the_book() {
    let play = fights(fresh(&[shaky("Ghosts"), unit("Bows")], &[shaky("Wisps")])).skips_to(12);
    assert_eq!(play.waits(), "2 to check");
    let play = play.says("step: begin").shows("instable");
    let Asks::Number(number) = play.question().kind else { panic!("a number") };
    assert_eq!((number.min, number.preset, play.seat()), (0, 0, "red"));
    let play = play.says("instable: 2").shows("instable");
    assert_eq!((play.seat(), play.stress("red-1"), play.element("red-1").gained), ("blue", 2, 2));
    assert!(!pages(fights(fresh(&[unit("Bows")], &[unit("Orcs")]))).contains(&12), "none, no page");
    assert_eq!(shaken(fights(fresh(&[shaky("Ghosts")], &[unit("Orcs")])), "0").stress("red-1"), 0);
}
