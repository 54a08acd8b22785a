//! Random play gives answers that are taken, and all sorts of them.

use umpire_engine::table::{Answer, Kind};
use umpire_tests::gallery::{Shot, gallery};
use umpire_tests::random::{Lcg, any_answer};

#[test]
fn any_answer_is_one_the_question_allows() {
    let mut rng = Lcg::new(1);
    for shot in gallery() {
        let Some(question) = shot.game.question() else { continue };
        for _ in 0..300 {
            let answer = any_answer(&question, &mut rng);
            assert_eq!(question.allows(&answer), Ok(()), "{}: {answer:?}", shot.name);
        }
    }
}

#[test]
fn what_can_be_done_before_a_roll_is_done_now_and_then() {
    let shot = Shot::named("roll-asides");
    let question = shot.game.question().expect("a roll");
    assert!(matches!(question.kind, Kind::Roll(_)));
    let mut rng = Lcg::new(2);
    let mut picked = [0, 0];
    for _ in 0..800 {
        if let Answer::Pick(at) = any_answer(&question, &mut rng) {
            picked[usize::from(at)] += 1;
        }
    }
    assert!(picked.iter().all(|n| (20..80).contains(n)), "{picked:?} of 800");
}

#[test]
fn a_list_with_a_limit_is_ticked_in_many_ways() {
    let shot = Shot::named("tick-limit-few");
    let question = shot.game.question().expect("a list");
    let mut rng = Lcg::new(3);
    let mut seen: Vec<Answer> = Vec::new();
    for _ in 0..800 {
        let answer = any_answer(&question, &mut rng);
        if !seen.contains(&answer) {
            seen.push(answer);
        }
    }
    assert!(seen.len() > 60, "{} ways", seen.len());
}
