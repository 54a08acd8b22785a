//! Leaders in the movement step: leading, doubling, pointing out, joining; and casters.

use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Attribute, Kind, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving, moving_after};
use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, element, hero, unit};

/// A hero of Init 1 on Attack, with 2 Act.
fn nim() -> ElementCard {
    hero("Nim").order(Order::Attack).with(Stat::Init, 1)
}

fn has(play: &BattlePlay, row: &str) -> bool {
    play.offers().iter().any(|offer| offer == row)
}

/// FR-ST-6: an individual joins a unit at the end of its move.
#[test]
fn a_leader_joins_a_unit() {
    let play = moving(&[nim(), unit("A"), hero("Sil")], &[unit("B")]).says("move: join").shows("join");
    assert_eq!(play.offers(), ["red-2", "none"], "units only");
    let play = play.says("join: red-2");
    assert_eq!(play.element("red-1").attached, Some(play.id("red-2")));
    assert!(play.element("red-1").is(Flag::Moved));
}

/// FR-MOV-5, FR-TURN-2B, G-11, FR-ACT-1: for 1 Act a unit at 0 cm follows the leader's order; its counter stays.
#[test]
fn a_leader_leads_his_unit_by_his_order() {
    let play = moving(&[nim(), unit("A")], &[unit("B")]).says("move: join, join: red-2");
    assert_eq!((play.mover(), play.cursor()), ("A: Halt".into(), "stays".into()), "it is asked because of him");
    let play = play.says("move: lead");
    assert!(play.heard().contains(&"A: led to Attack".into()), "{:?}", play.heard());
    let led = play.element("red-2");
    assert_eq!((led.order, led.follows(), play.element("red-1").act), (Order::Halt, Order::Attack, 1));
    assert_eq!((play.mover(), play.far()), ("A: Attack".into(), "8 cm".into()));
    assert!(!has(&play, "lead"), "it is led already");
    let play = play.says("move: moved").next_turn();
    assert_eq!(play.element("red-2").follows(), Order::Halt, "in this turn only");
}

/// FR-MOV-5: a group is led as a whole.
#[test]
fn a_group_is_led_as_a_whole() {
    let play = moving(&[nim(), unit("A").grouped(1), unit("B").grouped(1)], &[unit("C")]);
    let play = play.says("move: join, join: red-3, move: lead");
    assert_eq!(["red-2", "red-3"].map(|id| play.element(id).follows()), [Order::Attack; 2]);
    assert_eq!(play.element("red-1").act, 1, "for 1 Act");
}

/// FR-MOV-5, G-54: what routs is not led, and who routs does not lead.
#[test]
fn routers_neither_lead_nor_are_led() {
    let play = moving(&[nim(), unit("A").order(Order::Rout)], &[unit("B")]).says("move: join, join: red-2");
    assert!(!has(&play, "lead"), "{:?}", play.offers());
    let red = [nim().order(Order::Rout).with(Stat::Init, 9), unit("A").order(Order::Move)];
    let play = moving_after("rules: attach, inside: red-1, join: red-2", &red, &[unit("B")]);
    assert_eq!(play.mover(), "A: Move");
    assert!(!has(&play, "lead"), "{:?}", play.offers());
}

/// FR-MOV-5, FR-UI-1: not without Act, not from afar, not by the same order.
#[test]
fn leading_needs_act_nearness_and_another_order() {
    let joined = |leader: ElementCard| {
        moving(&[leader, unit("A").order(Order::Move)], &[unit("B")]).says("move: join, join: red-2")
    };
    assert!(has(&joined(nim()), "lead"));
    assert!(!has(&joined(nim().with(Stat::Act, 0)), "lead"));
    assert!(!has(&joined(nim().order(Order::Move)), "lead"));
    let afar = moving(&[nim(), unit("A").order(Order::Move)], &[unit("B")]).says("move: moved");
    assert!(!has(&afar, "lead"));
}

/// FR-MOV-5: of two leaders one is picked.
#[test]
fn one_of_two_leaders_leads() {
    let red = [nim(), commander("Sil").order(Order::March).with(Stat::Init, 2), unit("A")];
    let play = moving(&red, &[unit("B")]).says("move: join, join: red-3, move: join, join: red-3, move: lead");
    let play = play.shows("leader").says("leader: red-2");
    assert_eq!((play.mover(), play.element("red-2").act), ("A: March".into(), 2));
}

/// FR-MOV-6, G-12, FR-TURN-2B: a leader doubles his move for all his Act.
#[test]
fn a_leader_doubles_his_move_for_all_his_act() {
    let play = moving(&[nim()], &[unit("B")]).says("move: double");
    assert_eq!((play.far(), play.element("red-1").act), ("16 cm".into(), 0));
    assert!(!has(&play, "double"));
}

/// FR-MOV-6, G-12: not where he has spent any; not others than leaders.
#[test]
fn only_a_leader_with_all_his_act_doubles_his_move() {
    let red = [nim().with(Stat::Init, 9), unit("A").order(Order::Attack)];
    let play = moving(&red, &[unit("B"), unit("C")]).says("move: point, pointer: red-1, move: moved");
    assert_eq!(play.mover(), "Nim: Attack");
    assert!(!has(&play, "double"), "one Act is spent");
    let mage = element("Oro", Kind::Individual).order(Order::Attack).with(Stat::Act, 2);
    assert!(!has(&moving(&[mage], &[unit("B")]), "double"));
    assert!(!has(&moving(&[nim().with(Stat::Act, 0)], &[unit("B")]), "double"));
}

/// FR-MOV-7, FR-MOV-8, FR-PRI-1, FR-TURN-2E: for 1 Act a leader within 4 cm points out another enemy.
#[test]
fn a_leader_points_out_another_enemy() {
    for order in [Order::Attack, Order::Harass] {
        let red = [nim().with(Stat::Init, 9), unit("A").order(order)];
        let play = moving(&red, &[unit("B"), unit("C")]).says("move: point").shows("pointer");
        assert_eq!(play.why(), "Only a leader within 4 cm, for 1 Act.");
        let play = play.says("pointer: red-1");
        assert!(play.heard().contains(&"Nim points for A".into()), "{:?}", play.heard());
        assert_eq!((play.gist("moved"), play.element("red-1").act), ("To the enemy pointed out", 1));
        assert!(!has(&play, "point"));
    }
}

/// FR-MOV-8, FR-UI-1: only orders that need an enemy, with Act at hand, and more than one enemy.
#[test]
fn nobody_points_where_that_changes_nothing() {
    let page = |leader: ElementCard, order, foes: &[ElementCard]| {
        has(&moving(&[leader.with(Stat::Init, 9), unit("A").order(order)], foes), "point")
    };
    let two = [unit("B"), unit("C")];
    assert!(page(nim(), Order::Attack, &two));
    assert!(!page(nim(), Order::Move, &two));
    assert!(!page(nim(), Order::Attack, &two[..1]));
    assert!(!page(nim().with(Stat::Act, 0), Order::Attack, &two));
    assert!(!page(nim().order(Order::Rout), Order::Attack, &two), "G-54: not while he routs");
}

/// FR-ST-6: who is in a unit stays in it with one press, or leaves it and moves.
#[test]
fn a_leader_stays_in_his_unit_or_leaves_it() {
    let menu = "rules: attach, inside: red-1, join: red-2";
    let play = moving_after(menu, &[nim(), unit("A")], &[unit("B")]);
    assert_eq!((play.mover(), play.cursor()), ("Nim: Attack".into(), "with".into()));
    let stays = play.clone().says("move: with");
    assert_eq!(stays.element("red-1").attached, Some(stays.id("red-2")));
    let play = play.says("move: leave");
    assert_eq!((play.element("red-1").attached, play.far()), (None, "8 cm".into()));
    assert!(play.heard().contains(&"Nim stands alone".into()), "{:?}", play.heard());
}

/// FR-ST-6, FR-UI-1: before the battle each side with individuals and units is asked who starts in one.
#[test]
fn leaders_may_start_in_units() {
    let red = [nim(), unit("A"), unit("B")];
    let play = crate::fixture::fresh(&red, &[unit("C")]).says("rules: attach").shows("inside");
    assert_eq!(play.offers(), ["red-1"]);
    let play = play.says("inside: red-1").shows("join");
    assert_eq!(play.offers(), ["red-2", "red-3", "none"]);
    let play = play.says("join: red-3").shows("rules");
    assert_eq!(play.element("red-1").attached, Some(play.id("red-3")), "and blue is not asked");
}

/// FR-ST-6: the list opens with who is in a unit; whoever is unticked leaves it, the others are not asked again.
#[test]
fn who_starts_in_a_unit_can_be_changed() {
    let red = [nim(), hero("Sil"), unit("A")];
    let play = crate::fixture::fresh(&red, &[unit("B")]).says("rules: attach, inside: red-1, join: red-3");
    let play = play.says("rules: attach, inside: red-1 red-2").shows("join").says("join: red-3");
    assert_eq!(["red-1", "red-2"].map(|id| play.element(id).attached), [Some(play.id("red-3")); 2]);
    let play = play.says("rules: attach, inside: red-2").shows("rules");
    assert_eq!(["red-1", "red-2"].map(|id| play.element(id).attached), [None, Some(play.id("red-3"))]);
}

/// FR-MOV-4: a caster may cast in place of its move, also where it would only stay.
#[test]
fn a_caster_may_cast_instead_of_moving() {
    let mage = |order| element("Oro", Kind::Individual).order(order).special(Attribute::Caster);
    assert!(has(&moving(&[mage(Order::Move)], &[unit("B")]), "cast"));
    assert!(has(&moving(&[mage(Order::Halt)], &[unit("B")]), "cast"));
    assert!(begun(&[element("Oro", Kind::Individual)], &[unit("B")]).done());
    let play = moving(&[mage(Order::Move), unit("A").order(Order::Move)], &[unit("B")]);
    assert_eq!((play.mover(), play.gist("cast")), ("Oro: Move".into(), "Magic in place of its move"));
}
