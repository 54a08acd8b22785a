//! The list of a roll: to whom it is done, what is known, what is to be ticked, each with what it brings.

use heapless::Vec;
use umpire_rules::table::{Amount, MAX_FACTS, Modifier, Question, Roll, Seat, Tick, Ticks, Words};

use super::dice::fits;
use super::sheet::Sheet;
use crate::band::{Before, More, Reason, Text, said, short, text};
use crate::text::Size;

/// What is listed.
pub(super) struct Reasons<'a> {
    pub(super) question: &'a Question,
    /// The roll as it stands.
    pub(super) roll: &'a Roll,
    /// What is known of it.
    pub(super) why: &'a [Modifier],
    /// Facts to tick, as rows of the question's list.
    pub(super) facts: Vec<usize, MAX_FACTS>,
    pub(super) ticks: Option<(&'a Tick, Ticks)>,
}

/// Where the note of a question stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noted {
    /// In the head, beside the title.
    Head,
    /// Beside the one it is done to.
    Whom,
    /// Below all reasons, where there is room.
    Below,
}

/// How many lines stand before the reasons: one where the head says to whom it is done.
pub(super) fn whom(question: Option<&Question>) -> usize {
    question.map_or(0, |question| done_to(question).iter().count())
}

fn done_to(question: &Question) -> Option<(Seat, Words)> {
    question.heading.deed.and_then(|deed| deed.to)
}

impl Reasons<'_> {
    pub(super) fn len(&self) -> usize {
        whom(Some(self.question)) + self.why.len() + self.facts.len()
    }

    /// Who rolls.
    pub(super) fn title(&self, sheet: &Sheet) -> (Option<Seat>, Text) {
        let head = &self.question.heading;
        match head.deed {
            Some(deed) => (Some(deed.by.0), sheet.text(&deed.by.1)),
            None => (head.asked.seat(), sheet.text(&head.title)),
        }
    }

    /// Where there is room for the note.
    pub(super) fn noted(&self, sheet: &Sheet) -> Noted {
        let (seat, title) = self.title(sheet);
        let note = sheet.text(&self.question.heading.note);
        let wide = |text: &Text| Size::Small.width(text);
        match done_to(self.question) {
            _ if fits(seat, &title, &note) => Noted::Head,
            Some((_, name)) if wide(&sheet.text(&name)) + wide(&note) <= 170 => Noted::Whom,
            _ => Noted::Below,
        }
    }

    /// Whether a line can still change the roll: what is known always does.
    pub(super) fn matters(&self, at: usize) -> bool {
        self.fact(at).zip(self.ticks).is_none_or(|(row, (tick, ticked))| tick.matters(row, ticked))
    }

    /// The largest size in which all lines fit; a name with a note beside it has its own.
    pub(super) fn size(&self, sheet: &Sheet) -> Size {
        let fits = |line: Reason| line.fits(Size::Body) || matches!(line.before, Before::Whom(_));
        let body = (0..self.len()).all(|at| fits(self.line(sheet, at, true)));
        if body { Size::Body } else { Size::Small }
    }

    /// One line of the list.
    pub(super) fn line(&self, sheet: &Sheet, at: usize, matters: bool) -> Reason {
        let to = done_to(self.question);
        if let (0, Some((seat, name))) = (at, to) {
            let beside = self.noted(sheet) == Noted::Whom;
            let amount = if beside { sheet.text(&self.question.heading.note) } else { Text::new() };
            return Reason { before: Before::Whom(seat), amount, ..self.plain(sheet.text(&name)) };
        }
        if let Some(modifier) = self.why.get(at - usize::from(to.is_some())) {
            return self.brings(Some(modifier.amount), self.plain(text(modifier.name)));
        }
        let Some((row, (tick, ticked))) = self.fact(at).zip(self.ticks) else { return self.plain(Text::new()) };
        let (fact, on) = (&tick.facts[row], ticked >> row & 1 == 1);
        // What it brings now, or would bring.
        let brings = if on { fact.on } else { fact.on.or(fact.off) };
        let line = Reason { before: Before::Fact { ticked: on, matters }, ..self.plain(sheet.text(&fact.label)) };
        self.brings(brings.filter(|_| matters).map(|modifier| modifier.amount), line)
    }

    /// The fact of a line, as a row of the question's list.
    fn fact(&self, at: usize) -> Option<usize> {
        self.facts.get(at.checked_sub(whom(Some(self.question)) + self.why.len())?).copied()
    }

    /// A line that brings nothing.
    pub(super) fn plain(&self, label: Text) -> Reason {
        let (seat, more) = (self.question.heading.asked.seat(), More::default());
        let (before, size, amount) = (Before::Known, Size::Body, Text::new());
        Reason { seat, before, size, label, amount, die: None, on: false, more, sideways: false }
    }

    /// A line with what it brings: dice more or less are shown as one.
    fn brings(&self, amount: Option<Amount>, line: Reason) -> Reason {
        let sides = self.roll.pool.die.sides();
        let (amount, die) = match amount {
            None | Some(Amount::Nothing) => return line,
            Some(Amount::Need(need)) => (said(need), None),
            Some(amount @ Amount::Plus(_)) => (text(&short(amount)), None),
            Some(amount) => (text(&short(amount)), Some(sides)),
        };
        Reason { amount, die, ..line }
    }
}
