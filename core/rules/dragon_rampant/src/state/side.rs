//! A side: a player with a warband.

use heapless::String;

use crate::book::{LeaderTrait, Quests};
use crate::roster::{MAX_RACES, TraitName, WarbandName};
use crate::state::{Battle, UnitId};
use umpire_engine::table::{Arg, MAX_NAME, Seat};

/// Which of the two teams a side is of; with two players each is one (DR-MULTI-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Team {
    /// They take the first phase.
    #[default]
    Attackers,
    /// They deploy first.
    Defenders,
}

/// In which order phases come (DR-MULTI-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PhaseOrder {
    /// Round the table, from the Attackers' first player on.
    #[default]
    Clockwise,
    /// By cards that are shuffled once a turn.
    Cards,
    /// The Attackers together, then the Defenders.
    Teams,
}

/// Names that a side gave its Leader's trait come after those of races, a number a seat.
pub(crate) const OWN_TRAITS: u8 = MAX_RACES as u8;

impl Battle {
    /// A trait of the table's own, by its name (DR-LEAD-5).
    pub(crate) fn own_trait(&self, seat: Seat) -> Arg {
        Arg::Given(OWN_TRAITS + seat.0)
    }
}

/// A side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BattleSide {
    /// What its player is called; empty where the colour will do.
    pub player: String<MAX_NAME, u8>,
    /// What its warband is called.
    pub warband: WarbandName,
    /// Its team.
    pub team: Team,
    /// What kind of Leader it has; none before that is rolled.
    pub leader_trait: Option<LeaderTrait>,
    /// A trait of the table's own, by its name; empty where it is rolled (DR-LEAD-5).
    pub own_trait: TraitName,
    /// Whether the Leader's trait was used in this phase (DR-LEAD-6).
    pub trait_used: bool,
    /// Whether half of its army points are gone: from then on -1 (DR-COURAGE-5, DR-COURAGE-8).
    pub half_lost: bool,
    /// Whether its Leader is gone (DR-COURAGE-4).
    pub leader_lost: bool,
    /// Whether it was reduced to one unit (DR-COURAGE-3).
    pub last_unit: bool,
    /// The race its units hate, by its number (DR-HATRED-1).
    pub hates: Option<u8>,
    /// Whether summoning is harder all game (DR-SUMM-1).
    pub summon_penalty: bool,
    /// Its Quests (DR-GLORY-2); nobody else knows them where they are secret.
    pub(crate) quests: Quests,
    /// Those of them that are fulfilled, once that was judged.
    pub(crate) fulfilled: Quests,
    /// The enemy that is meant where its Quest speaks of the dearest.
    pub(crate) champion: Option<UnitId>,
    /// The enemy it named in secret (DR-QUEST-14).
    pub(crate) avenges: Option<UnitId>,
    /// Glory beside scenario and Quests (DR-GLORY-4).
    pub bonus: i8,
    /// Which of the three pairs of faces change its Were; a secret of its owner.
    pub(crate) were_pair: Option<u8>,
}
