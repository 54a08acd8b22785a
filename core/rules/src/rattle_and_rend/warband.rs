//! Warbands as players keep them: names, Elements, Tactics, Bond, Reputation (section 4).

use heapless::Vec;

use super::book::{Bond, Reputation, Trait, Type};
use super::tactics::Tactics;

/// Most Elements of a warband: eight, an attached Champion counted with its host (RR-WB-2).
pub const MAX_ELEMENTS: usize = 8;

/// A name a player gave, in so many bytes; shorter ones end with zeros.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Name<const N: usize>([u8; N]);

impl<const N: usize> Name<N> {
    /// No name.
    pub const NONE: Self = Name([0; N]);

    /// This name, cut at a letter where it is too long.
    pub fn new(text: &str) -> Self {
        let mut bytes = [0; N];
        let mut at = 0;
        for letter in text.chars().filter(|letter| *letter != '\0') {
            let end = at + letter.len_utf8();
            if end > N {
                break;
            }
            letter.encode_utf8(&mut bytes[at..end]);
            at = end;
        }
        Name(bytes)
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(N);
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        N == 0 || self.0[0] == 0
    }
}

impl<const N: usize> Default for Name<N> {
    fn default() -> Self {
        Name::NONE
    }
}

impl<const N: usize> core::fmt::Debug for Name<N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self.as_str(), f)
    }
}

/// One Element of a roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its type.
    pub kind: Type,
    /// Its trait, where its type has one.
    pub own: Option<Trait>,
    /// The Champion attached to it and its trait, where one is: the two are one Element (RR-ATT-1).
    pub champion: Option<Option<Trait>>,
    /// Whether it has the Tactics of the second pair: a campaign's Fringe Roster (RR-CAMP-13).
    pub fringe: bool,
    /// What its owner calls it; its type's name where this is empty.
    pub name: Name<12>,
}

impl Entry {
    /// An Element without a trait.
    pub const fn plain(kind: Type) -> Self {
        Entry { kind, own: None, champion: None, fringe: false, name: Name::NONE }
    }

    /// An Element with a trait.
    pub const fn with(kind: Type, own: Trait) -> Self {
        Entry { own: Some(own), ..Entry::plain(kind) }
    }

    /// An Element led by a Champion with this trait.
    pub const fn led(kind: Type, champion: Trait) -> Self {
        Entry { champion: Some(Some(champion)), ..Entry::plain(kind) }
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

    /// Whether it has this trait of its own.
    pub fn is(&self, own: Trait) -> bool {
        self.own == Some(own)
    }
}

/// A warband, whole or in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster {
    /// What it is called.
    pub name: Name<24>,
    /// Its Elements, in the order they are listed.
    pub entries: Vec<Entry, MAX_ELEMENTS>,
    /// Its Tactics: two; and two more for the Fringe of a campaign.
    pub tactics: [Tactics; 2],
    /// Its Bond.
    pub bond: Option<Bond>,
    /// The Focus of a Retinue: the number of an entry.
    pub focus: Option<u8>,
    /// Its Reputation.
    pub reputation: Option<Reputation>,
}

impl Roster {
    /// What its Elements cost together.
    pub fn points(&self) -> u8 {
        self.entries.iter().map(Entry::points).sum()
    }
}
