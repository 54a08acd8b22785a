//! The foyer: which game, with how many, with what; or which roster to build. Asked like any other question, before
//! there is a game.

mod choice;
mod code;
mod hall;
mod help;
mod rows;
pub(crate) mod workbench;

use core::pin::pin;

use heapless::Vec;
use umpire_engine::table::{
    Answer, Asked, ExpectRoom, Game, Happening, Heading, Help, Offer, Opt, OptionKey, Preset, Role, Runner, Session,
    Source, Table, Words,
};

pub use self::choice::{Choice, FoyerDeed, Picks};
pub(crate) use self::hall::FoyerState;
use self::hall::{KeptName, LOOKED_ROSTER};
use crate::games::{Book, Host, Leave, SHELF, of_bench};
use crate::persistence::rosters::RosterName;

/// The way to a game, as a game of a few questions.
pub(crate) struct Foyer;

/// What can happen in the foyer.
pub(crate) enum FoyerEvent {
    /// A roster is there to choose.
    Kept(KeptName),
    /// The bytes of the roster at this place.
    Opened(u8, Vec<u8, LOOKED_ROSTER>),
    /// The roster at this place has a result to show.
    HasResult(u8),
    /// What is to be shown as a code: the place of a roster, and the row that was picked.
    CodeOf(u8, u8),
    /// The next bytes of it.
    Code(Vec<u8, LOOKED_ROSTER>),
    /// Something was picked: it is written down, for whoever comes back.
    Picked(u8),
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
            FoyerEvent::Kept(called) => hall.kept.push(called).expect_room(room),
            FoyerEvent::Opened(at, bytes) => hall.open(at, &bytes),
            FoyerEvent::HasResult(at) => hall.kept[usize::from(at)].result = true,
            FoyerEvent::CodeOf(at, row) => hall.code.begin((at, row)),
            FoyerEvent::Code(piece) => hall.code.add(&piece),
            FoyerEvent::Picked(pick) => hall.picks.push(pick).expect_room(room),
        }
        None
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::help(question).filter(|_| row.is_none())
    }

    async fn play(t: &FoyerTable) {
        let at = usize::from(rows::game(t).await);
        match at.checked_sub(SHELF.len()) {
            None => muster(t, at).await,
            Some(bench) => benches(t, of_bench(bench).unwrap_or(0)).await,
        }
    }
}

/// How many play, and what each of them brings.
async fn muster(t: &FoyerTable, title: usize) {
    let (least, most) = SHELF[title].seats;
    let seats = if least == most { least } else { least + rows::seats(t, title).await };
    if !SHELF[title].rosters.word.is_empty() {
        for seat in 0..seats {
            rows::roster(t, title, seat).await;
        }
    }
}

/// Which roster to build, or to forget.
async fn benches(t: &FoyerTable, title: usize) {
    match rows::benches(t, title).await {
        rows::NEW => {}
        rows::EXAMPLE => {
            rows::example(t, title).await;
        }
        kept => {
            let (at, pick) = rows::kept(t, title, kept).await;
            match pick {
                0 => {}
                1 => {
                    rows::sure(t, title, kept).await;
                }
                row => code::show(t, title, (at, row)).await,
            }
        }
    }
}

/// What leads to this book: a pick of the first question.
pub(crate) fn pick_of(book: &Book) -> Option<u8> {
    crate::games::books().position(|other| other.id == book.id).map(|at| at as u8)
}

/// Hands out every roster that is kept for a game of the shelf.
#[inline(never)]
fn each_kept(host: &mut impl Host, see: &mut dyn FnMut(KeptName)) {
    let Some(rosters) = host.rosters() else { return };
    rosters.each(&mut |game, name| {
        let title = SHELF.iter().position(|title| title.rosters.game == game);
        if let (Some(title), Ok(name)) = (title, RosterName::try_from(name)) {
            see(KeptName { title: title as u8, name, bytes: None, result: false });
        }
    });
}

/// Lays open what is kept, so that it can be looked at before it is chosen.
#[inline(never)] // a whole roster, as bytes
fn open_kept(host: &mut impl Host, table: &FoyerTable) {
    for at in 0..table.look(|hall| hall.kept.len()) {
        let called = table.look(|hall| hall.kept[at].clone());
        let game = SHELF[usize::from(called.title)].rosters.game;
        let bytes = host.rosters().and_then(|rosters| rosters.read(game, &called.name));
        let rosters = &SHELF[usize::from(called.title)].rosters;
        if bytes.as_ref().is_some_and(|bytes| (rosters.result)(bytes, &mut |_| {})) {
            table.emit(FoyerEvent::HasResult(at as u8));
        }
        if let Some(Ok(bytes)) = bytes.map(|bytes| Vec::from_slice(&bytes)) {
            table.emit(FoyerEvent::Opened(at as u8, bytes));
        }
    }
}

/// The roster at this place of the foyer.
fn kept_at(host: &mut impl Host, at: u8) -> Option<KeptName> {
    let (mut next, mut found) = (0, None);
    each_kept(host, &mut |called| {
        found = found.take().or((next == at).then_some(called));
        next += 1;
    });
    found
}

/// Asks on, these picks behind us already, or all but the last where that is taken back; what was chosen, or why nobody
/// chose, and the picks until then.
pub(crate) async fn ask(host: &mut impl Host, picks: &mut Picks, back: bool) -> Result<Choice, Leave> {
    let table = Table::<Foyer>::empty(&());
    each_kept(host, &mut |called| table.emit(FoyerEvent::Kept(called)));
    open_kept(host, &table);
    code::open(host, picks, &table);
    let flow = pin!(Foyer::play(&table));
    let mut live = Runner::new(&table, (), flow, Foyer::play).expect("an empty tape fits all rules");
    for pick in picks.iter() {
        let live: &mut dyn Session = &mut live;
        // A roster that is gone since is picked anew.
        if live.say(&Answer::Pick(*pick), Source::Thumb).is_err() {
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
    if left == Leave::Picked { Ok(table.look(FoyerState::choice)) } else { Err(left) }
}

/// Forgets the roster at this place of the hall.
pub(crate) fn forget(host: &mut impl Host, at: u8) {
    let Some(called) = kept_at(host, at) else { return };
    let game = SHELF[usize::from(called.title)].rosters.game;
    let forgotten = host.rosters().map(|rosters| rosters.forget(game, &called.name));
    if let Some(forgotten) = forgotten {
        host.settled(forgotten);
    }
}

/// Rows, one under the other, for whoever is asked; the pick is written down.
fn choose<'t>(
    t: &'t FoyerTable,
    (id, asked): (&'static str, Asked),
    (title, note): (Words, Words),
    preset: u8,
    options: &mut dyn Iterator<Item = Opt>,
) -> impl Future<Output = u8> + use<'t> {
    let offer = Offer { preset: Preset::From(preset), ..Offer::ROWS };
    let picked = t.offer(Heading::new(id, asked, title, note), offer, &mut { options });
    async {
        let at = picked.await;
        t.emit(FoyerEvent::Picked(at));
        at
    }
}
