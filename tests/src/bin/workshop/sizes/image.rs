//! What is loaded into flash and what statics take of RAM, byte for byte.

use std::collections::BTreeMap;

use object::read::elf::{FileHeader, ProgramHeader, SectionHeader, Sym};
use object::{Endianness, elf};

use super::area::Area;

/// Where a code region or a region of data in code begins.
const MAPPING: [&str; 2] = ["$t", "$d"];

/// A section that takes memory.
pub(super) struct Section<'a> {
    pub(super) name: &'a str,
    pub(super) start: u32,
    pub(super) size: u32,
    /// Its bytes; none where it starts as zeros or as anything.
    pub(super) bytes: &'a [u8],
    /// Those of its bytes that are data in code.
    pub(super) pools: Vec<(u32, u32)>,
}

/// Bytes in a row that belong to one area.
pub(super) struct Piece {
    pub(super) start: u32,
    pub(super) end: u32,
    /// None for those that no symbol names.
    pub(super) area: Option<Area>,
}

/// A firmware's sections, each with its pieces in order and without gaps.
pub(super) struct Image<'a> {
    pub(super) sections: Vec<(Section<'a>, Vec<Piece>)>,
    /// How many bytes are loaded into flash.
    pub(super) loaded: u32,
}

impl<'a> Image<'a> {
    /// Reads an ELF.
    pub(super) fn read(bytes: &'a [u8]) -> object::Result<Self> {
        let header = elf::FileHeader32::<Endianness>::parse(bytes)?;
        let endian = header.endian()?;
        let table = header.sections(endian, bytes)?;
        let symbols = table.symbols(endian, bytes, elf::SHT_SYMTAB)?;
        let mut named: BTreeMap<u32, (u32, Area)> = BTreeMap::new();
        let mut marks: BTreeMap<u32, bool> = BTreeMap::new();
        for symbol in symbols.iter() {
            let name = String::from_utf8_lossy(symbol.name(endian, symbols.strings())?);
            let at = symbol.st_value(endian);
            let kind = symbol.st_type();
            if MAPPING.iter().any(|mark| name.starts_with(mark)) {
                marks.insert(at, name.starts_with("$d"));
            } else if symbol.st_size(endian) > 0 && (kind == elf::STT_FUNC || kind == elf::STT_OBJECT) {
                // The lowest bit of a function's address says that it is Thumb code.
                let at = if kind == elf::STT_FUNC { at & !1 } else { at };
                let size = symbol.st_size(endian);
                if named.get(&at).is_none_or(|(other, _)| size > *other) {
                    named.insert(at, (size, Area::of(&name)));
                }
            }
        }
        let mut sections = Vec::new();
        for section in table.iter() {
            let (start, size) = (section.sh_addr(endian), section.sh_size(endian));
            if !section.sh_flags(endian).contains(elf::SHF_ALLOC) || size == 0 || start == 0 {
                continue;
            }
            let name = str::from_utf8(table.section_name(endian, section)?).unwrap_or_default();
            let bytes = section.data(endian, bytes)?;
            let pools = pools(&marks, start, start + size);
            let pieces = pieces(&named, start, start + size);
            sections.push((Section { name, start, size, bytes, pools }, pieces));
        }
        let segments = header.program_headers(endian, bytes)?.iter();
        let loaded = segments.filter(|segment| segment.p_type(endian) == elf::PT_LOAD);
        let loaded = loaded.map(|segment| segment.p_filesz(endian)).sum();
        Ok(Image { sections, loaded })
    }
}

/// The regions of data in this range.
fn pools(marks: &BTreeMap<u32, bool>, start: u32, end: u32) -> Vec<(u32, u32)> {
    let ends = marks.range(start..end).skip(1).map(|(at, _)| *at).chain([end]);
    marks.range(start..end).zip(ends).filter(|((_, data), _)| **data).map(|((at, _), end)| (*at, end)).collect()
}

/// The range cut at its symbols. The few bytes that align the next one go with the one before.
fn pieces(named: &BTreeMap<u32, (u32, Area)>, start: u32, end: u32) -> Vec<Piece> {
    const ALIGNED: u32 = 8;
    let mut pieces: Vec<Piece> = Vec::new();
    let mut at = start;
    let next = named.range(start..end).map(|(at, (size, area))| (*at, (at + size).min(end), Some(area)));
    for (from, to, area) in next.chain([(end, end, None)]) {
        if from > at {
            match pieces.last_mut() {
                Some(last) if from - at < ALIGNED && last.area.is_some() => last.end = from,
                _ => pieces.push(Piece { start: at, end: from, area: None }),
            }
            at = from;
        }
        // A symbol inside another one is the other's.
        if to > at {
            pieces.push(Piece { start: at, end: to, area: area.cloned() });
            at = to;
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_every_byte_once() {
        let named = BTreeMap::from([
            (16, (10, Area::Engine)),
            (20, (2, Area::Core)),
            (28, (4, Area::Screens)),
            (60, (100, Area::Firmware)),
        ]);
        let pieces = pieces(&named, 8, 64);
        let seen: Vec<_> = pieces.into_iter().map(|piece| (piece.start, piece.end, piece.area)).collect();
        let expected = [
            (8, 16, None),
            (16, 28, Some(Area::Engine)),
            (28, 32, Some(Area::Screens)),
            (32, 60, None),
            (60, 64, Some(Area::Firmware)),
        ];
        assert_eq!(seen, expected);
    }
}
