//! Laws of the workbench, by random players.

use std::collections::BTreeSet;

use for_reign_or_ruin::Muster;
use umpire_engine::table::{Answer, BenchOpening, Kind, MAX_ROSTER, Roster, Workbench};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::{RandomGame, offers_are_true};
use umpire_tests::why::{unexplained, without_room};

use super::random_army::random_army;
use super::{bytes, read, text};

fn random(seed: u64) -> RandomGame<Muster> {
    let mut rng = Lcg::new(seed);
    let small = |rng: &mut Lcg| loop {
        let army = random_army(rng);
        if army.elements.len() < 12 {
            break army;
        }
    };
    let roster = if seed.is_multiple_of(2) { small(&mut rng) } else { Default::default() };
    RandomGame::new(GamePlay::new(BenchOpening { roster, kept: false }), rng).most(120)
}

/// Section 2: every prefix stands, and a step back is no change.
#[test]
fn every_prefix_stands_and_a_step_back_is_no_change() {
    (1..=4).for_each(|seed| random(seed).most(40).every_prefix_stands());
}

/// Section 2: what is offered is taken, whatever was done before.
#[test]
fn what_is_offered_is_taken() {
    for seed in 0..3 {
        random(seed).most(30).play(|game, question, _| offers_are_true(game, question));
    }
}

/// Section 2: the cursor stands on what can be picked; labels, gists and reasons fit; titles and notes do, too.
#[test]
fn what_is_asked_fits_the_screen() {
    let mut kept = 0;
    for seed in 0..50 {
        random(seed).play(|game, question, answer| {
            let scene = game.scene();
            let id = question.heading.id;
            let title = question.heading.title.line(&*scene);
            assert!(title.chars().count() <= 22, "{id}: {title}");
            let Kind::Choose(choose) = &question.kind else { return };
            assert!(choose.options[usize::from(choose.preset)].off.is_none(), "{id}");
            for option in &choose.options {
                let label = option.label.line(&*scene);
                assert!(label.chars().count() <= 22, "{id}: {label}");
                let off = option.off.map_or((0, 0), |off| (off.short.len(), off.full.len()));
                assert!(off.0 <= 14 && off.1 <= 30 && option.gist.len() <= 30, "{id}: {label}");
            }
            let picks = |at: u8| choose.options[usize::from(at)].key.word == "keep";
            kept += usize::from(matches!(answer, Answer::Pick(at) if picks(*at)));
        });
    }
    assert!(kept > 3, "some keep what they made: {kept}");
}

/// Section 2: Y explains every question and every row of its menus, and what it says has room.
#[test]
fn no_question_of_the_workbench_is_without_a_text() {
    let named = ["muster", "change", "line", "several", "special", "order", "unconfirmed"];
    let (mut missing, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        random(seed).play(|game, question, _| {
            missing.extend(unexplained(question, &named, &[]));
            if seen.insert(question.heading.id) {
                missing.extend(without_room(game, question.heading.id, "y"));
            }
        });
    }
    assert!(missing.is_empty(), "{missing:#?}");
    let unseen: Vec<&str> =
        ["line", "several", "special", "superior"].into_iter().filter(|id| !seen.contains(id)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

/// FR-IN-1 to FR-IN-22: what is kept unchanged is the same army, and reads back.
#[test]
fn what_is_kept_reads_back() {
    let mut rng = Lcg::new(5);
    for _ in 0..20 {
        let roster = random_army(&mut rng);
        if bytes(&roster).len() > MAX_ROSTER {
            continue;
        }
        let bench = GamePlay::<Muster>::new(BenchOpening { roster: roster.clone(), kept: true }).says("muster: keep");
        let out = Muster::made(&bench.state()).cloned().expect("it is kept");
        assert_eq!(out, roster);
        assert_eq!((read(&text(&out)), Roster::decode(1, &bytes(&out))), (Ok(out.clone()), Some(out)));
    }
}
