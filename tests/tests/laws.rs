//! Laws that hold for any tape.

use std::collections::BTreeMap;

use rattle_and_rend::{RattleAndRend, WARBANDS, Warbands};
use umpire_engine::table::{Answer, Kind, Question, Session, Source};
use umpire_tests::game_play::GamePlay;
use umpire_tests::laws::{heed_the_lost, keep_the_laws};
use umpire_tests::play::{duel, play, with_sides};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, previews_are_true};
use umpire_tests::warbands::{examples, random_legal, sides};

/// Players who neither concede nor change the rules while they play: that has tests of its own.
fn quiet(question: &Question, rng: &mut Lcg) -> Answer {
    if question.heading.id == "talk" { Answer::Pick(0) } else { any_answer(question, rng) }
}

/// A random game after this setup.
fn random_game(sides: &Warbands, rng: Lcg, setup: &[Answer]) -> RandomGame<RattleAndRend> {
    let start = GamePlay::new(sides.clone()).then(|game| {
        setup.iter().for_each(|answer| game.say(answer, Source::Thumb).expect("the setup fits"));
    });
    RandomGame::new(start, rng)
}

/// All the rules with four Rounds at the most in any scenario (HR 19).
fn capped() -> Vec<Answer> {
    // House rules, setup and end, the cap on Rounds once, back, done; all the rules.
    [2, 4, 3, 4, 5, 0].map(Answer::Pick).to_vec()
}

/// Plays a game that must keep every law; how many answers it took, and whether it ended.
fn lawful(sides: &Warbands, seed: u64, setup: &[Answer]) -> (u16, bool) {
    let (mut in_play, mut asked) = (Vec::new(), String::new());
    random_game(sides, Lcg::new(seed), setup).by(quiet).play(|game, question, _| {
        heed_the_lost(game, &asked, &mut in_play);
        keep_the_laws(game, question);
        asked = question.heading.note.line(&*game.scene()).to_string();
    })
}

#[test]
fn random_games_of_the_elements_keep_every_law_and_nearly_all_end() {
    let (mut longest, mut endless) = (0, 0);
    for seed in 0..300 {
        let warbands = examples(seed as usize % 4, seed as usize / 4 % 4);
        let (lines, ended) = lawful(&warbands, seed, &[Answer::Pick(1)]);
        endless += u32::from(!ended);
        longest = longest.max(lines);
    }
    println!("the longest of 300 random games of the Elements only: {longest} answers; {endless} filled the tape");
    // Without a scenario nothing limits the Rounds, and random players are cowards; but few of them are such cowards.
    assert!(endless <= 4, "{endless} of 300 games fill the tape");
}

#[test]
fn random_games_of_all_pairs_of_the_four_warbands_keep_every_law_and_end() {
    let mut longest = 0;
    for red in 0..WARBANDS.len() {
        for blue in 0..WARBANDS.len() {
            for seed in 0..25 {
                let (lines, ended) = lawful(&examples(red, blue), seed, &capped());
                assert!(ended, "{red} against {blue}, {seed}: with four Rounds at the most every game ends");
                longest = longest.max(lines);
            }
        }
    }
    println!("the longest of 400 random games of the four warbands: {longest} answers");
}

#[test]
fn random_games_of_random_legal_warbands_keep_every_law_and_end() {
    let mut asked: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut longest = 0;
    for seed in 1000..1800 {
        let mut rng = Lcg::new(seed);
        let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
        let (mut in_play, mut note) = (Vec::new(), String::new());
        let (lines, ended) = random_game(&warbands, Lcg::new(seed), &capped()).by(quiet).play(|game, question, _| {
            heed_the_lost(game, &note, &mut in_play);
            keep_the_laws(game, question);
            note = question.heading.note.line(&*game.scene()).to_string();
            *asked.entry(question.heading.id).or_default() += 1;
        });
        assert!(ended, "{seed}: with four Rounds at the most every game ends");
        longest = longest.max(lines);
    }
    println!("the longest of 800 random games of random warbands: {longest} answers, {} questions", asked.len());
    // Every rule that asks something comes up in some game: a law nobody reaches would hold for nothing.
    let rare = ["defy", "second", "drive-off", "stand-in", "which", "first-turn", "omen", "tempted", "swarm", "avenge"];
    for id in rare {
        assert!(asked.contains_key(id), "{id} is never asked: {asked:?}");
    }
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    for seed in 0..4 {
        let sides = examples(seed as usize, 3 - seed as usize);
        let game = random_game(&sides, Lcg::new(seed), &capped()).by(quiet);
        game.play(|game, question, _| offers_are_true(game, question));
    }
}

#[test]
fn the_dice_beside_facts_are_the_dice_that_are_thrown() {
    let mut followed = 0;
    for seed in 0..12 {
        let sides = examples(seed as usize % 4, 3 - seed as usize % 4);
        random_game(&sides, Lcg::new(seed), &capped()).by(quiet).play(|game, question, _| {
            followed += (0..16).filter(|ticked| previews_are_true(game, question, *ticked)).count();
        });
    }
    assert!(followed > 100, "{followed} previews");
}

#[test]
fn every_prefix_stands_where_the_live_game_stood_and_a_step_back_is_no_change() {
    for seed in 0..6 {
        let mut rng = Lcg::new(seed);
        let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
        random_game(&warbands, rng, &capped()).every_prefix_stands();
    }
}

#[test]
fn two_cowards_pass_for_as_long_as_the_tape_lasts() {
    let round = "bid: 1 0, first: red, act: pass, act: pass, end-round: pass,";
    let cowards =
        play().says("rules: elements, warband: ghosts, warband: ghosts, terrain:, deploy:").says(&round.repeat(300));
    assert_eq!((cowards.asks().as_str(), cowards.momentum()), ("bid", (12, 12)));
}

/// Answers that differ in kind: every option but talk, every set of facts, and one throw of each grade.
fn all_answers(question: &Question) -> Vec<Answer> {
    match &question.kind {
        Kind::Choose(choose) => {
            let spoken = |at: &u8| choose.options[usize::from(*at)].key.word != "talk";
            (0..choose.options.len() as u8).filter(spoken).map(Answer::Pick).collect()
        }
        Kind::Tick(tick) => (0..1 << tick.facts.len()).map(Answer::Ticks).collect(),
        Kind::Roll(roll) => {
            let throw = |hits: u8| (0..roll.pool.count).map(|i| if i < hits { 20 } else { 1 }).collect();
            let hits = 0..=roll.pool.count.min(2);
            hits.map(|hits| Answer::Dice(throw(hits), umpire_engine::table::Thrown::Table)).collect()
        }
        Kind::Instruct(_) => vec![Answer::Done],
        kind => panic!("no {} before the Round is over", kind.word()),
    }
}

fn games_to(game: &mut dyn Session, depth: u32) -> u64 {
    let Some(question) = game.question().map(|question| question.clone()) else { return 1 };
    if depth == 0 || question.heading.id == "bid" {
        return 1;
    }
    let mut games = 0;
    for answer in all_answers(&question) {
        // So many steps back would fill any tape.
        let tape = game.tape().clone();
        if game.say(&answer, Source::Thumb).is_ok() {
            games += games_to(game, depth - 1);
            game.load(&tape).expect("its own tape");
        }
    }
    games
}

/// The Elements-only game is that of the first edition, but for three things: its program gave these numbers
/// (without conceding), and the first four of each were counted by hand. The declared target is asked for alone
/// (P-18): 2 Actions, 6 Elements, 6 targets and 2 ways not to react lead there, to 5 answers fewer than before. And the
/// trigger is no question of its own: each of two Heavies that intimidates one of six who sprints or maneuvers has three
/// grades and two last words where it had two answers and four rows: 24 fewer. Four Fighters that retaliate where they stand
/// are asked for four sets of facts, and not for a move: 12 more.
#[test]
fn the_count_of_games_from_the_first_turn_is_pinned() {
    let count = |red: &str, blue: &str, depth| {
        let duel = duel(red, blue);
        with_sides(duel.sides(), duel.tape(), |game| games_to(game, depth))
    };
    let counts = |red, blue, depth| (1..=depth).map(|depth| count(red, blue, depth)).collect::<Vec<_>>();
    assert_eq!(counts("ogrekin", "dwarves", 6), [6, 36, 176, 571, 1473, 3878]);
    assert_eq!(counts("vampires", "ghosts", 5), [6, 36, 188, 739, 1695]);
}
