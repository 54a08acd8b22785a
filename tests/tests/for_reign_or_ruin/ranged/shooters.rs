//! Who shoots, and at whom.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Contact, OrderEvent};

use super::staged::{inside, meets, red, staged, touching};
use crate::fixture::{Carded, Fought, begun, commander, hero, unit};

/// Sht 3 at 24 cm, on Attack.
fn archers() -> ElementCard {
    unit("Archers").with(Stat::Sht, 3).with(Stat::Range, 24).order(Order::Attack)
}

/// FR-RNG-1: Attack, Defend, Harass and Move shoot, and no other order.
#[test]
fn four_orders_shoot() {
    for order in Order::ALL {
        let open = staged(&[archers().order(order)], &[unit("Orcs")], []).next_step() == "Shooting";
        assert_eq!(open, matches!(order, Order::Attack | Order::Defend | Order::Harass | Order::Move), "{order:?}");
    }
}

/// FR-RNG-1: a led element shoots by its leader's order.
#[test]
fn the_leaders_order_counts() {
    let led = |own: Order, leaders: Order| {
        let event = OrderEvent::Led(red(1), leaders).into();
        staged(&[archers().order(own)], &[unit("Orcs")], [event]).next_step() == "Shooting"
    };
    assert!(led(Order::Halt, Order::Attack));
    assert!(!led(Order::Attack, Order::March));
}

/// FR-TURN-4, FR-UI-1: a side without shots is not asked, and "nobody" is one press.
#[test]
fn who_shoots_is_one_page_a_side() {
    let game =
        begun(&[archers(), unit("Spears").order(Order::Attack)], &[unit("Orcs")]).skips_to(4).says("step: begin");
    assert_eq!((game.asks().as_str(), game.seat()), ("shooters", "red"));
    assert_eq!(game.offers(), ["red-1"], "the spears have no shots");
    let game = game.says("shooters:");
    assert_eq!(game.asks(), "step", "the next step");
    assert!(game.state().elements.iter().all(|element| element.stress == 0));
    let both = begun(&[archers()], &[archers()]).skips_to(4).says("step: begin, shooters:");
    assert_eq!((both.asks().as_str(), both.seat()), ("shooters", "blue"), "each side has its page");
}

/// FR-RNG-2: range, arc and sight are the players' to see; the page says how far it shoots.
#[test]
fn the_range_is_told() {
    let game = staged(&[archers()], &[unit("Orcs"), unit("Boars")], []).begins("Shooting").shows("shooters");
    assert_eq!(game.note(), "in range");
    assert_eq!(game.says("shooters: red-1").shows("shoot").note(), "in 24 cm");
}

/// FR-RNG-9, G-22: in close combat only at an enemy that has just come.
#[test]
fn whoever_is_in_contact_shoots_at_the_newcomer_only() {
    let blue = [unit("Orcs"), unit("Boars")];
    let old = Contact { new: false, ..Contact::new(red(1), red(2)) };
    assert_eq!(staged(&[archers()], &blue, [touching(old)]).next_step(), "Close combat", "an old contact: no shots");
    let new = staged(&[archers()], &blue, [meets(red(3), red(1))]).begins("Shooting").says("shooters: red-1");
    assert_eq!(new.asks(), "shot-facts", "one newcomer: there is nothing to choose");
    let new = new.says("shot-facts:, shot: hits 2");
    assert_eq!((new.stress("blue-1"), new.stress("blue-2")), (0, 2));
    let two = staged(&[archers()], &blue, [meets(red(2), red(1)), meets(red(3), red(1))]);
    assert_eq!(two.begins("Shooting").says("shooters: red-1").offers(), ["blue-1", "blue-2", "none"]);
}

/// FR-RNG-5, FR-PRI-2: every enemy unit, and individuals outside any unit; the six lines are the reason that is given.
#[test]
fn individuals_in_units_are_no_targets() {
    let blue = [unit("Orcs"), hero("Grum"), hero("Snag")];
    let game = staged(&[archers()], &blue, [inside(red(3), red(2))]).begins("Shooting").says("shooters: red-1");
    assert_eq!(game.offers(), ["blue-1", "blue-3", "none"], "Grum is in the Orcs");
    let mut why = String::new();
    game.question().heading.why.write(&game.state(), &mut why).expect("a string has room");
    assert_eq!(why, "New contact, pointed out, may charge, shoots at it, nearest unit, lone individual.");
    assert_eq!(game.says("shoot: none").next_step(), "Close combat");
}

/// FR-PRI-2, FR-ACT-1: a leader points a target out for 1 Act.
#[test]
fn a_leader_points_a_target_out() {
    let orcs = [unit("Orcs"), unit("Boars")];
    let game =
        staged(&[archers(), hero("Nim"), commander("Arel")], &orcs, []).begins("Shooting").says("shooters: red-1");
    assert_eq!(game.offers(), ["blue-1", "blue-2", "pointed", "none"]);
    let game = game.says("shoot: pointed").shows("pointer");
    assert_eq!(game.offers(), ["red-2", "red-3"]);
    let game = game.says("pointer: red-2").shows("shoot");
    assert_eq!((game.element("red-2").act, game.element("red-3").act), (1, 3));
    assert_eq!(game.offers(), ["blue-1", "blue-2", "none"], "once is enough");
    let alone = staged(&[archers(), hero("Nim")], &orcs, []).begins("Shooting").says("shooters: red-1, shoot: pointed");
    assert_eq!((alone.asks().as_str(), alone.element("red-2").act), ("shoot", 1), "one leader is not asked for");
}

/// FR-PRI-2, G-54: nobody points who has no Act or routs.
#[test]
fn who_has_no_act_or_routs_does_not_point() {
    for leader in [hero("Nim").with(Stat::Act, 0), hero("Nim").order(Order::Rout), unit("Spears").with(Stat::Act, 2)] {
        let game = staged(&[archers(), leader], &[unit("Orcs"), unit("Boars")], []);
        assert_eq!(game.begins("Shooting").says("shooters: red-1").offers(), ["blue-1", "blue-2", "none"]);
    }
}

/// FR-RNG-3: an element whose shots nobody knows is listed, and its number is asked for.
#[test]
fn unknown_shots_are_asked_for() {
    let unknown = unit("Bows").with(Stat::Sht, u8::MAX).order(Order::Harass);
    let game =
        staged(&[unknown], &[unit("Orcs").with(Stat::Def, u8::MAX)], []).begins("Shooting").says("shooters: red-1");
    let game = game.shows("stat").says("stat: 4, keep: keep, stat: 6, keep: once").shows("shot-facts");
    assert_eq!(game.dice(), (4, 6));
    assert_eq!(game.element("red-1").number(Stat::Sht), Some(4));
    assert_eq!(game.element("blue-1").number(Stat::Def), None, "only this time");
}
