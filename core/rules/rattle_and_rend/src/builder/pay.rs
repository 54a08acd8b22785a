//! Paying a lost point (RR-CAMP-8).

use super::ask::head;
use super::spend::spend;
use super::{Table, WarbandChange, WarbandDraft, gist};
use crate::campaign::{EditError, Payment};
use crate::icons;
use umpire_engine::table::ask::bench;
use umpire_engine::table::{Layout, Opt, Other, PieceId, Words};

/// Something pays; where it was worth more than the point, something smaller may come for it.
pub(super) async fn pay(t: &Table) {
    let at = ask_payment(t).await;
    let with = t.look(|draft| payments(draft).nth(usize::from(at)).expect("one of those that were listed"));
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
fn ask_payment(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let mut options = payments(draft).map(|with| option(draft, with));
        let first = payments(draft).position(|with| draft.kept.can_pay(with).is_ok()).unwrap_or(0);
        bench::offer(t, head(draft, "pay", "Pay 1 point"), &mut options, (Layout::TwoLines, first), Other::Nothing)
    })
}

fn option(draft: &WarbandDraft, with: Payment) -> Opt {
    let off = draft.kept.can_pay(with).err().map(EditError::off);
    let entry = |at: u8| &draft.kept.warband.entries[usize::from(at)];
    let row = match with {
        Payment::Bank => {
            let banked = draft.kept.campaign.as_ref().map_or(0, |campaign| campaign.banked);
            Opt::new("bank", Words::with("From the bank: {}", banked))
        }
        Payment::Champion(at) => {
            let trait_gist = entry(at).champion.flatten().map_or("", gist::of_trait);
            Opt::new(("champion", PieceId(at)), "Its Champion").icon(icons::CHAMPION).gist(trait_gist)
        }
        Payment::Element(at) => {
            let (entry, points) = (entry(at), entry(at).points());
            let label = Words::with(if points == 1 { "{} point" } else { "{} points" }, points);
            let told = match entry.own {
                Some(own) => gist::of_trait(own),
                None => ["Founding Roster", "Fringe Roster"][usize::from(entry.fringe)],
            };
            Opt::new(PieceId(at), label).icon(entry.kind.line().icon).gist(told)
        }
    };
    row.off(off)
}
