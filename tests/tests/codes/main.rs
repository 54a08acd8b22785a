//! Rosters and results as codes: written and read, refused, shown on the panel and read from its pixels, and taken by lines.

mod codec;
mod console;
mod foyer;
mod pixels;
mod refused;

use umpire::games::SHELF;
use umpire_engine::table::{CodeKind, CodePart, RosterBook, RosterCode};
use umpire_tests::random::Lcg;

/// Some bytes.
fn some(rng: &mut Lcg, length: usize) -> Vec<u8> {
    (0..length).map(|_| rng.below(256) as u8).collect()
}

/// Every part of a code.
fn lines(kind: CodeKind, game: &str, bytes: &[u8]) -> Vec<String> {
    let code = RosterCode { kind, game, bytes };
    let write = |part| {
        let mut line = String::new();
        code.write(part, &mut line).expect("a string takes all");
        line
    };
    (1..=code.parts()).map(write).collect()
}

#[track_caller]
fn read(line: &str) -> CodePart {
    CodePart::read(line).unwrap_or_else(|why| panic!("{why}: {line}"))
}

/// The rosters of every game that has any.
fn books() -> impl Iterator<Item = &'static RosterBook> {
    SHELF.iter().map(|title| &title.rosters).filter(|book| !book.word.is_empty())
}

/// The bytes of every example that the books print, with its game.
fn examples() -> Vec<(&'static RosterBook, Vec<u8>)> {
    let of = |book: &'static RosterBook| {
        (0..book.examples.len()).map(move |at| {
            let mut bytes = Vec::new();
            (book.example)(at, &mut |piece| bytes.extend_from_slice(piece));
            (book, bytes)
        })
    };
    books().flat_map(of).collect()
}
