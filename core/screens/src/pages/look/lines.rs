//! Pages of lines that scroll: what is so now, rules of the table.

use umpire_engine::table::{Scene, Seat, Topic};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, LineBand, LineVoice, MusterBand, MusterCursor, ScrolledBand};
use crate::pages::look::page_list::LookPage;
use crate::pages::look::side;
use crate::pages::page_builder::{FULL, PAGE, PageBuilder, STRIP};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// How tall a line is.
pub(crate) const fn tall(scale: TextScale) -> usize {
    scale.rows(21, 25)
}

/// Lines of a whole page; a key goes on by one less.
pub(crate) const fn most(scale: TextScale) -> usize {
    FULL / tall(scale)
}

/// Rows between the strip and the pieces: the cursor does not touch it.
const ABOVE: usize = 2;

/// How many lines the page of what is so now has.
pub(crate) fn notes(scene: &dyn Scene) -> usize {
    let mut count = 0;
    scene.notes(&mut |_, _| count += 1);
    count
}

/// How many of them are seen at once: fewer below the pieces of both sides.
pub(crate) fn seen(scene: &dyn Scene, scale: TextScale) -> usize {
    if side::are_few(scene) { (PAGE.1 - STRIP - ABOVE - 2 * MusterBand::WORDED) / tall(scale) } else { most(scale) }
}

/// What is so now, from this line on, below all pieces where they are few; or what is known of one of those.
pub(crate) fn state(builder: &mut PageBuilder, first: usize, place: Option<u8>) {
    let (scene, mut at) = (builder.scene, 0);
    let (seen, count) = (seen(scene, builder.scale), notes(scene));
    if side::are_few(scene) {
        let mut before = 0;
        builder.blank_to(STRIP + ABOVE);
        for seat in Seat::first(2) {
            let own = place.and_then(|place| place.checked_sub(before));
            before += side::pieces(scene, seat).count() as u8;
            let on = own.filter(|_| place < Some(before)).map(|own| (own, MusterCursor::On));
            side::all(builder, seat, on, MusterBand::WORDED);
        }
    } else {
        builder.heading(None, "State", "");
    }
    if let Some(piece) = place.and_then(|place| LookPage::State.piece(scene, place)) {
        return side::gist(builder, piece);
    }
    let rail = builder.rail(first..count.min(first + seen), count, seen * tall(builder.scale));
    scene.notes(&mut |seat, words| {
        if (first..first + seen).contains(&at) {
            let text = builder.text(&words);
            push(builder, seat, LineVoice::First, text, rail);
        }
        at += 1;
    });
}

/// How wide a line of the rules may be.
const ROOM: i32 = 230;

/// How many lines the rules of the table have.
pub(crate) fn reminders(scene: &dyn Scene, size: TextSize) -> usize {
    scene.reminders().iter().map(|topic| line_count(scene, topic, size)).sum()
}

/// Calls `line` with the lines of a topic: its name in the first voice, what is to be known in the second, broken where it
/// has no room. One without lines is the name of a group.
fn each_line(scene: &dyn Scene, (name, texts): &Topic, size: TextSize, line: &mut dyn FnMut(LineVoice, &str)) {
    if !texts.is_empty() {
        line(LineVoice::First, name);
    }
    for text in *texts {
        wrap(&text.unpack_in(scene.length_sign()), size, ROOM).for_each(|words| line(LineVoice::Second, words));
    }
}

fn line_count(scene: &dyn Scene, topic: &Topic, size: TextSize) -> usize {
    let mut count = 0;
    each_line(scene, topic, size, &mut |_, _| count += 1);
    count
}

/// The groups of the rules: where each begins, and its name.
fn groups(scene: &dyn Scene, size: TextSize) -> impl Iterator<Item = (usize, &'static str)> {
    let mut line = 0;
    scene.reminders().iter().filter_map(move |topic| {
        let first = line;
        line += line_count(scene, topic, size);
        topic.1.is_empty().then_some((first, topic.0))
    })
}

/// The group after the one at this line, the first after the last; none where all is one.
pub(crate) fn next_group(scene: &dyn Scene, scale: TextScale, at: usize) -> Option<(usize, &'static str)> {
    let groups = || groups(scene, scale.small());
    groups().find(|group| group.0 > at).or_else(|| groups().next().filter(|group| group.0 < at))
}

/// Rules of the table, from this line on.
pub(crate) fn rules(builder: &mut PageBuilder, first: usize) {
    let (size, seen) = (builder.scale.small(), most(builder.scale));
    let group = groups(builder.scene, size).take_while(|group| group.0 <= first).last();
    let title = group.map_or("Rules", |group| group.1);
    builder.heading(None, title, "");
    let count = reminders(builder.scene, size);
    let rail = builder.rail(first..count.min(first + seen), count, seen * tall(builder.scale));
    let mut at = 0;
    let scene = builder.scene;
    for topic in scene.reminders() {
        each_line(scene, topic, size, &mut |voice, words| {
            if (first..first + seen).contains(&at) {
                push(builder, None, voice, text(words), rail);
            }
            at += 1;
        });
    }
}

fn push(builder: &mut PageBuilder, seat: Option<Seat>, voice: LineVoice, text: Text, rail: Option<(u8, u8)>) {
    let line = LineBand { seat, text, size: builder.scale.small(), voice, centred: false };
    builder.push(tall(builder.scale), AnyBand::Scrolled(ScrolledBand { line, rail }));
}
