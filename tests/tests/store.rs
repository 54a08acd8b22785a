//! The store: what was acknowledged is there, whenever the power goes.

#[path = "store/images.rs"]
mod images;
#[path = "store/keeper.rs"]
mod keeper;
#[path = "store/session.rs"]
mod session;
#[path = "store/several.rs"]
mod several;
#[path = "store/sweep.rs"]
mod sweep;
#[path = "store/wear.rs"]
mod wear;

use keeper::{Keeper, Sequential};
use session::{Kept, evening};
use sweep::{Plan, Tally, sweep};
use umpire::persistence::journal::Journal;
use umpire_tests::aloud::say;
use umpire_tests::flash::Flash;

#[test]
fn everything_that_was_stored_is_there_after_every_step() {
    for (seed, sectors, big) in [(1, 12, 600), (2, 16, 2500), (3, 104, 2500), (4, 40, 2500)] {
        let mut store: Journal<Flash> = Keeper::open(Flash::new(sectors));
        let mut kept = Kept::default();
        for (n, deed) in evening(seed, 40, big).iter().enumerate() {
            assert!(store.act(deed), "{sectors} sectors, deed {n}: {deed:?}");
            kept = kept.after(deed);
            assert_eq!(store.kept(), Some(kept.clone()), "{sectors} sectors, deed {n}");
        }
        let flash = store.close();
        assert_eq!(flash.raised, 0);
        assert!(flash.erases.iter().all(|&erases| erases > 0) || sectors == 104, "{:?}", flash.erases);
    }
}

/// Evenings to be cut: the seed, how many games, the longest warbands, and how.
const EVENINGS: [(u64, u32, u32, Plan); 6] = [
    (11, 3, 400, Plan { sectors: 12, every: 1, erases: 1, deeds: 8, bad: 0, steady: false, aged: 0 }),
    (12, 60, 300, Plan { sectors: 12, every: 160, erases: 6, deeds: 40, bad: 0, steady: false, aged: 0 }),
    (13, 60, 2500, Plan { sectors: 16, every: 640, erases: 24, deeds: 40, bad: 0, steady: false, aged: 0 }),
    (14, 20, 40, Plan { sectors: 6, every: 16, erases: 1, deeds: 20, bad: 0, steady: false, aged: 0 }),
    (15, 30, 200, Plan { sectors: 16, every: 80, erases: 4, deeds: 30, bad: 2, steady: false, aged: 0 }),
    (16, 20, 300, Plan { sectors: 16, every: 160, erases: 8, deeds: 30, bad: 0, steady: false, aged: 60 }),
];

#[test]
fn a_cut_at_any_moment_loses_nothing() {
    let mut sum = Tally::default();
    for (seed, games, big, plan) in EVENINGS {
        sum.add(&sweep::<Journal<Flash>>(&evening(seed, games, big), plan, seed));
    }
    say("store", &sum);
    assert!(sum.is_clean(), "{sum}");
}

/// Headers above all, in rings so small that they are overwritten soon: several are in doubt at once.
#[test]
fn headers_that_come_and_go_lose_nothing() {
    let (_, games, big, plan) = EVENINGS[3];
    let mut sum = Tally::default();
    for seed in [14, 200, 201, 202, 203] {
        let plan = Plan { sectors: 6 + (seed as usize + 1) % 3, every: 2000, erases: 16, ..plan };
        sum.add(&sweep::<Journal<Flash>>(&evening(seed, games, big), plan, seed));
    }
    say("store, headers", &sum);
    assert!(sum.is_clean(), "{sum}");
}

#[test]
fn the_store_we_measure_ours_by() {
    let (seed, games, big, plan) = EVENINGS[3];
    // Opening the other one takes a thousand times as long: an hour of the evening must do.
    let deeds: Vec<_> = evening(seed, games, big).into_iter().take(100).collect();
    for steady in [true, false] {
        let plan = Plan { every: 16_000, erases: 64, deeds: 12, steady, aged: 0, ..plan };
        let bits = if steady { "bits hold" } else { "weak bits" };
        say(&format!("store, {bits}"), &sweep::<Journal<Flash>>(&deeds, plan, seed));
        say(&format!("sequential-storage, {bits}, words of 8 bytes"), &sweep::<Sequential<8>>(&deeds, plan, seed));
        say(&format!("sequential-storage, {bits}, words of 1 byte"), &sweep::<Sequential<1>>(&deeds, plan, seed));
    }
}

/// Many more evenings than fit into a test run: `SOAK=100 cargo test --test store soak -- --ignored`.
#[test]
#[ignore = "takes as long as it is told to"]
fn soak() {
    let seeds = std::env::var("SOAK").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(1);
    let mut sum = Tally::default();
    for seed in 100..100 + seeds {
        let big = [40, 300, 600, 1200][seed as usize % 4];
        let plan = Plan {
            sectors: 12 + seed as usize % 8,
            every: 20,
            erases: 2,
            deeds: 30,
            bad: seed as usize % 3,
            steady: false,
            aged: seed as u32 % 2 * 30,
        };
        sum.add(&sweep::<Journal<Flash>>(&evening(seed, 10, big), plan, seed));
        if !sum.is_clean() {
            break;
        }
    }
    say("soak", &sum);
    assert!(sum.is_clean());
}
