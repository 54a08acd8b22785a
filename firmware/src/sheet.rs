//! Where a picture is drawn, piece by piece, on its way to the panel.

use embassy_futures::join::join;
use umpire_rules::table::Match;
use umpire_screens::{Area, Areas, Dirty, Glass, Painter, Piece, STRIDE, Stack, View};

use crate::board::Panel;

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Sheet {
    stack: Stack,
    painter: Painter,
    glass: Glass,
    /// One piece is drawn while the other is on the wire.
    desks: [Desk; 2],
}

/// Room for a piece of the picture; its rows begin on whole words.
#[repr(align(4))]
struct Desk([u8; Piece::ROWS * STRIDE]);

impl Sheet {
    /// An empty one, in front of a panel nobody has drawn on.
    pub const fn new() -> Self {
        let desks = [const { Desk([0; Piece::ROWS * STRIDE]) }; 2];
        Sheet { stack: Stack::new(), painter: Painter::new(), glass: Glass::new(), desks }
    }

    /// Draws each piece that changed while what changed of the one before it is on the wire.
    pub async fn show(&mut self, view: &View, game: &dyn Match, panel: &mut Panel) {
        let Sheet { stack, painter, glass, desks: [desk, sent] } = self;
        let (mut desk, mut sent) = (desk, sent);
        view.lay(stack, game);
        let mut load = Areas::new();
        for piece in stack.dirty(painter).iter().flat_map(Dirty::pieces) {
            let (last, at) = send_first(panel, &load, &sent.0).await;
            let draw = async {
                let rows = &mut desk.0[..piece.rows.len() * STRIDE];
                stack.mend(&piece, rows);
                glass.take(piece.rows.start, piece.columns.clone(), rows)
            };
            ((), load) = join(send(panel, last, &sent.0[at..]), draw).await;
            (desk, sent) = (sent, desk);
        }
        let (last, at) = send_first(panel, &load, &sent.0).await;
        send(panel, last, &sent.0[at..]).await;
    }
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet::new()
    }
}

/// Sends all areas but the last, which is the largest; that one, and where it begins.
async fn send_first(panel: &mut Panel, areas: &[Area], pixels: &[u8]) -> (Option<Area>, usize) {
    let mut at = 0;
    let (last, first) = areas.split_last().map_or((None, areas), |(&last, first)| (Some(last), first));
    for &area in first {
        send(panel, Some(area), &pixels[at..]).await;
        at += area.bytes();
    }
    (last, at)
}

async fn send(panel: &mut Panel, area: Option<Area>, pixels: &[u8]) {
    if let Some(area) = area {
        panel.send(area, &pixels[..area.bytes()]).await;
    }
}
