//! What lies on the table.

use umpire_engine::heapless::{String, Vec};
use umpire_engine::table::{MAX_NAME, MAX_ROSTER_NAME, MAX_SEATS, PieceId, Roster, Seat, SeatSet, Sides};

use crate::host::MOST;
use crate::{Company, CompanyKind, WarHost};

/// The most companies of all sides together.
pub(crate) const MAX_COMPANIES: usize = 96;

/// How a side means to fight in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "each is explained where players read it")]
pub enum Stance {
    Press,
    #[default]
    Weave,
    Hold,
}

impl Stance {
    /// In the order they act.
    pub const ALL: [Stance; 3] = [Stance::Press, Stance::Weave, Stance::Hold];
    /// What players call them.
    pub(crate) const NAMES: [&str; 3] = ["Press", "Weave", "Hold"];
}

/// What one side fights for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vow {
    /// Half of its companies stand at the end.
    Spare,
    /// A foe has nobody left.
    Ruin,
    /// It stands in the middle at the end.
    Hold,
}

impl Vow {
    /// Every vow.
    pub const ALL: [Vow; 3] = [Vow::Spare, Vow::Ruin, Vow::Hold];
    /// What players call them.
    pub(crate) const NAMES: [&str; 3] = ["Spare them", "Ruin one", "Hold it"];
}

/// A side.
#[derive(Clone, Debug, Default)]
pub struct FraySide {
    /// What its player is called; empty where the colour will do.
    pub player: String<MAX_NAME>,
    /// What its host is called.
    pub host: String<MAX_ROSTER_NAME>,
    /// Its stance in this round.
    pub stance: Stance,
    /// How many companies it brought.
    pub brought: u8,
}

/// The field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Who fights.
    pub sides: Vec<FraySide, MAX_SEATS>,
    /// Every company, side by side.
    pub companies: Vec<Company, MAX_COMPANIES>,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Who acts now, all at the same time.
    pub block: SeatSet,
    /// What somebody vowed.
    pub vow: Option<(Seat, Vow)>,
    /// Whether everybody knows it.
    pub told: bool,
    /// Whether it is over.
    pub over: bool,
}

impl Field {
    /// Everybody takes the field: 40 companies a side, and fewer where many fight, 96 in all.
    pub(crate) fn muster(sides: &Sides<WarHost>) -> Self {
        let room = MOST.min(MAX_COMPANIES as u8 / sides.count().max(1));
        let mut field = Field {
            sides: Vec::new(),
            companies: Vec::new(),
            round: 0,
            rounds: 4,
            block: SeatSet::EMPTY,
            vow: None,
            told: false,
            over: false,
        };
        for (seat, host) in Seat::first(sides.count()).zip(&sides.0) {
            let name = String::try_from(host.name()).unwrap_or_default();
            let brought = host.companies().min(room);
            let side = FraySide { host: name, brought, ..FraySide::default() };
            field.sides.push(side).expect("there are no more sides than seats");
            let mut numbers = [0; CompanyKind::ALL.len()];
            let each = host.entries.iter().flat_map(|entry| (0..entry.count).map(move |_| entry));
            for entry in each.take(room.into()) {
                let number = &mut numbers[entry.kind as usize];
                *number += 1;
                let company = Company::new(seat, entry.kind, *number, entry.wing);
                field.companies.push(company).expect("each side has its share of the room");
            }
        }
        field
    }

    /// Every seat.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.sides.len() as u8)
    }

    /// A company.
    pub fn company(&self, piece: PieceId) -> &Company {
        &self.companies[usize::from(piece.0)]
    }

    pub(crate) fn company_mut(&mut self, piece: PieceId) -> &mut Company {
        &mut self.companies[usize::from(piece.0)]
    }

    /// The companies of a side that stand, in their order.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        let stands = move |(_, company): &(u8, &Company)| company.seat == seat && company.stands();
        (0..).zip(&self.companies).filter(stands).map(|(id, _)| PieceId(id))
    }

    /// How many of a side stand.
    pub fn left(&self, seat: Seat) -> u8 {
        self.standing(seat).count() as u8
    }

    /// The sides that have somebody left.
    pub fn alive(&self) -> SeatSet {
        self.seats().iter().filter(|seat| self.left(*seat) > 0).collect()
    }

    /// The sides that have somebody left and chose this.
    pub(crate) fn with_stance(&self, stance: Stance) -> SeatSet {
        self.alive().iter().filter(|seat| self.sides[seat.index()].stance == stance).collect()
    }

    /// Who swears: the side with the fewest companies, of several the last.
    pub(crate) fn keeper(&self) -> Seat {
        let few = self.sides.iter().map(|side| side.brought).min().unwrap_or(0);
        let last = self.sides.iter().rposition(|side| side.brought == few);
        Seat(last.unwrap_or(0) as u8)
    }

    /// Whether the vow is kept, as far as it can be seen from here.
    pub(crate) fn is_kept(&self, seat: Seat, vow: Vow) -> bool {
        match vow {
            Vow::Spare => 2 * self.left(seat) >= self.sides[seat.index()].brought,
            Vow::Ruin => self.seats().without(seat).iter().any(|foe| self.left(foe) == 0),
            Vow::Hold => false,
        }
    }

    /// Whether a side has somebody to order.
    pub(crate) fn may_order(&self, seat: Seat) -> bool {
        self.standing(seat).any(|piece| self.company(piece).idle().is_none())
    }
}
