//! Losses, Courage, retreats and departures.

use crate::book::Spell;
use crate::state::{Battle, Departure, Flag, Packet, Place, UnitId};
use umpire_engine::table::{Clash, Happening, Rolled, Show, Words};

/// Why a unit loses Strength Points (section 23, *Event log needed*).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Hits of an Attack.
    Attack,
    /// Hits of a Shoot, Skirmish or Evade.
    Shoot,
    /// Hits of a Power Bolt.
    Spell,
    /// Hits of an explosion.
    Explosion,
    /// Battered twice.
    CourageTwice,
    /// A Rally that failed.
    RallyFailed,
    /// A retreat that was blocked.
    BlockedRetreat,
    /// Dangerous ground.
    Danger,
    /// A Brutal Leader.
    Brutal,
}

impl Cause {
    /// Whether it counts as missiles (DR-GLORY-5).
    pub const fn is_missile(self) -> bool {
        matches!(self, Cause::Shoot | Cause::Spell | Cause::Explosion)
    }

    /// Whether hits took them, so that Courage is tested (DR-COURAGE-1, AMB-107).
    pub const fn is_hits(self) -> bool {
        matches!(self, Cause::Attack) || self.is_missile()
    }
}

/// What a Courage test came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nerve {
    /// It stands, or rallies.
    Holds,
    /// It retreats, and is Battered.
    Batters,
    /// It is gone.
    Routs,
}

/// Losses, Courage, retreats and departures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DamageEvent {
    /// An action begins whose losses are one packet: by whom, at whom (DR-COURAGE-17).
    Resolve(Option<UnitId>, Option<UnitId>),
    /// Two units struck each other: both sides' dice, and what they take.
    Fought(Clash),
    /// Dice of a unit at another that are shown before more fall because of them.
    Struck(UnitId, UnitId, Rolled),
    /// The dice of a unit's Mystical armour.
    Saved(UnitId, Rolled),
    /// The die of a unit whose retreat is blocked (DR-RETREAT-5).
    Blocked(UnitId, Rolled),
    /// A unit is to test its Courage, and no dice can make it fail.
    Sure(UnitId),
    /// A unit shoots at another, or casts a Bolt, or explodes.
    Shot(UnitId, UnitId, Rolled, u8),
    /// Nothing can hit: no dice fall (DR-CONV-13).
    CannotHit(UnitId),
    /// A unit loses Strength Points: how many, why, and by whom.
    Lost(UnitId, u8, Cause, Option<UnitId>),
    /// A unit leaves play for good: how, and by whom.
    Left(UnitId, Departure, Option<UnitId>),
    /// Something is so for a unit, or is not any more.
    Flag(UnitId, Flag, bool),
    /// The next round of tests is dealt (DR-COURAGE-17).
    Packet,
    /// A unit tested its Courage, with these dice where any fell; whether to Rally.
    Nerve(UnitId, Option<Rolled>, Nerve, bool),
    /// A unit is Battered by a result of its own.
    Battered(UnitId),
    /// A unit rallied.
    Rallied(UnitId),
    /// A unit retreats.
    Retreated(UnitId),
    /// A unit lost Strength Points in a fight with one that it fears.
    Feared(UnitId),
}

impl DamageEvent {
    #[inline(never)]
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            DamageEvent::Resolve(by, at) => {
                b.packet = Packet { by, at, ..Packet::default() };
                None
            }
            DamageEvent::Fought(both) => {
                let [by, at] = [both.halves[0].piece, both.halves[1].piece];
                let line = Happening::line("fought", Some(b.seat_of(by)), Some(at), Words::with2("{} x {}", by, at));
                Some(Happening { show: Show::Clash(both), ..line })
            }
            DamageEvent::Struck(by, at, rolled) => Some(dice(b, ("struck", by), "{} x {}", at, rolled)),
            DamageEvent::Saved(id, rolled) => {
                Some(Happening { show: Show::Rolled(rolled), ..line(b, "saved", id, "{}: Mystical Armour") })
            }
            DamageEvent::Blocked(id, rolled) => {
                Some(Happening { show: Show::Rolled(rolled), ..line(b, "blocked", id, "{}: blocked") })
            }
            DamageEvent::Sure(id) => Some(line(b, "sure", id, "{} cannot fail")),
            DamageEvent::Shot(by, at, rolled, _) => Some(dice(b, ("shot", by), "{} shot at {}", at, rolled)),
            DamageEvent::CannotHit(id) => Some(line(b, "cannot-hit", id, "{} cannot hit")),
            DamageEvent::Lost(id, lost, cause, _) => {
                if lost == 0 {
                    return None;
                }
                let unit = b.unit_mut(id);
                unit.strength = unit.strength.saturating_sub(lost);
                unit.suffered = unit.suffered.saturating_add(lost);
                let (seat, left) = (unit.seat, unit.strength);
                if cause.is_hits() {
                    b.packet.hurt = b.packet.hurt.and(id);
                    b.packet.struck = b.packet.struck.and(id);
                }
                if left < crate::state::WALL_STRENGTH && b.plays(crate::book::HouseRule::Wall6) {
                    b.unit_mut(id).set(Flag::Wall, false);
                }
                Some(Happening::line("lost", Some(seat), Some(id), Words::with2("{}: {} left", id, left)))
            }
            DamageEvent::Left(id, how, _) => {
                let turn = b.turn;
                b.unit_mut(id).place = Place::Gone(how, turn);
                b.note_loss(id);
                Some(Happening { show: Show::Removed, ..line(b, "left", id, how.words()) })
            }
            DamageEvent::Flag(id, flag, on) => {
                b.unit_mut(id).set(flag, on);
                None
            }
            DamageEvent::Packet => {
                b.deal_packet();
                None
            }
            DamageEvent::Nerve(id, rolled, nerve, rally) => {
                b.packet.due = b.packet.due.without(id);
                if rally {
                    b.unit_mut(id).set(Flag::Tested, true);
                }
                let words = match nerve {
                    Nerve::Holds if rally => "{} rallied",
                    Nerve::Holds => "{} held firm",
                    Nerve::Batters if rally => "{} did not rally",
                    Nerve::Batters => "{}: Battered",
                    Nerve::Routs => "{} routed",
                };
                let show = rolled.map_or(Show::Line, Show::Rolled);
                Some(Happening { show, ..line(b, if rally { "rally" } else { "courage" }, id, words) })
            }
            DamageEvent::Battered(id) => {
                b.unit_mut(id).set(Flag::Battered, true);
                b.unit_mut(id).set(Flag::Wall, false);
                None
            }
            DamageEvent::Rallied(id) => {
                b.end_spell(Spell::BefuddleThee, id);
                let unit = b.unit_mut(id);
                [Flag::Battered, Flag::Befuddled].iter().for_each(|flag| unit.set(*flag, false));
                [Flag::Tested, Flag::NoWildCharge].iter().for_each(|flag| unit.set(*flag, true));
                None
            }
            DamageEvent::Retreated(id) => {
                b.unit_mut(id).set(Flag::Wall, false);
                b.packet.retreated = b.packet.retreated.and(id);
                Some(line(b, "retreated", id, "{} retreated"))
            }
            DamageEvent::Feared(id) => {
                b.packet.feared = b.packet.feared.and(id);
                None
            }
        }
    }
}

impl Departure {
    /// What the log says of a unit that leaves like this.
    const fn words(self) -> &'static str {
        match self {
            Departure::Destroyed | Departure::Withered | Departure::FriendlyBlast => "{}: destroyed",
            Departure::Routed => "{} routed",
            Departure::LeftTable => "{} fled the table",
            Departure::Exploded => "{} blew up",
            Departure::Deserted => "{} deserted",
            Departure::RingBlast => "{}: no more",
        }
    }
}

fn line(b: &Battle, name: &'static str, id: UnitId, words: &'static str) -> Happening {
    Happening::line(name, Some(b.seat_of(id)), Some(id), Words::with(words, id))
}

fn dice(b: &Battle, (name, by): (&'static str, UnitId), words: &'static str, at: UnitId, rolled: Rolled) -> Happening {
    let line = Happening::line(name, Some(b.seat_of(by)), Some(at), Words::with2(words, by, at));
    Happening { by: Some(by), show: Show::Rolled(rolled), ..line }
}
