//! Step 5: individuals near the targets.

use for_reign_or_ruin::book::{HouseRule, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Event, Flag};

use super::staged::{Staged, house, inside, red, staged};
use crate::fixture::{Carded, hero, unit};

/// Sht 3, on Attack.
fn archers() -> ElementCard {
    unit("Archers").with(Stat::Sht, 3).order(Order::Attack)
}

/// Two targets of blue's, heroes on both sides: red-1 and red-2 shoot, red-3 and blue-3 are heroes.
fn volley(events: impl IntoIterator<Item = Event>, facts: &str) -> Staged {
    let blue = [unit("Orcs").with(Stat::Def, 3), unit("Boars"), hero("Grum").with(Stat::Def, 4)];
    staged(&[archers(), archers(), hero("Nim")], &blue, events).begins("Shooting").says(&format!(
        "shooters: red-1 red-2
         shoot: blue-1, shot-facts: {facts}, shot: hits 0
         shoot: blue-2, shot-facts:, shot: hits 0"
    ))
}

/// FR-TURN-5, FR-RNG-8, G-21: individuals of any side near a target take one die each, however many targets there are.
#[test]
fn a_die_for_each_individual_near() {
    let game = volley([], "");
    assert_eq!((game.title().as_str(), game.note().as_str()), ("Near the targets", "2 targets"));
    let game = game.says("step: begin").shows("strays");
    assert_eq!(game.offers(), ["red-3", "blue-3"], "one list for all targets");
    let game = game.says("strays: red-3 blue-3").shows("stray");
    assert_eq!(game.dice(), (1, 5), "Nim's own Def");
    let game = game.says("stray: 6").shows("stray");
    assert_eq!(game.dice(), (1, 4));
    assert_eq!(game.stress("red-3"), 0, "pending until the step is over");
    let game = game.says("stray: 4");
    assert_eq!((game.stress("red-3"), game.stress("blue-3")), (1, 0));
}

/// FR-RNG-8: whoever is a target takes no stray die; without other individuals, or without targets, there is no step 5.
#[test]
fn no_individuals_or_no_targets_no_step() {
    let at_hero = staged(&[archers()], &[unit("Orcs"), hero("Grum")], []);
    let at_hero = at_hero.begins("Shooting").says("shooters: red-1, shoot: blue-2, shot-facts:, shot: hits 0");
    assert_eq!(at_hero.next_step(), "Close combat", "Grum is the target");
    let nobody = staged(&[archers(), hero("Nim")], &[unit("Orcs")], []).begins("Shooting").says("shooters:");
    assert_eq!(nobody.next_step(), "Close combat", "nobody was shot at");
}

/// FR-RNG-8, FR-UI-4: whoever is in a target is ticked to begin with, and in the next turn whoever was near.
#[test]
fn the_list_opens_with_what_is_known() {
    let game = volley([inside(red(6), red(5))], "").says("step: begin");
    assert_eq!(game.preset(), ["blue-3"], "Grum is in the Boars");
    let game = game.says("strays: red-3, stray: 1").skips_to("Turn 2").says("turn: begin").begins("Shooting");
    let game = game.says("shooters: red-1, shoot: blue-1, shot-facts:, shot: hits 0, step: begin").shows("strays");
    assert_eq!(game.preset(), ["red-3"]);
}

/// FR-RNG-8: a target's cover counts for an individual that stands in it; without any it is not asked.
#[test]
fn the_targets_cover_may_be_shared() {
    let game = volley([], "hard").says("step: begin, strays: blue-3").shows("stray-facts");
    assert_eq!(game.offers(), ["hard"], "no other cover was there");
    assert_eq!(game.clone().says("stray-facts: hard").dice(), (1, 6));
    assert_eq!(game.says("stray-facts:").dice(), (1, 4));
    volley([], "").says("step: begin, strays: blue-3").shows("stray");
}

/// FR-RNG-8: Def 10 takes no die here either, and destruction comes at the end of the step (FR-STR-5).
#[test]
fn the_end_of_the_step_destroys() {
    let blue = [unit("Orcs"), hero("Grum").with(Stat::End, 0), hero("Snag").with(Stat::Def, 10)];
    let game = staged(&[archers()], &blue, []).begins("Shooting").says("shooters: red-1, shoot: blue-1, shot-facts:");
    let game = game.says("shot: hits 0, step: begin, strays: blue-2 blue-3, stray: 9").shows("near-lost");
    assert!(!game.element("blue-2").in_play());
    assert!(game.heard().contains(&"Snag: cannot be hit".into()), "{:?}", game.heard());
    assert!(!game.element("blue-3").is(Flag::Strayed));
}

/// FR-HR-8: the target's side only.
#[test]
fn strays_of_the_targets_side_only() {
    let game = volley([house(HouseRule::Collateral, 1)], "").says("step: begin");
    assert_eq!(game.offers(), ["blue-3"]);
}

/// FR-HR-8: a die for each target: each is asked about.
#[test]
fn a_stray_die_for_each_target() {
    let game = volley([house(HouseRule::Collateral, 2)], "").says("step: begin").shows("strays");
    assert_eq!((game.deed().as_str(), game.offers()), ("Orcs: shot at", vec!["red-3".into(), "blue-3".into()]));
    let game = game.says("strays: blue-3, stray: 9").shows("strays");
    assert_eq!(game.deed(), "Boars: shot at");
    let game = game.says("strays: blue-3, stray: 9");
    assert_eq!(game.stress("blue-3"), 2);
}
