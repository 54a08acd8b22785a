//! Who does what to whom, over a page: two lines in place of the title, as of a title that has no room in one. The page
//! takes what is left.

use core::fmt::Write;

use umpire_engine::table::{Heading, Scene, Words};

use crate::bands::{self, AnyBand, DeedMoment};
use crate::pages::page_builder::{HEAD, PAGE, PageBuilder, STRIP};
use crate::strings::{Text, minutes};

/// Rows of the target, where it has a line of its own.
const TARGET: usize = 24;

/// How many rows a page has under this head.
pub(crate) fn room(head: &Heading, scene: &dyn Scene) -> usize {
    let above = deed(head, scene).map_or(HEAD, |mut deed| {
        let broken = if deed.break_line().is_some() { TARGET } else { 0 };
        broken + deed.height() + if deed.has_room_for_target() { 0 } else { TARGET }
    });
    PAGE.1 - STRIP - above
}

/// Lays the lines; false where the head has a title.
pub(crate) fn push(builder: &mut PageBuilder, head: &Heading) -> bool {
    let Some(mut deed) = deed(head, builder.scene) else { return false };
    if deed.note.is_empty() {
        deed.note = builder.clock.map(minutes).unwrap_or_default();
    }
    if let Some(first) = deed.break_line() {
        builder.push(TARGET, AnyBand::Deed(first));
    }
    // A name is never cut: the target is the first line of the page then.
    let target = if deed.has_room_for_target() { None } else { deed.to.take() };
    builder.push(deed.height(), AnyBand::Deed(deed));
    if let Some(by) = target {
        builder
            .push(TARGET, AnyBand::Deed(bands::DeedBand { by, to: None, moment: None, chip: "", note: Text::new() }));
    }
    true
}

fn deed(head: &Heading, scene: &dyn Scene) -> Option<bands::DeedBand> {
    let text = |words: Words| {
        let mut text = Text::new();
        let _ = words.write(scene, &mut text); // what is longer than any line is cut
        text
    };
    let Some(deed) = head.deed else {
        let (seat, title) = (head.asked.seat(), text(head.title));
        let by = (seat, title);
        let long = bands::HeadBand::is_long(seat, &by.1);
        return long.then(|| bands::DeedBand { by, to: None, moment: None, chip: head.chip, note: text(head.note) });
    };
    let moment = deed.moment.map(|moment| DeedMoment {
        name: moment.names.get(usize::from(moment.now)).copied().unwrap_or_default(),
        now: moment.now,
        of: moment.names.len() as u8,
    });
    let by = (Some(deed.by.0), text(deed.by.1));
    let to = deed.to.map(|(seat, words)| (Some(seat), text(words)));
    let mut note = text(head.note);
    if let (true, Some((now, of))) = (note.is_empty(), scene.step()) {
        let _ = write!(note, "{now} of {of}"); // three digits each at most
    }
    // The strip has no room for the round among three sides or more.
    if let (true, Some(round)) = (note.is_empty() && scene.seats() > 2, scene.round()) {
        let _ = write!(note, "{} {round}", scene.round_word()); // a word and three digits
        note.make_ascii_lowercase();
    }
    Some(bands::DeedBand { by, to, moment, chip: head.chip, note })
}
