//! Secrets that are no numbers: what is picked or ticked behind the curtain is as well hidden.

use std::collections::BTreeMap;

use umpire::app::device::{Device, Outcome};
use umpire::app::sound::{Sound, SoundPicker};
use umpire::fairness::dice::{Dice, Pickers};
use umpire_engine::table::{Answer, Given, Limit, Reveal};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{plans, press, stakes};
use umpire_tests::picture::{Picture, frame, picture};

use crate::picker::{bound, chi_square};

/// The options that can be picked: the third cannot.
const OPEN: [Given; 4] = [0, 1, 3, 4];
/// Rows of the list, and what they can be ticked to.
const ROWS: u8 = 6;
const MASKS: usize = 1 << ROWS;

/// A curtain just opened, with this noise.
fn opened(game: &StillMatch, noise: u64) -> ScreenState {
    let mut view = ScreenState::new();
    view.sync(game, noise);
    view.on_key(KeyEvent::down(Key::A), game);
    view
}

/// Noise as the device draws it for a game of this seed.
fn noise(game: &StillMatch, seed: u64) -> u64 {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Pickers::of_known(&bytes).start(&game.tape(), 0)
}

/// What the first seat's picker stands on: it is locked, and so is anything of the second seat's.
fn standing(view: &ScreenState, game: &StillMatch) -> Given {
    let mut view = view.clone();
    let keys = [Key::Right, Key::Left, Key::A, Key::A, Key::Right, Key::A, Key::A];
    let said = keys.into_iter().find_map(|key| match view.on_key(KeyEvent::down(key), game) {
        Intent::Answer(Answer::Secrets(given)) => Some(given[0]),
        _ => None,
    });
    said.expect("an open curtain")
}

/// A curtain for everything a picker can start on.
fn starts(game: &StillMatch) -> BTreeMap<Given, ScreenState> {
    let mut starts = BTreeMap::new();
    for seed in 0..2000 {
        let view = opened(game, noise(game, seed));
        starts.entry(standing(&view, game)).or_insert(view);
    }
    starts
}

fn seen(view: &ScreenState, game: &StillMatch) -> Picture {
    picture(&frame(&view.layout(game)))
}

const SEEDS: u64 = 24_000;

#[test]
fn an_option_is_as_likely_as_any_other_to_start_on() {
    let game = plans(Reveal::Later);
    let mut cells = BTreeMap::new();
    for seed in 0..SEEDS {
        *cells.entry(standing(&opened(&game, noise(&game, seed)), &game)).or_insert(0) += 1;
    }
    assert_eq!(cells.keys().copied().collect::<Vec<_>>(), OPEN, "what cannot be picked now is passed over");
    let cells: Vec<u32> = cells.into_values().collect();
    assert!(chi_square(&cells) < bound(cells.len()), "{cells:?}");
}

#[test]
fn every_option_takes_as_many_presses_over_all_starts() {
    let game = plans(Reveal::Together);
    let starts = starts(&game);
    for key in [Key::Right, Key::Left, Key::Up, Key::Down] {
        let mut presses: BTreeMap<Given, Vec<usize>> = BTreeMap::new();
        for curtain in starts.values() {
            let mut view = curtain.clone();
            for count in 0..OPEN.len() {
                presses.entry(standing(&view, &game)).or_default().push(count);
                view.on_key(KeyEvent::down(key), &game);
            }
            assert_eq!(standing(&view, &game), standing(curtain, &game), "the ends meet");
        }
        for counts in presses.values_mut() {
            counts.sort_unstable();
            assert_eq!(*counts, (0..OPEN.len()).collect::<Vec<_>>(), "{key:?}");
        }
    }
}

#[test]
fn ticks_start_alike_and_tell_nothing_of_each_other() {
    let game = stakes(ROWS, None, Reveal::Later);
    let mut cells = [0; MASKS];
    for seed in 0..SEEDS {
        cells[standing(&opened(&game, noise(&game, seed)), &game) as usize] += 1;
    }
    assert!(chi_square(&cells) < bound(MASKS), "{cells:?}");
}

/// In a list of 48 rows, too, every row is as often ticked as not, and beside every other.
#[test]
fn long_lists_start_alike() {
    let game = stakes(48, None, Reveal::Later);
    let mut beside = vec![[0_u32; 4]; 48 * 48];
    let seeds = 4_000;
    for seed in 0..seeds {
        let ticked = standing(&opened(&game, noise(&game, seed)), &game);
        for (one, other) in (0..48).flat_map(|one| (0..48).map(move |other| (one, other))) {
            beside[one * 48 + other][(ticked >> one & 1) as usize * 2 + (ticked >> other & 1) as usize] += 1;
        }
    }
    for (pair, cells) in beside.iter().enumerate().filter(|(pair, _)| pair / 48 != pair % 48) {
        assert!(chi_square(cells) < bound(4) * 2.0, "rows {} and {}: {cells:?}", pair / 48, pair % 48);
    }
}

/// The row under a hidden cursor: the one that X turns over.
fn row(view: &ScreenState, game: &StillMatch) -> u32 {
    let mut turned = view.clone();
    turned.on_key(KeyEvent::down(Key::X), game);
    (standing(view, game) ^ standing(&turned, game)).trailing_zeros()
}

/// Which rows are turned over on the way once round the list to these ticks.
fn turned(mut view: ScreenState, game: &StillMatch, wanted: Given) -> Vec<bool> {
    let way = (0..ROWS).map(|_| {
        let turns = (standing(&view, game) ^ wanted) >> row(&view, game) & 1 == 1;
        press(&mut view, game, if turns { "x down" } else { "down" });
        turns
    });
    let way = way.collect();
    assert_eq!(standing(&view, game), wanted);
    way
}

/// Whoever counts presses knows which rows were turned over. Over all starts, that is every set of rows once,
/// whatever is ticked in the end.
#[test]
fn turned_rows_tell_nothing_of_what_is_ticked() {
    let game = stakes(ROWS, None, Reveal::Later);
    let mut starts = BTreeMap::new();
    for seed in 0..4000 {
        let view = opened(&game, noise(&game, seed));
        if row(&view, &game) == 0 {
            starts.entry(standing(&view, &game)).or_insert(view);
        }
    }
    assert_eq!(starts.len(), MASKS, "a list starts with any ticks");
    for wanted in [0, 1, 0b10_1010, 0b11_1111] {
        let mut ways: Vec<_> = starts.values().map(|view| turned(view.clone(), &game, wanted)).collect();
        ways.sort_unstable();
        ways.dedup();
        assert_eq!(ways.len(), MASKS, "{wanted:b}");
    }
}

/// The keys of somebody who does not look.
const BLIND: &str = "down x right left x up down down x";

#[test]
fn a_closed_curtain_looks_the_same_whatever_is_behind_it() {
    for game in [plans(Reveal::Later), stakes(ROWS, None, Reveal::AtEnd), stakes(48, None, Reveal::Together)] {
        let looks = |mut view: ScreenState| -> Vec<Picture> {
            BLIND.split(' ').map(|key| (press(&mut view, &game, key), seen(&view, &game)).1).collect()
        };
        let mut starts = starts(&game).into_values();
        let first = looks(starts.next().expect("it starts somewhere"));
        assert!(first.iter().all(|picture| *picture == first[0]), "no key shows anything");
        starts.take(100).for_each(|view| assert!(looks(view) == first));
    }
}

#[test]
fn an_open_curtain_shows_what_is_behind_it() {
    for game in [plans(Reveal::Later), stakes(ROWS, None, Reveal::AtEnd)] {
        let mut seen: Vec<Picture> = Vec::new();
        for mut view in starts(&game).into_values() {
            press(&mut view, &game, "y");
            let closed = self::seen(&view, &game);
            press(&mut view, &game, "y+");
            seen.push(self::seen(&view, &game));
            view.on_key(KeyEvent::up(Key::Y), &game);
            assert!(self::seen(&view, &game) == closed, "and hides it again");
        }
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all, "no two look alike");
    }
}

#[test]
fn nobody_locks_what_they_have_never_seen() {
    for game in [plans(Reveal::Later), stakes(ROWS, None, Reveal::Later)] {
        let mut view = opened(&game, 7);
        press(&mut view, &game, "a");
        assert_eq!(view.locked_secrets(), 0);
        press(&mut view, &game, "y a");
        assert_eq!(view.locked_secrets(), 1);
    }
}

/// Ticks that weigh too much or too little cannot be locked. The curtain says no more than that.
#[test]
fn ticks_that_are_no_answer_are_not_locked() {
    let none = Limit { min: 0, max: 0, unit: "points" };
    let game = stakes(ROWS, Some(none), Reveal::Later);
    let mut refused: Option<Picture> = None;
    for seed in 0..64 {
        let mut view = opened(&game, noise(&game, seed));
        press(&mut view, &game, "down a");
        if view.locked_secrets() == 0 {
            let seen = seen(&view, &game);
            assert!(*refused.get_or_insert_with(|| seen.clone()) == seen, "the same whatever is ticked");
            press(&mut view, &game, "down");
            let mut turned = opened(&game, 0);
            press(&mut turned, &game, "down");
            assert!(self::seen(&view, &game) == self::seen(&turned, &game), "until the next key");
        }
    }
    assert!(refused.is_some());
}

/// What is seen and heard of a stroke, what it came to, and how many secrets are in.
type Noticed = (Picture, Option<Sound>, Outcome, usize);

/// The same keys at the device, from every start: what is seen, heard and said is the same until the last is in.
#[test]
fn nothing_outside_differs_by_what_is_chosen() {
    for make in [|| plans(Reveal::Together), || stakes(ROWS, None, Reveal::Later)] {
        let mut first: Option<Vec<Noticed>> = None;
        for seed in 0..40_u8 {
            let mut game = make();
            let (mut device, mut ear) = (Device::new(Dice::from_seed([seed; 32]), None), SoundPicker::new());
            device.sync(&game);
            let keys = format!("a {BLIND} a a {BLIND} a");
            let told: Vec<_> = keys
                .split(' ')
                .map(|key| {
                    let key = Key::from_id(key).expect("a key");
                    let moved = device.on_key(KeyEvent::down(key), &mut game, &mut |_| {});
                    device.on_key(KeyEvent::up(key), &mut game, &mut |_| {});
                    let sound = ear.pick(moved, &device.view, &game);
                    (seen(&device.view, &game), sound, moved, device.view.locked_secrets())
                })
                .collect();
            assert!(*first.get_or_insert_with(|| told.clone()) == told, "seed {seed}");
        }
    }
}
