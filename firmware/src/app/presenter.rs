//! Where a picture is drawn, piece by piece, on its way to the panel.

use core::ops::Range;

use embassy_futures::join::join;
use umpire_engine::table::Session;
use umpire_screens::{
    Area, BandStack, DamageTracker, DirtyPiece, KeyEvent, PixelDiff, SIDE, STRIDE, ScreenState, SentPixels,
};

use crate::board::Panel;

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Presenter {
    stack: BandStack,
    damage: DamageTracker,
    sent_pixels: SentPixels,
    drawn: DrawnRows,
    /// Whether the panel shows it upside down.
    turned: bool,
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
            turned: false,
            packed: [const { PackedPixels([0; DirtyPiece::PIXELS]) }; 2],
        }
    }

    /// Draws each piece that changed while what changed of the one before it is on the wire.
    pub async fn show(&mut self, view: &ScreenState, game: &dyn Session, panel: &mut impl Panel) {
        if !panel.is_watched() {
            return;
        }
        self.turn(view.turned(game).unwrap_or(self.turned));
        let Presenter { stack, damage, sent_pixels, drawn, turned, packed: [packed, sent] } = self;
        let turned = *turned;
        let (mut packed, mut sent) = (packed, sent);
        view.layout_into(stack, game);
        let mut diff = PixelDiff::default();
        for piece in stack.dirty_pieces(damage) {
            let rows = &mut drawn.0[..piece.rows.len() * STRIDE];
            let draw = async {
                stack.draw_piece(&piece, rows);
                sent_pixels.diff(piece.rows.start, piece.columns.clone(), rows, &mut packed.0)
            };
            diff = send_while(panel, (&diff, turned), sent, draw).await;
            (packed, sent) = (sent, packed);
        }
        send_while(panel, (&diff, turned), sent, async {}).await;
    }

    /// Turns the picture round: all of it is sent anew.
    fn turn(&mut self, turned: bool) {
        if core::mem::replace(&mut self.turned, turned) != turned {
            self.damage = DamageTracker::new();
            self.sent_pixels.forget();
        }
    }

    /// The key that was meant by one that was pressed: the pad is turned with the picture.
    pub const fn key(&self, event: KeyEvent) -> KeyEvent {
        if self.turned { KeyEvent { key: event.key.opposite(), down: event.down } } else { event }
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
    (diff, turned): (&PixelDiff, bool),
    from: &mut PackedPixels,
    act: impl Future<Output = T>,
) -> T {
    let mut areas = diff.areas();
    while areas.len() > 1 {
        send(panel, areas.next(), from, turned).await;
    }
    join(send(panel, areas.next(), from, turned), act).await.1
}

async fn send(panel: &mut impl Panel, area: Option<(Area, Range<usize>)>, from: &mut PackedPixels, turned: bool) {
    if let Some((area, pixels)) = area {
        let pixels = &mut from.0[pixels];
        if turned {
            pixels.reverse();
        }
        panel.send(if turned { opposite(area) } else { area }, pixels).await;
    }
}

/// Where an area lies on a panel that shows all of it upside down.
const fn opposite(Area { left, top, width, height }: Area) -> Area {
    let side = SIDE as u16;
    Area { left: side - left - width, top: side - top - height, width, height }
}
