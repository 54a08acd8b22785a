//! The few ways workbenches ask: anybody may answer there.

use heapless::String;

use crate::table::{Asked, Game, Heading, Layout, Name, Number, Offer, Options, Other, Preset, Table, Words};

/// What is asked: its id, its title, and the remark beside it.
pub struct BenchHeading(pub &'static str, pub Words, pub Words);

impl BenchHeading {
    /// A title, and nothing beside it.
    pub fn of(id: &'static str, title: impl Into<Words>) -> Self {
        BenchHeading(id, title.into(), Words::NONE)
    }
}

impl From<BenchHeading> for Heading {
    fn from(BenchHeading(id, title, note): BenchHeading) -> Self {
        Heading::new(id, Asked::Anyone, title, note)
    }
}

/// Picks one of some rows; the place of the one picked. The cursor starts on one that can be.
#[inline(never)]
pub fn choose<'t, G: Game>(
    t: &'t Table<G>,
    head: BenchHeading,
    options: &mut dyn Options,
    preset: usize,
) -> impl Future<Output = u8> + use<'t, G> {
    offer(t, head, options, (Layout::Rows, preset), Other::Nothing)
}

/// Picks one of the pieces, with their cards.
#[inline(never)]
pub fn grid<'t, G: Game>(
    t: &'t Table<G>,
    head: BenchHeading,
    options: &mut dyn Options,
) -> impl Future<Output = u8> + use<'t, G> {
    offer(t, head, options, (Layout::Grid, 0), Other::Nothing)
}

/// The same again and again until it is done: the first row, which lies behind the X key.
#[inline(never)]
pub fn repeat<'t, G: Game>(
    t: &'t Table<G>,
    head: BenchHeading,
    options: &mut dyn Options,
    preset: usize,
) -> impl Future<Output = u8> + use<'t, G> {
    offer(t, head, options, (Layout::Rows, preset), Other::At(0))
}

/// Any of these ways. The cursor starts on the first one from there on that can be picked.
pub fn offer<'t, G: Game>(
    t: &'t Table<G>,
    head: BenchHeading,
    options: &mut dyn Options,
    (layout, preset): (Layout, usize),
    other: Other,
) -> impl Future<Output = u8> + use<'t, G> {
    t.offer(head.into(), Offer { layout, preset: Preset::From(preset as u8), other }, options)
}

/// Asks for a number from the least to the most, of these; the least may have a name.
#[inline(never)]
pub fn number<'t, G: Game>(
    t: &'t Table<G>,
    head: BenchHeading,
    (min, max): (i16, i16),
    preset: i16,
    (unit, least): (&'static str, &'static str),
) -> impl Future<Output = i16> + use<'t, G> {
    t.number(head.into(), Number { min, max, step: 1, preset: preset.clamp(min, max), unit, least })
}

/// Asks for a name of so many letters.
pub fn name<'t, G: Game, const N: usize>(
    t: &'t Table<G>,
    head: BenchHeading,
    suggestions: &'static [&'static str],
) -> impl Future<Output = String<N, u8>> + use<'t, G, N> {
    let answer = t.name(head.into(), Name { max: N as u8, suggestions });
    async { fitted(answer.await.trim()) }
}

/// As many letters as fit: accented ones take more room than a picker counts.
///
/// ```
/// use umpire_engine::table::ask::bench::fitted;
///
/// assert_eq!(fitted::<5>("Rook\n's").as_str(), "Rook'");
/// assert_eq!(fitted::<5>("Zoëëë").as_str(), "Zoë", "each ë is two bytes");
/// ```
pub fn fitted<const N: usize>(text: &str) -> String<N, u8> {
    let mut name = String::new();
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        if name.push(letter).is_err() {
            break;
        }
    }
    name
}
