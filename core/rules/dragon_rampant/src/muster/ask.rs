//! The few ways the workbench asks.

use heapless::String;

use super::Table;
use umpire_engine::table::{Asked, Heading, Layout, Name, Number, Offer, Options, Other, Preset, Words};

/// What is asked: its id, its title, and the remark beside it.
pub(super) struct BenchHeading(pub(super) &'static str, pub(super) Words, pub(super) Words);

impl BenchHeading {
    fn heading(self) -> Heading {
        Heading::new(self.0, Asked::Anyone, self.1, self.2)
    }
}

/// Picks one of some rows; the place of the one picked. The cursor starts on one that can be.
#[inline(never)]
pub(super) fn choose<'t>(
    t: &'t Table,
    head: BenchHeading,
    options: &mut dyn Options,
    preset: usize,
) -> impl Future<Output = u8> + use<'t> {
    offer(t, head, options, (Layout::Rows, preset), Other::Nothing)
}

/// Picks one of the units, with their cards.
#[inline(never)]
pub(super) fn grid<'t>(
    t: &'t Table,
    head: BenchHeading,
    options: &mut dyn Options,
) -> impl Future<Output = u8> + use<'t> {
    offer(t, head, options, (Layout::Grid, 0), Other::Nothing)
}

/// The same again and again until it is done: the first row, which lies behind the X key.
#[inline(never)]
pub(super) fn repeat<'t>(
    t: &'t Table,
    head: BenchHeading,
    options: &mut dyn Options,
    preset: usize,
) -> impl Future<Output = u8> + use<'t> {
    offer(t, head, options, (Layout::Rows, preset), Other::At(0))
}

fn offer<'t>(
    t: &'t Table,
    head: BenchHeading,
    options: &mut dyn Options,
    (layout, preset): (Layout, usize),
    other: Other,
) -> impl Future<Output = u8> + use<'t> {
    let offer = Offer { layout, preset: Preset::From(preset as u8), other };
    t.offer(head.heading(), offer, options)
}

/// Asks for a number from the least to the most.
#[inline(never)]
pub(super) fn number<'t>(
    t: &'t Table,
    head: BenchHeading,
    (min, max): (i16, i16),
    preset: i16,
) -> impl Future<Output = i16> + use<'t> {
    let number = Number { min, max, step: 1, preset: preset.clamp(min, max), unit: "points", least: "" };
    t.number(head.heading(), number)
}

/// Asks for a name of so many letters.
pub(super) fn name<'t, const N: usize>(
    t: &'t Table,
    head: BenchHeading,
    suggestions: &'static [&'static str],
) -> impl Future<Output = String<N, u8>> + use<'t, N> {
    let answer = t.name(head.heading(), Name { max: N as u8, suggestions });
    async { fitted(answer.await.trim()) }
}

/// As many letters as fit: accented ones take more room than a picker counts.
fn fitted<const N: usize>(text: &str) -> String<N, u8> {
    let mut name = String::new();
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        if name.push(letter).is_err() {
            break;
        }
    }
    name
}
