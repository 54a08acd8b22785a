//! Several games in one store: left, taken up again, forgotten, and none of them harms another.

use umpire::persistence::journal::{Journal, JournalSlot, MAX_GAMES, StoreError};
use umpire_tests::aloud::say;
use umpire_tests::craft::{header, record};
use umpire_tests::flash::{Flash, SECTOR};
use umpire_tests::random::Lcg;

use crate::keeper::Keeper;
use crate::session::{Deed, Kept, evening, evening_of_several};
use crate::sweep::{Plan, Tally, sweep};

type Store = Journal<Flash>;

/// A store with so many games that were left, of two lines each; every so many of them is over.
fn with_games(sectors: usize, games: u8, over: u8) -> Store {
    let mut store: Store = Keeper::open(Flash::new(sectors));
    for game in 0..games {
        store.begin(&mut |out| out(&[game; 300])).expect("it begins");
        store.append(&[game, 1]).and_then(|()| store.append(&[game, 2])).expect("it goes on");
        store.leave(&[b'a' + game], over > 0 && game % over == 0).expect("it is left");
    }
    store
}

fn reopened(store: Store) -> (Store, Kept) {
    let mut store: Store = Keeper::open(store.close());
    let kept = store.kept().expect("our store can always be read");
    (store, kept)
}

#[test]
fn games_that_are_left_and_taken_up_are_whole_after_every_step() {
    for (seed, sectors, most, big) in [(1, 16, 3, 300), (2, 40, 5, 2000), (3, 104, 11, 3800), (4, 64, 12, 600)] {
        let mut store: Store = Keeper::open(Flash::new(sectors));
        let mut kept = Kept::default();
        for (n, deed) in evening_of_several(seed, 1500, most, big).iter().enumerate() {
            assert!(store.act(deed), "{sectors} sectors, deed {n}: {deed:?}");
            kept = kept.after(deed);
            assert_eq!(store.kept(), Some(kept.clone()), "{sectors} sectors, deed {n}: {deed:?}");
        }
        assert_eq!(store.close().raised, 0);
    }
}

/// Every byte of a short evening, and some of long ones in rings so small that all is copied again and again.
#[test]
fn a_cut_while_games_are_left_taken_up_or_forgotten_loses_none() {
    let mut sum = Tally::default();
    let plan = Plan { sectors: 12, every: 1, erases: 1, deeds: 8, bad: 0, steady: false, aged: 0 };
    sum.add(&sweep::<Store>(&evening_of_several(21, 120, 3, 60), plan, 21));
    let plan = Plan { sectors: 14, every: 160, erases: 8, deeds: 40, ..plan };
    sum.add(&sweep::<Store>(&evening_of_several(22, 900, 4, 200), plan, 22));
    let plan = Plan { sectors: 24, every: 200, erases: 12, bad: 2, ..plan };
    sum.add(&sweep::<Store>(&evening_of_several(23, 700, 11, 200), plan, 23));
    say("store, several games", &sum);
    assert!(sum.is_clean(), "{sum}");
}

#[test]
fn a_copy_of_everything_keeps_the_order_and_the_open_one_open() {
    let mut store = with_games(16, 5, 2);
    let second = store.kept_games().nth(1).expect("five were left").id;
    store.take_up(second).and_then(|()| store.append(&[9])).expect("it goes on");
    let before = store.kept().expect("readable");
    assert_eq!(before.game.as_ref().map(|(_, lines)| lines.len()), Some(3));
    let erases = store.left().erases;
    for n in 0..300_u32 {
        store.write(JournalSlot::Roster(0), &[n as u8; 700]).expect("there is room");
        while n % 50 == 0 && store.tidy() {}
    }
    assert!(store.left().erases > erases + 16, "the ring went round");
    let now = store.kept().expect("readable");
    assert_eq!((&now.game, &now.label, &now.left), (&before.game, &before.label, &before.left));
    let (mut store, again) = reopened(store);
    assert_eq!(again, now);
    // Another one is taken up: the open one is left, with the label it had.
    let first = store.kept_games().next().expect("four were left").id;
    store.take_up(first).expect("it waits");
    let (_, kept) = reopened(store);
    assert_eq!(kept.game.map(|(_, lines)| lines), Some(vec![vec![0, 1], vec![0, 2]]));
    assert_eq!(kept.left.last().map(|((_, lines), label, _)| (lines.len(), &label[..])), Some((3, &b"b"[..])));
}

#[test]
fn a_game_that_waits_never_goes_by_itself_and_one_that_is_over_does() {
    let mut store = with_games(64, MAX_GAMES as u8, 0);
    let before = store.kept();
    assert_eq!(store.make_room(500, 2000), Err(StoreError::ManyGames));
    assert_eq!(store.begin(&mut |out| out(&[1; 9])), Err(StoreError::ManyGames));
    assert_eq!(store.kept(), before, "nothing has changed");
    assert!(StoreError::ManyGames.to_string().contains("delete one that waits"));

    let mut store = with_games(64, MAX_GAMES as u8, 5); // places 0, 5 and 10 are over
    for gone in [0, 5, 10] {
        assert_eq!(store.make_room(500, 2000), Ok(()));
        assert_eq!(store.kept_games().count(), MAX_GAMES - 1);
        store.begin(&mut |out| out(&[77; 9])).and_then(|()| store.leave(b"new", false)).expect("there is a place");
        let labels: Vec<_> = store.kept().expect("readable").left.into_iter().map(|(_, label, _)| label).collect();
        assert!(!labels.contains(&vec![b'a' + gone]), "the oldest that is over went: {labels:?}");
    }
}

#[test]
fn a_full_store_refuses_a_game_before_it_begins() {
    let mut store: Store = Keeper::open(Flash::new(32));
    let mut games = 0;
    let why = loop {
        if let Err(why) = store.make_room(4000, 12_000) {
            break why;
        }
        store.begin(&mut |out| out(&[games; 4000])).expect("it was made room for");
        (0..120).for_each(|_| store.append(&[games; 96]).expect("it was made room for"));
        store.leave(b"waits", false).expect("there is always room to leave");
        games += 1;
    };
    assert_eq!((why, games), (StoreError::Full, 2));
    assert!(why.to_string().contains("delete a game that waits"));
    let (mut store, kept) = reopened(store);
    assert_eq!(
        kept.left.iter().map(|((head, lines), ..)| (head.len(), lines.len())).collect::<Vec<_>>(),
        [(4000, 120); 2]
    );
    // One that goes makes room.
    let first = store.kept_games().next().expect("two wait").id;
    assert_eq!(store.forget(first).and_then(|()| store.make_room(4000, 12_000)), Ok(()));
}

#[test]
fn a_damaged_game_loses_only_itself_and_it_is_said() {
    let mut store = with_games(16, 4, 0);
    let whole = store.kept().expect("readable");
    let bytes = store.close().bytes;
    let mut chance = Lcg::new(31);
    let (mut hurt, mut others) = (0, 0);
    for _ in 0..2000 {
        let mut bytes = bytes.clone();
        // Behind the headers, where records lie.
        let at = 32 + chance.below(1500) as usize;
        bytes[at] ^= 1 << chance.below(8);
        let (mut store, found) = Store::open(Flash::of(bytes));
        let kept = store.kept().expect("readable");
        if kept == whole {
            continue;
        }
        hurt += 1;
        assert!(found.missing() > 0, "what was lost is said: {found:?}");
        let sound = whole.left.iter().filter(|game| kept.left.contains(game)).count();
        assert!(sound >= 3, "one record was hurt, and {sound} of 4 games are as they were");
        others += u32::from(kept.left.iter().chain(&[]).any(|(_, label, _)| label.is_empty()));
        // And it goes on from there.
        assert!(store.begin(&mut |out| out(b"next")).and_then(|()| store.leave(b"x", false)).is_ok());
        let (_, again) = reopened(store);
        assert_eq!(again.left.last().map(|(_, label, _)| &label[..]), Some(&b"x"[..]));
    }
    assert!(hurt > 500 && others > 0, "{hurt} were hurt, {others} of them by their label");
}

#[test]
fn a_store_of_the_release_before_opens_with_its_game_open() {
    let sectors = 12;
    let mut bytes = header(0, 0, 0, 0, 0, sectors);
    bytes.extend(record(0, 2, 1, 0, [0, 0, 0], b"an older game"));
    bytes.extend(record(0, 2, 2, 0, [0, 0, 1], b"the game"));
    bytes.extend(record(0, 3, 2, 0, [1, 0, 2], &[2, 7, 8]));
    bytes.resize(sectors * SECTOR, 0xff);
    let mut store: Store = Keeper::open(Flash::of(bytes));
    let kept = store.kept().expect("readable");
    assert_eq!(kept.game, Some((b"the game".to_vec(), vec![vec![7, 8]])));
    assert_eq!(kept.left, []);
    assert!(store.act(&Deed::Leave(b"left".to_vec(), false)));
    assert!(evening(5, 3, 300).iter().all(|deed| store.act(deed)));
    let (_, kept) = reopened(store);
    assert_eq!(kept.left, [((b"the game".to_vec(), vec![vec![7, 8]]), b"left".to_vec(), false)]);
}
