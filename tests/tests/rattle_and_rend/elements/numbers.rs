//! Sections 2, 5 and 7.5: the numbers of an Element, and what Tactics make of them.

use rattle_and_rend::book::{Band, Reaction, ReactionWindow, StatName, Tactic, Tactics, Trait, Type};
use rattle_and_rend::{Element, Mode, WarbandEntry, Whereabouts};
use umpire_engine::table::Seat;

use Band::{B2B, L, M, S};
use Tactic::{Bastions, Berserkers, DeathDefiers, Elites, Fusiliers, Harriers, Watchers};

/// As the columns of the table stand.
const TYPES: [Type; 6] = [Type::Champion, Type::Heavy, Type::Fighters, Type::Shooters, Type::Skirmishers, Type::Dregs];
const LADDER: [Band; 4] = [B2B, S, M, L];
const STATS: [StatName; 3] = [StatName::Fury, StatName::Guile, StatName::Will];

/// An Element on the table that carries these Tactics.
pub(crate) fn element(entry: WarbandEntry, tactics: &[Tactic]) -> Element {
    Element {
        seat: Seat::RED,
        entry,
        number: 1,
        like: 0,
        place: Whereabouts::Table,
        tactics: tactics.iter().fold(Tactics::EMPTY, |all, tactic| all.and(*tactic)),
        mode: Mode::None,
        transport: entry.own == Some(Trait::Transport),
        compelled: false,
        rode: false,
    }
}

fn plain(kind: Type, tactics: &[Tactic]) -> Element {
    element(WarbandEntry::plain(kind), tactics)
}

fn movs(tactics: &[Tactic]) -> [Band; 6] {
    TYPES.map(|kind| plain(kind, tactics).mov().expect("everybody but Wards moves"))
}

fn rngs(tactics: &[Tactic]) -> [Band; 6] {
    TYPES.map(|kind| plain(kind, tactics).rng().expect("everybody but Wards reaches"))
}

fn stats(stat: StatName, tactics: &[Tactic]) -> [u8; 6] {
    TYPES.map(|kind| plain(kind, tactics).stat(stat).expect("everybody but Wards has all three"))
}

/// RR-TAC-BERSERKERS
#[test]
fn berserkers_move_a_band_farther_and_reach_a_band_less() {
    assert_eq!(movs(&[Berserkers]), [M, M, M, M, L, L]);
    assert_eq!(rngs(&[Berserkers]), [S, S, B2B, S, S, B2B]);
}

/// RR-TAC-BASTIONS
#[test]
fn bastions_reach_a_band_farther_and_move_a_band_less() {
    assert_eq!(movs(&[Bastions]), [S; 6]);
    assert_eq!(rngs(&[Bastions]), [M, M, S, L, M, S]);
}

/// RR-TAC-FUSILIERS: neither Champions nor Dregs.
#[test]
fn fusiliers_reach_a_band_farther() {
    assert_eq!(rngs(&[Fusiliers]), [S, M, S, L, M, B2B]);
    assert_eq!(movs(&[Fusiliers]), movs(&[]));
}

/// RR-TAC-HARRIERS
#[test]
fn harriers_move_a_band_farther() {
    assert_eq!(movs(&[Harriers]), [M, M, M, M, L, L]);
    assert_eq!(rngs(&[Harriers]), rngs(&[]));
}

/// RR-TR-FLYER, RR-TR-TRANSPORT, RR-RNG-3: their M is where the bands begin.
#[test]
fn flyers_and_transports_start_from_a_medium_move() {
    let moves = |own, tactics: &[Tactic]| element(WarbandEntry::with(Type::Heavy, own), tactics).mov();
    for own in [Trait::Flyer, Trait::Transport] {
        assert_eq!(moves(own, &[]), Some(M), "{own:?}");
        assert_eq!(moves(own, &[Harriers]), Some(L), "{own:?}");
        assert_eq!(moves(own, &[Berserkers, Harriers]), Some(L), "{own:?}");
        assert_eq!(moves(own, &[Bastions]), Some(S), "{own:?}");
    }
    assert_eq!(moves(Trait::Colossal, &[]), Some(S));
}

/// RR-RNG-3, GAP 17: what two Tactics make of a band is one sum.
#[test]
fn tactics_add_up_before_the_limits_count() {
    assert_eq!(movs(&[Berserkers, Harriers]), [L; 6]);
    assert_eq!(rngs(&[Berserkers, Fusiliers]), [S, S, B2B, M, S, B2B]);
    assert_eq!(rngs(&[Bastions, Fusiliers]), [M, L, M, L, L, S]);
    // One takes what the other gives, even where the first alone would have met a limit.
    assert_eq!(movs(&[Berserkers, Bastions]), [S, S, S, S, M, M]);
    assert_eq!(rngs(&[Berserkers, Bastions]), [S, S, B2B, M, S, B2B]);
    assert_eq!(movs(&[Bastions, Harriers]), [S, S, S, S, M, M]);
}

/// RR-TAC-ELITES, RR-DICE-5: one less is needed, except by Champions and Dregs.
#[test]
fn elites_have_better_fury() {
    assert_eq!(stats(StatName::Fury, &[Elites]), [13, 6, 8, 10, 11, 13]);
    assert_eq!(stats(StatName::Guile, &[Elites]), stats(StatName::Guile, &[]));
    assert_eq!(stats(StatName::Will, &[Elites]), stats(StatName::Will, &[]));
}

/// RR-TAC-DEATH-DEFIERS
#[test]
fn death_defiers_have_better_will() {
    assert_eq!(stats(StatName::Will, &[DeathDefiers]), [9, 6, 8, 9, 8, 9]);
    assert_eq!(stats(StatName::Fury, &[DeathDefiers]), stats(StatName::Fury, &[]));
    let ward = element(WarbandEntry::with(Type::Ward, Trait::Detonate), &[DeathDefiers]);
    assert_eq!(ward.stat(StatName::Will), Some(7));
}

/// RR-EL-WARD, RR-RNG-3: a dash stays a dash.
#[test]
fn nothing_gives_a_ward_numbers_it_has_not() {
    for tactic in Tactic::ALL {
        let mut ward = element(WarbandEntry::with(Type::Ward, Trait::Pursuit), &[*tactic]);
        for mode in [Mode::None, Mode::Fury, Mode::Guile, Mode::Mov, Mode::Rng] {
            ward.mode = mode;
            assert_eq!((ward.mov(), ward.rng()), (None, None), "{tactic:?}");
            assert_eq!((ward.stat(StatName::Fury), ward.stat(StatName::Guile)), (None, None), "{tactic:?}");
        }
    }
}

/// RR-ARCH-5: an Element has the numbers of its own Tactics, and only six Tactics change any.
#[test]
fn the_other_twenty_tactics_change_no_number() {
    let changing = [Berserkers, DeathDefiers, Elites, Fusiliers, Bastions, Harriers];
    for tactic in Tactic::ALL {
        let changes = TYPES.iter().any(|kind| {
            let (line, with) = (kind.line(), plain(*kind, &[*tactic]));
            (with.mov(), with.rng(), STATS.map(|stat| with.stat(stat))) != (line.mov, line.rng, line.stats)
        });
        assert_eq!(changes, changing.contains(tactic), "{tactic:?}");
    }
}

/// RR-ATT-2, RR-ATT-6: Tactics see the host's type.
#[test]
fn a_led_element_is_improved_as_its_host_is() {
    for kind in [Type::Heavy, Type::Fighters, Type::Shooters, Type::Skirmishers] {
        for tactic in [Elites, Fusiliers] {
            let (led, host) = (element(WarbandEntry::led(kind, Trait::DistantDoom), &[tactic]), plain(kind, &[tactic]));
            assert_eq!(STATS.map(|stat| led.stat(stat)), STATS.map(|stat| host.stat(stat)), "{kind:?}");
            assert_eq!((led.mov(), led.rng()), (host.mov(), host.rng()), "{kind:?}");
        }
    }
}

/// RR-TAC-TACTICIANS, RR-RNG-3: the step of the chosen mode comes after the limits.
#[test]
fn tacticians_better_one_thing() {
    let set = |kind, mode, tactics: &[Tactic]| Element { mode, ..plain(kind, tactics) };
    for kind in [Type::Champion, Type::Fighters, Type::Shooters, Type::Skirmishers] {
        let (line, [fury, guile, will]) = (kind.line(), kind.line().stats);
        let numbers = |mode| STATS.map(|stat| set(kind, mode, &[]).stat(stat));
        let bands = |mode| (set(kind, mode, &[]).mov(), set(kind, mode, &[]).rng());
        assert_eq!(numbers(Mode::None), [fury, guile, will]);
        assert_eq!(numbers(Mode::Fury), [fury.map(|n| n - 1), guile, will]);
        assert_eq!(numbers(Mode::Guile), [fury, guile.map(|n| n - 1), will]);
        assert_eq!(numbers(Mode::Mov), numbers(Mode::None));
        assert_eq!(numbers(Mode::Rng), numbers(Mode::None));
        assert_eq!(bands(Mode::Fury), (line.mov, line.rng));
        assert_eq!(bands(Mode::Mov), (line.mov.map(Band::up), line.rng));
        assert_eq!(bands(Mode::Rng), (line.mov, line.rng.map(Band::up)));
    }
    assert_eq!(set(Type::Fighters, Mode::Mov, &[Bastions]).mov(), Some(M), "S stays S, then a step");
    assert_eq!(set(Type::Fighters, Mode::Rng, &[Berserkers]).rng(), Some(S), "touch stays touch, then a step");
    assert_eq!(set(Type::Shooters, Mode::Rng, &[Bastions]).rng(), Some(L), "never beyond L");
    assert_eq!(set(Type::Skirmishers, Mode::Mov, &[Berserkers]).mov(), Some(L), "never beyond L");
    assert_eq!(set(Type::Fighters, Mode::Fury, &[Elites]).stat(StatName::Fury), Some(7));
}

/// RR-TAC-WATCHERS, GAP 83, GAP 127: every band a step farther in their Reactions, and none beyond L.
#[test]
fn watchers_count_every_band_a_step_farther() {
    let (watcher, other) = (plain(Type::Fighters, &[Watchers]), plain(Type::Fighters, &[Berserkers]));
    assert_eq!(LADDER.map(|band| watcher.alert(band)), [S, M, L, L]);
    assert_eq!(LADDER.map(|band| other.alert(band)), LADDER);
    assert_eq!((watcher.mov(), watcher.rng()), (Some(S), Some(B2B)), "in Reactions only");
}

/// RR-TAC-WATCHERS, RR-REACT-11: what a trigger needs names the band in millimetres.
#[test]
fn the_triggers_of_watchers_are_a_band_farther() {
    let rows = [
        (Type::Heavy, Reaction::Intimidate, ReactionWindow::Declared, 80, 160),
        (Type::Shooters, Reaction::Suppress, ReactionWindow::Move, 160, 240),
        (Type::Shooters, Reaction::Suppress, ReactionWindow::Target, 160, 240),
        (Type::Skirmishers, Reaction::Evade, ReactionWindow::Move, 160, 240),
        (Type::Dregs, Reaction::Fodder, ReactionWindow::Target, 80, 160),
        (Type::Ward, Reaction::Blink, ReactionWindow::Move, 80, 160),
    ];
    for (kind, reaction, window, near, far) in rows {
        let row = |tactics: &[Tactic]| plain(kind, tactics).trigger(reaction, window, false);
        let numbers =
            |row: &'static str| row.split([' ', ',']).filter_map(|word| word.parse().ok()).collect::<Vec<u16>>();
        assert_eq!(numbers(row(&[])), [near], "{reaction:?}: {}", row(&[]));
        assert_eq!(numbers(row(&[Watchers])), [far], "{reaction:?}: {}", row(&[Watchers]));
    }
}

/// RR-RNG-3: every band, and every sum of changes.
#[test]
fn a_sum_of_bands_is_held_between_short_and_long() {
    for (rung, band) in LADDER.into_iter().enumerate() {
        assert_eq!(band.shifted(0), band);
        for by in 1..=6 {
            let up = LADDER[(rung + by).min(3)];
            assert_eq!(band.shifted(by as i8), up, "{band:?} + {by}: nothing exceeds L");
            let down = if band <= S { band } else { LADDER[rung.saturating_sub(by).max(1)] };
            assert_eq!(band.shifted(-(by as i8)), down, "{band:?} - {by}: neither touch nor S is reduced");
        }
        assert_eq!(band.up(), band.shifted(1), "{band:?}: a step for a while");
    }
}

/// RR-RNG-3: whatever Tactics an Element carries together, nothing moves or reaches beyond L, and nobody who
/// reached farther is brought down to touch.
#[test]
fn no_pair_of_tactics_leaves_the_ladder() {
    for (first, second) in Tactic::ALL.iter().flat_map(|a| Tactic::ALL.iter().map(move |b| (*a, *b))) {
        for kind in TYPES {
            let (one, other) = (plain(kind, &[first, second]), plain(kind, &[second, first]));
            assert_eq!((one.mov(), one.rng()), (other.mov(), other.rng()), "the order says nothing");
            assert!((Some(S)..=Some(L)).contains(&one.mov()), "{kind:?} {first:?} {second:?}");
            let least = kind.line().rng.min(Some(S));
            assert!((least..=Some(L)).contains(&one.rng()), "{kind:?} {first:?} {second:?}");
            assert!(STATS.iter().all(|stat| one.stat(*stat).is_some_and(|n| (2..=20).contains(&n))));
        }
    }
}
