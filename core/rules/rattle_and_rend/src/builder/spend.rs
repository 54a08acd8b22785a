//! Points of a campaign become Elements (RR-CAMP-3, RR-CAMP-7).

use super::ask::{BenchHeading, choose, head};
use super::element::{NO_HOST, a_trait, hosts, of_type, types, which_host};
use super::{Table, WarbandChange, tactics};
use crate::book::Type;
use crate::campaign::{EditError, Purchase};
use crate::icons;
use crate::warband::WarbandEntry;
use umpire_engine::table::{Opt, Words};

/// Buys one thing; false where nothing is wanted.
pub(super) async fn spend(t: &Table) -> bool {
    let at = which(t).await;
    let what = match Type::ALL.get(at) {
        Some(kind) => {
            let entry = of_type(t, *kind).await;
            let fringe = ask_roster(t).await == 1;
            if fringe {
                tactics::fringe(t).await;
            }
            Purchase::Element(WarbandEntry { fringe, ..entry })
        }
        None if at == Type::ALL.len() => {
            let host = which_host(t).await as u8;
            Purchase::Champion(host, a_trait(t, Type::Champion, Words::of("Champion"), None).await)
        }
        None => return false,
    };
    t.emit(WarbandChange::Bought(what));
    true
}

/// A type, a Champion for somebody who is there, or nothing, which lies behind the X key.
#[inline(never)]
fn which(t: &Table) -> impl Future<Output = usize> {
    t.look(|draft| {
        let (left, refills) = (draft.left(), draft.refill.is_some());
        let hosted = (0..draft.kept.warband.entries.len()).any(|at| hosts(draft, at).is_none());
        let off = if left == 0 { Some(EditError::Dear.off()) } else { (!hosted).then_some(&NO_HOST) };
        let champion = Opt::new("attach", "Champion for one: 1").icon(icons::CHAMPION).cost(1).off(off);
        let (id, title, nothing) = match refills {
            true => ("refill", "In its place?", "Nothing more"),
            false => ("spend", "Buy which?", "Bank them"),
        };
        let mut options = types(left, EditError::Dear.off()).chain([champion, Opt::new("nothing", nothing)]);
        let preset = types(left, EditError::Dear.off()).position(|row| row.off.is_none()).unwrap_or(0);
        let head = match refills {
            true => BenchHeading(id, title.into(), Words::with(if left == 1 { "{} point" } else { "{} points" }, left)),
            false => head(draft, id, title),
        };
        choose(t, head, &mut options, preset, Some(Type::ALL.len() + 1))
    })
}

#[inline(never)]
fn ask_roster(t: &Table) -> impl Future<Output = usize> {
    let rows = [
        Opt::new("founding", "Founding Roster").gist("With the Tactics you have"),
        Opt::new("fringe", "Fringe Roster").gist("With two Tactics of its own"),
    ];
    choose(t, t.look(|draft| head(draft, "roster", "Into which?")), &mut rows.into_iter(), 0, None)
}
