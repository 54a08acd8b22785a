//! The table page: everything that can be done, one press away.

use umpire_engine::heapless::Vec;
use umpire_engine::table::{Icon, Layout, Offer, Opt, Other, Preset, Seat, Words, rows};

use crate::flow::{ALONE, bids, counters, dice, head, lots, numbered, seat_row, setup, trackers, turns};
use crate::scene::given;
use crate::{Event, Table, Tabletop, icons};

/// A row of the table page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TableRow {
    Next,
    Counter(u8),
    Roll,
    Dice,
    Tracker(u8),
    Bid,
    Lots,
    Setup,
    End,
}

/// More rows than there ever are.
const ROWS: usize = 20;

/// Every row there is now.
fn table_rows(s: &Tabletop) -> Vec<TableRow, ROWS> {
    let counters = (0..s.counters.len() as u8).map(TableRow::Counter);
    let trackers = (0..s.trackers.len() as u8).map(TableRow::Tracker);
    let last = [TableRow::Bid, TableRow::Lots, TableRow::Setup, TableRow::End];
    [TableRow::Next]
        .into_iter()
        .chain(counters)
        .chain([TableRow::Roll, TableRow::Dice])
        .chain(trackers)
        .chain(last)
        .collect()
}

fn option(s: &Tabletop, row: TableRow) -> Opt {
    match row {
        TableRow::Next => {
            let (at, begins) = s.next();
            let seat = s.order[usize::from(at)];
            let label = match (begins, s.sides()) {
                (true, 1) => Words::with("Round {}", s.round.saturating_add(1)),
                (true, _) => Words::with2("Round {}: {}", s.round.saturating_add(1), seat),
                (false, _) => Words::with("Next: {}", seat),
            };
            Opt::new("next", label).icon(Icon::PASS)
        }
        TableRow::Counter(at) => {
            let label = Words::with("{}", given::counter(at));
            Opt::new(numbered("counter", at), label).icon(icons::COUNTER)
        }
        TableRow::Roll => Opt::new("roll", Words::with("Roll {}", given::DICE)).icon(Icon::D6),
        TableRow::Dice => Opt::new("dice", "Other dice").icon(Icon::D20).gist("Which, how many, against what"),
        TableRow::Tracker(at) => {
            let label = Words::with2("{} {}", given::tracker(at), s.trackers[usize::from(at)].now);
            Opt::new(numbered("tracker", at), label).icon(icons::TRACKER)
        }
        TableRow::Bid => Opt::new("bid", "Secret bids").icon(icons::BID).off((s.sides() < 2).then_some(&ALONE)),
        TableRow::Lots => Opt::new("lots", "Lots and coins").icon(icons::LOTS).gist("Who begins, in which order"),
        TableRow::Setup => Opt::new("setup", "Set up").icon(icons::SETUP).gist("Counters, names, clock"),
        TableRow::End => Opt::new("end", "End the game").icon(icons::END),
    }
}

/// A whole game: from the first thing that is done to the last.
pub(crate) async fn play(t: &Table) {
    loop {
        let Some(at) = ask_table(t).await else { continue };
        let row = t.look(|s| table_rows(s)[usize::from(at)]);
        if row != TableRow::Setup && !t.look(|s| s.begun) {
            t.emit(Event::Begun);
        }
        match row {
            TableRow::Next => turns::next(t).await,
            TableRow::Counter(at) => counters::change(t, at).await,
            TableRow::Roll => dice::roll(t).await,
            TableRow::Dice => dice::tray(t).await,
            TableRow::Tracker(at) => trackers::change(t, at).await,
            TableRow::Bid => bids::bid(t).await,
            TableRow::Lots => lots::draw(t).await,
            TableRow::Setup => setup::setup(t).await,
            TableRow::End => {
                let winner = end(t).await;
                return t.emit(Event::Over(winner));
            }
        }
    }
}

/// Until something is done but to set up it has another id: those answers a rematch takes over.
#[inline(never)]
fn ask_table(t: &Table) -> impl Future<Output = Option<u8>> {
    let id = if t.look(|s| s.begun) { "table" } else { "start" };
    let head = head(t, id, "Your turn", "").renewed().timed(t.look(|s| s.clock));
    t.look(|s| {
        let all = table_rows(s);
        let roll = all.iter().position(|row| *row == TableRow::Roll).unwrap_or(0) as u8;
        let offer = Offer { layout: Layout::Rows, preset: Preset::At(0), other: Other::At(roll) };
        t.offer_anew(head, offer, &mut rows(all.iter(), |row| option(s, *row)))
    })
}

/// Who has won; none where nobody has. The cursor is on whoever leads.
async fn end(t: &Table) -> Option<Seat> {
    let (sides, ahead) = t.look(|s| (s.sides(), s.ahead()));
    let offer = Offer { preset: Preset::At(ahead.map_or(sides, |seat| seat.0)), ..Offer::ROWS };
    let row = |at| if at < sides { seat_row(Seat(at)) } else { Opt::new("nobody", "Nobody") };
    let picked = t.offer(head(t, "winner", "Who has won?", ""), offer, &mut rows(0..=sides, row)).await;
    (picked < sides).then_some(Seat(picked))
}
