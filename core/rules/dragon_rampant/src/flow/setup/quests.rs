//! Quests, after deployment (DR-SETUP-11, DR-GLORY-2): none to three each.

use super::told;
use crate::book::{HouseRule, Quest, Quests};
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask;
use crate::state::{Departure, UnitSet};
use umpire_engine::table::{Asked, Fact, Heading, Limit, Opt, Reveal, Seat, Tick, Words};

/// The most Quests of a side.
const MOST: u8 = 3;

/// Each side chooses, openly or in secret; then whom two of the Quests mean.
pub(super) async fn quests(t: &Table) {
    let secret = t.look(|b| b.plays(HouseRule::SecretQuests));
    if secret {
        in_secret(t).await;
    }
    for seat in t.look(|b| b.seats()).iter() {
        if !secret {
            let head = ask::head(("quests", seat), "Your Quests", "up to three").why("Each that fails costs 1 Glory");
            let ticked = t.list(head, &mut fill).await;
            t.emit(SetupEvent::Quests(seat, Quests::of_bits(ticked as u32), false).into());
        }
        champion(t, seat, secret).await;
        avenge(t, seat, secret).await;
    }
}

fn fill(tick: &mut Tick) {
    tick.facts
        .extend(Quest::ALL.map(|quest| Fact { on: Some(told::worth(quest)), ..Fact::new(quest.id(), quest.name()) }));
    tick.noted = true;
    tick.limit = Some(Limit { min: 0, max: MOST, unit: "Quests" });
}

async fn in_secret(t: &Table) {
    let seats = t.look(|b| b.seats());
    let head = Heading::new("quests", Asked::Seats(seats), "Your Quests", "up to three")
        .why("Nobody sees them before the end; each that fails costs 1 Glory");
    let given = t.secret(head, Reveal::Later, &mut |secret| secret.ask_ticks(seats.iter(), fill)).await;
    for (seat, given) in seats.iter().zip(given) {
        t.emit(SetupEvent::Quests(seat, Quests::of_bits(given as u32), true).into());
    }
}

/// DR-QUEST-7, DR-QUEST-11: which of the dearest is meant. Where Quests are secret everybody is asked, so that nothing
/// shows who has them.
async fn champion(t: &Table, seat: Seat, secret: bool) {
    let (dearest, wanted) = t.look(|b| {
        let own = b.side(seat).quests;
        (b.dearest(seat), own.has(Quest::HitHard) || own.has(Quest::Champions))
    });
    let champion = match dearest.len() {
        0 => None,
        1 => dearest.first(),
        _ if secret => ask_secretly(t, ("champion", seat), "Their dearest?", dearest).await,
        _ if !wanted => None,
        _ => {
            let head = ask::head(("champion", seat), "Their dearest?", "alike").why("Your Quest means one of them");
            ask::one_of(t, head, dearest, None).await
        }
    };
    if let Some(champion) = champion {
        t.emit(SetupEvent::Champion(seat, champion).into());
    }
}

/// DR-QUEST-14: an enemy that nobody else knows of.
async fn avenge(t: &Table, seat: Seat, secret: bool) {
    if secret || t.look(|b| b.side(seat).quests.has(Quest::Avenge)) {
        let foes = t.look(|b| b.enemies(seat, |unit| unit.departure() != Some(Departure::Deserted)));
        if let Some(foe) = ask_secretly(t, ("avenge", seat), "On whom?", foes).await {
            t.emit(SetupEvent::Avenges(seat, foe).into());
        }
    }
}

/// One of these units, which nobody else learns before the end.
pub(super) async fn ask_secretly(
    t: &Table,
    asked: (&'static str, Seat),
    title: &'static str,
    these: UnitSet,
) -> Option<crate::state::UnitId> {
    let head = ask::head(asked, title, Words::NONE).why("Nobody else may know");
    let options = these.iter().map(|unit| Opt::new(unit, unit));
    let mut options = Some(options);
    let given = t.secret(head, Reveal::Later, &mut |secret| {
        secret.ask_option([asked.1], options.take().into_iter().flatten());
    });
    let at = given.await[0];
    these.iter().nth(at as usize)
}
