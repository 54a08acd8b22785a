//! What can happen. An event is both the change and the line the players read. A file has the events of some chapters.

mod combat;
mod command;
mod magic;
mod morale;
mod movement;
mod order;
mod setup;
mod stress;
mod turn;

pub use self::combat::CombatEvent;
pub use self::command::CommandEvent;
pub use self::magic::MagicEvent;
pub use self::morale::MoraleEvent;
pub use self::movement::MoveEvent;
pub use self::order::{OrderCause, OrderEvent};
pub use self::setup::SetupEvent;
pub use self::stress::{StressCause, StressEvent};
pub use self::turn::TurnEvent;
use crate::state::Battle;
use umpire_engine::table::Happening;

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Before the first turn.
    Setup(SetupEvent),
    /// Turns, steps, Act, what was asked.
    Turn(TurnEvent),
    /// Stress and destruction (sections 4 and 5).
    Stress(StressEvent),
    /// Orders that change.
    Order(OrderEvent),
    /// Movement and contact (sections 8 and 9).
    Move(MoveEvent),
    /// Shooting and close combat (sections 10 and 11).
    Combat(CombatEvent),
    /// Redistribution, reform, checks and rallies (sections 12 to 14).
    Morale(MoraleEvent),
    /// Spotting and commands (section 16).
    Command(CommandEvent),
    /// Spells (section 17).
    Magic(MagicEvent),
}

impl Event {
    /// Applies it, and returns the line of the log.
    pub(crate) fn apply(self, battle: &mut Battle) -> Option<Happening> {
        match self {
            Event::Setup(event) => event.apply(battle),
            Event::Turn(event) => event.apply(battle),
            Event::Stress(event) => event.apply(battle),
            Event::Order(event) => event.apply(battle),
            Event::Move(event) => event.apply(battle),
            Event::Combat(event) => event.apply(battle),
            Event::Morale(event) => event.apply(battle),
            Event::Command(event) => event.apply(battle),
            Event::Magic(event) => event.apply(battle),
        }
    }
}

macro_rules! from {
    ($($kind:ident($event:ty))*) => {
        $(impl From<$event> for Event {
            fn from(event: $event) -> Self {
                Event::$kind(event)
            }
        })*
    };
}
from!(
    Setup(SetupEvent) Turn(TurnEvent) Stress(StressEvent) Order(OrderEvent) Move(MoveEvent) Combat(CombatEvent)
    Morale(MoraleEvent) Command(CommandEvent) Magic(MagicEvent)
);
