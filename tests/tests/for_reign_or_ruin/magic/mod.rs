//! Spells: who casts when, and what is typed.

mod effects;
mod phases;

use crate::fixture::{Carded, element};
use for_reign_or_ruin::book::{Attribute, Kind, Stat};
use for_reign_or_ruin::roster::ElementCard;

/// A caster with this Init and 2 Act.
fn mage(name: &str, init: u8) -> ElementCard {
    element(name, Kind::Individual).special(Attribute::Caster).with(Stat::Act, 2).with(Stat::Init, init)
}
