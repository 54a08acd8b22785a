//! Step 2: how full the table is, what lies on it, and the hill (RR-SET-3, RR-SET-4).

use super::rolls;
use crate::rattle_and_rend::book::{DENSITIES, Density, Reputation, Scenario, THEMES, Terrain, Terrains, Theme};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::ask::{choose, tick};
use crate::rattle_and_rend::foe::Foe;
use crate::table::{Asked, Fact, Opt, Seat, Words};

/// What a Prepared Player A chooses instead of having it rolled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Density,
    Theme,
    Nothing,
}

/// Density and theme are Player B's to roll; the hill is Player A's.
pub(super) async fn lay(t: &Table) {
    let chosen = prepared(t).await;
    let density = density(t, chosen).await;
    let theme = theme(t, chosen).await;
    let hill = hill(t).await;
    let kinds = ask_terrain(t, density, expected(density, theme).union(hill)).await;
    t.emit(Event::Terrain(ticked(kinds).union(hill)));
}

/// RR-REP-PREPARED.
async fn prepared(t: &Table) -> Chosen {
    let first = t.look(|s| s.first);
    if t.look(|s| s.side(first).reputation != Some(Reputation::Prepared)) {
        return Chosen::Nothing;
    }
    let rows = [
        Opt::new("density", "Choose density"),
        Opt::new("theme", "Choose the theme"),
        Opt::new("neither", "Let them roll"),
    ];
    match choose(t, ("prepared-choice", first), "Prepared", "terrain", rows).await {
        0 => Chosen::Density,
        1 => Chosen::Theme,
        _ => Chosen::Nothing,
    }
}

async fn density(t: &Table, chosen: Chosen) -> Density {
    let first = t.look(|s| s.first);
    let at = if chosen == Chosen::Density {
        rolls::pick_any(t, &rolls::DENSITY, first).await
    } else {
        match rolls::line(t, &rolls::DENSITY, first.foe()).await {
            Some(at) => at,
            None => rolls::coin(t, &rolls::DENSITY, first.foe()).await,
        }
    };
    DENSITIES[usize::from(at)].0
}

async fn theme(t: &Table, chosen: Chosen) -> Option<Theme> {
    let first = t.look(|s| s.first);
    let at = if chosen == Chosen::Theme {
        Some(rolls::pick_any(t, &rolls::THEME, first).await)
    } else {
        rolls::line(t, &rolls::THEME, first.foe()).await
    };
    at.map(|at| THEMES[usize::from(at)].0)
}

/// RR-SCN-HILL: one piece of any type at the centre, Player A's choice (GAP 106).
async fn hill(t: &Table) -> Terrains {
    if t.look(|s| s.scenario != Scenario::KingOfTheHill) {
        return Terrains::EMPTY;
    }
    let first = t.look(|s| s.first);
    let rows = Terrain::ALL.into_iter().map(|(_, key, name)| Opt::new(key, name));
    let at = choose(t, ("hill", first), "The hill", "at the centre", rows).await;
    Terrains::one(Terrain::ALL[usize::from(at)].0)
}

/// The kinds a theme brings; a dense table has Blocking, whatever its theme (GAP 102).
fn expected(density: Density, theme: Option<Theme>) -> Terrains {
    let dense = (density == Density::Dense).then_some(Terrain::Blocking);
    let kinds = theme.into_iter().flat_map(Theme::terrain).chain(dense);
    kinds.collect()
}

fn ask_terrain(t: &Table, density: Density, preset: Terrains) -> impl Future<Output = u16> {
    let note = match density {
        Density::Sparse => "20%, 2 kinds",
        Density::Dense => "40%, Blocking",
    };
    ask_kinds(t, ("terrain", Asked::Anyone), "Terrain", note, preset)
}

/// RR-REP-PREPARED: at the end up to two pieces are moved, added, removed or become something else; what lies
/// there then is told anew.
pub(super) async fn changed(t: &Table, seat: Seat) {
    let before = t.look(|s| s.terrain);
    let kinds = ask_kinds(t, ("prepared", Asked::Seat(seat)), "Prepared", "2 pieces", before).await;
    t.emit(Event::Terrain(ticked(kinds)));
}

/// The kinds of terrain whose rows were ticked.
pub(crate) fn ticked(ticks: u16) -> Terrains {
    let kinds = Terrain::ALL.into_iter().enumerate();
    kinds.filter(|(row, _)| ticks >> row & 1 == 1).map(|(_, (kind, ..))| kind).collect()
}

/// RR-Q-12: what does not lie on the table is never asked about.
#[inline(never)]
pub(crate) fn ask_kinds(
    t: &Table,
    (id, asked): (&'static str, Asked),
    title: &'static str,
    note: &'static str,
    preset: Terrains,
) -> impl Future<Output = u16> {
    let fact = |(kind, key, name): (Terrain, &'static str, &'static str)| Fact {
        preset: preset.has(kind),
        weight: 0,
        ..Fact::new(key, name)
    };
    tick(t, (id, asked), Words::of(title), Words::of(note), &mut |tick| {
        tick.facts.extend(Terrain::ALL.into_iter().map(fact));
    })
}
