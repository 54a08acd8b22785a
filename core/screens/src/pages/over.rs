//! The end of a game of two: who has won, what it came to for each, how lucky the dice were, and what turned it.

use core::fmt::Write;

use umpire_engine::table::{Happening, Seat, Tally};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, BannerBand, LineBand, LineVoice, ScoreBand};
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{Text, short, text};

/// Rows of a line of the score, and of the three lines below them.
const SCORE: usize = 24;
const LINE: usize = 20;
const LAST: usize = 27;
/// The most lines of the score, the luck of the dice the last of them.
const LINES: usize = 4;
const _: () = assert!(BannerBand::HEIGHT + LINES * SCORE + 2 * LINE + LAST <= PAGE.1, "all lines have room");

/// Whether the game has such a page.
pub(crate) fn has_summary(builder: &PageBuilder) -> bool {
    let mut any = false;
    builder.scene.summary(&mut |_, _| any = true);
    any && builder.scene.seats() == 2
}

/// The page. Whether the dice were sealed and can be checked is said at the foot.
#[inline(never)]
pub(crate) fn layout(
    mut builder: PageBuilder,
    happening: &Happening,
    winner: Option<Seat>,
    (tally, sealed): (&Tally, bool),
) {
    let mut who = text(winner.map_or("", |seat| builder.scene.name_of(seat)));
    let _ = who.push_str(if winner.is_some() { " wins" } else { "Draw" }); // a name has 16 letters
    builder.push(BannerBand::HEIGHT, AnyBand::Banner(BannerBand { winner, words: who }));
    let (scene, mut lines) = (builder.scene, 1);
    scene.summary(&mut |word, sides| {
        if lines < LINES {
            lines += 1;
            let sides = sides.map(|side| short(builder.text(&side)));
            builder.push(SCORE, AnyBand::Score(ScoreBand { word, sides, bars: None }));
        }
    });
    if let [Some(red), Some(blue)] = [Seat::RED, Seat::BLUE].map(|seat| luck(tally, seat)) {
        let sides = [red, blue].map(|hits| short(format_args!("{hits:+}")));
        builder.push(SCORE, AnyBand::Score(ScoreBand { word: "Lucky hits", sides, bars: Some([red, blue]) }));
    }
    builder.blank_to(PAGE.1 - 2 * LINE - LAST);
    let why = builder.text(&happening.words);
    line(&mut builder, (None, LineVoice::First, TextSize::Small), why);
    let mut turned = Text::new();
    let (word, rounds) = (scene.round_word(), scene.round().unwrap_or(0));
    // Three digits each at most.
    let _ = match scene.turning_point() {
        Some((_, round, _)) => write!(turned, "Turning point, {word} {round} of {rounds}:"),
        None => write!(turned, "{word}s: {rounds}"),
    };
    line(&mut builder, (None, LineVoice::Second, TextSize::Small), turned);
    if let Some((seat, _, words)) = scene.turning_point() {
        let words = builder.text(&words);
        line(&mut builder, (Some(seat), LineVoice::First, TextSize::Body), words);
    }
    builder.foot(&keys(sealed))
}

/// The keys of the last page.
pub(crate) const fn keys(sealed: bool) -> [(Key, &'static str); 3] {
    [(Key::A, "Rematch"), (Key::X, "Shelf"), (Key::Y, if sealed { "Check" } else { "Log" })]
}

fn line(builder: &mut PageBuilder, (seat, voice, size): (Option<Seat>, LineVoice, TextSize), text: Text) {
    let height = if size == TextSize::Body { LAST } else { LINE };
    builder.push(height, AnyBand::Line(LineBand { seat, text, size, voice, centred: false }));
}

/// Hits beyond what was to be expected; none where no dice needed anything.
fn luck(tally: &Tally, seat: Seat) -> Option<i16> {
    let luck = tally.luck(seat)?;
    Some(luck.hits as i16 - (luck.expected.low + luck.expected.high).div_ceil(2) as i16)
}
