//! What is set is set until somebody sets it otherwise.

use std::cell::RefCell;

use umpire::board::simulated::World;
use umpire::persistence::journal::{Journal, JournalSlot};
use umpire::persistence::settings::Settings;
use umpire_screens::Flip;
use umpire_tests::flash::{Cut, Flash};
use umpire_tests::pilot::fly_with;

use super::{Presses, device};

/// The settings that lie in a flash.
fn stored(flash: Flash) -> (Option<Settings>, Flash) {
    let store = RefCell::new(Journal::open(flash).0);
    let mut bytes = [0; 64];
    let length = store.borrow_mut().read(JournalSlot::Settings, &mut bytes);
    let settings = length.map(|length| Settings::from_bytes(&bytes[..length]).expect("they are sound"));
    (settings, store.into_inner().close())
}

#[test]
fn y_at_the_shelf_leads_to_the_settings_and_they_are_there_at_the_next_start() {
    let (world, mut hands) = (World::new(), Presses::of("y down a b"));
    let flash = fly_with(&world, Flash::new(64), device(), &mut hands);
    let [night, page, row, set, day] = &hands.seen[..] else { panic!("a picture a key") };
    assert!(night != page && page != row && row != set && set != day, "each key does something");
    assert_eq!(&night[3 * 240 * 236..][..3], [0, 0, 0], "light on black");
    assert_eq!(&day[3 * 240 * 236..][..3], [255, 255, 239], "dark on paper");
    let (settings, flash) = stored(flash);
    assert_eq!(settings, Some(Settings { day: true, ..Settings::DEFAULT }));
    world.switch_on();
    let mut again = Presses::of("");
    fly_with(&world, flash, device(), &mut again);
    assert!(again.seen[0] == *day, "the shelf by day");
}

/// Wherever the power goes, what was set before is there, or what was set last.
#[test]
fn settings_come_through_every_power_cut() {
    let before = Settings { flip: Flip::FarSeat, ..Settings::DEFAULT };
    let after = Settings { tumble: true, day: true, ..before };
    let mut seen = [false; 2];
    for (deeds, cut) in (0..40).flat_map(|deeds| [(deeds, Cut::At(3)), (deeds, Cut::Scattered), (deeds, Cut::Any)]) {
        let mut journal = Journal::open(Flash::<1>::new(8)).0;
        journal.write(JournalSlot::Settings, &before.to_bytes()).expect("there is room");
        let mut flash = journal.close();
        flash.cut_after(deeds, cut, deeds as u64);
        let mut journal = Journal::open(flash).0;
        let _ = journal.write(JournalSlot::Settings, &after.to_bytes()); // the power may be gone
        let mut flash = journal.close();
        flash.wake();
        let settings = stored(flash).0.expect("they do not get lost");
        assert!([before, after].contains(&settings), "{deeds} {cut:?}: {settings:?}");
        seen[usize::from(settings == after)] = true;
    }
    assert_eq!(seen, [true; 2], "some were cut, and some were not");
}
