//! Step 8: individuals in units that are in close combat.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use super::{knights, orcs};
use crate::fixture::{Carded, hero};
use crate::ranged::staged::{Staged, inside, meets, red, staged};

/// Knights and Nim, who is in them, against Orcs; all pairs have fought without a hit.
fn fought(nim: ElementCard, orcs: ElementCard, nim_fights: bool) -> Staged {
    let own = nim_fights.then(|| meets(red(2), red(3)));
    let events = [inside(red(2), red(1)), meets(red(1), red(3))].into_iter().chain(own);
    let mut game = staged(&[knights(), nim], &[orcs], events).begins("Close combat");
    while game.title() == "Fight" || game.title() == "Strike" || game.title() == "Split the dice" {
        game = match game.asks().as_str() {
            "pair" => game.says("pair: fight"),
            "split" => game.says("split: 2"),
            "strike" => game.says("strike: hits 0"),
            _ => game.says("strike-back: hits 0"),
        };
    }
    game
}

/// FR-TURN-8, FR-CC-12, FR-SRC-2: an individual in a unit that fights takes a die at his own Def.
#[test]
fn a_die_for_who_is_in_it() {
    let game = fought(hero("Nim").with(Stat::Def, 6), orcs(), false);
    assert_eq!((game.title().as_str(), game.note().as_str()), ("Leaders in combat", "1 die"));
    let game = game.says("step: begin").shows("inside");
    assert_eq!(game.dice(), (1, 6));
    let game = game.says("inside: 7");
    assert_eq!((game.stress("red-2"), game.stress("red-1")), (1, 0));
    assert_ne!(game.title(), "Leaders in combat", "one die");
}

/// FR-CC-12: not one who fought himself.
#[test]
fn who_fought_takes_no_die() {
    assert_ne!(fought(hero("Nim"), orcs(), true).title(), "Leaders in combat");
    // Not even when his opponent is gone.
    let events = [inside(red(2), red(1)), meets(red(1), red(3)), meets(red(2), red(4))];
    let game = staged(&[knights(), hero("Nim")], &[orcs(), hero("Grum").with(Stat::End, 0)], events);
    let game = game.begins("Close combat").says("pair: fight, strike: hits 0, strike-back: hits 0");
    let game = game.says("pair: fight, strike: hits 1, strike-back: hits 0, near-lost:");
    assert!(game.state().contacts.len() == 1 && game.next_step() != "Leaders in combat");
}

/// FR-CC-12: in a router that is only struck at, too.
#[test]
fn in_a_router_too() {
    let events = [inside(red(3), red(2)), meets(red(1), red(2))];
    let game = staged(&[knights()], &[orcs().order(Order::Rout), hero("Grum")], events);
    let game = game.begins("Close combat").says("pair: fight, strike: hits 0");
    assert_eq!(game.title(), "Leaders in combat");
}

/// FR-CC-12, FR-UI-1: nobody in a unit that fights, no step; Def 10 takes no die.
#[test]
fn nobody_inside_no_step() {
    let events = [meets(red(1), red(3))];
    let free = staged(&[knights(), hero("Nim")], &[orcs()], events);
    let free = free.begins("Close combat").says("pair: fight, strike: hits 0, strike-back: hits 0");
    assert_ne!(free.title(), "Leaders in combat");
    let idle = staged(&[knights(), hero("Nim")], &[orcs()], [inside(red(2), red(1))]).begins("Close combat");
    assert_ne!(idle.next_step(), "Leaders in combat", "the Knights do not fight");
    let hard = fought(hero("Nim").with(Stat::Def, 10), orcs(), false).says("step: begin");
    assert_ne!(hard.asks(), "inside");
    assert!(hard.heard().contains(&"Nim: cannot be hit".into()), "{:?}", hard.heard());
}

/// FR-STR-5: losses of step 8 come when it is over.
#[test]
fn losses_of_the_step() {
    let game = fought(hero("Nim").with(Stat::End, 0), orcs(), false).says("step: begin, inside: 9");
    assert!(!game.element("red-2").in_play());
}
