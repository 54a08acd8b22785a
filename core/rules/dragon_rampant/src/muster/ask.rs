//! The few ways the workbench asks.

use super::Table;
use umpire_engine::table::ask::bench;
pub(super) use umpire_engine::table::ask::bench::{BenchHeading, choose, grid, name, repeat};

/// Asks for points from the least to the most.
pub(super) fn number(t: &Table, head: BenchHeading, limits: (i16, i16), preset: i16) -> impl Future<Output = i16> {
    bench::number(t, head, limits, preset, ("points", ""))
}
