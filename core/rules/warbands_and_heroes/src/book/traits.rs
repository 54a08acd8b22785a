//! Traits of classes (WH-CLS-3). The captain's Resolute is another thing, and another type.

/// What is special about all Units of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum UnitTrait {
    /// Bloodied late, which its number says already (WH-WAR-1).
    Resolute,
    /// While bloodied, each incoming attack loses a hit (WH-BSK-1).
    Berserk,
    /// Once hit, it tests Resolve, and may then move 2 squares (WH-RETR-1).
    Retreat,
    /// It passes every test of fear, as with a Resolute captain.
    Fearless,
    /// A Hero: it moves through allies, and takes no captain (WH-HERO-1 to WH-HERO-6).
    Hero,
}

impl UnitTrait {
    /// Every one.
    pub const ALL: [UnitTrait; 5] =
        [UnitTrait::Resolute, UnitTrait::Berserk, UnitTrait::Retreat, UnitTrait::Fearless, UnitTrait::Hero];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["resolute", "berserk", "retreat", "fearless", "hero"][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Resolute", "Berserk", "Retreat", "Fearless", "Hero"][self as usize]
    }
}

/// The traits of a class, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TraitSet(u8);

impl TraitSet {
    /// None.
    pub const EMPTY: TraitSet = TraitSet(0);

    /// This one only.
    pub const fn one(one: UnitTrait) -> Self {
        TraitSet(1 << one as u8)
    }

    /// These, and one more; or without it.
    #[must_use]
    pub const fn with(self, one: UnitTrait, on: bool) -> Self {
        let bit = TraitSet::one(one).0;
        TraitSet(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// Whether this is one of them.
    pub const fn has(self, one: UnitTrait) -> bool {
        self.0 & TraitSet::one(one).0 != 0
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = UnitTrait> {
        UnitTrait::ALL.into_iter().filter(move |one| self.has(*one))
    }

    /// The bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The traits of these bits; none where a bit stands for nothing.
    pub const fn of_bits(bits: u8) -> Option<Self> {
        if bits >> UnitTrait::ALL.len() == 0 { Some(TraitSet(bits)) } else { None }
    }
}
