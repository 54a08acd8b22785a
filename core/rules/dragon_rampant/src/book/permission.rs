//! Which unit type may buy which fantastical rule (section 5 of the checklist), and what excludes what.

use super::{Fantastical, TypeOption, UnitType};
use Fantastical::{
    BlessedMelee, BlessedMissiles, Burrowing, Cleric, EnchantedMelee, EnchantedMissiles, Exploder, Fear, Fearful,
    Flying, Hatred, NoFeelings, Slayer, Spellcaster, Summoner, Undead, Venomous, Were, Wizardling,
};
use TypeOption::{EliteMissiles, FootShortRange, GreaterFlame, LevelHeaded, LightOffensive, MixedWeapons, Ponderous};

/// Who may be Cleric, Slayer or Spellcaster; Exploder; Summoner; a Were's normal form.
#[rustfmt::skip]
const ROWS: [[bool; 4]; 13] = [
    [true,  true,  true,  true],  // Elite Riders
    [true,  true,  true,  true],  // Heavy Riders
    [false, true,  false, true],  // Light Riders
    [false, true,  false, true],  // Greater Warbeasts
    [false, true,  false, false], // Lesser Warbeasts: they are the other form
    [true,  true,  true,  true],  // Elite Foot
    [true,  true,  true,  true],  // Heavy Foot
    [true,  true,  true,  true],  // Light Foot
    [false, true,  false, true],  // Bellicose Foot
    [false, true,  true,  true],  // Heavy Missiles
    [false, true,  true,  true],  // Light Missiles
    [false, false, false, true],  // Scouts
    [false, false, false, false], // Ravenous Hordes
];

/// Options that exclude each other (section 4 of the checklist).
pub(crate) const EXCLUDED: [(TypeOption, TypeOption); 2] =
    [(LightOffensive, MixedWeapons), (FootShortRange, MixedWeapons)];

/// Rules of which a unit takes one (DR-PERM-3).
pub(crate) const ONE_OF: [(Fantastical, Fantastical); 4] =
    [(Spellcaster, Wizardling), (EnchantedMelee, BlessedMelee), (EnchantedMissiles, BlessedMissiles), (Cleric, Slayer)];

/// Options of which one does all that the other does, or nearly (AMB-57).
pub(crate) const REDUNDANT: [(TypeOption, TypeOption); 2] = [(EliteMissiles, LevelHeaded), (GreaterFlame, Ponderous)];

/// Rules that both may be had, and make little sense together (AMB-53, DR-FLY-5).
pub(crate) const ODD: [(Fantastical, Fantastical); 2] = [(Fear, Fearful), (Flying, Burrowing)];

impl Fantastical {
    /// Whether units of this type may buy it; what it then costs is another question.
    pub const fn is_open_to(self, of: UnitType) -> bool {
        let [faith, explodes, summons, changes] = ROWS[of as usize];
        match self {
            Cleric | Slayer | Spellcaster | Wizardling => faith,
            Exploder => explodes,
            Summoner => summons,
            Were => changes,
            Undead | NoFeelings | Venomous | Hatred | Fear => true,
            _ => !matches!(of, UnitType::RavenousHordes),
        }
    }
}
