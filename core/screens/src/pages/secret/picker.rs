//! Where a hidden picker starts, what its arrows go round, and what it stands on.
//!
//! Whatever it stands on, each of these takes the processor as many cycles: no branch and no division depends on it.

use umpire_engine::table::{Choose, Given, Inner, Number, Secret, Ticks};

/// How many stops the arrows go round: numbers, options that can be picked, or rows to tick.
pub(crate) fn stops(secret: &Secret, seat: usize) -> u32 {
    let stops = match &secret.inner {
        Inner::Numbers(numbers) => numbers.get(seat).map_or(1, count),
        Inner::Choose(choose) => choose.options.iter().map(|option| u32::from(option.off.is_none())).sum(),
        Inner::Tick(tick) => tick.rows() as u32,
    };
    stops.max(1)
}

/// What is given at this stop, or by these ticks.
pub(crate) fn given(secret: &Secret, seat: usize, at: u32, ticked: Ticks) -> Given {
    match &secret.inner {
        Inner::Numbers(numbers) => numbers.get(seat).map_or(0, |number| value(number, at).into()),
        Inner::Choose(choose) => option(choose, at).into(),
        Inner::Tick(tick) => tick.counted(ticked) as Given,
    }
}

/// Where a picker starts by this noise, and what is ticked then. Every stop is as likely as any other, and so is
/// every tick: what presses change tells nothing of what they change it to.
pub(crate) fn start(noise: u64, secret: &Secret, seat: usize) -> (u32, Ticks) {
    let (low, high) = (stir(!(noise as u32)), stir(!((noise >> 32) as u32)));
    let at = remainder(low >> (32 - NOISE_BITS), stops(secret, seat));
    let Inner::Tick(tick) = &secret.inner else { return (at, 0) };
    let rows = tick.rows().min(MOST);
    // Other bits than the stop is drawn from, as far as there are any.
    let ticked = u64::from(high) | u64::from(stir(high ^ low)) << 32;
    (at, ticked & ((1 << rows) - 1))
}

/// The next noise of a picker that is opened again: nobody knows it who knows the start.
pub(crate) fn stirred(noise: u64) -> u64 {
    u64::from(stir(noise as u32)) | u64::from(stir((noise >> 32) as u32)) << 32
}

/// The stop beside this one, the one before where `back` is 1; the ends meet.
pub(crate) fn beside(at: u32, back: u32, stops: u32) -> u32 {
    // One back is all round but one.
    lowered(at + 1 + back * (stops - 1) - back, stops)
}

/// The bit of a row.
pub(crate) fn bit(row: u32) -> Ticks {
    let (one, high) = (1_u32 << (row & 31), row >> 5 & 1);
    u64::from(one & high.wrapping_sub(1)) | u64::from(one & high.wrapping_neg()) << 32
}

/// Every bit of the noise bears on every bit of the next: the finisher of MurmurHash3.
fn stir(noise: u32) -> u32 {
    let mut bits = noise.wrapping_add(0x9e37_79b9);
    bits = (bits ^ bits >> 16).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ bits >> 13).wrapping_mul(0xc2b2_ae35);
    bits ^ bits >> 16
}

/// How many numbers can be given.
fn count(number: &Number) -> u32 {
    ((i32::from(number.max) - i32::from(number.min)) / i32::from(number.step) + 1) as u32
}

/// The so-manieth of them.
fn value(number: &Number, at: u32) -> i16 {
    (i32::from(number.min) + at as i32 * i32::from(number.step)) as i16
}

/// The so-manieth option that can be picked: all are looked at, whichever it is.
fn option(choose: &Choose, at: u32) -> u32 {
    let (mut passed, mut found) = (0, 0);
    for (place, option) in (0_u32..).zip(&choose.options) {
        let open = u32::from(option.off.is_none());
        found |= place & same(passed, at) & open.wrapping_neg();
        passed += open;
    }
    found
}

/// All bits where two numbers are the same, none where they differ.
fn same(one: u32, other: u32) -> u32 {
    let differing = one ^ other;
    ((differing | differing.wrapping_neg()) >> 31).wrapping_sub(1)
}

/// Bits of noise a start is drawn from.
const NOISE_BITS: u32 = 24;
/// The most rows that can be ticked.
const MOST: usize = umpire_engine::table::MAX_FACTS;

/// What is left of so many bits over whole counts: a division would take its time by what it divides.
fn remainder(bits: u32, count: u32) -> u32 {
    (0..NOISE_BITS).rev().fold(0, |left, bit| lowered(left << 1 | bits >> bit & 1, count))
}

/// A number below twice the count, less the count where it is not below it: the ends meet. Without a branch, so that
/// going round takes no longer.
fn lowered(number: u32, count: u32) -> u32 {
    let below = number.wrapping_sub(count) >> 31;
    number - (count & below.wrapping_sub(1))
}
