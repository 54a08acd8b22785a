//! Laws that hold for any tape of a scenario, from the first menu to its end.

use dragon_rampant::book::Fantastical::{Flying, Hatred, Spellcaster, Summoner, Undead, Were};
use dragon_rampant::book::UnitType::{
    EliteFoot, HeavyFoot, HeavyMissiles, HeavyRiders, LightFoot, LightRiders, Scouts,
};
use dragon_rampant::roster::UnitEntry;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};

use super::of;
use crate::fixture::{fresh, unit};
use crate::quests::law::player;

fn side() -> Vec<UnitEntry> {
    vec![
        unit(HeavyFoot, &[], &[Hatred]),
        unit(HeavyMissiles, &[], &[Summoner]),
        unit(LightFoot, &[], &[Undead]),
        unit(Scouts, &[], &[Were]),
        unit(LightRiders, &[], &[Flying]),
        unit(EliteFoot, &[], &[Spellcaster]),
        unit(HeavyRiders, &[], &[]),
    ]
}

const SCENARIOS: [&str; 7] = ["bloodbath", "mole", "chase", "crystals", "ring", "pot", "valley"];

/// DR-TURN-6: every prefix of a tape stands where the live game stood, in every scenario, its end included.
#[test]
fn every_prefix_of_a_scenario_stands() {
    for (seed, scenario) in (1..).zip(SCENARIOS) {
        let play = of(scenario, "", &side(), &side());
        RandomGame::new(play, Lcg::new(seed)).by(player).most(120).every_prefix_stands();
    }
}

/// DR-SETUP-1 to DR-SETUP-12: the same from the first menu on, for two to six players.
#[test]
fn every_prefix_of_a_setup_stands() {
    for players in 2..=5 {
        let (two, side) = (&side()[..2], side());
        let sides: Vec<&[UnitEntry]> = (0..players).map(|at| if at < 2 { &side[..] } else { two }).collect();
        RandomGame::new(fresh(&sides), Lcg::new(players as u64)).most(60).every_prefix_stands();
    }
}

/// Whatever is offered is taken, and every scenario can be played to its end.
#[test]
fn scenarios_are_played_to_their_end() {
    let mut over = 0;
    for (seed, scenario) in (1..).zip(SCENARIOS.repeat(3)) {
        let play = of(scenario, "", &side(), &side());
        let mut seen = 0;
        let (_, ended) = RandomGame::new(play, Lcg::new(seed)).by(player).most(900).play(|game, question, _| {
            starts_on_what_can_be_picked(question);
            seen += 1;
            if seen % 40 == 0 {
                offers_are_true(game, question);
            }
        });
        over += u32::from(ended);
    }
    assert!(over > 10, "{over}");
}
