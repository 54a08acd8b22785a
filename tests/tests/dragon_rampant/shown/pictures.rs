//! Pages of a battle as pictures in the tree. `UPDATE=1` draws them anew.

use dragon_rampant::book::{Fantastical, UnitType};
use dragon_rampant::roster::{Models, PackedWarbands, UnitEntry, Warband};
use umpire_screens::BandStack;
use umpire_tests::game_play::GamePlay;
use umpire_tests::picture::look_like_their_pictures;

use crate::fixture::{BattlePlay, deployed, fresh, plain, to_deployment, unit, warband};
use crate::magic::{caster, fought, held};
use crate::multi::four;
use crate::quests::sworn;
use crate::scenarios::of;

fn named(entry: UnitEntry, name: &str) -> UnitEntry {
    UnitEntry { name: name.try_into().expect("a short name"), ..entry }
}

fn red() -> Vec<UnitEntry> {
    use UnitType::*;
    let all = plain(&[HeavyRiders, HeavyFoot, LightMissiles, Scouts, BellicoseFoot, LightRiders]);
    [named(all[0].clone(), "Boar Riders"), named(all[1].clone(), "Spear Thanes")]
        .into_iter()
        .chain(all[2..].iter().cloned())
        .chain([named(caster(), "Old Shaman")])
        .collect()
}

fn blue() -> Vec<UnitEntry> {
    use UnitType::*;
    let knights = named(unit(HeavyFoot, &[], &[Fantastical::Fear]), "Goblin Knights");
    [knights].into_iter().chain(plain(&[LightFoot, LightMissiles, RavenousHordes])).collect()
}

const ATTACK: &str = "wild:, unit: red-1, order: attack, test: 5 4, target: blue-1";
const FOUGHT: &str = "ground:, attack: 6 6 5 5 4 4 4 3 2 2 1 1, defend: 6 4 3 3 3 2 2 2 2 1 1 1";

const SHOT: &str =
    "wild:, unit: red-3, order: shoot, test: 6 6, shoot-at: blue-1, aim:, shoot: 6 6 6 5 5 5 5 4 3 2 2 1";
const AIM: &str = "wild:, unit: red-3, order: shoot, test: 6 6, shoot-at: blue-1";

/// Each page: its name, the answers that lead there, and the keys after them.
const PAGES: [(&str, &[&str], &str); 19] = [
    ("units", &["wild:"], "a right down"),
    ("order", &["wild:, unit: red-3"], "a"),
    ("test", &["wild:, unit: red-3, order: shoot"], "a"),
    ("ground", &[ATTACK], "a"),
    ("attack", &[ATTACK, "ground:"], "a"),
    ("clash", &[ATTACK, FOUGHT], ""),
    ("courage", &[ATTACK, FOUGHT], "a a a"),
    ("battered", &[ATTACK, FOUGHT, "courage: 1 3"], ""),
    ("stands", &[ATTACK, FOUGHT, "courage: 6 6"], ""),
    ("retreat", &[ATTACK, FOUGHT, "courage: 6 6"], "a down"),
    ("aim", &[AIM], "a down a"),
    ("shoot", &[AIM, "aim: far cover"], "a"),
    ("shot", &[SHOT], ""),
    ("ended", &["wild:, unit: end"], ""),
    ("spell", &["wild:, unit: red-7, order: cast"], "a down down down down"),
    ("why", &["wild:, unit: red-7, order: cast"], "a down down down down y"),
    ("card", &["wild:, unit: red-7, order: cast, spell: shields, cast-on: red-2, test: 6 6"], "a a a right y"),
    ("put-right", &["wild:"], "a y right a"),
    (
        "state",
        &["wild:, unit: red-7, order: cast, spell: shields, cast-on: red-2, test: 6 6, unit: red-3"],
        "a a a y right",
    ),
];

#[test]
fn pages_of_a_battle_look_like_their_pictures() {
    let page = |(name, steps, keys): (&'static str, &[&str], &str)| {
        (name, steps.iter().fold(fought(&red(), &blue()), |play, steps| play.says(steps)).screen(keys))
    };
    let offered = to_deployment(fresh(&[&red(), &blue()])).says("deploy: done");
    let judged = sworn("first-blow stand-firm cower").says("unit: battle, end: agreed");
    let quests = [("quests", offered.screen("down down")), ("judged", judged.screen("a down"))];
    let all = PAGES.map(page).into_iter().chain(quests).chain(others());
    look_like_their_pictures("dragon", all.chain(SCENARIOS.map(deployment)));
}

/// Pages of other battles: who is summoned, a team's units, rosters of unlike sizes.
fn others() -> [(&'static str, BandStack); 8] {
    let summon = held("red-2 red-3", "").says("unit: red-1, order: summon");
    let team = deployed(to_deployment(four().says("rules: phases, phases: together")));
    let sized = |size, units: &[UnitEntry]| Warband { size, ..warband(units) };
    let riders = plain(&[UnitType::HeavyRiders; 6]);
    let rosters = [sized(16, &riders[..4]), sized(24, &riders)];
    let sizes: BattlePlay = GamePlay::new(PackedWarbands::of(rosters.iter()).expect("they fit a battle"));
    let spot = summon.clone().says("summon: red-2, test: 6 6");
    let dead = unit(UnitType::HeavyFoot, &[], &[Fantastical::Undead, Fantastical::NoFeelings]);
    let rounded = fought(&red()[1..2], &[dead]).says("unit: red-1, order: attack, test: 6 6, ground:");
    let rounded = rounded.says("attack: 6 6 1 1 1 1 1 1 1 1 1 1, defend: hits 0");
    let small = plain(&[UnitType::Scouts, UnitType::LightFoot, UnitType::LightFoot]);
    let fallen = fought(&plain(&[UnitType::LightMissiles]), &small).says("unit: red-1, order: shoot, test: 6 6");
    let fallen = fallen.says("shoot-at: blue-1, aim:, shoot: hits 12");
    let few = UnitEntry { models: Models::Reduced, ..plain(&[UnitType::HeavyFoot])[0].clone() };
    let models = to_deployment(fresh(&[&[few], &red()]).says("rules: traits"));
    let when = fought(&plain(&[UnitType::LightRiders, UnitType::HeavyFoot]), &small);
    let when = when.says("unit: red-1, order: skirmish, test: 6 6");
    let more =
        [("spot", spot.screen("a")), ("rounded-up", rounded.screen("")), ("leader-lost", fallen.screen("a a a"))];
    let [spot, rounded, fallen] = more;
    [
        spot,
        rounded,
        fallen,
        ("models", models.screen("")),
        ("skirmish", when.screen("a")),
        ("summon", summon.screen("a")),
        ("team", team.screen("a a a")),
        ("sizes", sizes.screen("")),
    ]
}

/// Where everybody deploys, scenario by scenario.
const SCENARIOS: [(&str, &str); 7] = [
    ("deploy-a", "bloodbath"),
    ("deploy-b", "mole"),
    ("deploy-c", "chase"),
    ("deploy-d", "crystals"),
    ("deploy-e", "ring"),
    ("deploy-f", "pot"),
    ("deploy-g", "valley"),
];

fn deployment((name, scenario): (&'static str, &str)) -> (&'static str, BandStack) {
    let play = of(scenario, "", &red(), &blue());
    (name, if scenario == "ring" { play.says("ring: 0") } else { play }.screen("a"))
}
