//! What a side brought beside its pieces: a tab for each kind of thing, with its whole text.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{Help, Scene, Seat};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, LineBand, LineVoice, ScrolledBand, TabsBand};
use crate::pages::look::lines::tall;
use crate::pages::news::side_name;
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// The most kinds of things a side has.
pub(crate) const MOST: usize = 2;
/// How wide a line is.
const ROOM: i32 = 226;

/// Lines seen at once.
pub(crate) const fn seen(scale: TextScale) -> usize {
    (FULL - TabsBand::HEIGHT) / tall(scale)
}

/// What the tabs are called behind that of the pieces.
pub(crate) fn names(scene: &dyn Scene, seat: Seat) -> Vec<&'static str, MOST> {
    let mut names = Vec::new();
    scene.holdings(seat, &mut |name, _| {
        if !names.contains(&name) {
            let _ = names.push(name); // two kinds, by our own games
        }
    });
    names
}

/// Pushes the tabs of a side, where it has any but its pieces; this one is open.
pub(crate) fn tabs(builder: &mut PageBuilder, seat: Seat, open: u8) {
    let own = names(builder.scene, seat);
    if !own.is_empty() {
        let names = ["Pieces"].into_iter().chain(own).collect();
        builder.push(TabsBand::HEIGHT, AnyBand::Tabs(TabsBand { names, open }));
    }
}

/// How many lines a tab has.
pub(crate) fn count(scene: &dyn Scene, seat: Seat, tab: u8, size: TextSize) -> usize {
    let mut count = 0;
    each_line(scene, (seat, tab), size, &mut |_, _| count += 1);
    count
}

/// The page of a tab, from this line on.
pub(crate) fn page(builder: &mut PageBuilder, seat: Seat, tab: u8, first: usize) {
    let scene = builder.scene;
    builder.heading(Some(seat), &side_name(scene, Some(seat)), "");
    tabs(builder, seat, tab + 1);
    let (size, tall, seen) = (builder.scale.small(), tall(builder.scale), seen(builder.scale));
    let count = count(scene, seat, tab, size);
    let rail = builder.rail(first..count.min(first + seen), count, seen * tall);
    let mut at = 0;
    each_line(scene, (seat, tab), size, &mut |voice, words| {
        if (first..first + seen).contains(&at) {
            let line = LineBand { seat: None, text: text(words), size, voice, centred: false };
            builder.push(tall, AnyBand::Scrolled(ScrolledBand { line, rail }));
        }
        at += 1;
    });
}

/// Calls `line` with every line of a tab: what a thing is called in the first voice, its text in the second.
fn each_line(scene: &dyn Scene, (seat, tab): (Seat, u8), size: TextSize, line: &mut dyn FnMut(LineVoice, &str)) {
    let Some(&tab) = names(scene, seat).get(usize::from(tab)) else { return };
    scene.holdings(seat, &mut |name, Help { title, chip, text, .. }| {
        if name == tab {
            let mut head = Text::new();
            let _ = write!(head, "{chip}: {title}"); // two words
            line(LineVoice::First, &head);
            wrap(&text.unpack_in(scene.length_sign()), size, ROOM).for_each(|words| line(LineVoice::Second, words));
        }
    });
}
