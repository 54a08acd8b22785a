//! The Reactions and the windows they are declared in (section 18.2 of the checklist).

use super::{Trait, Type};

/// What an Element can do in the other player's Turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Reaction {
    Intimidate,
    Retaliate,
    Suppress,
    Evade,
    Fodder,
    Blink,
    Rally,
    // A Ward's, for the Elements around it.
    Defiance,
    Vengeance,
    Reversal,
    Confusion,
    Sacrifice,
    Pursuit,
    Detonate,
}

/// When a Reaction may be declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReactionWindow {
    /// W-DECL: the Action is declared and paid, nothing has moved.
    Declared,
    /// W-MOVE: an Element of the Active Player moves by its own will.
    Move,
    /// W-TARGET: the target is confirmed, the dice are not rolled.
    Target,
    /// W-DECL and W-TARGET in one, for an Action without movement.
    DeclaredTarget,
    /// W-WILL: an Element of the Reactive Player is about to make a forced Will check.
    Will,
    /// W-AFTER: the Will checks of an event are through.
    After,
    /// W-SWAP: a Reaction succeeded, and all else is done.
    Swap,
}

impl ReactionWindow {
    /// Whether an Action is still only declared.
    pub const fn declares(self) -> bool {
        matches!(self, ReactionWindow::Declared | ReactionWindow::DeclaredTarget)
    }

    /// Whether a target is about to be struck.
    pub const fn targets(self) -> bool {
        matches!(self, ReactionWindow::Target | ReactionWindow::DeclaredTarget)
    }
}

/// What scripts call it, what players call it, and whose it is: of a type, or of a Ward's trait.
type ReactionRow = (Reaction, &'static str, &'static str, Result<Type, Trait>);

#[rustfmt::skip]
static REACTIONS: [ReactionRow; 14] = [
    (Reaction::Intimidate, "intimidate", "Intimidate", Ok(Type::Heavy)),
    (Reaction::Retaliate,  "retaliate",  "Retaliate",  Ok(Type::Fighters)),
    (Reaction::Suppress,   "suppress",   "Suppress",   Ok(Type::Shooters)),
    (Reaction::Evade,      "evade",      "Evade",      Ok(Type::Skirmishers)),
    (Reaction::Fodder,     "fodder",     "Fodder",     Ok(Type::Dregs)),
    (Reaction::Blink,      "blink",      "Blink",      Ok(Type::Ward)),
    (Reaction::Rally,      "rally",      "Rally",      Ok(Type::Champion)),
    (Reaction::Defiance,   "defiance",   "Defiance",   Err(Trait::Defiance)),
    (Reaction::Vengeance,  "vengeance",  "Vengeance",  Err(Trait::Vengeance)),
    (Reaction::Reversal,   "reversal",   "Reversal",   Err(Trait::Reversal)),
    (Reaction::Confusion,  "confusion",  "Confusion",  Err(Trait::Confusion)),
    (Reaction::Sacrifice,  "sacrifice",  "Sacrifice",  Err(Trait::Sacrifice)),
    (Reaction::Pursuit,    "pursuit",    "Pursuit",    Err(Trait::Pursuit)),
    (Reaction::Detonate,   "detonate",   "Detonate",   Err(Trait::Detonate)),
];

const _: () = {
    let mut i = 0;
    while i < REACTIONS.len() {
        assert!(REACTIONS[i].0 as usize == i, "the table is in the order of the Reactions");
        if let Ok(kind) = REACTIONS[i].3 {
            assert!(Reaction::of(kind) as usize == i, "the Reaction of a type is its own");
        }
        i += 1;
    }
};

impl Reaction {
    /// Every Reaction, the standard ones first.
    pub fn all() -> impl Iterator<Item = Reaction> {
        REACTIONS.iter().map(|row| row.0)
    }

    /// The Reaction every Element of this type has.
    pub const fn of(kind: Type) -> Reaction {
        match kind {
            Type::Champion => Reaction::Rally,
            Type::Heavy => Reaction::Intimidate,
            Type::Fighters => Reaction::Retaliate,
            Type::Shooters => Reaction::Suppress,
            Type::Skirmishers => Reaction::Evade,
            Type::Dregs => Reaction::Fodder,
            Type::Ward => Reaction::Blink,
        }
    }

    /// What scripts call it.
    pub fn id(self) -> &'static str {
        REACTIONS[self as usize].1
    }

    /// What players call it.
    pub fn name(self) -> &'static str {
        REACTIONS[self as usize].2
    }

    /// Whether a Ward lends it to the Elements around it.
    pub fn is_warding(self) -> bool {
        REACTIONS[self as usize].3.is_err()
    }

    /// The Reaction a Ward with this trait lends.
    pub(crate) fn lent(own: Trait) -> Option<Reaction> {
        REACTIONS.iter().find(|row| row.3 == Err(own)).map(|row| row.0)
    }
}
