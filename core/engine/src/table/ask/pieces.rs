//! Which pieces: those that are offered are kept as a set, so that nothing the players put right meanwhile changes who was
//! picked.

use crate::table::{
    EnumSet, Fact, Game, Heading, Layout, Limit, Offer, Opt, Other, PieceId, Preset, SetBits, Table, Tick, Ticks,
};

/// Picks one of these pieces, or none where there is a label for that.
#[inline(never)]
pub fn one_of<G: Game, B: SetBits>(
    t: &Table<G>,
    head: Heading,
    these: EnumSet<PieceId, B>,
    none: Option<&'static str>,
) -> impl Future<Output = Option<PieceId>> {
    let nobody = none.map(|label| Opt::new("none", label));
    let other = if nobody.is_some() { Other::Last } else { Other::Nothing };
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other };
    let answer = t.offer(head, offer, &mut these.iter().map(|id| Opt::new(id, id)).chain(nobody));
    async move { these.iter().nth(usize::from(answer.await)) }
}

/// Ticks some of these pieces.
#[inline(never)]
pub fn several<G: Game, B: SetBits>(
    t: &Table<G>,
    head: Heading,
    these: EnumSet<PieceId, B>,
    preset: EnumSet<PieceId, B>,
    limit: Option<Limit>,
) -> impl Future<Output = EnumSet<PieceId, B>> {
    let answer = t.list(head, &mut |tick: &mut Tick| {
        tick.facts.extend(these.iter().map(|id| Fact { preset: preset.has(id), ..Fact::new(id, id) }));
        tick.limit = limit;
    });
    async move { ticked(these, answer.await) }
}

/// The pieces of the ticked rows.
///
/// ```
/// use umpire_engine::table::{EnumSet, PieceId, ask};
///
/// let these: EnumSet<PieceId, u64> = [2, 9, 63].map(PieceId).into_iter().collect();
/// assert!(ask::ticked(these, 0b101).iter().eq([2, 63].map(PieceId)));
///
/// let beyond: EnumSet<PieceId, u128> = (40..80).map(PieceId).collect();
/// assert!(ask::ticked(beyond, 1 << 39 | 1).iter().eq([40, 79].map(PieceId)), "forty pieces of the second side");
/// ```
pub fn ticked<B: SetBits>(these: EnumSet<PieceId, B>, rows: Ticks) -> EnumSet<PieceId, B> {
    let mut rest = rows;
    // A bit at a time: a Cortex-M0+ has no shift of 64 bits by any number.
    let is_ticked = |_: &PieceId| {
        let on = rest & 1 == 1;
        rest >>= 1;
        on
    };
    these.iter().filter(is_ticked).collect()
}
