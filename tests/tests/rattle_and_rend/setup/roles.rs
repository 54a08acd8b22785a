//! Section 10: from the roles to the last Element on the table.

use rattle_and_rend::book::{Bond, Deployment, Reputation, Scenario, Tactic, Terrain, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_engine::table::{Kind, Seat, Show};
use umpire_tests::play::{Play, play, play_with, roster};

/// Both warbands are chosen, and the roles are asked for.
pub(crate) fn fielded(red: &str, blue: &str) -> Play {
    play().fields(red, blue).shows("roles")
}

/// A plain setup, as far as somebody needs it.
const STEPS: [&str; 7] = [
    "roles: red",
    "scenario: kill",
    "terrain-dice: apart",
    "density: sparse",
    "theme: none",
    "terrain:",
    "deployment: side",
];

/// Ghosts fight Ghosts, and this question is open.
pub(crate) fn until(id: &str) -> Play {
    let mut game = fielded("ghosts", "ghosts");
    for step in STEPS {
        if step.starts_with(&format!("{id}:")) {
            break;
        }
        game = game.says(step);
    }
    // A table is open on its d20.
    let table = ["scenario", "density", "theme", "deployment"].contains(&id).then(|| format!("{id}-roll"));
    let game = if game.asks() == "told" { game.says("told:") } else { game };
    game.shows(table.as_deref().unwrap_or(id))
}

/// The keys of the terrain that is ticked to begin with.
fn preset(game: &Play) -> Vec<String> {
    let Kind::Tick(tick) = game.question().kind else { panic!("the terrain is a tick list") };
    tick.facts.iter().filter(|fact| fact.preset).map(|fact| fact.key.word.to_string()).collect()
}

/// A warband without a Tactic or Reputation that speaks in the setup.
fn plain(entries: &[WarbandEntry]) -> Warband {
    roster(entries, [Tactic::Elites, Tactic::Harriers], Bond::Strife, Reputation::Devious)
}

/// RR-SET-0
#[test]
fn two_players_meet_on_a_board_of_400_mm() {
    let roles = fielded("ogrekin", "dwarves");
    assert_eq!(roles.note(), "board 400 mm");
    let agreed: Vec<&str> = roles.roll().extras.iter().map(|extra| extra.key.word).collect();
    assert_eq!(agreed, ["red", "blue"]);
}

/// RR-SET-1
#[test]
fn player_a_is_chosen_or_rolled_for() {
    let roles = fielded("ghosts", "ghosts");
    assert_eq!(roles.seat(), "", "whoever holds the device may say");
    assert_eq!(roles.clone().says("roles: blue").state().first, Seat::BLUE);
    assert_eq!(roles.roll().why[0].name, "1-10 Red, 11-20 Blue");
    let rolled = |face: u8| roles.clone().says(&format!("roles: {face}")).shows("scenario-roll");
    for face in 1..=20 {
        assert_eq!(rolled(face).seat(), if face <= 10 { "red" } else { "blue" }, "{face}");
        assert_eq!(rolled(face).note(), format!("rolled {face}: Player A"));
    }
    let told = rolled(3).log();
    assert_eq!(told[told.len() - 2..], ["Player A: Red", "Red is Player A"]);
    assert_eq!(roles.clone().says("roles: red").shows("scenario-roll").seat(), "red");
    assert_eq!(roles.says("roles: blue").shows("scenario-roll").seat(), "blue");
}

/// RR-SET-2, GAP 100
#[test]
fn a_d20_brings_one_scenario_or_two_to_pick_from() {
    let names = ["kill", "hill", "flags", "duel", "conquest"];
    let rows = [(1, 5), (4, 9), (8, 13), (12, 17), (16, 20)];
    for face in 1..=20 {
        let expected: Vec<&str> = names
            .into_iter()
            .zip(rows)
            .filter(|(_, (from, to))| (*from..=*to).contains(&face))
            .map(|row| row.0)
            .collect();
        let rolled = until("scenario").says(&format!("scenario-roll: {face}"));
        if let [_, _] = expected[..] {
            assert_eq!((rolled.asks().as_str(), rolled.seat()), ("scenario-pick", "red"), "{face}");
            assert_eq!(rolled.offers(), expected, "{face}");
        } else {
            assert_eq!((rolled.asks().as_str(), rolled.note()), ("told", format!("rolled {face}")));
            assert_eq!(rolled.says("told:").asks(), "terrain-dice", "{face}");
        }
    }
    let two = until("scenario").says("scenario-roll: 12");
    assert_eq!(two.clone().says("scenario-pick: duel").state().scenario, Scenario::Duel);
    assert_eq!(two.says("scenario-pick: flags").state().scenario, Scenario::CaptureTheFlags);
    assert_eq!(until("scenario").says("scenario-roll: 20").state().scenario, Scenario::Conquest);
}

/// RR-CAMP-15: the d20 comes first, and beside it the lines of its table.
#[test]
fn every_roll_of_the_setup_can_be_agreed_on_instead() {
    for (id, ways) in [
        ("scenario", &["pick"][..]),
        ("density", &["pick", "coin"]),
        ("theme", &["pick", "none"]),
        ("deployment", &["pick"]),
    ] {
        let asked = until(id);
        let extras: Vec<&str> = asked.roll().extras.iter().map(|extra| extra.key.word).collect();
        assert_eq!(extras, ways, "{id}");
        asked.says(&format!("{id}-roll: pick")).shows(id);
    }
    assert_eq!(until("scenario").says("scenario: hill").state().scenario, Scenario::KingOfTheHill);
    assert_eq!(until("deployment").says("deployment: close").state().deployment, Some(Deployment::Close));
}

/// RR-SET-2 to RR-SET-7: one press a table, and the page after it says what was rolled.
#[test]
fn a_table_is_told_on_the_page_after_it() {
    let stops = |play: &Play| play.news().iter().any(|line| matches!(line.show, Show::Rolled(_)));
    let density = until("density").says("density-roll: 14").shows("theme-roll");
    assert_eq!((density.note().as_str(), stops(&density)), ("rolled 14: dense", false));
    assert_eq!(density.log(), ["Density: Dense"]);
    let theme = density.says("theme-roll: 10").shows("terrain");
    assert_eq!((theme.note().as_str(), stops(&theme)), ("Heights, 40% full", false));
    let zone = until("deployment").says("deployment-roll: 2");
    assert_eq!((zone.title().as_str(), zone.note().as_str(), stops(&zone)), ("Corner", "rolled 2", false));
    let either = until("deployment").says("deployment-roll: 5").shows("deployment-pick");
    assert_eq!(either.note(), "rolled 5");
}

/// RR-SET-3, RR-SET-4: Player B throws for both at once; the first die is the density, the second the theme.
#[test]
fn density_and_theme_are_one_throw() {
    let dice = until("terrain-dice");
    assert_eq!((dice.seat(), dice.roll().pool.count), ("blue", 2));
    let both = dice.clone().says("terrain-dice: 14 10").shows("terrain");
    assert_eq!(
        (both.note().as_str(), preset(&both)),
        ("Heights, 40% full", vec!["rough".into(), "blocking".into(), "inspiring".into()])
    );
    assert_eq!(both.log()[both.log().len() - 2..], ["Density: Dense", "Theme: Heights"]);
    let density = dice.clone().says("terrain-dice: 9 10").shows("density-pick");
    assert_eq!(
        (density.seat(), density.says("density-pick: sparse").shows("terrain").note().as_str()),
        ("blue", "Heights, 20% full")
    );
    let theme = dice.clone().says("terrain-dice: 1 4").shows("theme-pick");
    assert_eq!(theme.offers(), ["badlands", "stronghold"]);
    let any = dice.clone().says("terrain-dice: 1 20").shows("theme-pick");
    assert_eq!(any.offers().len(), 4, "nothing is printed for 18 to 20");
    let none = dice.clone().says("terrain-dice: none").shows("density-roll").says("density-roll: 1").shows("terrain");
    assert_eq!(none.note(), "sparse, 20% full");
    dice.says("terrain-dice: apart").shows("density-roll").says("density-roll: 1").shows("theme-roll");
}

/// RR-SET-3, GAP 100: Player B rolls, and picks where the rows overlap.
#[test]
fn a_d20_says_how_full_the_table_is() {
    for face in 1..=20 {
        let rolled = until("density").says(&format!("density-roll: {face}"));
        if (9..=11).contains(&face) {
            assert_eq!((rolled.asks().as_str(), rolled.seat()), ("density-pick", "blue"), "{face}");
            assert_eq!(rolled.offers(), ["sparse", "dense"]);
        } else {
            let terrain = rolled.says("theme: none").shows("terrain");
            assert_eq!(terrain.note(), if face < 9 { "sparse, 20% full" } else { "dense, 40% full" }, "{face}");
        }
    }
}

/// RR-SET-3
#[test]
fn a_dense_table_has_blocking_terrain() {
    let dense = until("density").says("density: dense, theme: none").shows("terrain");
    assert_eq!(preset(&dense), ["blocking"]);
    let sparse = until("density").says("density: sparse, theme: none").shows("terrain");
    assert!(preset(&sparse).is_empty());
}

/// GAP 103
#[test]
fn a_coin_will_do_for_the_density() {
    let tossed = |face| until("density").says(&format!("density: coin, density-roll: {face}, theme: none")).note();
    assert_eq!(
        [1, 10, 11, 20].map(tossed),
        ["sparse, 20% full", "sparse, 20% full", "dense, 40% full", "dense, 40% full"]
    );
}

/// RR-SET-4
#[test]
fn a_theme_says_which_terrain_there_is() {
    let under = |theme| preset(&until("theme").says(&format!("theme: {theme}")).shows("terrain"));
    assert_eq!(under("badlands"), ["rough", "blocking", "hazardous"]);
    assert_eq!(under("stronghold"), ["blocking", "hazardous", "inspiring"]);
    assert_eq!(under("heights"), ["rough", "blocking", "inspiring"]);
    assert_eq!(under("wilds"), ["rough", "hazardous", "inspiring"]);
    assert!(under("none").is_empty(), "a theme need not be");
    // What lies there in the end is told.
    let told = until("theme").says("theme: wilds, terrain: rough").state();
    assert!(told.has(Terrain::Rough) && !told.has(Terrain::Inspiring));
}

/// RR-SET-4, GAP 101
#[test]
fn player_b_rolls_for_the_theme_and_picks_any_where_none_is_printed() {
    let rows = [("badlands", 1, 5), ("stronghold", 4, 9), ("heights", 8, 13), ("wilds", 12, 17)];
    for face in 1..=17 {
        let expected: Vec<&str> = rows.iter().filter(|row| (row.1..=row.2).contains(&face)).map(|row| row.0).collect();
        let rolled = until("theme").says(&format!("theme-roll: {face}"));
        assert_eq!(rolled.asks(), if expected.len() == 2 { "theme-pick" } else { "terrain" }, "{face}");
        assert!(expected.len() == 1 || rolled.offers() == expected, "{face}");
    }
    for face in 18..=20 {
        let any = until("theme").says(&format!("theme-roll: {face}")).shows("theme-pick");
        assert_eq!(
            (any.seat(), any.offers()),
            ("blue", vec!["badlands".into(), "stronghold".into(), "heights".into(), "wilds".into()])
        );
    }
}

/// HR 15
#[test]
fn the_house_may_roll_again_where_no_theme_is_printed() {
    let again = play()
        .says("rules: house, house: setup, house-rule: hr-15, house-rule: back, house: done")
        .fields("ghosts", "ghosts")
        .says("roles: red, scenario: kill, density: sparse, theme-roll: 18")
        .shows("theme-roll");
    again.says("theme-roll: 19, theme-roll: 1").shows("terrain");
    let both = play()
        .says("rules: house, house: setup, house-rule: hr-15, house-rule: back, house: done")
        .fields("ghosts", "ghosts")
        .says("roles: red, scenario: kill, told:, terrain-dice: 1 20")
        .shows("theme-roll");
    assert_eq!(both.note(), "rolled 20: again");
}

/// GAP 102
#[test]
fn dense_wilds_get_blocking_terrain_too() {
    let wilds = until("density").says("density: dense, theme: wilds").shows("terrain");
    assert_eq!(preset(&wilds), ["rough", "blocking", "hazardous", "inspiring"]);
}

/// RR-SET-6: targets are named after the terrain and before the deployment.
#[test]
fn duel_targets_are_named_before_the_deployment() {
    let prey = until("scenario").says("scenario: duel, density: sparse, theme: none, terrain:").shows("prey");
    assert_eq!(prey.seat(), "red");
    let both = prey.says("prey: blue-3").shows("prey");
    assert_eq!(both.seat(), "blue");
    both.says("prey: red-4").shows("deployment-roll");
}

/// The learning game asks for two warbands and the terrain, and nothing else.
#[test]
fn the_elements_only_have_no_setup() {
    let game = play().says("rules: elements, warband: ogrekin, warband: vampires, terrain:, deploy:").shows("bid");
    let state = game.state();
    assert!(!state.whole && state.sides.iter().all(|side| side.bond.is_none() && side.tactics.is_empty()));
    assert!(matches!(game.question().kind, Kind::Secret(_)), "nobody has Superiority");
}

/// Warbands players keep stand beside the four examples.
#[test]
fn kept_warbands_can_be_fielded() {
    let kept = plain(&[WarbandEntry::plain(Type::Fighters); 6]);
    let game = play_with([kept]).says("rules: whole, warband: own-1, warband: ghosts").shows("roles");
    assert_eq!((game.state().sides[0].name.as_str(), game.element("red-6").points()), ("Own", 2));
    let names = game.state().rosters.map(|roster| roster.name.as_str().to_owned());
    assert_eq!(names[0], "Own", "those that play, and no others");
}
