//! Dice that lie there: what they show, what it comes to, and who may still change one.

use core::fmt::Write;

use umpire_rules::dice::{Faces, Score};
use umpire_rules::table::{Choose, Question, Rolled, Seat};

use crate::bands::{
    AnyBand, DiceCursor, EquationBand, FallenBand, FootBand, HitsBand, LineBand, LineVoice, PilesBand, ShoutBand, Verb,
    names_hits, said,
};
use crate::key::Key;
use crate::pages::choose::OptionList;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::tray::{self, TrayMarks};
use crate::raster::key_cap::Cap;
use crate::raster::text::TextSize;
use crate::strings::{Text, text};

/// Where the page's picture ends, and its big word.
pub(crate) const PICTURE: usize = 148;
pub(crate) const WORD: usize = 190;
/// The most dice that are shown one by one.
const FEW: usize = 12;

/// Head and page of dice on the table; a cursor where one of them may still be changed.
pub(crate) fn push(
    builder: &mut PageBuilder,
    rolled: &Rolled,
    (seat, who): (Option<Seat>, &str),
    cursor: Option<DiceCursor>,
) {
    let (n, counted) = (rolled.faces.len(), rolled.score != Score::Read);
    let shout = ShoutBand { word: rolled.word, voice: LineVoice::of(rolled.tone) };
    if (counted && is_small(rolled)) || (!counted && n <= FEW) {
        match named(rolled.name, rolled.score) {
            name if fits(seat, &name, who, false) => builder.heading(seat, &name, who),
            _ => title(builder, rolled, (seat, who)),
        }
        // A die on a table: nothing to need, nothing to fail.
        let end = if counted { PICTURE } else { WORD };
        builder.push(end - PAGE.0, AnyBand::Fallen(FallenBand::new(rolled, cursor)));
    } else {
        title(builder, rolled, (seat, who));
        picture(builder, rolled, cursor);
    }
    if builder.stack.end() < WORD {
        builder.push(WORD - PICTURE, AnyBand::Shout(shout));
    }
    then(builder, rolled);
}

/// Whether a few dice, each against the same number, lie there, and what they come to is a word.
fn is_small(rolled: &Rolled) -> bool {
    let few = (1..=4).contains(&rolled.faces.len());
    few && matches!(rolled.score, Score::Each(_)) && !names_hits(rolled.word)
}

/// The head of sums and pools: who threw, and what for. A name comes before a number.
fn title(builder: &mut PageBuilder, rolled: &Rolled, (seat, who): (Option<Seat>, &str)) {
    let name = named(rolled.name, rolled.score);
    let note = [name.as_str(), rolled.name].into_iter().find(|note| fits(seat, who, note, false)).unwrap_or("");
    match who {
        "" => builder.heading(seat, &name, ""),
        _ => builder.heading(seat, who, note),
    }
}

/// Whether a head has room for a title and a note in small letters, with a mark before the note or without.
pub(crate) fn fits(seat: Option<Seat>, title: &str, note: &str, whom: bool) -> bool {
    let room = 236 - if seat.is_some() { 26 } else { 6 } - if whom { 26 } else { 10 };
    TextSize::Small.width(title) + TextSize::Small.width(note) <= room
}

/// Sums and pools: as far down as a word leaves room for it.
fn picture(builder: &mut PageBuilder, rolled: &Rolled, cursor: Option<DiceCursor>) {
    let worded = if names_hits(rolled.word) { WORD } else { PICTURE };
    let (n, sides) = (rolled.faces.len(), rolled.die.sides());
    match rolled.score {
        Score::Sum { .. } if n > 0 => {
            let end = if rolled.word.is_empty() { WORD } else { PICTURE };
            builder.push(end - PAGE.0, AnyBand::Equation(EquationBand::new(rolled, cursor)));
        }
        // One of many may be changed: each has its place.
        _ if n > 0 && cursor.is_some_and(|cursor| cursor.at.is_some()) => {
            let looks = rolled.faces.iter().map(|&face| tray::look(rolled, face));
            tray::push(builder, sides, looks, TrayMarks { ticked: 0, cursor }, PICTURE - PAGE.0);
        }
        Score::Sum { .. } => builder.stack.blank_to(PICTURE),
        _ if n == 0 => builder.push(worded - PAGE.0, AnyBand::Hits(HitsBand::new(rolled, Faces::new()))),
        _ if n <= FEW => {
            let sorted = tray::order(rolled).iter().map(|&die| rolled.faces[usize::from(die)]).collect();
            builder.push(WORD - PAGE.0, AnyBand::Hits(HitsBand::new(rolled, sorted)));
        }
        _ => builder.push(WORD - PAGE.0, AnyBand::Piles(PilesBand::new(rolled))),
    }
}

/// What is rolled for, and what a die must show, where it must show anything.
pub(crate) fn named(name: &'static str, score: Score) -> Text {
    let mut title = text(name);
    if let Some(need) = score.need() {
        let _ = write!(title, " {}", said(need)); // a name of one word
    }
    title
}

/// What happens now.
fn then(builder: &mut PageBuilder, rolled: &Rolled) {
    let text = builder.text(&rolled.then);
    let line = LineBand { seat: None, text, size: TextSize::Body, voice: LineVoice::First, centred: true };
    builder.push(PAGE.1 - WORD, AnyBand::Line(line));
}

/// The page of dice that may still be changed. A lets them stand, as it leaves any page of dice.
pub(crate) fn layout(
    mut builder: PageBuilder,
    question: &Question,
    (choose, rolled): (&Choose, &Rolled),
    list: &OptionList,
    at: usize,
) {
    let seat = question.heading.asked.seat();
    let under = list.get(at).map(|&option| &choose.options[option]);
    let cursor =
        under.map(|option| DiceCursor { seat, at: (list.len() > 1).then_some(at as u8), off: option.off.is_some() });
    let who = builder.text(&question.heading.title);
    builder.strip(None);
    // No mark in the head: the dice may be the other side's.
    push(&mut builder, rolled, (None, &who), cursor);
    let go_on = Verb::new(Cap::Key(Key::A), "Go on");
    let Some(under) = under else { return builder.end(FootBand::verbs([go_on])) };
    if let Some(off) = under.off {
        return builder.end(FootBand::Say(text(off.full)));
    }
    let change = Verb::new(Cap::Key(Key::X), &builder.text(&under.label)).of(seat);
    let last = if list.len() > 1 { Verb::new(Cap::Sideways, "Die") } else { Verb::new(Cap::Key(Key::B), "Back") };
    builder.end(FootBand::verbs([go_on, change, last]))
}
