//! Section 7.2: Ambushers, as they appear.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::{Diagram, Words};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, SKIRMISHERS, fighters, heavy, meet_on, quiet, ward, with};

fn ambushers(entries: &[WarbandEntry]) -> Warband {
    with(entries, [Tactic::Ambushers, Tactic::Butchers], Bond::Null)
}

fn off(play: &Play, id: &str) -> Option<&'static str> {
    play.options().into_iter().find(|option| option.0 == id).expect("such an option").1
}

/// RR-TAC-AMBUSHERS: it appears when it is given an Action, free and before anybody can react; then it acts.
#[test]
fn an_ambusher_appears_where_it_acts() {
    let red = ambushers(&[FIGHTERS, SHOOTERS, FIGHTERS, FIGHTERS]);
    let game = meet_on(red, quiet(&[heavy(Trait::Flyer), SHOOTERS]), "terrain:, ambush: red-1 red-2");
    assert_eq!((game.element("red-1").place, game.state().sides[0].total), (Whereabouts::Ambush, 8), "it counts");
    let appears = game.says("act: charge, who: red-1, target: blue-1").shows("appear");
    let told = appears.told();
    assert_eq!((appears.seat(), appears.momentum().0, told.picture), ("red", 7, Diagram::Place));
    assert_eq!(told.text, Words::of("All enemies beyond 80 mm"));
    let paid = appears.says("appear:").shows("react");
    assert_eq!((paid.momentum().0, paid.element("red-1").place), (6, Whereabouts::Table));
    assert_eq!(paid.offers(), ["none", "intimidate-blue-1", "none-more"], "the declaration, not the placement");
    paid.says("react: none").shows("move");
}

/// RR-TAC-AMBUSHERS, RR-TURN-8: in hiding nobody is aimed at, called or rallied.
#[test]
fn nobody_finds_an_ambusher() {
    let game = || meet_on(ambushers(&[FIGHTERS, SHOOTERS, FIGHTERS]), fighters(), "terrain:, ambush: red-1");
    let aims = game().says("act: pass, act: stand, who: blue-1");
    assert_eq!(off(&aims, "red-1"), Some("reserve"));
    let call = game().says("act: maneuver, who: red-2, move:, roll: 11 1");
    assert_eq!(off(&call, "red-1"), Some("reserve"));
    assert!(game().says("act: sprint").offers().contains(&"red-1".into()));
}

/// RR-TAC-AMBUSHERS, RR-REACT-2, GAP 145: it appears where it reacts, and stays even if it is denied.
#[test]
fn an_ambusher_appears_where_it_reacts() {
    let blue = ambushers(&[SHOOTERS, FIGHTERS, FIGHTERS]);
    let game =
        meet_on(fighters(), blue, "terrain:, ambush: blue-1").says("act: sprint, who: red-1, move:").shows("react");
    assert_eq!(game.offers(), ["none", "suppress-blue-1", "none-more"]);
    let appears = game.says("react: suppress-blue-1").shows("appear");
    assert_eq!((appears.seat(), appears.momentum().1), ("blue", 6));
    let declared = appears.says("appear:").shows("answer");
    assert_eq!(declared.momentum().1, 5);
    let denied = declared.says("answer: deny, final-word: give-way").shows("move");
    assert_eq!(denied.element("blue-1").place, Whereabouts::Table);
}

/// RR-TAC-AMBUSHERS: never Retaliate, and no Intimidate unless it reaches beyond S; Evade and Fodder as ever.
#[test]
fn what_an_ambusher_can_answer() {
    let hidden = |entries: &[WarbandEntry], tactics: [Tactic; 2], ambush: &str| {
        let blue = with(entries, tactics, Bond::Null);
        meet_on(fighters(), blue, &format!("terrain:, ambush: {ambush}"))
    };
    let near = [Tactic::Ambushers, Tactic::Butchers];
    let far = [Tactic::Ambushers, Tactic::Bastions];
    let big = [heavy(Trait::Colossal), FIGHTERS, FIGHTERS];
    hidden(&big, near, "blue-1").says("act: sprint, who: red-1").shows("move");
    let bold = hidden(&big, far, "blue-1").says("act: sprint, who: red-1").shows("react");
    assert_eq!(bold.offers(), ["none", "intimidate-blue-1", "none-more"]);
    let mixed = [SKIRMISHERS, DREGS, FIGHTERS, FIGHTERS];
    let moved =
        hidden(&mixed, near, "blue-1 blue-2").says("act: charge, who: red-1, target: blue-3, react: none, move:");
    assert_eq!(moved.clone().shows("react").offers(), ["none", "evade-blue-1", "none-more"]);
    let aimed = moved.says("react: none, confirm: blue-3").shows("react");
    assert_eq!(aimed.offers(), ["none", "retaliate-blue-3", "fodder-blue-2", "none-more"]);
}

/// RR-TAC-AMBUSHERS, GAP 85: half the points may hide.
#[test]
fn who_can_hide() {
    let red = ambushers(&[FIGHTERS, FIGHTERS, ward(Trait::Pursuit), DREGS]);
    let hidden = meet_on(red, fighters(), "terrain:, ambush: red-1 red-4");
    assert_eq!(hidden.element("red-4").place, Whereabouts::Ambush);
}
