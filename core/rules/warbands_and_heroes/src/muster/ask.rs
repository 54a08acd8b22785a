//! The few ways the workbench asks.

use heapless::String;

use super::Table;
use umpire_engine::table::{Asked, Heading, Layout, Name, Number, Offer, Options, Other, Preset, Words};

/// What is asked: its id, its title, and the remark beside it.
pub(super) struct BenchHeading(pub(super) &'static str, pub(super) Words, pub(super) Words);

impl BenchHeading {
    /// A title, and nothing beside it.
    pub(super) fn of(id: &'static str, title: impl Into<Words>) -> Self {
        BenchHeading(id, title.into(), Words::NONE)
    }

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
    let offer = Offer { layout: Layout::Rows, preset: Preset::From(preset as u8), other: Other::Nothing };
    t.offer(head.heading(), offer, options)
}

/// Asks for a number from the least to the most.
pub(super) fn number<'t>(
    t: &'t Table,
    head: BenchHeading,
    (min, max): (u16, u16),
    preset: u16,
    unit: &'static str,
) -> impl Future<Output = u16> + use<'t> {
    number_or(t, head, (min, max), preset, (unit, ""))
}

/// The same where the least has a name.
#[inline(never)]
pub(super) fn number_or<'t>(
    t: &'t Table,
    head: BenchHeading,
    (min, max): (u16, u16),
    preset: u16,
    (unit, least): (&'static str, &'static str),
) -> impl Future<Output = u16> + use<'t> {
    let (min, max, preset) = (min as i16, max as i16, preset as i16);
    let answer = t.number(head.heading(), Number { min, max, step: 1, preset: preset.clamp(min, max), unit, least });
    async { answer.await as u16 }
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
