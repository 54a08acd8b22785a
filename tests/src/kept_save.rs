//! Games that are kept in the tree for whoever writes a verifier of their own.

use std::fs;
use std::path::PathBuf;

/// Where one lies.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name)
}

/// The kept game of this name is this one: `UPDATE=1 cargo test` writes it anew.
#[track_caller]
pub fn is_kept(name: &str, text: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path(name), text).expect("a folder of ours");
    }
    assert!(fs::read_to_string(path(name)).is_ok_and(|kept| kept == text), "{name} is another game: UPDATE=1");
}
