//! The store opens whatever the flash holds, says what it lost, and goes on from there.

use umpire::persistence::journal::{Found, Journal, JournalSlot};
use umpire_tests::craft::{header, record};
use umpire_tests::flash::{Flash, SECTOR};
use umpire_tests::random::Lcg;

use crate::keeper::{Keeper, Sequential};
use crate::session::{DRAWERS, Deed, Kept, evening, some};

/// Opens an image, and then keeps a short game there: all of it is there after a restart.
fn opens(image: Vec<u8>) -> (Found, Kept) {
    let (mut store, found) = Journal::<Flash>::open(Flash::of(image));
    let kept = store.kept().expect("our store can always be read");
    let mut now = kept.clone();
    let game = [
        Deed::Begin(vec![7; 300]),
        Deed::Append(vec![1, 2]),
        Deed::Append(vec![3]),
        Deed::Replace(vec![4]),
        Deed::Tidy,
    ];
    let more = [Deed::Write(0, vec![9; 700]), Deed::Tidy, Deed::Restart, Deed::Append(vec![5; 33]), Deed::Restart];
    for deed in game.iter().chain(&more) {
        assert!(store.act(deed), "{found:?}: {deed:?}");
        now = now.after(deed);
        assert_eq!(store.kept(), Some(now.clone()), "{found:?} after {deed:?}");
    }
    (found, kept)
}

/// What lies in a flash of so many sectors after some games.
fn image(seed: u64, sectors: usize) -> (Vec<u8>, Kept) {
    let mut store: Journal<Flash> = Keeper::open(Flash::new(sectors));
    let mut deeds = evening(seed, 12, 300);
    deeds.retain(|deed| *deed != Deed::Restart);
    if deeds.last() == Some(&Deed::End) {
        deeds.pop();
    }
    assert!(deeds.iter().all(|deed| store.act(deed)));
    let kept = store.kept().expect("our store can always be read");
    (store.close().bytes, kept)
}

#[test]
fn a_flash_of_anything_is_an_empty_store() {
    let mut chance = Lcg::new(1);
    for n in 0..600 {
        let sectors = 9 + n % 4;
        let bytes: Vec<u8> = match n {
            0..4 => vec![0; sectors * SECTOR],
            4..8 => vec![0xff; sectors * SECTOR],
            _ => (0..sectors * SECTOR).map(|_| chance.below(256) as u8).collect(),
        };
        let blank = bytes[0] == 0xff;
        let (found, kept) = opens(bytes);
        assert_eq!(kept, Kept::default());
        let strange = if blank && n < 8 { 0 } else { sectors as u32 };
        assert_eq!(found, Found { strange, ..Found::default() });
    }
}

#[test]
fn bits_that_flip_are_never_lost_in_silence() {
    let mut chance = Lcg::new(2);
    let mut altered = 0;
    for seed in 0..8 {
        let (whole, before) = image(seed, 12);
        let clean = Journal::<Flash>::open(Flash::of(whole.clone())).1;
        assert_eq!((clean.torn, clean.lost, clean.strange), (0, 0, 0));
        for n in 0..500 {
            let mut bytes = whole.clone();
            for _ in 0..=n % 3 {
                let at = chance.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << chance.below(8);
            }
            let (found, kept) = opens(bytes);
            altered += u32::from(kept != before);
            assert!(kept == before || found.missing() > 0, "what was lost is said: {found:?}");
        }
    }
    assert!(altered > 100, "some of them hurt");
}

#[test]
fn a_header_with_any_bit_altered_does_not_count() {
    let (whole, _) = image(1, 12);
    for bit in 0..12 * 32 * 8 {
        let mut bytes = whole.clone();
        let (sector, bit) = (bit / 256, bit % 256);
        bytes[sector * SECTOR + bit / 8] ^= 1 << (bit % 8);
        assert_eq!(Journal::<Flash>::open(Flash::of(bytes)).1.strange, 1, "sector {sector}, bit {bit}");
    }
}

#[test]
fn sectors_may_be_cut_off_swapped_doubled_or_blank() {
    let mut chance = Lcg::new(3);
    for seed in 0..300 {
        let (mut bytes, _) = image(seed % 10, 12);
        let mut sector = || chance.below(12) as usize * SECTOR;
        let (a, b, c) = (sector(), sector(), sector());
        let one = bytes[a..a + SECTOR].to_vec();
        match seed % 4 {
            0 => bytes.truncate((a + SECTOR).max(9 * SECTOR)),
            1 => {
                bytes.copy_within(b..b + SECTOR, a);
                bytes[b..b + SECTOR].copy_from_slice(&one);
            }
            2 => bytes[b..b + SECTOR].copy_from_slice(&one),
            _ => {
                bytes[b..b + SECTOR].fill(0xff);
                bytes[c..c + SECTOR].fill(0);
            }
        }
        opens(bytes);
    }
}

#[test]
fn a_store_of_another_size_is_refused_and_said_to_be_lost() {
    for seed in 0..10 {
        let (bytes, kept) = image(seed, 12);
        assert_ne!(kept, Kept::default());
        for part in [&bytes[3 * SECTOR..], &bytes[..9 * SECTOR]] {
            let (found, kept) = opens(part.to_vec());
            assert_eq!((found.records, kept), (0, Kept::default()));
            assert!(found.missing() > 0, "{found:?}");
        }
    }
}

#[test]
fn lies_with_checksums_that_hold_are_no_harm() {
    let mut chance = Lcg::new(4);
    let (mut lost, mut found_some) = (0, 0);
    for seed in 0..3000 {
        let sectors = 12;
        let mut bytes = Vec::new();
        for place in 0..sectors as u32 {
            let number = place + sectors as u32 * [0, 1, 1, 2, chance.below(1 << 28)][chance.below(5) as usize];
            let start = number.saturating_sub([0, 1, 5, 9, chance.below(1 << 31)][chance.below(5) as usize]);
            let from = [0, 1, 5, number, u32::MAX][chance.below(5) as usize];
            let base = [0, 1, from, from, u32::MAX][chance.below(5) as usize];
            let mut sector = header(number, start, base, from, chance.below(4), sectors);
            let (mut line, which) = (0_u16, chance.below(3) as u8);
            let (mut steps, mut serials) = (0_u8, from as u8);
            while sector.len() < SECTOR - 400 && chance.below(12) != 0 {
                let holds = some(&mut chance, 0, 300);
                line = [line, line.wrapping_add(1), 0, chance.below(1 << 16) as u16][chance.below(4) as usize];
                let (kind, claimed) = (chance.below(9) as u8, chance.below(1 << 8) as u8);
                // Some records do hold as many lines as they say.
                let lines: Vec<u8> = holds.chunks(30).flat_map(|line| [&[line.len() as u8], line].concat()).collect();
                let (lines, holds) = match seed % 3 {
                    0 => (claimed, holds),
                    _ => (holds.len().div_ceil(30) as u8, lines),
                };
                let step = [steps, chance.below(256) as u8][chance.below(4) as usize / 3];
                let serial = [serials, chance.below(256) as u8][chance.below(8) as usize / 7];
                (steps, serials) = (steps.wrapping_add((kind == 3).into()), serials.wrapping_add(1));
                sector.extend(record(number, kind, which, line, [lines, step, serial], &holds));
            }
            sector.resize(SECTOR, 0xff);
            bytes.extend(sector);
        }
        let (mut store, found) = Journal::<Flash>::open(Flash::of(bytes));
        // A game whose records claim more lines than they hold is told as far as it goes.
        let mut told = 0;
        store.game(&mut |_| {}, &mut |_| told += 1);
        for drawer in DRAWERS {
            store.read(drawer, &mut [0; 4096]);
        }
        lost += u32::from(found.lost > 0);
        found_some += u32::from(found.records > 0);
        let stored = store.begin(&mut |out| out(&[1; 500])).and_then(|()| store.append(&[4; 20]));
        assert_eq!(stored, Ok(()), "{seed}: {found:?}");
        for _ in 0..40 {
            store.tidy();
        }
        assert_eq!(store.write(JournalSlot::Settings, &[8]), Ok(()));
        let mut store: Journal<Flash> = Keeper::open(store.close());
        assert_eq!(store.kept().expect("readable").game, Some((vec![1; 500], vec![vec![4; 20]])), "{seed}: {found:?}");
    }
    assert!(lost > 100 && found_some > 1000, "some of the lies were believed: {lost} and {found_some}");
}

#[test]
fn a_drawer_of_newer_firmware_is_carried_along() {
    let (sectors, treasure) = (12, [b'x'; 48]);
    let mut bytes = header(0, 0, 0, 0, 0, sectors);
    bytes.extend(record(0, 1, 7, 0, [0; 3], &treasure));
    bytes.resize(sectors * SECTOR, 0xff);
    let mut store: Journal<Flash> = Keeper::open(Flash::of(bytes));
    assert!(evening(5, 60, 300).iter().all(|deed| store.act(deed)));
    let flash = store.close();
    assert!(flash.erases.iter().all(|&erases| erases > 1));
    assert!(flash.bytes.windows(48).any(|window| window == treasure));
}

#[test]
fn other_stores_give_up_on_such_images() {
    let mut chance = Lcg::new(6);
    let mut unreadable = 0;
    for _ in 0..20 {
        let bytes = (0..12 * SECTOR).map(|_| chance.below(256) as u8).collect();
        let mut keeper = Sequential::<8>::open(Flash::of(bytes));
        unreadable += u32::from(keeper.kept().is_none());
    }
    println!("sequential-storage: {unreadable} of 20 random images unreadable");
}
