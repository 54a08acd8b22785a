//! Other actions: a test, a chance, some dice, or just done; and what surroundings do to Units (section 14, F-OTHER).

use super::ask::{self, choose, d6, one_of};
use super::resolve::{self, Purpose};
use super::{Table, free_dice, morale};
use crate::event::Event;
use crate::state::UnitId;
use umpire_engine::dice::{Die, Need, Op, Score};
use umpire_engine::table::{Asked, Heading, Opt, Tone, Words};

/// The most FS that a referee takes at once.
const MOST_DAMAGE: i16 = 40;

/// WH-OTH-1 to WH-OTH-4.
pub(super) async fn other(t: &Table, unit: UnitId) {
    match ask_how(t, unit).await {
        0 => test(t, unit).await,
        1 => chance(t, Some(unit)).await,
        2 => free_dice::free_dice(t, Some(unit)).await,
        _ => {}
    }
    damage(t).await;
}

#[inline(never)]
fn ask_how(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let head = ask::of_unit(t, "other", unit, "{}: try", "How?");
    let rows = [
        Opt::new("test", "Resolve test"),
        Opt::new("chance", "X in 6").gist("The referee says X"),
        Opt::new("dice", "Attack dice").gist("So many, against a number"),
        Opt::new("done", "Just done"),
    ];
    choose(t, head, rows)
}

/// A Resolve test that players call for; of fear, where that would help (WH-RES-5).
pub(super) async fn test(t: &Table, unit: UnitId) {
    if t.look(|b| b.is_fearless(unit)) {
        let head = ask::of_unit(t, "fear", unit, "{}: Resolve test", "Is it fear?");
        if ask::yes(t, head, "Fear", "Something else").await {
            return t.emit(Event::Certain(unit, "knows no fear", true));
        }
    }
    resolve::test(t, unit, Purpose::Other).await;
}

/// X in 6: from 1 to 5, since no die is needed for more or less (WH-OTH-2).
pub(super) async fn chance(t: &Table, unit: Option<UnitId>) {
    let chance = ask::number(t, chance_head(t, unit, "chance", "X in 6"), (1, 5, 3), "in 6").await;
    let score = Score::Each(Need { op: Op::AtMost, value: chance });
    let faces = ask::faces(t.roll(chance_head(t, unit, "chance-roll", "X in 6"), d6("Chance", 1, score)).await);
    let hits = score.hits(&faces);
    let said = if hits > 0 { (Tone::Good, "Success") } else { (Tone::Bad, "Failure") };
    let rolled = ask::rolled(("Chance", Die::D6, score), (faces, hits), said, Words::NONE);
    t.emit(Event::Threw(unit, rolled));
}

fn chance_head(t: &Table, unit: Option<UnitId>, id: &'static str, title: &'static str) -> Heading {
    match unit {
        Some(unit) => ask::of_unit(t, id, unit, "{}: try", title),
        None => Heading::new(id, Asked::Anyone, title, Words::NONE),
    }
}

/// WH-OTH-4: who is hurt by it, Unit by Unit.
pub(super) async fn damage(t: &Table) {
    loop {
        let all = t.look(|b| b.units_where(|_, unit| unit.stands()));
        let head = Heading::new("hurt", Asked::Anyone, "Any damage?", Words::NONE);
        let Some(unit) = one_of(t, head, all, Some("No more")).await else { return };
        let head = ask::of_unit(t, "amount", unit, "{}: damage", "How much?");
        let damage = ask::number(t, head, (1, MOST_DAMAGE, 1), "Fighting Strength").await as u8;
        t.emit(Event::Hurt(unit, damage));
        morale::rout(t);
    }
}
