//! The sheet as one writes it with `mipidsi` alone: the whole picture is drawn, then the whole picture is sent.
//!
//! Only for the table of measures, which compares [our own way](../sheet.rs) with it.

use umpire_rules::table::Session;
use umpire_screens::{BandStack, FrameBuffer, ScreenState};

use crate::board::Panel;

/// Where a picture is drawn: too large for a stack.
pub struct Sheet {
    stack: BandStack,
    frame: FrameBuffer,
}

impl Sheet {
    /// An empty one.
    pub const fn new() -> Self {
        Sheet { stack: BandStack::new(), frame: FrameBuffer::new() }
    }

    /// Draws every band and sends every pixel.
    pub async fn show(&mut self, view: &ScreenState, game: &dyn Session, panel: &mut Panel) {
        view.layout_into(&mut self.stack, game);
        self.stack.draw_all(&mut self.frame);
        panel.show(&self.frame);
    }
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet::new()
    }
}
