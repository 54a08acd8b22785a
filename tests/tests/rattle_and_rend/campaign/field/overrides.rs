//! RR-CAMP-15: an organiser's script can take the place of every roll of the setup.

use std::collections::BTreeSet;

use rattle_and_rend::RattleAndRend;
use rattle_and_rend::book::{Deployment, Scenario, Terrain};
use umpire_engine::dice::Score;
use umpire_engine::table::{Kind, Seat, Sides};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;
use umpire_tests::warbands::random_campaign;

use super::{band, begin, everybody};

/// RR-CAMP-15: roles, scenario, density, theme and deployment, one by one, without a single die.
#[test]
fn a_whole_setup_by_choice() {
    let play = begin(band(&everybody()), band(&everybody())).says("size: 12").shows("roles");
    let play = play.says("roles: blue").shows("scenario-roll");
    let play = play.says("scenario-roll: pick, scenario: conquest, told:").shows("terrain-dice");
    let play = play.says("terrain-dice: apart, density-roll: pick, density: dense").shows("theme-roll");
    let play = play.says("theme-roll: pick, theme: wilds").shows("terrain");
    let play = play.plain_step().sets_up_to("deployment-roll");
    let play = play.says("deployment-roll: pick, deployment: close");
    let state = play.state();
    assert_eq!(
        (state.first, state.scenario, state.deployment),
        (Seat::BLUE, Scenario::Conquest, Some(Deployment::Close))
    );
    assert!(state.terrain.has(Terrain::Blocking) && state.terrain.has(Terrain::Rough), "dense wilds");
    let rolled = play.sets_up_to("bid").state();
    assert_eq!(rolled.sides[0].best, [0, 0]);
}

/// RR-CAMP-15: each choice can be any line of its table.
#[test]
fn any_line_can_be_chosen() {
    let start = begin(band(&everybody()), band(&everybody())).says("size: 12, roles: red");
    let lines = ["kill", "hill", "flags", "duel", "conquest"];
    assert_eq!(start.clone().says("scenario-roll: pick").offers(), lines);
    let terrain = start.says("scenario: kill, told:, terrain-dice: apart");
    assert_eq!(terrain.clone().says("density-roll: pick").offers(), ["sparse", "dense"]);
    let theme = terrain.says("density: sparse, theme-roll: pick");
    assert_eq!(theme.offers(), ["badlands", "stronghold", "heights", "wilds"]);
    let zones = theme.says("theme: wilds").sets_up_to("deployment-roll").says("deployment-roll: pick");
    assert_eq!(zones.offers(), ["corner", "side", "delayed", "close", "surrounded"]);
}

/// RR-CAMP-15: of all dice before the first Round, of any warbands, none has no other way; but for the coin, which is one
/// of the ways itself.
#[test]
fn no_die_of_the_setup_is_without_another_way() {
    let mut asked = BTreeSet::new();
    for seed in 0..150 {
        let mut rng = Lcg::new(seed);
        let sides = Sides((0..2).map(|_| random_campaign(&mut rng)).collect());
        RandomGame::new(GamePlay::<RattleAndRend>::new(sides), rng).most(40).play(|game, question, _| {
            if let (Kind::Roll(roll), None) = (&question.kind, game.scene().round()) {
                let coin = question.heading.id == "density-roll" && roll.score != Score::Read;
                assert!(coin || !roll.extras.is_empty(), "{}: seed {seed}", question.heading.id);
                asked.insert(question.heading.id);
            }
        });
    }
    let all = ["density-roll", "deployment-roll", "roles", "scenario-roll", "terrain-dice", "theme-roll"];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), all, "these are all there are");
}
