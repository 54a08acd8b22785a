//! After a battle: what became of routed Units, and what is lost still (WH-UPK-6, WH-HR-12).

use super::ask::{BenchHeading, choose};
use super::{MusterChange, Table, given, unit};
use umpire_engine::table::{Asked, Fact, Heading, Off, Opt, PieceId, Ticks, Words};

static HEALTHY: Off = Off { short: "none lost", full: "Nobody has lost FS" };
static NOBODY: Off = Off { short: "nobody left", full: "Nobody is left" };

/// Enters what came of a battle, until that is done.
pub(super) async fn after(t: &Table) {
    loop {
        match ask_what(t).await {
            0 => return,
            1 => {
                let gone = ask_routed(t).await as u16;
                t.emit(MusterChange::Left(gone));
            }
            2 => {
                let at = unit::which(t, BenchHeading::of("hurt", "Who lost FS?")).await;
                unit::losses(t, at).await;
            }
            _ => t.emit(MusterChange::Healed),
        }
    }
}

#[inline(never)]
fn ask_what(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let units = &draft.warband.units;
        let nobody = units.is_empty().then_some(&NOBODY);
        let healthy = units.iter().all(|unit| unit.losses == 0).then_some(&HEALTHY);
        let rows = [
            Opt::new("done", "Done"),
            Opt::new("routed", "Routed for good").off(nobody),
            Opt::new("hurt", "Losses to remember").off(nobody),
            Opt::new("healed", "All are healed").off(healthy),
        ];
        let head = BenchHeading("after", Words::of("After a battle"), Words::with("{} Units", units.len() as u8));
        choose(t, head, &mut rows.into_iter(), 1)
    })
}

/// Ticks those whom nobody will see again. All others are kept.
#[inline(never)]
fn ask_routed(t: &Table) -> impl Future<Output = Ticks> {
    let units = t.look(|draft| draft.warband.units.len() as u8);
    let head = Heading::new("routed", Asked::Anyone, "Who is gone?", Words::with("{}", given::WARBAND));
    t.list(head, &mut |list| list.facts.extend((0..units).map(|at| Fact::new(PieceId(at), PieceId(at)))))
}
