//! What can happen. An event is both the change and the line the players read. A file has the events of some chapters.

mod damage;
mod magic;
mod note;
mod phase;
mod scenario;
mod setup;

pub use self::damage::{Cause, DamageEvent, Nerve};
pub use self::magic::MagicEvent;
use self::note::Note;
pub use self::phase::PhaseEvent;
pub use self::scenario::ScenarioEvent;
pub use self::setup::SetupEvent;
use crate::state::Battle;
use umpire_engine::table::Happening;

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Before the first turn.
    Setup(SetupEvent),
    /// Turns, phases, tests and orders.
    Phase(PhaseEvent),
    /// Dice that hurt, losses, Courage, retreats, removal.
    Damage(DamageEvent),
    /// Spells, summoning, explosions, Were.
    Magic(MagicEvent),
    /// Goals, Quests, Glory, the end.
    Scenario(ScenarioEvent),
}

impl Event {
    /// Applies it, and returns the line of the log. Each chapter is a function of its own: one of all events spends 90
    /// instructions on addresses before it looks at the event.
    pub(crate) fn apply(self, battle: &mut Battle) -> Option<Happening> {
        let note = Note::of(&self);
        let happening = match self {
            Event::Setup(event) => event.apply(battle),
            Event::Phase(event) => event.apply(battle),
            Event::Damage(event) => event.apply(battle),
            Event::Magic(event) => event.apply(battle),
            Event::Scenario(event) => event.apply(battle),
        };
        note.write(battle);
        happening
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
from!(Setup(SetupEvent) Phase(PhaseEvent) Damage(DamageEvent) Magic(MagicEvent) Scenario(ScenarioEvent));
