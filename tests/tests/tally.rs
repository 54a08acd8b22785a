//! What is said of a game's dice: tables against the distribution itself, verdicts as often as they say.

use serde_json::json;
use umpire::app::device::Device;
use umpire::console::Console;
use umpire::fairness::dice::Dice;
use umpire_engine::dice::{Die, ExpectedRange, FairnessVerdict, Need, Op, Pool, QUANTILES, Score};
use umpire_engine::table::{Seat, Tally};
use umpire_tests::fair::gamma::quantile;
use umpire_tests::fixture::{StillMatch, ThrowCounts};
use umpire_tests::random::Lcg;

const DICE: [Die; 6] = [Die::D4, Die::D6, Die::D8, Die::D10, Die::D12, Die::D20];

fn one(die: Die) -> Pool {
    Pool { count: 1, die }
}

#[test]
fn the_quantiles_are_those_of_the_chi_square() {
    for (sides, even, odd) in QUANTILES {
        let freedom = u32::from(sides) - 1;
        for (at, share) in [0.001, 0.01, 0.05].into_iter().enumerate() {
            let worked_out =
                [quantile(freedom, 1.0 - share), quantile(freedom, share)].map(|chi| (chi * 1000.0).round());
            assert_eq!([even[at], odd[at]].map(f64::from), worked_out, "d{sides}, {share}");
        }
    }
}

/// How often each verdict comes over many fair evenings of so many dice: odder than 1 in 20, 100, 1000, then evener.
fn verdicts(die: Die, dice: u16, evenings: u32, face: &mut dyn FnMut() -> u8) -> [f64; 6] {
    let mut seen = [0; 6];
    for _ in 0..evenings {
        let mut counts = vec![0_u16; die.sides().into()];
        (0..dice).for_each(|_| counts[usize::from(face()) - 1] += 1);
        let (rare, from) = match FairnessVerdict::of(die, &counts) {
            FairnessVerdict::Odder { one_in } => (one_in, 0),
            FairnessVerdict::Evener { one_in } => (one_in, 3),
            FairnessVerdict::Usual => (0, 0),
            few @ FairnessVerdict::TooFew { .. } => panic!("{few:?}"),
        };
        // What happens once in 100 evenings happens once in 20 as well.
        for (at, _) in [20, 100, 1000].iter().enumerate().filter(|(_, one_in)| rare >= **one_in) {
            seen[from + at] += 1;
        }
    }
    seen.map(|n| f64::from(n) / f64::from(evenings))
}

/// As often as they say: give or take what 8000 evenings allow.
const AS_SAID: [(f64, f64); 3] = [(0.04, 0.06), (0.003, 0.014), (0.0, 0.0025)];
/// Of few dice not every verdict can come, since counts are whole: they may come more seldom, but not more often.
const FEW: [(f64, f64); 3] = [(0.0, 0.058), (0.0, 0.014), (0.0, 0.003)];

fn as_often(shares: [f64; 6], bounds: [(f64, f64); 3]) -> bool {
    shares.iter().zip(bounds.iter().cycle()).all(|(share, (low, high))| (low..=high).contains(&share))
}

#[test]
fn each_verdict_comes_as_often_as_it_says() {
    let mut rng = Lcg::new(5);
    for die in DICE {
        let sides = u16::from(die.sides());
        for (dice, bounds) in [(5 * sides, FEW), (8 * sides + 1, FEW), (60 * sides, AS_SAID)] {
            let shares = verdicts(die, dice, 8000, &mut || rng.below(die.sides().into()) as u8 + 1);
            assert!(as_often(shares, bounds), "{dice} {die}: {shares:?}");
        }
    }
}

/// A test of the test: a die that shows its highest face half as often again, and one dealt like cards.
#[test]
fn loaded_dice_get_other_verdicts_than_fair_ones() {
    let mut rng = Lcg::new(6);
    let loaded = verdicts(Die::D20, 400, 2000, &mut || (rng.below(41) / 2).min(19) as u8 + 1);
    assert!(!as_often(loaded, FEW), "{loaded:?}");
    let mut at = 0;
    let mut dealt = || {
        at += 1;
        (at % 20) as u8 + 1
    };
    assert_eq!(verdicts(Die::D20, 400, 50, &mut dealt), [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
}

#[test]
fn nothing_is_said_of_fewer_than_five_for_each_face() {
    for die in DICE {
        let mut tally = Tally::new();
        for n in 1..5 * u16::from(die.sides()) {
            tally.count(Some(Seat::RED), one(die), Score::Read, &[1]);
            let verdict = tally.read(die, None).expect("some dice").verdict;
            assert_eq!(verdict, FairnessVerdict::TooFew { die, dice: n, of: 5 * u16::from(die.sides()) });
        }
        tally.count(Some(Seat::RED), one(die), Score::Read, &[1]);
        let verdict = tally.read(die, None).expect("some dice").verdict;
        assert_eq!(verdict, FairnessVerdict::Odder { one_in: 1000 }, "nothing but ones");
    }
    let few = FairnessVerdict::TooFew { die: Die::D20, dice: 63, of: 100 };
    assert_eq!(few.to_string(), "Too few to tell: 63 of 100 d20");
    assert_eq!(FairnessVerdict::Odder { one_in: 20 }.to_string(), "1 fair evening in 20 looks odder than this");
}

/// As even as can be is nothing rare where dice are few.
#[test]
fn five_of_each_face_of_a_d4_is_not_called_rarer_than_it_is() {
    assert_eq!(FairnessVerdict::of(Die::D4, &[5; 4]), FairnessVerdict::Evener { one_in: 20 });
    assert_eq!(FairnessVerdict::of(Die::D20, &[7; 20]), FairnessVerdict::Evener { one_in: 1000 });
}

#[test]
fn every_line_of_a_verdict_has_room() {
    let rare = [20, 100, 1000]
        .into_iter()
        .flat_map(|one_in| [FairnessVerdict::Odder { one_in }, FairnessVerdict::Evener { one_in }]);
    let few = FairnessVerdict::TooFew { die: Die::D20, dice: 99, of: 100 };
    for verdict in rare.chain([few, FairnessVerdict::Usual]) {
        assert!(verdict.lines().iter().all(|line| (1..=25).contains(&line.len())), "{verdict:?}");
    }
}

/// How likely each count of one face is, the plain way.
fn binomial(dice: u16, p: f64) -> Vec<f64> {
    let mut shares = vec![1.0];
    for _ in 0..dice {
        let longer = |k: usize| {
            let (more, same) =
                (k.checked_sub(1).map_or(0.0, |k| shares[k] * p), shares.get(k).map_or(0.0, |s| s * (1.0 - p)));
            more + same
        };
        shares = (0..=shares.len()).map(longer).collect();
    }
    shares
}

#[test]
fn the_band_of_a_face_is_where_all_but_a_fortieth_on_each_side_lies() {
    for die in DICE {
        for dice in [1, 2, 7, 20, 63, 100, 240, 1000, 3000] {
            let shares = binomial(dice, 1.0 / f64::from(die.sides()));
            let ExpectedRange { low, high } = ExpectedRange::of_face(die.sides(), dice);
            let below = |count: u16| shares[..count.into()].iter().sum::<f64>();
            let above = |count: u16| shares[usize::from(count) + 1..].iter().sum::<f64>();
            assert!(below(low) <= 0.025 && above(high) <= 0.025, "{dice} {die}: {low} - {high}");
            // And no wider than that.
            assert!(below(low + 1) > 0.025, "{dice} {die}: {low} - {high}");
            assert!(high == 0 || above(high - 1) > 0.025, "{dice} {die}: {low} - {high}");
        }
    }
}

/// Needs as they come in a game; 19 evenings in 20 the hits lie in the band, or a little more often: counts are whole.
#[test]
fn hits_lie_in_their_band_as_often_as_it_says() {
    let mut rng = Lcg::new(8);
    for dice in [20, 60, 150] {
        let (mut within, evenings) = (0, 6000);
        for _ in 0..evenings {
            let mut tally = Tally::new();
            for at in 0..dice {
                let need = Need { op: [Op::AtLeast, Op::AtMost, Op::Above][at % 3], value: 7 + at as i16 % 7 };
                tally.count(Some(Seat::BLUE), one(Die::D20), Score::Each(need), &[rng.below(20) as u8 + 1]);
            }
            let luck = tally.luck(Seat::BLUE).expect("dice that needed something");
            assert_eq!(usize::from(luck.dice), dice);
            within += u32::from(luck.expected.holds(luck.hits));
        }
        let share = f64::from(within) / f64::from(evenings);
        assert!((0.94..0.985).contains(&share), "{dice} dice: {share}");
    }
}

#[test]
fn dice_are_counted_by_kind_and_seat() {
    let mut tally = Tally::new();
    assert!(
        tally.is_empty() && tally.kinds().is_empty() && Die::ALL.iter().all(|die| tally.read(*die, None).is_none())
    );
    tally.count(None, Pool { count: 3, die: Die::D100 }, Score::Read, &[77, 10, 11]);
    tally.count(Some(Seat::RED), Pool { count: 3, die: Die::D20 }, Score::at_least(9), &[4, 9, 20]);
    tally.count(Some(Seat::BLUE), Pool { count: 1, die: Die::D20 }, Score::Read, &[9]);
    tally.count(None, Pool { count: 1, die: Die::D20 }, Score::at_least(11), &[1]);
    tally.count(Some(Seat::RED), Pool { count: 4, die: Die::D6 }, Score::at_least(5), &[6, 6, 6, 6]);
    assert_eq!(tally.kinds()[..], [Die::D20, Die::D6, Die::D100], "those thrown most come first");
    let tens = tally.read(Die::D100, None).expect("three dice");
    assert_eq!((tens.dice, tens.counts()), (3, &[1, 1, 0, 0, 0, 0, 0, 1, 0, 0][..]), "by tens");
    assert_eq!(tally.read(Die::D6, Some(Seat::RED)).map(|reading| reading.counts()[5]), Some(4));
    let dice = |seat| tally.read(Die::D20, seat).map(|reading| (reading.dice, reading.counts()[8]));
    assert_eq!(
        [None, Some(Seat::RED), Some(Seat::BLUE), Some(Seat(2))].map(dice),
        [Some((5, 2)), Some((3, 1)), Some((1, 1)), None]
    );
    let luck = tally.luck(Seat::RED).expect("three dice needed a nine, four a five");
    assert_eq!((luck.dice, luck.hits, luck.expected.to_string()), (7, 6, "1 - 6".to_string()));
    assert_eq!(tally.luck(Seat::BLUE), None, "a die whose number is all that matters is neither hit nor miss");
    tally.clear();
    assert_eq!(tally, Tally::new());
}

/// What the console says to a line, in a match with these dice.
fn stats(count: impl FnOnce(&mut dyn ThrowCounts)) -> serde_json::Value {
    let mut game = StillMatch::over().threw(count);
    let mut device = Device::new(Dice::from_seed([3; 32]), None);
    let mut out = String::new();
    Console::default().line("stats", &mut device, &mut game, &mut out).expect("a string takes all");
    serde_json::from_str(&out).expect("one line of JSON")
}

#[test]
fn the_console_tells_counts_bands_and_words() {
    assert_eq!(stats(|_| {}), json!({"stats": null}));
    let told = stats(|tally| {
        for (at, face) in [1, 1, 2, 3, 3, 3, 4, 5, 6, 6].into_iter().cycle().take(40).enumerate() {
            tally.count(Some(Seat((at % 4 / 3) as u8)), one(Die::D6), Score::at_least(4), &[face]);
        }
        tally.count(None, one(Die::D20), Score::Read, &[20]);
    });
    let red = json!({"seat": "red", "dice": 30, "faces": [6, 4, 8, 4, 2, 6], "low": 1, "high": 9, "chi_square": "4.40",
        "words": "As fair dice fall: most evenings look so", "luck": {"dice": 30, "hits": 12, "low": 10, "high": 20}});
    let blue = json!({"seat": "blue", "dice": 10, "faces": [2, 0, 4, 0, 2, 2], "low": 0, "high": 4,
        "chi_square": "6.80", "words": "Too few to tell: 10 of 30 d6", "luck": {"dice": 10, "hits": 4, "low": 2, "high": 8}});
    let idle = |seat, of: &serde_json::Value| json!({"seat": seat, "dice": 0, "luck": of["luck"]});
    let mut faces = vec![0; 20];
    faces[19] = 1;
    let twenty = json!({"die": "d20", "dice": 1, "faces": faces, "low": 0, "high": 1, "chi_square": "19.00",
        "words": "Too few to tell: 1 of 100 d20", "seats": [idle("red", &red), idle("blue", &blue)]});
    assert_eq!(
        told,
        json!({"stats": {"die": "d6", "others": 1, "dice": 40, "faces": [8, 4, 12, 4, 4, 8], "low": 2, "high": 12,
            "chi_square": "8.00", "words": "As fair dice fall: most evenings look so", "seats": [red, blue],
            "kinds": [twenty]}})
    );
}
