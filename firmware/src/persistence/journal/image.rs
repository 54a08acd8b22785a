//! What a file, or a flash, seems to be before anybody writes to it.

use super::sector::{MARK, OLD_MARK, SECTOR};

/// What some bytes are to a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Image {
    /// Nothing lies there.
    Blank,
    /// A store, sound or not.
    Store,
    /// A store of an older program.
    Older,
    /// Something else.
    Foreign,
}

impl Image {
    /// What these bytes are, by how their sectors begin.
    pub fn of(bytes: &[u8]) -> Self {
        let begins = |mark: [u8; 4]| bytes.chunks(SECTOR as usize).any(|sector| sector.starts_with(&mark));
        if bytes.iter().all(|&byte| byte == 0xff) {
            Image::Blank
        } else if begins(MARK) {
            Image::Store
        } else if begins(OLD_MARK) {
            Image::Older
        } else {
            Image::Foreign
        }
    }
}
