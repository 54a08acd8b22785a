//! Where a picture is drawn, piece by piece, on its way to the panel.

use core::ops::Range;

use embassy_futures::join::join;
use umpire_rules::table::Session;
use umpire_screens::{Area, BandStack, DamageTracker, DirtyPiece, PixelDiff, STRIDE, ScreenState, SentPixels};

use crate::board::Panel;

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Presenter {
    stack: BandStack,
    painter: DamageTracker,
    glass: SentPixels,
    /// One piece is drawn while the other is on the wire.
    desks: [Desk; 2],
}

/// Room for a piece of the picture; its rows begin on whole words.
#[repr(align(4))]
struct Desk([u8; DirtyPiece::ROWS * STRIDE]);

impl Presenter {
    /// An empty one, in front of a panel nobody has drawn on.
    pub const fn new() -> Self {
        let desks = [const { Desk([0; DirtyPiece::ROWS * STRIDE]) }; 2];
        Presenter { stack: BandStack::new(), painter: DamageTracker::new(), glass: SentPixels::new(), desks }
    }

    /// Draws each piece that changed while what changed of the one before it is on the wire.
    pub async fn show(&mut self, view: &ScreenState, game: &dyn Session, panel: &mut impl Panel) {
        if !panel.is_watched() {
            return;
        }
        let Presenter { stack, painter, glass, desks: [desk, sent] } = self;
        let (mut desk, mut sent) = (desk, sent);
        view.layout_into(stack, game);
        let mut parcel = PixelDiff::default();
        for piece in stack.dirty_pieces(painter) {
            let rows = &mut desk.0[..piece.rows.len() * STRIDE];
            let draw = async {
                stack.draw_piece(&piece, rows);
                glass.diff(piece.rows.start, piece.columns.clone(), rows)
            };
            parcel = send_while(panel, &parcel, sent, draw).await;
            (desk, sent) = (sent, desk);
        }
        send_while(panel, &parcel, sent, async {}).await;
    }
}

impl Default for Presenter {
    fn default() -> Self {
        Presenter::new()
    }
}

/// Does something while the last area of a parcel is on the wire, which is the largest.
async fn send_while<T>(panel: &mut impl Panel, parcel: &PixelDiff, from: &Desk, act: impl Future<Output = T>) -> T {
    let mut areas = parcel.areas();
    while areas.len() > 1 {
        send(panel, areas.next(), from).await;
    }
    join(send(panel, areas.next(), from), act).await.1
}

async fn send(panel: &mut impl Panel, area: Option<(Area, Range<usize>)>, from: &Desk) {
    if let Some((area, pixels)) = area {
        panel.send(area, &from.0[pixels]).await;
    }
}
