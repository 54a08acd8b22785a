//! A roster or a result as a QR code, part by part.

use heapless::String;
use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use umpire_engine::table::{Instruction, MAX_CODE, Question};

use crate::bands::{AnyBand, CODE_ROWS, CodeBand, CodeNameBand};
use crate::key::Key;
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::look;
use crate::strings::short;

/// Light modules around a code.
const QUIET: usize = 4;
/// The largest code: with its quiet zone, and three pixels a module, it leaves a row for its name.
const LARGEST: Version = Version::new(9);
/// Bytes it takes.
const BYTES: usize = LARGEST.buffer_len();
/// Modules across it.
const SIDE: usize = 17 + 4 * LARGEST.value() as usize;

/// Pixels of a module, by the version of the code.
const fn pixels(version: usize) -> usize {
    match version {
        0..=2 => 5,
        3..=5 => 4,
        _ => 3,
    }
}

/// The part that is shown after a key: A and the pad turn them over, round and round.
pub(crate) const fn turned(key: Key, part: u8, parts: u8) -> u8 {
    match key {
        Key::A | Key::Right | Key::Down => (part + 1) % parts,
        Key::Left | Key::Up => (part + parts - 1) % parts,
        _ => part,
    }
}

/// A code, its quiet zone left out.
struct Modules {
    rows: [u64; SIDE],
    version: usize,
}

/// Makes a code of a line; none where it is too long, or has letters that no code of ours has.
#[inline(never)] // two buffers of 350 bytes
fn modules(line: &str) -> Option<Modules> {
    let (mut code, mut room) = ([0; BYTES], [0; BYTES]);
    if line.len() > MAX_CODE || !QrSegment::is_alphanumeric(line) {
        return None;
    }
    let letters = QrSegment::make_alphanumeric(line, &mut room);
    let words =
        QrCode::encode_segments_to_codewords(&[letters], &mut code, QrCodeEcc::Low, Version::MIN, LARGEST, true);
    let (words, level, version) = words.ok()?;
    // To try all masks takes eight times as long, and every one can be read: checksums look like noise.
    let code = QrCode::encode_codewords(&mut code, words, &mut room, level, version, Some(Mask::new(0)));
    let mut modules = Modules { rows: [0; SIDE], version: version.value().into() };
    for (y, row) in (0..code.size()).zip(&mut modules.rows) {
        *row = (0..code.size()).filter(|x| code.get_module(*x, y)).fold(0, |row, x| row | 1 << x);
    }
    Some(modules)
}

#[inline(never)]
pub(crate) fn layout(mut builder: PageBuilder, question: &Question, tell: &Instruction, (part, parts): (u8, u8)) {
    let mut line: String<MAX_CODE> = String::new();
    let wrote = builder.scene.write_code(part, &mut line);
    if let Some(code) = modules(&line).filter(|_| wrote.is_ok()) {
        push(&mut builder, &code, (parts > 1).then_some((part + 1, parts)));
    }
    let end = short(line.rsplit(':').next().unwrap_or(""));
    let name = builder.text(&tell.text);
    builder.push(builder.room(), AnyBand::CodeName(CodeNameBand { name, end }));
    let turn = if parts > 1 { "Next" } else { "Done" };
    builder.foot(&[(Key::A, turn), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
}

/// Pushes the code with its quiet zone, some rows a band.
fn push(builder: &mut PageBuilder, code: &Modules, part: Option<(u8, u8)>) {
    let (pixels, side) = (pixels(code.version), 17 + 4 * code.version);
    let all = side + 2 * QUIET;
    for first in (0..all).step_by(CODE_ROWS) {
        let count = CODE_ROWS.min(all - first);
        let at = |row: usize| (first + row).checked_sub(QUIET).filter(|row| *row < side);
        let rows = core::array::from_fn(|row| at(row).map_or(0, |row| code.rows[row] << QUIET));
        let band = CodeBand { rows, columns: all as u8, pixels: pixels as u8, part: part.filter(|_| first == 0) };
        builder.push(count * pixels, AnyBand::Code(band));
    }
}
