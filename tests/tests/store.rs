//! The store: what was acknowledged is there, whenever the power goes.

#[path = "store/session.rs"]
mod session;

use session::{Deed, Kept, act, evening};
use umpire::store::Store;
use umpire_tests::flash::Flash;

#[test]
fn everything_that_was_stored_is_there_after_every_step() {
    for (seed, sectors, big) in [(1, 12, 600), (2, 16, 2500), (3, 256, 2500), (4, 40, 2500)] {
        let (mut store, found) = Store::open(Flash::<1>::new(sectors));
        assert_eq!(found, Default::default());
        let mut kept = Kept::default();
        for (n, deed) in evening(seed, 60, big).iter().enumerate() {
            if *deed == Deed::Restart {
                let found;
                (store, found) = Store::open(store.close());
                assert_eq!((found.torn, found.lost), (0, 0), "{n}");
            }
            assert!(act(&mut store, deed), "{sectors} sectors, deed {n}: {deed:?}");
            kept = kept.after(deed);
            assert_eq!(Kept::of(&mut store), kept, "{sectors} sectors, deed {n}");
        }
        let flash = store.close();
        assert_eq!(flash.raised, 0);
        assert!(flash.erases.iter().all(|&erases| erases > 0) || sectors == 256, "{:?}", flash.erases);
    }
}
