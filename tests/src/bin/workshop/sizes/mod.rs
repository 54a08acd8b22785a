//! `cargo sizes`: whose every byte of the firmware is, and whether each area keeps to its budget.

mod area;
mod constants;
mod image;
mod table;

use std::collections::BTreeMap;

use crate::pico::{self, BOARDS};
use crate::shell::{Failed, Step};
use area::Area;
use image::Image;
use table::SizeTable;

const KIB: u32 = 1024;

/// All of flash: the program's part of 2 MB.
const FLASH_BUDGET: u32 = 1632 * KIB;
/// All statics: what `memory.x` leaves beside the stack is 240 KiB. The largest game lies there, and For Reign or Ruin, with
/// eighty elements and their cards, needs some 5 KiB more than the one before it.
const RAM_BUDGET: u32 = 239 * KIB;
/// The engine: 80 KiB are measured, with rosters packed, read whole or in pieces for every rulebook; codes and campaigns
/// are 10 of them, nicknames and the scene that tells them 6, a lesson 2, what only *Any game* asks 5.
const ENGINE_BUDGET: u32 = 80 * KIB;
/// A rulebook with its workbench and its words.
const GAME_BUDGET: u32 = 160 * KIB;
/// Rulebooks with a budget of their own: what is measured, and a little. Rattle and Rend had 183 KiB before there was
/// one, and 229 with its campaigns: their edits, their text, their guide, and who fights of eighteen points, and 2 more with its lesson; of Warbands and Heroes 80 with its texts were wanted, and 110 are there without them.
/// Of Dragon Rampant 160 were wanted with its texts; 175 are there without them: results that tell their sums and Quests with
/// what was seen took some of them.
/// Of For Reign or Ruin 110 were wanted with its texts; 157 are there without them: 17 steps of flows, a workbench and a
/// text format for forty cards.
/// Any game is to have 35 with its texts.
const OWN_BUDGETS: [(&str, u32); 5] = [
    ("rattle_and_rend", 233 * KIB),
    ("warbands_and_heroes", 114 * KIB),
    ("dragon_rampant", 176 * KIB),
    ("for_reign_or_ruin", 162 * KIB),
    ("any_game", 35 * KIB),
];
/// What a rulebook explains: some 300 texts of at most 260 letters, packed. 33 KiB are measured.
const HELP_BUDGET: u32 = 40 * KIB;
/// What is compiled anew for a rulebook: mostly its own flow, its own events and its corrections, inlined there. 35 KiB
/// are measured, of the one rulebook that is compiled for speed and size alike.
const PER_GAME_BUDGET: u32 = 35 * KIB;
/// The screens, compiled for size: 224 KiB are measured, 7 of them for a code on the panel. The page of two pools and every size of text cost 6; lists with a
/// second line, hints above the keys, headings on two lines and own dice on their roll's page 8;
/// steps of a turn and a choice under a distance 4; settings, games that were left, names, columns, a coach and trials 16.
const SCREENS_BUDGET: u32 = 225 * KIB;
/// Letters, shapes, icons and what is sent, compiled for speed: 48 KiB are measured.
const RASTER_BUDGET: u32 = 52 * KIB;
/// The firmware: 226 KiB are measured on the larger board; rosters that come in pieces are 4 of them, campaigns in lists and
/// lines, results and codes 20, the self-test 17, games that are left and kept, and settings, 25, a clock
/// and a rematch of what was taken up 2.
const FIRMWARE_BUDGET: u32 = 227 * KIB;

/// Flash of an area, where it has a budget of its own.
fn budget(area: &Area) -> Option<u32> {
    match area {
        Area::Engine => Some(ENGINE_BUDGET),
        Area::Game(game) => {
            let own = OWN_BUDGETS.iter().find(|(owner, _)| owner == game);
            Some(own.map_or(GAME_BUDGET, |(_, budget)| *budget))
        }
        Area::Help(_) => Some(HELP_BUDGET),
        Area::PerGame(_) => Some(PER_GAME_BUDGET),
        Area::Screens => Some(SCREENS_BUDGET),
        Area::Raster => Some(RASTER_BUDGET),
        Area::Firmware => Some(FIRMWARE_BUDGET),
        Area::Crates | Area::Core | Area::Shared => None,
    }
}

/// Bytes of flash and of RAM by area.
#[derive(Default)]
struct Sizes {
    flash: BTreeMap<Area, u32>,
    ram: BTreeMap<Area, u32>,
}

impl Sizes {
    fn read(elf: &[u8]) -> object::Result<Self> {
        let mut image = Image::read(elf)?;
        constants::give(&mut image);
        let mut sizes = Sizes::default();
        for (section, pieces) in &image.sections {
            let is_ram = section.start >= 0x2000_0000;
            for piece in pieces {
                let nameless = if section.name == ".rodata" || is_ram { Area::Shared } else { Area::Crates };
                let area = piece.area.clone().unwrap_or(nameless);
                // What a static starts with lies in flash, too.
                if !section.bytes.is_empty() {
                    *sizes.flash.entry(area.clone()).or_default() += piece.end - piece.start;
                }
                if is_ram {
                    *sizes.ram.entry(area).or_default() += piece.end - piece.start;
                }
            }
        }
        assert_eq!(sizes.flash.values().sum::<u32>(), image.loaded, "every byte that is loaded is somebody's");
        Ok(sizes)
    }
}

/// Builds every firmware and prints the table.
pub(crate) fn sizes() -> Result<(), Failed> {
    let mut step = Step::of(3);
    step.says("the tools for the handhelds");
    let tools = pico::tools()?;
    step.says("the handhelds' firmware");
    tools.build()?;
    step.says("sizes");
    proof()
}

/// Prints the table of the firmware that is there; fails where a budget is exceeded.
pub(crate) fn proof() -> Result<(), Failed> {
    let read = |board: &pico::BoardBuild| {
        let elf = pico::elf(board.name);
        let failed = |why: &dyn std::fmt::Display| Failed(format!("{}: {why}", elf.display()));
        let bytes = std::fs::read(&elf).map_err(|why| failed(&why))?;
        Sizes::read(&bytes).map_err(|why| failed(&why))
    };
    let boards = BOARDS.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let table = SizeTable::of(&boards);
    println!("\n{}", table.text);
    if std::env::var_os("UPDATE").is_some() {
        table.write()?;
    }
    match &table.exceeded[..] {
        [] => Ok(()),
        exceeded => Err(Failed(format!("budgets of flash or RAM exceeded: {}", exceeded.join("; ")))),
    }
}
