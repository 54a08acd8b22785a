//! How scenarios are set up, and what moves reach their goals.

use std::collections::BTreeSet;

use dragon_rampant::Place;
use dragon_rampant::book::Fantastical::Spellcaster;
use dragon_rampant::book::UnitType::{HeavyFoot, HeavyRiders, LightFoot, LightMissiles, LightRiders, Scouts};
use dragon_rampant::roster::{PackedWarbands, Warband};
use umpire_engine::table::{Diagram, Kind, MapMark, TableMap};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;

use super::{moves, of};
use crate::fixture::{BattlePlay, Fought, plain, to_deployment, unit, warband};
use crate::quests::law::player;
use crate::quests::{Tests, attacks, run};

/// The map of a scenario's deployment, its text, and why.
fn deploys(scenario: &str) -> (&'static TableMap, String, String) {
    let play = of(scenario, "", &plain(&[HeavyFoot, LightFoot]), &plain(&[HeavyFoot, LightFoot])).shows("deploy");
    let Kind::Instruct(told) = play.question().kind else { panic!("it is told") };
    let Diagram::Map(map, _) = told.picture else { panic!("a map") };
    (map, play.with(|game| told.text.line(&*game.scene()).to_string()), crate::battle::ground::why(&play))
}

/// DR-SCEN-C-1: the Defender at the east edge, the Attacker north and south, 18" from all of them, all touching their edge.
#[test]
fn a_chase_is_deployed_along_the_table() {
    let (map, text, why) = deploys("chase");
    assert!(map.marks.contains(&MapMark::Zone((66, 0), (72, 48), 1)));
    assert!(
        map.marks.contains(&MapMark::Zone((0, 0), (48, 6), 0))
            && map.marks.contains(&MapMark::Zone((0, 42), (48, 48), 0))
    );
    assert!(map.marks.iter().any(|mark| matches!(mark, MapMark::Measure(.., "18"))));
    assert_eq!(text, "Blue first, at edges");
    assert_eq!(why, "All touch their edge. Attackers last: some north, some south, 18\" from all Defenders");
}

/// DR-SCEN-F-1: the Defender within 18" of the pot in the middle, the Attacker at any or all edges.
#[test]
fn the_pot_stands_in_the_middle() {
    let (map, text, why) = deploys("pot");
    assert!(map.marks.contains(&MapMark::Flag((36, 24))));
    assert!(map.marks.iter().any(|mark| matches!(mark, MapMark::Round((36, 24), 18, _, 1))));
    assert_eq!(text, "Blue: 18\" round pot");
    assert_eq!(why, "Ten captives in the middle; Attackers come from any or all edges");
}

/// DR-SCEN-G-1: both sides at both edges, across the valley; exits in the middle of north and south.
#[test]
fn the_valley_is_crossed() {
    let (map, text, why) = deploys("valley");
    let zones = |owner| map.marks.iter().filter(|mark| matches!(mark, MapMark::Zone(.., of) if *of == owner)).count();
    assert_eq!((zones(0), zones(1)), (2, 2));
    let exits = [(36, 8), (36, 47)].map(|at| map.marks.contains(&MapMark::Flag(at)));
    assert_eq!(exits, [true, true]);
    assert_eq!(text, "Half your points each side");
    assert_eq!(why, "Half of the table is dangerous, best all rough; exits north and south");
}

/// DR-SCEN-1, HR-UNIT: how deep is told in the unit that is played.
#[test]
fn deployment_is_told_in_its_unit() {
    let text = |house| {
        let play = of("bloodbath", house, &plain(&[HeavyFoot, LightFoot]), &plain(&[HeavyFoot])).shows("deploy");
        let Kind::Instruct(told) = play.question().kind else { panic!("it is told") };
        play.with(|game| told.text.line(&*game.scene()).to_string())
    };
    assert_eq!((text(""), text("unit")), ("Blue first, 6\" deep".into(), "Blue first, 6cm deep".into()));
}

/// A battle of rosters made for so many points.
fn sized(red: u8, blue: u8) -> BattlePlay {
    let of = |size| Warband { size, ..warband(&plain(&[HeavyRiders, HeavyRiders, HeavyRiders, HeavyRiders])) };
    GamePlay::new(PackedWarbands::of([of(red), of(blue)].iter()).expect("they fit a battle"))
}

/// DR-SCEN-F-1, DR-SCEN-G-1: flags of a map stand whole on it: they are drawn some 7 of the table's 48 inches upwards.
#[test]
fn flags_of_a_map_stand_on_the_table() {
    for (scenario, flags) in [("pot", 1), ("valley", 2)] {
        let play = of(scenario, "", &plain(&[HeavyFoot]), &plain(&[HeavyFoot])).shows("deploy");
        let Kind::Instruct(tell) = play.question().kind else { panic!("it is told") };
        let Diagram::Map(map, _) = tell.picture else { panic!("on a map") };
        let feet: Vec<u16> = map
            .marks
            .iter()
            .filter_map(|mark| if let MapMark::Flag((_, y)) = mark { Some(*y) } else { None })
            .collect();
        assert_eq!(feet.len(), flags);
        assert!(feet.iter().all(|foot| (8..=map.size.1).contains(foot)), "{scenario}: {feet:?}");
    }
}

/// DR-SCEN-2: what is told in points is told as a share, and half lost follows the size of the game: 12 of 24, 15 of 30.
#[test]
fn points_follow_the_size_of_the_game() {
    let lost_three = |size| {
        let play = to_deployment(sized(size, size).says("rules: traits, rules: pick, scenario: valley, told: done"));
        let mut play = play.says("deploy: done, quests:, quests:");
        for unit in ["red-1", "red-2", "red-3"] {
            let target = CorrectsTo(unit, "place", 4);
            play = target.of(play);
        }
        play.state().sides[0].half_lost
    };
    assert_eq!((lost_three(24), lost_three(30)), (true, false), "12 points are lost");
    assert_eq!(deploys("valley").1, "Half your points each side");
}

/// A field of a unit that is put right.
struct CorrectsTo(&'static str, &'static str, i16);

impl CorrectsTo {
    fn of(self, play: BattlePlay) -> BattlePlay {
        crate::shown::corrects(play, self.0, self.1, self.2)
    }
}

/// DR-SCEN-A-2: nothing is asked in a Bloodbath that is not asked without a scenario.
#[test]
fn a_bloodbath_has_no_rules_of_its_own() {
    let asked = |scenario: &str| {
        let side = plain(&[HeavyFoot, LightMissiles, LightRiders, Scouts, LightFoot]);
        let mut ids = BTreeSet::new();
        for seed in 0..6 {
            let play = match scenario {
                "none" => to_deployment(crate::fixture::fresh(&[&side, &side]).says("rules: traits")),
                _ => of(scenario, "", &side, &side),
            };
            RandomGame::new(play, Lcg::new(seed)).by(player).most(250).play(|_, question, _| {
                ids.insert(question.heading.id);
            });
        }
        ids
    };
    let (own, plain) = (asked("bloodbath"), asked("none"));
    let more: Vec<_> = own.difference(&plain).filter(|id| !matches!(**id, "over" | "end-die" | "leader")).collect();
    assert!(own.len() > 15 && more.is_empty(), "{more:?} of {own:?}");
}

/// DR-SCEN-G-4: a retreat goes straight on, through danger too: it is asked, and the reminder says so.
#[test]
fn retreats_do_not_steer_round_danger() {
    let side = plain(&[HeavyFoot, LightMissiles]);
    let play = of("valley", "", &side, &side).says("deploy: done, quests:, quests:");
    let play = attacks(play, "red-1", "blue-1", [0, 0], "6 6");
    let fight = [("valley", ""), ("ground", ""), ("attack", "hits 0"), ("defend", "hits 0")];
    let play = run(play, &fight).says("retreat: full").shows("valley");
    assert_eq!(play.offers(), ["danger"]);
    assert!(crate::battle::conventions::lines(&play, "Retreats").ends_with("Not round dangerous ground"));
}

/// DR-RETREAT-6, DR-SCEN-3: a retreat reaches no edge, no corner and no pot; off the table it is a rout.
#[test]
fn retreats_never_score() {
    let side = plain(&[HeavyFoot, LightFoot, LightFoot]);
    for (scenario, begins) in
        [("chase", "quests:, quests:"), ("pot", "quests:, quests:"), ("mole", "carrier: red-1, quests:, quests:")]
    {
        let play = of(scenario, "", &side, &side).says(&format!("deploy: done, {begins}"));
        // The Attacker attacks, and loses the tie; in the chase the Defender is Battered.
        let hits = if scenario == "chase" { [6, 0] } else { [0, 0] };
        let play = play.says("unit: red-1, order: attack, test: 6 6");
        let (own, other) = (format!("hits {}", hits[0]), format!("hits {}", hits[1]));
        let fight = [("target", "blue-2"), ("ground", ""), ("attack", &*own), ("defend", &*other), ("courage", "1 3")];
        let play = run(play, &fight).shows("retreat").says("retreat: full");
        assert_eq!(play.shows("unit").state().goal.ending, None, "{scenario}");
    }
    let play =
        of("chase", "", &side, &side).says("deploy: done, quests:, quests:, unit: red-1, order: attack, test: 6 6");
    let fight = [("target", "blue-2"), ("ground", ""), ("attack", "hits 6"), ("defend", "hits 0"), ("courage", "1 3")];
    let play = run(play, &fight).says("retreat: off");
    assert_eq!(
        (play.state().scenario_glory(dragon_rampant::Team::Defenders), play.unit("blue-2").on_table()),
        (0, false)
    );
    assert_ne!(play.unit("blue-2").place, Place::Exited);
}

/// DR-MOVE-5: what a Move order is also for: a wall and an entry at the Move number, crystals and the mole after it; the west
/// edge after a Skirmish's half move, before its shot, and after an Evade; but never after an Attack.
#[test]
fn a_move_is_more_than_a_move() {
    let side = plain(&[HeavyFoot, LightRiders, LightFoot]);
    let wall = of("pot", "", &side, &side).says("deploy: done, quests:, quests:, unit: red-1, order: wall");
    assert_eq!(wall.dice(), (2, 5));
    let crystals = of("crystals", "", &side, &side).says("deploy: done, quests:, quests:");
    let play = moves(crystals.clone(), "red-1").shows("crystals").says("crystals: 2");
    assert_eq!(play.state().goal.crystals[0], 2);
    let skirmish = "unit: red-2, order: skirmish, test: 6 6, skirmish: only, skirmish-move: done";
    crystals.says(skirmish).shows("unit");
    let mole = of("mole", "", &side, &side).says("deploy: done, carrier: red-1, quests:, quests:");
    assert_eq!(moves(mole, "red-1").shows("mole").offers(), ["keep", "there", "pass"]);
    // The hunted, in turn 3: the edge is asked for before the shot, which is then not made.
    let chase = of("chase", "", &side, &side).says("deploy: done, quests:, quests:").turn().turn();
    let west =
        chase.clone().passes().says("unit: blue-2, order: skirmish, test: 6 6, skirmish: move, skirmish-move: done");
    let out = west.shows("west").says("west: yes").shows("unit");
    assert_eq!(out.unit("blue-2").place, Place::Exited);
    let evaded = chase.clone().says("unit: red-1, order: attack, test: 6 6, target: blue-2, react: evade, evade: 6 6");
    let evaded = evaded.says("evade-shot: after, evade-move: done").shows("west").says("west: yes").shows("unit");
    assert_eq!(evaded.unit("blue-2").place, Place::Exited);
    let charge = chase.passes().says("unit: blue-1, order: attack, test: 6 6, target: red-1");
    charge.shows("ground");
}

/// DR-SPELL-REPLENISH: the joke is left out: a Spellcaster has ten spells, and none of them is it.
#[test]
fn the_joke_is_left_out() {
    let side = [unit(LightFoot, &[], &[Spellcaster]), unit(LightFoot, &[], &[])];
    let play = of("pot", "", &side, &side).says("deploy: done, quests:, quests:, unit: red-1, order: cast");
    let rows: Vec<String> = play.options().into_iter().map(|(key, _)| key).collect();
    let known = ["prod", "banish", "heal", "befuddle", "bog", "breath", "bolt", "blades", "shields", "sod-off"];
    assert_eq!(rows[..10], known);
    assert!(!rows.iter().any(|key| key.contains("replenish")), "{rows:?}");
}
