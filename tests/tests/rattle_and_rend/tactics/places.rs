//! Section 7.2: Ambushers, Riders and Teleporters.

use rattle_and_rend::Whereabouts;
use rattle_and_rend::book::Tactic::{Ambushers, Bastions, Fusiliers, Riders, Teleporters, Watchers};
use rattle_and_rend::book::{Band, Tactic, Trait};
use umpire_engine::table::{AnswerError, Diagram};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, fight, game, mixed, next_round, only};

/// Red or blue hides these, and red begins.
fn hidden(red: [Tactic; 2], blue: [Tactic; 2], who: &str) -> Play {
    play_with([band(red), band(blue)]).fields("own-1", "own-2").sets_up(&format!("ambush: {who}")).red_begins()
}

/// RR-TAC-AMBUSHERS: it appears when it acts; the placement is free.
#[test]
fn an_ambusher_appears_where_it_acts() {
    let hides = hidden(only(Ambushers), QUIET, "red-1 red-2");
    assert_eq!((hides.element("red-1").place, hides.momentum()), (Whereabouts::Ambush, (11, 12)));
    let appears = hides.says("act: charge, who: red-1, target: blue-1").shows("appear");
    assert_eq!((appears.seat(), appears.told().picture, appears.momentum().0), ("red", Diagram::Place, 11));
    let acts = appears.says("appear:").shows("react");
    assert_eq!((acts.element("red-1").place, acts.momentum().0), (Whereabouts::Table, 10));
    acts.says("react: none-more").shows("move");
}

/// RR-TAC-AMBUSHERS, GAP 86: half of the starting points; no Wards (GAP 85).
#[test]
fn half_of_the_warband_may_hide() {
    let setup = play_with([band(only(Ambushers)), band(QUIET)]).fields("own-1", "own-2").sets_up_to("ambush");
    assert_eq!(setup.facts(), ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]);
    let setup = setup.refuses("ambush: red-1 red-2 red-6", AnswerError::Weight);
    setup.says("ambush: red-1 red-4 red-6");
}

/// RR-TAC-AMBUSHERS, GAP 145: or where it reacts, and there it stays though it is denied.
#[test]
fn an_ambusher_appears_where_it_reacts() {
    let window = hidden(QUIET, only(Ambushers), "blue-2").says("act: sprint, who: red-1, react: none, move:");
    let appears = window.says("react: suppress-blue-2").shows("appear");
    assert_eq!((appears.seat(), appears.momentum().1), ("blue", 12));
    let denied = appears.says("appear:").shows("answer").says("answer: deny, final-word: give-way");
    assert_eq!(denied.element("blue-2").place, Whereabouts::Table);
}

/// RR-TAC-AMBUSHERS: never Retaliate; Intimidate only beyond 80 mm.
#[test]
fn an_ambusher_cannot_answer_what_is_nearer_than_it_may_appear() {
    let charge = "act: charge, who: red-1, target: blue-2";
    let heavy = |tactics| hidden(QUIET, tactics, "blue-6 blue-1").says(charge);
    assert_eq!(heavy(only(Ambushers)).asks(), "move", "nobody can answer the declaration");
    assert_eq!(heavy([Ambushers, Fusiliers]).offers(), ["none", "intimidate-blue-6", "none-more"]);
    assert_eq!(heavy([Ambushers, Watchers]).offers(), ["none", "intimidate-blue-6", "none-more"]);
    let sprint = "act: sprint, who: red-1, react: none, move:";
    let evades = |tactics| hidden(QUIET, tactics, "blue-3").says(sprint).offers().contains(&"evade-blue-3".into());
    assert!(evades(only(Ambushers)));
    assert!(!evades([Ambushers, Bastions]), "their MOV is 80 mm");
}

/// RR-TAC-AMBUSHERS: nobody can aim at what is not there.
#[test]
fn nobody_aims_at_an_ambush() {
    let aims = hidden(QUIET, only(Ambushers), "blue-1 blue-2").says("act: stand, who: red-1");
    assert_eq!(aims.options()[0], ("blue-1".into(), Some("reserve")));
}

/// RR-TAC-TELEPORTERS, RR-FIRST-3: a third of the points, in the first Turn, for nothing.
#[test]
fn teleporters_put_a_third_anywhere() {
    let open = fight(only(Teleporters), QUIET).shows("teleport");
    assert_eq!(open.facts(), ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"], "no Wards");
    let open = open.refuses("teleport: red-1 red-6", AnswerError::Weight);
    let goes = open.clone().says("teleport: red-1 red-2").shows("teleport-to");
    assert_eq!((goes.told().picture, goes.told().text), (Diagram::Place, "Anywhere, foes beyond 80".into()));
    let done = goes.says("teleport-to:, teleport-to:").shows("act");
    assert_eq!(done.momentum(), open.momentum());
    assert!(done.says("act: sprint").offers().contains(&"red-1".into()), "it was no Action");
    open.says("teleport:").shows("act");
}

/// RR-TAC-TELEPORTERS, RR-FIRST-1: in every Round, whoever begins it.
#[test]
fn teleporters_do_so_every_round() {
    let next = next_round(fight(only(Teleporters), QUIET).says("teleport:"));
    next.shows("teleport");
    let blue = fight(QUIET, only(Teleporters)).says("act: pass").shows("teleport");
    assert_eq!(blue.seat(), "blue");
}

/// RR-TAC-TELEPORTERS, GAP 119: a third of those who carry it.
#[test]
fn a_third_of_the_carriers_teleport() {
    // 4 Dregs and 6 Heavy carry it, and 7 the Ward: 5 points, so one.
    let some = game(mixed(only(Teleporters), &[1, 2, 3, 5]), band(QUIET), "").shows("teleport");
    assert_eq!(some.facts(), ["red-4", "red-6"]);
    some.refuses("teleport: red-6", AnswerError::Weight).says("teleport: red-4, teleport-to:").shows("act");
    // Heavy and Ward: 4 points, so one, and nobody is that small.
    game(mixed(only(Teleporters), &[1, 2, 3, 4, 5]), band(QUIET), "").shows("act");
}

/// RR-TAC-RIDERS, RR-TRN-8: getting in takes nothing of the move, once a Turn.
#[test]
fn riders_move_and_mount() {
    let rides = fight(only(Riders), QUIET).says("act: sprint, who: red-1, react: none-more").shows("ride");
    assert!(rides.offers().contains(&"board-red-6".into()), "a Flyer carries 2 points (GAP 88)");
    let after = rides.says("ride: move, move:").shows("ride");
    let aboard = after.says("ride: board-red-6").shows("act");
    assert!(matches!(aboard.element("red-1").place, Whereabouts::Aboard(_)));
    assert!(aboard.element("red-6").mov() == Some(Band::M), "a Flyer's own");
    fight(QUIET, QUIET).says("act: sprint, who: red-1, react: none-more").shows("move");
}

/// RR-TAC-RIDERS, RR-TRN-8: who gets out may stand and fight.
#[test]
fn riders_fight_as_they_dismount() {
    let mounted = fight(only(Riders), QUIET)
        .says("act: sprint, who: red-1, react: none-more, ride: board-red-6")
        .says("act: sprint, who: red-2, react: none-more, move:, act: pass")
        .says("act: sprint, who: blue-1, react: none-more, move:, act: pass");
    let out = mounted.says("act: stand, who: red-1, target: blue-1").shows("get-out");
    assert_eq!(out.says("get-out:").element("red-1").place, Whereabouts::Table);
}

/// HR 24: by house rule a Riders' Heavy is a Transport in every respect.
#[test]
fn by_house_rule_riders_heavies_are_transports() {
    let mut red = band(only(Riders));
    red.entries[5].own = Some(Trait::Colossal);
    let rides = |house: &str| {
        let game = play_with([red.clone(), band(QUIET)]).says(house).fields("own-1", "own-2");
        let game = game.sets_up("terrain: rough").red_begins();
        game.says("act: sprint, who: red-6, react: none-more, ride: move, leaving: open")
    };
    let plain = rides("");
    assert_eq!(plain.told().reach, Some(Band::M.reach()));
    plain.says("move:").shows("ride");
    let bound = rides("rules: house, house: tactics, house-rule: hr-24, house-rule: back, house: done");
    assert_eq!(bound.told().reach, Some(Band::L.reach()));
    assert!(bound.says("move:, bad-ground: yes").is_out("red-6"));
}
