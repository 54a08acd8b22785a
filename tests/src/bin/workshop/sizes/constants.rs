//! Whose a constant without a symbol is: whoever has its address uses it.
//!
//! A string or a table without a name is found by the words of code and of other constants that are an address in
//! `.rodata`. It ends where the next one begins. What one area alone leads to is that area's.

use std::collections::{BTreeMap, BTreeSet};

use super::area::Area;
use super::image::{Image, Piece, Section};

/// Cuts what no symbol names at every address that is used, and gives each part to who uses it.
pub(super) fn give(image: &mut Image<'_>) {
    let Some(constants) = image.sections.iter().position(|(section, _)| section.name == ".rodata") else { return };
    let (start, end) = {
        let section = &image.sections[constants].0;
        (section.start, section.start + section.size)
    };
    // Every address that is used, and where its word lies.
    let mut uses: Vec<(u32, u32)> = Vec::new();
    for (section, _) in &image.sections {
        uses.extend(words(section).filter(|(_, to)| (start..end).contains(to)));
    }
    let targets: BTreeSet<u32> = uses.iter().map(|(_, to)| *to).collect();
    let (section, pieces) = &mut image.sections[constants];
    *pieces = std::mem::take(pieces).into_iter().flat_map(|piece| cut(piece, &targets)).collect();
    let section = section.start;
    let owners = owners(image, section, &uses);
    for piece in &mut image.sections[constants].1 {
        if let Some(owners) = owners.get(&piece.start).filter(|_| piece.area.is_none()) {
            piece.area = sole(owners);
        }
    }
}

/// The words of a section that may be addresses: all of data, and the pools of code.
fn words<'s>(section: &'s Section<'_>) -> impl Iterator<Item = (u32, u32)> + 's {
    let all = [(section.start, section.start + section.size)];
    let ranges = if section.pools.is_empty() { all.to_vec() } else { section.pools.clone() };
    let word = |at: u32| {
        let from = (at - section.start) as usize;
        let bytes = section.bytes.get(from..from + 4)?;
        Some((at, u32::from_le_bytes(bytes.try_into().ok()?)))
    };
    ranges.into_iter().flat_map(|(from, to)| (from.next_multiple_of(4)..to).step_by(4)).filter_map(word)
}

fn cut(piece: Piece, targets: &BTreeSet<u32>) -> Vec<Piece> {
    if piece.area.is_some() {
        return vec![piece];
    }
    let inside = targets.range(piece.start + 1..piece.end).copied();
    let starts = [piece.start].into_iter().chain(inside.clone());
    starts.zip(inside.chain([piece.end])).map(|(start, end)| Piece { start, end, area: None }).collect()
}

/// Who leads to every piece without a name, directly or by another such piece.
fn owners(image: &Image<'_>, constants: u32, uses: &[(u32, u32)]) -> BTreeMap<u32, BTreeSet<Area>> {
    let pieces: BTreeMap<u32, &Piece> =
        image.sections.iter().flat_map(|(_, pieces)| pieces).map(|piece| (piece.start, piece)).collect();
    let holder = |at: u32| pieces.range(..=at).next_back().map(|(_, piece)| *piece);
    let mut owners: BTreeMap<u32, BTreeSet<Area>> = BTreeMap::new();
    let mut links: Vec<(u32, u32)> = Vec::new();
    for (from, to) in uses {
        let (Some(from), Some(to)) = (holder(*from), holder(*to)) else { continue };
        match &from.area {
            Some(area) => drop(owners.entry(to.start).or_default().insert(area.clone())),
            None if from.start >= constants => links.push((from.start, to.start)),
            None => {}
        }
    }
    loop {
        let mut more = false;
        for (from, to) in &links {
            let areas = owners.get(from).cloned().unwrap_or_default();
            let known = owners.entry(*to).or_default();
            let before = known.len();
            known.extend(areas);
            more |= known.len() > before;
        }
        if !more {
            return owners;
        }
    }
}

/// The one area that uses it. What is compiled for a rulebook and the rulebook itself are one here.
fn sole(owners: &BTreeSet<Area>) -> Option<Area> {
    let mut owners = owners.iter();
    match (owners.next()?, owners.next(), owners.next()) {
        (area, None, _) => Some(area.clone()),
        (Area::Game(game), Some(Area::PerGame(same)), None) if game == same => Some(Area::Game(game.clone())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Code of two areas at 0 and 8, each a pool of two words; constants from 32 on, without a symbol.
    fn image(words: [u32; 4], constants: &[u8]) -> Image<'_> {
        let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let area = |start, area| Piece { start, end: start + 8, area };
        let text = Section { name: ".text", start: 0, size: 16, bytes: code.leak(), pools: vec![(0, 16)] };
        let size = constants.len() as u32;
        let rodata = Section { name: ".rodata", start: 32, size, bytes: constants, pools: Vec::new() };
        Image {
            sections: vec![
                (text, vec![area(0, Some(Area::Engine)), area(8, Some(Area::Screens))]),
                (rodata, vec![Piece { start: 32, end: 32 + size, area: None }]),
            ],
            loaded: 16 + size,
        }
    }

    #[test]
    fn a_constant_is_whose_code_leads_to_it_and_of_several_nobodys() {
        // A table at 32 that points to 44; strings at 36, 40 and 44.
        let constants = [&44_u32.to_le_bytes()[..], b"mineourshers"].concat();
        let mut image = image([36, 40, 32, 40], &constants);
        give(&mut image);
        let areas: Vec<_> = image.sections[1].1.iter().map(|piece| (piece.start, piece.area.clone())).collect();
        let expected = [(32, Some(Area::Screens)), (36, Some(Area::Engine)), (40, None), (44, Some(Area::Screens))];
        assert_eq!(areas, expected);
    }
}
