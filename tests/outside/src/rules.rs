//! The rules, from the first question to the last.

use umpire_engine::table::{
    Asked, Diagram, Heading, Instruction, MAX_NAME, MAX_SEATS, Name, Number, Offer, Opt, PieceId, Reveal, Seat,
    SeatSet, Words,
};

use crate::{Event, Stance, Table, Vow, board, fight, help, icons};

/// Orders a side gives in its block.
const ORDERS: u8 = 2;
/// What a vow that was kept is worth.
const KEPT: u8 = 3;

/// A whole fray.
pub(crate) async fn fray(t: &Table) {
    sit_down(t).await;
    let rounds = t.number(Heading::new("rounds", Asked::Anyone, "How many rounds?", ""), ROUNDS).await;
    t.emit(Event::Rounds(rounds as u8));
    vow(t).await;
    deploy(t).await;
    let mut round = 0;
    // The players may have put the round right.
    while !is_decided(t) && t.look(|field| field.round.max(round) < field.rounds) {
        round = t.look(|field| field.round) + 1;
        t.emit(Event::Round(round));
        stances(t).await;
        for stance in Stance::ALL {
            block(t, stance).await;
        }
    }
    end(t).await;
}

const ROUNDS: Number = Number { min: 1, max: 6, step: 1, preset: 3, unit: "rounds", least: "" };

fn is_decided(t: &Table) -> bool {
    t.look(|field| field.alive().len() < 2)
}

/// Names, for those who want any.
async fn sit_down(t: &Table) {
    let mut rows = [Opt::new("colours", "Colours will do"), Opt::new("names", "Give names")].into_iter();
    let head = Heading::new("names", Asked::Anyone, "Who plays?", "");
    if t.offer(head, Offer::ROWS, &mut rows).await == 0 {
        return;
    }
    for seat in Seat::first(t.look(|field| field.sides.len() as u8)) {
        let name = Name { max: 10, suggestions: &NAMES[seat.index()..] };
        let given = t.name(Heading::new("name", Asked::Seat(seat), "Your name", ""), name).await;
        t.emit(Event::Named(seat, given));
    }
}

/// Names to start from: another one for each seat.
static NAMES: [&str; MAX_SEATS] = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"];

const _: () = assert!(MAX_NAME >= 10, "a name fits where it is kept");

/// Whoever brought the fewest keeps a vow, and nobody learns which before the end.
async fn vow(t: &Table) {
    let seat = t.look(|field| field.keeper());
    let head = Heading::new("vow", Asked::Seat(seat), "Your vow", "").help(&help::VOW);
    let gists = ["Half of yours stand at the end", "A foe has nobody left", "You stand in the middle"];
    let given = t.secret(head, Reveal::AtEnd, &mut |secret| {
        let rows = (0..).zip(Vow::NAMES).zip(gists);
        let row = |((at, name), gist): ((u8, &'static str), _)| {
            Opt::new(["spare", "ruin", "hold"][usize::from(at)], name).icon(icons::EYE).gist(gist).help(&help::VOW)
        };
        secret.ask_option([seat], rows.map(row));
    });
    let at = given.await[0];
    t.emit(Event::Vowed(seat, Vow::ALL[at as usize]));
}

async fn deploy(t: &Table) {
    let seats = t.look(|field| field.sides.len());
    let mut owners = [Seat::RED; MAX_SEATS];
    Seat::first(seats as u8).for_each(|seat| owners[seat.index()] = seat);
    let text = Words::of("Each side in its zone");
    let tell = Instruction {
        text,
        piece: None,
        by: None,
        reach: None,
        picture: Diagram::Map(board::of(seats), owners),
        placement: None,
    };
    t.instruct(Heading::new("deploy", Asked::Anyone, "Deploy", "120 paces"), tell).await;
}

/// Everybody who has somebody left chooses, unseen; then all of it is shown.
async fn stances(t: &Table) {
    t.emit(Event::Block(SeatSet::EMPTY));
    let seats = t.look(|field| field.alive());
    let head = Heading::new("stance", Asked::Seats(seats), "Your stance", "").help(&help::STANCE);
    let given = t.secret(head, Reveal::Together, &mut |secret| {
        let rows = [
            Opt::new("press", "Press").gist("You act first, orders +1").help(&help::PRESS),
            Opt::new("weave", "Weave").gist("You act second").help(&help::WEAVE),
            Opt::new("hold", "Hold").gist("You act last, harder to hit").help(&help::HOLD),
        ];
        secret.ask_option(seats.iter(), rows);
    });
    let given = given.await;
    t.emit(Event::Stances(seats, given));
    t.emit(Event::TurnOrder);
}

/// All who chose alike act at the same time: losses count when the last of them is done.
async fn block(t: &Table, stance: Stance) {
    let seats = t.look(|field| field.with_stance(stance));
    if seats.is_empty() || is_decided(t) {
        return;
    }
    t.emit(Event::Block(seats));
    for seat in seats.iter() {
        let mut orders = 0;
        while orders < ORDERS && t.look(|field| field.may_order(seat)) {
            match company(t, seat, orders).await {
                Order::Pass => break,
                Order::Renewed => {}
                Order::Of(piece) => {
                    orders += 1;
                    fight::act(t, piece).await;
                }
            }
        }
    }
    for piece in 0..t.look(|field| field.companies.len()) as u8 {
        t.emit(Event::Settled(PieceId(piece)));
    }
    t.emit(Event::Block(SeatSet::EMPTY));
}

/// What a side does next.
enum Order {
    Pass,
    Of(PieceId),
    /// The players put something right: it is asked again.
    Renewed,
}

async fn company(t: &Table, seat: Seat, orders: u8) -> Order {
    match ask_company(t, seat, orders).await {
        None => Order::Renewed,
        Some(at) => {
            let piece = t.look(|field| field.standing(seat).nth(at.into()));
            piece.map_or(Order::Pass, Order::Of)
        }
    }
}

#[inline(never)]
fn ask_company(t: &Table, seat: Seat, orders: u8) -> impl Future<Output = Option<u8>> {
    let note = Words::with2("order {} of {}", orders + 1, ORDERS);
    let head = Heading::new("company", Asked::Seat(seat), "Order whom?", note).help(&help::COMPANY).renewed();
    t.look(|field| {
        let row = |piece| {
            let company = field.company(piece);
            Opt::new(piece, piece).icon(company.kind.line().icon).off(company.idle())
        };
        let pass = Opt::new("pass", "Pass").gist("Nobody of yours acts now");
        fight::grid(t, head, &mut field.standing(seat).map(row).chain([pass]))
    })
}

/// The vow is told; who has most left wins.
async fn end(t: &Table) {
    t.emit(Event::Block(SeatSet::EMPTY));
    t.emit(Event::Revealed);
    let kept = match t.look(|field| field.vow) {
        Some((seat, Vow::Hold)) if t.look(|field| field.left(seat) > 0) => {
            let mut rows = [Opt::new("yes", "Yes"), Opt::new("no", "No")].into_iter();
            let head = Heading::new("holds", Asked::Anyone, "In the middle?", Words::with("{}", seat)).help(&help::VOW);
            (t.offer(head, Offer::ROWS, &mut rows).await == 0).then_some(seat)
        }
        Some((seat, vow)) => t.look(|field| field.is_kept(seat, vow)).then_some(seat),
        None => None,
    };
    let score = |seat: Seat| t.look(|field| field.left(seat)) + if kept == Some(seat) { KEPT } else { 0 };
    let most = t.look(|field| field.seats()).iter().map(score).max().unwrap_or(0);
    let best: SeatSet = t.look(|field| field.seats()).iter().filter(|seat| score(*seat) == most).collect();
    t.emit(Event::Over(best.only()));
}
