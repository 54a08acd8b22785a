//! A World-Turn: Units are paid, or test whether they stay (WH-UPK-1 to WH-UPK-5).

use super::ask::{BenchHeading, choose};
use super::{MusterChange, MusterDraft, Table};
use crate::icons;
use umpire_engine::dice::{Die, Need, Op, Pool, Score};
use umpire_engine::table::{
    Amount, Answer, Asked, Diagram, ExpectRoom, Fact, Heading, Instruction, Limit, Modifier, Off, Opt, PieceId, Roll,
    Ticks, Words,
};

static DEAR: Off = Off { short: "too dear", full: "There is not so much coin" };

/// Pays, tests those who were not paid, and counts the World-Turn.
pub(super) async fn upkeep(t: &Table) {
    let paid = match ask_how(t).await {
        0 => !0,
        1 => ask_whom(t).await,
        2 => 0,
        _ => return,
    };
    let unpaid = t.look(|draft| unpaid(draft, paid));
    t.emit(MusterChange::Paid(unpaid));
    let mut gone = 0;
    for at in 0..16 {
        if unpaid >> at & 1 == 1 && !stays(t, at).await {
            gone |= 1 << at;
        }
    }
    if gone != 0 {
        // Until this is read, dice name the Units that threw them.
        ask_farewell(t, gone).await;
        t.emit(MusterChange::Disbanded(gone));
    }
    t.emit(MusterChange::WorldTurn);
}

/// What a Unit costs.
fn cost(draft: &MusterDraft, at: u8) -> u8 {
    let warband = &draft.warband;
    warband.units.get(usize::from(at)).map_or(0, |unit| warband.class_of(unit).cost)
}

/// Who is not paid: who costs something and was not named, or for whom the treasury has not all of it (WH-UPK-5).
fn unpaid(draft: &MusterDraft, paid: Ticks) -> u16 {
    let mut left = draft.warband.treasury;
    (0..draft.warband.units.len() as u8).fold(0, |unpaid, at| {
        let cost = u16::from(cost(draft, at));
        match left.checked_sub(cost) {
            Some(rest) if cost == 0 || paid >> at & 1 == 1 => {
                left = rest;
                unpaid
            }
            _ => unpaid | 1 << at,
        }
    })
}

#[inline(never)]
fn ask_how(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let (due, coin) = (draft.warband.due(), draft.warband.treasury);
        let dear = (due > coin).then_some(&DEAR);
        let rows = [
            Opt::new("all", Words::with("Pay all: {} coin", due as i16)).icon(icons::COIN).off(dear),
            Opt::new("some", "Choose whom"),
            Opt::new("none", "Pay nobody"),
            Opt::new("later", "Not now"),
        ];
        let note = Words::with("{} coin", coin as i16);
        let title = Words::with("World-Turn {}", draft.warband.world_turn as i16 + 1);
        choose(t, BenchHeading("upkeep", title, note), &mut rows.into_iter(), 0)
    })
}

/// Ticks who is paid, as far as the coin goes. To begin with, as many as it lasts for, from the first on.
#[inline(never)]
fn ask_whom(t: &Table) -> impl Future<Output = Ticks> {
    let head = t.look(|draft| {
        Heading::new("pay", Asked::Anyone, "Pay whom?", Words::with("{} coin", draft.warband.treasury as i16))
    });
    t.list(head, &mut |list| {
        t.look(|draft| {
            let coin = draft.warband.treasury;
            let poor = unpaid(draft, !0);
            list.limit = Some(Limit { min: 0, max: coin.min(u8::MAX.into()) as u8, unit: "coin" });
            list.facts.extend((0..draft.warband.units.len() as u8).map(|at| {
                let cost = cost(draft, at);
                Fact { preset: poor >> at & 1 == 0, weight: cost, ..Fact::new(PieceId(at), PieceId(at)) }
            }));
        });
    })
}

/// Whether an unpaid Unit stays: a Resolve test without captains (WH-UPK-2, WH-UPK-4). A Resolve of 6 cannot fail, and
/// is not rolled (WH-DICE-5).
async fn stays(t: &Table, at: u8) -> bool {
    let resolve = t.look(|draft| draft.warband.class_of(&draft.warband.units[usize::from(at)]).resolve);
    if resolve >= Die::D6.sides() {
        t.emit(MusterChange::Steadfast(at));
        return true;
    }
    let answer = ask_test(t, at, resolve).await;
    let Answer::Dice(faces, _) = answer else { return true };
    let stays = faces[0] <= resolve;
    t.emit(MusterChange::Tested { at, face: faces[0], resolve });
    stays
}

/// Who disbands is told once more, and then leaves.
#[inline(never)]
fn ask_farewell(t: &Table, gone: u16) -> impl Future<Output = ()> {
    let (piece, by, reach, picture) = (None, None, None, Diagram::None);
    let many = gone.count_ones() as u8;
    let text = if many == 1 {
        Words::with("{} disband", PieceId(gone.trailing_zeros() as u8))
    } else {
        Words::with("{} Units disband", many)
    };
    let head = Heading::new("disband", Asked::Anyone, "They leave", Words::NONE);
    t.instruct(head, Instruction { text, piece, by, reach, picture, placement: None })
}

/// One die, the Unit's Resolve or less.
pub(super) const fn test(resolve: u8) -> Score {
    Score::Each(Need { op: Op::AtMost, value: resolve as i16 })
}

#[inline(never)]
fn ask_test(t: &Table, at: u8, resolve: u8) -> impl Future<Output = Answer> {
    let mut roll = Roll::new("Resolve", Pool { count: 1, die: Die::D6 }, test(resolve));
    roll.why.push(Modifier { amount: Amount::Nothing, name: "Failed, they disband" }).expect_room("the only reason");
    t.roll(Heading::new("unpaid", Asked::Anyone, PieceId(at), Words::of("unpaid")), roll)
}
