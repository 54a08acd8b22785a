//! Where a picture is drawn, piece by piece, on its way to the panel.

use core::ops::Range;

use embassy_futures::join::join;
use umpire_engine::table::Session;
use umpire_screens::{Area, BandStack, DamageTracker, DirtyPiece, PixelDiff, STRIDE, ScreenState, SentPixels};

use crate::board::Panel;

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Presenter {
    stack: BandStack,
    damage: DamageTracker,
    sent_pixels: SentPixels,
    drawn: DrawnRows,
    /// What changed of one piece is packed while that of the one before it is on the wire.
    packed: [PackedPixels; 2],
}

/// The rows of a piece, as wide as the panel; they begin on whole words.
#[repr(align(4))]
struct DrawnRows([u8; DirtyPiece::ROWS * STRIDE]);

/// Pixels that are to be sent, area after area.
#[repr(align(4))]
struct PackedPixels([u16; DirtyPiece::PIXELS]);

impl Presenter {
    /// An empty one, in front of a panel nobody has drawn on.
    pub const fn new() -> Self {
        Presenter {
            stack: BandStack::new(),
            damage: DamageTracker::new(),
            sent_pixels: SentPixels::new(),
            drawn: DrawnRows([0; DirtyPiece::ROWS * STRIDE]),
            packed: [const { PackedPixels([0; DirtyPiece::PIXELS]) }; 2],
        }
    }

    /// Draws each piece that changed while what changed of the one before it is on the wire.
    pub async fn show(&mut self, view: &ScreenState, game: &dyn Session, panel: &mut impl Panel) {
        if !panel.is_watched() {
            return;
        }
        let Presenter { stack, damage, sent_pixels, drawn, packed: [packed, sent] } = self;
        let (mut packed, mut sent) = (packed, sent);
        view.layout_into(stack, game);
        let mut diff = PixelDiff::default();
        for piece in stack.dirty_pieces(damage) {
            let rows = &mut drawn.0[..piece.rows.len() * STRIDE];
            let draw = async {
                stack.draw_piece(&piece, rows);
                sent_pixels.diff(piece.rows.start, piece.columns.clone(), rows, &mut packed.0)
            };
            diff = send_while(panel, &diff, sent, draw).await;
            (packed, sent) = (sent, packed);
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
    from: &PackedPixels,
    act: impl Future<Output = T>,
) -> T {
    let mut areas = diff.areas();
    while areas.len() > 1 {
        send(panel, areas.next(), from).await;
    }
    join(send(panel, areas.next(), from), act).await.1
}

async fn send(panel: &mut impl Panel, area: Option<(Area, Range<usize>)>, from: &PackedPixels) {
    if let Some((area, pixels)) = area {
        panel.send(area, &from.0[pixels]).await;
    }
}
