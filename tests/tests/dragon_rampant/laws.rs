//! Laws that hold for any battle of any two legal warbands, from the first menu on: every scenario, and none.

use std::collections::{BTreeMap, BTreeSet};

use dragon_rampant::DragonRampant;
use dragon_rampant::roster::{PackedWarbands, Warband};
use umpire_engine::dice::{Die, Score};
use umpire_engine::table::{Answer, Happening, Kind, PieceId, Question, Scene};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, starts_on_what_can_be_picked};

use crate::fixture::{BattlePlay, gifted_warband, random_warband};

const SCENARIOS: [&str; 8] = ["none", "bloodbath", "mole", "chase", "crystals", "ring", "pot", "valley"];

/// Three to six warbands of two teams, from the menu on where teams are made.
fn random_brawl(seed: u64) -> RandomGame<DragonRampant> {
    let mut rng = Lcg::new(seed);
    let mut some = || (0..3 + seed % 4).map(|_| random_warband(&mut rng)).collect::<Vec<Warband>>();
    // Six may have more than forty units: then others come.
    let opening = (0..1000).find_map(|_| PackedWarbands::of(some().iter())).expect("some fit a battle");
    let mut play: BattlePlay = GamePlay::new(opening);
    if play.asks() == "sizes" {
        play = play.says("sizes: larger");
    }
    RandomGame::new(play.says("rules: teams"), rng).by(player)
}

/// DR-MULTI-1 to DR-MULTI-3: the laws of a battle for three to six players: no dead end, only those act whose phase it is,
/// nobody is asked to attack a friend, and every prefix of the tape stands.
#[test]
fn battles_of_teams_keep_the_laws() {
    let (mut ended, mut asked, mut players) = (0, BTreeMap::<&str, u32>::new(), BTreeSet::new());
    for seed in 0..24 {
        let (_, over) = random_brawl(seed).most(700).play(|game, question, _| {
            let (id, scene) = (question.heading.id, game.scene());
            *asked.entry(id).or_default() += 1;
            players.insert((scene.seats(), scene.active().len()));
            starts_on_what_can_be_picked(question);
            if let (Kind::Choose(choose), Some(seat), "target" | "shoot-at") =
                (&question.kind, question.heading.asked.seat(), id)
            {
                let foes = choose.options.iter().filter_map(|option| option.key.piece);
                foes.for_each(|foe| assert_ne!(scene.card(foe).seat, seat, "seed {seed}: {id}"));
            }
            if let ("unit", Some(seat)) = (id, question.heading.asked.seat()) {
                assert!(scene.active().has(seat), "seed {seed}: {seat:?} is not in its phase");
            }
            for piece in (0..scene.pieces()).map(PieceId) {
                let figure = scene.card(piece).figure.expect("its Strength");
                assert!((0..=figure.of.expect("its start")).contains(&figure.now), "seed {seed}");
            }
        });
        ended += u32::from(over);
    }
    for seats in 3..=6 {
        assert!(players.iter().any(|(sides, _)| *sides == seats), "{players:?}");
    }
    assert!(players.iter().any(|(_, active)| *active > 1), "a team acts at once: {players:?}");
    for id in ["teams", "cards", "attack", "courage", "leader", "quests", "judged"] {
        assert!(asked.contains_key(id), "nobody was asked {id:?}: {asked:?}");
    }
    assert!(ended > 3, "some of them end: {ended}");
    for seed in 0..4 {
        random_brawl(seed + 50).most(90).every_prefix_stands();
    }
}

/// Two warbands that may play, and a scenario by turns; every other battle has house rules, some of them have the traits
/// picked, little room, and secret Quests.
fn random_battle(seed: u64) -> RandomGame<DragonRampant> {
    let mut rng = Lcg::new(seed);
    let mut some = || if rng.below(2) == 0 { random_warband(&mut rng) } else { gifted_warband(&mut rng) };
    let warbands: [Warband; 2] = [some(), some()];
    let mut play: BattlePlay = GamePlay::new(PackedWarbands::of(warbands.iter()).expect("they fit a battle"));
    if play.asks() == "sizes" {
        play = play.says(["sizes: smaller", "sizes: larger"][rng.below(2) as usize]);
    }
    let scenario = SCENARIOS[seed as usize % SCENARIOS.len()];
    play = play.says(&format!("rules: pick, scenario: {scenario}"));
    play = if scenario == "none" { play } else { play.says("told: done") };
    RandomGame::new(play, rng).by(player)
}

/// Players who seldom end a phase, agree on an end or think twice, and now and then count hits of their own dice.
fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Roll(roll) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        // Some of the house rules, or none: a third of all would hide the others.
        Kind::Tick(tick) if question.heading.id == "house" => {
            Answer::Ticks((0..tick.rows()).fold(0, |ticked, row| ticked | u64::from(rng.below(6) == 0) << row))
        }
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
            let word = choose.options[usize::from(at)].key.word;
            let rare = match (question.heading.id, word) {
                ("unit", "battle" | "end") | ("end", "agreed" | "concede") => 60,
                ("order", "back") => 20,
                ("rules", "pick" | "roll" | "names") => 10,
                ("rules", "teams") => 4,
                _ => 1,
            };
            if rng.below(rare) == 0 {
                return Answer::Pick(at);
            }
        },
        _ => any_answer(question, rng),
    }
}

/// DR-CONV-12, DR-CONV-9, DR-TURN-6: no battle has a dead end, Strength lies between 0 and its start, and nobody is ordered
/// while a unit without Strength stands on the table.
#[test]
fn strength_stays_within_its_bounds_in_any_battle() {
    let (mut ended, mut asked) = (0, BTreeMap::<&str, u32>::new());
    for seed in 0..96 {
        let (_, over) = random_battle(seed).most(700).play(|game, question, _| {
            *asked.entry(question.heading.id).or_default() += 1;
            starts_on_what_can_be_picked(question);
            let scene = game.scene();
            for piece in (0..scene.pieces()).map(PieceId) {
                let card = scene.card(piece);
                let figure = card.figure.expect("its Strength");
                assert!((0..=figure.of.expect("its start")).contains(&figure.now), "seed {seed}");
                let stands = figure.now > 0 || !card.in_play;
                assert!(stands || question.heading.id != "unit", "seed {seed}: {piece:?} stands with nothing");
            }
        });
        ended += u32::from(over);
    }
    assert!(ended > 30, "many of them end: {ended}");
    // They have magic, Were, Summoners, goals and Quests.
    for id in [
        "spell", "were", "summon", "blast", "mystical", "mole", "west", "crystals", "pot", "valley", "judged", "hatred",
    ] {
        assert!(asked.contains_key(id), "nobody was asked {id:?}: {asked:?}");
    }
}

/// DR-CONV-1: six-sided dice alone: two together for orders, charges, reactions and Courage, three a Leader, one for what a
/// single die says, and those of fights each for itself.
#[test]
fn dice_have_six_sides_and_come_in_their_numbers() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        random_battle(seed).most(500).play(|_, question, _| {
            let (Kind::Roll(roll), id) = (&question.kind, question.heading.id) else { return };
            assert_eq!(roll.pool.die, Die::D6, "{id}");
            let summed = matches!(roll.score, Score::Sum { need: Some(_), .. });
            match id {
                "test" | "test-again" | "courage" | "courage-again" | "wild-test" | "counter" | "evade" => {
                    assert!(summed && roll.pool.count == 2, "{id}: {roll:?}");
                }
                "traits" => assert!(matches!(roll.pool.count, 3 | 6), "{roll:?}"),
                "roles" => assert_eq!(roll.pool.count, 2),
                "blocked" | "end-die" | "danger" | "were" | "edge" | "scenario-die" => {
                    assert_eq!(roll.pool.count, 1, "{id}");
                }
                "attack" | "defend" | "shoot" => {
                    assert!(
                        matches!(roll.score, Score::Each(_)) && matches!(roll.pool.count, 5 | 6 | 11 | 12),
                        "{roll:?}"
                    );
                }
                "reroll" | "mystical" | "enchanted" | "desertion" => assert!(!summed, "{id}"),
                _ => panic!("nobody expects dice for {id:?}"),
            }
            seen.insert(id);
        });
    }
    assert!(seen.len() > 14, "{seen:?}");
}

/// A reader of the log who counts Courage tests, and knows nothing of packets but section 16 of the checklist.
#[derive(Default)]
struct Counter {
    /// Of this action: tests of each unit, who lost Strength, and removals of each side since its first test.
    tests: BTreeMap<u8, u32>,
    lost: BTreeSet<u8>,
    removed: [u32; 2],
    tested: bool,
    /// Of the whole battle: tests of each unit that no loss of its own explains.
    without_loss: BTreeMap<u8, u32>,
    counted: u32,
    twice: u32,
}

impl Counter {
    fn read(&mut self, line: &Happening, scene: &dyn Scene) {
        let unit = line.piece.map_or(u8::MAX, |piece| piece.0);
        let side = line.seat.map_or(0, |seat| seat.index());
        match line.id {
            // Another action begins.
            "ordered" | "wild" | "rally" | "phase" | "turn" => self.next(),
            "lost" => _ = self.lost.insert(unit),
            // By losses, by leaving, or by a goal: from then on its side may have to test again.
            "left" | "exited" if self.tested => self.removed[side] += 1,
            "courage" => {
                self.tested = true;
                self.counted += 1;
                let tests = self.tests.entry(unit).or_default();
                *tests += 1;
                self.twice += u32::from(*tests == 2);
                let more = *tests - 1;
                let name = Words(line).of(scene);
                assert!(more <= self.removed[side], "{name}: test {tests} after {} removals", self.removed[side]);
                if more > 0 || !self.lost.contains(&unit) {
                    let tests = self.without_loss.entry(unit).or_default();
                    *tests += 1;
                    // Its Leader, half of its Warband, and all but it: once each in a battle (DR-COURAGE-18).
                    assert!(*tests <= 3, "{name} tested {tests} times for its side");
                }
            }
            _ => {}
        }
    }

    fn next(&mut self) {
        (self.tests, self.lost) = (BTreeMap::new(), BTreeSet::new());
        (self.removed, self.tested) = ([0; 2], false);
    }
}

/// A line as it is read.
struct Words<'a>(&'a Happening);

impl Words<'_> {
    fn of(&self, scene: &dyn Scene) -> String {
        self.0.words.line(scene).to_string()
    }
}

/// DR-COURAGE-17, DR-COURAGE-18: read from the log alone: in one action a unit tests once, and again only where somebody of
/// its side left after the tests had begun; without a loss of its own three times in a battle at the most.
#[test]
fn nobody_tests_courage_twice_in_a_packet() {
    let (mut counted, mut twice) = (0, 0);
    for seed in 0..96 {
        let mut counter = Counter::default();
        random_battle(seed).most(700).play(|game, _, _| {
            let scene = game.scene();
            game.news().iter().for_each(|line| counter.read(line, &*scene));
        });
        (counted, twice) = (counted + counter.counted, twice + counter.twice);
    }
    assert!(counted > 800 && twice > 0, "{counted} tests, {twice} of them a second one");
}

/// DR-TURN-6: every prefix of a tape stands where the live game stood, in every scenario and none, and a step back is no
/// change.
#[test]
fn every_prefix_of_any_battle_stands() {
    for seed in 0..8 {
        random_battle(seed + 100).most(110).every_prefix_stands();
    }
}

/// Whatever is offered is taken, and what is off is refused.
#[test]
fn what_any_battle_offers_is_taken() {
    for seed in 0..16 {
        let mut seen = 0;
        random_battle(seed + 200).most(300).play(|game, question, _| {
            seen += 1;
            if seen % 20 == 0 {
                offers_are_true(game, question);
            }
        });
    }
}
