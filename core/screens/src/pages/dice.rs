//! Dice that lie there: what they show, what it comes to, and who may still change one.

use core::fmt::Write;

use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Choose, HitWorth, Question, Rolled, Seat};
use umpire_raster::text::TextSize;

use crate::bands::{
    AnyBand, DiceCursor, EquationBand, FallenBand, FootBand, HeadAside, HeadBand, HitsBand, LineBand, LineVoice,
    PilesBand, ShoutBand, Verb, names_hits, said,
};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::choose::OptionList;
use crate::pages::hit_sum;
use crate::pages::page_builder::{HEAD, PageBuilder};
use crate::pages::tray::{self, TrayMarks};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// Where the page's picture ends, and its big word: large text below them takes a little of their room.
pub(crate) const fn picture_end(scale: TextScale) -> usize {
    scale.rows(148, 143)
}

pub(crate) const fn word_end(scale: TextScale) -> usize {
    scale.rows(190, 185)
}

/// Pixels of a line.
const LINE: i32 = 230;
/// Rows of a name below the head.
const WHOM: usize = 22;
/// The most dice that are shown one by one.
const FEW: usize = 12;

/// Head and page of dice on the table: who threw them, and at whom, where that is somebody.
pub(crate) fn push(
    builder: &mut PageBuilder,
    rolled: &Rolled,
    (seat, who): (Option<Seat>, &str),
    whom: Option<(Option<Seat>, Text)>,
) {
    match named(rolled.name, rolled.score) {
        // Of two names each stands as it is written.
        name if whom.is_some() => {
            let head = HeadBand::new(seat, (text(who), name), "", builder.head_aside());
            // What a die must show stays where its name has no room, too.
            let need = rolled.score.need().filter(|_| head.cuts_note()).map(said);
            let head = need.map_or(head, |need| HeadBand::new(seat, (text(who), need), "", HeadAside::default()));
            builder.push(HEAD, AnyBand::Head(HeadBand { named: true, ..head }));
        }
        name if is_alone(rolled) && fits(seat, &name, who, false) => builder.heading(seat, &name, who),
        _ => title(builder, rolled, (seat, who)),
    }
    if let Some((seat, text)) = whom {
        self::whom(builder, seat, text);
    }
    lay(builder, rolled, None);
    if let Some(worth) = summed(rolled) {
        hit_sum::push(builder, worth, rolled.hits);
    }
    let then = builder.text(&rolled.then);
    say(builder, then);
}

/// The dice, and what they come to; a cursor where one of them may still be changed.
fn lay(builder: &mut PageBuilder, rolled: &Rolled, cursor: Option<DiceCursor>) {
    // Sums and pools need all of their room.
    let scale = if is_alone(rolled) { builder.scale } else { TextScale::Normal };
    let (picture_end, word_end) = (picture_end(scale), word_end(scale) - sum_rows(rolled, builder.scale));
    let shout = ShoutBand { word: rolled.word, voice: LineVoice::of(rolled.tone) };
    if is_alone(rolled) {
        // A die on a table: nothing to need, nothing to fail.
        let end = if rolled.score == Score::Read { word_end } else { picture_end };
        builder.push(end - builder.bottom(), AnyBand::Fallen(FallenBand::new(rolled, cursor)));
    } else {
        picture(builder, rolled, cursor);
    }
    if builder.bottom() < word_end {
        builder.push(word_end - picture_end, AnyBand::Shout(shout));
    }
}

/// Whether the dice lie there side by side, and no number stands beside them.
fn is_alone(rolled: &Rolled) -> bool {
    is_small(rolled) || (rolled.score == Score::Read && rolled.faces.len() <= FEW)
}

/// Whether a few dice, each against the same number, lie there, and what they come to is a word.
fn is_small(rolled: &Rolled) -> bool {
    let few = (1..=4).contains(&rolled.faces.len());
    few && matches!(rolled.score, Score::Each(_)) && !names_hits(rolled.word)
}

/// What the hits come to, where these are counted: it has a line of its own.
fn summed(rolled: &Rolled) -> Option<&'static HitWorth> {
    let counted = !is_alone(rolled) && (names_hits(rolled.word) || !rolled.faces.is_empty());
    rolled.worth.filter(|_| counted)
}

fn sum_rows(rolled: &Rolled, scale: TextScale) -> usize {
    summed(rolled).map_or(0, |_| scale.rows(hit_sum::HEIGHT.0, hit_sum::HEIGHT.1))
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
    let (picture_end, word_end) =
        (picture_end(TextScale::Normal), word_end(TextScale::Normal) - sum_rows(rolled, builder.scale));
    let worded = if names_hits(rolled.word) { word_end } else { picture_end };
    let (n, sides, top) = (rolled.faces.len(), rolled.die.sides(), builder.bottom());
    match rolled.score {
        Score::Sum { .. } if n > 0 => {
            let end = if rolled.word.is_empty() { word_end } else { picture_end };
            builder.push(end - top, AnyBand::Equation(EquationBand::new(rolled, cursor)));
        }
        // One of many may be changed: each has its place.
        _ if n > 0 && cursor.is_some_and(|cursor| cursor.at.is_some()) => {
            let looks = rolled.faces.iter().map(|&face| tray::look(rolled, face));
            tray::push(builder, sides, looks, TrayMarks { ticked: 0, cursor }, picture_end - top);
        }
        Score::Sum { .. } => builder.blank_to(picture_end),
        _ if n == 0 => builder.push(worded - top, AnyBand::Hits(HitsBand::new(rolled, Faces::new()))),
        _ if n <= FEW => {
            let sorted = tray::order(rolled).iter().map(|&die| rolled.faces[usize::from(die)]).collect();
            builder.push(word_end - top, AnyBand::Hits(HitsBand::new(rolled, sorted)));
        }
        _ => builder.push(word_end - top, AnyBand::Piles(PilesBand::new(rolled))),
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
fn say(builder: &mut PageBuilder, text: Text) {
    let line = LineBand { seat: None, text, size: builder.scale.body(), voice: LineVoice::First, centred: true };
    builder.push(builder.room(), AnyBand::Line(line));
}

/// Who threw, and at whom or what for, each with the mark of its side: the dice may be the other side's. Where two names
/// have no room beside each other, the second has a line of its own.
fn thrower(builder: &mut PageBuilder, question: &Question) {
    let heading = &question.heading;
    let (who, note) = (builder.text(&heading.title), builder.text(&heading.note));
    let (seat, whom) = (builder.whose(&heading.title), builder.whose(&heading.note));
    let beside = fits(seat, &who, &note, whom.is_some());
    let noted = if beside { note.clone() } else { Text::new() };
    let head = HeadBand::new(seat, (who, noted), "", builder.head_aside());
    let head = HeadBand { named: seat.is_some(), ..head }.about(whom.filter(|_| beside));
    builder.push(HEAD, AnyBand::Head(head));
    if !beside {
        self::whom(builder, whom, note);
    }
}

/// At whom dice were thrown, below the head.
fn whom(builder: &mut PageBuilder, seat: Option<Seat>, text: Text) {
    let line = LineBand { seat, text, size: TextSize::Small, voice: LineVoice::Second, centred: false };
    builder.push(WHOM, AnyBand::Line(line));
}

/// What the dice were thrown for, and what happens now if they stay as they are; the need alone where both are too long.
fn so_far(builder: &PageBuilder, rolled: &Rolled) -> Text {
    let mut then = builder.text(&rolled.then);
    if then.is_empty() {
        return named(rolled.name, rolled.score);
    }
    if let Some(first) = then.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    let lines = [rolled.name, ""].map(|name| {
        let mut line = named(name, rolled.score);
        let _ = write!(line, ": {then}"); // a line is longer than both
        text(line.trim_start())
    });
    lines.into_iter().find(|line| TextSize::Small.width(line) <= LINE).unwrap_or_else(|| builder.text(&rolled.then))
}

/// The page of dice that may still be changed. A lets them stand, as it leaves any page of dice.
#[inline(never)] // or it lies in RAM with the pages a cursor moves on
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
    builder.strip(None);
    thrower(&mut builder, question);
    lay(&mut builder, rolled, cursor);
    let so_far = so_far(&builder, rolled);
    say(&mut builder, so_far);
    let go_on = Verb::new(Cap::Key(Key::A), "Go on");
    let Some(under) = under else { return builder.end(FootBand::verbs([go_on])) };
    if let Some(off) = under.off {
        return builder.say(text(off.full));
    }
    let change = Verb::new(Cap::Key(Key::X), &builder.text(&under.label)).of(seat);
    let last = if list.len() > 1 { Verb::new(Cap::Sideways, "Die") } else { Verb::new(Cap::Key(Key::B), "Back") };
    builder.end(FootBand::verbs([go_on, change, last]))
}
