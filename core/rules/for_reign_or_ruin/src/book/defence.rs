//! What stands before a target: cover against shots, defences in close combat (FR-RNG-10, FR-CC-17).

/// Cover, or a defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Defence {
    /// Nothing.
    #[default]
    None,
    /// Soft cover or defences.
    Soft,
    /// Hard cover or defences.
    Hard,
    /// A fortification.
    Fortification,
}

/// What a defence adds, and up to what.
pub struct Raise {
    /// Added to Def.
    pub plus: u8,
    /// The most it comes to by that.
    pub cap: u8,
}

/// None, soft, hard, fortification (p. 37, p. 42).
static RAISES: [Raise; 4] =
    [Raise { plus: 0, cap: 0 }, Raise { plus: 1, cap: 5 }, Raise { plus: 2, cap: 6 }, Raise { plus: 3, cap: 7 }];

/// What indirect fire adds, beyond any cap (FR-RNG-12).
pub const INDIRECT: u8 = 1;

impl Defence {
    /// Every one.
    pub const ALL: [Defence; 4] = [Defence::None, Defence::Soft, Defence::Hard, Defence::Fortification];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Defence::None => "none",
            Defence::Soft => "soft",
            Defence::Hard => "hard",
            Defence::Fortification => "fortification",
        }
    }

    /// What it adds.
    pub fn raise(self) -> &'static Raise {
        &RAISES[self as usize]
    }

    /// Def behind it: the cap limits what is raised, and lowers nothing (FR-RNG-11).
    pub fn raised(self, def: u8) -> u8 {
        let raise = self.raise();
        (def + raise.plus).min(raise.cap).max(def)
    }
}
