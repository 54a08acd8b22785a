//! Companies: the kinds there are, with their numbers, and one as it stands on the table.

use umpire_engine::table::{Icon, Off, Seat};

use crate::icons;

/// A kind of company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for who fights in it")]
pub enum CompanyKind {
    Spears,
    Bows,
    Riders,
    Beasts,
}

/// What the book prints of a kind.
pub(crate) struct KindRow {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) icon: Icon,
    /// Init, Mov, Rch, Att, Imp, Sht, Rng, Def, Mor, End, Act, Grp: halves of a centimetre where they are distances.
    pub(crate) numbers: [i16; 12],
}

/// What the numbers are called.
pub(crate) const NUMBERS: [&str; 12] =
    ["Init", "Mov", "Rch", "Att", "Imp", "Sht", "Rng", "Def", "Mor", "End", "Act", "Grp"];

const SPEARS: KindRow =
    KindRow { id: "spears", name: "Spears", icon: icons::SPEAR, numbers: [5, 15, 4, 8, 2, 0, 0, 6, 7, 8, 2, 4] };
const BOWS: KindRow =
    KindRow { id: "bows", name: "Bows", icon: icons::BOW, numbers: [6, 15, 2, 5, 1, 7, 48, 5, 6, 6, 2, 4] };
const RIDERS: KindRow =
    KindRow { id: "riders", name: "Riders", icon: icons::HORSESHOE, numbers: [7, 25, 3, 14, 6, 0, 0, 7, 7, 6, 3, 2] };
const BEASTS: KindRow =
    KindRow { id: "beasts", name: "Beasts", icon: icons::CLAW, numbers: [4, 20, 5, 16, 4, 0, 0, 8, 5, 10, 1, 1] };

impl CompanyKind {
    /// Every kind.
    pub const ALL: [CompanyKind; 4] =
        [CompanyKind::Spears, CompanyKind::Bows, CompanyKind::Riders, CompanyKind::Beasts];

    pub(crate) const fn line(self) -> &'static KindRow {
        match self {
            CompanyKind::Spears => &SPEARS,
            CompanyKind::Bows => &BOWS,
            CompanyKind::Riders => &RIDERS,
            CompanyKind::Beasts => &BEASTS,
        }
    }

    /// One of its numbers, by its name.
    pub(crate) fn number(self, name: &str) -> i16 {
        NUMBERS.iter().zip(self.line().numbers).find(|(known, _)| **known == name).map_or(0, |(_, number)| number)
    }
}

/// A company on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: CompanyKind,
    /// Its number among those of its kind on its side, from 1.
    pub number: u8,
    /// The wing it belongs to, from 0.
    pub wing: u8,
    /// What it has borne so far; more than its endurance, and it is gone.
    pub stress: u8,
    /// Whether it has acted in this round.
    pub acted: bool,
    /// For how many rounds it is shaken, with this one.
    pub shaken: u8,
    /// What it suffers when everybody of this block is done.
    pub pending: u8,
}

static ACTED: Off = Off { short: "has acted", full: "It has acted in this round" };
static SHAKEN: Off = Off { short: "shaken", full: "Shaken: it takes no orders" };

impl Company {
    pub(crate) const fn new(seat: Seat, kind: CompanyKind, number: u8, wing: u8) -> Self {
        Company { seat, kind, number, wing, stress: 0, acted: false, shaken: 0, pending: 0 }
    }

    /// Why it takes no order.
    pub(crate) fn idle(&self) -> Option<&'static Off> {
        match self {
            Company { shaken: 1.., .. } => Some(&SHAKEN),
            Company { acted: true, .. } => Some(&ACTED),
            _ => None,
        }
    }

    /// What it can bear.
    pub fn endurance(&self) -> u8 {
        self.kind.number("End") as u8
    }

    /// Whether it still counts.
    pub fn stands(&self) -> bool {
        self.stress <= self.endurance()
    }
}
