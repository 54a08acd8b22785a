//! Dice: odds against counting every throw, and fair faces against chi-square, with dice made wrong to test the tests.

use std::convert::Infallible;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng, TryRng};
use num_bigint::BigUint;
use umpire_engine::dice::{Die, HIGHEST, MAX_DICE, Need, Op, Pool, Score, bars, chance, face, mean, throw};
use umpire_tests::fair::broken::{Remainder, WRONG};
use umpire_tests::fair::stream::behind;
use umpire_tests::fair::{DeviceThrower, Finding, Long, Places, Thrower, examine};

/// Every throw of a pool, as lists of faces.
fn throws(sides: u8, count: u8) -> Vec<Vec<u8>> {
    let longer = |throw: Vec<u8>| (1..=sides).map(move |face| [throw.clone(), vec![face]].concat());
    (0..count).fold(vec![vec![]], |all, _| all.into_iter().flat_map(longer).collect())
}

/// A chance as it is to be read: so many ways of so many, rounded once.
fn read(ways: &BigUint, of: &BigUint) -> String {
    let permille = u16::try_from((ways * 2000_u32 + of) / (of * 2_u32)).expect("a thousand at most");
    match permille {
        0 if *ways > BigUint::ZERO => "<0.1%".into(),
        1000 if ways < of => ">99.9%".into(),
        p if p % 10 == 0 => format!("{}%", p / 10),
        p => format!("{}.{}%", p / 10, p % 10),
    }
}

#[test]
fn odds_are_those_of_every_throw_counted() {
    // Three hundred-sided dice have a million throws: two show as much.
    let pools = Die::ALL.into_iter().flat_map(|die| (1..=if die == Die::D100 { 2 } else { 3 }).map(move |n| (die, n)));
    for (die, count) in pools {
        let (pool, all) = (Pool { count, die }, throws(die.sides(), count));
        let told = |ways: usize| read(&ways.into(), &all.len().into());
        for op in [Op::AtLeast, Op::AtMost, Op::Above] {
            let meets = |n: i16, value: i16| match op {
                Op::AtLeast => n >= value,
                Op::AtMost => n <= value,
                Op::Above => n > value,
            };
            // Numbers no face meets and numbers every face meets belong to it.
            let sides = i16::from(die.sides());
            for value in [0, 1, 2, sides / 2, sides - 1, sides, sides + 1] {
                let need = Need { op, value };
                let hits = |throw: &Vec<u8>| throw.iter().filter(|face| meets((**face).into(), value)).count();
                let hits: Vec<usize> = all.iter().map(hits).collect();
                for wanted in 0..=count + 1 {
                    let ways = hits.iter().filter(|&&n| n >= usize::from(wanted)).count();
                    let odds = chance(pool, Score::Each(need), wanted);
                    assert_eq!(odds.to_string(), told(ways), "{pool} {op:?} {value}: {wanted}");
                    assert_eq!(odds.is_possible(), ways > 0, "{pool} {op:?} {value}: {wanted}");
                }
            }
            for (value, plus) in
                (-2..=3 * sides + 2).step_by(if sides > 20 { 7 } else { 1 }).zip([0, 1, -2, 3].into_iter().cycle())
            {
                let total = |throw: &&Vec<u8>| throw.iter().map(|face| i16::from(*face)).sum::<i16>() + i16::from(plus);
                let ways = all.iter().filter(|throw| meets(total(throw), value)).count();
                let score = Score::Sum { plus, need: Some(Need { op, value }) };
                assert_eq!(chance(pool, score, 1).to_string(), told(ways), "{pool} {plus:+} {op:?} {value}");
            }
        }
    }
}

/// Sees every pool of up to 48 dice there can be, with each number of faces that are good: the score, and in how many ways
/// exactly so many dice are good, counted without an end.
fn each_pool(mut see: impl FnMut(Pool, Score, &[BigUint])) {
    for die in Die::ALL {
        let sides = u32::from(die.sides());
        // A hundred-sided die has the needs of all others among its own.
        for good in (0..=sides).filter(|good| sides < 100 || good % 7 < 2) {
            let score = Score::Each(Need { op: Op::AtMost, value: good as i16 });
            let mut exactly = vec![BigUint::from(1_u32)];
            for count in 1..=MAX_DICE {
                let mut more = vec![BigUint::ZERO; count + 1];
                for (hits, ways) in exactly.iter().enumerate() {
                    more[hits] += ways * (sides - good);
                    more[hits + 1] += ways * good;
                }
                exactly = more;
                see(Pool { count: count as u8, die }, score, &exactly);
            }
        }
    }
}

#[test]
fn odds_are_exact_for_up_to_48_dice() {
    each_pool(|pool, score, exactly| {
        let of = BigUint::from(pool.die.sides()).pow(pool.count.into());
        let mut ways = BigUint::ZERO;
        for (hits, more) in exactly.iter().enumerate().rev() {
            ways += more;
            assert_eq!(chance(pool, score, hits as u8).to_string(), read(&ways, &of), "{pool} {score:?}: {hits}");
        }
    });
}

#[test]
fn sums_of_up_to_48_dice_are_exact() {
    for die in Die::ALL {
        let sides = usize::from(die.sides());
        // Ways to each total from 0 on.
        let mut exactly = vec![BigUint::from(1_u32)];
        for count in 1..=MAX_DICE {
            let (mut more, mut window) = (vec![BigUint::ZERO; count * sides + 1], BigUint::ZERO);
            for (total, ways) in more.iter_mut().enumerate().skip(1) {
                window += exactly.get(total - 1).unwrap_or(&BigUint::ZERO);
                window -= total.checked_sub(sides + 1).and_then(|gone| exactly.get(gone)).unwrap_or(&BigUint::ZERO);
                ways.clone_from(&window);
            }
            exactly = more;
            if ![1, 2, 3, 4, 12, 31, 48].contains(&count) {
                continue;
            }
            let (of, pool) = (BigUint::from(sides).pow(count as u32), Pool { count: count as u8, die });
            let mut ways = BigUint::ZERO;
            for total in (0..exactly.len()).rev() {
                ways += &exactly[total];
                let need = Some(Need { op: Op::AtLeast, value: total as i16 });
                if total % (1 + exactly.len() / 300) == 0 {
                    let odds = chance(pool, Score::Sum { plus: 0, need }, 1);
                    assert_eq!(odds.to_string(), read(&ways, &of), "{pool} {total}");
                }
            }
        }
    }
}

/// No bar is more than a step too high or too low.
#[test]
fn bars_are_as_high_as_their_hits_are_likely() {
    each_pool(|pool, score, exactly| {
        let (heights, most) = (bars(pool, score), exactly.iter().max().expect("a bar"));
        assert_eq!(heights.len(), exactly.len());
        assert_eq!(heights.iter().max(), Some(&HIGHEST), "{pool} {score:?}");
        for (&height, ways) in heights.iter().zip(exactly) {
            let wanted = u8::try_from((ways * 510_u32 + most) / (most * 2_u32)).expect("255 at most");
            assert!(height.abs_diff(wanted) <= 1, "{pool} {score:?}: {height}, not {wanted}");
        }
    });
}

#[test]
fn a_sum_has_a_bar_for_every_total() {
    let sum = |count, die| bars(Pool { count, die }, Score::Sum { plus: 1, need: None });
    assert_eq!(sum(2, Die::D6), [43, 85, 128, 170, 213, 255, 213, 170, 128, 85, 43]);
    assert_eq!(sum(1, Die::D8), [HIGHEST; 8]);
    assert_eq!([sum(16, Die::D4).len(), sum(9, Die::D6).len(), sum(2, Die::D20).len()], [49, 46, 39]);
    assert_eq!(sum(16, Die::D4)[24], HIGHEST, "the middle");
    assert!(sum(10, Die::D6).is_empty() && sum(1, Die::D100).is_empty(), "too many totals");
    assert!(bars(Pool { count: 2, die: Die::D6 }, Score::Read).is_empty(), "nothing is counted");
}

#[test]
fn the_mean_is_that_of_every_throw() {
    let of = |count, die, score| mean(Pool { count, die }, score);
    let sum = |plus| Score::Sum { plus, need: None };
    assert_eq!(of(12, Die::D6, Score::at_least(4)), 2 * 6);
    assert_eq!(of(5, Die::D6, Score::at_least(6)), 2, "0.83 hits are about one");
    assert_eq!(of(48, Die::D100, Score::at_least(1)), 2 * 48);
    assert_eq!([of(2, Die::D6, sum(-1)), of(1, Die::D6, sum(0))], [2 * 6, 7]);
    assert_eq!(of(48, Die::D100, sum(0)), 2 * 2424);
}

/// RR-DICE-10
#[test]
fn the_odds_of_a_nine_are_those_of_the_book() {
    let odds = |count, hits| chance(Pool { count, die: Die::D20 }, Score::at_least(9), hits);
    assert_eq!([odds(1, 1), odds(1, 2)].map(|odds| odds.permille()), [600, 0]);
    assert_eq!([odds(2, 1), odds(2, 2)].map(|odds| odds.permille()), [840, 360]);
    assert_eq!([odds(3, 1), odds(3, 2)].map(|odds| odds.permille()), [936, 648]);
    assert_eq!(odds(3, 1).to_string(), "93.6%");
    assert_eq!(odds(2, 2).to_string(), "36%");
}

#[test]
fn odds_never_promise_what_is_not_certain() {
    let twelve = Pool { count: 12, die: Die::D100 };
    assert_eq!(chance(twelve, Score::at_least(100), 12).to_string(), "<0.1%");
    assert_eq!(chance(twelve, Score::at_least(2), 1).to_string(), ">99.9%");
    assert_eq!(chance(twelve, Score::at_least(1), 12).to_string(), "100%");
    assert_eq!(chance(twelve, Score::at_least(101), 1).to_string(), "0%");
}

/// A slice of `cargo fair`, which asks the same over a hundred times as many faces.
#[test]
fn the_devices_dice_are_sound() {
    for die in Die::ALL {
        let dice: [Box<dyn Thrower>; 2] = [Box::new(DeviceThrower), Box::new(Long::new(0))];
        for found in dice.into_iter().flat_map(|mut dice| examine(&mut *dice, die, 1_000_000)) {
            assert!(found.is_sound(), "{die}: {found:?}");
        }
    }
}

/// A test of the test above: dice made wrong on purpose go through the very same questions. A face that is 2 % likelier
/// takes more of a d20 than a million; `cargo fair` catches it, and every other die.
#[test]
fn dice_made_wrong_on_purpose_are_caught() {
    for (name, _, make) in WRONG {
        let (die, faces) = match name {
            "one face 2 % likelier" => (Die::D6, 2_000_000),
            _ => (Die::D20, 1_000_000),
        };
        assert!(examine(&mut *make(), die, faces).iter().any(Finding::is_wrong), "{die}, {name}");
    }
}

/// And what is not harmed by a remainder is not blamed for it.
#[test]
fn the_remainder_of_a_byte_is_fair_where_it_comes_out_even() {
    for die in [Die::D4, Die::D8] {
        assert!(examine(&mut Remainder::of(8), die, 1_000_000).iter().all(Finding::is_sound), "{die}");
    }
}

/// The battery of `cargo battery` reads what the device draws from.
#[test]
fn the_raw_stream_is_the_one_behind_the_faces() {
    let mut places = Places::from(7);
    for _ in 0..200 {
        let (game, tape) = places.go_on();
        let pool = Pool { count: 12, die: Die::D20 };
        assert_eq!(throw(pool, &mut behind(game, tape)), DeviceThrower.throw(game, tape, pool));
    }
}

/// A generator that says what it is told to.
struct Says(Vec<u32>);

impl TryRng for Says {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.remove(0))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("faces are drawn from 32 bits")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("faces are drawn from 32 bits")
    }
}

/// Whether faces are drawn from all 32 bits by rejection: the bias of a plain remainder is too small to be counted, but
/// not to be seen at the edge.
fn rejects(die: Die, face: fn(Die, &mut Says) -> u8) -> bool {
    // 2³² numbers: the last whole multiple of the sides is the first that is too much.
    let whole = (1_u64 << 32) / u64::from(die.sides()) * u64::from(die.sides());
    if whole == 1 << 32 {
        return true;
    }
    let mut edge = Says(vec![whole as u32, u32::MAX, whole as u32 - 1, 0]);
    face(die, &mut edge) == die.sides() && edge.0 == [0]
}

#[test]
fn a_remainder_without_rejection_is_seen_at_the_edge() {
    for die in Die::ALL {
        let remainder = |die: Die, says: &mut Says| (says.next_u32() % u32::from(die.sides())) as u8 + 1;
        assert!(rejects(die, face), "{die}");
        assert_eq!(rejects(die, remainder), die.sides().is_power_of_two(), "{die}");
    }
}

#[test]
fn numbers_past_the_last_whole_multiple_are_thrown_away() {
    for die in Die::ALL {
        let sides = u32::from(die.sides());
        // 2³² numbers: the last whole multiple of the sides is the first that is too much.
        let whole = (1_u64 << 32) / u64::from(sides) * u64::from(sides);
        let mut edge = Says(vec![u32::MAX, (whole - 1) as u32, 0]);
        if whole < 1 << 32 {
            assert_eq!(face(die, &mut edge), die.sides(), "{die}: the first number is rejected, the second is not");
            assert_eq!(edge.0, [0]);
        }
        assert_eq!(face(die, &mut Says(vec![0])), 1);
        assert_eq!(face(die, &mut Says(vec![sides - 1])), die.sides());
        assert_eq!(face(die, &mut Says(vec![sides])), 1);
    }
}

#[test]
fn a_throw_has_as_many_faces_as_its_pool() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for (die, count) in Die::ALL.into_iter().flat_map(|die| (0..=MAX_DICE as u8).map(move |count| (die, count))) {
        let faces = throw(Pool { count, die }, &mut rng);
        assert_eq!(faces.len(), usize::from(count));
        assert!(faces.iter().all(|&face| die.has(face)));
    }
}
