//! How large all text is: as players set it.

use crate::text::TextSize;

/// How large all text is. What is read from across the table is large in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum TextScale {
    /// As much on a page as can be read by those who sit at it.
    #[default]
    Normal,
    /// Fewer rows, each a size larger; one that has no room keeps its size.
    Large,
}

impl TextScale {
    /// One of two numbers.
    pub const fn rows(self, normal: usize, large: usize) -> usize {
        match self {
            TextScale::Normal => normal,
            TextScale::Large => large,
        }
    }

    /// This size, or the next larger one where text is large and that has room.
    pub fn fit(self, size: TextSize, text: &str, room: i32) -> TextSize {
        let larger = match size {
            TextSize::Small => TextSize::Body,
            TextSize::Body | TextSize::Large => TextSize::Large,
        };
        if self == TextScale::Large && larger.width(text) <= room { larger } else { size }
    }

    /// The size of what is read second.
    pub const fn small(self) -> TextSize {
        match self {
            TextScale::Normal => TextSize::Small,
            TextScale::Large => TextSize::Body,
        }
    }

    /// The size of what is read first.
    pub const fn body(self) -> TextSize {
        match self {
            TextScale::Normal => TextSize::Body,
            TextScale::Large => TextSize::Large,
        }
    }
}
