//! One Unit is activated: a move and an action, in either order (section 8, F-ACTIVATE).

use super::ask;
use super::{Table, action, attack, morale, movement};
use crate::book::CaptainTrait;
use crate::event::Event;
use crate::scene::attack_word;
use crate::state::{Battle, Flag, UnitId};
use umpire_engine::table::{Amount, Arg, Off, Offer, Opt, Words};

/// WH-ACT-1 to WH-ACT-6.
pub(super) async fn activate(t: &Table, unit: UnitId) {
    t.emit(Event::Acts(unit));
    while let Way::LevelHeaded = act(t, unit).await {}
    t.emit(Event::Acted(unit));
    morale::rout(t);
}

/// What a Unit may do when it is activated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    MoveFirst,
    ActFirst,
    Still,
    Charge(u8),
    LevelHeaded,
    Pass,
}

/// What it does: what it chose.
async fn act(t: &Table, unit: UnitId) -> Way {
    let at = usize::from(ask_way(t, unit).await);
    let way = t.look(|b| ways(b, unit).nth(at)).unwrap_or(Way::Pass);
    match way {
        Way::MoveFirst => {
            if movement::go(t, unit).await {
                action::action(t, unit).await;
            }
        }
        Way::ActFirst => {
            let stays = may_stay(t, unit) && ask_stay(t, unit).await;
            if stays {
                t.emit(Event::Flag(unit, Flag::Still, true));
            }
            action::action(t, unit).await;
            if !stays && t.look(|b| b.unit(unit).in_play() && b.class(unit).speed > 0) {
                movement::go(t, unit).await;
            }
        }
        Way::Still => {
            t.emit(Event::Flag(unit, Flag::Still, true));
            action::action(t, unit).await;
        }
        Way::Charge(attack) => charge(t, unit, attack).await,
        Way::LevelHeaded => level_headed(t, unit),
        Way::Pass => t.emit(Event::Passed(unit)),
    }
    way
}

/// The rows of the menu.
fn ways(b: &Battle, unit: UnitId) -> impl Iterator<Item = Way> {
    let charges = (0..).zip(&b.class(unit).attacks).filter(|(_, attack)| attack.is_charge());
    let level = level_headed_captain(b, unit).map(|_| Way::LevelHeaded);
    [Way::MoveFirst, Way::ActFirst, Way::Still]
        .into_iter()
        .chain(charges.map(|(at, _)| Way::Charge(at)))
        .chain(level)
        .chain([Way::Pass])
}

static ROOTED: Off = Off { short: "Speed 0", full: "It cannot move" };

#[inline(never)]
fn ask_way(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let head = ask::of_unit(t, "activate", unit, "{}", "Activate");
    t.look(|b| {
        let rooted = (b.class(unit).speed == 0).then_some(&ROOTED);
        let fresh = !b.unit(unit).is(Flag::Moved);
        let row = |way: Way| match way {
            Way::MoveFirst => Opt::new("move", "Move first").off(rooted),
            Way::ActFirst => Opt::new("act", "Act first"),
            Way::Still if fresh => Opt::new("still", "Stand still").amount(Amount::Dice(1)).gist("A die more, no move"),
            Way::Still => Opt::new("still", "Stand still").gist("It has moved: no die more"),
            Way::Charge(at) => Opt::new("charge", Words::with("{}", Arg::Given(attack_word(b.unit(unit).class, at))))
                .gist("One long move, then the attack"),
            Way::LevelHeaded => Opt::new("level-headed", "Level-Headed").gist("Used once: nothing compels it"),
            Way::Pass => Opt::new("pass", "Pass"),
        };
        t.offer(head, Offer::ROWS, &mut ways(b, unit).map(row))
    })
}

/// Whether standing still would bring a die (WH-ACT-7).
fn may_stay(t: &Table, unit: UnitId) -> bool {
    t.look(|b| !b.unit(unit).is(Flag::Moved))
}

/// WH-ACT-6: the die must be taken before the attack, and locks the move.
fn ask_stay(t: &Table, unit: UnitId) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, "stay", unit, "{}: act first", "Stay put?");
    ask::yes(t, head, "Stay all round: +1 die", "Move afterwards")
}

/// F-CHARGE: one long move, then the attack; lost where nobody is reached (WH-CHRG-1 to WH-CHRG-5).
async fn charge(t: &Table, unit: UnitId, attack: u8) {
    if movement::charge(t, unit, attack).await {
        attack::attack(t, unit, attack).await;
    }
}

/// A friend whose Level-Headed captain was not used in this round (WH-CAPT-8).
fn level_headed_captain(b: &Battle, unit: UnitId) -> Option<UnitId> {
    let seat = b.seat_of(unit);
    let led = b.captains(CaptainTrait::LevelHeaded, |other| b.allied(seat, other));
    led.iter().find(|captain| !b.unit(*captain).is(Flag::LevelUsed))
}

fn level_headed(t: &Table, unit: UnitId) {
    if let Some(captain) = t.look(|b| level_headed_captain(b, unit)) {
        t.emit(Event::LevelHeaded(captain, unit));
    }
}
