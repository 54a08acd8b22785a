//! The store: what was acknowledged is there, whenever the power goes.

#[path = "store/keeper.rs"]
mod keeper;
#[path = "store/session.rs"]
mod session;
#[path = "store/sweep.rs"]
mod sweep;

use std::io::Write;

use keeper::{Keeper, Sequential};
use session::{Kept, evening};
use sweep::{Plan, Tally, sweep};
use umpire::store::Store;
use umpire_tests::flash::Flash;

/// Says it even where the test passes.
fn say(who: &str, tally: &Tally) {
    writeln!(std::io::stdout(), "{who}: {tally}").expect("there is somebody to tell");
}

#[test]
fn everything_that_was_stored_is_there_after_every_step() {
    for (seed, sectors, big) in [(1, 12, 600), (2, 16, 2500), (3, 256, 2500), (4, 40, 2500)] {
        let mut store: Store<Flash> = Keeper::open(Flash::new(sectors));
        let mut kept = Kept::default();
        for (n, deed) in evening(seed, 40, big).iter().enumerate() {
            assert!(store.act(deed), "{sectors} sectors, deed {n}: {deed:?}");
            kept = kept.after(deed);
            assert_eq!(store.kept(), Some(kept.clone()), "{sectors} sectors, deed {n}");
        }
        let flash = store.close();
        assert_eq!(flash.raised, 0);
        assert!(flash.erases.iter().all(|&erases| erases > 0) || sectors == 256, "{:?}", flash.erases);
    }
}

#[test]
fn a_cut_at_any_moment_loses_nothing() {
    let tally = sweep::<Store<Flash>>(&evening(11, 6, 500), Plan { sectors: 12, every: 1, deeds: 8 }, 1);
    say("store", &tally);
    assert!(tally.is_clean(), "{tally}");
}

#[test]
fn the_store_we_measure_ours_by() {
    let plan = Plan { sectors: 12, every: 60, deeds: 8 };
    say("sequential-storage, words of 8 bytes", &sweep::<Sequential<8>>(&evening(11, 6, 500), plan, 1));
    say("sequential-storage, words of 1 byte", &sweep::<Sequential<1>>(&evening(11, 6, 500), plan, 1));
}
