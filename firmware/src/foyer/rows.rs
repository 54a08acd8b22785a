//! The questions of the foyer.

use heapless::Vec;
use umpire_engine::table::{Arg, Asked, Help, MAX_OPTIONS, Off, Opt, OptionKey, Seat, Words};

use super::hall::RankedRoster;
use super::list::{ListEntry, Side};
use super::shelf::lessons;
use super::{FoyerTable, choose};
use crate::games::SHELF;
use crate::persistence::rosters::{MAX_IN_CAMPAIGN, MAX_ROSTERS};

/// The first rows of the list of rosters: a new one, and a copy of an example.
pub(super) const NEW: u8 = 0;
pub(super) const EXAMPLE: u8 = 1;
/// The first row of a campaign's list.
pub(super) const TABLE: u8 = 0;

/// What can be done with a roster that is kept: a row each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KeptDeed {
    /// It goes to the workbench.
    Change,
    /// What became of it is shown.
    Chronicle,
    /// It is deleted, once that is said for good.
    Forget,
    /// It is shown as a code.
    Code,
    /// Its last result is.
    Result,
}

impl KeptDeed {
    /// For one that is of no campaign.
    pub(super) const PLAIN: &'static [KeptDeed] = &[KeptDeed::Change, KeptDeed::Forget, KeptDeed::Code];
    /// For one of a campaign.
    pub(super) const OF_CAMPAIGN: &'static [KeptDeed] =
        &[KeptDeed::Change, KeptDeed::Chronicle, KeptDeed::Forget, KeptDeed::Code, KeptDeed::Result];

    fn row(self) -> Opt {
        match self {
            KeptDeed::Change => Opt::new("change", "Change it"),
            KeptDeed::Chronicle => Opt::new("chronicle", "Chronicle"),
            KeptDeed::Forget => Opt::new("forget", "Delete it"),
            KeptDeed::Code => Opt::new("code", "Show its code"),
            KeptDeed::Result => Opt::new("code-result", "Show its last result"),
        }
    }
}

/// Numbers of players, as scripts call them.
const COUNTS: [&str; 7] = ["0", "1", "2", "3", "4", "5", "6"];

static NO_EXAMPLE: Off = Off { short: "none", full: "This book prints no examples" };

fn words(text: &'static str) -> (Words, Words) {
    (Words::of(text), Words::NONE)
}

/// A roster that is kept, by its place.
fn called(at: u8) -> Words {
    Words::with("{}", Arg::Given(at))
}

/// A campaign, by its place.
fn campaign_called(t: &FoyerTable, at: u8) -> Words {
    called(t.look(|hall| hall.kept.len() as u8) + at)
}

/// Of which game the guided first one is to be, where there are several.
pub(super) async fn lesson(t: &FoyerTable) {
    if lessons().count() > 1 {
        let mut rows = lessons().map(|at| {
            let book = &SHELF[usize::from(at)].book;
            Opt::new(book.id, book.title).icon(book.icon)
        });
        choose(t, ("lesson", Asked::Anyone), words("Which first game?"), 0, &mut rows).await;
    }
}

/// How many play.
pub(super) fn seats(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let (least, most) = SHELF[title].seats;
    let label = |n| Words::with(if n == 1 { "{} player" } else { "{} players" }, n);
    let mut rows = (least..=most).map(|n| Opt::new(COUNTS[usize::from(n)], label(n)));
    // Most games are of two.
    choose(t, ("seats", Asked::Anyone), words("How many play?"), 2_u8.saturating_sub(least), &mut rows)
}

/// What a seat brings: an example of the book, a roster that is kept, or one of a campaign. The cursor starts on the first
/// that nobody brings yet.
pub(super) fn roster(t: &FoyerTable, title: usize, seat: u8) -> impl Future<Output = u8> + use<'_> {
    let rosters = &SHELF[title].rosters;
    let mut entries = t.look(|hall| hall.entries(title).collect::<Entries>()).into_iter();
    let mut own = 0;
    let mut rows = core::iter::from_fn(|| {
        Some(match entries.next()? {
            ListEntry::Example(at) => {
                let (id, name) = rosters.examples[usize::from(at)];
                Opt::new(id, name).help(&Help::OF_SCENE)
            }
            entry => own_row(t, "own", &mut own, entry),
        })
    });
    let brought = t.look(|hall| hall.brought(title).0);
    let free = (0..rosters.examples.len() as u8).find(|row| !brought.contains(&Side::Example(*row))).unwrap_or(0);
    choose(t, (rosters.word, Asked::Seat(Seat(seat))), whose(title, seat), free, &mut rows)
}

/// Which roster of a campaign a seat brings.
pub(super) fn member(t: &FoyerTable, title: usize, campaign: u8, seat: u8) -> impl Future<Output = u8> + use<'_> {
    let head = (whose(title, seat).0, campaign_called(t, campaign));
    let mut rows = members(t, campaign).into_iter().map(|(row, off)| row.off(off));
    choose(t, ("member", Asked::Seat(Seat(seat))), head, 0, &mut rows)
}

/// Whose roster is to be picked, and of which size.
fn whose(title: usize, seat: u8) -> (Words, Words) {
    let rosters = &SHELF[title].rosters;
    (Words::with2("{}'s {}", Seat(seat), rosters.word), Words::of(rosters.size))
}

/// What stands in a list.
type Entries = Vec<ListEntry, MAX_OPTIONS>;

/// A row of something that is kept: rosters are numbered by their order, and campaigns by theirs.
fn own_row(t: &FoyerTable, word: &'static str, own: &mut u8, entry: ListEntry) -> Opt {
    match entry {
        ListEntry::Campaign(at) => Opt::new(OptionKey::numbered("campaign", at + 1), campaign_called(t, at)),
        ListEntry::Example(at) | ListEntry::Own(at) => {
            *own += 1;
            let row = Opt::new(OptionKey::numbered(word, *own), called(at));
            let looked = word == "own" && t.look(|hall| hall.bytes(at).is_some());
            if looked { row.help(&Help::OF_SCENE) } else { row }
        }
    }
}

/// A row for every roster of a campaign, and why it cannot play now.
fn members(t: &FoyerTable, campaign: u8) -> Vec<(Opt, Option<&'static Off>), MAX_IN_CAMPAIGN> {
    t.look(|hall| {
        let row = |(number, roster): (u8, &RankedRoster)| {
            let row = Opt::new(OptionKey::numbered("roster", number), called(roster.at));
            let looked = hall.bytes(roster.at).is_some();
            (if looked { row.help(&Help::OF_SCENE) } else { row }, roster.idle)
        };
        (1..).zip(hall.members(campaign)).map(row).collect()
    })
}

/// Which roster to build: a new one, a copy, one that is kept, or one of a campaign.
pub(super) fn benches(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let (rosters, bench) = (&SHELF[title].rosters, SHELF[title].bench.map_or("", |bench| bench.title));
    let kept = t.look(|hall| hall.kept.iter().filter(|kept| kept.campaign.is_none()).count());
    let note = Words::with2("{} of {} kept", kept as u8, MAX_ROSTERS as u8);
    let none = rosters.examples.is_empty().then_some(&NO_EXAMPLE);
    let copy = Opt::new("example", "Copy an example").off(none);
    let first = [Opt::new("new", Words::with("New {}", rosters.word)), copy];
    let entries: Entries = t.look(|hall| hall.own(title).collect());
    let mut own = 0;
    let mut rows = first.into_iter().chain(entries.into_iter().map(|entry| own_row(t, "kept", &mut own, entry)));
    choose(t, (rosters.words, Asked::Anyone), (Words::of(bench), note), 0, &mut rows)
}

/// The table of a campaign, and its rosters, the best first.
pub(super) fn campaign(t: &FoyerTable, at: u8) -> impl Future<Output = u8> + use<'_> {
    let rosters = members(t, at);
    let note = Words::with2("{} of {} kept", rosters.len() as u8, MAX_IN_CAMPAIGN as u8);
    let mut rows = core::iter::once(Opt::new("table", "Table")).chain(rosters.into_iter().map(|(row, _)| row));
    choose(t, ("campaign", Asked::Anyone), (campaign_called(t, at), note), 0, &mut rows)
}

/// Which example to copy.
pub(super) fn example(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let row = |(id, name): &(&'static str, &'static str)| Opt::new(*id, *name).help(&Help::OF_SCENE);
    let mut rows = SHELF[title].rosters.examples.iter().map(row);
    choose(t, ("example", Asked::Anyone), words("Copy which?"), 0, &mut rows)
}

/// What to do with a roster that is kept.
pub(super) fn kept<'t>(t: &'t FoyerTable, at: u8, deeds: &'static [KeptDeed]) -> impl Future<Output = u8> + use<'t> {
    let mut rows = deeds.iter().map(|deed| deed.row());
    choose(t, ("kept", Asked::Anyone), (called(at), Words::NONE), 0, &mut rows)
}

/// Whether it is to be forgotten for good.
pub(super) fn sure(t: &FoyerTable, at: u8) -> impl Future<Output = u8> + use<'_> {
    let mut rows = [Opt::new("forget", "Delete it"), Opt::new("keep", "Leave it")].into_iter();
    choose(t, ("sure", Asked::Anyone), (called(at), Words::of("for good?")), 1, &mut rows)
}
