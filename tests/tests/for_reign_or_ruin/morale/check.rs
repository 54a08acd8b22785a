//! Step 13 a and b: who checks, with how many dice, and what changes.

use for_reign_or_ruin::book::{Attribute, Kind, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::{Show, Tone};

use super::{checking, fights, next_turn, pages, shaken, shaky};
use crate::fixture::{BattlePlay, Carded, Fought, element, fresh, hero, unit};

fn one(card: ElementCard, stress: &str) -> BattlePlay {
    checking(&[card], &[unit("Orcs")], stress)
}

/// What the open question says in its two lines.
fn deed(play: &BattlePlay) -> [String; 2] {
    play.with(|game| {
        let (question, scene) = (game.question().expect("a question is open"), game.scene());
        let deed = question.heading.deed.expect("two lines");
        [deed.by.1, deed.to.expect("a second line").1].map(|words| words.line(&*scene).to_string())
    })
}

/// FR-MOR-3, FR-MOR-4, F-MORALE, worked example 5: stress 3, Mor 6, Attack, dice 2, 7, 9: failed once, Halt.
#[test]
fn a_failed_check_shifts_the_order_once() {
    let play = one(shaky("Spears").order(Order::Attack), "3").shows("check");
    assert_eq!((play.dice(), deed(&play)), ((3, 6), ["Spears: morale".into(), "Attack -> Halt".into()]));
    let play = play.says("check: 2 7 9");
    assert_eq!(play.order("red-1"), Order::Halt);
    let news = play.news();
    let Show::Rolled(rolled) = &news[0].show else { panic!("dice are shown") };
    assert_eq!((rolled.tone, rolled.hits), (Tone::Bad, 2));
    assert_eq!(play.with(|game| rolled.then.line(&*game.scene()).to_string()), "Swap its counter: Halt");
}

/// FR-MOR-3: the dice that fail a check are no hits, however many there are.
#[test]
fn dice_that_fail_a_check_are_too_high() {
    for dice in ["check: 9 8 7 2 1 1", "check: hits 3"] {
        let read = one(shaky("Spears").order(Order::Attack), "6").says(dice).reads("");
        assert!(read.iter().any(|said| said == "TOO HIGH"), "{read:?}");
        assert!(!read.iter().any(|said| said.contains("HIT")), "{read:?}");
    }
}

/// FR-MOR-3, FR-DICE-2: a die equal to Mor holds.
#[test]
fn a_die_equal_to_mor_holds() {
    let play = one(shaky("Spears").order(Order::Attack), "3").says("check: 6 6 1");
    assert_eq!(play.order("red-1"), Order::Attack);
    let hits = one(shaky("Spears").order(Order::Attack), "3").says("check: hits 1");
    assert_eq!(hits.order("red-1"), Order::Halt, "players may enter the failing dice only");
}

/// FR-ORD-10, FR-MOR-4, G-35: every row of the shift table, once however many dice fail; nothing to check on Rout.
#[test]
fn the_shift_table() {
    let table = [
        (Order::Attack, Order::Halt),
        (Order::Defend, Order::Halt),
        (Order::Harass, Order::Retreat),
        (Order::Move, Order::Retreat),
        (Order::March, Order::Rout),
        (Order::Reform, Order::Rout),
        (Order::Halt, Order::Retreat),
        (Order::Retreat, Order::Rout),
    ];
    for (from, to) in table {
        let play = one(shaky("Spears").order(from), "2").says("check: 10 10");
        assert_eq!(play.order("red-1"), to, "{}", from.name());
    }
}

/// FR-ORD-10: three failures in three turns: Attack, Halt, Retreat, Rout; a fourth changes nothing and is not rolled.
#[test]
fn each_failure_is_one_place_more() {
    let mut play = fights(fresh(&[shaky("Spears").order(Order::Attack).with(Stat::End, 9)], &[unit("Orcs")]));
    for (turn, order) in [Order::Halt, Order::Retreat, Order::Rout].into_iter().enumerate() {
        play = shaken(play, "1").skips_to(13).says("step: begin").shows("check");
        play = play.says(&format!("check: 10{}", " 1".repeat(turn)));
        assert_eq!(play.order("red-1"), order);
        play = next_turn(play);
    }
    let play = shaken(play, "1");
    assert!(play.state().to_check().is_empty(), "Rout stays Rout");
}

/// FR-TURN-13, FR-MOR-1, FR-UI-1: only who has more stress than at the last check; the page says how many, and nobody is no page.
#[test]
fn only_who_has_more_stress_checks() {
    let red = [shaky("Spears"), unit("Bows").stressed(3), shaky("Axes")];
    let play = shaken(fights(fresh(&red, &[shaky("Orcs")])), "1 0 2").skips_to(13);
    assert_eq!(play.waits(), "2 check morale");
    let play = play.says("step: begin").shows("check");
    assert_eq!((play.seat(), play.dice().0), ("red", 1));
    let play = play.says("check: 1").shows("check");
    assert_eq!((play.seat(), play.dice().0), ("blue", 2));
    assert!(!pages(shaken(fights(fresh(&red, &[shaky("Orcs")])), "0 0 0")).contains(&13));
}

/// FR-MOR-3, FR-DICE-3, FR-UI-1: Mor 10 cannot fail, and is not rolled; Mor 0 always does.
#[test]
fn mor_ten_is_not_rolled() {
    let play = one(shaky("Dead").order(Order::Attack).with(Stat::Mor, 10), "3");
    assert_ne!(play.asks(), "check");
    assert_eq!((play.order("red-1"), play.heard().contains(&"Dead: cannot fail".to_string())), (Order::Attack, true));
    assert_eq!(one(shaky("Mob").with(Stat::Mor, 0), "1").shows("check").dice(), (1, 0));
}

/// FR-MOR-3, FR-IN-10: a Mor that nobody has entered is asked for.
#[test]
fn an_unknown_mor_is_asked_for() {
    let play = one(shaky("Spears").with(Stat::Mor, UNKNOWN), "2").shows("stat").says("stat: 4, keep: keep");
    assert_eq!(play.shows("check").dice(), (2, 4));
}

/// FR-MOR-7, G-37: individuals check like units, also in a unit, each on its own.
#[test]
fn individuals_check_on_their_own() {
    let red = [shaky("Spears"), hero("Nim").special(Attribute::Instable), element("Mage", Kind::Individual)];
    let play = fights(fresh(&red, &[unit("Orcs")]).says("rules: attach, inside: red-2, join: red-1"));
    let play = shaken(play, "1 2").skips_to(13).says("step: begin");
    assert_eq!(play.shows("check").says("check: 1").shows("check").dice().0, 2);
    let play = checking(&red, &[unit("Orcs")], "0 2").says("check: 1 9");
    assert_eq!((play.order("red-2"), play.order("red-1")), (Order::Retreat, Order::Halt));
}

/// FR-MOR-8, G-38: who fails leaves its group; the others keep group and order.
#[test]
fn who_fails_leaves_the_group() {
    let red = ["Spears", "Bows", "Axes"].map(|name| shaky(name).grouped(1).order(Order::Attack));
    let play = checking(&red, &[unit("Orcs")], "1 1 0").says("check: 10, check: 1");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.element(id).group), [0, 1, 1]);
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.order(id)), [Order::Halt, Order::Attack, Order::Attack]);
}

/// FR-MOR-13: all check with the stress of the beginning: a rout among them shakes nobody before all have checked.
#[test]
fn no_check_influences_another() {
    let red = [shaky("Spears").order(Order::Retreat), shaky("Bows")];
    let play = checking(&red, &[unit("Orcs")], "2 1").says("check: 9 9").shows("check");
    assert_eq!((play.order("red-1"), play.dice().0), (Order::Rout, 1));
    play.says("check: 1").shows("near-rout");
}

/// FR-UI-2, FR-MOR-2: a skipped step 13 stays undone, and the next turn compares with it all the same.
#[test]
fn a_skipped_check_is_not_made_up_for() {
    let play = shaken(fights(fresh(&[shaky("Spears")], &[unit("Orcs")])), "2").skips_to(13);
    let play = next_turn(play);
    assert_eq!((play.element("red-1").stress_ref, play.state().to_check().is_empty()), (2, true));
}
