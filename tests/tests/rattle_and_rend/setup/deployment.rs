//! Section 10: deployment, from the zones to the last Element on the table.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::{AnswerError, Kind, Layout, Seat};
use umpire_tests::play::{Play, play, play_with, roster};

use crate::setup::roles::{fielded, until};

/// A warband without a Tactic or Reputation that speaks in the setup.
fn plain(entries: &[WarbandEntry]) -> Warband {
    roster(entries, [Tactic::Elites, Tactic::Harriers], Bond::Strife, Reputation::Devious)
}

/// RR-SET-7, GAP 100
#[test]
fn a_d20_says_how_the_warbands_deploy() {
    let rows = [("corner", 1, 5), ("side", 4, 9), ("delayed", 8, 13), ("close", 12, 17), ("surrounded", 16, 20)];
    for face in 1..=20 {
        let expected: Vec<&str> = rows.iter().filter(|row| (row.1..=row.2).contains(&face)).map(|row| row.0).collect();
        let rolled = until("deployment").says(&format!("deployment-roll: {face}"));
        let asks = if expected.len() == 2 { "deployment-pick" } else { "zone" };
        assert_eq!((rolled.asks().as_str(), rolled.seat()), (asks, "red"), "{face}");
        assert!(expected.len() == 1 || rolled.offers() == expected, "{face}");
    }
}

/// RR-SET-7, GAP 100: two that overlap are told apart by their maps, with Player A's ground in its colour; picked by
/// hand they are rows.
#[test]
fn overlapping_deployments_are_picked_by_their_maps() {
    let layout = |game: &Play| match game.question().kind {
        Kind::Choose(choose) => choose.layout,
        _ => panic!("one of some rows is picked"),
    };
    for first in ["red", "blue"] {
        let game = fielded("ghosts", "ghosts").says(&format!("roles: {first}")).sets_up_to("deployment-roll");
        for face in [4, 5, 8, 9, 12, 13, 16, 17] {
            let pick = game.clone().says(&format!("deployment-roll: {face}")).shows("deployment-pick");
            let Layout::Maps([one, other], owners) = layout(&pick) else { panic!("{face} has maps") };
            assert_ne!(one, other, "{face}");
            assert_eq!((owners[0].id(), pick.title().as_str()), (first, "Which zones?"), "{face}");
        }
        let by_hand = game.says("deployment-roll: pick").shows("deployment");
        assert_eq!((layout(&by_hand), by_hand.offers().len()), (Layout::Rows, 5));
    }
}

/// RR-SET-7: Player A takes a zone, Player B has the opposite one.
#[test]
fn player_a_takes_a_zone() {
    let zone = until("deployment").says("deployment: corner").shows("zone");
    assert_eq!((zone.seat(), zone.note().as_str()), ("red", ""));
    let blue = fielded("ghosts", "ghosts").says("roles: blue").sets_up_to("zone");
    assert_eq!((blue.seat(), blue.note().as_str()), ("blue", ""));
}

/// RR-SET-13
#[test]
fn a_side_knows_its_zone() {
    for (deployment, zone) in [
        ("corner", "own corner"),
        ("side", "own edge"),
        ("delayed", "own edge"),
        ("close", "own half"),
        ("surrounded", "own strips"),
    ] {
        let state = until("deployment").says(&format!("deployment: {deployment}, zone:")).state();
        assert_eq!([state.sides[0].zone, state.sides[1].zone], [zone; 2], "{deployment}");
    }
}

/// RR-SET-8: Delayed, Ambush, cargo, held back; Player A first each time.
#[test]
fn off_table_choices_have_an_order() {
    let hosts = roster(
        &[
            WarbandEntry::with(Type::Heavy, Trait::Transport),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::plain(Type::Shooters),
            WarbandEntry::with(Type::Heavy, Trait::Colossal),
        ],
        [Tactic::Ambushers, Tactic::Elites],
        Bond::Strife,
        Reputation::Frenzied,
    );
    let mut game = play_with([hosts]).fields("own-1", "own-1").says("roles: blue").sets_up_to("zone");
    game = game.says("zone:");
    let mut order = Vec::new();
    while game.asks() != "deploy" {
        order.push(format!("{} {}", game.seat(), game.asks()));
        game = game.plain_step();
    }
    // Side deployment delays nobody.
    assert_eq!(order, ["blue ambush", "red ambush", "blue late", "red late", "blue cargo", "red cargo"]);
}

/// RR-DEP-SIDE: where the Elements only are played nobody rolls for it, and one page says where they stand.
#[test]
fn the_elements_only_stand_at_opposite_edges() {
    let deploy = play().says("rules: elements, warband: ogrekin, warband: vampires, terrain:").shows("deploy");
    assert_eq!((deploy.seat(), deploy.title().as_str()), ("", "Deploy"));
    let where_to = "in 80 mm of your edge, bases apart";
    assert_eq!(deploy.clone().deployments(), ["red", "blue"].map(|side| format!("{side}: 12, {where_to}")));
    assert_eq!(deploy.says("deploy:").asks(), "bid");
}

/// RR-SET-8, RR-SET-9, RR-SET-10
#[test]
fn player_a_places_half_then_player_b_all_then_player_a_the_rest() {
    let steps = until("deployment").says("deployment: side, zone:").deployments();
    assert_eq!(
        steps,
        [
            "red: 5-7, in 80 mm of your edge, bases apart",
            "blue: 12, in 80 mm of your edge, bases apart",
            "red: 5-7, in 80 mm of your edge, bases apart"
        ]
    );
}

/// RR-SET-7, RR-SET-8: one page for the zones and all placements, where nobody is asked anything in between.
#[test]
fn one_page_tells_the_whole_deployment() {
    let quiet = || plain(&[WarbandEntry::plain(Type::Fighters); 6]);
    let game = play_with([quiet(), quiet()]).fields("own-1", "own-2").says("roles: blue");
    let deploy = game.sets_up_with("deployment-roll: 2", "deploy");
    assert_eq!((deploy.seat(), deploy.title(), deploy.note()), ("", "Corner".into(), "rolled 2".into()));
    let text = "First Blue takes a corner, bases apart";
    assert_eq!(
        deploy.clone().deployments(),
        [format!("blue: 5-7, {text}"), format!("red: 12, {text}"), format!("blue: 5-7, {text}")]
    );
    assert_eq!(deploy.says("deploy:").asks(), "devious");
}

/// RR-SET-8: half of what starts on the table, rounded up to whole Elements.
#[test]
fn player_a_places_half_of_what_there_is() {
    let ambush = |who: &str| {
        let game = fielded("ogrekin", "ogrekin").says("roles: red").sets_up_to("ambush");
        game.says(&format!("ambush: {who}, ambush:")).deployments()
    };
    // 12 - 6 leaves 6: half is 3.
    assert_eq!(ambush("red-6 red-3")[0], "red: 3, in 80 mm of your edge, bases apart");
    // 12 - 3 leaves 9: half is 5 after rounding.
    assert_eq!(ambush("red-6")[0], "red: 5, in 80 mm of your edge, bases apart");
    // Three led Fighters of 3 points each: half of 9 is 5, and the nearest above is 6.
    let led = WarbandEntry::led(Type::Fighters, Trait::DistantDoom);
    let trio = roster(&[led, led, led, led], [Tactic::Ambushers, Tactic::Elites], Bond::Strife, Reputation::Devious);
    let game = play_with([trio]).fields("own-1", "own-1").says("roles: red").sets_up_to("ambush");
    assert_eq!(game.says("ambush: red-1, ambush:").deployments()[0], "red: 6, in 80 mm of your edge, bases apart");
}

/// RR-SET-11
#[test]
fn bases_do_not_touch_at_deployment() {
    let deploy = until("deployment").says("deployment: side").sets_up_to("deploy");
    let Some(placement) = deploy.told().placement else { panic!("the deployment has steps") };
    assert_eq!(placement.rule, "bases apart");
}

/// RR-SET-12: the bids come last, right after Prepared and Devious.
#[test]
fn prepared_and_devious_end_the_setup() {
    let end = fielded("ogrekin", "dwarves").says("roles: red").sets_up_to("prepared");
    assert_eq!(end.seat(), "blue");
    let devious = end.says("prepared: rough").shows("devious");
    assert_eq!(devious.seat(), "red");
    let first = devious.says("devious:").shows("bid");
    assert_eq!((first.state().round, first.momentum()), (1, (12, 12)));
}

/// RR-DEP-CORNER, RR-DEP-SIDE, RR-DEP-DELAYED, RR-DEP-CLOSE, RR-DEP-SURROUNDED: how far from where.
#[test]
fn every_deployment_says_how_far_from_where() {
    let told = |deployment: &str| until("deployment").says(&format!("deployment: {deployment}, zone:")).deployments();
    assert_eq!(told("corner")[0], "red: 5-7, in 160 mm of your corner, bases apart");
    assert_eq!(told("side")[0], "red: 5-7, in 80 mm of your edge, bases apart");
    assert_eq!(told("delayed")[0], "red: 4, in 80 mm of your edge, bases apart");
    assert_eq!(told("close")[0], "red: 5-7, your half of the circle, 80 mm off any foe");
    assert_eq!(told("surrounded")[0], "red: 5-7, half in each, Red one by one, 80 mm off any foe");
    let zone = |deployment: &str| {
        let reach = until("deployment").says(&format!("deployment: {deployment}")).told().reach.expect("a number");
        (reach.value, reach.unit)
    };
    let expected = [(160, "MM"), (80, "MM"), (80, "MM"), (160, "MM"), (4, "strips")];
    assert_eq!(["corner", "side", "delayed", "close", "surrounded"].map(zone), expected);
}

/// RR-DEP-DELAYED, GAP 104
#[test]
fn delayed_deployment_keeps_5_to_7_points_off() {
    let game = until("deployment").says("deployment: delayed, zone:").shows("delayed");
    assert_eq!((game.seat(), game.facts().len()), ("red", 6));
    let game = game.refuses("delayed: red-3 red-4", AnswerError::Weight);
    let game = game.refuses("delayed: red-1 red-2 red-5 red-6", AnswerError::Weight);
    let game = game.says("delayed: red-5 red-3").shows("delayed");
    assert_eq!((game.seat(), game.element("red-5").place), ("blue", Whereabouts::Delayed));
    let game = game.says("delayed: blue-1 blue-5 blue-6");
    // 7 points of red's are left, 5 of blue's.
    assert_eq!(
        game.clone().deployments(),
        [
            "red: 4, in 80 mm of your edge, bases apart",
            "blue: 5, in 80 mm of your edge, bases apart",
            "red: 3, in 80 mm of your edge, bases apart"
        ]
    );
    let round = game.sets_up("");
    assert_eq!((round.state().live_points(Seat::RED), round.momentum()), (12, (12, 12)), "reserves count");
}

/// RR-DEP-CLOSE
#[test]
fn a_close_deployment_keeps_off_enemies_and_objectives() {
    let told = |scenario: &str| {
        let game = until("scenario").says(&format!("scenario: {scenario}")).sets_up_to("deployment-roll");
        game.says("deployment: close, zone:").deployments().remove(0)
    };
    assert_eq!(
        ["kill", "flags", "hill"].map(told),
        [
            "red: 5-7, your half of the circle, 80 mm off any foe",
            "red: 5-7, your half of the circle, 80 mm off foes and flags",
            "red: 5-7, your half of the circle, 80 mm off foes and hill"
        ]
    );
}

/// RR-DEP-SURROUNDED, GAP 105
#[test]
fn a_surrounded_player_a_fills_one_strip_first() {
    let steps = until("deployment").says("deployment: surrounded, zone:").deployments();
    assert_eq!(
        steps,
        [
            "red: 5-7, half in each, Red one by one, 80 mm off any foe",
            "blue: 12, half in each, Red one by one, 80 mm off any foe",
            "red: 5-7, half in each, Red one by one, 80 mm off any foe"
        ]
    );
}

/// RR-TAC-AMBUSHERS: the set-aside of the setup.
#[test]
fn ambushers_hide_up_to_half_of_their_points() {
    let game = fielded("ogrekin", "ghosts").says("roles: red").sets_up_to("ambush");
    assert_eq!(game.seat(), "red");
    let game = game.refuses("ambush: red-3 red-4 red-5", AnswerError::Weight).says("ambush: red-6 red-3");
    assert_eq!(game.element("red-6").place, Whereabouts::Ambush);
    assert_eq!(game.asks(), "deploy", "nobody else has Ambushers");
}

/// RR-TAC-AMBUSHERS: no Ward lies in ambush; and one that is Delayed may (GAP 85).
#[test]
fn wards_do_not_hide_and_the_delayed_may() {
    let warded = roster(
        &[
            WarbandEntry::with(Type::Ward, Trait::Detonate),
            WarbandEntry::with(Type::Ward, Trait::Pursuit),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::with(Type::Heavy, Trait::Flyer),
            WarbandEntry::with(Type::Heavy, Trait::Flyer),
        ],
        [Tactic::Ambushers, Tactic::Elites],
        Bond::Strife,
        Reputation::Devious,
    );
    let game = play_with([warded]).fields("own-1", "own-1").says("roles: red").sets_up_to("deployment-roll");
    let game = game.says("deployment: delayed, zone:, delayed: red-5 red-6, delayed: blue-5 blue-6").shows("ambush");
    assert_eq!(game.facts(), ["red-3", "red-4", "red-5", "red-6"]);
    let game = game.says("ambush: red-5");
    assert_eq!([game.element("red-5").place, game.element("red-6").place], [Whereabouts::Ambush, Whereabouts::Delayed]);
}

/// RR-TRN-1, RR-TRN-2: what starts aboard.
#[test]
fn elements_may_start_aboard() {
    let plain_heavy = plain(&[
        WarbandEntry::with(Type::Heavy, Trait::Transport),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::with(Type::Champion, Trait::DistantDoom),
        WarbandEntry::with(Type::Ward, Trait::Defiance),
    ]);
    let game = play_with([plain_heavy]).fields("own-1", "dwarves").says("roles: red").sets_up_to("cargo");
    assert_eq!((game.seat(), game.facts()), ("red", vec!["red-3".into(), "red-4".into(), "red-5".into()]));
    let game = game.refuses("cargo: red-3 red-5", AnswerError::Weight).says("cargo: red-3").shows("cargo");
    let transport = game.state().of(Seat::RED).next().expect("red has Elements").0;
    assert_eq!(game.element("red-3").place, Whereabouts::Aboard(transport));
    // The Flyer carries nobody; with Riders a Transport carries 4.
    assert_eq!((game.seat(), game.facts().len()), ("blue", 5));
    game.refuses("cargo: blue-2 blue-3 blue-4", AnswerError::Weight).says("cargo: blue-2 blue-3").shows("deploy");
}

/// RR-TRN-1: with Riders every Heavy carries 2, Wards too.
#[test]
fn riders_take_wards_aboard() {
    let riders = roster(
        &[
            WarbandEntry::with(Type::Heavy, Trait::Flyer),
            WarbandEntry::with(Type::Heavy, Trait::Transport),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::plain(Type::Fighters),
            WarbandEntry::with(Type::Ward, Trait::Defiance),
            WarbandEntry::with(Type::Ward, Trait::Pursuit),
        ],
        [Tactic::Riders, Tactic::Elites],
        Bond::Strife,
        Reputation::Devious,
    );
    let game = play_with([riders]).fields("own-1", "ghosts").says("roles: red").sets_up_to("cargo");
    assert_eq!(game.facts(), ["red-3", "red-4", "red-5", "red-6"]);
    let game = game.refuses("cargo: red-3 red-5", AnswerError::Weight).says("cargo: red-5 red-6").shows("cargo");
    assert_eq!(game.facts(), ["red-3", "red-4"], "whoever is aboard already is not asked about");
    game.says("cargo: red-3 red-4").sets_up_to("deploy");
}
