//! Random games in which the players put random things right in between.

use std::collections::BTreeMap;

use rattle_and_rend::{RattleAndRend, Warbands};
use umpire_engine::table::{
    Answer, AnswerError, Correction, CorrectionTarget, PieceId, Question, Seat, Session, Source, Standing, Tape, stand,
};
use umpire_tests::laws::keep_the_laws;
use umpire_tests::play::with_sides;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::{random_legal, sides};

/// Seeds of the law; `SEEDS=5000 cargo test` plays more.
const SEEDS: u64 = 250;
/// Corrections of a game at the most: with one at every question it would have no end.
const MOST: u32 = 40;

/// Something that may be put right now, and its name.
fn any_correction(game: &dyn Session, rng: &mut Lcg) -> Option<(&'static str, Correction)> {
    let scene = game.scene();
    let pieces = (0..scene.pieces()).map(|id| CorrectionTarget::Piece(PieceId(id)));
    let targets = [CorrectionTarget::Game, CorrectionTarget::Seat(Seat::RED), CorrectionTarget::Seat(Seat::BLUE)]
        .into_iter()
        .chain(pieces);
    let mut open = Vec::new();
    for target in targets {
        let mut at = 0;
        scene.fields(target, &mut |field| {
            open.push((target, at, field));
            at += 1;
        });
    }
    // As often about a side or the game as about a piece.
    let few = open.iter().filter(|(target, ..)| !matches!(target, CorrectionTarget::Piece(_))).count() as u32;
    let among = if few > 0 && rng.below(2) == 0 { few } else { open.len() as u32 };
    let (target, at, field) = *open.get(rng.below(among.max(1)) as usize)?;
    assert!((field.min..=field.max).contains(&field.now) && field.min < field.max, "{field:?}");
    let others = (field.max - field.min) as u32;
    let value = field.min + rng.below(others) as i16;
    let value = if value >= field.now { value + 1 } else { value };
    Some((field.key, Correction { target, field: at, value }))
}

/// All that a player sees of a game.
fn shown(game: &dyn Session) -> String {
    format!("{:?} {:?}", game.question(), game.log())
}

/// What was just put right is as it was, and then is right again.
fn taken_back_and_made_again(game: &mut dyn Session, asked: &Question) {
    let corrected = shown(game);
    let all = game.tape().crossing(1).needs_all();
    assert!(game.undo(1, all, Source::Thumb));
    assert_eq!(game.question().as_deref(), Some(asked));
    assert!(game.redo(Source::Thumb));
    assert_eq!(shown(game), corrected);
}

/// What a game came to.
struct Played {
    lines: u16,
    ended: bool,
}

fn corrected_game(warbands: &Warbands, seed: u64, see: &mut dyn FnMut(&'static str, &'static str)) -> Played {
    let mut rng = Lcg::new(seed);
    with_sides(warbands, &Tape::new(), |game| {
        // House rules, setup and end, the cap on Rounds once, back, done; all the rules.
        for at in [2, 4, 3, 4, 5, 0] {
            game.say(&Answer::Pick(at), Source::Thumb).expect("the setup fits");
        }
        let mut left = MOST;
        while game.standing() == Standing::Waiting {
            let question = game.question().expect("a waiting game asks").clone();
            keep_the_laws(game, &question);
            let correction = if left > 0 && rng.below(6) == 0 { any_correction(game, &mut rng) } else { None };
            if let Some((key, correction)) = correction {
                left -= 1;
                match game.correct(correction, Source::Thumb) {
                    Ok(()) => assert_eq!(game.news()[0].id, "put-right"),
                    Err(AnswerError::TapeFull) => break,
                    Err(refusal) => panic!("{key}: {refusal:?}"),
                }
                see(key, question.heading.id);
                if rng.below(4) == 0 {
                    taken_back_and_made_again(game, &question);
                }
                continue;
            }
            let talk = question.heading.id == "talk";
            let answer = if talk { Answer::Pick(0) } else { any_answer(&question, &mut rng) };
            match game.say(&answer, Source::Thumb) {
                Ok(()) => {}
                Err(AnswerError::TapeFull) => break,
                Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
            }
        }
        let (_, standing) = stand::<RattleAndRend>(warbands, game.tape().clone()).expect("its own tape");
        assert_eq!(standing, game.standing());
        let (before, tape) = (shown(game), game.tape().clone());
        game.load(&tape).expect("its own tape");
        assert_eq!(shown(game), before, "played again it stands alike");
        Played { lines: tape.answer_count(), ended: standing == Standing::Over }
    })
}

#[test]
fn random_games_with_random_corrections_keep_every_law_and_end() {
    let seeds = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS);
    let mut keys: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut asked: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut longest = 0;
    for seed in 0..seeds {
        let mut rng = Lcg::new(seed);
        let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
        let played = corrected_game(&warbands, seed, &mut |key, id| {
            *keys.entry(key).or_default() += 1;
            *asked.entry(id).or_default() += 1;
        });
        assert!(played.ended, "{seed}: with four Rounds at the most every game ends");
        longest = longest.max(played.lines);
    }
    println!("the longest of {seeds} corrected games: {longest} lines; {keys:?}; at {} questions", asked.len());
    let all = [
        "turn",
        "round",
        "momentum",
        "markers-off",
        "in-play",
        "acted-last",
        "marker",
        "free-action",
        "free-counter",
        "compelled",
    ];
    for key in all {
        assert!(keys.contains_key(key), "{key} is never put right: {keys:?}");
    }
}
