//! The warband at a glance, and where to go from there.

use super::ask::{self, BenchHeading, choose};
use super::{MusterChange, MusterDraft, Table, after, classes, given, unit, upkeep};
use crate::icons;
use crate::roster::{LAST_WORLD_TURN, MAX_COIN, WarbandFault};
use umpire_engine::table::{Off, Opt, Words};

/// Where one can go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MenuRow {
    Add,
    Units,
    Classes,
    Treasury,
    Upkeep,
    After,
    Name,
    Keep,
    Leave,
}

const ROWS: [MenuRow; 9] = [
    MenuRow::Add,
    MenuRow::Units,
    MenuRow::Classes,
    MenuRow::Treasury,
    MenuRow::Upkeep,
    MenuRow::After,
    MenuRow::Name,
    MenuRow::Keep,
    MenuRow::Leave,
];

static FULL: Off = Off { short: "12 Units", full: "12 Units are the most" };
static NOBODY: Off = Off { short: "nobody yet", full: "Add a Unit first" };
static NAMELESS: Off = Off { short: "no name", full: "Give it a name first" };
static TWINS: Off = Off { short: "a name twice", full: "Two classes have one name" };
static LED_HERO: Off = Off { short: "a led Hero", full: "A Hero has a captain" };
static LATE: Off = Off { short: "the last one", full: "World-Turn 999 is the last" };
static BROKEN: Off = Off { short: "not whole", full: "A Unit or a class is not whole" };

/// One look at the menu, and what follows from it.
pub(super) async fn menu(t: &Table) {
    match ROWS[usize::from(look(t).await)] {
        MenuRow::Add => unit::add(t).await,
        MenuRow::Units => unit::change(t).await,
        MenuRow::Classes => classes::classes(t).await,
        MenuRow::Treasury => treasury(t).await,
        MenuRow::Upkeep => upkeep::upkeep(t).await,
        MenuRow::After => after::after(t).await,
        MenuRow::Name => rename(t).await,
        MenuRow::Keep => t.emit(MusterChange::Done(true)),
        MenuRow::Leave => leave(t).await,
    }
}

#[inline(never)]
fn look(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let next = match draft.warband.fault() {
            Some(WarbandFault::Nameless) if draft.warband.units.len() > 1 => MenuRow::Name,
            Some(WarbandFault::Nameless | WarbandFault::Empty) => MenuRow::Add,
            Some(WarbandFault::SameClass(_)) => MenuRow::Classes,
            Some(_) => MenuRow::Units,
            None => MenuRow::Keep,
        };
        let preset = ROWS.iter().position(|row| *row == next).unwrap_or(0);
        let note = Words::with("{} coin due", draft.warband.due() as i16);
        let head = BenchHeading("muster", Words::with("{}", given::WARBAND), note);
        choose(t, head, &mut ROWS.iter().map(|row| option(draft, *row)), preset)
    })
}

fn option(draft: &MusterDraft, row: MenuRow) -> Opt {
    let warband = &draft.warband;
    let nobody = warband.units.is_empty().then_some(&NOBODY);
    match row {
        MenuRow::Add => Opt::new("add", "Add a Unit").off(warband.units.is_full().then_some(&FULL)),
        MenuRow::Units => Opt::new("units", Words::with("Units: {}", warband.units.len() as u8)).off(nobody),
        MenuRow::Classes => Opt::new("classes", Words::with("Own classes: {}", warband.classes.len())),
        MenuRow::Treasury => {
            Opt::new("treasury", Words::with("Treasury: {} coin", warband.treasury as i16)).icon(icons::COIN)
        }
        MenuRow::Upkeep => {
            let late = (warband.world_turn >= LAST_WORLD_TURN).then_some(&LATE);
            Opt::new("upkeep", Words::with("World-Turn {}: pay", warband.world_turn as i16 + 1)).off(nobody.or(late))
        }
        MenuRow::After => Opt::new("after", "After a battle").off(nobody),
        MenuRow::Name => Opt::new("name", "Name"),
        MenuRow::Keep => Opt::new("keep", "Keep it").off(warband.fault().map(unkept)),
        MenuRow::Leave => Opt::new("leave", "Throw it away"),
    }
}

/// Why it cannot be kept.
const fn unkept(fault: WarbandFault) -> &'static Off {
    match fault {
        WarbandFault::Nameless => &NAMELESS,
        WarbandFault::Empty => &NOBODY,
        WarbandFault::SameClass(_) => &TWINS,
        WarbandFault::LedHero(_) => &LED_HERO,
        _ => &BROKEN,
    }
}

/// What is in the treasury: income, booty and what was spent are the players' business (WH-UPK-6).
async fn treasury(t: &Table) {
    let now = t.look(|draft| draft.warband.treasury);
    let coin = ask::number(t, BenchHeading::of("treasury", "Treasury"), (0, MAX_COIN), now, "coin").await;
    t.emit(MusterChange::Treasury(coin));
}

async fn rename(t: &Table) {
    let suggestions = &["Thorn Banner", "Wolf Winter", "River Oath", "Low Kings", "Iron Ferry", "The Hired"];
    let name = ask::name(t, BenchHeading::of("name", "Its name"), suggestions).await;
    t.emit(MusterChange::Name(name));
}

async fn leave(t: &Table) {
    let rows = [Opt::new("leave", "Throw it away"), Opt::new("stay", "Go on")];
    let head = BenchHeading("leave", Words::with("{}", given::WARBAND), "unkept".into());
    if choose(t, head, &mut rows.into_iter(), 1).await == 0 {
        t.emit(MusterChange::Done(false));
    }
}
