//! `cargo prose`: the fragments that pack our texts best.

use umpire_tests::texts::{best_fragments, every_text, write_fragments};

use crate::shell::Failed;

/// Finds them anew and writes them; how well they pack shows the next time that something is built.
pub(crate) fn prose() -> Result<(), Failed> {
    let texts = every_text();
    let letters: usize = texts.iter().map(|help| help.text.unpack().len()).sum();
    let bytes: usize = texts.iter().map(|help| help.text.size()).sum();
    println!("{} texts, {letters} letters in {bytes} bytes until now", texts.len());
    let texts: Vec<String> = texts.iter().map(|help| help.text.to_string()).collect();
    println!("{}", write_fragments(&best_fragments(&texts)).display());
    Ok(())
}
