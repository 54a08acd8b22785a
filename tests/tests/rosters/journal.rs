//! Rosters in the journal of the smallest board: forty of the largest, kept through cuts of power.

use std::cell::RefCell;

use umpire::persistence::journal::{Journal, MAX_SECTORS};
use umpire::persistence::rosters::{JournalRosters, KeepError, MAX_ROSTERS, RosterKey, RosterStore};
use umpire_engine::table::MAX_ROSTER;
use umpire_tests::aloud::say;
use umpire_tests::flash::{Cut, Did, Flash, Torn};
use umpire_tests::random::Lcg;

const SECTORS: usize = MAX_SECTORS as usize;

type All = Vec<(String, String, Vec<u8>)>;

fn all(rosters: &mut JournalRosters<'_, Flash>) -> All {
    let mut keys = Vec::new();
    rosters.each(&mut |key| keys.push([key.game, key.campaign, key.name].map(str::to_owned)));
    let read = |[game, campaign, name]: [String; 3]| {
        let key = RosterKey { game: &game, campaign: &campaign, name: &name };
        let bytes = rosters.read(key).expect("what is listed is there").to_vec();
        (game, name, bytes)
    };
    keys.into_iter().map(read).collect()
}

pub(crate) fn some(rng: &mut Lcg, length: usize) -> Vec<u8> {
    (0..length).map(|_| rng.below(256) as u8).collect()
}

#[test]
fn forty_of_the_largest_fit_and_one_more_is_refused() {
    let store = RefCell::new(Journal::open(Flash::<1>::new(SECTORS)).0);
    let mut rosters = JournalRosters(&store);
    let mut rng = Lcg::new(1);
    let games = ["rattle-and-rend", "dragon-rampant", "warbands-and-heroes", "reign-or-ruin"];
    let mut kept = Vec::new();
    for n in 0..MAX_ROSTERS {
        let (game, name, bytes) = (games[n % 4], format!("Number {n}"), some(&mut rng, MAX_ROSTER + 1));
        assert_eq!(rosters.keep((game, &*name).into(), &bytes), Ok(false));
        kept.push((game.to_owned(), name, bytes));
        store.borrow_mut().tidy();
    }
    const { assert!(MAX_ROSTERS >= 32) };
    assert_eq!(rosters.keep((games[0], "One more").into(), &[1]), Err(KeepError::Full));
    assert_eq!(rosters.keep((games[0], "Number 0").into(), &vec![1; MAX_ROSTER + 2]), Err(KeepError::TooLong));
    assert_eq!(
        rosters.keep((games[1], "Number 0").into(), &[1]),
        Err(KeepError::Full),
        "another game's name is another roster"
    );
    assert_eq!(all(&mut rosters), kept);
    // Read anew, they are all there; and one that is forgotten makes room.
    let store = RefCell::new(Journal::open(store.into_inner().close()).0);
    let mut rosters = JournalRosters(&store);
    assert_eq!(all(&mut rosters), kept);
    assert_eq!(rosters.forget((games[3], "Number 7").into()), Ok(()));
    assert_eq!(rosters.forget((games[3], "Number 7").into()), Err(KeepError::Unknown));
    assert_eq!(rosters.keep((games[0], "One more").into(), &[9, 8]), Ok(false));
    assert_eq!(rosters.keep((games[0], "One more").into(), &[9, 7]), Ok(true), "in the place of the one before");
    assert_eq!(rosters.read((games[0], "One more").into()).map(|bytes| bytes.to_vec()), Some(vec![9, 7]));
}

/// Beside forty of the largest there is room for one that comes in pieces. It is none of them.
#[test]
fn a_roster_in_pieces_has_a_place_of_its_own() {
    let store = RefCell::new(Journal::open(Flash::<1>::new(SECTORS)).0);
    let (mut rosters, mut rng) = (JournalRosters(&store), Lcg::new(4));
    for n in 0..MAX_ROSTERS {
        assert_eq!(
            rosters.keep(("dragon-rampant", &*format!("Number {n}")).into(), &some(&mut rng, MAX_ROSTER + 1)),
            Ok(false)
        );
        store.borrow_mut().tidy();
    }
    let listed = all(&mut rosters);
    assert!(rosters.draft().is_empty());
    for length in (60..=MAX_ROSTER + 1).step_by(60) {
        let draft = some(&mut rng, length);
        assert_eq!(rosters.keep_draft(&draft), Ok(()));
        assert_eq!(rosters.draft(), draft[..]);
        store.borrow_mut().tidy();
    }
    assert_eq!(rosters.keep_draft(&[]), Ok(()));
    assert!(rosters.draft().is_empty());
    assert_eq!(all(&mut rosters), listed);
}

/// Power goes at every byte of what is written: each roster is there as it was, or as it is to be.
#[test]
fn a_cut_of_power_leaves_the_old_roster_or_the_new_one() {
    cut_while_kept("");
}

#[test]
fn a_cut_of_power_leaves_the_old_roster_of_a_campaign_or_the_new_one() {
    cut_while_kept("Winter War");
}

fn of<'k>(campaign: &'k str, name: &'k str) -> RosterKey<'k> {
    RosterKey { game: "game", campaign, name }
}

fn cut_while_kept(campaign: &str) {
    let mut rng = Lcg::new(2);
    let begun = {
        let store = RefCell::new(Journal::open(Flash::<1>::new(20)).0);
        let mut rosters = JournalRosters(&store);
        for n in 0..6 {
            rosters.keep(of(campaign, &format!("Number {n}")), &some(&mut rng, 300)).expect("there is room");
        }
        store.into_inner().close()
    };
    let new = some(&mut rng, 500);
    // What an undisturbed write does, deed by deed.
    let deeds = {
        let store = RefCell::new(Journal::open(begun.clone()).0);
        store.borrow_mut().flash().did.clear();
        JournalRosters(&store).keep(of(campaign, "Number 3"), &new).expect("there is room");
        store.into_inner().close().did
    };
    let mut cuts = 0;
    for (deed, did) in deeds.iter().enumerate() {
        let ways: Vec<Cut> = match did {
            Did::Program(bytes) => (0..*bytes).map(Cut::At).chain([Cut::Scattered, Cut::Flickers]).collect(),
            Did::Erase => Torn::ALL.map(Cut::Erase).to_vec(),
        };
        for cut in ways {
            cuts += 1;
            let mut flash = begun.clone();
            flash.did.clear();
            let store = RefCell::new(Journal::open(flash).0);
            let before = all(&mut JournalRosters(&store));
            store.borrow_mut().flash().cut_after(deed, cut, cuts);
            let kept = JournalRosters(&store).keep(of(campaign, "Number 3"), &new);
            assert!(store.borrow_mut().flash().is_dark(), "{cut:?} of deed {deed}");
            let mut flash = store.into_inner().close();
            flash.wake();
            let store = RefCell::new(Journal::open(flash).0);
            let after = all(&mut JournalRosters(&store));
            let changed: All = before
                .iter()
                .cloned()
                .map(|(game, name, bytes)| {
                    let bytes = if name == "Number 3" { new.clone() } else { bytes };
                    (game, name, bytes)
                })
                .collect();
            assert!(after == before || after == changed, "{cut:?} of deed {deed}");
            assert!(kept.is_err() || after == changed, "{cut:?} of deed {deed}: what was said to be kept is");
            // And it can be kept now.
            assert_eq!(JournalRosters(&store).keep(of(campaign, "Number 3"), &new), Ok(true));
            assert_eq!(all(&mut JournalRosters(&store)), changed);
        }
    }
    say("rosters", &format!("{cuts} cuts of power while one is kept: all others as they were, this one old or new"));
    assert!(cuts > 500, "{cuts} cuts are no sweep");
}
