//! Where a picture is drawn, piece by piece, on its way to the panel.

use core::ops::Range;

use embassy_futures::join::join;
use umpire_rules::table::Session;
use umpire_screens::{Area, BandStack, DamageTracker, DirtyPiece, PixelDiff, STRIDE, ScreenState, SentPixels};

use crate::board::Panel;

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Presenter {
    stack: BandStack,
    damage: DamageTracker,
    sent_pixels: SentPixels,
    /// One piece is drawn while the other is on the wire.
    buffers: [PieceBuffer; 2],
}

/// Room for a piece of the picture; its rows begin on whole words.
#[repr(align(4))]
struct PieceBuffer([u8; DirtyPiece::ROWS * STRIDE]);

impl Presenter {
    /// An empty one, in front of a panel nobody has drawn on.
    pub const fn new() -> Self {
        let buffers = [const { PieceBuffer([0; DirtyPiece::ROWS * STRIDE]) }; 2];
        Presenter { stack: BandStack::new(), damage: DamageTracker::new(), sent_pixels: SentPixels::new(), buffers }
    }

    /// Draws each piece that changed while what changed of the one before it is on the wire.
    pub async fn show(&mut self, view: &ScreenState, game: &dyn Session, panel: &mut impl Panel) {
        if !panel.is_watched() {
            return;
        }
        let Presenter { stack, damage, sent_pixels, buffers: [drawn, sent] } = self;
        let (mut drawn, mut sent) = (drawn, sent);
        view.layout_into(stack, game);
        let mut diff = PixelDiff::default();
        for piece in stack.dirty_pieces(damage) {
            let rows = &mut drawn.0[..piece.rows.len() * STRIDE];
            let draw = async {
                stack.draw_piece(&piece, rows);
                sent_pixels.diff(piece.rows.start, piece.columns.clone(), rows)
            };
            diff = send_while(panel, &diff, sent, draw).await;
            (drawn, sent) = (sent, drawn);
        }
        send_while(panel, &diff, sent, async {}).await;
    }
}

impl Default for Presenter {
    fn default() -> Self {
        Presenter::new()
    }
}

/// Does something while the last area of a diff is on the wire, which is the largest.
async fn send_while<T>(
    panel: &mut impl Panel,
    diff: &PixelDiff,
    from: &PieceBuffer,
    act: impl Future<Output = T>,
) -> T {
    let mut areas = diff.areas();
    while areas.len() > 1 {
        send(panel, areas.next(), from).await;
    }
    join(send(panel, areas.next(), from), act).await.1
}

async fn send(panel: &mut impl Panel, area: Option<(Area, Range<usize>)>, from: &PieceBuffer) {
    if let Some((area, pixels)) = area {
        panel.send(area, &from.0[pixels]).await;
    }
}
