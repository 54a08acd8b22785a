//! The Reactions and the windows they are declared in (section 18.2 of the checklist).

use super::{Band, Trait, Type};
use crate::rattle_and_rend::Element;

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
pub enum Window {
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

impl Window {
    /// Whether an Action is still only declared.
    pub const fn declares(self) -> bool {
        matches!(self, Window::Declared | Window::DeclaredTarget)
    }

    /// Whether a target is about to be struck.
    pub const fn targets(self) -> bool {
        matches!(self, Window::Target | Window::DeclaredTarget)
    }
}

/// What scripts call it, what players call it, and whose it is: of a type, or of a Ward's trait.
type Row = (Reaction, &'static str, &'static str, Result<Type, Trait>);

#[rustfmt::skip]
static REACTIONS: [Row; 14] = [
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

    /// Whether this Element has it.
    pub fn belongs_to(self, element: &Element) -> bool {
        Reaction::each_of(element).any(|own| own == self)
    }

    /// What an Element has: by its type, by the Champion it is or hosts (RR-ATT-3), and as the Ward that lends it.
    pub fn each_of(element: &Element) -> impl Iterator<Item = Reaction> {
        let standard = Some(element.kind()).filter(|kind| *kind != Type::Champion).map(Reaction::of);
        let rally = element.leads().then_some(Reaction::Rally);
        let lent = element.entry.own.filter(|_| element.is_ward()).and_then(Reaction::lent);
        [standard, rally, lent].into_iter().flatten()
    }

    /// The Reaction a Ward with this trait lends.
    fn lent(own: Trait) -> Option<Reaction> {
        REACTIONS.iter().find(|row| row.3 == Err(own)).map(|row| row.0)
    }

    /// What must be true on the table, as the row that says so; `None` where the device knows it is.
    /// `aimed` is whether the reacting Element is itself the target. Watchers see a band farther.
    pub fn trigger(self, window: Window, aimed: bool, who: &Element) -> Option<&'static str> {
        let seen = ["In sight, touching", "In sight, 80 mm", "In sight, 160 mm", "In sight, 240 mm"];
        let ally_too = ["", "It and ally seen, 80 mm", "It and ally seen, 160 mm", "It and ally seen, 240 mm"];
        let moved = ["", "Moved within 80 mm", "Moved within 160 mm", "Moved within 240 mm"];
        let friend = ["", "In 80 mm, friend seen", "In 160 mm, friend seen", "In 240 mm, friend seen"];
        let rng = who.alert(who.reach()) as usize;
        let fixed = who.alert(Band::S) as usize;
        match self {
            Reaction::Retaliate => None,
            Reaction::Rally => Some("In the Champion's sight"),
            Reaction::Suppress if window.targets() && !aimed => Some(ally_too[rng]),
            Reaction::Intimidate | Reaction::Suppress => Some(seen[rng]),
            Reaction::Evade => Some(moved[who.alert(who.mov()?) as usize]),
            Reaction::Fodder => Some(seen[fixed]),
            Reaction::Blink if window == Window::Move => Some(friend[fixed]),
            Reaction::Blink => Some("A friend is seen"),
            Reaction::Defiance => Some("Ward in 240, foe in reach"),
            Reaction::Vengeance => Some("Ward in 240, saw it go"),
            Reaction::Reversal => Some("Ward in 240, the closest"),
            Reaction::Confusion => Some("Ward in 240, other near"),
            Reaction::Sacrifice => Some("Ward in 240, foe reaches"),
            Reaction::Pursuit => Some("Ward in 240, it got away"),
            Reaction::Detonate => None,
        }
    }
}
