//! The line over the foot: what the row under the cursor comes to, or why it cannot be picked. The keys stay below it.

use umpire_engine::table::{Choose, Layout, Opt};

use crate::bands::{AnyBand, LineBand, LineVoice};
use crate::pages::page_builder::{FULL, PAGE, PageBuilder};
use crate::strings::text;
use umpire_raster::text_scale::TextScale;

/// Rows of the line, and the least a list keeps beside it: under a tall head the foot has to say it.
const LINE: (usize, usize) = (20, 25);
const LEAST: (usize, usize) = (48, 66);

/// What is said of an option; rows of two lines say the most of it themselves.
pub(crate) fn of(choose: &Choose, option: &Opt) -> &'static str {
    let gist = if choose.layout == Layout::TwoLines { "" } else { option.gist };
    option.off.map_or(gist, |off| off.full)
}

/// What the option behind the X key comes to, where there is room for that, too.
fn other(choose: &Choose, room: usize, scale: TextScale) -> &'static str {
    let other = choose.other.filter(|_| choose.layout == Layout::Rows && scale == TextScale::Normal && room >= FULL);
    other.and_then(|other| choose.options.get(usize::from(other))).map_or("", |option| option.gist)
}

/// Whether what X comes to is said.
pub(crate) fn explains_other(choose: &Choose, room: usize, scale: TextScale) -> bool {
    !other(choose, room, scale).is_empty()
}

/// How many of a page's rows the line takes: none where no option has anything to say.
pub(crate) fn rows(choose: &Choose, room: usize, scale: TextScale) -> usize {
    let line = scale.rows(LINE.0, LINE.1);
    let said =
        choose.options.iter().any(|option| !of(choose, option).is_empty()) || explains_other(choose, room, scale);
    if said && room >= line + scale.rows(LEAST.0, LEAST.1) { line } else { 0 }
}

/// Lays the line, in so many rows.
pub(crate) fn push(builder: &mut PageBuilder, choose: &Choose, said: &'static str, (room, line): (usize, usize)) {
    builder.blank_to(PAGE.1 - line);
    let mut words = builder.text(&said.into());
    let other = other(choose, room, builder.scale);
    if said.is_empty() && !other.is_empty() {
        words = text("X: ");
        let _ = words.push_str(&builder.text(&other.into())); // a few words
    }
    let size = builder.scale.small();
    builder
        .push(line, AnyBand::Line(LineBand { seat: None, text: words, size, voice: LineVoice::First, centred: false }));
}
