//! Who is moved by a Will check: pushed by the enemy, or turning the tables.

use crate::book::{Band, Trait};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{choose_in, head, tell_in};
use crate::flow::deed;
use crate::flow::extra_move;
use crate::flow::forced::{Shift, reposition};
use crate::flow::movement;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, WillCheck};
use umpire_engine::table::{Diagram, Opt};

/// What a passed check moves (RR-WILL-3 to RR-WILL-7). Whoever was shifted off the board takes no more part.
pub(super) async fn moves(t: &Table, test: WillCheck) {
    if t.look(|s| s.over.is_some() || !s.element(test.on).in_play()) {
        return;
    }
    match (test.grade, test.cause) {
        (Some(Grade::Success), Cause::Attack(by) | Cause::Effect(by)) => push(t, test.on, by).await,
        (Some(Grade::Critical), Cause::Attack(by) | Cause::Effect(by)) => turn_tables(t, test.on, Some(by)).await,
        (Some(Grade::Critical), Cause::Blast) => turn_tables(t, test.on, None).await,
        _ => {}
    }
}

/// RR-WILL-3: the opponent of its owner may move it away; nothing moves a Ward, nobody pushes a Colossal.
async fn push(t: &Table, who: ElementId, by: ElementId) {
    if t.look(|s| s.element(who).entry.is(Trait::Colossal)) {
        return;
    }
    let Some(reach) = t.look(|s| s.element(who).mov()) else { return };
    let pusher = t.look(|s| s.element(who).seat).foe();
    let what = (Diagram::Push, who, Some(by), Some(reach.reach()));
    let deed = t.look(|s| deed::to(s, deed::by_side(pusher, "{} may push"), Some(who)));
    tell_in(t, head(("push", pusher), "May push", "").deed(deed), "Away, not off the board", what).await;
    t.emit(Event::Moved);
    movement::driven(t, who).await;
}

/// RR-WILL-6: its owner moves it, or the enemy that forced the check.
async fn turn_tables(t: &Table, who: ElementId, by: Option<ElementId>) {
    let can_move = |id: ElementId| t.look(|s| s.element(id).on_table() && !s.element(id).is_ward());
    // An attack turned on its own side is no enemy's (RR-REACT-FODDER).
    let enemy = by.filter(|by| t.look(|s| s.element(who).seat != s.element(*by).seat));
    let (mobile, foe) = (can_move(who), enemy.filter(|by| can_move(*by)));
    if !mobile && foe.is_none() {
        return;
    }
    let at = usize::from(ask_tables(t, who, mobile, foe).await);
    let picked = tables(mobile, foe.is_some()).nth(at).map_or("", |option| option.key.word);
    match (picked, foe) {
        ("move", _) => extra_move::bonus(t, who).await,
        ("foe", Some(foe)) => reposition(t, foe, Band::S, Shift::Any).await,
        _ => {}
    }
}

#[inline(never)]
fn ask_tables(t: &Table, who: ElementId, mobile: bool, foe: Option<ElementId>) -> impl Future<Output = u8> {
    let owner = t.look(|s| s.element(who).seat);
    let deed = t.look(|s| deed::to(s, deed::by(s, who, "{}: move?"), foe));
    choose_in(t, head(("critical-will", owner), "Stands firm", "").deed(deed), tables(mobile, foe.is_some()))
}

fn tables(mobile: bool, foe: bool) -> impl Iterator<Item = Opt> {
    let rows = [
        mobile.then(|| Opt::new("move", "It moves").gist("Any way, as far as its MOV")),
        foe.then(|| Opt::new("foe", "It moves the enemy").gist("Any way, up to 80 mm")),
        Some(Opt::new("nothing", "Nobody moves")),
    ];
    rows.into_iter().flatten()
}
