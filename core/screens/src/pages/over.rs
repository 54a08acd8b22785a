//! The end of a game of two: who has won, what it came to for each, how lucky the dice were, and what turned it.

use core::fmt::Write;

use umpire_rules::table::{Happening, Seat, Tally};

use crate::bands::{AnyBand, BannerBand, LineBand, LineVoice, ScoreBand};
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::raster::text::TextSize;
use crate::strings::{Text, short, text};

/// Rows of a line of the score, and of the two lines below them.
const SCORE: usize = 25;
const LINE: usize = 24;
/// The most lines of the score, the luck of the dice the last of them.
const LINES: usize = 4;
const _: () = assert!(BannerBand::HEIGHT + LINES * SCORE + 2 * LINE <= PAGE.1, "all lines have room");

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
        builder.push(SCORE, AnyBand::Score(ScoreBand { word: "Luck", sides, bars: Some([red, blue]) }));
    }
    builder.stack.blank_to(PAGE.1 - 2 * LINE);
    let mut why = builder.text(&happening.words);
    if let Some(round) = scene.round() {
        let words = core::mem::take(&mut why);
        let _ = write!(why, "Round {round}: {words}"); // a line of the log
    }
    let (seat, turned) = scene.turning_point();
    let turned = builder.text(&turned);
    line(&mut builder, (None, LineVoice::Second), why);
    line(&mut builder, (seat.filter(|_| !turned.is_empty()), LineVoice::First), turned);
    builder.foot(match sealed {
        true => &[(Key::X, "New game"), (Key::Y, "Check dice"), (Key::B, "Back")],
        false => &[(Key::X, "New game"), (Key::B, "Back"), (Key::Y, "Look")],
    })
}

fn line(builder: &mut PageBuilder, (seat, voice): (Option<Seat>, LineVoice), text: Text) {
    let size = if voice == LineVoice::First { TextSize::Body } else { TextSize::Small };
    builder.push(LINE, AnyBand::Line(LineBand { seat, text, size, voice, centred: false }));
}

/// Hits beyond what was to be expected; none where no dice needed anything.
fn luck(tally: &Tally, seat: Seat) -> Option<i16> {
    let luck = tally.luck(seat)?;
    Some(luck.hits as i16 - (luck.expected.low + luck.expected.high).div_ceil(2) as i16)
}
