//! Rosters of campaigns in the journal of the smallest board: their places, their keys, and the fullest store there is.

use std::cell::RefCell;

use umpire::persistence::journal::{Journal, JournalSlot, MAX_ARRIVALS, MAX_SECTORS};
use umpire::persistence::rosters::{
    JournalRosters, KeepError, MAX_CAMPAIGNS, MAX_IN_CAMPAIGN, MAX_ROSTERS, RosterKey, RosterStore,
};
use umpire_engine::table::{MAX_OPENING, MAX_ROSTER};
use umpire_tests::flash::{Flash, SECTOR};
use umpire_tests::random::Lcg;

use super::journal::some;

const SECTORS: usize = MAX_SECTORS as usize;
const GAME: &str = "rattle-and-rend";

fn key<'k>(campaign: &'k str, name: &'k str) -> RosterKey<'k> {
    RosterKey { game: GAME, campaign, name }
}

/// What is there: campaign, name and how many bytes.
fn all(store: &RefCell<Journal<Flash>>) -> Vec<(String, String, usize)> {
    let (mut rosters, mut keys) = (JournalRosters(store), Vec::new());
    rosters.each(&mut |key| keys.push((key.campaign.to_owned(), key.name.to_owned())));
    let length = |(campaign, name): (String, String)| {
        let bytes = rosters.read(RosterKey { game: GAME, campaign: &campaign, name: &name });
        (campaign, name, bytes.expect("what is listed is there").len())
    };
    keys.into_iter().map(length).collect()
}

#[test]
fn two_campaigns_and_none_may_have_a_roster_of_the_same_name() {
    let store = RefCell::new(Journal::open(Flash::<1>::new(20)).0);
    let mut rosters = JournalRosters(&store);
    for (length, campaign) in [(1, "Winter War"), (2, ""), (3, "Feud")] {
        assert_eq!(rosters.keep(key(campaign, "Grim"), &vec![7; length]), Ok(false), "{campaign}");
    }
    assert_eq!(rosters.keep(key("Feud", "Grim"), &[7; 9]), Ok(true), "its own place");
    let own = |campaign: &str, length| (campaign.to_owned(), "Grim".to_owned(), length);
    assert_eq!(all(&store), [own("", 2), own("Winter War", 1), own("Feud", 9)]);
    assert_eq!(rosters.forget(key("Winter War", "Grim")), Ok(()));
    assert_eq!(rosters.forget(key("Winter War", "Grim")), Err(KeepError::Unknown));
    let store = RefCell::new(Journal::open(store.into_inner().close()).0);
    assert_eq!(all(&store), [own("", 2), own("Feud", 9)], "and after the power was off");
}

#[test]
fn a_fifth_campaign_and_a_ninth_roster_are_refused_and_say_what_to_delete() {
    let store = RefCell::new(Journal::open(Flash::<1>::new(40)).0);
    let mut rosters = JournalRosters(&store);
    for n in 0..MAX_IN_CAMPAIGN {
        assert_eq!(rosters.keep(key("War 0", &format!("Number {n}")), &[1]), Ok(false));
    }
    assert_eq!(rosters.keep(key("War 0", "One more"), &[1]), Err(KeepError::CampaignFull));
    assert_eq!(rosters.keep(key("War 0", "Number 3"), &[2]), Ok(true), "in its place");
    for n in 1..MAX_CAMPAIGNS {
        assert_eq!(rosters.keep(key(&format!("War {n}"), "Grim"), &[1]), Ok(false));
    }
    assert_eq!(rosters.keep(key("War 4", "Grim"), &[1]), Err(KeepError::ManyCampaigns));
    let other = RosterKey { game: "long-fray", ..key("War 0", "Grim") };
    assert_eq!(rosters.keep(other, &[1]), Err(KeepError::ManyCampaigns), "another game's campaign is another one");
    assert_eq!(rosters.keep(key("", "Grim"), &[1]), Ok(false), "of no campaign there is room");
    assert_eq!(rosters.forget(key("War 2", "Grim")), Ok(()));
    assert_eq!(rosters.keep(other, &[1]), Ok(false), "the last of one is gone, and so is its campaign");
    let said = [KeepError::CampaignFull, KeepError::ManyCampaigns].map(|why| why.to_string());
    assert_eq!(
        said,
        [
            "8 rosters of this campaign are kept already: delete one of them",
            "4 campaigns are kept already: delete all rosters of one of them"
        ]
    );
}

/// Forty of the largest rosters, thirty-two more of campaigns, six that came home, one in pieces, and a long game; and
/// with sectors that went bad.
#[test]
fn the_fullest_store_takes_answers_and_edits() {
    for bad in [0, SECTORS as u64 / 16] {
        let (store, mut rng) = (RefCell::new(Journal::open(Flash::<1>::new(SECTORS)).0), Lcg::new(bad));
        let mut rosters = JournalRosters(&store);
        for _ in 0..bad {
            let sector = rng.below(SECTORS as u32) as usize * SECTOR;
            store.borrow_mut().flash().stick(sector + rng.below(SECTOR as u32) as usize, 1 << rng.below(8));
        }
        let names: Vec<(String, String)> = (0..MAX_ROSTERS)
            .map(|n| (String::new(), format!("Number {n}")))
            .chain((0..MAX_CAMPAIGNS * MAX_IN_CAMPAIGN).map(|n| (format!("War {}", n % 4), format!("Number {n}"))))
            .collect();
        let whole = |rng: &mut Lcg| some(rng, MAX_ROSTER + 1);
        for (campaign, name) in &names {
            assert_eq!(rosters.keep(key(campaign, name), &whole(&mut rng)), Ok(false), "{bad}: {name}");
            store.borrow_mut().tidy();
        }
        assert_eq!(rosters.keep_draft(&whole(&mut rng)), Ok(()));
        for at in 0..MAX_ARRIVALS as u8 {
            let stored = store.borrow_mut().write_parts(JournalSlot::Arrival(at), &[&[7; 34], &whole(&mut rng)]);
            assert_eq!(stored, Ok(()), "{bad}: arrival {at}");
        }
        let head = some(&mut rng, MAX_OPENING);
        store.borrow_mut().begin(&mut |out| out(&head)).expect("there is room for a game");
        for line in 0..2_000 {
            let answer = some(&mut rng, 9);
            store.borrow_mut().append(&answer).unwrap_or_else(|why| panic!("{bad}: answer {line}: {why}"));
            if line % 40 == 0 {
                let (campaign, name) = &names[rng.below(names.len() as u32) as usize];
                assert_eq!(rosters.keep(key(campaign, name), &whole(&mut rng)), Ok(true), "{bad}: answer {line}");
            }
            if line % 3 == 0 {
                store.borrow_mut().tidy();
            }
        }
        let before = all(&store);
        let (reopened, found) = Journal::open(store.into_inner().close());
        assert_eq!((found.missing(), reopened.lines()), (0, Some(2_000)), "{bad}: {found:?}");
        let store = RefCell::new(reopened);
        assert!(all(&store) == before && before.len() == names.len(), "{bad}");
    }
}
