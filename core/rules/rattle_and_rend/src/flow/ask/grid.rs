//! Elements as a grid of cells, and who of them can be picked.

use super::{head, paused};
use crate::book::Type;
use crate::flow::Table;
use crate::state::{ElementId, ElementSet, Pause, State, Whereabouts};
use umpire_engine::table::{Heading, Layout, Off, Offer, Opt, Other, Preset, Seat, Words, rows};

/// Why an Element cannot be chosen.
pub(crate) static LOST: Off = Off { short: "removed", full: "It is out of play" };

pub(crate) static BANISHED: Off = Off { short: "banished", full: "It is banished for now" };

static ABOARD: Off = Off { short: "aboard", full: "It is aboard a Heavy" };

pub(crate) static RESERVE: Off = Off { short: "reserve", full: "It is not on the table yet" };

static NOT_MOVED: Off = Off { short: "Ward", full: "Only Blink moves a Ward" };

/// Picks one Element of a side, or none where the grid has a label for that.
#[inline(never)]
pub(crate) fn element(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    grid: Grid,
) -> impl Future<Output = Option<ElementId>> {
    let answer = t.look(|s| grid.offer(t, head((id, seat), title, note), s));
    async move {
        let at = answer.await.expect("what is not renewed is answered");
        t.look(|s| s.of(grid.of).nth(at.into()).map(|(id, _)| id))
    }
}

/// Picks one Element of a side between two Actions; none where the players have put something right.
#[inline(never)]
pub(crate) fn element_anew(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    grid: Grid,
) -> impl Future<Output = Option<ElementId>> {
    let answer = t.look(|s| grid.offer(t, head((id, seat), title, note).renewed(), s));
    let answer = paused(t, Pause::Menu, answer);
    async move {
        let at = answer.await?;
        t.look(|s| s.of(grid.of).nth(at.into()).map(|(id, _)| id))
    }
}

/// What is said of an Element that may be picked: 30 letters at most.
pub(crate) type PieceGist = fn(&State, ElementId) -> &'static str;

/// A side's Elements side by side.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    /// Whose Elements.
    pub(crate) of: Seat,
    /// Which may be picked.
    pub(crate) off: fn(&State, ElementId) -> Option<&'static Off>,
    /// Who alone may be picked, and why the others may not.
    pub(crate) among: Option<(ElementSet, &'static Off)>,
    /// Where the cursor starts, if that one may be picked.
    pub(crate) preset: Option<ElementId>,
    /// The label for picking none, where that is allowed.
    pub(crate) none: Option<&'static str>,
    /// What picking one costs.
    pub(crate) cost: fn(&State, ElementId) -> u8,
    /// What must be so on the table for it to be picked.
    pub(crate) gist: PieceGist,
}

impl Grid {
    fn offer<'t>(&self, t: &'t Table, head: Heading, s: &State) -> impl Future<Output = Option<u8>> + use<'t> {
        let cell = |picked: Option<ElementId>| {
            let Some(id) = picked else { return Opt::new("none", self.none.unwrap_or_default()) };
            let outside = self.among.filter(|among| !among.0.has(id)).map(|among| among.1);
            let off = (self.off)(s, id).or(outside);
            let cost = if off.is_none() { (self.cost)(s, id) } else { 0 };
            Opt::new(id, id).icon(s.element(id).kind().line().icon).gist((self.gist)(s, id)).cost(cost).off(off)
        };
        let nobody = self.none.map(|_| None);
        let other = if nobody.is_some() { Other::Last } else { Other::Nothing };
        let offer = Offer { layout: Layout::Grid, preset: self.preset.map_or(Preset::Open, Preset::Piece), other };
        t.offer_anew(head, offer, &mut rows(s.of(self.of).map(|(id, _)| Some(id)).chain(nobody), cell))
    }
}

/// No Element that is not on the table.
pub(crate) fn only_standing(s: &State, id: ElementId) -> Option<&'static Off> {
    match s.element(id).place {
        Whereabouts::Table => None,
        Whereabouts::Out => Some(&LOST),
        Whereabouts::Banished(_) | Whereabouts::Away(_) => Some(&BANISHED),
        Whereabouts::Aboard(_) => Some(&ABOARD),
        Whereabouts::Ambush | Whereabouts::Delayed | Whereabouts::Late => Some(&RESERVE),
    }
}

/// No Element that nothing but Blink can move (RR-EL-5).
pub(crate) fn only_movable(s: &State, id: ElementId) -> Option<&'static Off> {
    only_standing(s, id).or((s.element(id).kind() == Type::Ward).then_some(&NOT_MOVED))
}

/// Its own numbers say enough.
pub(crate) fn no_gist(_: &State, _: ElementId) -> &'static str {
    ""
}

/// Nothing to pay.
pub(crate) fn free(_: &State, _: ElementId) -> u8 {
    0
}
