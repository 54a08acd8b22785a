//! Sections 4, 5 and 2: the printed tables.

use rattle_and_rend::book::{Band, Reaction, StatName, Type};
use rattle_and_rend::{ExampleWarband, WARBANDS};
use umpire_tests::play::{duel, play};

/// RR-EL-CHAMPION to RR-EL-WARD
#[test]
fn elements_are_as_printed() {
    use Band::{B2B, M, S};
    let rows = [
        (Type::Champion, 1, Some(S), Some(S), [Some(13), Some(10), Some(11)], Reaction::Rally),
        (Type::Heavy, 3, Some(S), Some(S), [Some(7), Some(13), Some(8)], Reaction::Intimidate),
        (Type::Fighters, 2, Some(S), Some(B2B), [Some(9), Some(13), Some(10)], Reaction::Retaliate),
        (Type::Shooters, 2, Some(S), Some(M), [Some(11), Some(11), Some(11)], Reaction::Suppress),
        (Type::Skirmishers, 2, Some(M), Some(S), [Some(12), Some(8), Some(10)], Reaction::Evade),
        (Type::Dregs, 1, Some(M), Some(B2B), [Some(13), Some(13), Some(11)], Reaction::Fodder),
        (Type::Ward, 1, None, None, [None, None, Some(9)], Reaction::Blink),
    ];
    for (kind, points, mov, rng, stats, reaction) in rows {
        let line = kind.line();
        assert_eq!((line.points, line.mov, line.rng, line.stats), (points, mov, rng, stats), "{kind:?}");
        assert_eq!(Reaction::of(kind), reaction, "{kind:?}");
    }
}

/// RR-RNG-1
#[test]
fn bands_are_80_160_and_240_mm() {
    assert_eq!([Band::S, Band::M, Band::L].map(Band::mm), [80, 160, 240]);
    assert_eq!(Band::S.up().up().up(), Band::L, "nothing exceeds L");
    assert!(Band::B2B < Band::S && Band::S < Band::M && Band::M < Band::L);
}

/// RR-RNG-1, RR-MOVE-2: millimetres, letter and pivots stand together.
#[test]
fn a_reach_has_millimetres_a_letter_and_pivots() {
    for (band, letter, mm, way) in
        [(Band::S, 0, 80, "straight, up to"), (Band::M, 1, 160, "1 pivot, up to"), (Band::L, 2, 240, "2 pivots, up to")]
    {
        let reach = band.reach();
        assert_eq!((reach.value, reach.unit, reach.way), (mm, "MM", way));
        assert_eq!(reach.band, Some((letter, &["S", "M", "L"][..])));
    }
}

fn warband(id: &str) -> &'static ExampleWarband {
    WARBANDS.iter().find(|warband| warband.id == id).expect("a warband of the book")
}

/// RR-PRE-1 to RR-PRE-5, RR-WB-1, RR-WB-2, RR-WB-3
#[test]
fn presets_have_twelve_points_and_their_counts() {
    for (id, count, core) in [("dwarves", 6, 8), ("ogrekin", 6, 6), ("vampires", 8, 6), ("ghosts", 6, 4)] {
        let band = warband(id);
        assert_eq!(band.entries.iter().map(|entry| entry.points()).sum::<u8>(), 12, "{id}");
        assert_eq!(band.entries.len(), count, "{id}");
        let core_types = [Type::Fighters, Type::Shooters, Type::Skirmishers];
        // An attached Champion's point does not help (RR-WB-3).
        let points = band.entries.iter().filter(|e| core_types.contains(&e.kind)).map(|e| e.kind.line().points);
        assert_eq!(points.sum::<u8>(), core, "{id}");
    }
}

/// RR-PRE-1 to RR-PRE-4
#[test]
fn presets_are_as_printed() {
    use Type::{Champion, Dregs, Fighters, Heavy, Shooters, Skirmishers, Ward};
    let kinds = |id| warband(id).entries.iter().map(|entry| entry.kind).collect::<Vec<_>>();
    assert_eq!(kinds("dwarves"), [Champion, Fighters, Fighters, Fighters, Fighters, Heavy]);
    assert_eq!(kinds("ogrekin"), [Champion, Champion, Fighters, Shooters, Shooters, Heavy]);
    let court = [Champion, Champion, Champion, Fighters, Skirmishers, Skirmishers, Ward, Ward];
    assert_eq!(kinds("vampires"), court);
    assert_eq!(kinds("ghosts"), [Dregs, Dregs, Fighters, Fighters, Heavy, Heavy]);
    let led = |id| warband(id).entries.iter().filter(|entry| entry.champion.is_some()).count();
    assert_eq!(["dwarves", "ogrekin", "vampires", "ghosts"].map(led), [0, 1, 1, 0]);
}

/// RR-WB-7, RR-WB-8
#[test]
fn champions_heavies_and_wards_have_a_trait_and_hosts_are_legal() {
    for entry in WARBANDS.iter().flat_map(|band| band.entries) {
        let wants = matches!(entry.kind, Type::Champion | Type::Heavy | Type::Ward);
        assert_eq!(entry.own.is_some(), wants);
        let hosts = matches!(entry.kind, Type::Heavy | Type::Fighters | Type::Shooters | Type::Skirmishers);
        assert!(entry.champion.is_none() || hosts);
    }
}

/// RR-ATT-1, RR-ATT-2, RR-ATT-6, RR-ATT-7
#[test]
fn a_champion_and_its_host_are_one_element_of_the_hosts_type() {
    let game = duel("ogrekin", "dwarves");
    let led = game.element("red-3");
    assert_eq!((led.kind(), led.points()), (Type::Fighters, 3));
    assert_eq!((led.mov(), led.rng()), (Some(Band::S), Some(Band::B2B)));
    assert_eq!(led.stat(StatName::Will), Some(10));
    // One identity: it acts once, and is lost as one.
    let lost = game.says("act: pass").kills("blue-6", "red-3");
    assert_eq!(lost.state().live_points(umpire_engine::table::Seat::RED), 9);
}

/// RR-EL-1, RR-EL-3
#[test]
fn a_ward_can_be_attacked_and_counts() {
    let game =
        play().says("rules: elements, warband: dwarves, warband: vampires, terrain:, deploy:, bid: 1 0, first: red");
    let lost = game.kills("red-6", "blue-7");
    assert_eq!(lost.state().live_points(umpire_engine::table::Seat::BLUE), 11);
    assert_eq!(lost.element("blue-8").stat(StatName::Will), Some(9));
    assert_eq!(lost.element("blue-8").stat(StatName::Fury), None);
}
