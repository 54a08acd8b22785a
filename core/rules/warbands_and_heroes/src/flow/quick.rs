//! Quick mode: trackers and dice, and a morale step that knows who was damaged (WH-UI-5).

use super::ask::{self, one_of};
use super::{Table, attack, end, free_dice, initiative, morale, other, reinforce, tools};
use crate::event::Event;
use crate::scene::attack_word;
use crate::state::UnitId;
use umpire_engine::table::{Arg, Asked, Heading, Offer, Opt, OptionKey, Words};

/// A round in which players do what they like, then check morale.
pub(super) async fn round(t: &Table) {
    t.emit(Event::Round);
    loop {
        match ask_quick(t).await {
            // The players put something right.
            None => {}
            Some(0) => strike(t).await,
            Some(1) => other::damage(t).await,
            Some(2) => tools::test(t).await,
            Some(3) => other::chance(t, None).await,
            Some(4) => free_dice::free_dice(t, None).await,
            Some(5) => initiative::initiative(t).await,
            Some(6) => reinforce::reinforce(t).await,
            Some(7) => break,
            _ => end::agree(t).await,
        }
    }
    morale::morale(t).await;
    end::end_test(t).await;
}

#[inline(never)]
fn ask_quick(t: &Table) -> impl Future<Output = Option<u8>> {
    let damaged = t.look(|b| b.units_where(|_, unit| unit.is(crate::state::Flag::Damaged)).len() as u8);
    let rows = [
        Opt::new("attack", "Attack"),
        Opt::new("damage", "Damage"),
        Opt::new("test", "Resolve test"),
        Opt::new("chance", "X in 6"),
        Opt::new("dice", "Free dice"),
        Opt::new("initiative", "Initiative"),
        Opt::new("reinforce", "Reinforcements"),
        Opt::new("morale", Words::with("End round, {} check", damaged)).gist("Morale, then the next round"),
        Opt::new("end", "End the battle"),
    ];
    let head = Heading::new("quick", Asked::Anyone, "Quick mode", Words::NONE).renewed();
    t.offer_anew(head, Offer::ROWS, &mut rows.into_iter())
}

/// Any Unit attacks any enemy.
async fn strike(t: &Table) {
    let all = t.look(|b| b.units_where(|id, unit| unit.stands() && !b.foes(id).is_empty()));
    if all.is_empty() {
        return;
    }
    let head = Heading::new("attacker", Asked::Anyone, "Who attacks?", Words::NONE);
    let Some(unit) = one_of(t, head, all, Some("Nobody")).await else { return };
    t.emit(Event::Acts(unit));
    let at = ask_attack(t, unit).await;
    attack::attack(t, unit, at).await;
}

#[inline(never)]
fn ask_attack(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let head = ask::of_unit(t, "with", unit, "{}: attack", "With what?");
    t.look(|b| {
        let class = b.unit(unit).class;
        let row = |at: u8| {
            let label = Words::with2("{}  {}D", Arg::Given(attack_word(class, at)), b.pool(unit, at, false, 0).dice);
            Opt::new(OptionKey::numbered("attack", at + 1), label)
        };
        t.offer(head, Offer::ROWS, &mut (0..b.class(unit).attacks.len() as u8).map(row))
    })
}
