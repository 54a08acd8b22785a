//! What can be wrong with a list, by the codes of our checklist (section 4): V1 to V10.

use core::fmt::{self, Display, Write};

use super::faults::{MIN_ELEMENTS, TACTICS};
use super::{CORE, MAX_ELEMENTS};
use crate::book::{Bond, Reputation, Trait, Type};
use umpire_engine::table::{Off, PieceId, Words};

/// One thing that is wrong with a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandError {
    /// V1: too few points, or too many.
    Points {
        /// What the Elements cost.
        have: u8,
        /// What they must cost.
        size: u8,
    },
    /// V2: too few Elements, or too many.
    Elements {
        /// How many there are.
        have: u8,
    },
    /// V3: too little in Fighters, Shooters and Skirmishers.
    Core {
        /// Points in them.
        have: u8,
    },
    /// V4: not two Tactics, or twice the same.
    Tactics {
        /// How many different ones there are.
        have: u8,
    },
    /// V4: the Fringe has not two Tactics of its own.
    FringeTactics {
        /// How many different ones there are.
        have: u8,
    },
    /// V5: no Bond.
    Bond,
    /// V6: no Reputation.
    Reputation,
    /// V7: an Element has no trait where its type has one.
    NoTrait(u8),
    /// V7: the Champion attached to an Element has no trait.
    ChampionNoTrait(u8),
    /// V7: an Element has a trait of another type.
    AlienTrait(u8, Type, Trait),
    /// V7: the Champion attached to an Element has a trait of another type.
    ChampionAlienTrait(u8, Trait),
    /// V8: a Champion is attached to an Element that cannot host one.
    Host(u8, Type),
    /// V8: a second Champion for the same host. Only a text can name it.
    SecondChampion,
    /// V9: a Retinue without a Focus.
    NoFocus,
    /// V9: the Focus is no Element of the list: the number it was given, from 1.
    Focus(u8),
    /// V10: more aboard than fits.
    Cargo {
        /// Points aboard.
        have: u8,
        /// Points that fit.
        fits: u8,
    },
    /// V10: this Element cannot be carried.
    Passenger(u8),
    /// V10: this Element carries nobody.
    Carrier(u8),
}

impl WarbandError {
    /// Its code in our checklist.
    pub const fn code(self) -> &'static str {
        match self {
            WarbandError::Points { .. } => "V1",
            WarbandError::Elements { .. } => "V2",
            WarbandError::Core { .. } => "V3",
            WarbandError::Tactics { .. } | WarbandError::FringeTactics { .. } => "V4",
            WarbandError::Bond => "V5",
            WarbandError::Reputation => "V6",
            WarbandError::NoTrait(_)
            | WarbandError::ChampionNoTrait(_)
            | WarbandError::AlienTrait(..)
            | WarbandError::ChampionAlienTrait(..) => "V7",
            WarbandError::Host(..) | WarbandError::SecondChampion => "V8",
            WarbandError::NoFocus | WarbandError::Focus(_) => "V9",
            WarbandError::Cargo { .. } | WarbandError::Passenger(_) | WarbandError::Carrier(_) => "V10",
        }
    }

    /// What is wrong, in a few words; Elements are pieces, by their place in the list.
    pub fn words(self) -> Words {
        match self {
            WarbandError::Points { have, size } => Words::with2("{}/{} points", have, size),
            WarbandError::Elements { have } if have < MIN_ELEMENTS => Words::with("{} Elements, min 4", have),
            WarbandError::Elements { have } => Words::with("{} Elements, max 8", have),
            WarbandError::Core { have } => Words::with2("{}/{} in Fi/Sh/Sk", have, CORE),
            WarbandError::Tactics { have } => Words::with2("{}/{} Tactics", have, TACTICS),
            WarbandError::FringeTactics { have } => Words::with2("{}/{} Fringe Tactics", have, TACTICS),
            WarbandError::Bond => Words::of("No Bond"),
            WarbandError::Reputation => Words::of("No Reputation"),
            WarbandError::NoTrait(at) => Words::with("{}: trait?", PieceId(at)),
            WarbandError::ChampionNoTrait(at) => Words::with("{}: leader?", PieceId(at)),
            WarbandError::AlienTrait(at, _, given) | WarbandError::ChampionAlienTrait(at, given) => {
                Words::with2("{}: not {}", PieceId(at), given.name())
            }
            WarbandError::Host(_, kind) => Words::with("{} cannot host", kind.line().name),
            WarbandError::SecondChampion => Words::of("Two Champions"),
            WarbandError::NoFocus => Words::of("No Focus"),
            WarbandError::Focus(number) => Words::with("Focus {}: who?", number),
            WarbandError::Cargo { have, fits } => Words::with2("Cargo {}/{}", have, fits),
            WarbandError::Passenger(at) => Words::with("{} stays out", PieceId(at)),
            WarbandError::Carrier(at) => Words::with("{} carries nobody", PieceId(at)),
        }
    }

    /// Writes what would be right.
    pub fn write_right(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandError::Points { size, .. } => write!(out, "exactly {size} points"),
            WarbandError::Elements { .. } => {
                write!(out, "{MIN_ELEMENTS} to {MAX_ELEMENTS} Elements, a host and its Champion as one")
            }
            WarbandError::Core { .. } => write!(out, "{CORE} points or more in fighters, shooters and skirmishers"),
            WarbandError::Tactics { .. } => out.write_str("two different Tactics: tactics ID ID"),
            WarbandError::FringeTactics { .. } => out.write_str("two different Tactics: fringe-tactics ID ID"),
            WarbandError::Bond => {
                out.write_str("bond and one of: ")?;
                ids(Bond::ALL.iter().map(|bond| bond.id()), out)
            }
            WarbandError::Reputation => {
                out.write_str("reputation and one of: ")?;
                ids(Reputation::ALL.iter().map(|reputation| reputation.id()), out)
            }
            WarbandError::NoTrait(_) => out.write_str("one trait of its type behind each champion, heavy and ward"),
            WarbandError::AlienTrait(_, kind, _) if Trait::of(kind).next().is_none() => {
                out.write_str("no trait at all")
            }
            WarbandError::AlienTrait(_, kind, _) => ids(Trait::of(kind).map(Trait::id), out),
            WarbandError::ChampionNoTrait(_) | WarbandError::ChampionAlienTrait(..) => {
                ids(Trait::of(Type::Champion).map(Trait::id), out)
            }
            WarbandError::Host(..) | WarbandError::SecondChampion => {
                out.write_str("at most one champion each with a heavy, fighters, shooters or skirmishers")
            }
            WarbandError::NoFocus | WarbandError::Focus(_) => {
                out.write_str("focus and the number of an Element in this list, from 1")
            }
            WarbandError::Cargo { fits, .. } => write!(out, "{fits} points aboard at the most"),
            WarbandError::Passenger(_) => out.write_str("no Heavies; Wards with Riders only"),
            WarbandError::Carrier(_) => out.write_str("a Heavy with the Transport trait, or any Heavy with Riders"),
        }
    }

    /// Why the warband cannot be kept, as a row has room for it.
    pub const fn off(self) -> &'static Off {
        match self {
            WarbandError::Points { size: 9, .. } => &Off { short: "V1 points", full: "Spend exactly 9 points" },
            WarbandError::Points { .. } => &Off { short: "V1 points", full: "Spend exactly 12 points" },
            WarbandError::Elements { .. } => &Off { short: "V2 Elements", full: "4 to 8 Elements" },
            WarbandError::Core { .. } => &Off { short: "V3 core", full: "4 points in Fi/Sh/Sk" },
            WarbandError::Tactics { .. } => &Off { short: "V4 Tactics", full: "Two Tactics" },
            WarbandError::FringeTactics { .. } => &Off { short: "V4 Tactics", full: "Two Tactics of the Fringe" },
            WarbandError::Bond => &Off { short: "V5 Bond", full: "One Bond" },
            WarbandError::Reputation => &Off { short: "V6 Reputation", full: "One Reputation" },
            WarbandError::NoTrait(_)
            | WarbandError::ChampionNoTrait(_)
            | WarbandError::AlienTrait(..)
            | WarbandError::ChampionAlienTrait(..) => &Off { short: "V7 trait", full: "A trait of its type each" },
            WarbandError::Host(..) | WarbandError::SecondChampion => {
                &Off { short: "V8 host", full: "It cannot host a Champion" }
            }
            WarbandError::NoFocus | WarbandError::Focus(_) => &Off { short: "V9 Focus", full: "A Retinue has a Focus" },
            WarbandError::Cargo { .. } => &Off { short: "V10 cargo", full: "Too much aboard" },
            WarbandError::Passenger(_) | WarbandError::Carrier(_) => {
                &Off { short: "V10 cargo", full: "It cannot be carried there" }
            }
        }
    }
}

/// Writes ids, a comma between them.
pub(super) fn ids<'a>(mut ids: impl Iterator<Item = &'a str>, out: &mut dyn Write) -> fmt::Result {
    let mut gap = "";
    ids.try_for_each(|id| {
        out.write_str(core::mem::replace(&mut gap, ", "))?;
        out.write_str(id)
    })
}

impl Display for WarbandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.off().full)
    }
}

impl core::error::Error for WarbandError {}
