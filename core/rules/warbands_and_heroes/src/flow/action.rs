//! The one action of an activation: an attack, a wall, something else, or nothing (WH-ACT-4).

use super::ask;
use super::{Table, attack, other};
use crate::event::Event;
use crate::scene::attack_word;
use crate::state::{Battle, UnitId};
use umpire_engine::table::{Arg, Off, Offer, Opt, Words};

/// The Unit's action.
pub(super) async fn action(t: &Table, unit: UnitId) {
    let at = usize::from(ask_action(t, unit).await);
    match t.look(|b| actions(b, unit).nth(at)).unwrap_or(Action::Nothing) {
        Action::Attack(attack) => attack::attack(t, unit, attack).await,
        Action::Wall => t.emit(Event::WallUp(unit)),
        Action::Other => other::other(t, unit).await,
        Action::Nothing => {}
    }
}

/// What a Unit may do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    Attack(u8),
    Wall,
    Other,
    Nothing,
}

/// Listed attacks but Charge; the rest.
fn actions(b: &Battle, unit: UnitId) -> impl Iterator<Item = Action> {
    let listed = (0..).zip(&b.class(unit).attacks).filter(|(_, attack)| !attack.is_charge());
    let listed = listed.map(|(at, attack)| if attack.reaction { Action::Wall } else { Action::Attack(at) });
    listed.chain([Action::Other, Action::Nothing])
}

static NOBODY: Off = Off { short: "no enemy", full: "No enemy is left" };
static NO_DICE: Off = Off { short: "no dice", full: "It has no dice for it" };

#[inline(never)]
fn ask_action(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let head = ask::of_unit(t, "action", unit, "{}: action", "Action");
    t.look(|b| {
        let alone = b.foes(unit).is_empty().then_some(&NOBODY);
        let class = b.unit(unit).class;
        let row = |action: Action| match action {
            Action::Attack(at) => {
                let dice = b.pool(unit, at, b.stands_still(unit, at), 0).dice;
                let none = (dice == 0).then_some(&NO_DICE);
                let label = Words::with2("{}  {}D", Arg::Given(attack_word(class, at)), dice);
                Opt::new(KEYS[usize::from(at)], label).off(alone.or(none))
            }
            Action::Wall => {
                let at = b.class(unit).wall().unwrap_or(0);
                Opt::new("wall", Words::with("{}", Arg::Given(attack_word(class, at))))
                    .gist("Strikes who moves next to it")
            }
            Action::Other => Opt::new("other", "Other action"),
            Action::Nothing => Opt::new("nothing", "Nothing"),
        };
        t.offer(head, Offer::ROWS, &mut actions(b, unit).map(row))
    })
}

/// What scripts call attacks: by their number.
const KEYS: [&str; 4] = ["attack-1", "attack-2", "attack-3", "attack-4"];
