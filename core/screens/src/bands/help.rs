//! One line of a page that explains something.

use crate::bands::line::Voice;
use crate::bands::row::More;
use crate::bands::{Text, Zone};
use crate::raster::canvas::Canvas;
use crate::raster::parts::notch;
use crate::raster::text::Size;

/// A line, and whether there are more above or below the window.
#[derive(Hash)]
pub(crate) struct HelpLine {
    pub(crate) text: Text,
    pub(crate) voice: Voice,
    pub(crate) more: More,
}

impl HelpLine {
    /// Rows of a line, and how wide it may be: notches stand beside it.
    pub(crate) const HEIGHT: usize = 25;
    pub(crate) const ROOM: i32 = 222;

    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        Size::Body.draw_in(c, (6, top + 20), &self.text, HelpLine::ROOM, self.voice.color(t));
        if self.more.up {
            notch(c, 234, top + 9, false, t.bone);
        }
        if self.more.down {
            notch(c, 234, top + height - 10, true, t.bone);
        }
    }
}
