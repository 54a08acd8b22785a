//! What is sent makes up the picture, in whatever order pictures follow one another.

use umpire_engine::table::{Session, Source, Tape};
use umpire_screens::{
    DamageTracker, DirtyPiece, FrameBuffer, Key, KeyEvent, SIDE, STRIDE, ScreenState, SentPixels, widen,
};
use umpire_tests::picture::frame;
use umpire_tests::play;
use umpire_tests::random::{Lcg, any_answer};

/// A panel behind its wire, full of noise at first, and what the app knows of it.
struct Panel {
    pixels: Vec<u16>,
    tracker: DamageTracker,
    shown: Box<SentPixels>,
    desk: Box<FrameBuffer>,
    packed: Vec<u16>,
    sent: usize,
}

impl Panel {
    fn new() -> Panel {
        let (tracker, shown) = (DamageTracker::new(), Box::new(SentPixels::new()));
        let (desk, packed) = (Box::new(FrameBuffer::new()), vec![0; SIDE * SIDE]);
        Panel { pixels: vec![0xA5A5; SIDE * SIDE], tracker, shown, desk, packed, sent: 0 }
    }

    /// As after a reset: the panel shows anything, and nothing is known of it.
    fn forget(&mut self) {
        *self = Panel { sent: self.sent, ..Panel::new() };
    }

    /// Draws, takes and sends piece after piece, as the app does.
    fn show(&mut self, view: &ScreenState, game: &dyn Session) {
        let stack = view.layout(game);
        for piece in stack.dirty_pieces(&mut self.tracker) {
            assert!((1..=DirtyPiece::ROWS).contains(&piece.rows.len()), "{piece:?}");
            let rows = &mut self.desk.as_bytes_mut()[..piece.rows.len() * STRIDE];
            rows.fill(0x5A); // what a desk held before does not matter
            stack.draw_piece(&piece, rows);
            let packed = &mut self.packed[..DirtyPiece::PIXELS];
            for (area, pixels) in self.shown.diff(piece.rows.start, piece.columns, rows, packed).areas() {
                self.sent += pixels.len();
                area.places().zip(&packed[pixels]).for_each(|(at, pixel)| self.pixels[at] = widen(*pixel));
            }
        }
        let frame = frame(&stack);
        let drawn = (0..SIDE * SIDE).map(|at| frame.rgb565(at % SIDE, at / SIDE));
        assert!(drawn.eq(self.pixels.iter().copied()), "the panel shows something else than was drawn");
    }
}

#[test]
fn the_panel_shows_what_was_drawn_after_any_stroke_of_any_game() {
    for seed in 0..6 {
        play::with(&Tape::new(), |game| {
            let (mut rng, mut view, mut panel) = (Lcg::new(seed), ScreenState::new(), Panel::new());
            for _ in 0..150 {
                view.sync(game, rng.below(u32::MAX).into());
                panel.show(&view, game);
                for _ in 0..rng.below(8) {
                    let key = Key::ALL[rng.below(Key::ALL.len() as u32) as usize];
                    view.on_key(KeyEvent { key, down: rng.below(4) > 0 }, game);
                    panel.show(&view, game);
                }
                if rng.below(40) == 0 {
                    panel.forget();
                }
                let before = panel.sent;
                panel.show(&view, game);
                panel.show(&view, game);
                assert!(panel.sent <= before + SIDE * SIDE, "what is shown already is not sent again");
                let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { break };
                if game.say(&answer, Source::Thumb).is_err() {
                    break;
                }
            }
        });
    }
}
