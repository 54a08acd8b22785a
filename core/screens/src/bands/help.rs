//! One line of a page that explains something.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::notch;
use umpire_raster::text::TextSize;

use crate::bands::Zone;
use crate::bands::line::LineVoice;
use crate::bands::row::ScrollMore;
use crate::strings::Text;

/// A line, and whether there are more above or below the window.
#[derive(Hash)]
pub(crate) struct HelpBand {
    pub(crate) text: Text,
    pub(crate) size: TextSize,
    pub(crate) voice: LineVoice,
    pub(crate) more: ScrollMore,
}

impl HelpBand {
    /// How wide a line may be: notches stand beside it.
    pub(crate) const ROOM: i32 = 222;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        self.size.draw_in(
            c,
            (6, top + (height + self.size.capital()) / 2 - 1),
            &self.text,
            HelpBand::ROOM,
            self.voice.color(t),
        );
        if self.more.up {
            notch(c, 234, top + 9, false, t.bone);
        }
        if self.more.down {
            notch(c, 234, top + height - 10, true, t.bone);
        }
    }
}
