//! Classes: the numbers, attacks and traits that Units share (WH-DATA-1).

use heapless::{String, Vec};

use super::{Attack, AttackKind, AttackName, Note, TraitSet, UnitTrait};

/// What a class is called.
pub type ClassName = String<12, u8>;

/// The most attacks of a class (WH-CLS-1).
pub const MAX_ATTACKS: usize = 4;

/// What kind of people a class is. The printed ones are all martial; the others are ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for what it is")]
#[repr(u8)]
pub enum Category {
    Martial,
    Mounted,
    Common,
    Beasts,
    Arcane,
    Heroic,
}

impl Category {
    /// Every one.
    pub const ALL: [Category; 6] =
        [Category::Martial, Category::Mounted, Category::Common, Category::Beasts, Category::Arcane, Category::Heroic];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["martial", "mounted", "common", "beasts", "arcane", "heroic"][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Martial", "Mounted", "Common", "Beasts", "Arcane", "Heroic"][self as usize]
    }
}

/// A class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// What it is called.
    pub name: ClassName,
    /// What kind of people it is.
    pub category: Category,
    /// Coin per World-Turn.
    pub cost: u8,
    /// What a Resolve die may show at the most.
    pub resolve: u8,
    /// Fighting Strength (FS) of a fresh Unit.
    pub strength: u8,
    /// The most FS at which a Unit is bloodied.
    pub bloodied_at: u8,
    /// The Target Number (TN): what an attacker's die must show at the least.
    pub need: u8,
    /// Squares of a move.
    pub speed: u8,
    /// Its attacks: one at least.
    pub attacks: Vec<Attack, MAX_ATTACKS, u8>,
    /// Its traits.
    pub traits: TraitSet,
    /// What players mind themselves.
    pub note: Note,
}

impl Class {
    /// A class to begin with: fair numbers, one attack.
    pub fn fresh(name: &str) -> Self {
        let mut attacks = Vec::new();
        let _ = attacks.push(Attack::plain(AttackKind::Melee)); // one of four
        Class {
            name: ClassName::try_from(name).unwrap_or_default(),
            category: Category::Martial,
            cost: 2,
            resolve: 4,
            strength: 10,
            bloodied_at: Class::half(10),
            need: 4,
            speed: 5,
            attacks,
            traits: TraitSet::EMPTY,
            note: Note::new(),
        }
    }

    /// When a class without a printed number is bloodied: at half its FS, rounded down (WH-FS-4).
    pub const fn half(strength: u8) -> u8 {
        strength / 2
    }

    /// A name for one of its attacks, or for a new one, that no other has: this one, or with a number behind it.
    pub fn free_attack_name(&self, wished: &str, which: Option<u8>) -> AttackName {
        let others = || (0..).zip(&self.attacks).filter(|(at, _)| Some(*at) != which);
        let is_free = |name: &AttackName| others().all(|(_, attack)| attack.name != *name);
        ["", " II", " III", " IV"].into_iter().map(|number| numbered(wished, number)).find(is_free).unwrap_or_default()
    }

    /// Whether its Units are Heroes (WH-HERO-1).
    pub fn is_hero(&self) -> bool {
        self.traits.has(UnitTrait::Hero)
    }
}

/// A name and a number behind it; the name is cut where both have no room.
fn numbered(wished: &str, number: &str) -> AttackName {
    let mut name = AttackName::new();
    let room = name.capacity() - number.len();
    let end = wished.floor_char_boundary(room);
    let _ = name.push_str(wished[..end].trim_end()); // no more than there is room for
    let _ = name.push_str(number);
    name
}
