//! The law of Quests: what the ledger says is what a second reading of the log says.

use std::collections::BTreeMap;

use dragon_rampant::book::Fantastical::Spellcaster;
use dragon_rampant::book::UnitType::{
    BellicoseFoot, EliteFoot, HeavyFoot, HeavyRiders, LightFoot, LightMissiles, RavenousHordes,
};
use dragon_rampant::book::{Quest, UnitType};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::{Answer, Kind, Question};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::RandomGame;

use super::reader::{AVENGED, Reader};
use crate::fixture::{BattlePlay, fresh, plain, to_deployment, unit};

const RED: [UnitType; 6] = [HeavyFoot, LightMissiles, LightMissiles, RavenousHordes, EliteFoot, BellicoseFoot];
const BLUE: [UnitType; 6] = [HeavyFoot, HeavyRiders, LightMissiles, RavenousHordes, RavenousHordes, EliteFoot];

/// Those of the book.
const QUESTS: usize = 21;

/// These and a caster, who is the dearest.
fn side(types: [UnitType; 6]) -> Vec<UnitEntry> {
    plain(&types).into_iter().chain([unit(LightFoot, &[], &[Spellcaster])]).collect()
}

/// Both have sworn three Quests, from this one on.
fn sworn(from: usize) -> BattlePlay {
    let of = |from: usize| {
        let ids: Vec<&str> = (0..3).map(|at| Quest::ALL[(from + at) % QUESTS].id()).collect();
        ids.join(" ")
    };
    let mut play = to_deployment(fresh(&[&side(RED), &side(BLUE)]).says("rules: traits")).says("deploy: done");
    for quests in [of(from), of(from + 3)] {
        play = play.says(&format!("quests: {quests}"));
        if play.asks() == "avenge" {
            play = play.says(&format!("avenge: {AVENGED}"));
        }
    }
    play
}

/// Players who seldom stop.
pub(crate) fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
            let word = choose.options[usize::from(at)].key.word;
            let rare = matches!((question.heading.id, word), ("unit", "battle" | "end") | ("order", "back"));
            if !rare || rng.below(20) == 0 {
                return Answer::Pick(at);
            }
        },
        _ => any_answer(question, rng),
    }
}

/// Those who shoot whenever they can, and well: without them no battle is won by missiles.
fn archer(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Roll(roll) if question.heading.id == "shoot" => Answer::Hits(roll.pool.count),
        Kind::Choose(choose) if question.heading.id == "order" => {
            let shoots = choose.options.iter().position(|row| row.key.word == "shoot" && row.off.is_none());
            shoots.map_or(Answer::Pick(0), |at| Answer::Pick(at as u8))
        }
        _ => player(question, rng),
    }
}

/// DR-QUEST-1 to DR-QUEST-21: the device and a second reader of the log agree on every Quest of the book, in random battles
/// in which each of them is fulfilled and failed.
#[test]
fn a_second_reader_of_the_log_agrees() {
    let mut compared = BTreeMap::<&str, [u32; 2]>::new();
    for seed in 0..189 {
        let mut reader = Reader::default();
        let by = if seed / QUESTS % 3 == 2 { archer } else { player };
        RandomGame::new(sworn(seed), Lcg::new(seed as u64 + 1)).by(by).most(700).play(|game, question, _| {
            reader.read_all(&game.news(), &*game.scene(), question.heading.id);
            let (Kind::Tick(tick), "judged") = (&question.kind, question.heading.id) else { return };
            for fact in tick.facts.iter().filter(|fact| fact.key.word != "old") {
                let so = reader.judge(fact.key.number - 1, fact.key.word);
                assert_eq!(fact.preset, so, "{seed}: {} of {}", fact.key.word, fact.key.number);
                compared.entry(fact.key.word).or_default()[usize::from(so)] += 1;
            }
        });
    }
    assert_eq!(compared.len(), QUESTS);
    let onesided: Vec<_> = compared.iter().filter(|(_, both)| both.contains(&0)).collect();
    assert!(onesided.is_empty(), "{onesided:?}");
}
