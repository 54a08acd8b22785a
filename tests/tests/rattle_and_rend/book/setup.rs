//! Section 10: the tables of the setup, face by face.

use rattle_and_rend::book::{
    DENSITIES, DEPLOYMENTS, Density, Deployment, SCENARIOS, Scenario, SetupRow, THEMES, Terrain, Theme, brings,
};

/// What each of the twenty faces brings, the first face first.
fn faces<T: Copy>(table: &'static [SetupRow<T>]) -> Vec<Vec<T>> {
    (1..=20).map(|face| brings(table, face).map(|line| line.0).collect()).collect()
}

/// Five results that overlap by two faces each: 1-5, 4-9, 8-13, 12-17, 16-20.
fn five<T: Copy>([a, b, c, d, e]: [T; 5]) -> Vec<Vec<T>> {
    #[rustfmt::skip]
    let rows: [&[T]; 20] = [
        &[a], &[a], &[a], &[a, b], &[a, b], &[b], &[b], &[b, c], &[b, c], &[c],
        &[c], &[c, d], &[c, d], &[d], &[d], &[d, e], &[d, e], &[e], &[e], &[e],
    ];
    rows.map(<[T]>::to_vec).to_vec()
}

/// RR-SET-2
#[test]
fn scenarios_for_every_face() {
    use Scenario::{CaptureTheFlags, Conquest, Duel, KillThemAll, KingOfTheHill};
    assert_eq!(faces(&SCENARIOS), five([KillThemAll, KingOfTheHill, CaptureTheFlags, Duel, Conquest]));
    let names = ["Kill Them All", "King of the Hill", "Capture the Flags", "Duel", "Conquest"];
    assert_eq!(SCENARIOS.map(|line| line.2), names);
}

/// RR-SET-3
#[test]
fn densities_for_every_face() {
    use Density::{Dense, Sparse};
    let (sparse, both, dense) = (vec![Sparse], vec![Sparse, Dense], vec![Dense]);
    let wanted = [vec![sparse; 8], vec![both; 3], vec![dense; 9]].concat();
    assert_eq!(faces(&DENSITIES), wanted);
    assert_eq!(DENSITIES.map(|line| line.2), ["Sparse", "Dense"]);
}

/// RR-SET-4, GAP 101: nothing is printed for 18, 19 and 20.
#[test]
fn themes_for_every_face() {
    use Theme::{Badlands, Heights, Stronghold, Wilds};
    let mut wanted = five([Badlands, Stronghold, Heights, Wilds, Wilds]);
    for at in [15, 16] {
        wanted[at] = vec![Wilds];
    }
    wanted[17..].fill(vec![]);
    assert_eq!(faces(&THEMES), wanted);
    assert_eq!(THEMES.map(|line| line.2), ["Badlands", "Stronghold", "Heights", "Wilds"]);
}

/// RR-SET-4
#[test]
fn themes_have_their_terrain() {
    use Terrain::{Blocking, Hazardous, Inspiring, Rough};
    let has = |theme: Theme| Terrain::ALL.map(|(kind, ..)| theme.terrain().contains(&kind));
    assert_eq!(Terrain::ALL.map(|row| row.0), [Rough, Blocking, Hazardous, Inspiring]);
    assert_eq!(has(Theme::Badlands), [true, true, true, false]);
    assert_eq!(has(Theme::Stronghold), [false, true, true, true]);
    assert_eq!(has(Theme::Heights), [true, true, false, true]);
    assert_eq!(has(Theme::Wilds), [true, false, true, true], "GAP 102: no Blocking of its own");
}

/// RR-SET-7
#[test]
fn deployments_for_every_face() {
    use Deployment::{Close, Corner, Delayed, Side, Surrounded};
    assert_eq!(faces(&DEPLOYMENTS), five([Corner, Side, Delayed, Close, Surrounded]));
    assert_eq!(DEPLOYMENTS.map(|line| line.2), ["Corner", "Side", "Delayed", "Close", "Surrounded"]);
}
