//! Step 13 c: who is called back, by whom.

use for_reign_or_ruin::book::{Kind, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::Show;

use super::{checking, fights, housed, pages, shaky};
use crate::fixture::{BattlePlay, Carded, Fought, commander, element, fresh, hero, unit};

fn router(name: &str) -> ElementCard {
    unit(name).order(Order::Rout).stressed(2)
}

/// In step 13.
fn rallying(red: &[ElementCard]) -> BattlePlay {
    fights(fresh(red, &[unit("Orcs")])).skips_to(13).says("step: begin")
}

/// FR-MOR-9, FR-TERM-10, F-MORALE: 1 Act, dice equal to stress; no die above Mor, and it halts.
#[test]
fn a_rallied_element_halts() {
    let play = fights(fresh(&[router("Spears"), hero("Nim")], &[unit("Orcs")])).skips_to(13);
    assert_eq!(play.waits(), "1 may be rallied");
    let play = play.says("step: begin").shows("rally");
    assert_eq!((play.seat(), play.offers()), ("red", vec!["red-1".to_string(), "none".to_string()]));
    let play = play.says("rally: red-1").shows("rally-roll");
    assert_eq!((play.dice(), play.element("red-2").act), ((2, 6), 1), "one leader is not asked about");
    let halts = play.clone().says("rally-roll: 6 1");
    assert_eq!(halts.order("red-1"), Order::Halt);
    assert!(halts.news().iter().any(|line| line.id == "rally" && matches!(line.show, Show::Rolled(_))));
    let play = play.says("rally-roll: 7 1");
    assert_eq!(
        (play.order("red-1"), play.asks() == "rally"),
        (Order::Rout, false),
        "nothing happens, and no second try"
    );
}

/// FR-MOR-9: nobody in one press, for all of a side; the other side is asked for itself.
#[test]
fn nobody_is_one_press() {
    let red = [router("Spears"), router("Bows"), hero("Nim")];
    let play = fights(fresh(&red, &[router("Orcs"), hero("Grum")])).skips_to(13).says("step: begin, rally: none");
    assert_eq!(
        (play.asks().as_str(), play.seat(), play.offers()),
        ("rally", "blue", vec!["blue-1".into(), "none".into()])
    );
    assert_ne!(play.says("rally: none").asks(), "rally");
}

/// FR-MOR-9, G-51, FR-TERM-8: a commander rallies those below him in the chain, a hero anybody; others nobody.
#[test]
fn who_may_rally_whom() {
    let red = [
        element("Chief", Kind::ChiefCommander).with(Stat::Act, 3).under(1, None),
        commander("Captain").under(2, Some(0)),
        router("His").under(2, Some(1)),
        router("Chief's").under(1, Some(0)),
        hero("Nim"),
        element("Mage", Kind::Individual).with(Stat::Act, 3),
    ];
    let battle = fresh(&red, &[unit("Orcs")]).state();
    let who = |id| battle_ids(&battle, battle.ralliers(for_reign_or_ruin::ElementId(id)));
    assert!(who(2).is_empty(), "Act comes with the first turn");
    let battle = fights(fresh(&red, &[unit("Orcs")])).state();
    let who = |id| battle_ids(&battle, battle.ralliers(for_reign_or_ruin::ElementId(id)));
    assert_eq!((who(2), who(3)), (vec![0, 1, 4], vec![0, 4]));
}

fn battle_ids(_: &for_reign_or_ruin::Battle, set: for_reign_or_ruin::ElementSet) -> Vec<u8> {
    set.iter().map(|id| id.0).collect()
}

/// FR-MOR-9, FR-CMD-12: of several leaders one is picked, he must be within 16 cm, and he pays.
#[test]
fn one_of_several_leaders_rallies() {
    let play = rallying(&[router("Spears"), hero("Nim"), hero("Tam")]).says("rally: red-1").shows("rallies");
    assert_eq!(play.offers(), ["red-2", "red-3", "none"]);
    assert_eq!(play.clone().says("rallies: none").asks(), "rally", "none is near enough");
    let play = play.says("rallies: red-3").shows("rally-roll");
    assert_eq!([play.element("red-2").act, play.element("red-3").act], [2, 1]);
}

/// FR-MOR-9, G-52, FR-UI-1: only elements on Rout, and only where somebody may: else there is no page.
#[test]
fn without_routers_or_leaders_there_is_no_rally() {
    let step = |red: &[ElementCard]| pages(fights(fresh(red, &[unit("Orcs")]))).contains(&13);
    assert!(!step(&[unit("Spears").order(Order::Retreat).stressed(2), hero("Nim")]), "nobody routs");
    assert!(!step(&[router("Spears")]), "no leader");
    assert!(!step(&[router("Spears"), hero("Nim").with(Stat::Act, 0)]), "no Act");
    assert!(!step(&[router("Spears"), commander("Arel")]), "not his");
}

/// FR-MOR-9, G-54: nobody rallies himself, and who routs rallies nobody; another hero rallies a routing leader.
#[test]
fn a_routing_leader_needs_another() {
    let routing = |name| hero(name).order(Order::Rout).stressed(1);
    let step = |red: &[ElementCard]| pages(fights(fresh(red, &[unit("Orcs")]))).contains(&13);
    assert!(!step(&[routing("Nim")]), "not himself");
    assert!(!step(&[routing("Nim"), routing("Tam")]), "who routs rallies nobody");
    assert_eq!(rallying(&[routing("Nim"), hero("Tam")]).offers(), ["red-1", "none"]);
}

/// FR-MOR-10, G-39: who routed in this very step may be rallied.
#[test]
fn a_new_router_may_be_rallied() {
    let play = checking(&[shaky("Spears").order(Order::Retreat), hero("Nim")], &[unit("Orcs")], "2");
    let play = play.says("check: 9 9").shows("rally").says("rally: red-1, rally-roll: 1 1");
    assert_eq!(play.order("red-1"), Order::Halt);
}

/// FR-MOR-10, G-39, FR-HR-11: one check for each element in a turn; or one for each leader.
#[test]
fn one_try_each() {
    let red = [router("Spears"), router("Bows"), hero("Nim"), hero("Tam")];
    let play = rallying(&red).says("rally: red-1, rallies: red-3, rally-roll: 9 9").shows("rally");
    assert_eq!(play.offers(), ["red-2", "none"], "Spears were tried");
    assert_eq!(play.says("rally: red-2").shows("rallies").offers(), ["red-3", "red-4", "none"]);
    let play = fights(housed(&red, &[unit("Orcs")], &[11])).skips_to(13).says("step: begin");
    let play = play.says("rally: red-1, rallies: red-3, rally-roll: 9 9").shows("rally");
    assert_eq!(play.offers(), ["red-1", "red-2", "none"], "Tam may try again");
    let play = play.says("rally: red-1").shows("rally-roll").says("rally-roll: 9 9");
    assert_ne!(play.asks(), "rally", "both leaders have tried");
}

/// FR-MOR-9, FR-DICE-4: without stress, or with Mor 10, it is rallied without dice.
#[test]
fn no_dice_rally() {
    let calm = unit("Spears").order(Order::Rout);
    let play = rallying(&[calm, hero("Nim")]).says("rally: red-1");
    assert_eq!((play.asks() == "rally-roll", play.order("red-1")), (false, Order::Halt));
    let play = rallying(&[router("Dead").with(Stat::Mor, 10), hero("Nim")]).says("rally: red-1");
    assert_eq!((play.asks() == "rally-roll", play.order("red-1")), (false, Order::Halt));
}
