//! What can happen.

use umpire_engine::heapless::{String, Vec};
use umpire_engine::table::{
    Beat, Given, Happening, MAX_NAME, MAX_SEATS, PieceId, Revealed, Rolled, Seat, SeatSet, Show, TurnOrder, Words,
};

use crate::{Field, Stance, Vow};

/// Something that happens.
#[derive(Clone, Debug)]
pub enum Event {
    /// A player has a name.
    Named(Seat, String<MAX_NAME>),
    /// So many rounds are fought.
    Rounds(u8),
    /// Somebody vowed something, and nobody else knows what.
    Vowed(Seat, Vow),
    /// A round begins.
    Round(u8),
    /// Everybody's stance, and nobody's who has nobody left.
    Stances(SeatSet, Vec<Given, MAX_SEATS>),
    /// Who acts when follows from that.
    TurnOrder,
    /// These act now.
    Block(SeatSet),
    /// A company passed its order, or did not.
    Ordered(PieceId, Rolled),
    /// A company struck another.
    Struck(PieceId, PieceId, Rolled),
    /// What a company suffered in this block counts now.
    Settled(PieceId),
    /// Everybody knows the vow.
    Revealed,
    /// It is over.
    Over(Option<Seat>),
}

impl Event {
    /// Changes the field, and says what players are told.
    pub(crate) fn apply(self, field: &mut Field) -> Option<Happening> {
        match self {
            Event::Named(seat, name) => {
                field.sides[seat.index()].player = name;
                None
            }
            Event::Rounds(rounds) => {
                field.rounds = rounds;
                None
            }
            Event::Vowed(seat, vow) => {
                field.vow = Some((seat, vow));
                Some(Happening::line("vowed", Some(seat), None, Words::of("has sworn a vow")))
            }
            Event::Round(round) => {
                field.round = round;
                for company in &mut field.companies {
                    company.acted = false;
                    company.shaken = company.shaken.saturating_sub(1);
                }
                Some(shown("round", None, Words::with("Round {}", round), Show::Round(round)))
            }
            Event::Stances(seats, given) => Some(stances(field, seats, &given)),
            Event::TurnOrder => Some(turn_order(field)),
            Event::Block(block) => {
                field.block = block;
                (block.len() > 1).then(|| {
                    let reason = Words::of("Losses count at the end");
                    let beat = Beat { big: Words::of("TOGETHER"), reason, next: None };
                    shown("block", None, Words::with("{} sides act together", block.len()), Show::Beat(beat))
                })
            }
            Event::Ordered(piece, rolled) => Some(ordered(field, piece, rolled)),
            Event::Struck(piece, target, rolled) => Some(struck(field, piece, target, rolled)),
            Event::Settled(piece) => settled(field, piece),
            Event::Revealed => {
                let (seat, vow) = field.vow?;
                field.told = true;
                let numbers = [vow as i16].into_iter().collect();
                let revealed =
                    Revealed { seats: SeatSet::one(seat), numbers, names: &Vow::NAMES, ..Revealed::numbers([]) };
                let words = Words::with("had vowed: {}", Vow::NAMES[vow as usize]);
                Some(shown("vow", Some(seat), words, Show::Revealed(revealed)))
            }
            Event::Over(winner) => {
                (field.over, field.block) = (true, SeatSet::EMPTY);
                let words = Words::of(if winner.is_some() { "Most companies stand" } else { "As many stand" });
                Some(shown("over", winner, words, Show::Over(winner)))
            }
        }
    }
}

fn shown(id: &'static str, seat: Option<Seat>, words: Words, show: Show) -> Happening {
    Happening { id, seat, piece: None, by: None, words, change: 0, show }
}

fn stances(field: &mut Field, seats: SeatSet, given: &[Given]) -> Happening {
    let mut numbers = Vec::new();
    for (seat, at) in seats.iter().zip(given) {
        field.sides[seat.index()].stance = Stance::ALL[*at as usize];
        numbers.push(*at as i16).expect("there are no more sides than seats");
    }
    let revealed = Revealed { seats, numbers, names: &Stance::NAMES, ..Revealed::numbers([]) };
    shown("stances", None, Words::of("Stances"), Show::Revealed(revealed))
}

/// Who chose alike acts at the same time; each with as many companies as it has left.
fn turn_order(field: &Field) -> Happening {
    let blocks = Stance::ALL.map(|stance| field.with_stance(stance)).into_iter().filter(|block| !block.is_empty());
    let mut numbers = [0; MAX_SEATS];
    field.seats().iter().for_each(|seat| numbers[seat.index()] = field.left(seat) as i8);
    let order = TurnOrder { blocks: blocks.collect(), numbers, last: "" };
    shown("turn-order", None, Words::of("Who acts when"), Show::Order(order))
}

/// Too few, and 4 or less shakes it.
fn ordered(field: &mut Field, piece: PieceId, rolled: Rolled) -> Happening {
    let company = field.company_mut(piece);
    company.acted = true;
    if rolled.hits == 0 && !rolled.faces.is_empty() && rolled.total() <= 4 {
        company.shaken = 2;
    }
    let words = Words::with(if rolled.hits > 0 { "{} obey" } else { "{} do not obey" }, piece);
    let (seat, show) = (company.seat, Show::Rolled(rolled));
    Happening { id: "order", seat: Some(seat), piece: Some(piece), by: None, words, change: 0, show }
}

fn struck(field: &mut Field, piece: PieceId, target: PieceId, rolled: Rolled) -> Happening {
    let suffers = &mut field.company_mut(target).pending;
    *suffers = suffers.saturating_add(rolled.hits);
    let seat = field.company(piece).seat;
    let words = Words::with2("{} hits on {}", rolled.hits, target);
    Happening {
        id: "hits",
        seat: Some(seat),
        piece: Some(target),
        by: None,
        words,
        change: 0,
        show: Show::Rolled(rolled),
    }
}

fn settled(field: &mut Field, piece: PieceId) -> Option<Happening> {
    let company = field.company_mut(piece);
    let suffers = core::mem::take(&mut company.pending);
    if suffers == 0 || !company.stands() {
        return None;
    }
    company.stress = company.stress.saturating_add(suffers).min(company.endurance() + 1);
    let (seat, gone) = (company.seat, !company.stands());
    let (id, words) = if gone { ("gone", "{} are gone") } else { ("stress", "{} suffer") };
    let show = if gone { Show::Removed } else { Show::Line };
    Some(Happening {
        id,
        seat: Some(seat),
        piece: Some(piece),
        by: None,
        words: Words::with(words, piece),
        change: 0,
        show,
    })
}
