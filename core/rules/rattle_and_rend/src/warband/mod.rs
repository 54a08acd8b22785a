//! Warbands as players keep them: names, Elements, Tactics, Bond, Reputation (section 4).

mod bytes;
mod cargo;
mod describe;
mod error;
mod examples;
mod faults;
mod name;
mod read;
mod scene;
mod text;
mod text_error;
mod warnings;
mod word_reader;

use heapless::Vec;

use crate::book::{Bond, Reputation, Tactics, Trait, Type};

pub use bytes::ROSTER_BYTES;
pub(crate) use describe::describe;
pub use error::WarbandError;
pub use examples::{ExampleWarband, WARBANDS};
pub use faults::CORE;
pub(crate) use faults::MIN_ELEMENTS;
pub use name::GivenName;
pub(crate) use read::first_part;
pub(crate) use scene::ROMAN;
pub use text_error::{Want, WarbandTextError};
pub use warnings::WarbandWarning;
pub(crate) use word_reader::{Word, WordReader, name, part};

/// Most Elements of a warband: eight, an attached Champion counted with its host (RR-WB-2).
pub const MAX_ELEMENTS: usize = 8;

/// Elements a list may name: more than may play, so that too many can be seen and named; and all of a campaign's.
pub const MAX_LISTED: usize = 18;
/// Points of a standard game (RR-WB-1).
pub const GAME_SIZE: u8 = 12;
/// Bytes of a warband's name.
pub const NAME: usize = 24;
/// Bytes of an Element's nickname.
pub const NICKNAME: usize = 12;

/// One Element of a roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarbandEntry {
    /// Its type.
    pub kind: Type,
    /// Its trait, where its type has one.
    pub own: Option<Trait>,
    /// The Champion attached to it and its trait, where one is: the two are one Element (RR-ATT-1).
    pub champion: Option<Option<Trait>>,
    /// Whether it has the Tactics of the second pair: a campaign's Fringe Roster (RR-CAMP-13).
    pub fringe: bool,
    /// What its owner calls it; its type's name where this is empty.
    pub name: GivenName<NICKNAME>,
}

impl WarbandEntry {
    /// An Element without a trait.
    pub const fn plain(kind: Type) -> Self {
        WarbandEntry { kind, own: None, champion: None, fringe: false, name: GivenName::NONE }
    }

    /// An Element with a trait.
    pub const fn with(kind: Type, own: Trait) -> Self {
        WarbandEntry { own: Some(own), ..WarbandEntry::plain(kind) }
    }

    /// An Element led by a Champion with this trait.
    pub const fn led(kind: Type, champion: Trait) -> Self {
        WarbandEntry { champion: Some(Some(champion)), ..WarbandEntry::plain(kind) }
    }

    /// What it is worth; an attached Champion adds its point.
    pub fn points(&self) -> u8 {
        let attached = if self.champion.is_some() { Type::Champion.line().points } else { 0 };
        self.kind.line().points + attached
    }

    /// The Champion Action it can take, where it is or hosts a Champion (RR-ATT-3).
    pub fn champion_action(&self) -> Option<Trait> {
        match self.kind {
            Type::Champion => self.own,
            _ => self.champion.flatten(),
        }
    }

    /// Whether a Champion can be attached to it (RR-WB-8).
    pub const fn can_host(&self) -> bool {
        matches!(self.kind, Type::Heavy | Type::Fighters | Type::Shooters | Type::Skirmishers)
    }

    /// Whether it is of the core: Fighters, Shooters or Skirmishers (RR-WB-3).
    pub const fn is_core(&self) -> bool {
        matches!(self.kind, Type::Fighters | Type::Shooters | Type::Skirmishers)
    }

    /// What Elements of the same name have in common.
    fn alike(&self) -> (Type, bool, GivenName<NICKNAME>) {
        (self.kind, self.champion.is_some(), self.name)
    }

    /// Whether it has this trait of its own.
    pub fn is(&self, own: Trait) -> bool {
        self.own == Some(own)
    }
}

/// A warband, whole or in the making; a list that is still being written may name too many Elements.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Warband<const N: usize = MAX_ELEMENTS> {
    /// What it is called.
    pub name: GivenName<NAME>,
    /// Its Elements, in the order they are listed.
    pub entries: Vec<WarbandEntry, N>,
    /// Its Tactics: two; and two more for the Fringe of a campaign.
    pub tactics: [Tactics; 2],
    /// Its Bond.
    pub bond: Option<Bond>,
    /// The Focus of a Retinue: the number of an entry.
    pub focus: Option<u8>,
    /// Its Reputation.
    pub reputation: Option<Reputation>,
}

impl<const N: usize> Warband<N> {
    /// What its Elements cost together.
    pub fn points(&self) -> u8 {
        self.entries.iter().map(WarbandEntry::points).sum()
    }

    /// What its Fighters, Shooters and Skirmishers cost, Champions attached to them aside (RR-WB-3).
    pub fn core_points(&self) -> u8 {
        self.entries.iter().filter(|entry| entry.is_core()).map(|entry| entry.kind.line().points).sum()
    }

    /// The same list with room for another number of Elements; none where they are too many for it.
    pub fn resized<const M: usize>(&self) -> Option<Warband<M>> {
        let Warband { name, tactics, bond, focus, reputation, .. } = *self;
        let entries = Vec::from_slice(&self.entries).ok()?;
        Some(Warband { name, entries, tactics, bond, focus, reputation })
    }

    /// An Element leaves. A Focus that leaves is none any more.
    pub fn remove(&mut self, at: u8) -> WarbandEntry {
        self.focus = self.focus.filter(|focus| *focus != at).map(|focus| focus - u8::from(focus > at));
        self.entries.remove(usize::from(at))
    }

    /// The warband, where nothing is wrong with it in a game of this size.
    pub fn legal(&self, size: u8) -> Option<Warband> {
        self.faults(size).next().is_none().then(|| self.resized()).flatten()
    }

    /// An Element's number among those of the same name, from 1; 0 where there is only one.
    pub fn like(&self, at: usize) -> u8 {
        like(&self.entries, at)
    }
}

fn like(entries: &[WarbandEntry], at: usize) -> u8 {
    let same = |entry: &&WarbandEntry| entry.alike() == entries[at].alike();
    match entries.iter().filter(same).count() {
        1 => 0,
        _ => entries[..at].iter().filter(same).count() as u8 + 1,
    }
}
