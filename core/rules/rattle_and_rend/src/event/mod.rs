//! What can happen. An event is both the change and the line the players read.

mod action;
mod apply;
mod campaign;
mod momentum;
mod round;
mod setup;

pub(super) use momentum::credit;
pub(super) use round::turn;
pub(super) use setup::put;

use crate::book::{Action, Deployment, House, Reaction, Scenario, Tactic, Terrains};
use crate::campaign::Listed;
use crate::grade::Grade;
use crate::state::{Credit, ElementId, ElementSet, Marker, Mode, Pause, SeenFacts, Whereabouts, WillCheck};
use umpire_engine::table::{Rolled, Seat};

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Whether all rules are played, or the Elements only.
    Rules(bool),
    /// The players changed a house rule.
    House(House),
    /// The points of the game on each side (RR-ESC-2).
    Size(u8),
    /// A warband is there, and who of it plays is still open.
    Arrived(Seat),
    /// These of its Elements play (RR-CAMP-11).
    Fielded(Seat, Listed),
    /// A player takes a warband: one of the four examples, or one of those kept.
    Mustered(Seat),
    /// The Focus of a Retinue is named anew (GAP 153).
    Focus(Seat, ElementId),
    /// This is Player A (RR-SET-1).
    First(Seat),
    /// What is fought for.
    Scenario(Scenario),
    /// Where the warbands start.
    Deployed(Deployment),
    /// A side starts there.
    Zone(Seat, &'static str),
    /// What lies on the table is known, a bit for each kind of terrain.
    Terrain(Terrains),
    /// Whom a side must remove in a Duel.
    Prey(Seat, ElementSet),
    /// An Element is somewhere else now: a reserve, aboard, back on the table.
    Put(ElementId, Whereabouts),
    /// An Element was put ahead of its zone.
    Compelled(ElementId),

    /// A new Round.
    Round,
    /// Everybody's Momentum is filled up to the points in play (RR-MOM-1).
    Refilled,
    /// Both bids are in, and paid: what was bid, what it cost, and whether a tie is bid again while both can.
    Bids([u8; 2], [u8; 2], bool),
    /// A Turn begins.
    Turn(Seat),
    /// A Reaction took the Turn: it is this side's now.
    Stolen(Seat, Option<(ElementId, Reaction)>),
    /// Nobody can act any more, so the Round ends by itself.
    Spent,
    /// A first-turn effect is done, or passed over.
    FirstTurn(Seat, Option<Tactic>),
    /// A player passes; `false` where they had no choice.
    Passed(Seat, bool),
    /// A roll-off decided a dispute for this side (RR-DICE-9).
    Settlement(Seat),
    /// A side makes a Morale test, with a Penalty or without.
    Morale(Seat, bool),
    /// So many strips of a Conquest each side holds.
    Strips([u8; 2]),
    /// The game is over.
    Over(Option<Seat>, &'static str),
    /// What that brings a side in its campaign, with the d20 where one was rolled.
    Grew(Seat, Option<u8>),
    /// All is settled that follows from the end.
    Ended,

    /// Dice lie on the table; `false` where the players have seen them already.
    Rolled(ElementId, Rolled, bool),
    /// Dice that no Element threw.
    RolledOff(Seat, Rolled),
    /// A printed table came to this line: the next page says it.
    Drawn(Seat, Rolled, &'static str),
    /// An Element is given an Action, and it is paid for.
    Acts(ElementId, Action, Option<ElementId>),
    /// These act with it.
    Joined(ElementSet),
    /// The next of those who act together.
    Next(ElementId),
    /// One of a pack does something of its own (HR 23).
    NextAction(ElementId, Action),
    /// An Action is granted by Reversal; whether with a Bonus.
    Granted(ElementId, Action, Option<ElementId>, bool),
    /// The Action goes ahead: its Elements may not act again at once.
    Acted,
    /// Delayed Elements are brought on, and it is paid for.
    Reinforced(Seat),
    /// The Action does not happen.
    Cancelled,
    /// The Action is over.
    Done,
    /// The target is now this one, or none.
    Aimed(Option<ElementId>),
    /// This one is struck as well.
    AlsoAimed(ElementSet),
    /// What was aimed at one is aimed at another; whether with a Penalty, where that is the actor's own side.
    Turned {
        /// Who was aimed at.
        from: ElementId,
        /// Who is now.
        to: ElementId,
        /// Whether Fodder turned it back.
        hampered: bool,
    },
    /// Something moved.
    Moved,
    /// The table said this of an Element.
    Seen(SeenFacts),
    /// These moved of their own will.
    Went(ElementSet),
    /// A Reaction is declared and paid for.
    Reacts(ElementId, Reaction),
    /// These react with it.
    ReactTogether(ElementSet),
    /// The Reactive Player waives the slot of this Action.
    Waived,
    /// The Active Player pays to deny it.
    Denied(Seat),
    /// The Reactive Player pays to force it.
    Forced(Seat),
    /// The Reactive Player gives way.
    GaveWay(Seat),
    /// A Reaction succeeded: the Turn will swap.
    Reacted,
    /// These Fighters will strike back at this one.
    Strikes(ElementId, ElementId),
    /// Fighters dare to strike back, or do not.
    Dared(ElementId, bool),
    /// The Retinue's Momentum of this Action is theirs.
    Rewarded,
    /// The window after an event was opened, or nobody could use it.
    Settled,

    /// A player pays for something that is no Action.
    Paid(Seat, u8, &'static str),
    /// A player gains Momentum; a Bond that says so itself is always capped.
    Gained(Seat, u8, &'static str),
    /// A player loses Momentum to the enemy.
    Robbed(Seat, u8, &'static str),
    /// A player may act for nothing.
    Credited(Seat, Credit),
    /// The Tacticians are set on something else.
    Mode(Seat, Mode),
    /// The Soothsayers' Omen.
    Omen(Seat, u8),
    /// It replaced a die.
    OmenUsed(Seat),
    /// The Temptors made their offer; whether it was taken.
    Offered(Seat, bool),
    /// They use the die they hold.
    BankedUsed(Seat),
    /// Whether the next Will check of a side has the Death-Defiers' Bonus.
    Defiant(Seat, bool),

    /// A Will check is due.
    Due(WillCheck),
    /// Every Will check that is due waits, or waits no longer.
    Held(bool),
    /// A Will check was made.
    Tested(u8, Grade),
    /// What came of a Will check is done.
    TestDone(u8),
    /// Another makes the Will check (Sacrifice).
    StandsIn(u8, ElementId),
    /// An Element is out of play.
    Removed(ElementId),
    /// Nobody may react to this loss: it was no doing of the Action itself (RR-REACT-1).
    Unanswered(ElementId),
    /// It fell to a failed Will check: Avengers may answer.
    Fell(ElementId),
    /// It was avenged, or nobody could.
    Avenged(ElementId),
    /// A marker changes hands.
    Marker(u8, Marker),
    /// The game stands still so far, for whoever puts something right.
    Paused(Pause),
}

impl Event {
    /// Whether it is told though the game is over.
    pub(super) const fn is_of_campaign(&self) -> bool {
        matches!(self, Event::Grew(..) | Event::Ended)
    }
}
