//! Warbands as text and as bytes.

use dragon_rampant::book::{Fantastical, Spell, TypeOption, UnitType};
use dragon_rampant::roster::{Models, PackedWarbands, UnitEntry, Warband};
use umpire_engine::table::{Opening, Roster, Sides};

use super::{bytes, read, text, warband};

/// One with everything that can be said of a warband.
const WHOLE: &str = "warband \"Hill \\\"Kin\\\"\" 36 trait \"Lucky\" / unit heavy-foot \"Spear Thanes\" offensive fear \
     race dwarf leader / unit light-foot wizardling prod heal bolt points +2 race \"river folk\" / unit bellicose-foot \
     \"Wolf Men\" were beast-cunning beast-fearful reduced / unit heavy-riders chariots slayer points -1 slays troll reduced \
     summonable / unit scouts undead no-feelings single graveyard";

/// DR-WB-9, DR-WB-10, DR-LEAD-5, AMB-08: a warband is written and read back whole, its Wizardlings' spells with it.
#[test]
fn a_warband_is_read_back_as_it_was_written_from_text_and_from_bytes() {
    let whole = warband(WHOLE);
    assert_eq!(text(&whole), WHOLE);
    assert_eq!(Warband::decode(1, &bytes(&whole)), Some(whole.clone()));
    assert_eq!((whole.size, whole.own_trait.as_str(), whole.units.len()), (36, "Lucky", 5));
    let [thanes, wizards, wolves, chariots, dead] = &whole.units[..] else { panic!("five units") };
    assert!(thanes.leader && thanes.build.options.has(TypeOption::HeavyOffensive));
    assert_eq!((thanes.race.as_str(), thanes.build.cost()), ("dwarf", 4 + 2 + 2));
    let spells: Vec<Spell> = wizards.build.spells.iter().collect();
    assert_eq!(spells, [Spell::AlmightyProd, Spell::HealThee, Spell::PowerBolt]);
    assert_eq!((wizards.build.custom, wizards.race.as_str()), (2, "river folk"));
    assert!(wolves.build.beast_fearful && wolves.build.beast_options.has(TypeOption::LesserCunning));
    assert_eq!((chariots.models, chariots.slays.as_str(), chariots.summonable), (Models::Reduced, "troll", true));
    assert!(dead.graveyard && dead.build.has(Fantastical::NoFeelings) && dead.models == Models::Single);
}

/// DR-WB-1: 24 points where nothing else is said.
#[test]
fn a_warband_is_for_24_points_where_nothing_else_is_said() {
    assert_eq!(warband("warband \"T\" / unit scouts leader / unit scouts / unit scouts / unit scouts").size, 24);
    assert_eq!(warband("warband \"T\" 12 / unit scouts leader").size, 12);
}

#[test]
fn a_text_that_is_no_warband_says_what_would_be_right() {
    let begins = [": a warband begins with its name; warband \"NAME\" / unit TYPE \"NAME\" leader / unit TYPE ..."];
    assert_eq!(read("host \"T\" / unit scouts").expect_err("no warband"), begins);
    for (parts, said) in [
        ("big / unit scouts", ": not understood: big; its points, agreed, trait \"NAME\", or a slash before the units"),
        ("/ units scouts", ": not understood: units; unit TYPE \"NAME\""),
        (
            "/ unit knights",
            ": not understood: knights; elite-riders, heavy-riders, light-riders, greater-warbeasts, lesser-warbeasts, \
             elite-foot, heavy-foot, light-foot, bellicose-foot, heavy-missiles, light-missiles, scouts, ravenous-hordes",
        ),
        ("/ unit scouts race", ": something is missing; a race: dwarf, \"river troll\""),
        ("/ unit scouts points 12", ": not understood: 12; points from -9 to +9"),
        (
            "/ unit scouts race thirteenofthem",
            ": this name does not fit; at most 12 letters (accented ones count twice)",
        ),
        (
            "/ unit ravenous-hordes brave",
            ": not understood: brave; fear, hatred, undead, no-feelings, venomous, leader, reduced, single, summonable, \
             graveyard, race RACE, slays RACE, points +1; spells of a Wizardling: prod, banish, heal, befuddle, bog, \
             breath, bolt, blades, shields, sod-off; of a Were: beast-flame, beast-cunning, beast-fearful",
        ),
    ] {
        assert_eq!(read(&format!("warband \"T\" {parts}")).expect_err(parts), [said]);
    }
}

/// DR-SETUP-2: any warbands may meet, two to six of them; 40 units and 16 races in all.
#[test]
fn a_battle_takes_two_to_six_sides_and_forty_units() {
    let of = |units: usize| {
        let mut some = Warband { name: "Some".try_into().expect("short"), size: 12, ..Warband::default() };
        for _ in 0..units {
            let horde = UnitEntry::of(dragon_rampant::roster::Build::of(UnitType::RavenousHordes));
            some.units.push(horde).expect("ten at most");
        }
        some.units[0].leader = true;
        some
    };
    let meet = |sizes: &[usize]| {
        let all: Vec<Warband> = sizes.iter().map(|units| of(*units)).collect();
        let sides: Sides<Warband> = Sides(all.iter().cloned().collect());
        let mut bytes = Vec::new();
        sides.encode(&mut |piece| bytes.extend_from_slice(piece));
        let packed = PackedWarbands::decode(&bytes);
        assert_eq!(packed, PackedWarbands::of(all.iter()), "both ways in");
        packed.is_some_and(|packed| sides_of(&packed) == all)
    };
    assert!(meet(&[1, 10]) && meet(&[10, 10, 10, 10]) && meet(&[10, 10, 10, 8, 1, 1]));
    assert!(!meet(&[10]) && !meet(&[10, 10, 10, 9, 1, 1]));
    assert_eq!(sides_of(&PackedWarbands::default()), [Warband::example(0), Warband::example(1)]);
}

/// Each race has a number in a battle: 16 of them, and large letters make no other race.
#[test]
fn a_battle_takes_sixteen_races() {
    let of = |races: std::ops::Range<usize>| {
        let units: Vec<String> = races.map(|race| format!("/ unit ravenous-hordes race r{race}")).collect();
        warband(&format!("warband \"T\" 12 {} leader", units.join(" ")))
    };
    let fit = |sides: &[Warband]| PackedWarbands::of(sides.iter()).is_some();
    assert!(fit(&[of(0..8), of(8..16)]) && !fit(&[of(0..8), of(8..17)]));
    let loud = warband("warband \"T\" 12 / unit scouts race R0 leader");
    assert!(fit(&[of(0..8), of(8..16), loud]));
}

/// Each side's warband.
fn sides_of(packed: &PackedWarbands) -> Vec<Warband> {
    let mut sides = Vec::new();
    packed.each(&mut |warband| sides.push(warband.clone()));
    sides
}
