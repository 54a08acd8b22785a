//! Spells, summoning, explosions, Were.

use crate::book::{HouseRule, Lasts, Spell};
use crate::state::{Battle, Flag, Ongoing, Place, UnitId};
use umpire_engine::table::{Beat, Happening, Rolled, Seat, Show, Words};

/// Spells, summoning, explosions, Were.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MagicEvent {
    /// A unit says what it casts, and on whom: the spell it kept up is over (DR-SPELL-5).
    Declared(UnitId, Spell, UnitId),
    /// A spell takes hold of a unit: by whom, which, on whom.
    Cast(UnitId, Spell, UnitId),
    /// The spell that this unit kept up is over.
    SpellOver(UnitId),
    /// The phase in which this unit cast its spell is over (DR-TURN-5).
    Lasted(UnitId),
    /// A unit has a Strength Point more.
    Healed(UnitId),
    /// A unit is summoned.
    Summoned(UnitId),
    /// There was no spot for a unit.
    NoSpot(UnitId),
    /// A unit blows up, or fails to: whether it did.
    Explodes(UnitId, bool),
    /// A side has so many Were, and nobody says which (DR-SETUP-3).
    Weres(Seat, u8),
    /// The faces at which this side's Were change: which pair of the three.
    WerePair(Seat, u8),
    /// A unit lost Strength Points, of a side with Were that nobody has seen: its die, and whether it changes.
    WereTest(UnitId, Rolled, bool),
    /// A unit left play that was one of them.
    WasWere(UnitId),
}

impl MagicEvent {
    #[inline(never)]
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let line = |b: &Battle, id, unit, words| Some(Happening::line(id, Some(b.seat_of(unit)), Some(unit), words));
        match self {
            MagicEvent::Declared(by, spell, _) => {
                end(b, by);
                line(b, "casts", by, Words::with2("{}: {}", by, spell.name()))
            }
            MagicEvent::Cast(by, spell, target) => {
                cast(b, by, spell, target);
                line(b, "cast", target, Words::with2("{}: {}", target, spell.name()))
            }
            MagicEvent::SpellOver(by) => {
                let over = end(b, by)?;
                line(b, "spell-over", over.target, Words::with2("{}: no {}", over.target, over.spell.name()))
            }
            MagicEvent::Lasted(by) => {
                if let Some(cast) = &mut b.unit_mut(by).spell {
                    cast.fresh = false;
                }
                None
            }
            MagicEvent::Healed(target) => {
                let unit = b.unit_mut(target);
                unit.strength = (unit.strength + 1).min(unit.start);
                let now = unit.strength;
                let reason = Words::with2("{}: {} Strength now", target, now);
                let beat = Beat { big: Words::of("HEALED"), reason, next: None };
                let line = line(b, "healed", target, Words::with2("{}: healed, {}", target, now))?;
                Some(Happening { show: Show::Beat(beat), ..line })
            }
            MagicEvent::Summoned(new) => {
                let unit = b.unit_mut(new);
                unit.place = Place::OnTable;
                unit.set(Flag::Tested, true); // DR-ACT-11
                line(b, "summoned", new, Words::with("{}: summoned", new))
            }
            MagicEvent::NoSpot(unit) => line(b, "no-spot", unit, Words::with("{}: no spot", unit)),
            MagicEvent::Explodes(unit, done) => {
                let (big, words) = if done { ("BOOM", "{} exploded") } else { ("PHUT", "{} imploded") };
                let beat = Beat { big: Words::of(big), reason: Words::with(words, unit), next: None };
                let line = Happening::line("explodes", Some(b.seat_of(unit)), Some(unit), Words::with(words, unit));
                Some(Happening { show: Show::Beat(beat), ..line })
            }
            MagicEvent::Weres(seat, count) => {
                let words = if count == 1 { "{} has {} Were unit" } else { "{} has {} Were units" };
                let words = Words::with2(words, seat, count);
                let beat = Beat { big: Words::of("WERE"), reason: words, next: None };
                Some(Happening { show: Show::Beat(beat), ..Happening::line("weres", Some(seat), None, words) })
            }
            MagicEvent::WerePair(seat, pair) => {
                b.side_mut(seat).were_pair = Some(pair);
                None
            }
            MagicEvent::WereTest(unit, rolled, changes) => {
                if changes {
                    change(b, unit);
                }
                let words = if changes { "{}: a Were!" } else { "{}: no change" };
                let line = Happening::line("were", Some(b.seat_of(unit)), Some(unit), Words::with(words, unit));
                Some(Happening { show: Show::Rolled(rolled), ..line })
            }
            MagicEvent::WasWere(unit) => line(b, "was-were", unit, Words::with("{}: it was a Were", unit)),
        }
    }
}

/// A spell takes hold. Befuddle makes its target Battered (DR-SPELL-BEFUDDLE), which breaks a wall (DR-WALL-3).
fn cast(b: &mut Battle, by: UnitId, spell: Spell, target: UnitId) {
    if spell.lasts() != Lasts::Instant {
        let fresh = b.phase.has(b.seat_of(target));
        b.unit_mut(by).spell = Some(Ongoing { spell, target, fresh });
    }
    if spell == Spell::BefuddleThee {
        let unit = b.unit_mut(target);
        unit.set(Flag::Befuddled, true);
        unit.set(Flag::Wall, false);
    }
}

/// A spell that is kept up is over; with a Befuddle its marker goes, or becomes the unit's own (AMB-44, HR-BEFSTICK).
fn end(b: &mut Battle, by: UnitId) -> Option<Ongoing> {
    let over = b.unit_mut(by).spell.take()?;
    if over.spell == Spell::BefuddleThee {
        let sticks = b.plays(HouseRule::BefuddleSticks);
        let unit = b.unit_mut(over.target);
        let stays = sticks && unit.is(Flag::Befuddled);
        unit.set(Flag::Befuddled, false);
        unit.set(Flag::Battered, unit.is(Flag::Battered) || stays);
    }
    Some(over)
}

/// A Were becomes what it is: at full Strength, Battered and bespelled as before (DR-WERE-3, HR-WEREBAT).
fn change(b: &mut Battle, id: UnitId) {
    if b.plays(HouseRule::WereBattered) {
        let befuddles = b.ongoing().find(|(_, cast)| cast.target == id && cast.spell == Spell::BefuddleThee);
        befuddles.and_then(|(by, _)| end(b, by));
        b.unit_mut(id).set(Flag::Battered, false);
    }
    let start = b.unit(id).build.profile(true).strength;
    let unit = b.unit_mut(id);
    (unit.start, unit.strength, unit.suffered) = (start, start, 0);
    unit.set(Flag::Changed, true);
    unit.set(Flag::Wall, false);
    // Its die told the pair.
    let seat = unit.seat;
    b.side_mut(seat).were_pair = None;
}
