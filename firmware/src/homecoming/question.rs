//! The one question after a game: what becomes of a roster that the game has changed.

use umpire_engine::prose;
use umpire_engine::table::{
    Arg, Asked, Game, Happening, Heading, Help, Layout, Off, Offer, Opt, OptionKey, Other, Preset, Role, Table, Words,
};

use super::visit::{KeptSince, Visit};

/// The way back from a game, as a game of one question.
pub(super) struct Homecoming;

/// What can happen there.
#[expect(clippy::large_enum_variant, reason = "it happens once, and there is no heap to box on")]
pub(super) enum HomeEvent {
    /// Somebody is to be asked about this one.
    Arrived(Visit),
    /// This was picked.
    Picked(u8),
}

/// The rows: leave the one that is kept, put this one in its place, keep both. The last, to decide later, does nothing.
pub(super) const LEAVE: u8 = 0;
pub(super) const TAKE: u8 = 1;
pub(super) const BOTH: u8 = 2;
pub(super) const LATER: u8 = 3;

static CHANGED: Off = Off { short: "changed", full: "It was changed meanwhile" };
static GONE: Off = Off { short: "not kept", full: "It is not kept any more" };
static TWIN: Off = Off { short: "is kept", full: "It is kept under that name" };
static FULL: Off = Off { short: "no room", full: "Delete a roster first" };
static NAMELESS: Off = Off { short: "no name", full: "It takes no other name" };

impl Game for Homecoming {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Homecoming;
    type Opening = ();
    type State = Visit;
    type Event = HomeEvent;

    fn open((): &()) -> Visit {
        Visit::default()
    }

    /// Who is asked about what stays.
    fn reopen(visit: &mut Visit, (): &()) {
        visit.picked = None;
    }

    fn apply(visit: &mut Visit, event: HomeEvent) -> Option<Happening> {
        match event {
            HomeEvent::Arrived(arrived) => *visit = arrived,
            HomeEvent::Picked(at) => visit.picked = Some(at),
        }
        None
    }

    fn help(_question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        row.is_none().then_some(&HOME)
    }

    async fn play(t: &Table<Homecoming>) {
        let picked = ask(t).await;
        t.emit(HomeEvent::Picked(picked));
    }
}

fn ask(t: &Table<Homecoming>) -> impl Future<Output = u8> + use<'_> {
    let (asked, since, (full, of_campaign), no_place) = t.look(|visit| {
        let no_place = match visit {
            Visit { twin: true, .. } => Some(&TWIN),
            Visit { full: true, .. } => Some(&FULL),
            visit => visit.beside.is_empty().then_some(&NAMELESS),
        };
        (Asked::Seat(visit.seat()), visit.since, (visit.full, visit.of_campaign()), no_place)
    });
    let (note, leave, both, off) = match since {
        KeptSince::Same if of_campaign => ("comes home", "Forget this game", "Both: {}", None),
        KeptSince::Same => ("comes home", "Leave it as it was", "Both: {}", None),
        KeptSince::Changed => ("comes home", "Let it go", "Keep as {}", Some(&CHANGED)),
        KeptSince::Gone => ("comes home", "Let it go", "Keep as {}", Some(&GONE)),
    };
    let take = if of_campaign { "Write it down" } else { "Keep what is left" };
    let row = |id, label: Words| Opt::new(id, label).help(&Help::OF_SCENE);
    let rows = [
        row("leave", Words::of(leave)),
        row("take", Words::of(take)).off(off),
        row("both", Words::with(both, Arg::Given(1))).off(no_place),
        row("later", Words::of("Decide later")),
    ];
    // What nobody can keep now can wait until there is room; and so can what counts in a campaign.
    let count = if full || of_campaign { rows.len() } else { rows.len() - 1 };
    // A key too many changes nothing that is kept, and lets nothing go that is kept nowhere else: no result, either.
    let preset = Preset::From(match since {
        KeptSince::Same if of_campaign => TAKE,
        KeptSince::Same => LEAVE,
        _ => BOTH,
    });
    let offer = Offer { layout: Layout::Told, preset, other: Other::Nothing };
    let head = Heading::new("home", asked, Words::with("{}", Arg::Given(0)), note);
    t.offer(head, offer, &mut rows.into_iter().take(count))
}

static HOME: Help = Help {
    title: "After the game",
    chip: "",
    text: prose!(
        "A game has changed this roster. Leave it as it was; or keep what is left in its place; or keep both, the new one under another name. Until you choose nothing changes, and if the power goes you are asked again. B leaves it as it was. One of a campaign is written down unless you say otherwise, and after B you are asked again."
    ),
    page: "",
};
