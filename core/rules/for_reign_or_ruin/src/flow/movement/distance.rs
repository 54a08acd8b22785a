//! How far a mover goes, in half centimetres (FR-DICE-7, FR-TER-1, FR-TER-6).

use crate::book::{Distance, Order, Terrain};
use crate::state::{Battle, ElementId, Flag};
use umpire_engine::table::{Reach, Words};

/// When a mover uses its other stat line (FR-MOV-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Change {
    /// Not in this move.
    #[default]
    Never,
    /// Before it.
    Before,
    /// After it.
    After,
}

/// What a mover has done on its page so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Did {
    pub(super) change: Change,
    /// Its enemy was pointed out.
    pub(super) pointed: bool,
    /// It has set out: an enemy was charged, or something happened.
    pub(super) started: bool,
    /// What happened was ticked: once in a move (FR-INT-3).
    pub(super) happened: bool,
    /// How far it evades, in centimetres.
    pub(super) evaded: Option<u8>,
}

impl Did {
    pub(super) fn changes(self) -> bool {
        self.change != Change::Never
    }

    pub(super) fn is_nothing(self) -> bool {
        !self.changes() && !self.pointed && !self.started && self.evaded.is_none()
    }
}

/// How far, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Far {
    pub(super) least: u16,
    pub(super) most: u16,
}

impl Far {
    /// By its order, with this Mov.
    pub(super) fn of(b: &Battle, id: ElementId, mov: u8, did: Did) -> Far {
        if let Some(evaded) = did.evaded {
            let far = u16::from(evaded) * 2;
            return Far { least: far, most: far };
        }
        let full = u16::from(mov) * 2;
        let distance = b.order_of(id).row().distance;
        let most = match distance {
            Distance::Full | Distance::UpTo | Distance::HalfToFull => full,
            Distance::Double => full * 2,
            Distance::Stays => 0,
        };
        let most = if b.element(id).is(Flag::Doubled) { most * 2 } else { most };
        // Half the Mov of the line it moves with (G-13).
        let most = if did.changes() { most.saturating_sub(full / 2) } else { most };
        let least = match distance {
            Distance::UpTo => 0,
            Distance::HalfToFull => (full / 2).min(most),
            _ => most,
        };
        Far { least, most }
    }

    /// How far in centimetres: `8`, `7.5`, `0-8`, `3.5-7`.
    pub(super) const fn reach(self) -> Reach {
        Reach::between((self.least, self.most), "CM")
    }

    /// How far in rough ground and on a road, for whoever is slowed there (FR-TER-2, G-18). What is left of half a
    /// centimetre is lost. And a reminder (FR-TURN-2K).
    pub(super) fn on_other_ground(self, b: &Battle, id: ElementId) -> Words {
        let (rough, road) = (self.most / 2, self.most * 3 / 2);
        let whole = |halves: u16| (halves / 2) as i16;
        let slowed = b.members(id).iter().any(|member| Terrain::slows(b.element(member).formation()));
        let half_road = road % 2 == 1;
        // A march does not enter difficult terrain (FR-TER-5).
        if b.order_of(id) == Order::March {
            let template = if half_road {
                "No broken, no dense; road {}.5 cm. Counters go along."
            } else {
                "No broken, no dense; road {} cm. Counters go along."
            };
            return Words::with(template, whole(road));
        }
        if !slowed {
            return Words::with(
                if half_road {
                    "All on a road: {}.5 cm. Counters go along."
                } else {
                    "All on a road: {} cm. Counters go along."
                },
                whole(road),
            );
        }
        let template = match (rough % 2, road % 2) {
            (0, 0) => "Broken or dense {} cm, road {} cm. Counters go along.",
            (_, 0) => "Broken or dense {}.5 cm, road {} cm. Counters go along.",
            (0, _) => "Broken or dense {} cm, road {}.5 cm. Counters go along.",
            _ => "Broken or dense {}.5 cm, road {}.5 cm. Counters go along.",
        };
        Words::with2(template, whole(rough), whole(road))
    }
}
