//! The list of a roll: to whom it is done, what is known, what is to be ticked, each with what it brings.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{
    Amount, Kind, MAX_FACTS, Modifier, NextRoll, Question, Roll, Scene, Seat, Tick, Ticks, Words,
};
use umpire_raster::text::TextSize;

use crate::bands::{HeadBand, LineStart, ReasonBand, ScrollMore, said};
use crate::pages::dice::fits;
use crate::pages::page_builder::PageBuilder;
use crate::strings::{Text, short, text};
use umpire_raster::text_scale::TextScale;

/// What is listed.
pub(crate) struct RollReasons<'a> {
    pub(crate) question: &'a Question,
    /// The roll as it stands.
    pub(crate) roll: &'a Roll,
    /// Whom it is done to, where that is a line of the list.
    pub(crate) to: Option<(Seat, Words)>,
    /// What is known of it.
    pub(crate) why: &'a [Modifier],
    /// Facts to tick, as rows of the question's list.
    pub(crate) facts: Vec<usize, MAX_FACTS>,
    pub(crate) ticks: Option<(&'a Tick, Ticks)>,
}

/// Where the note of a question stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotePlace {
    /// In the head, beside the title.
    Head,
    /// Beside the one it is done to.
    Whom,
    /// Below all reasons, where there is room.
    Below,
    /// It is whom it is done to: the first line of the list.
    Listed,
}

/// How many lines stand before the reasons: one where whom it is done to has no place in the head.
pub(crate) fn whom(question: Option<&Question>, scene: &dyn Scene) -> usize {
    question.map_or(0, |question| done_to(question, scene).iter().count())
}

/// What is thrown after the dice of a question, with the same press.
pub(crate) fn next_roll(question: &Question) -> Option<NextRoll> {
    match &question.kind {
        Kind::Roll(roll) => roll.next,
        Kind::Tick(tick) => tick.check.as_ref()?.base.next,
        _ => None,
    }
}

/// Whom it is done to: whoever throws with them, or by a deed, or by a note that names a piece for which the head has no room.
fn done_to(question: &Question, scene: &dyn Scene) -> Option<(Seat, Words)> {
    let head = &question.heading;
    if let Some(next) = next_roll(question) {
        return Some((scene.card(next.piece).seat, next.piece.into()));
    }
    if let Some(deed) = head.deed {
        return deed.to;
    }
    let seat = scene.card(head.note.piece()?).seat;
    let read = |words: &Words| {
        let mut text = Text::new();
        let _ = words.write(scene, &mut text); // what is longer than any line is cut
        text
    };
    (!fits(head.asked.seat(), &read(&head.title), &read(&head.note), true)).then_some((seat, head.note))
}

impl<'a> RollReasons<'a> {
    /// What is known of a roll, and nothing to tick.
    pub(crate) fn new(question: &'a Question, scene: &dyn Scene, roll: &'a Roll, why: &'a [Modifier]) -> Self {
        RollReasons { question, roll, to: done_to(question, scene), why, facts: Vec::new(), ticks: None }
    }

    pub(crate) fn len(&self) -> usize {
        self.before() + self.why.len() + self.facts.len()
    }

    /// How many lines stand before the reasons.
    pub(crate) fn before(&self) -> usize {
        self.to.iter().count()
    }

    /// Who rolls.
    pub(crate) fn title(&self, builder: &PageBuilder) -> (Option<Seat>, Text) {
        let head = &self.question.heading;
        let (seat, words) = match head.deed {
            Some(deed) => (Some(deed.by.0), deed.by.1),
            None => (head.asked.seat(), head.title),
        };
        let title = builder.text(&words);
        match words.about() {
            // What is thrown for stands below: the name is enough, and is not cut.
            Some(piece) if HeadBand::is_long(seat, &title) => (seat, builder.text(&piece.into())),
            _ => (seat, title),
        }
    }

    /// Where there is room for the note.
    pub(crate) fn noted(&self, builder: &PageBuilder) -> NotePlace {
        let (seat, title) = self.title(builder);
        let note = builder.text(&self.question.heading.note);
        let wide = |text: &Text| TextSize::Small.width(text);
        let whom = builder.whose(&self.question.heading.note).is_some();
        match self.to {
            Some((_, name)) if name == self.question.heading.note => NotePlace::Listed,
            _ if fits(seat, &title, &note, whom) => NotePlace::Head,
            Some((_, name)) if self.roll.next.is_none() && wide(&builder.text(&name)) + wide(&note) <= 170 => {
                NotePlace::Whom
            }
            _ => NotePlace::Below,
        }
    }

    /// Whether a line can still change the roll: what is known always does.
    pub(crate) fn matters(&self, at: usize) -> bool {
        self.fact(at).zip(self.ticks).is_none_or(|(row, (tick, ticked))| tick.matters(row, ticked, Some(self.roll)))
    }

    /// The largest size in which all lines fit; a name with a note beside it has its own. Large lines have one each.
    pub(crate) fn size(&self, builder: &PageBuilder) -> TextSize {
        if builder.scale == TextScale::Large {
            return TextSize::Large;
        }
        let fits = |line: ReasonBand| line.fits(TextSize::Body) || matches!(line.before, LineStart::Whom(_));
        let body = (0..self.len()).all(|at| fits(self.line(builder, at, true)));
        if body { TextSize::Body } else { TextSize::Small }
    }

    /// One line of the list.
    pub(crate) fn line(&self, builder: &PageBuilder, at: usize, matters: bool) -> ReasonBand {
        if let (0, Some((seat, name))) = (at, self.to) {
            let amount = match self.roll.next {
                Some(next) => thrown(&next),
                None if self.noted(builder) == NotePlace::Whom => builder.text(&self.question.heading.note),
                None => Text::new(),
            };
            let line = ReasonBand { before: LineStart::Whom(seat), amount, ..self.plain(builder.text(&name)) };
            // A name is never cut for a number of dice.
            return match self.roll.next.filter(|_| !line.fits(TextSize::Small)) {
                Some(next) => ReasonBand { amount: said(next.need), ..line },
                None => line,
            };
        }
        if let Some(modifier) = self.why.get(at - self.before()) {
            return self.brings(Some(modifier.amount), self.plain(text(modifier.name)));
        }
        let Some((row, (tick, ticked))) = self.fact(at).zip(self.ticks) else { return self.plain(Text::new()) };
        let (fact, on) = (&tick.facts[row], ticked >> row & 1 == 1);
        let line =
            ReasonBand { before: LineStart::Fact { ticked: on, matters }, ..self.plain(builder.text(&fact.label)) };
        self.brings(tick.brings(row, ticked).filter(|_| matters), line)
    }

    /// The fact of a line, as a row of the question's list.
    fn fact(&self, at: usize) -> Option<usize> {
        self.facts.get(at.checked_sub(self.before() + self.why.len())?).copied()
    }

    /// A line that brings nothing.
    pub(crate) fn plain(&self, label: Text) -> ReasonBand {
        let (seat, more) = (self.question.heading.asked.seat(), ScrollMore::default());
        let (before, size, amount) = (LineStart::Known, TextSize::Body, Text::new());
        ReasonBand { seat, before, size, label, amount, die: None, on: false, more, sideways: false }
    }

    /// A line with what it brings: dice more or less are shown as one.
    fn brings(&self, amount: Option<Amount>, line: ReasonBand) -> ReasonBand {
        let sides = self.roll.pool.die.sides();
        let (amount, die) = match amount {
            None | Some(Amount::Nothing) => return line,
            Some(Amount::Need(need)) => (said(need), None),
            Some(amount @ Amount::Plus(_)) => (text(&short(amount)), None),
            Some(amount) => (text(&short(amount)), Some(sides)),
        };
        ReasonBand { amount, die, ..line }
    }
}

/// `12d6, 4+`.
fn thrown(next: &NextRoll) -> Text {
    let mut text = Text::new();
    let _ = write!(text, "{}, {}", next.pool, said(next.need)); // a dozen letters
    text
}
