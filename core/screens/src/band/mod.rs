//! What a band can show: each kind is a value with its words written out, and knows how to paint itself.

mod foot;
mod head;
mod row;
mod strip;

pub(crate) use foot::Foot;
pub(crate) use head::Head;
pub(crate) use row::{More, Row};
pub(crate) use strip::{Side, Strip};

use crate::canvas::Canvas;

/// A written-out text of a screen; the widest line has 30 letters.
pub(crate) type Text = heapless::String<40, u8>;
/// Top and height of a band.
pub(crate) type Zone = (i32, i32);

/// What a band shows.
#[derive(Hash)]
pub(crate) enum What {
    Blank,
    Strip(Strip),
    Head(Head),
    Row(Row),
    Foot(Foot),
}

impl What {
    pub(crate) fn paint(&self, c: &mut Canvas, zone: Zone) {
        match self {
            What::Blank => {}
            What::Strip(strip) => strip.paint(c, zone),
            What::Head(head) => head.paint(c, zone),
            What::Row(row) => row.paint(c, zone),
            What::Foot(foot) => foot.paint(c, zone),
        }
    }
}
