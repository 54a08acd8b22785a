//! How the store treats its flash: what a deed costs, how wear is spread, and what it does about sectors gone bad.

use umpire::persistence::journal::{ERASES, Journal, JournalSlot, Left, MAX_BYTES, MAX_LINE, MAX_SECTORS, StoreError};
use umpire_tests::aloud::say;
use umpire_tests::flash::{Did, Flash, SECTOR};
use umpire_tests::random::Lcg;

use crate::keeper::Keeper;

use crate::session::{Deed, Kept, evening, some};

/// The sectors a board has for its store.
const BOARD: usize = MAX_SECTORS as usize;

fn fresh(sectors: usize) -> Journal<Flash> {
    Keeper::open(Flash::new(sectors))
}

/// Tidies up until there is nothing to do.
fn tidy(store: &mut Journal<Flash>) {
    for _ in 0..100 {
        store.flash().did.clear();
        if !store.tidy() {
            return;
        }
        let erases = store.flash().did.iter().filter(|did| **did == Did::Erase).count();
        assert!(erases <= 1, "one at a time");
    }
    panic!("there is always something to tidy up");
}

/// A game of so many answers, as long as answers are.
fn play(store: &mut Journal<Flash>, chance: &mut Lcg, answers: u32) {
    let head = some(chance, 2600, 2600);
    store.begin(&mut |out| out(&head)).expect("there is room for a game");
    for _ in 0..answers {
        store.append(&some(chance, 2, 9)).expect("and for its answers");
        store.tidy();
    }
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut store = fresh(12);
    assert_eq!(store.append(&[1]), Err(StoreError::NoGame));
    assert_eq!(store.replace(&[1]), Err(StoreError::NoGame));
    assert_eq!(store.end(), Err(StoreError::NoGame));
    assert!(!store.game(&mut |_| {}, &mut |_| {}));
    assert_eq!(store.read(JournalSlot::Crash, &mut [0; 10]), None);
    assert_eq!(store.write(JournalSlot::Roster(0), &[0; MAX_BYTES + 1]), Err(StoreError::TooLong));
    assert_eq!(store.write(JournalSlot::Roster(0), &[6; MAX_BYTES]), Ok(()));
    assert_eq!(store.read(JournalSlot::Roster(0), &mut [0; MAX_BYTES - 1]), None);
    assert_eq!(store.begin(&mut |out| out(b"head")), Ok(()));
    assert_eq!(store.replace(&[1]), Err(StoreError::NoGame), "there is no line yet");
    assert_eq!(store.append(&[0; MAX_LINE + 1]), Err(StoreError::TooLong));
    assert_eq!(store.append(&[9; MAX_LINE]), Ok(()));
    assert_eq!(store.replace(&[0; MAX_LINE + 1]), Err(StoreError::TooLong));
    assert_eq!(store.replace(&[0; MAX_LINE]), Ok(()));
    let kept = Kept {
        drawers: [Some(vec![6; MAX_BYTES]), None, None],
        game: Some((b"head".to_vec(), vec![vec![0; MAX_LINE]])),
        ..Kept::default()
    };
    assert_eq!(store.kept(), Some(kept.clone()));
    assert_eq!(Journal::<Flash>::open(store.close()).0.kept(), Some(kept));
}

#[test]
fn more_than_the_ring_holds_is_refused_and_the_rest_stays() {
    let mut store = fresh(9);
    store.write(JournalSlot::Settings, &[5; 60]).expect("there is room");
    store.begin(&mut |out| out(&[7; 2000])).expect("there is room");
    let mut lines = 0;
    let refused = loop {
        match store.append(&[lines as u8; 33]) {
            Ok(()) => lines += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused, StoreError::Full);
    assert!(lines > 200, "{lines}");
    let (mut store, found) = Journal::<Flash>::open(store.close());
    assert_eq!((found.missing(), store.lines()), (0, Some(lines)), "{found:?}");
    let game = (vec![7; 2000], (0..lines).map(|line| vec![line as u8; 33]).collect());
    assert_eq!(store.kept().expect("readable").game, Some(game));
}

#[test]
fn an_answer_takes_a_page_or_two_and_a_mark_and_no_erase() {
    let (mut store, mut chance) = (fresh(BOARD), Lcg::new(1));
    play(&mut store, &mut chance, 1);
    tidy(&mut store);
    let (mut once, mut most, mut turns) = (0, 0, 0);
    for _ in 0..3000 {
        store.flash().did.clear();
        store.append(&some(&mut chance, 2, 9)).expect("there is room");
        let did = store.flash().did.clone();
        assert!(!did.contains(&Did::Erase), "what is needed was erased ahead");
        once += u32::from(did.len() == 2);
        turns += u32::from(did.contains(&Did::Program(32)) && did.len() > 1);
        most = most.max(did.len());
        tidy(&mut store);
    }
    say(
        "store",
        &format!("{once} of 3000 answers took one program and a mark, {turns} a new sector; {most} programs at most"),
    );
    assert!(once > 2600 && most <= 4);
}

#[test]
fn it_opens_without_reading_it_all() {
    let (mut store, mut chance) = (fresh(BOARD), Lcg::new(2));
    for answers in [900, 900, 1000] {
        play(&mut store, &mut chance, answers);
        store.write(JournalSlot::Roster(0), &some(&mut chance, 2500, 2500)).expect("there is room");
    }
    let mut flash = store.close();
    flash.read = 0;
    let mut store: Journal<Flash> = Keeper::open(flash);
    let open = store.flash().read;
    let mut lines = 0;
    store.game(&mut |_| {}, &mut |_| lines += 1);
    let game = store.flash().read - open;
    say("store", &format!("opening {lines} answers reads {open} bytes, telling them {game} more"));
    assert!(lines == 1000 && open < 80_000 && game < 80_000);
}

#[test]
fn it_is_small() {
    let size = size_of::<Journal<()>>();
    say("store", &format!("{size} bytes of RAM"));
    assert!(size <= 1280);
}

#[test]
fn wear_is_spread_and_told() {
    let (mut store, mut chance) = (fresh(24), Lcg::new(3));
    let (mut answers, mut before) = (0, store.left());
    assert_eq!(before, Left { erases: 0, answers: before.answers });
    for game in 0..120 {
        store.act(&Deed::Restart);
        tidy(&mut store);
        play(&mut store, &mut chance, 300);
        answers += 300;
        if game % 4 == 0 {
            store.write(JournalSlot::Roster(0), &some(&mut chance, 2500, 2500)).expect("there is room");
        }
        let left = store.left();
        assert!(left.erases >= before.erases && left.answers <= before.answers);
        before = left;
    }
    let full = 24 * ERASES;
    let flash = store.flash();
    let (least, most) = (flash.erases.iter().min().copied(), flash.erases.iter().max().copied());
    let (least, most) = (least.expect("sectors"), most.expect("sectors"));
    let erases: u32 = flash.erases.iter().sum();
    say(
        "store",
        &format!("{answers} answers in 120 games: {erases} erases, {least} to {most} a sector; it says {before:?}"),
    );
    assert!(most <= 2 * least);
    assert!(before.erases.abs_diff(erases) * 10 <= erases, "it knows what it did: {} of {erases}", before.erases);
    let promised = fresh(24).left().answers - before.answers;
    assert!(promised <= answers, "it took {promised} off for {answers} answers");
    assert!(u64::from(before.answers) <= u64::from(full - before.erases) * u64::from(answers / erases));
}

#[test]
fn sectors_gone_bad_are_left_out_and_nothing_is_lost() {
    for seed in 0..60 {
        let (mut chance, mut kept) = (Lcg::new(seed), Kept::default());
        let mut store = fresh(24);
        for (n, deed) in evening(seed, 24, 300).iter().enumerate() {
            if n % 150 == 40 && n < 150 * 4 {
                // Bits stick where they are: some in a header, some anywhere.
                let sector = chance.below(24) as usize * SECTOR;
                for place in [32, SECTOR as u32] {
                    let at = sector + chance.below(place) as usize;
                    store.flash().stick(at, 1 << chance.below(8));
                }
            }
            assert!(store.act(deed), "seed {seed}, deed {n}: {deed:?}");
            kept = kept.after(deed);
            assert_eq!(store.kept(), Some(kept.clone()), "seed {seed}, deed {n}");
        }
    }
}

#[test]
fn a_flash_that_takes_nothing_is_worn_and_can_still_be_read() {
    let mut store = fresh(12);
    store.write(JournalSlot::Settings, &[1, 2, 3]).expect("there is room");
    for at in 0..12 * SECTOR {
        store.flash().stick(at, 0x0f);
    }
    assert!(matches!(store.write(JournalSlot::Settings, &[4; 50]), Err(StoreError::Worn | StoreError::Full)));
    assert!(!store.tidy() || store.write(JournalSlot::Settings, &[5; 50]).is_err());
    let mut into = [0; 8];
    assert_eq!(store.read(JournalSlot::Settings, &mut into), Some(3));
    assert_eq!(into[..3], [1, 2, 3]);
}
