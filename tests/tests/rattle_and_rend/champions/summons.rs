//! Section 17.2: Battle Summons.

use rattle_and_rend::book::{Band, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::{Diagram, Words};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, champion, heavy, meet, meet_on, quiet, ward};

const SUMMONER: WarbandEntry = champion(Trait::BattleSummons);

/// 1 the Champion, 2 Fighters, 3 led Fighters, 4 Dregs, 5 a Ward, 6 Heavy.
fn summoners() -> Warband {
    let led = WarbandEntry::led(Type::Fighters, Trait::SchemingPlot);
    quiet(&[SUMMONER, FIGHTERS, led, DREGS, ward(Trait::Pursuit), heavy(Trait::Flyer)])
}

/// Blue has killed these, and red has the Turn again.
fn bereft(blue: Warband, setup: &str, lost: &[&str]) -> Play {
    let mut game = meet_on(summoners(), blue, setup).says("act: pass");
    for (i, red) in lost.iter().enumerate() {
        game = game.kills(["blue-1", "blue-2"][i % 2], red);
    }
    game.says("act: pass")
}

fn plain() -> Warband {
    quiet(&[FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS])
}

/// RR-ACT-BATTLE-SUMMONS: with nobody lost who is small enough it is not offered.
#[test]
fn without_losses_nobody_is_summoned() {
    let none = |play: &Play| play.options().contains(&("battle-summons".into(), Some("none lost")));
    assert!(none(&meet(summoners(), plain())));
    assert!(none(&bereft(plain(), "terrain:", &["red-6"])), "a Heavy is too big");
}

/// RR-ACT-BATTLE-SUMMONS, RR-ATT-7, GAP 96: one or two points, out of play; Wards too.
#[test]
fn one_or_two_points_return() {
    let game = bereft(plain(), "terrain:", &["red-3", "red-4", "red-5", "red-2"]).says("act: battle-summons");
    let who = game.shows("summon");
    let off = |id: &str| who.options().into_iter().find(|option| option.0 == id).expect("an Element").1;
    assert_eq!(who.offers(), ["red-2", "red-4", "red-5"]);
    assert_eq!((off("red-1"), off("red-3"), off("red-6")), (Some("in play"), Some("too big"), Some("in play")));
}

/// RR-ACT-BATTLE-SUMMONS, RR-MOM-6: it stands on the edge again; the total rises, Momentum does not.
#[test]
fn the_summoned_return_to_play() {
    let next = bereft(plain(), "terrain:", &["red-2"]).says("act: pass, end-round: pass");
    let round = next.says("bid: 1 0, first: red");
    assert_eq!((round.momentum().0, round.state().sides[0].total), (8, 9));
    let roll = round.says("act: battle-summons, summon: red-2").shows("roll");
    assert_eq!((roll.momentum().0, roll.roll().name, roll.need()), (7, "Guile", 10));
    let failed = roll.clone().says("roll: 9 9").shows("act");
    assert!(failed.is_out("red-2"));
    let told = roll.says("roll: 10 1").shows("summoned");
    assert_eq!((told.seat(), told.told().picture), ("red", Diagram::Place));
    assert_eq!(told.told().text, Words::of("Edge, foes 80+, no ally"));
    let back = told.says("summoned:").shows("act");
    assert_eq!(back.element("red-2").place, Whereabouts::Table);
    assert_eq!((back.momentum().0, back.state().sides[0].total), (7, 11));
    back.says("act: sprint, who: red-2").shows("move");
}

/// RR-ACT-BATTLE-SUMMONS, GAP 96: in the middle of the zone where the zone is no edge.
#[test]
fn close_deployment_has_no_edge() {
    let game = bereft(plain(), "terrain:, deployment: close", &["red-4"]);
    let told = game.says("act: battle-summons, summon: red-4, roll: 10 1");
    assert_eq!(told.told().text, Words::of("Centre, foes 80+, no ally"));
}

/// RR-ACT-BATTLE-SUMMONS: a critical lets it move, and that can be answered.
#[test]
fn a_critical_summons_moves_at_once() {
    let blue = quiet(&[FIGHTERS, FIGHTERS, SHOOTERS]);
    let game = bereft(blue, "terrain:", &["red-4"]).says("act: battle-summons, summon: red-4, roll: 10 10, summoned:");
    let moves = game.shows("move");
    assert_eq!((moves.seat(), moves.told().reach), ("red", Some(Band::M.reach())));
    let window = moves.says("move:").shows("react");
    assert_eq!(window.offers(), ["none", "suppress-blue-3", "none-more"]);
    let missed = window.says("react: suppress-blue-3, answer: accept, facts:, roll: 1 1").shows("move");
    missed.says("move:").shows("act");
}

/// RR-ACT-BATTLE-SUMMONS, RR-EL-5: a Ward is placed, and never moves.
#[test]
fn a_summoned_ward_does_not_move() {
    let game = bereft(plain(), "terrain:", &["red-5"]);
    let back = game.says("act: battle-summons, summon: red-5, roll: 10 10, summoned:").shows("act");
    assert_eq!(back.element("red-5").place, Whereabouts::Table);
}

/// RR-ACT-BATTLE-SUMMONS: the banished are not lost.
#[test]
fn nobody_summons_the_banished() {
    let blue = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let game = meet(summoners(), blue).says("act: pass, act: banish-foe, target: red-4, react: none-more");
    let banished = game.says("roll: 10, banish:, roll: 11 1, act: pass");
    assert!(banished.options().contains(&("battle-summons".into(), Some("none lost"))));
}
