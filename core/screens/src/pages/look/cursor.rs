//! The cursor among the pieces of a page, which goes as they lie: along a row of pictures, or down a list.
//!
//! Down leads from the pages to the pieces, and up from the first row back; in between left and right turn no page.

use umpire_engine::table::Scene;

use crate::key::Key;
use crate::pages::look::LookPages;
use crate::pages::look::page_list::LookPage;
use crate::pages::look::side::{self, SideForm};
use crate::pages::page_builder::FULL;
use crate::pages::pieces::window;
use umpire_raster::text_scale::TextScale;

impl LookPages {
    /// What a key does among the pieces of a page; false where it does what it does on other pages.
    pub(super) fn on_key_of_pieces(
        &mut self,
        key: Key,
        (scene, scale): (&dyn Scene, TextScale),
        page: LookPage,
        put_right: bool,
    ) -> bool {
        let rows = page.piece_rows(scene);
        let list = match page {
            LookPage::Side(seat) => SideForm::of(scene, seat).window(scale),
            _ => None,
        };
        let count = match page {
            LookPage::Side(seat) => side::pieces(scene, seat).count() as u8,
            _ => rows.iter().sum(),
        };
        if count == 0 {
            return false;
        }
        match (key, &mut self.card) {
            (Key::Y | Key::X, _) => return false,
            // Something is put right from the page of its piece.
            (Key::A, Some(_)) if put_right => return false,
            (Key::A | Key::Left | Key::Right, Some(turned)) => *turned = !*turned,
            (Key::B, card @ Some(_)) => *card = None,
            (Key::Up | Key::Down, Some(_)) => {
                let at = self.place.unwrap_or(0);
                self.place = Some(if key == Key::Up { at.saturating_sub(1) } else { (at + 1).min(count - 1) });
            }
            (Key::A, card @ None) if self.place.is_some() || matches!(page, LookPage::Side(_)) => {
                *card = Some(false);
                self.place = Some(self.place.unwrap_or(0));
            }
            (Key::A | Key::B, None) => return false,
            (_, None) => {
                let to = match list {
                    Some(page) => along_list(key, self.place, count, page),
                    // Lines below the pieces are scrolled first.
                    None if self.place.is_none() && self.at > 0 => return false,
                    None => along_rows(key, self.place, &rows),
                };
                let Some(to) = to else { return false };
                // Down from the last row leads to the lines below.
                let below = self.place.is_some() && to.is_none() && key == Key::Down;
                self.place = to;
                return !below;
            }
        }
        true
    }
}

impl SideForm {
    /// How many rows a page of the list has, where it is one.
    fn window(self, scale: TextScale) -> Option<u8> {
        match self {
            SideForm::Muster => None,
            SideForm::List { grouped } => Some(window(grouped, FULL, scale) as u8),
        }
    }
}

/// Where a key takes the cursor among rows of so many pieces each; none where it is no key for that.
fn along_rows(key: Key, place: Option<u8>, rows: &[u8]) -> Option<Option<u8>> {
    let first = |row: usize| rows[..row].iter().sum::<u8>();
    let at = |row: usize, column: u8| first(row) + column.min(rows[row].saturating_sub(1));
    let last = rows.len() - 1;
    let Some(place) = place else {
        return match key {
            Key::Down => Some(Some(0)),
            Key::Up => Some(Some(first(last))),
            _ => None,
        };
    };
    let row = (0..=last).find(|&row| place < first(row) + rows[row]).unwrap_or(last);
    let (column, count) = (place - first(row), rows[row].max(1));
    Some(match key {
        Key::Left => Some(at(row, (column + count - 1) % count)),
        Key::Right => Some(at(row, (column + 1) % count)),
        Key::Up => row.checked_sub(1).map(|row| at(row, column)),
        _ if row < last => Some(at(row + 1, column)),
        _ => None,
    })
}

/// Where a key takes the cursor in a list of so many, with so many to a page: by one, or by a page once it is in it.
fn along_list(key: Key, place: Option<u8>, count: u8, page: u8) -> Option<Option<u8>> {
    let (at, last) = (place.unwrap_or(0), count - 1);
    let end = last / page * page;
    Some(match (key, place) {
        (Key::Up, Some(0)) => None,
        (Key::Up, None) => Some(last),
        (Key::Up, _) => Some(at - 1),
        (Key::Down, _) => Some(if at >= last { 0 } else { at + 1 }),
        (_, None) => return None,
        _ if last < page => return None,
        (Key::Right, _) if at >= end => Some(at - end),
        (Key::Right, _) => Some((at + page).min(last)),
        _ if at < page => Some((at + end).min(last)),
        _ => Some(at - page),
    })
}
