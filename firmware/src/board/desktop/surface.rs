//! What the picture is looked at through: a window or a terminal.

use umpire_screens::KeyEvent;

/// What is to be seen.
pub(super) struct SurfacePicture {
    /// The panel's pixels, 0x00RRGGBB.
    pub(super) pixels: Vec<u32>,
    /// The open question in words, for surfaces too coarse to read the pixels.
    pub(super) caption: Vec<String>,
    /// Whether it changed since it was last shown.
    pub(super) fresh: bool,
}

/// What came of a look.
pub(super) enum Glance {
    /// Nothing.
    Nothing,
    /// A stroke.
    Key(KeyEvent),
    /// Whoever played has enough.
    Quit,
}

/// Something that shows the picture and reports keys.
pub(super) trait Surface {
    /// Shows the picture if it changed, and reports what there is.
    fn look(&mut self, picture: &mut SurfacePicture) -> Glance;
    /// Gives back what was taken over.
    fn close(&mut self) {}
}
