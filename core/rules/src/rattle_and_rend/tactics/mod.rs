//! The 26 Tactics (section 7 of the checklist), one file each, and the moments at which they speak.
//!
//! A new Tactic is a file that says what it does at which moment, and a line in the list below; the last one under
//! its heading moves the heading's end on the workbench too. Where no moment here fits, its file says who and when,
//! and the chapter asks it.

use super::book::{Band, Deltas};
use super::flow::check::Check;
use super::{Element, ElementId, Rend, State};
use crate::rattle_and_rend::Foe;
use crate::rattle_and_rend::Grade;
use crate::table::Seat;

/// What a Tactic does, moment by moment. Whatever it leaves out, it does not do.
pub(super) trait Rules {
    /// What it is called.
    const ABOUT: About;

    /// The stat resolver: lasting changes to the numbers of an Element that carries it.
    fn stats(_: &Element, _: &mut Deltas) {}
    /// The tick list: what it brings to a check of an Element that carries it.
    fn own_check(_: &State, _: &mut Check) {}
    /// The tick list: what it brings to a check against a side that fields it.
    fn foe_check(_: &State, _: &mut Check) {}
    /// The dice lie there: another throw that takes their place, where an enemy carries this (RR-DICE-8).
    fn foe_again(_: &State, _: &Check, _: Grade) -> Option<Check> {
        None
    }
    /// The grade is final: what it means to the side of an Element that carries it (RR-DICE-8).
    fn graded(_: &Rend, _: &Check, _: Grade) {}
    /// The same, once the Bonds had theirs.
    fn graded_last(_: &Rend, _: &Check, _: Grade) {}
    /// Every band of a Reaction of an Element that carries it.
    fn reaction_band(band: Band) -> Band {
        band
    }
    /// A side that fields it faces this attacker: whether it dares to attack (F-ATTACK step 2).
    async fn gate(_: &Rend, _: ElementId) -> bool {
        true
    }
    /// An Element that carries it has rolled Fury against a target, in an Action or a Retaliate (F-ATTACK step 5).
    async fn beside_attack(_: &Rend, _attacker: ElementId, _target: ElementId, _: Grade) {}
    /// A side that fields it lost an Element to a failed Will check (F-REMOVE step 4).
    async fn fallen(_: &Rend, _: ElementId) {}
    /// Points of the lost that still count for the Morale of a side that fields it.
    fn morale_points(_: &State, _: Seat) -> u8 {
        0
    }
    /// The first Turn of a side in a Round (RR-FIRST-1): when among the others, from 1; 0 for never.
    const FIRST_TURN: u8 = 0;
    /// Whether there is anything to do in this first Turn.
    fn wants_first_turn(_: &State, _: Seat) -> bool {
        false
    }
    /// What it does then.
    async fn first_turn(_: &Rend, _: Seat) {}
}

/// What a Tactic is called.
#[derive(PartialEq, Eq, Debug)]
pub struct About {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// What it does, in a few of our own words.
    pub gist: &'static str,
    /// The modifier it brings to a check, where it does: sign, name on the roll, row in a tick list.
    pub modifier: Option<(&'static str, &'static str, &'static str)>,
    /// Whether that is a fact of where the roller stands, asked once until something moves (RR-DEV-4).
    pub stands: bool,
    /// Whether it matters to its side in which order Will checks are made (RR-WILL-10).
    pub minds_order: bool,
}

impl About {
    const fn new(id: &'static str, name: &'static str, gist: &'static str) -> Self {
        About { id, name, gist, modifier: None, stands: false, minds_order: false }
    }

    /// With a modifier.
    const fn brings(self, sign: &'static str, name: &'static str, row: &'static str) -> Self {
        About { modifier: Some((sign, name, row)), ..self }
    }

    /// With a modifier that tells where the roller stands.
    const fn stands(self) -> Self {
        About { stands: true, ..self }
    }

    /// Where the order of Will checks matters.
    const fn minds_order(self) -> Self {
        About { minds_order: true, ..self }
    }
}

macro_rules! tactics {
    ($($file:ident $name:ident,)*) => {
        $(pub(super) mod $file;)*
        $(use $file::$name;)*

        /// A Tactic, by its name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "the book's own names")]
        #[repr(u8)]
        pub enum Tactic {
            $($name,)*
        }

        impl Tactic {
            /// Every Tactic, as printed.
            pub const ALL: &[Tactic] = &[$(Tactic::$name,)*];

            /// What it is called.
            pub const fn about(self) -> &'static About {
                match self {
                    $(Tactic::$name => &$name::ABOUT,)*
                }
            }

            /// When it comes in a first Turn, from 1; 0 for never.
            pub(super) const fn first_turn(self) -> u8 {
                match self {
                    $(Tactic::$name => $name::FIRST_TURN,)*
                }
            }
        }

        /// What its Tactics do to an Element's numbers.
        pub(super) fn stats(element: &Element) -> Deltas {
            let mut deltas = Deltas::default();
            $(if element.tactics.has(Tactic::$name) {
                $name::stats(element, &mut deltas);
            })*
            deltas
        }

        /// What the Tactics of both sides bring to a check.
        pub(super) fn check(s: &State, check: &mut Check) {
            let roller = *s.element(check.who);
            let foe = s.side(roller.seat.foe()).tactics;
            $(if roller.tactics.has(Tactic::$name) {
                $name::own_check(s, check);
            })*
            $(if foe.has(Tactic::$name) {
                $name::foe_check(s, check);
            })*
        }

        /// The throw an enemy's Tactic puts in the place of this one.
        pub(super) fn again(s: &State, check: &Check, grade: Grade) -> Option<Check> {
            let foe = s.side(s.element(check.who).seat.foe()).tactics;
            $(if foe.has(Tactic::$name) && let Some(again) = $name::foe_again(s, check, grade) {
                return Some(again);
            })*
            None
        }

        /// A band as it counts in a Reaction of this Element.
        pub(super) fn reaction_band(element: &Element, band: Band) -> Band {
            let mut band = band;
            $(if element.tactics.has(Tactic::$name) {
                band = $name::reaction_band(band);
            })*
            band
        }

        /// Whether this attacker dares to attack, the enemy's Tactics being what they are.
        pub(super) async fn gate(t: &Rend, attacker: ElementId) -> bool {
            let foe = t.look(|s| s.side(s.element(attacker).seat.foe()).tactics);
            $(if foe.has(Tactic::$name) && !$name::gate(t, attacker).await {
                return false;
            })*
            true
        }

        /// What its own Tactics add to an attack.
        pub(super) async fn beside_attack(t: &Rend, attacker: ElementId, target: ElementId, grade: Grade) {
            let own = t.look(|s| s.element(attacker).tactics);
            $(if own.has(Tactic::$name) {
                $name::beside_attack(t, attacker, target, grade).await;
            })*
        }

        /// What a side's Tactics do when one of its Elements fell.
        pub(super) async fn fallen(t: &Rend, who: ElementId) {
            let own = t.look(|s| s.side(s.element(who).seat).tactics);
            $(if own.has(Tactic::$name) {
                $name::fallen(t, who).await;
            })*
        }

        /// Points of the lost that still count for Morale.
        pub(super) fn morale_points(s: &State, seat: Seat) -> u8 {
            let mut points = 0;
            $(if s.side(seat).tactics.has(Tactic::$name) {
                points += $name::morale_points(s, seat);
            })*
            points
        }

        /// What a final grade means to the roller's Tactics.
        pub(super) fn graded(t: &Rend, check: &Check, grade: Grade) {
            let tactics = t.look(|s| s.element(check.who).tactics);
            $(if tactics.has(Tactic::$name) {
                $name::graded(t, check, grade);
            })*
        }

        /// What it means to them once the Bonds had theirs.
        pub(super) fn graded_last(t: &Rend, check: &Check, grade: Grade) {
            let tactics = t.look(|s| s.element(check.who).tactics);
            $(if tactics.has(Tactic::$name) {
                $name::graded_last(t, check, grade);
            })*
        }

        /// Which Tactics of a side have something to do in its first Turn of a Round, in the book's order.
        pub(super) fn wanting_first_turn(s: &State, seat: Seat) -> Tactics {
            let mut wanting = Tactics::NONE;
            $(if s.side(seat).tactics.has(Tactic::$name) && $name::wants_first_turn(s, seat) {
                wanting = wanting.and(Tactic::$name);
            })*
            wanting
        }

        /// What a Tactic does in the first Turn of a side.
        pub(super) async fn first_turn(t: &Rend, tactic: Tactic, seat: Seat) {
            match tactic {
                $(Tactic::$name => $name::first_turn(t, seat).await,)*
            }
        }
    };
}

tactics! {
    berserkers Berserkers,
    death_defiers DeathDefiers,
    elites Elites,
    fusiliers Fusiliers,
    bastions Bastions,
    tacticians Tacticians,
    ambushers Ambushers,
    harriers Harriers,
    rangers Rangers,
    riders Riders,
    saboteurs Saboteurs,
    teleporters Teleporters,
    watchers Watchers,
    avengers Avengers,
    nightmares Nightmares,
    pack_hunters PackHunters,
    poisoners Poisoners,
    sneak_thieves SneakThieves,
    swarmers Swarmers,
    zealots Zealots,
    butchers Butchers,
    counter_punchers CounterPunchers,
    resurrectionists Resurrectionists,
    shield_brothers ShieldBrothers,
    soothsayers Soothsayers,
    temptors Temptors,
}

const _: () = assert!(Tactic::ALL.len() < 32, "a set of Tactics is 32 bits, and one read from flash knows no more");

/// Several Tactics, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tactics(u32);

impl Tactics {
    /// None.
    pub const NONE: Tactics = Tactics(0);

    /// These, and one more.
    #[must_use]
    pub const fn and(self, tactic: Tactic) -> Self {
        Tactics(self.0 | 1 << tactic as u8)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, tactic: Tactic) -> Self {
        Tactics(self.0 & !(1 << tactic as u8))
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, others: Tactics) -> Self {
        Tactics(self.0 | others.0)
    }

    /// Whether this is one of them.
    pub const fn has(self, tactic: Tactic) -> bool {
        self.0 >> tactic as u8 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every one of them, as printed.
    pub fn iter(self) -> impl Iterator<Item = Tactic> {
        Tactic::ALL.iter().copied().filter(move |tactic| self.has(*tactic))
    }

    /// The one that comes first in a first Turn.
    pub(super) fn first(self) -> Option<Tactic> {
        self.iter().min_by_key(|tactic| tactic.first_turn())
    }
}
