//! What can happen. An event is both the change and the line the players read.

mod apply;
mod damage;
mod dice;
mod round;

pub(crate) use self::damage::must_leave;

use heapless::{String, Vec};

use crate::book::{CaptainTrait, HouseRules};
use crate::state::{Flag, Place, UnitId, UnitSet};
use umpire_engine::table::{Losses, MAX_NAME, MAX_SEATS, Rolled, Seat, SeatSet};

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player has a name.
    Named(Seat, String<MAX_NAME>),
    /// A side is of this alliance.
    Allied(Seat, u8),
    /// What this table plays otherwise.
    House(HouseRules),
    /// The players track and roll only (WH-UI-5).
    Quick,
    /// A Unit has a captain; with the die that said which.
    Captained(UnitId, CaptainTrait, Option<Rolled>),
    /// A side's Units that come later.
    HeldBack(Seat, UnitSet),
    /// Dice for a Reprehensible captain's side, and who left it (WH-CAPT-1).
    Deserted(UnitId, Rolled, UnitSet),

    /// A round begins.
    Round,
    /// What each of these sides rolled.
    Initiative(SeatSet, Vec<u8, MAX_SEATS>),
    /// A Shrewd captain changes a result.
    Shrewd(Seat, i8),
    /// These choose to act last (WH-INIT-3).
    ChoseLast(SeatSet),
    /// Who acts when is settled.
    Ordered,
    /// These act now, all at the same time.
    Block(SeatSet),
    /// They are told that they act together.
    Together,
    /// Dice for who moves the first token of a block, and who of these is first now.
    RolledOff(SeatSet, Vec<u8, MAX_SEATS>),
    /// Everybody of the block has acted.
    BlockOver,
    /// Who was damaged checks morale.
    Morale,
    /// All have checked.
    MoraleOver,

    /// A Unit is activated.
    Acts(UnitId),
    /// It is done.
    Acted(UnitId),
    /// It does nothing.
    Passed(UnitId),
    /// Something is so for a Unit, or is not any more.
    Flag(UnitId, Flag, bool),
    /// A Unit declares its wall (WH-WALL-1).
    WallUp(UnitId),
    /// A wall strikes a Unit that moves.
    WallStrikes(UnitId, UnitId),
    /// A Level-Headed captain's Unit lets another ignore what compels it (WH-CAPT-8).
    LevelHeaded(UnitId, UnitId),
    /// What the table said: of which sides Wicked captains are near.
    NearWicked(UnitId, SeatSet),

    /// Dice of an attack, and what came of them.
    Struck {
        /// Who attacked.
        by: UnitId,
        /// Whom.
        target: UnitId,
        /// The dice.
        rolled: Rolled,
        /// Hits that count.
        hits: u8,
        /// What they take.
        damage: u8,
    },
    /// An attack has no dice left (WH-HR-15).
    NoDice(UnitId),
    /// So many dice of a side were thrown again.
    Rerolled(Seat, u8),
    /// A Unit loses FS otherwise than by an attack.
    Hurt(UnitId, u8),
    /// What these Units lose now that the block is over.
    Losses(Losses),
    /// What waited lands (WH-SIM-2).
    Settled(UnitId),
    /// A Unit tested its Resolve: for what, and whether it passed.
    Tested(UnitId, Rolled),
    /// No die was needed: why, and whether it passed (WH-DICE-5).
    Certain(UnitId, &'static str, bool),
    /// Dice of a Unit, or of nobody, that change nothing by themselves.
    Threw(Option<UnitId>, Rolled),
    /// A Unit is somewhere else now.
    Put(UnitId, Place),
    /// A reinforcement comes; whether it acts in this round (WH-SETUP-4).
    Arrived(UnitId, bool),
    /// A new Unit of a class comes.
    Joined(Seat, u8, bool),
    /// A routed Unit does not come back to its warband (WH-UPK-6).
    Lost(UnitId),
    /// The battle is over: who has won, and why it ends.
    Over(Option<Seat>, &'static str),
}
