//! Where a picker starts, and what counted presses tell: nothing.

use std::collections::BTreeMap;

use umpire::app::device::Device;
use umpire::fairness::dice::{Dice, Pickers};
use umpire_engine::table::{Answer, Seat, Session};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::aloud::say;
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::bid;

/// The number a picker stands on, by the seat whose curtain is open.
pub(crate) fn standing(view: &ScreenState, game: &dyn Session) -> i16 {
    let mut view = view.clone();
    let seat = view.locked_secrets();
    let keys = [Key::Right, Key::Left, Key::A, Key::A, Key::Right, Key::A, Key::A];
    let said = keys.into_iter().find_map(|key| match view.on_key(KeyEvent::down(key), game) {
        Intent::Answer(Answer::Secrets(given)) => Some(given[seat] as i16),
        _ => None,
    });
    said.expect("an open curtain")
}

/// Numbers the first seat of the gallery's bid may give.
const NUMBERS: usize = 11;

/// A curtain just opened, with this noise.
fn opened(game: &StillMatch, noise: u64) -> ScreenState {
    let mut view = ScreenState::new();
    view.sync(game, noise);
    view.on_key(KeyEvent::down(Key::A), game);
    view
}

/// How many presses of a key lead from each of these curtains to each number: for each number, sorted.
fn presses(game: &StillMatch, curtains: &[ScreenState], key: Key) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); NUMBERS];
    for curtain in curtains {
        let mut view = curtain.clone();
        for count in 0..NUMBERS {
            all[standing(&view, game) as usize].push(count);
            view.on_key(KeyEvent::down(key), game);
        }
    }
    all.iter_mut().for_each(|counts| counts.sort_unstable());
    all
}

/// Whether who counts presses can tell one number from another.
fn tells(presses: &[Vec<usize>]) -> bool {
    presses.iter().any(|counts| *counts != presses[0])
}

#[test]
fn every_number_takes_as_many_presses_over_all_starts() {
    let game = bid();
    let mut starts = BTreeMap::new();
    for noise in 0..1000 {
        let view = opened(&game, noise);
        starts.entry(standing(&view, &game)).or_insert(view);
    }
    assert_eq!(starts.len(), NUMBERS, "a picker starts on every number");
    let curtains: Vec<ScreenState> = starts.into_values().collect();
    for key in [Key::Right, Key::Left, Key::Up, Key::Down] {
        let presses = presses(&game, &curtains, key);
        assert_eq!(presses[0], (0..NUMBERS).collect::<Vec<_>>());
        assert!(!tells(&presses), "{key:?}");
        // A picker that always starts on the same number, as most do, is told by its presses.
        assert!(curtains.iter().all(|curtain| tells(&self::presses(&game, std::slice::from_ref(curtain), key))));
    }
}

/// How far counts are from all alike: about as many as there are cells, where they are drawn alike.
pub(crate) fn chi_square(cells: &[u32]) -> f64 {
    let expected = f64::from(cells.iter().sum::<u32>()) / cells.len() as f64;
    cells.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// What chance stays below, but once in a million: five times the spread over the mean.
pub(crate) fn bound(cells: usize) -> f64 {
    let freedom = (cells - 1) as f64;
    freedom + 5.0 * (2.0 * freedom).sqrt()
}

/// Where the pickers of a game with this seed start, curtain after curtain of the first seat.
fn starts<const N: usize>(game: &mut StillMatch, seed: u64, stirs: bool) -> [usize; N] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut device = Device::new(Dice::from_seed(bytes), None);
    device.sync(game);
    std::array::from_fn(|_| {
        if stirs {
            device.on_key(KeyEvent::down(Key::A), game, &mut |_| {});
        } else {
            device.sync(game);
            device.view.on_key(KeyEvent::down(Key::A), game);
        }
        let start = standing(&device.view, game);
        device.on_key(KeyEvent::down(Key::B), game, &mut |_| {});
        start as usize
    })
}

const SEEDS: u64 = 24_000;

#[test]
fn starts_are_uniform_and_tell_nothing_of_each_other() {
    let mut game = bid();
    assert_eq!(game.question().map(|question| question.heading.asked.seat()), Some(None::<Seat>));
    let mut singles = [[0; NUMBERS]; 3];
    let mut pairs = [[0; NUMBERS * NUMBERS]; 2];
    for seed in 0..SEEDS {
        let [one, two, three] = starts(&mut game, seed, true);
        [one, two, three].into_iter().zip(&mut singles).for_each(|(start, cells)| cells[start] += 1);
        pairs[0][one * NUMBERS + two] += 1;
        pairs[1][one * NUMBERS + three] += 1;
    }
    let singles = singles.map(|cells| chi_square(&cells));
    let pairs = pairs.map(|cells| chi_square(&cells));
    let bounds = [bound(NUMBERS), bound(NUMBERS * NUMBERS)];
    say(
        "secrets",
        &format!(
            "{SEEDS} seeds: chi-square of starts {singles:.1?} (below {:.1}), of two together {pairs:.1?} (below {:.1})",
            bounds[0], bounds[1]
        ),
    );
    assert!(singles.iter().all(|&found| found < bounds[0]));
    assert!(pairs.iter().all(|&found| found < bounds[1]));
}

/// The same measure finds a picker that starts where it started before.
#[test]
fn a_picker_that_starts_where_it_did_is_found() {
    let mut game = bid();
    let mut pairs = [0; NUMBERS * NUMBERS];
    for seed in 0..SEEDS / 10 {
        let [one, two] = starts(&mut game, seed, false);
        pairs[one * NUMBERS + two] += 1;
    }
    assert!(chi_square(&pairs) > bound(pairs.len()));
}

/// Somebody who looks at many starts of their own and tries all noise there is must not find where the other's picker
/// starts: each start is drawn from the seed, and not from the noise of the one before.
#[test]
fn a_start_does_not_follow_from_the_one_before() {
    let mut game = bid();
    let mut strange = 0;
    for seed in 0..200 {
        let [first, second] = starts(&mut game, seed, true);
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut view = opened(&game, Pickers::of_known(&bytes).start(&game.tape(), 0));
        assert_eq!(standing(&view, &game) as usize, first);
        view.on_key(KeyEvent::down(Key::B), &game);
        view.on_key(KeyEvent::down(Key::A), &game);
        strange += usize::from(standing(&view, &game) as usize != second);
    }
    assert!(strange > 150, "{strange} of 200 start elsewhere than the noise before would have it");
}
