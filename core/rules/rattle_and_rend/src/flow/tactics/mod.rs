//! What Tactics do (section 7 of the checklist): one file each, and the moments at which they speak.
//!
//! A Tactic that only changes numbers is a row in the book's table. One that speaks at a moment is a file with its
//! hooks, and a line in the list below. Where no hook fits, its file says who and when, and the chapter asks it.

pub(crate) mod ambushers;
pub(crate) mod avengers;
pub(crate) mod butchers;
pub(crate) mod counter_punchers;
pub(crate) mod death_defiers;
pub(crate) mod elites;
pub(crate) mod fusiliers;
pub(crate) mod harriers;
mod hooks;
pub(crate) mod nightmares;
pub(crate) mod pack_hunters;
pub(crate) mod poisoners;
pub(crate) mod rangers;
pub(crate) mod resurrectionists;
pub(crate) mod saboteurs;
pub(crate) mod shield_brothers;
pub(crate) mod sneak_thieves;
pub(crate) mod soothsayers;
pub(crate) mod swarmers;
pub(crate) mod tacticians;
pub(crate) mod teleporters;
pub(crate) mod temptors;
pub(crate) mod zealots;

use self::hooks::TacticHooks;
use crate::book::{Tactic, Tactics};
use crate::flow::Table;
use crate::flow::check::Check;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{ElementId, State};
use umpire_engine::table::Seat;

macro_rules! tactics {
    ($($file:ident::$name:ident,)*) => {
        $(use self::$file::$name;)*

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

        /// Whether this attacker dares to attack, the enemy's Tactics being what they are.
        pub(super) async fn gate(t: &Table, attacker: ElementId) -> bool {
            let foe = t.look(|s| s.side(s.element(attacker).seat.foe()).tactics);
            $(if foe.has(Tactic::$name) && !$name::gate(t, attacker).await {
                return false;
            })*
            true
        }

        /// What its own Tactics add to an attack.
        pub(super) async fn beside_attack(t: &Table, attacker: ElementId, target: ElementId, grade: Grade) {
            let own = t.look(|s| s.element(attacker).tactics);
            $(if own.has(Tactic::$name) {
                $name::beside_attack(t, attacker, target, grade).await;
            })*
        }

        /// What a side's Tactics do when one of its Elements fell.
        pub(super) async fn fallen(t: &Table, who: ElementId) {
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
        pub(super) fn graded(t: &Table, check: &Check, grade: Grade) {
            let tactics = t.look(|s| s.element(check.who).tactics);
            $(if tactics.has(Tactic::$name) {
                $name::graded(t, check, grade);
            })*
        }

        /// What it means to them once the Bonds had theirs.
        pub(super) fn graded_last(t: &Table, check: &Check, grade: Grade) {
            let tactics = t.look(|s| s.element(check.who).tactics);
            $(if tactics.has(Tactic::$name) {
                $name::graded_last(t, check, grade);
            })*
        }

        /// Which Tactics of a side have something to do in its first Turn of a Round, in the book's order.
        pub(super) fn wanting_first_turn(s: &State, seat: Seat) -> Tactics {
            let mut wanting = Tactics::EMPTY;
            $(if s.side(seat).tactics.has(Tactic::$name) && $name::wants_first_turn(s, seat) {
                wanting = wanting.and(Tactic::$name);
            })*
            wanting
        }

        /// What a Tactic does in the first Turn of a side.
        pub(super) async fn first_turn(t: &Table, tactic: Tactic, seat: Seat) {
            match tactic {
                $(Tactic::$name => $name::first_turn(t, seat).await,)*
                _ => {}
            }
        }
    };
}

tactics! {
    death_defiers::DeathDefiers,
    elites::Elites,
    fusiliers::Fusiliers,
    tacticians::Tacticians,
    rangers::Rangers,
    teleporters::Teleporters,
    avengers::Avengers,
    nightmares::Nightmares,
    pack_hunters::PackHunters,
    poisoners::Poisoners,
    sneak_thieves::SneakThieves,
    swarmers::Swarmers,
    zealots::Zealots,
    butchers::Butchers,
    counter_punchers::CounterPunchers,
    resurrectionists::Resurrectionists,
    shield_brothers::ShieldBrothers,
    soothsayers::Soothsayers,
}
