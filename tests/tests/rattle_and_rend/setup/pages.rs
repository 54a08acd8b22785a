//! Sections 10 and 11 as players see them: the board drawn, the scenario told. `UPDATE=1` draws the pictures anew.

use std::collections::BTreeSet;
use std::path::Path;

use umpire_engine::table::{Diagram, MapMark, Seat};
use umpire_tests::picture::{frame, picture, read, write};
use umpire_tests::play::{Play, play, play_with};
use umpire_tests::words::{cuts, faults};

use crate::setup::roles::{fielded, until};
use crate::tactics::{QUIET, band};

const SCENARIOS: [&str; 5] = ["kill", "hill", "flags", "duel", "conquest"];
const DEPLOYMENTS: [&str; 5] = ["corner", "side", "delayed", "close", "surrounded"];

/// The setup of a scenario and a deployment, up to this question.
fn on(scenario: &str, deployment: &str, until: &str) -> Play {
    let game = fielded("ogrekin", "vampires").says("roles: red");
    let deployment = if deployment.is_empty() { String::new() } else { format!("deployment: {deployment}") };
    game.sets_up_with(&format!("scenario: {scenario}, {deployment}"), until)
}

/// What is drawn on the open board, and whose its first and second ground is.
fn board(game: &Play) -> (&'static [MapMark], [Seat; 2]) {
    let Diagram::Map(board, owners) = game.told().picture else { panic!("{} shows no board", game.asks()) };
    assert_eq!(board.size, (400, 400), "RR-SET-0");
    (board.marks, [owners[0], owners[1]])
}

/// RR-DEP-CORNER, RR-DEP-SIDE, RR-DEP-DELAYED, RR-DEP-CLOSE, RR-DEP-SURROUNDED: both zones are drawn, in millimetres,
/// for the zones and for every placement.
#[test]
fn every_deployment_draws_both_zones() {
    let edge = |y, owner| MapMark::Zone((0, y), (400, y + 80), owner);
    let strip = |at: u16, owner| MapMark::Zone((at * 100, 0), (at * 100 + 100, 400), owner);
    let round = |at, from, to, owner| MapMark::Round(at, 160, (from, to), owner);
    let zones = [
        vec![round((0, 400), (0, 240), (160, 400), 0), round((400, 0), (240, 0), (400, 160), 1)],
        vec![edge(320, 0), edge(0, 1)],
        vec![edge(320, 0), edge(0, 1)],
        vec![round((200, 200), (40, 200), (360, 360), 0), round((200, 200), (40, 40), (360, 200), 1)],
        vec![strip(0, 0), strip(1, 1), strip(2, 0), strip(3, 1)],
    ];
    for (deployment, zones) in DEPLOYMENTS.into_iter().zip(zones) {
        let mut game = until("deployment").says(&format!("deployment: {deployment}"));
        while game.asks() != "bid" {
            if ["zone", "deploy"].contains(&game.asks().as_str()) {
                let (marks, owners) = board(&game);
                assert!(zones.iter().all(|zone| marks.contains(zone)), "{deployment}: {marks:?}");
                assert_eq!(owners, [Seat::RED, Seat::BLUE]);
            }
            game = game.plain_step();
        }
    }
    let blue = fielded("ghosts", "ghosts").says("roles: blue").sets_up_to("zone");
    assert_eq!(board(&blue).1, [Seat::BLUE, Seat::RED], "the first ground is Player A's");
}

/// RR-SCN-HILL, RR-SCN-FLAGS, RR-SCN-CONQUEST: what is fought for is drawn where it is put, and between the zones.
#[test]
fn what_is_fought_for_is_drawn() {
    let flags = |marks: &[MapMark]| marks.iter().filter(|mark| matches!(mark, MapMark::Flag(_))).count();
    let hills = |marks: &[MapMark]| marks.iter().filter(|mark| matches!(mark, MapMark::Ground((200, 200), _))).count();
    let lines =
        |marks: &[MapMark]| [120, 280].iter().filter(|y| marks.contains(&MapMark::Line((0, **y), (400, **y)))).count();
    let drawn = |game: Play| [hills(board(&game).0), flags(board(&game).0), lines(board(&game).0)];
    assert_eq!(drawn(on("hill", "", "put-hill")), [1, 0, 0]);
    assert_eq!(drawn(on("flags", "", "markers")), [0, 3, 0]);
    assert_eq!(drawn(on("conquest", "", "strips")), [0, 0, 2]);
    let expected = [[0, 0, 0], [1, 0, 0], [0, 3, 0], [0, 0, 0], [0, 0, 2]];
    for deployment in DEPLOYMENTS {
        assert_eq!(SCENARIOS.map(|scenario| drawn(on(scenario, deployment, "deploy"))), expected, "{deployment}");
    }
}

/// RR-SCN-KILL, RR-SCN-HILL, RR-SCN-FLAGS, RR-SCN-DUEL, RR-SCN-CONQUEST: told to both before anything is set up.
#[test]
fn a_scenario_is_told_before_it_starts() {
    let wins =
        ["every enemy Element", "touching the hill", "2 of the 3 flags", "your targets out of play", "three strips"];
    for (scenario, wins) in SCENARIOS.into_iter().zip(wins) {
        let told = until("scenario").says(&format!("scenario: {scenario}")).shows("told");
        assert_eq!(told.seat(), "", "both read it");
        let Diagram::PageThenRoll(page, "Roll terrain") = told.told().picture else { panic!("{scenario} is not told") };
        assert!(page.text.unpack().contains(wins), "{scenario}: {}", page.text);
        told.says("told:").shows("terrain-dice");
    }
}

/// Nothing on a page of the setup is cut, or touches another.
#[test]
fn every_word_of_the_setup_has_its_room() {
    let mut wrong = BTreeSet::new();
    for (scenario, at) in SCENARIOS.into_iter().zip([2, 7, 10, 14, 18]) {
        for (deployment, rolled) in DEPLOYMENTS.into_iter().zip([3, 7, 10, 14, 18]) {
            let mut game = fielded("ogrekin", "dwarves").says(&format!("roles: red, scenario-roll: {at}"));
            while game.asks() != "bid" {
                let stack = game.screen("");
                let said = faults(&stack, 0..stack.len()).into_iter().chain(cuts(&stack, 0..stack.len()));
                wrong.extend(said.map(|said| format!("{scenario}, {deployment}, {}: {said}", game.asks())));
                game = match game.asks().as_str() {
                    "terrain-dice" => game.says("terrain-dice: 20 6"),
                    "deployment-roll" => game.says(&format!("deployment-roll: {rolled}")),
                    _ => game.plain_step(),
                };
            }
        }
    }
    assert!(wrong.is_empty(), "{}", Vec::from_iter(wrong).join("\n"));
}

/// What players see, page by page.
#[test]
fn pages_of_the_setup_look_like_their_pictures() {
    let rolls = "scenario-roll: 14, told:, terrain-dice: 14 10, terrain: rough blocking inspiring";
    let ghosts = |steps: &str| fielded("ghosts", "ghosts").says(&format!("roles: red, {steps}"));
    let quiet = |scenario: &str, deployment: &str| {
        let game = play_with([band(QUIET), band(QUIET)]).fields("own-1", "own-2").says("roles: blue");
        game.sets_up_with(&format!("scenario: {scenario}, deployment: {deployment}"), "deploy")
    };
    let mut pages = vec![
        ("roles".to_string(), fielded("ghosts", "ghosts")),
        ("scenario-roll".into(), fielded("ghosts", "ghosts").says("roles: 14")),
        ("terrain-dice".into(), ghosts("scenario: kill, told:")),
        ("theme-roll".into(), ghosts("scenario: kill, told:, density-roll: 14")),
        ("terrain".into(), ghosts("scenario: kill, told:, terrain-dice: 14 10")),
        ("terrain-hill".into(), ghosts("scenario: hill, told:, terrain-dice: 20 6, put-hill:")),
        ("prey".into(), on("duel", "", "prey")),
        ("delayed".into(), on("kill", "delayed", "delayed")),
        ("zone-rolled".into(), ghosts(&format!("{rolls}, prey: blue-3, prey: red-3, deployment-roll: 2"))),
        ("zones-pick".into(), ghosts(&format!("{rolls}, prey: blue-3, prey: red-3, deployment-roll: 5"))),
        ("zones-pick-flags".into(), on("flags", "", "deployment-roll").says("deployment-roll: 8")),
        ("zones-pick-strips".into(), on("conquest", "", "deployment-roll").says("deployment-roll: 16")),
        ("hill".into(), on("hill", "", "put-hill")),
        ("flags".into(), on("flags", "", "markers")),
        ("strips".into(), on("conquest", "", "strips")),
        ("prepared".into(), fielded("dwarves", "ghosts").says("roles: blue").sets_up_to("zone")),
        ("deploy-first".into(), fielded("ghosts", "ghosts").says("roles: red").sets_up_to("deploy")),
        ("deploy-elements".into(), play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:")),
        ("deploy-taken".into(), quiet("conquest", "corner")),
        ("deploy-taken-flags".into(), quiet("flags", "surrounded")),
    ];
    for (at, scenario) in [2, 7, 10, 14, 18].into_iter().zip(SCENARIOS) {
        pages.push((format!("told-{scenario}"), ghosts(&format!("scenario-roll: {at}"))));
    }
    for (deployment, scenario) in DEPLOYMENTS.into_iter().zip(["kill", "flags", "hill", "hill", "flags"]) {
        pages.push((format!("zone-{deployment}"), on(scenario, deployment, "zone")));
        pages.push((format!("deploy-{deployment}"), on(scenario, deployment, "deploy")));
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/setup");
    for (name, game) in pages {
        let (file, now) = (golden.join(&name).with_extension("png"), picture(&frame(&game.screen(""))));
        match read(&file) {
            Some(before) if before == now => {}
            _ if std::env::var_os("UPDATE").is_some() => write(&file, &now),
            _ => panic!("{name} looks different"),
        }
    }
}
