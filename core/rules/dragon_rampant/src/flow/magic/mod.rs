//! Magic: spells, summoning, explosions and Were (sections 19 and 20 of the checklist).

mod cast;
mod explode;
mod lasting;
mod menu;
mod summon;
mod were;

pub(super) use self::cast::{cast, gist};
pub(super) use self::explode::explode;
pub(super) use self::lasting::{begin_phase, drop_spells, end_phase};
pub(super) use self::menu::{cast_off, explode_off, orders, summon_off};
pub(super) use self::summon::summon;
pub(super) use self::were::{announce, were};
