//! What kind of element one is (FR-IN-2, FR-TERM-1 to FR-TERM-3, FR-TERM-7).

use super::Listed;

/// What kind of element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// Troops on one base.
    #[default]
    Unit,
    /// Gives orders to his command.
    Commander,
    /// The highest commander of a side.
    ChiefCommander,
    /// Leads and rallies, gives no orders.
    Hero,
    /// A mage, a standard, whoever else stands alone.
    Individual,
}

impl Kind {
    /// Every one.
    pub const ALL: [Kind; 5] = [Kind::Unit, Kind::Commander, Kind::ChiefCommander, Kind::Hero, Kind::Individual];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Unit => "Unit",
            Kind::Commander => "Commander",
            Kind::ChiefCommander => "C-in-C",
            Kind::Hero => "Hero",
            Kind::Individual => "Individual",
        }
    }

    /// Whether it is troops on a base.
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Unit)
    }

    /// Commander or hero (FR-TERM-7): may lead, point out, reform himself.
    pub const fn is_leader(self) -> bool {
        matches!(self, Kind::Commander | Kind::ChiefCommander | Kind::Hero)
    }

    /// Whether he spots and gives orders (FR-CMD-1).
    pub const fn commands(self) -> bool {
        matches!(self, Kind::Commander | Kind::ChiefCommander)
    }
}

impl Listed for Kind {
    const ALL: &'static [Self] = &Kind::ALL;

    fn id(self) -> &'static str {
        match self {
            Kind::Unit => "unit",
            Kind::Commander => "commander",
            Kind::ChiefCommander => "chief",
            Kind::Hero => "hero",
            Kind::Individual => "individual",
        }
    }
}
