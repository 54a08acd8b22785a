//! The law of Quests: what the ledger says is what a second reading of the log says.

use std::collections::BTreeSet;

use dragon_rampant::book::Quest;
use dragon_rampant::book::UnitType::{
    self, BellicoseFoot, EliteFoot, HeavyFoot, HeavyRiders, LightMissiles, RavenousHordes,
};
use umpire_engine::table::{Answer, Happening, Kind, Question, Scene};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::RandomGame;

use crate::fixture::{fresh, plain, to_deployment};

const RED: [UnitType; 6] = [HeavyFoot, LightMissiles, LightMissiles, RavenousHordes, EliteFoot, BellicoseFoot];
const BLUE: [UnitType; 6] = [HeavyFoot, HeavyRiders, LightMissiles, RavenousHordes, RavenousHordes, EliteFoot];

/// What a reader of the log knows, who never saw the ledger.
#[derive(Default)]
struct Reader {
    turn: u32,
    /// Units that left: whose, how, in which turn.
    left: Vec<(u8, String, u32)>,
    first_attack: Option<u8>,
    first_failure: Option<u8>,
    attacked: BTreeSet<u8>,
}

impl Reader {
    fn read(&mut self, line: &Happening, scene: &dyn Scene) {
        let text = line.words.line(scene).to_string();
        let seat = line.seat.map_or(9, |seat| seat.0);
        match line.id {
            "turn" => self.turn += 1,
            "left" => self.left.push((seat, text, self.turn)),
            "wild" if text.ends_with("charges wildly") => self.attacks(seat, line),
            "ordered" if text.ends_with(": Attack") && !text.contains("fails") => self.attacks(seat, line),
            // Nobody here evades.
            "reacted" if text.ends_with("reacts") => _ = self.attacked.insert(line.piece.expect("a unit reacts").0),
            "courage" | "rally" if !text.ends_with("stands") && !text.ends_with("rallies") => {
                self.first_failure.get_or_insert(seat);
            }
            _ => {}
        }
    }

    fn attacks(&mut self, seat: u8, line: &Happening) {
        self.first_attack.get_or_insert(seat);
        self.attacked.insert(line.piece.expect("a unit attacks").0);
    }

    fn lost(&self, seat: u8) -> usize {
        self.left.iter().filter(|(of, ..)| *of == seat).count()
    }

    fn most_in_a_turn(&self, seat: u8) -> usize {
        let in_turn = |turn| self.left.iter().filter(|(of, _, at)| (*of, *at) == (seat, turn)).count();
        (0..=self.turn).map(in_turn).max().unwrap_or(0)
    }

    fn ran(&self, seat: u8, how: &[&str]) -> bool {
        self.left.iter().any(|(of, text, _)| *of == seat && how.iter().any(|how| text.ends_with(how)))
    }

    /// Whether a side's Quest is fulfilled; none of those that this reader cannot judge.
    fn judge(&self, seat: u8, quest: &str) -> Option<bool> {
        let foe = 1 - seat;
        Some(match quest {
            "stand-firm" => !self.ran(seat, &["routs", "flees the table"]),
            "cleave" => self.most_in_a_turn(foe) >= 3,
            "mighty-blow" => self.most_in_a_turn(foe) >= 2,
            "destroy-more" => self.lost(foe) > self.lost(seat),
            "half-fall" => self.lost(foe) * 2 >= 6,
            "first-blow" => self.first_attack == Some(seat),
            "run" => self.first_failure == Some(foe),
            "every-blade" => (seat * 6..seat * 6 + 6).all(|unit| self.attacked.contains(&unit)),
            "drive-out" => self.ran(foe, &["flees the table"]),
            _ => return None,
        })
    }
}

const READ: [Quest; 9] = [
    Quest::StandFirm,
    Quest::Cleave,
    Quest::MightyBlow,
    Quest::DestroyMore,
    Quest::HalfFall,
    Quest::FirstBlow,
    Quest::MakeRun,
    Quest::EveryBlade,
    Quest::DriveOut,
];

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

/// DR-QUEST-1 to DR-QUEST-20, as far as the log tells: the device and a second reader agree on random battles.
#[test]
fn a_second_reader_of_the_log_agrees() {
    let mut compared = 0;
    for seed in 0..60 {
        let of = |from: usize| {
            let ids: Vec<&str> = (0..3).map(|at| READ[(from + at) % READ.len()].id()).collect();
            ids.join(" ")
        };
        let (red, blue) = (of(seed), of(seed + 3));
        let play = to_deployment(fresh(&[&plain(&RED), &plain(&BLUE)]).says("rules: traits"));
        let play = play.says(&format!("deploy: done, quests: {red}, quests: {blue}"));
        let mut reader = Reader::default();
        RandomGame::new(play, Lcg::new(seed as u64 + 1)).by(player).most(600).play(|game, question, _| {
            game.news().iter().for_each(|line| reader.read(line, &*game.scene()));
            let (Kind::Tick(tick), "judged") = (&question.kind, question.heading.id) else { return };
            for fact in &tick.facts {
                let Some(so) = reader.judge(fact.key.number - 1, fact.key.word) else { continue };
                assert_eq!(fact.preset, so, "{seed}: {} of {}", fact.key.word, fact.key.number);
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "{compared}");
}
