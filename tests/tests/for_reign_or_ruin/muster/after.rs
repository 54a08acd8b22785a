//! Numbers that were not known and are kept in a battle come home (section 2.1: "offers to keep the answer").

use for_reign_or_ruin::book::{Stat, UNKNOWN};
use for_reign_or_ruin::roster::{Army, PackedArmies};
use for_reign_or_ruin::{Battle, ElementId, Flag, ForReignOrRuin, TurnEvent};
use umpire_engine::table::{Game, Roster, Seat, Shelved};

use super::{army, lines};

fn fought(red: &Army, blue: &Army, events: &[TurnEvent]) -> Battle {
    let mut battle = ForReignOrRuin::open(&PackedArmies::of([red, blue].into_iter()).expect("they fit"));
    events.iter().for_each(|event| {
        ForReignOrRuin::apply(&mut battle, (*event).into());
    });
    battle
}

/// FR-IN-3 to FR-IN-12, FR-IN-17: a number that was kept is in the army that goes home, on the line it was asked for.
#[test]
fn kept_numbers_come_home() {
    let red = army("army \"Red\" / hero \"X\" init 5 / unit \"Bear\" open mov 8 state2");
    let blue = army("army \"Blue\" / hero \"Y\" / hero \"Z\" mov 7");
    let (bear, z) = (ElementId(1), ElementId(3));
    let battle = fought(
        &red,
        &blue,
        &[
            TurnEvent::Known(bear, Stat::Def, 4),
            TurnEvent::Known(bear, Stat::End, 6),
            TurnEvent::Flag(bear, Flag::SecondLine, true),
            TurnEvent::Known(bear, Stat::Att, 5),
            TurnEvent::Known(z, Stat::Act, 2),
        ],
    );
    let home = ForReignOrRuin::after(red.clone(), &battle, Seat::RED).expect("it learnt something");
    let bear = &home.elements[1];
    assert_eq!((bear.number(0, Stat::Def), bear.number(0, Stat::Att)), (4, UNKNOWN));
    assert_eq!((bear.number(1, Stat::Att), bear.number(1, Stat::Mov), bear.end), (5, 8, 6));
    assert_eq!(home.elements[0], red.elements[0], "nothing was asked of X");
    assert_eq!(lines(|say| home.changes(&red, say)), ["Bear: Def 4", "Bear: End 6", "Bear: Att 5"]);
    let other = ForReignOrRuin::after(blue.clone(), &battle, Seat::BLUE).expect("so did blue");
    assert_eq!(lines(|say| other.changes(&blue, say)), ["Z: Act 2"]);
}

/// Section 2.1: who learnt nothing takes nothing home; stress, orders and losses stay on the table.
#[test]
fn nothing_else_comes_home() {
    let red = army("army \"Red\" / hero \"X\" end 5");
    let blue = army("army \"Blue\" / hero \"Y\" init 1");
    let battle = fought(&red, &blue, &[TurnEvent::Begins, TurnEvent::Known(ElementId(1), Stat::Init, 9)]);
    assert_eq!(ForReignOrRuin::after(red, &battle, Seat::RED), None);
    assert_eq!(ForReignOrRuin::after(blue, &battle, Seat::BLUE), None, "what it had is its own");
}

/// FR-IN-21: an End that was learnt below the start stress leaves an army that may play.
#[test]
fn start_stress_follows_an_end_that_was_learnt() {
    let red = army("army \"Red\" / hero \"X\" stress 6");
    let blue = army("army \"Blue\" / hero \"Y\"");
    let battle = fought(&red, &blue, &[TurnEvent::Known(ElementId(0), Stat::End, 4)]);
    let home = ForReignOrRuin::after(red, &battle, Seat::RED).expect("it learnt something");
    assert_eq!((home.elements[0].stress, home.fault()), (4, None));
}
