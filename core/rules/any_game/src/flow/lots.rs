//! Lots: who begins, any one side, the order of all, a coin.

use umpire_engine::dice::{Die, Faces, Pool, Score};
use umpire_engine::heapless::Vec;
use umpire_engine::table::{Asked, Heading, MAX_SEATS, Offer, Opt, Roll, Seat, ask, rows};

use crate::flow::{ALONE, head};
use crate::{Event, Table, icons};

/// What scripts and players call each lot.
static LOTS: [(&str, &str, &str); 4] = [
    ("coin", "A coin", "Heads or tails"),
    ("first", "Who begins", "The turn goes to them at once"),
    ("side", "One side", "For whatever you draw it"),
    ("order", "Order of all", "In this order you take turns"),
];
const COIN: u8 = 0;
const FIRST: u8 = 1;
const SIDE: u8 = 2;

/// Draws one of them.
pub(crate) async fn draw(t: &Table) {
    let sides = t.look(|s| s.sides());
    let row = |at: u8| {
        let (id, label, gist) = LOTS[usize::from(at)];
        Opt::new(id, label).icon(icons::LOTS).gist(gist).off((at != COIN && sides < 2).then_some(&ALONE))
    };
    match t.offer(head(t, "lots", "Draw what?", ""), Offer::ROWS, &mut rows(0..4, row)).await {
        COIN => {
            let face = one(t, "coin", Die::D6).await;
            t.emit(Event::Coin(face > 3));
        }
        FIRST => {
            let seat = any_side(t, sides).await;
            t.emit(Event::First(seat, true));
        }
        SIDE => {
            let seat = any_side(t, sides).await;
            t.emit(Event::Drawn(seat));
        }
        _ => order(t, sides).await,
    }
}

/// The faces of some dice that everybody watches.
async fn thrown(t: &Table, id: &'static str, pool: Pool) -> Faces {
    let head = Heading::new(id, Asked::Anyone, "Lots", "");
    ask::faces(t.roll(head, Roll::new("Lots", pool, Score::Read)).await)
}

async fn one(t: &Table, id: &'static str, die: Die) -> u8 {
    thrown(t, id, Pool { count: 1, die }).await.first().copied().unwrap_or(1)
}

/// A die that all sides have as many faces of.
async fn any_side(t: &Table, sides: u8) -> Seat {
    let die = match sides {
        4 => Die::D4,
        5 => Die::D10,
        _ => Die::D6,
    };
    let face = one(t, "lot", die).await;
    Seat((face - 1) % sides)
}

/// A die each, the highest first; who shows the same as another makes all throw again.
async fn order(t: &Table, sides: u8) {
    loop {
        let faces = thrown(t, "order", Pool { count: sides, die: Die::D100 }).await;
        let mut order: Vec<Seat, MAX_SEATS> = Seat::first(sides).collect();
        let face = |seat: Seat| faces.get(seat.index()).copied().unwrap_or(0);
        order.sort_unstable_by_key(|seat| core::cmp::Reverse(face(*seat)));
        if order.windows(2).any(|two| face(two[0]) == face(two[1])) {
            continue;
        }
        let mut numbers = [0; MAX_SEATS];
        Seat::first(sides).for_each(|seat| numbers[seat.index()] = face(seat) as i8);
        return t.emit(Event::Ordered(order, numbers));
    }
}
