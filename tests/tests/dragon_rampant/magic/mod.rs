//! Magic: spells, summoning, explosions and Were.

mod bolt;
mod explode;
mod lasting;
mod spells;
mod summon;
mod targets;
mod were;

pub(crate) use self::summon::held;
use dragon_rampant::book::{Fantastical, Spell, UnitType};
use dragon_rampant::roster::UnitEntry;

use crate::fixture::{BattlePlay, deployed, fresh, to_deployment, unit};

/// An order that passes.
pub(crate) const PASS: &str = "test: 6 6";

/// A unit of a type with one fantastical rule.
pub(crate) fn with(of: UnitType, rule: Fantastical) -> UnitEntry {
    unit(of, &[], &[rule])
}

/// Light Foot that know all spells.
pub(crate) fn caster() -> UnitEntry {
    with(UnitType::LightFoot, Fantastical::Spellcaster)
}

/// Light Foot that know these.
pub(crate) fn wizardling(spells: &[Spell]) -> UnitEntry {
    let mut entry = with(UnitType::LightFoot, Fantastical::Wizardling);
    entry.build.spells = spells.iter().copied().collect();
    entry
}

/// A battle in Red's first phase.
#[track_caller]
pub(crate) fn fought(red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    on_pair(red, blue, 0)
}

/// The same; Were change on this pair of faces.
#[track_caller]
pub(crate) fn on_pair(red: &[UnitEntry], blue: &[UnitEntry], pair: u8) -> BattlePlay {
    paired(to_deployment(pot(red, blue).says("rules: traits")), pair)
}

/// The same, where the table plays these rules the other way.
#[track_caller]
pub(crate) fn ruled(red: &[UnitEntry], blue: &[UnitEntry], house: &str) -> BattlePlay {
    let menu = pot(red, blue).says(&format!("rules: house, house: {house}, rules: traits"));
    paired(to_deployment(menu), 0)
}

/// A scenario that a few units cannot end by a die.
pub(crate) fn pot(red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    fresh(&[red, blue]).says("rules: pick, scenario: pot, told: done")
}

#[track_caller]
fn paired(mut play: BattlePlay, pair: u8) -> BattlePlay {
    while play.asks() == "were-pair" {
        play = play.says(&format!("were-pair: {pair}"));
    }
    deployed(to_deployment(play))
}

/// A unit casts a spell on another, and it works.
pub(crate) fn casts(by: &str, spell: &str, on: &str) -> String {
    format!("unit: {by}, order: cast, spell: {spell}, cast-on: {on}, test: 6 6")
}

/// So many sixes.
pub(crate) fn sixes(count: usize) -> String {
    "6 ".repeat(count).trim().into()
}

/// A battle in Red's first phase, of whom these wait to be summoned.
#[track_caller]
pub(crate) fn fought_holding(red: &[UnitEntry], blue: &[UnitEntry], held: &str) -> BattlePlay {
    let play = pot(red, blue).says("rules: traits, rules: fight, terrain: done, trait: none, trait: none, roles: red");
    deployed(to_deployment(play.says(&format!("hold: {held}"))))
}
