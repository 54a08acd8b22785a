//! Against the store: false alarms, silent losses, files of somebody else.

mod damage;
mod files;

use umpire::persistence::journal::{Drawer, Store};
use umpire_tests::flash::{Flash, SECTOR};
use umpire_tests::random::Lcg;

/// Everything that lies in a store.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Kept {
    drawers: [Option<Vec<u8>>; 2],
    game: Option<(Vec<u8>, Vec<Vec<u8>>)>,
}

fn kept(store: &mut Store<Flash>) -> Kept {
    let drawers = [Drawer::Roster(0), Drawer::Settings].map(|drawer| {
        let mut bytes = vec![0; SECTOR];
        store.read(drawer, &mut bytes).map(|length| bytes[..length].to_vec())
    });
    let (mut head, mut lines) = (Vec::new(), Vec::new());
    let there = store.game(&mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec()));
    Kept { drawers, game: there.then_some((head, lines)) }
}

fn bytes(chance: &mut Lcg, length: u32) -> Vec<u8> {
    (0..length).map(|_| chance.below(256) as u8).collect()
}

/// A game of so many answers, with chores in between as long as `idle`.
fn play(store: &mut Store<Flash>, chance: &mut Lcg, answers: u32, idle: bool) {
    let head = bytes(chance, 400);
    store.begin(&mut |out| out(&head)).expect("there is room");
    for _ in 0..answers {
        let length = 2 + chance.below(8);
        store.append(&bytes(chance, length)).expect("there is room");
        while idle && store.tidy() {}
    }
}

/// Switches it off and on so often, waits for all chores each time, and says nothing is missing.
fn idle(mut store: Store<Flash>, starts: u32, what: &str) -> Store<Flash> {
    let before = kept(&mut store);
    for start in 1..=starts {
        let mut flash = store.close();
        flash.wake();
        let (again, found) = Store::open(flash);
        store = again;
        assert_eq!((found.missing(), found.torn), (0, 0), "{what}, start {start}: {found:?}");
        assert_eq!(kept(&mut store), before, "{what}, start {start}");
        while store.tidy() {}
        assert_eq!(kept(&mut store), before, "{what}, start {start}, after the chores");
    }
    store
}

#[test]
fn finding_3_an_aged_store_that_is_switched_on_and_off_is_not_damaged() {
    for (seed, sectors) in [(1, 12), (2, 24), (3, 64)] {
        let mut chance = Lcg::new(seed);
        let mut store: Store<Flash> = Store::open(Flash::new(sectors)).0;
        for game in 0..30 {
            let answers = 100 + chance.below(200);
            play(&mut store, &mut chance, answers, true);
            store.write(Drawer::Roster(0), &bytes(&mut chance, 900)).expect("there is room");
            store = idle(store, 1 + game % 7, &format!("{sectors} sectors, game {game}"));
        }
    }
}

#[test]
fn finding_3_a_stored_game_that_nobody_plays_is_not_damaged() {
    for answers in [1, 20, 60, 61, 200] {
        let mut store: Store<Flash> = Store::open(Flash::new(256)).0;
        play(&mut store, &mut Lcg::new(answers.into()), answers, false);
        idle(store, 40, &format!("{answers} answers"));
    }
}

/// The store's part of finding 6: whoever tries again is stored again.
#[test]
fn finding_6_a_flash_that_takes_nothing_for_a_while_is_written_to_again() {
    for refuses in (1..40).chain([60, 100, 200, 500, 1000]) {
        let (mut store, mut chance) = (Store::<Flash>::open(Flash::new(24)).0, Lcg::new(6));
        play(&mut store, &mut chance, 30, true);
        store.flash().refuses = refuses;
        let mut tries = 0;
        for n in 0..30 {
            while store.append(&[n, 7]).is_err() {
                tries += 1;
                assert!(store.flash().refuses > 0, "{refuses} refusals: it works again, and is not used");
                assert!(tries < 1000, "{refuses} refusals: every try asks the flash");
                store.tidy();
            }
        }
        let before = kept(&mut store);
        assert_eq!(before.game.as_ref().map(|game| game.1.len()), Some(60), "{refuses} refusals");
        idle(store, 3, &format!("{refuses} refusals"));
    }
}
