//! What can be set up, before the game or in the middle of it.

use umpire_engine::heapless::Vec;
use umpire_engine::table::{Icon, Name, Number, Off, Offer, Opt, Words, ask, rows};

use crate::flow::counters::counted;
use crate::flow::names::names;
use crate::flow::{ALONE, head, numbered, side};
use crate::label::{self, LETTERS, Label};
use crate::scene::given;
use crate::{Event, MAX_COUNTERS, MAX_TRACKERS, Table, Tabletop, icons};

/// A row of the page.
#[derive(Clone, Copy)]
enum SetupRow {
    Done,
    Counter(u8),
    AddCounter,
    Tracker(u8),
    AddTracker,
    Names,
    Clock,
    Begins,
}

static FULL: Off = Off { short: "no room", full: "There is no room for more" };
static LAST: Off = Off { short: "the last", full: "One counter has to stay" };

fn setup_rows(s: &Tabletop) -> Vec<SetupRow, 20> {
    let counters = (0..s.counters.len() as u8).map(SetupRow::Counter);
    let trackers = (0..s.trackers.len() as u8).map(SetupRow::Tracker);
    let last = [SetupRow::AddTracker, SetupRow::Names, SetupRow::Clock, SetupRow::Begins];
    [SetupRow::Done].into_iter().chain(counters).chain([SetupRow::AddCounter]).chain(trackers).chain(last).collect()
}

fn option(s: &Tabletop, row: SetupRow) -> Opt {
    match row {
        SetupRow::Done => Opt::new("done", "Back to the table").icon(Icon::PASS),
        SetupRow::Counter(at) => {
            let label = Words::with2("{} from {}", given::counter(at), s.counters[usize::from(at)].start);
            Opt::new(numbered("counter", at), label).icon(icons::COUNTER)
        }
        SetupRow::AddCounter => {
            let full = (s.counters.len() == MAX_COUNTERS).then_some(&FULL);
            Opt::new("add-counter", "Add a counter").gist("Each side has one of its own").off(full)
        }
        SetupRow::Tracker(at) => {
            Opt::new(numbered("tracker", at), Words::with("{}", given::tracker(at))).icon(icons::TRACKER)
        }
        SetupRow::AddTracker => {
            let full = (s.trackers.len() == MAX_TRACKERS).then_some(&FULL);
            Opt::new("add-tracker", "Add a tracker").gist("One number for all").off(full)
        }
        SetupRow::Names => Opt::new("names", "Names"),
        SetupRow::Clock => Opt::new(
            "clock",
            match (s.clock, s.limit) {
                (false, _) => Words::of("Clock: off"),
                (true, 0) => Words::of("Clock: on"),
                (true, limit) => Words::with("Clock: {} min a side", limit),
            },
        ),
        SetupRow::Begins => Opt::new("begins", "Who begins").off((s.sides() < 2).then_some(&ALONE)),
    }
}

/// Row after row, until the players want back.
pub(crate) async fn setup(t: &Table) {
    loop {
        let at = ask_setup(t).await;
        match t.look(|s| setup_rows(s)[usize::from(at)]) {
            SetupRow::Done => return,
            SetupRow::Counter(at) => counter(t, at).await,
            SetupRow::AddCounter => {
                let label = name(t, ("counter-name", "New counter"), &label::COUNTERS).await;
                let start = t.number(head(t, "counter-start", "Starts at", ""), counted(0)).await;
                t.emit(Event::CounterAdded(label, start));
            }
            SetupRow::Tracker(at) => tracker(t, at).await,
            SetupRow::AddTracker => {
                let label = name(t, ("tracker-name", "New tracker"), &label::TRACKERS).await;
                let start = t.number(head(t, "tracker-start", "Starts at", ""), counted(0)).await;
                t.emit(Event::TrackerAdded(label, start));
            }
            SetupRow::Names => names(t).await,
            SetupRow::Clock => clock(t).await,
            SetupRow::Begins => {
                let seat = side(t, head(t, "begins", "Who begins?", ""), t.look(|s| s.active())).await;
                t.emit(Event::First(seat, false));
            }
        }
    }
}

#[inline(never)]
fn ask_setup(t: &Table) -> impl Future<Output = u8> + use<'_> {
    let head = head(t, "setup", "Set up", "");
    t.look(|s| {
        let all = setup_rows(s);
        t.offer(head, Offer::ROWS, &mut rows(all.iter(), |row| option(s, *row)))
    })
}

fn name(
    t: &Table,
    (id, title): (&'static str, &'static str),
    suggestions: &'static [&'static str],
) -> impl Future<Output = Label> {
    t.name(head(t, id, title, ""), Name { max: LETTERS, suggestions })
}

/// A counter that is there: its name, where all start, or away with it.
async fn counter(t: &Table, at: u8) {
    let only = t.look(|s| s.counters.len() == 1);
    let row = |row: u8| match row {
        0 => Opt::new("name", "Another name"),
        1 => Opt::new("start", "All start at ...").gist("Every side gets this now"),
        _ => Opt::new("remove", "Remove it").off(only.then_some(&LAST)),
    };
    let heading = head(t, "counter-setup", Words::with("{}", given::counter(at)), "");
    match t.offer(heading, Offer::ROWS, &mut rows(0..3, row)).await {
        0 => {
            let label = name(t, ("counter-name", "Its name"), &label::COUNTERS).await;
            t.emit(Event::CounterNamed(at, label));
        }
        1 => {
            let start = t.look(|s| s.counters[usize::from(at)].start);
            let start = t.number(head(t, "counter-start", "Starts at", ""), counted(start)).await;
            t.emit(Event::CounterStarts(at, start));
        }
        _ => t.emit(Event::CounterRemoved(at)),
    }
}

/// A tracker that is there.
async fn tracker(t: &Table, at: u8) {
    let row = |row: u8| match row {
        0 => Opt::new("name", "Another name"),
        _ => Opt::new("remove", "Remove it"),
    };
    let heading = head(t, "tracker-setup", Words::with("{}", given::tracker(at)), "");
    if t.offer(heading, Offer::ROWS, &mut rows(0..2, row)).await == 0 {
        let label = name(t, ("tracker-name", "Its name"), &label::TRACKERS).await;
        t.emit(Event::TrackerNamed(at, label));
    } else {
        t.emit(Event::TrackerRemoved(at));
    }
}

/// Off, on, or on with an end.
async fn clock(t: &Table) {
    let rows = [
        Opt::new("off", "Off"),
        Opt::new("on", "On").gist("Time used, and no end"),
        Opt::new("limit", "With a limit").gist("5 to 60 minutes a side"),
    ];
    match ask::choose(t, head(t, "clock", "Clock", ""), rows).await {
        0 => t.emit(Event::Clock(false, 0)),
        1 => t.emit(Event::Clock(true, 0)),
        _ => {
            let preset = t.look(|s| s.limit).max(30);
            let number = Number { min: 5, max: 60, step: 5, preset: preset.into(), unit: "minutes a side", least: "" };
            let limit = t.number(head(t, "limit", "Time of a side", ""), number).await;
            t.emit(Event::Clock(true, limit as u8));
        }
    }
}
