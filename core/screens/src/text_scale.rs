//! How large all text is: as players set it.

use umpire_raster::text::TextSize;

/// How large all text is. What is read from across the table is large in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextScale {
    /// As much on a page as can be read by those who sit at it.
    #[default]
    Normal,
    /// Fewer rows, each a size larger; one that has no room keeps its size.
    Large,
}

impl TextScale {
    /// One of two numbers.
    pub(crate) const fn rows(self, normal: usize, large: usize) -> usize {
        match self {
            TextScale::Normal => normal,
            TextScale::Large => large,
        }
    }

    /// The size of what is read second.
    pub(crate) const fn small(self) -> TextSize {
        match self {
            TextScale::Normal => TextSize::Small,
            TextScale::Large => TextSize::Body,
        }
    }

    /// The size of what is read first.
    pub(crate) const fn body(self) -> TextSize {
        match self {
            TextScale::Normal => TextSize::Body,
            TextScale::Large => TextSize::Large,
        }
    }
}
