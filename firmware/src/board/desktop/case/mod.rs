//! The handheld around the screen, as a window shows it: its case, its keys, what the mouse hits, and the card of help.
//!
//! All of it in panel pixels, times a whole number: the panel stays crisp whatever the window's size. Nothing here knows
//! a window, so that tests see the same pictures.

mod draw;
mod input;
mod layout;
mod pixels;

pub use input::{CaseInput, KeyCapRole, WindowInput};
pub use layout::{CaseLayout, CaseSpot};
pub use pixels::WindowPixels;

use umpire_screens::{Key, Rectangle, SIDE};

use super::help::HelpLine;
use draw::Pen;

/// What a window of some size shows: drawn whole once, and then only where something changes.
pub struct CasePicture {
    layout: CaseLayout,
    pixels: WindowPixels,
    lit: [bool; Key::ALL.len()],
    /// Whether the card of help lies over all of it.
    covered: bool,
    /// Whether nothing is drawn yet.
    fresh: bool,
}

impl CasePicture {
    /// A case in a window of this size, with nothing drawn yet.
    pub fn new(size: (usize, usize)) -> Self {
        let (layout, pixels) = (CaseLayout::fit(size), WindowPixels::new(size));
        CasePicture { layout, pixels, lit: [false; Key::ALL.len()], covered: false, fresh: true }
    }

    /// Where everything lies.
    pub fn layout(&self) -> CaseLayout {
        self.layout
    }

    /// Every pixel of the window, 0x00RRGGBB, and how wide and high it is.
    pub fn pixels(&self) -> (&[u32], (usize, usize)) {
        (self.pixels.as_slice(), self.pixels.sides())
    }

    /// Shows this panel and these keys lit, or the card of help over both; whether anything was drawn. `changed` says
    /// whether the panel differs from what was shown last.
    pub fn show(
        &mut self,
        panel: &[u32],
        changed: bool,
        lit: [bool; Key::ALL.len()],
        help: Option<&[HelpLine]>,
    ) -> bool {
        let all = std::mem::take(&mut self.fresh) || self.covered != help.is_some();
        self.covered = help.is_some();
        if let Some(lines) = help {
            if all {
                self.pen().card(lines);
            }
            return all;
        }
        if all {
            self.pen().case();
        }
        for (key, lit) in Key::ALL.into_iter().zip(lit) {
            if all || lit != self.lit[key as usize] {
                self.pen().key(key, lit);
            }
        }
        let drawn = all || changed || lit != self.lit;
        self.lit = lit;
        if all || changed {
            self.show_panel(panel);
        }
        drawn
    }

    /// Every word of the case, or of the card, and where it stands.
    pub fn words(&mut self, help: Option<&[HelpLine]>) -> Vec<(Rectangle, String)> {
        let mut words = Vec::new();
        let mut note = |area, text: &str| words.push((area, text.to_owned()));
        let mut pen = Pen { on: &mut self.pixels, layout: self.layout, probe: Some(&mut note) };
        match help {
            Some(lines) => pen.card(lines),
            None => {
                pen.case();
                Key::ALL.into_iter().for_each(|key| pen.key(key, false));
            }
        }
        self.fresh = true;
        words
    }

    fn pen(&mut self) -> Pen<'_> {
        Pen { on: &mut self.pixels, layout: self.layout, probe: None }
    }

    /// The panel's pixels, each as a square.
    fn show_panel(&mut self, panel: &[u32]) {
        let ((left, top), scale) = (self.layout.panel(), self.layout.scale());
        for (y, row) in panel.chunks_exact(SIDE).enumerate() {
            for line in 0..scale {
                self.pixels.stretch(row, (left, top + y * scale + line), scale);
            }
        }
    }
}
