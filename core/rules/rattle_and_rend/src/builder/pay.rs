//! Paying a lost point (RR-CAMP-8).

use super::ask::{choose, head};
use super::spend::spend;
use super::{Table, WarbandChange, WarbandDraft};
use crate::book::Trait;
use crate::campaign::{EditError, Payment};
use crate::icons;
use umpire_engine::table::{Amount, Opt, PieceId};

/// Something pays; where it was worth more than the point, something smaller may come for it.
pub(super) async fn pay(t: &Table) {
    let at = ask_payment(t).await;
    let with = t.look(|draft| payments(draft).nth(at).expect("one of those that were listed"));
    t.emit(WarbandChange::Paid(with));
    while t.look(|draft| draft.left() > 0) && spend(t).await {}
    t.emit(WarbandChange::Settled);
}

/// The bank, then each Element, and each Champion alone behind its host.
fn payments(draft: &WarbandDraft) -> impl Iterator<Item = Payment> + '_ {
    let both = |at: u8| {
        let led = draft.kept.warband.entries[usize::from(at)].champion.is_some();
        [Some(Payment::Element(at)), led.then_some(Payment::Champion(at))].into_iter().flatten()
    };
    [Payment::Bank].into_iter().chain((0..draft.kept.warband.entries.len() as u8).flat_map(both))
}

#[inline(never)]
fn ask_payment(t: &Table) -> impl Future<Output = usize> {
    t.look(|draft| {
        let mut options = payments(draft).map(|with| option(draft, with));
        let first = payments(draft).position(|with| draft.kept.can_pay(with).is_ok()).unwrap_or(0);
        choose(t, head(draft, "pay", "Pay 1 point"), &mut options, first, None)
    })
}

fn option(draft: &WarbandDraft, with: Payment) -> Opt {
    let entry = |at: u8| &draft.kept.warband.entries[usize::from(at)];
    let (row, points) = match with {
        Payment::Bank => (Opt::new("bank", "From the bank"), 1),
        Payment::Champion(at) => {
            let name = entry(at).champion.flatten().map_or("", Trait::name);
            (Opt::new(("champion", PieceId(at)), name).icon(icons::CHAMPION).gist("The Champion above, alone"), 1)
        }
        Payment::Element(at) => {
            let roster = ["Founding Roster", "Fringe Roster"][usize::from(entry(at).fringe)];
            let row = Opt::new(PieceId(at), PieceId(at)).icon(entry(at).kind.line().icon).gist(roster);
            (row, entry(at).points() as i8)
        }
    };
    row.amount(Amount::Plus(-points)).off(draft.kept.can_pay(with).err().map(EditError::off))
}
