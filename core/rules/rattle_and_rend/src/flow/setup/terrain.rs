//! Step 2: how full the table is, what lies on it, and the hill (RR-SET-3, RR-SET-4).

use super::{board, instruct, rolls};
use crate::book::{DENSITIES, Density, Reputation, Scenario, THEMES, Terrain, Terrains, Theme};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::foe::Foe;
use umpire_engine::table::{Asked, Fact, Heading, Opt, Reach, Seat, Tick, Words};

/// What a Prepared Player A chooses instead of having it rolled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Density,
    Theme,
    Nothing,
}

/// Density and theme are Player B's to roll; the hill is Player A's, and its kind is ticked with the others.
pub(super) async fn lay(t: &Table) {
    let (density, theme) = match prepared(t).await {
        Chosen::Nothing => both(t).await,
        chosen => apart(t, chosen).await,
    };
    let hill = t.look(|s| s.scenario == Scenario::KingOfTheHill);
    if hill {
        put_hill(t).await;
    }
    let kinds = ask_terrain(t, density, theme, hill).await;
    t.emit(Event::Terrain(ticked(kinds)));
}

/// One throw for both.
async fn both(t: &Table) -> (Density, Option<Theme>) {
    let seat = t.look(|s| s.first).foe();
    let faces = match rolls::throw_both(t, seat).await {
        Ok(faces) => [faces[0], faces[1]],
        Err(rolls::APART) => return apart(t, Chosen::Nothing).await,
        Err(_) => return (density(t, Chosen::Nothing).await.0, None),
    };
    let density = rolls::brought(t, &rolls::DENSITY, seat, faces[0]).await.expect("every face has a density");
    let theme = match rolls::brought(t, &rolls::THEME, seat, faces[1]).await {
        None => rolls::line(t, &rolls::THEME, seat, rolls::again(faces[1])).await.0,
        settled => settled,
    };
    (DENSITIES[usize::from(density)].0, theme.map(|at| THEMES[usize::from(at)].0))
}

/// The one, then the other.
async fn apart(t: &Table, chosen: Chosen) -> (Density, Option<Theme>) {
    let (density, face) = density(t, chosen).await;
    (density, theme(t, chosen, (density, face)).await)
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

async fn density(t: &Table, chosen: Chosen) -> (Density, Option<u8>) {
    let first = t.look(|s| s.first);
    let (at, face) = if chosen == Chosen::Density {
        (Some(rolls::prepared(t, &rolls::DENSITY, first).await), None)
    } else {
        match rolls::line(t, &rolls::DENSITY, first.foe(), Words::NONE).await {
            (None, _) => rolls::coin(t, &rolls::DENSITY, first.foe()).await,
            settled => settled,
        }
    };
    (DENSITIES[usize::from(at.expect("a coin settles it"))].0, face)
}

async fn theme(t: &Table, chosen: Chosen, density: (Density, Option<u8>)) -> Option<Theme> {
    let first = t.look(|s| s.first);
    let at = if chosen == Chosen::Theme {
        Some(rolls::prepared(t, &rolls::THEME, first).await)
    } else {
        rolls::line(t, &rolls::THEME, first.foe(), full(density)).await.0
    };
    at.map(|at| THEMES[usize::from(at)].0)
}

/// How full the table is, and what was rolled for it.
fn full((density, face): (Density, Option<u8>)) -> Words {
    match (density, face) {
        (Density::Sparse, Some(face)) => Words::with("rolled {}: sparse", face),
        (Density::Dense, Some(face)) => Words::with("rolled {}: dense", face),
        (Density::Sparse, None) => "sparse".into(),
        (Density::Dense, None) => "dense".into(),
    }
}

/// RR-SCN-HILL: one piece of any type at the centre, Player A's choice (GAP 106).
fn put_hill(t: &Table) -> impl Future<Output = ()> {
    let first = t.look(|s| s.first);
    let head = Heading::new("put-hill", Asked::Seat(first), Words::with("{} puts a hill", first), "");
    let one = Reach::number((1, 1), "piece");
    instruct(t, head, "of any kind, in the middle", Some(one), board::diagram(first, &board::HILL))
}

/// The kinds a theme brings; a dense table has Blocking, whatever its theme (GAP 102).
fn expected(density: Density, theme: Option<Theme>) -> Terrains {
    let dense = (density == Density::Dense).then_some(Terrain::Blocking);
    let kinds = theme.into_iter().flat_map(Theme::terrain).chain(dense);
    kinds.collect()
}

/// RR-SET-3, RR-SET-4: what was rolled is ticked to begin with. The hill is one of them.
#[inline(never)]
fn ask_terrain(t: &Table, density: Density, theme: Option<Theme>, hill: bool) -> impl Future<Output = u16> {
    let (note, plain, why) = match density {
        Density::Sparse => ("{}, 20% full", "sparse, 20% full", "Lay 2 kinds or more, on about a fifth of the board."),
        Density::Dense => ("{}, 40% full", "dense, 40% full", "Lay 2 kinds or more, with Blocking, on two fifths."),
    };
    let note = match theme {
        // Beside a hill there is no room for both, and the theme was named before.
        _ if hill => Words::of(if density == Density::Dense { "40% full" } else { "20% full" }),
        Some(theme) => Words::with(note, THEMES[theme as usize].2),
        None => Words::of(plain),
    };
    let title = if hill { "Terrain, hill" } else { "Terrain" };
    let head = Heading::new("terrain", Asked::Anyone, title, note).why(why);
    ask_kinds(t, head, expected(density, theme))
}

/// RR-REP-PREPARED: at the end up to two pieces are moved, added, removed or become something else; what lies
/// there then is told anew.
pub(super) async fn changed(t: &Table, seat: Seat) {
    let before = t.look(|s| s.terrain);
    let head = Heading::new("prepared", Asked::Seat(seat), "Prepared", "change 2 pieces")
        .why("Now up to two pieces of terrain may be changed.");
    let kinds = ask_kinds(t, head, before).await;
    t.emit(Event::Terrain(ticked(kinds)));
}

/// The kinds of terrain whose rows were ticked.
pub(crate) fn ticked(ticks: u16) -> Terrains {
    let kinds = Terrain::ALL.into_iter().enumerate();
    kinds.filter(|(row, _)| ticks >> row & 1 == 1).map(|(_, (kind, ..))| kind).collect()
}

/// RR-Q-12: what does not lie on the table is never asked about.
#[inline(never)]
pub(crate) fn ask_kinds(t: &Table, head: Heading, preset: Terrains) -> impl Future<Output = u16> {
    let fact = |(kind, key, name): (Terrain, &'static str, &'static str)| Fact {
        preset: preset.has(kind),
        weight: 0,
        ..Fact::new(key, name)
    };
    let answer = t.list(head, &mut |tick: &mut Tick| tick.facts.extend(Terrain::ALL.into_iter().map(fact)));
    async { answer.await as u16 }
}
