//! Where the parts of the case lie in a window, and what lies under the mouse.

use umpire_screens::{Key, SIDE};

/// A rectangle: left, top, width, height.
pub(super) type Area = (i32, i32, i32, i32);

/// The case, in pixels of the panel.
pub(super) const CASE: (i32, i32) = (504, 288);
/// Where the panel lies in it.
const PANEL: (i32, i32) = (132, 24);
/// What opens the card of help.
const HELP: Area = (389, 240, 106, 28);

/// What can be pressed with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaseSpot {
    /// A key of the handheld.
    Key(Key),
    /// The word that opens the card of help.
    Help,
}

/// Where the case lies in a window, and how large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaseLayout {
    left: i32,
    top: i32,
    scale: i32,
    /// Whether there is room for the case; a small window shows the panel alone.
    whole: bool,
}

impl CaseLayout {
    /// The largest case that fits a window of this size, in its middle; in a small window the panel alone.
    pub fn fit((wide, high): (usize, usize)) -> Self {
        let (wide, high) = (wide as i32, high as i32);
        let times = |(across, down): (i32, i32)| (wide / across).min(high / down);
        let whole = times(CASE) >= 1;
        let side = SIDE as i32;
        let scale = times(if whole { CASE } else { (side, side) }).max(1);
        let (x, y, across, down) = if whole { (0, 0, CASE.0, CASE.1) } else { (PANEL.0, PANEL.1, side, side) };
        let (left, top) = ((wide - across * scale) / 2, (high - down * scale) / 2);
        CaseLayout { left: left.max(0) - x * scale, top: top.max(0) - y * scale, scale, whole }
    }

    /// The window that shows the case at so many pixels for one of the panel.
    pub fn window(scale: usize) -> (usize, usize) {
        (CASE.0 as usize * scale, CASE.1 as usize * scale)
    }

    /// Pixels of the window for one of the panel.
    pub fn scale(self) -> usize {
        self.scale as usize
    }

    /// The left upper corner of the panel.
    pub fn panel(self) -> (usize, usize) {
        let (x, y, ..) = self.place((PANEL.0, PANEL.1, 0, 0));
        (x as usize, y as usize)
    }

    /// What lies at this place of the window.
    pub fn spot(self, (x, y): (i32, i32)) -> Option<CaseSpot> {
        let hit = |area: Area| {
            let (left, top, w, h) = self.place(area);
            self.whole && (left..left + w).contains(&x) && (top..top + h).contains(&y)
        };
        let key = Key::ALL.into_iter().find(|key| hit(key_area(*key)));
        key.map(CaseSpot::Key).or_else(|| hit(HELP).then_some(CaseSpot::Help))
    }

    /// The middle of what can be pressed, in the window.
    pub fn middle(self, spot: CaseSpot) -> (i32, i32) {
        let (x, y, w, h) = self.place(match spot {
            CaseSpot::Key(key) => key_area(key),
            CaseSpot::Help => HELP,
        });
        (x + w / 2, y + h / 2)
    }

    /// Whether there is room for the case.
    pub(super) fn is_whole(self) -> bool {
        self.whole
    }

    /// An area of the case as one of the window.
    pub(super) fn place(self, (x, y, w, h): Area) -> Area {
        let k = self.scale;
        (self.left + x * k, self.top + y * k, w * k, h * k)
    }

    /// The panel and its frame.
    pub(super) fn frame(self, wide: i32) -> Area {
        let side = SIDE as i32 + 2 * wide;
        self.place((PANEL.0 - wide, PANEL.1 - wide, side, side))
    }

    /// Where a key lies.
    pub(super) fn key(self, key: Key) -> Area {
        self.place(key_area(key))
    }

    /// What opens the card of help.
    pub(super) fn help(self) -> Area {
        self.place(HELP)
    }
}

/// Where a key lies in the case: the pad at the left of the panel, the letters at its right, as on a handheld.
const fn key_area(key: Key) -> Area {
    match key {
        Key::Up => (45, 93, 34, 34),
        Key::Down => (45, 161, 34, 34),
        Key::Left => (11, 127, 34, 34),
        Key::Right => (79, 127, 34, 34),
        Key::X => (425, 88, 34, 34),
        Key::Y => (386, 127, 34, 34),
        Key::A => (464, 127, 34, 34),
        Key::B => (425, 166, 34, 34),
    }
}
