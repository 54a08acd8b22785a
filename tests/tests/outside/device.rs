//! It on the device: verified, and by thumbs from the shelf to the end.

use umpire::board::desktop::{Paper, Verification, verify};
use umpire::fairness::dice::Dice;
use umpire::fairness::seal::Seal;
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::{
    Answer, AnswerError, Correction, CorrectionTarget, Kind, PieceId, Roster, Session, Sides, Source, Tape, Thrown,
};
use umpire_outside::WarHost;
use umpire_tests::fray::with;
use umpire_tests::random::{Lcg, any_answer};

/// A sealed fray to its end as it is saved: now and then somebody enters hits, steps back, or puts something right.
fn saved(seats: usize, seed: u64) -> String {
    let mut rng = Lcg::new(seed);
    let sides = Sides((0..seats).map(|_| WarHost::example(rng.below(3) as usize)).collect());
    let mut seal = Seal::new([0x5e; 32]);
    (0..seats as u32).for_each(|seat| seal.add(1_000 + seat));
    let dice = Dice::from_seal(seal);
    with(&sides, &Tape::new(), |game| {
        while let Some(question) = game.question().map(|open| open.clone()) {
            let answer = match (any_answer(&question, &mut rng), &question.kind) {
                (Answer::Dice(..), Kind::Roll(roll)) if roll.hits_only && rng.below(4) == 0 => {
                    Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
                }
                (Answer::Dice(..), Kind::Roll(roll)) => {
                    let faces = dice.throw(roll.pool, &game.tape()).expect("dice that are not told");
                    Answer::Dice(faces, Thrown::Device)
                }
                (answer, _) => answer,
            };
            match game.say(&answer, Source::Thumb) {
                Ok(()) => {}
                Err(AnswerError::TapeFull) => break,
                Err(refusal) => panic!("{refusal:?}"),
            }
            meddle(game, &mut rng);
        }
        let mut text = String::new();
        save_file::write(game, &dice, Telling::All, &mut text).expect("a string takes all");
        text
    })
}

fn meddle(game: &mut dyn Session, rng: &mut Lcg) {
    match rng.below(12) {
        0 => {
            let all = game.tape().crossing(1).needs_all();
            assert!(game.undo(1, all, Source::Thumb));
        }
        1 => {
            let target = CorrectionTarget::Piece(PieceId(rng.below(20) as u8));
            let correction = Correction { target, field: 0, value: rng.below(4) as i16 };
            // Some of them change nothing, and are refused.
            let _ = game.correct(correction, Source::Thumb);
        }
        _ => {}
    }
}

#[test]
fn a_sealed_fray_of_any_size_is_verified() {
    let paper = |seats: u32| Paper { numbers: (0..seats).map(|seat| 1_000 + seat).collect(), ..Paper::default() };
    let (mut put_right, mut hits) = (0, 0);
    for seats in 2..=6 {
        for seed in 0..3 {
            let text = saved(seats as usize, seed);
            match verify(&text, &paper(seats)) {
                Verification::Fits(summary) | Verification::Partly(summary) => {
                    assert!(summary.contains("the end"), "{summary}");
                    put_right += usize::from(summary.contains("put right"));
                    hits += usize::from(summary.contains("hits      of"));
                }
                other => panic!("{seats} seats, {seed}: {other:?}"),
            }
        }
    }
    assert!(put_right > 0 && hits > 0, "what was put right, and hits alone, are said: {put_right}, {hits}");
}

/// Kept for the verifier in another language: `cargo proof` runs it over this game, too.
#[test]
fn the_kept_fray_is_what_these_rules_write() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/games/long-fray.save");
    let text = saved(4, 2);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, &text).expect("the games folder can be written");
    }
    let kept = std::fs::read_to_string(file).expect("it is in the tree; UPDATE=1 writes it");
    assert!(kept == text, "another game, or another format: UPDATE=1 keeps it anew");
}
