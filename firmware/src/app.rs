//! The whole device: show, wait, answer.

use embassy_futures::join::join;
use umpire_rules::table::Match;
use umpire_screens::{Frame, Painter, STRIDE};

use crate::board::Board;
use crate::device::{Device, Moved};
use crate::games::{Host, Leave, is_shelf, picked};

/// A device on a board.
pub struct App<'f> {
    board: Board,
    device: Device,
    frame: &'f mut Frame,
    painter: Painter,
}

impl<'f> App<'f> {
    /// A device on this board, drawing into this frame.
    pub fn new(board: Board, device: Device, frame: &'f mut Frame) -> Self {
        App { board, device, frame, painter: Painter::new() }
    }

    /// Draws each band that changed while the one before it is on the wire.
    async fn show(&mut self, game: &dyn Match) {
        let stack = self.device.view.stack(game);
        let mut rest = self.frame.as_bytes_mut();
        let mut at = 0;
        let mut drawn: Option<(u16, &[u8])> = None;
        for band in stack.dirty(&mut self.painter) {
            let rows = stack.rows(band);
            let (_, below) = rest.split_at_mut(STRIDE * usize::from(rows.start - at));
            let (fresh, below) = below.split_at_mut(STRIDE * rows.len());
            (rest, at) = (below, rows.end);
            let draw = async { stack.paint(band, fresh) };
            match drawn {
                Some((top, done)) => drop(join(self.board.panel.send(top, done), draw).await),
                None => draw.await,
            }
            drawn = Some((rows.start, fresh));
        }
        if let Some((top, done)) = drawn {
            self.board.panel.send(top, done).await;
        }
    }
}

impl Host for App<'_> {
    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        self.device.turn(game);
        loop {
            #[cfg(not(target_os = "none"))]
            self.board.caption(game);
            self.show(game).await;
            let stroke = self.board.keys.next().await;
            let moved = self.device.stroke(stroke, game, &mut |_| {});
            if moved == Moved::AtStart && !is_shelf(game) {
                return Leave::Back;
            }
            if picked(game) {
                return Leave::Picked;
            }
        }
    }
}
