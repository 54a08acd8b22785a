//! The foyer: which game, with how many, with what; or which roster to build. Asked like any other question, before
//! there is a game.

mod choice;
mod code;
mod hall;
mod help;
mod kept_games;
mod list;
mod reader;
mod rows;
mod shelf;
pub(crate) mod workbench;

use core::pin::pin;

use heapless::Vec;
use umpire_engine::table::{
    Answer, Asked, CampaignStanding, ExpectRoom, Game, Happening, Heading, Help, Off, Offer, Opt, OptionKey, Preset,
    Role, Runner, Session, Source, Table, Words,
};

pub use self::choice::{Choice, FoyerDeed, Picks};
pub(crate) use self::hall::FoyerState;
use self::hall::LOOKED_ROSTER;
use self::kept_games::FoyerGame;
pub(crate) use self::kept_games::apply;
use self::list::ListEntry;
pub(crate) use self::reader::{chronicle_of, each_standing, show};
use self::rows::KeptDeed;
use self::shelf::ShelfRow;
use crate::games::{Book, Host, Leave, SHELF, of_bench};
use crate::persistence::rosters::{OwnKey, RosterKey};
use crate::persistence::session_store::GameName;

/// The way to a game, as a game of a few questions.
pub(crate) struct Foyer;

/// What can happen in the foyer.
pub(crate) enum FoyerEvent {
    /// A roster is there to choose: its game's place on the shelf, and what it is known by.
    Kept(u8, OwnKey),
    /// The bytes of the roster at this place.
    Opened(u8, Vec<u8, LOOKED_ROSTER>),
    /// How the roster at this place stands in its campaign, and why it cannot play now.
    Stands(u8, CampaignStanding, Option<&'static Off>),
    /// Something was picked: it is written down, for whoever comes back.
    Picked(u8),
    /// A game is kept that was left, or is over.
    Left(FoyerGame),
    /// A game that is kept gets this name.
    Named(GameName),
}

/// A table in the foyer.
type FoyerTable = Table<Foyer>;

impl Game for Foyer {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Foyer;
    type Opening = ();
    type State = FoyerState;
    type Event = FoyerEvent;

    fn open((): &()) -> FoyerState {
        FoyerState::default()
    }

    /// What there is to choose from stays.
    fn reopen(hall: &mut FoyerState, (): &()) {
        hall.picks.clear();
    }

    fn apply(hall: &mut FoyerState, event: FoyerEvent) -> Option<Happening> {
        let room = "nobody is asked more than that, and no more is kept";
        match event {
            FoyerEvent::Kept(title, key) => hall.add(title, key.in_game("")).ok_or(()).expect_room(room),
            FoyerEvent::Opened(at, bytes) => hall.open(at, &bytes),
            FoyerEvent::Stands(at, standing, idle) => hall.put_in_order(at, &standing, idle),
            FoyerEvent::Picked(pick) => hall.picks.push(pick).expect_room(room),
            FoyerEvent::Left(game) => hall.games.push(game).map_err(drop).expect_room(room),
            FoyerEvent::Named(name) => hall.name = name,
        }
        None
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::help(question).filter(|_| row.is_none())
    }

    async fn play(t: &FoyerTable) {
        match kept_games::shelf(t).await {
            ShelfRow::Lesson(_) => rows::lesson(t).await,
            ShelfRow::Game(title) => muster(t, title.into()).await,
            ShelfRow::Bench(bench) => benches(t, of_bench(bench.into()).unwrap_or(0)).await,
            ShelfRow::Parked(_) => {}
            ShelfRow::More(at) => kept_games::menu(t, at).await,
            ShelfRow::Played => kept_games::played(t).await,
        }
    }
}

/// How many play, and what each of them brings.
async fn muster(t: &FoyerTable, title: usize) {
    let (least, most) = SHELF[title].seats;
    let seats = if least == most { least } else { least + rows::seats(t, title).await };
    if !SHELF[title].rosters.word.is_empty() {
        for seat in 0..seats {
            let row = rows::roster(t, title, seat).await;
            if let Some(ListEntry::Campaign(campaign)) = t.look(|hall| hall.entries(title).nth(row.into())) {
                rows::member(t, title, campaign, seat).await;
            }
        }
    }
}

/// Which roster to build, to look at or to forget.
async fn benches(t: &FoyerTable, title: usize) {
    match rows::benches(t, title).await {
        rows::NEW => {}
        rows::EXAMPLE => {
            rows::example(t, title).await;
        }
        row => match t.look(|hall| hall.on_bench(title, row)) {
            Some(ListEntry::Campaign(campaign)) => {
                let Some(row) = rows::campaign(t, campaign).await.checked_sub(rows::TABLE + 1) else { return };
                let at = t.look(|hall| hall.members(campaign).nth(row.into()).map_or(0, |roster| roster.at));
                kept(t, at, KeptDeed::OF_CAMPAIGN).await;
            }
            Some(ListEntry::Own(at)) => kept(t, at, KeptDeed::PLAIN).await,
            _ => {}
        },
    }
}

/// What to do with a roster that is kept.
async fn kept(t: &FoyerTable, at: u8, deeds: &'static [KeptDeed]) {
    let deed = rows::kept(t, at, deeds).await;
    if deeds[usize::from(deed)] == KeptDeed::Forget {
        rows::sure(t, at).await;
    }
}

/// What leads to this book: a pick of the first question.
pub(crate) fn pick_of(book: &Book) -> Option<u8> {
    let at = crate::games::books().position(|other| other.id == book.id)?;
    Some(at as u8)
}

/// What leads to the lesson, where there is one.
pub(crate) fn lesson_pick() -> Option<u8> {
    shelf::lessons().next().map(|at| ShelfRow::Lesson(at).pick())
}

/// Hands out every roster that is kept for a game of the shelf: that game's place, and what it is known by.
#[inline(never)]
fn each_kept(host: &mut impl Host, see: &mut dyn FnMut(u8, RosterKey<'_>)) {
    let Some(rosters) = host.rosters() else { return };
    rosters.each(&mut |key| {
        if let Some(title) = SHELF.iter().position(|title| title.rosters.game == key.game) {
            see(title as u8, key);
        }
    });
}

/// Looks at what is kept: how it stands in its campaign; and it is laid open, so that it can be looked at before it is
/// chosen.
#[inline(never)] // a whole roster, as bytes
fn open_kept(host: &mut impl Host, table: &FoyerTable) {
    for at in 0..table.look(|hall| hall.kept.len() as u8) {
        let Some((title, key)) = kept_at(host, at) else { break };
        let book = &SHELF[usize::from(title)].rosters;
        let Some(bytes) = host.rosters().and_then(|rosters| rosters.read(key.in_game(book.game))) else { continue };
        if !key.campaign.is_empty() {
            table.emit(FoyerEvent::Stands(at, (book.standing)(&bytes), (book.idle)(&bytes)));
        }
        if let Ok(bytes) = Vec::from_slice(&bytes) {
            table.emit(FoyerEvent::Opened(at, bytes));
        }
    }
}

/// The roster at this place of the foyer: its game's place on the shelf, and what it is known by.
fn kept_at(host: &mut impl Host, at: u8) -> Option<(u8, OwnKey)> {
    let (mut next, mut found) = (0, None);
    each_kept(host, &mut |title, key| {
        if next == at {
            found = Some((title, key.into()));
        }
        next += 1;
    });
    found
}

/// Asks on, these picks behind us already, or all but the last where that is taken back; what was chosen, or why nobody
/// chose, and the picks until then.
pub(crate) async fn ask(host: &mut impl Host, picks: &mut Picks, back: bool) -> Result<Choice, Leave> {
    let table = Table::<Foyer>::empty(&());
    each_kept(host, &mut |title, key| table.emit(FoyerEvent::Kept(title, key.into())));
    open_kept(host, &table);
    kept_games::see(host, &table);
    let flow = pin!(Foyer::play(&table));
    let mut live = Runner::new(&table, (), flow, Foyer::play).expect("an empty tape fits all rules");
    for (at, pick) in picks.iter().enumerate() {
        let live: &mut dyn Session = &mut live;
        let row = if at == 0 { table.look(|hall| shelf::place_of(*pick, hall)) } else { Some(*pick) };
        // A roster that is gone since is picked anew.
        if row.is_none_or(|row| live.say(&Answer::Pick(row), Source::Thumb).is_err()) {
            break;
        }
    }
    if back {
        // It is still under the cursor.
        let live: &mut dyn Session = &mut live;
        live.undo(1, false, Source::Thumb);
    }
    let left = host.play(&mut live, None).await;
    *picks = table.look(|hall| hall.picks.clone());
    // Games that are kept lie elsewhere once one of them is gone.
    if left == Leave::Anew && table.look(|hall| hall.row().is_some_and(|row| row.book().is_none())) {
        picks.clear();
    }
    if left == Leave::Picked { Ok(table.look(FoyerState::choice)) } else { Err(left) }
}

/// Forgets the roster at this place of the hall; the picks that lead back to the list it stood in.
pub(crate) fn forget(host: &mut impl Host, at: u8, choice: &Choice) -> Picks {
    let mut list = choice.list();
    let Some((title, key)) = kept_at(host, at) else { return list };
    let key = key.in_game(SHELF[usize::from(title)].rosters.game);
    let forgotten = host.rosters().map(|rosters| rosters.forget(key));
    if let Some(forgotten) = forgotten {
        host.settled(forgotten);
    }
    // Where nobody of it is left, the campaign is gone.
    let mut left = 0;
    each_kept(host, &mut |_, other| left += u8::from(other.is_beside(&key)));
    if left == 0 {
        list.truncate(1);
    }
    list
}

/// Rows, one under the other, for whoever is asked; the pick is written down.
fn choose<'t>(
    t: &'t FoyerTable,
    heading: (&'static str, Asked),
    words: (Words, Words),
    preset: u8,
    options: &mut dyn Iterator<Item = Opt>,
) -> impl Future<Output = u8> + use<'t> {
    let rows = Offer { preset: Preset::From(preset), ..Offer::ROWS };
    let picked = offer(t, heading, words, rows, options);
    async {
        let at = picked.await;
        t.emit(FoyerEvent::Picked(at));
        at
    }
}

/// The same as they are offered here, and nothing is written down.
fn offer<'t>(
    t: &'t FoyerTable,
    (id, asked): (&'static str, Asked),
    (title, note): (Words, Words),
    offer: Offer,
    options: &mut dyn Iterator<Item = Opt>,
) -> impl Future<Output = u8> + use<'t> {
    t.offer(Heading::new(id, asked, title, note), offer, &mut { options })
}
