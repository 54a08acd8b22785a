//! Contact sheets: every screen of the gallery beside the others, at true size; and those that recorded games come to, in
//! both sizes of text and both themes.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use umpire_screens::SIDE;

use crate::gallery::gallery;
use crate::picture::{Picture, frame, picture};
use crate::played::{LOOKS, played};

/// Screens side by side, and one under the other on a sheet.
const ACROSS: usize = 8;
const DOWN: usize = 8;
/// Pixels between two screens.
const GAP: usize = 4;

/// Where the sheets lie.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("reports")
}

/// Every screen of the gallery, by its name.
pub fn screens() -> Vec<(String, Picture)> {
    gallery().into_iter().map(|shot| (shot.name.to_string(), picture(&frame(&shot.view.layout(&shot.game))))).collect()
}

/// Writes the sheets in place of those that are there; their files.
pub fn write() -> Vec<PathBuf> {
    let screens = screens();
    let known = (1..).map(|at| folder().join(format!("sheets-{at}.png")));
    known.take_while(|file| std::fs::remove_file(file).is_ok()).for_each(drop);
    let mut files = pages(&folder().join("sheets"), &screens);
    let games = folder().join("sheets");
    std::fs::create_dir_all(&games).expect("the folder of reports can be written");
    for old in std::fs::read_dir(&games).expect("a folder of ours").flatten() {
        std::fs::remove_file(old.path()).expect("a sheet of ours");
    }
    for (game, shots) in played() {
        for (at, (_, _, look)) in LOOKS.iter().enumerate() {
            let screens: Vec<_> = shots.iter().map(|shot| (shot.name.clone(), shot.pictures[at].clone())).collect();
            files.extend(pages(&games.join(format!("{game}-{look}")), &screens));
        }
    }
    files
}

/// As many sheets as it takes, numbered behind this name.
fn pages(name: &Path, screens: &[(String, Picture)]) -> Vec<PathBuf> {
    let sheets = (1..).zip(screens.chunks(ACROSS * DOWN));
    sheets
        .map(|(at, screens)| {
            let file = name.with_file_name(format!("{}-{at}.png", name.file_name().expect("a name").display()));
            sheet(&file, screens);
            file
        })
        .collect()
}

/// One sheet, with a palette: few colours are on any screen, and a small file is looked at more often.
fn sheet(file: &Path, screens: &[(String, Picture)]) {
    let rows = screens.len().div_ceil(ACROSS);
    let size = |count: usize| count * (SIDE + GAP) + GAP;
    let (wide, tall) = (size(ACROSS), size(rows));
    let mut palette: Vec<[u8; 3]> = vec![[0x60; 3]];
    let mut pixels = vec![0_u8; wide * tall];
    for (at, (_, screen)) in screens.iter().enumerate() {
        let (left, top) = (size(at % ACROSS), size(at / ACROSS));
        for (i, color) in screen.chunks_exact(3).enumerate() {
            let color = [color[0], color[1], color[2]];
            let index = palette.iter().position(|known| *known == color).unwrap_or_else(|| {
                palette.push(color);
                palette.len() - 1
            });
            pixels[(top + i / SIDE) * wide + left + i % SIDE] = u8::try_from(index).expect("256 colours at most");
        }
    }
    let out = File::create(file).expect("the folder of reports can be written");
    let mut png = png::Encoder::new(BufWriter::new(out), wide as u32, tall as u32);
    png.set_color(png::ColorType::Indexed);
    png.set_depth(png::BitDepth::Eight);
    png.set_compression(png::Compression::High);
    png.set_palette(palette.concat());
    png.write_header().and_then(|mut writer| writer.write_image_data(&pixels)).expect("a whole sheet");
}
