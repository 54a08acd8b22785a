//! Bits that flip after the power went: whatever is lost is said.

use umpire::persistence::journal::{Drawer, Found, Image, Store};
use umpire_tests::aloud::say;
use umpire_tests::craft::{crc, header};
use umpire_tests::flash::{Cut, Flash, SECTOR, Torn};
use umpire_tests::random::Lcg;

use super::{bytes, idle, kept, play};

/// Flips every bit of the newest sector, one at a time: what is lost is said.
fn flip_all(mut store: Store<Flash>, newest: usize, what: &str) {
    let before = kept(&mut store);
    let whole = store.close().bytes;
    let sector = newest * SECTOR..(newest + 1) * SECTOR;
    let used = sector.start + whole[sector].iter().rposition(|&byte| byte != 0xff).expect("something lies there") + 1;
    let (mut healed, mut said, mut silent) = (0, 0, Vec::new());
    for bit in newest * SECTOR * 8..used * 8 {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let (mut store, found) = Store::<Flash>::open(Flash::of(bytes));
        let now = kept(&mut store);
        match (now == before, found.missing() > 0) {
            (true, _) => healed += 1,
            (false, true) => said += 1,
            (false, false) => silent.push(bit - newest * SECTOR * 8),
        }
    }
    say("attack", &format!("{what}: {said} flips said, {healed} without harm, {} silent", silent.len()));
    assert!(silent.is_empty(), "{what}: {} silent, the first at bit {}", silent.len(), silent[0]);
    assert!(said > 1000, "most of them hurt");
}

#[test]
fn finding_9_a_bit_that_flips_in_the_newest_sector_is_said() {
    let mut chance = Lcg::new(9);
    let fresh = || Store::<Flash>::open(Flash::new(12)).0;

    let mut store = fresh();
    store.write(Drawer::Settings, &[1, 2, 3]).expect("room");
    play(&mut store, &mut chance, 40, false);
    flip_all(store, 0, "one sector");

    let mut store = fresh();
    play(&mut store, &mut chance, 30, false);
    store.write(Drawer::Roster(0), &bytes(&mut chance, 700)).expect("room");
    flip_all(store, 0, "warbands last");

    let mut store = fresh();
    play(&mut store, &mut chance, 40, false);
    let mut store = Store::<Flash>::open(store.close()).0;
    for n in 0..12 {
        store.append(&[n; 5]).expect("room");
    }
    flip_all(store, 1, "a second start");

    // The last answer was stored, and the power went before it was marked: it is stored once more after the start.
    let mut store = fresh();
    play(&mut store, &mut chance, 40, false);
    store.flash().cut_after(1, Cut::Erase(Torn::Unchanged), 5);
    store.append(&[1; 5]).expect("it can be read back");
    let mut flash = store.close();
    flash.wake();
    let mut store = Store::<Flash>::open(flash).0;
    for n in 0..12 {
        store.append(&[n; 5]).expect("room");
    }
    assert_eq!(store.flash().bytes[SECTOR + 24], 1, "the second sector begins with what was in doubt");
    flip_all(store, 1, "a record written again");

    let mut store = fresh();
    for _ in 0..9 {
        play(&mut store, &mut chance, 100, true);
    }
    let mut numbers: Vec<_> =
        store.flash().bytes.chunks(SECTOR).map(|sector| [7, 6, 5, 4].map(|at| sector[at])).collect();
    numbers.iter_mut().filter(|number| **number == [0xff; 4]).for_each(|number| *number = [0; 4]);
    let newest = (0..12).max_by_key(|&place| numbers[place]).expect("twelve sectors");
    flip_all(store, newest, "after copies");
}

/// A game of 40 answers that can be told apart, with settings in the middle.
fn forty() -> Store<Flash> {
    let mut store = Store::<Flash>::open(Flash::new(12)).0;
    store.begin(&mut |out| out(b"head")).expect("room");
    for n in 0..40 {
        store.append(&line(n)).expect("room");
        if n == 20 {
            store.write(Drawer::Settings, &[0xee; 9]).expect("room");
        }
    }
    store
}

const fn line(n: u8) -> [u8; 4] {
    [n, 0xab, n, 0xcd]
}

/// Flips a bit of these bytes, wherever they lie, and switches it on.
fn hit(store: Store<Flash>, what: &[u8]) -> (Store<Flash>, Found) {
    let mut flash = store.close();
    let at = flash.bytes.windows(what.len()).rposition(|bytes| bytes == what).expect("it lies there");
    flash.bytes[at + 1] ^= 4;
    flash.wake();
    Store::open(flash)
}

#[test]
fn finding_9_a_game_ends_before_the_gap_and_says_how_much_is_gone() {
    for n in 0..40 {
        let (mut store, found) = hit(forty(), &line(n));
        assert_eq!((store.lines(), found.answers), (Some(n.into()), 40 - u16::from(n)), "{found:?}");
        assert!(found.missing() > 0);
        let before = kept(&mut store);
        assert_eq!(before.drawers[1], Some(vec![0xee; 9]), "what is no answer is kept, before the gap and behind it");
        // Who plays on has heard of it, and hears no more of it.
        store.append(b"again").expect("room");
        while store.tidy() {}
        idle(store, 2, &format!("answer {n} was gone"));
    }
}

#[test]
fn finding_9_a_gap_that_holds_no_answer_leaves_the_game_whole() {
    let (mut store, found) = hit(forty(), &[0xee; 9]);
    assert_eq!((store.lines(), found.answers, found.missing()), (Some(40), 0, 1));
    assert_eq!(kept(&mut store).drawers[1], None);
}

#[test]
fn finding_9_nothing_is_played_on_a_line_whose_replacement_is_gone() {
    let mut store = forty();
    store.replace(b"replaced").expect("room");
    store.append(b"behind").expect("room");
    let (mut store, found) = hit(store, b"replaced");
    assert_eq!((store.lines(), found.answers), (Some(40), 1), "{found:?}");
    assert_eq!(kept(&mut store).game.expect("a game").1.last(), Some(&line(39).to_vec()));

    let mut store = forty();
    store.replace(b"replaced").expect("room");
    store.replace(b"once more").expect("room");
    store.append(b"behind").expect("room");
    let (mut store, found) = hit(store, b"replaced");
    assert_eq!((store.lines(), found.answers, found.missing()), (Some(41), 0, 1), "{found:?}");
    assert_eq!(kept(&mut store).game.expect("a game").1[39..], [b"once more".to_vec(), b"behind".to_vec()]);
}

#[test]
fn a_store_of_an_older_program_is_neither_damaged_nor_foreign() {
    let mut sector = header(0, 0, 0, 0, 0, 12);
    sector[..4].copy_from_slice(b"PUS1");
    let sum = crc(&[&sector[..28]]);
    sector[28..].copy_from_slice(&sum);
    sector.resize(12 * SECTOR, 0xff);
    assert_eq!(Image::of(&sector), Image::Older);
    let (mut store, found) = Store::<Flash>::open(Flash::of(sector));
    assert_eq!(found, Found { old: 1, ..Found::default() });
    assert_eq!(found.missing(), 0);
    store.write(Drawer::Settings, &[1]).expect("room");
    let found = Store::<Flash>::open(store.close()).1;
    assert_eq!((found.old, found.missing()), (0, 0), "said once");
}
