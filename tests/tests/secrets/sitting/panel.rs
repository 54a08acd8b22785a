//! The panel behind its wire, as the app draws on it.

use umpire_rules::table::Session;
use umpire_screens::{DamageTracker, FrameBuffer, STRIDE, ScreenState, SentPixels};

/// An area that was sent, and its pixels.
pub(super) type Sent = ((u16, u16, u16, u16), Vec<u8>);

/// What the panel shows, and what the app knows of it.
pub(super) struct Panel {
    pub(super) pixels: Vec<u8>,
    tracker: DamageTracker,
    glass: Box<SentPixels>,
    desk: Box<FrameBuffer>,
}

impl Panel {
    /// A panel full of noise.
    pub(super) fn new() -> Self {
        let (tracker, glass, desk) = (DamageTracker::new(), Box::new(SentPixels::new()), Box::new(FrameBuffer::new()));
        Panel { pixels: vec![0xa5; 240 * STRIDE], tracker, glass, desk }
    }

    /// Draws what is new and sends it, piece after piece; what went over the wire.
    pub(super) fn show(&mut self, view: &ScreenState, game: &dyn Session) -> Vec<Sent> {
        let stack = view.layout(game);
        let mut sent = Vec::new();
        for piece in stack.dirty_pieces(&mut self.tracker) {
            let rows = &mut self.desk.as_bytes_mut()[..piece.rows.len() * STRIDE];
            stack.draw_piece(&piece, rows);
            for (area, pixels) in self.glass.diff(piece.rows.start, piece.columns, rows).areas() {
                let lines = rows[pixels.clone()].chunks_exact(2 * usize::from(area.width));
                for (line, y) in lines.zip(usize::from(area.top)..) {
                    let at = y * STRIDE + 2 * usize::from(area.left);
                    self.pixels[at..at + line.len()].copy_from_slice(line);
                }
                sent.push(((area.left, area.top, area.width, area.height), rows[pixels].to_vec()));
            }
        }
        sent
    }
}
