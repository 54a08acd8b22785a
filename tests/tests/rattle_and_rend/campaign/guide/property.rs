//! Whatever is done to a warband by the rules, it never breaks one; and no text or bytes do harm.

use rattle_and_rend::book::{Tactic, Trait, Type};
use rattle_and_rend::{
    Builder, DraftOutcome, GameOutcome, GivenName, Growth, KeptWarband, MAX_POINTS, MIN_POINTS, Payment, Purchase,
    WarbandEntry,
};
use umpire_engine::table::{Answer, BenchOpening, PieceId, Roster, Source, Workbench, stand};
use umpire_tests::game_play::with_game;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::random_legal;

use super::{bytes, game, is_retired, read, two};

/// It is sound, and the same from its bytes and from its text.
#[track_caller]
fn holds(kept: &KeptWarband) {
    let text = kept.to_string();
    assert!(kept.is_sound(), "{text}");
    let worth = kept.worth();
    assert!(is_retired(kept) == (worth < MIN_POINTS) && worth <= MAX_POINTS, "{worth}: {text}");
    let all = bytes(kept);
    assert_eq!(KeptWarband::decode(2, &all).as_ref(), Some(kept), "{text}");
    assert_eq!(bytes(&read(&text)), all, "{text}");
}

fn any_purchase(kept: &KeptWarband, rng: &mut Lcg) -> Purchase {
    let kind = Type::ALL[rng.below(7) as usize];
    let own = |kind, rng: &mut Lcg| {
        let all: Vec<Trait> = Trait::of(kind).collect();
        (!all.is_empty() && rng.below(20) > 0).then(|| all[rng.below(all.len() as u32) as usize])
    };
    if rng.below(4) == 0 {
        let host = rng.below(kept.warband.entries.len() as u32 + 1) as u8;
        return Purchase::Champion(host, Trait::numbered(rng.below(8) as u8).expect("a trait"));
    }
    let champion = (rng.below(4) == 0).then(|| own(Type::Champion, rng));
    let entry = WarbandEntry { own: own(kind, rng), champion, fringe: rng.below(3) == 0, ..WarbandEntry::plain(kind) };
    Purchase::Element(entry)
}

/// Does something, by the rules or not: what is refused changes nothing. Whether it was done.
fn do_something(kept: &mut KeptWarband, id: u32, rng: &mut Lcg) -> bool {
    let before = bytes(kept);
    let some = |rng: &mut Lcg| (0..18).filter(|_| rng.below(7) == 0).map(PieceId).collect();
    let at = rng.below(kept.warband.entries.len() as u32 + 1) as u8;
    let any = |rng: &mut Lcg| Tactic::ALL[rng.below(26) as usize];
    let done = match rng.below(7) {
        0 => kept.buy(any_purchase(kept, rng)).is_ok(),
        1 => {
            let with = [Payment::Bank, Payment::Element(at), Payment::Champion(at)][rng.below(3) as usize];
            match kept.pay(with) {
                Err(_) => false,
                Ok(mut refill) => {
                    for _ in 0..rng.below(4) {
                        let what = any_purchase(kept, rng);
                        let _ = kept.refill(&mut refill, what);
                    }
                    kept.settle(refill);
                    true
                }
            }
        }
        2 => kept.swap(some(rng), if rng.below(3) == 0 { some(rng) } else { Default::default() }).is_ok(),
        3 => kept.reassign(some(rng)).is_ok(),
        4 => kept.give_fringe(two(any(rng), any(rng))).is_ok(),
        5 => {
            let outcome = GameOutcome::ALL[rng.below(3) as usize];
            kept.take(game(id, outcome, [-1, -1, -1, 0, 1, 2][rng.below(6) as usize])).is_ok()
        }
        _ => kept.found(GivenName::new("Other"), Growth::Tables, 12).is_ok(),
    };
    assert!(done || bytes(kept) == before, "what is refused changes nothing");
    done
}

/// RR-CAMP-1, RR-CAMP-2, RR-CAMP-6, RR-CAMP-7, RR-CAMP-8, RR-CAMP-9, RR-CAMP-10, RR-CAMP-16: no sequence of edits and
/// results leaves an illegal warband; bytes and text hold it at every step.
#[test]
fn no_sequence_of_edits_and_results_leaves_an_illegal_warband() {
    let (mut done, mut dissolved, mut largest) = (0, 0, 0);
    for seed in 0..150 {
        let mut rng = Lcg::new(seed);
        let mut kept = KeptWarband::from(random_legal(&mut rng));
        kept.found(GivenName::new("Winter \"War\""), Growth::ALL[seed as usize % 2], 12).expect("a legal list");
        holds(&kept);
        for id in 0..400 {
            if do_something(&mut kept, id, &mut rng) {
                done += 1;
                holds(&kept);
                largest = largest.max(kept.worth());
            }
            if is_retired(&kept) {
                dissolved += 1;
                break;
            }
        }
    }
    assert!(done > 3000 && dissolved > 10 && largest == 18, "{done} edits, {dissolved} dissolved, {largest} points");
}

/// RR-CAMP-16: the same at the workbench, by any answers, with undos, and the power cut between any two of them: what was
/// kept before stays until it is kept, and what is kept is sound.
#[test]
fn no_answers_at_the_workbench_leave_an_illegal_warband() {
    let (mut keeps, mut dissolved) = (0, 0);
    for seed in 0..60 {
        let mut rng = Lcg::new(1000 + seed);
        let mut kept = KeptWarband::from(random_legal(&mut rng));
        kept.found(GivenName::new("Winter War"), Growth::ALL[seed as usize % 2], 12).expect("a legal list");
        for _ in 0..8 {
            let opening = BenchOpening { roster: kept.clone(), kept: true };
            let made = with_game::<Builder, _>(&opening, &Default::default(), |bench| {
                for _ in 0..60 + rng.below(200) {
                    let Some(question) = bench.question().map(|open| open.clone()) else { break };
                    if rng.below(12) == 0 && bench.undo(1, true, Source::Thumb) {
                        continue;
                    }
                    let mut answer = any_answer(&question, &mut rng);
                    if question.heading.id == "leave" {
                        answer = Answer::Pick(1);
                    }
                    bench.say(&answer, Source::Thumb).expect("what is offered is taken");
                }
                // The tape alone is what a power cut leaves.
                let draft = stand::<Builder>(&opening, bench.tape().clone()).expect("its own tape").0;
                (draft.outcome == Some(DraftOutcome::Keep)).then(|| Builder::made(&draft).expect("kept").clone())
            });
            // Nothing was kept: the old one is still there.
            if let Some(made) = made {
                keeps += 1;
                holds(&made);
                kept = made;
            }
            if is_retired(&kept) {
                dissolved += 1;
                break;
            }
        }
    }
    assert!(keeps > 100 && dissolved > 0, "{keeps} kept, {dissolved} dissolved");
}

/// RR-CAMP-16: text and bytes that were altered anywhere are read or refused, and what is read is sound.
#[test]
fn altered_text_and_bytes_do_no_harm() {
    let text = super::text(
        super::MIXED,
        &format!("banked 2 owed 1 swapped / earlier 1 2 3 / {} / {}", super::WON, super::LOST),
    );
    let all = bytes(&read(&text));
    let mut rng = Lcg::new(7);
    let (mut reads, mut decodes) = (0, 0);
    for _ in 0..20_000 {
        let mut changed = all.clone();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(changed.len() as u32) as usize;
            match rng.below(4) {
                0 => changed.truncate(at.max(1)),
                1 => changed.insert(at, rng.below(256) as u8),
                _ => changed[at] = rng.below(256) as u8,
            }
        }
        for version in 0..3 {
            if let Some(kept) = KeptWarband::decode(version, &changed) {
                assert!(kept.is_sound());
                decodes += 1;
            }
        }
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(letters.len() as u32) as usize;
            let letter = ['/', '"', '\\', ' ', '9', 'x', '\u{e9}', '\n', '+', '-'][rng.below(10) as usize];
            match rng.below(3) {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, letter),
                _ => letters[at] = letter,
            }
        }
        let changed: String = letters.into_iter().collect();
        let mut wrong = 0;
        if let Some(kept) = KeptWarband::read(2, &changed, &mut |remark| {
            assert!(!remark.wrong.to_string().is_empty() && !remark.right.to_string().is_empty());
            wrong += 1;
        }) {
            assert!(kept.is_sound() && wrong == 0);
            reads += 1;
        } else {
            assert!(wrong > 0, "{changed}");
        }
    }
    assert!(reads > 100 && decodes > 100, "{reads} texts and {decodes} bytes were still sound");
}
