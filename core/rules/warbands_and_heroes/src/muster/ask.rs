//! The few ways the workbench asks.

use super::Table;
use umpire_engine::table::ask::bench;
pub(super) use umpire_engine::table::ask::bench::{BenchHeading, choose, name};

/// Asks for a number from the least to the most.
pub(super) fn number(
    t: &Table,
    head: BenchHeading,
    limits: (u16, u16),
    preset: u16,
    unit: &'static str,
) -> impl Future<Output = u16> {
    number_or(t, head, limits, preset, (unit, ""))
}

/// The same where the least has a name.
#[inline(never)]
pub(super) fn number_or(
    t: &Table,
    head: BenchHeading,
    (min, max): (u16, u16),
    preset: u16,
    words: (&'static str, &'static str),
) -> impl Future<Output = u16> {
    let answer = bench::number(t, head, (min as i16, max as i16), preset as i16, words);
    async { answer.await as u16 }
}
