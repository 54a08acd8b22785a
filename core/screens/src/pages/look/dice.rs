//! The device's dice so far: how often each face came, what was to be expected, and what it comes to.

use core::fmt::Write;

use umpire_engine::dice::Die;
use umpire_engine::table::{Scene, Seat, Session, Tally};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, BarsBand, LineBand, LineVoice};
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{Text, text};

/// Rows of the bars, of the first line of the verdict, and of each line below it; and the same where text is large.
const BARS: (usize, usize) = (65, 50);
const VERDICT: usize = 25;
const LINE: (usize, usize) = (20, 25);
const _: () = assert!(PAGE.0 + BARS.0 + VERDICT + 3 * LINE.0 <= PAGE.1, "all lines have room");
const _: () = assert!(PAGE.0 + BARS.1 + VERDICT + 3 * LINE.1 <= PAGE.1, "large ones, too");

/// Whether there are any dice to look at.
pub(crate) fn thrown(game: &dyn Session) -> bool {
    !game.tally().is_empty()
}

/// How many readings there are: of every kind of dice everyone's, then each seat's.
pub(crate) fn readings(tally: &Tally, scene: &dyn Scene) -> usize {
    tally.kinds().len() * (usize::from(scene.seats()) + 1)
}

/// Which dice are looked at, and whose.
fn which(tally: &Tally, scene: &dyn Scene, at: usize) -> (Option<Die>, Option<Seat>) {
    let rows = usize::from(scene.seats()) + 1;
    (tally.kinds().get(at / rows).copied(), (at % rows).checked_sub(1).map(|seat| Seat(seat as u8)))
}

/// The page.
#[inline(never)]
pub(crate) fn page(builder: &mut PageBuilder, tally: &Tally, at: usize) {
    let (die, seat) = which(tally, builder.scene, at);
    let Some(reading) = die.and_then(|die| tally.read(die, seat)) else {
        builder.heading(seat, "Dice", "");
        return say(builder, None, (LineVoice::Second, builder.scale.small()), "Nothing thrown yet");
    };
    let mut note = Text::new();
    let _ = write!(note, "{} {}", reading.dice, reading.die); // ten letters at most
    builder.heading(seat, "Dice", &note);
    let counts = reading.counts().iter().copied().collect();
    let faces = reading.die.sides() / reading.counts().len() as u8;
    builder
        .push(builder.scale.rows(BARS.0, BARS.1), AnyBand::Bars(BarsBand { seat, faces, counts, band: reading.band }));
    let [first, second] = reading.verdict.lines();
    say(builder, None, (LineVoice::First, TextSize::Body), &first);
    say(builder, None, (LineVoice::First, builder.scale.small()), &second);
    // Where more than two sit down, each has a page for that.
    let seats = builder.scene.seats();
    let lucky = (0..seats).map(Seat).filter(|&one| seat.map_or(seats <= 2, |seat| seat == one));
    for one in lucky {
        if let Some(luck) = tally.luck(one) {
            let mut text = Text::new();
            let plural = if luck.hits == 1 { "" } else { "s" };
            let _ = write!(text, "{} hit{plural}, usual {}", luck.hits, luck.expected); // four digits each at most
            say(builder, Some(one), (LineVoice::First, builder.scale.small()), &text);
        }
    }
    if seat.is_some() || seats > 2 {
        say(builder, None, (LineVoice::Second, builder.scale.small()), "19 of 20 bars end in the band");
    }
}

/// A line below the bars.
#[inline(never)]
fn say(builder: &mut PageBuilder, seat: Option<Seat>, (voice, size): (LineVoice, TextSize), words: &str) {
    let mut text = Text::new();
    let _ = text.push_str(words); // lines of ours: all are short
    let height = if size == TextSize::Body { VERDICT } else { LINE.0 };
    builder.push(height, AnyBand::Line(LineBand { seat, text, size, voice, centred: false }));
}

/// Which key shows other dice, and whose, or which.
pub(crate) fn turn(tally: &Tally, scene: &dyn Scene, at: usize) -> (Key, Text) {
    let last = readings(tally, scene).saturating_sub(1);
    let (key, to) = if at < last { (Key::Down, at + 1) } else { (Key::Up, at.saturating_sub(1)) };
    let ((now, _), (die, seat)) = (which(tally, scene, at), which(tally, scene, to));
    let mut name = text(seat.map_or("All", |seat| crate::pages::look::page_list::short_name(scene, seat)));
    if let Some(die) = die.filter(|die| now != Some(*die)) {
        name.clear();
        let _ = write!(name, "{die}"); // four letters at most
    }
    (key, name)
}
