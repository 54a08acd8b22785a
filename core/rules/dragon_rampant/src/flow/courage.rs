//! Courage tests, a packet at a time (section 16 of the checklist, FLOW-COURAGE).

use super::{Table, ask, damage, fight, magic, rally, removal, retreat};
use crate::book::Spell;
use crate::event::{Cause, DamageEvent, Nerve};
use crate::state::{Battle, Departure, Flag, UnitId};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Amount, Deed, Heading, Modifier, Opt, Roll, SeatSet, Tone, Words};

/// Why Courage is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trial {
    /// In a packet.
    Packet,
    /// In the packet of a fight, after which the loser retreats.
    Fight,
    /// To Rally.
    Rally,
}

/// Tests whoever must, each once; what comes of that is the next packet, until nobody must (DR-COURAGE-17).
pub(super) async fn packet(t: &Table) {
    tests(t, Trial::Packet).await;
}

/// The same after the dice of a fight.
pub(super) async fn after_fight(t: &Table) {
    tests(t, Trial::Fight).await;
}

async fn tests(t: &Table, trial: Trial) {
    loop {
        t.emit(DamageEvent::Packet.into());
        if t.look(|b| b.packet.due.is_empty() || b.is_ended()) {
            return;
        }
        while let Some(unit) = t.look(|b| b.next_due().filter(|_| !b.is_ended())) {
            in_packet(t, unit, trial).await;
        }
    }
}

/// One unit of a packet.
async fn in_packet(t: &Table, unit: UnitId, trial: Trial) {
    let from = t.look(|b| b.packet.for_losses.has(unit).then(|| b.packet.opponent(unit)).flatten());
    match test(t, unit, trial).await {
        Nerve::Holds => {}
        Nerve::Batters => batter(t, unit, from).await,
        Nerve::Routs => removal::remove(t, unit, Departure::Routed, from).await,
    }
}

/// DR-COURAGE-13: it retreats and is Battered; a second time it loses 1 and retreats.
async fn batter(t: &Table, unit: UnitId, from: Option<UnitId>) {
    if t.look(|b| b.unit(unit).is_battered()) {
        damage::lose(t, unit, 1, Cause::CourageTwice, from).await;
        if !removal::stands(t, unit, Departure::Withered, from).await {
            return;
        }
    }
    if retreat::retreat(t, unit, from).await {
        t.emit(DamageEvent::Battered(unit).into());
        magic::drop_spells(t, unit).await;
    }
}

/// One test (DR-COURAGE-6): dice, the Leader where he decides, Banish Fear.
pub(super) async fn test(t: &Table, unit: UnitId, trial: Trial) -> Nerve {
    let leader = t.look(|b| leader(b, unit, trial));
    if let Some(sure) = t.look(|b| certain(b, unit, trial, leader)) {
        if sure == Nerve::Holds {
            t.emit(DamageEvent::Sure(unit).into());
        }
        t.emit(DamageEvent::Nerve(unit, None, sure, trial == Trial::Rally).into());
        return sure;
    }
    let mut near = leader == Leader::Own;
    for again in [false, true] {
        let id = if again { "courage-again" } else { "courage" };
        let faces = ask::faces(t.roll(head(t, id, unit, trial), courage_roll(t, unit, trial, near)).await);
        let dice: u8 = faces.iter().sum();
        if !near
            && leader == Leader::Asked
            && t.look(|b| nerve(b, unit, trial, dice, true) != nerve(b, unit, trial, dice, false))
        {
            near = ask_leader(t, unit, trial, dice).await;
        }
        let nerve = t.look(|b| nerve(b, unit, trial, dice, near));
        let last = again || nerve == Nerve::Holds || !t.look(|b| b.is_under(unit, Spell::BanishFear));
        if last || !ask_banish(t, unit).await {
            fell(t, unit, trial, (faces, near), nerve);
            return nerve;
        }
    }
    unreachable!("the second dice stand")
}

/// Whether a Leader helps (DR-COURAGE-9).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leader {
    /// None can.
    None,
    /// It is his own unit (AMB-13).
    Own,
    /// One of the team may be near.
    Asked,
}

fn leader(b: &Battle, unit: UnitId, trial: Trial) -> Leader {
    let leaders: SeatSet = if trial == Trial::Rally { b.helping_leaders() } else { b.packet.leaders };
    let seat = b.seat_of(unit);
    match () {
        () if b.unit(unit).is(Flag::Leader) && leaders.has(seat) => Leader::Own,
        () if leaders.iter().any(|other| b.allied(seat, other)) => Leader::Asked,
        () => Leader::None,
    }
}

/// What a unit's dice come to.
fn nerve(b: &Battle, unit: UnitId, trial: Trial, dice: u8, near: bool) -> Nerve {
    let total = i16::from(dice) + i16::from(plus(b, unit, trial, near));
    let courage = i16::from(b.profile(unit).courage);
    match () {
        () if total >= courage => Nerve::Holds,
        () if total >= 1 => Nerve::Batters,
        () => Nerve::Routs,
    }
}

/// Nothing is rolled that is settled before the dice.
fn certain(b: &Battle, unit: UnitId, trial: Trial, leader: Leader) -> Option<Nerve> {
    let worst = nerve(b, unit, trial, 2, leader == Leader::Own);
    (worst == nerve(b, unit, trial, 12, leader != Leader::None)).then_some(worst)
}

/// Whether no dice could make a unit fail that is about to lose so much, and whom that makes afraid.
pub(super) fn cannot_fail(b: &Battle, unit: UnitId, lost: u8, afraid: bool) -> bool {
    let less = lost as i8 + i8::from(afraid);
    let near = leader(b, unit, Trial::Rally) == Leader::Own;
    2 + i16::from(plus(b, unit, Trial::Rally, near) - less) >= i16::from(b.profile(unit).courage)
}

/// Every modifier by its name (DR-COURAGE-7 to DR-COURAGE-11).
fn reasons(b: &Battle, unit: UnitId, trial: Trial, near: bool) -> [(i8, &'static str); 5] {
    let side = b.side(b.seat_of(unit));
    let afraid = trial != Trial::Rally && b.packet.afraid.has(unit);
    [
        (-(b.courage_loss(unit) as i8), "Strength lost"),
        (-i8::from(side.half_lost), "half warband lost"),
        (-i8::from(afraid), "Fear"),
        (-i8::from(b.unit(unit).is_fearful()), "Fearful"),
        (i8::from(near), "Leader near"),
    ]
}

fn plus(b: &Battle, unit: UnitId, trial: Trial, near: bool) -> i8 {
    reasons(b, unit, trial, near).iter().map(|(amount, _)| amount).sum()
}

fn head(t: &Table, id: &'static str, unit: UnitId, trial: Trial) -> Heading {
    if t.is_unread() {
        return ask::bare(t, id, unit);
    }
    let (does, title) = if trial == Trial::Rally { ("{}: Rally", "Rally") } else { ("{}", "Courage") };
    let (note, why) = match trial {
        Trial::Packet | Trial::Fight => t.look(|b| cause(b, unit)),
        Trial::Rally => ("", "A Battered unit must test before anything else."),
    };
    Heading { note: Words::of(note), ..ask::of_unit(t, id, unit, does, title).why(why) }
}

/// What a unit tests for (DR-COURAGE-1 to DR-COURAGE-5), where it is more than its own losses: in a few words, and why.
fn cause(b: &Battle, unit: UnitId) -> (&'static str, &'static str) {
    let seat = b.seat_of(unit);
    match &b.packet {
        packet if packet.for_leader.has(seat) => ("Leader lost", "Their Leader is gone: the whole Warband tests once."),
        packet if packet.for_half.has(seat) => {
            ("half warband lost", "Half of the Warband is gone: all test once, and with -1 from now on.")
        }
        packet if packet.for_losses.has(unit) => ("", "It has just lost Strength."),
        _ => ("last unit", "It is the last unit of its Warband."),
    }
}

fn score(b: &Battle, unit: UnitId, trial: Trial, near: bool) -> Score {
    ask::two_dice_score(plus(b, unit, trial, near), b.profile(unit).courage.into())
}

#[inline(never)]
fn courage_roll(t: &Table, unit: UnitId, trial: Trial, near: bool) -> Roll {
    t.look(|b| {
        let mut roll = ask::two_dice("Courage", 0, 0);
        roll.score = score(b, unit, trial, near);
        if t.is_unread() {
            return roll;
        }
        for (amount, name) in reasons(b, unit, trial, near).into_iter().filter(|(amount, _)| *amount != 0) {
            let _ = roll.why.push(Modifier { amount: Amount::Plus(amount), name }); // five of twelve
        }
        // DR-COURAGE-13 to DR-COURAGE-15, DR-RALLY-3.
        roll.stakes[0] = match trial {
            _ if b.profile(unit).courage == 0 => "it is gone",
            Trial::Rally => "lose 1; total 0: gone",
            _ => "retreat; total 0: gone",
        };
        roll
    })
}

/// Q-LEAD12, where +1 decides: both rows say what comes of it.
#[inline(never)]
fn ask_leader(t: &Table, unit: UnitId, trial: Trial, dice: u8) -> impl Future<Output = bool> {
    let words = |near| t.look(|b| nerve(b, unit, trial, dice, near));
    let outcome = |near| match words(near) {
        Nerve::Holds if trial == Trial::Rally => "it rallies",
        Nerve::Holds => "it stands",
        Nerve::Batters => "Battered",
        Nerve::Routs => "it routs",
    };
    let seat = t.look(|b| b.seat_of(unit));
    let deed =
        Deed { by: (seat, Words::with("{}", unit)), to: Some((seat, Words::of("Leader within 12\"?"))), moment: None };
    let head = ask::head(("leader", seat), "Leader near?", Words::NONE).deed(deed);
    let head = head.why("A Leader within 12\" adds 1 to the dice, and here that decides.");
    let rows = [
        Opt::new("yes", Words::with("Yes, +1: {}", outcome(true))),
        Opt::new("no", Words::with("No: {}", outcome(false))),
    ];
    let answer = ask::choose(t, head, rows);
    async { answer.await == 0 }
}

/// DR-COURAGE-16.
fn ask_banish(t: &Table, unit: UnitId) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, "banish", unit, "{}: failed", "Banish Fear?").why("The second dice stand.");
    ask::yes(t, head, "Roll again", "Let it stand")
}

/// What the dice come to.
#[inline(never)]
fn fell(t: &Table, unit: UnitId, trial: Trial, (faces, near): (Faces, bool), nerve: Nerve) {
    let score = t.look(|b| score(b, unit, trial, near));
    let rally = trial == Trial::Rally;
    let (tone, word) = match nerve {
        Nerve::Holds => (Tone::Good, if rally { "Rallied" } else { "Held firm" }),
        Nerve::Batters => (Tone::Bad, "Battered"),
        Nerve::Routs => (Tone::Bad, "Routed"),
    };
    let rolled = ask::rolled(
        ("Courage", score),
        (faces, u8::from(nerve == Nerve::Holds)),
        (tone, word),
        then(t, unit, trial, nerve),
    );
    t.emit(DamageEvent::Nerve(unit, Some(rolled), nerve, rally).into());
}

/// What the unit does now: who stands may have lost the fight.
#[inline(never)]
fn then(t: &Table, unit: UnitId, trial: Trial, nerve: Nerve) -> Words {
    t.look(|b| {
        let inches = retreat::distance(b, unit);
        let foe = b.packet.opponent(unit).filter(|foe| b.packet.for_losses.has(unit) && b.unit(*foe).on_table());
        let lost = trial == Trial::Fight && fight::loser(b) == Some(unit);
        match (nerve, trial) {
            (Nerve::Routs, _) => Words::of("0 or less: it is gone"),
            (Nerve::Holds, Trial::Rally) => Words::of("No order this phase"),
            (Nerve::Batters, Trial::Rally) if rally::is_brutal(b, unit) => Words::NONE,
            (Nerve::Batters, Trial::Rally) => Words::with2("Lose {}, retreat {}\"", rally::price(b), inches),
            (Nerve::Batters, _) => match foe {
                // Whom from is on the next page: the longest names have no room here.
                Some(_) => Words::with("Retreat {}\" from its foe", inches),
                None => Words::with("Retreat {}\"", inches),
            },
            (Nerve::Holds, _) if lost && foe.is_some_and(|foe| b.packet.due.has(foe)) => {
                Words::of("Lost: retreat unless they do")
            }
            (Nerve::Holds, _) if lost => Words::with("Lost the fight: retreat {}\"", inches),
            (Nerve::Holds, _) => Words::of("No retreat"),
        }
    })
}
