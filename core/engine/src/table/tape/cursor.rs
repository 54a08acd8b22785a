//! Replaying a tape: a cursor, and the line it reads next.

use crate::table::checksum::Fnv32;
use crate::table::tape::check::LineCheck;
use crate::table::tape::codec::KeyedAnswer;
use crate::table::tape::line::MIN_LINE;
use crate::table::tape::line::kind::{CHOOSE, CORRECTION, NICKNAME};
use crate::table::tape::{Freshness, Source, Steps, Tape, TapeLine};
use crate::table::{Answer, Bearer, Correction, Nickname, Options, Question};

/// Hands out bytes, one piece after the other.
type HandOut<'h> = &'h dyn Fn(&mut dyn FnMut(&[u8]));

/// What players may do between two answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum ByHand {
    Correction,
    Nickname,
}

/// How far a flow has read a tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) struct TapeCursor {
    pub(in crate::table) bytes: usize,
    /// Lines, with those that were skipped.
    pub(in crate::table) lines: u16,
    pub(in crate::table) answers: u16,
    /// The check of the last line.
    check: u16,
    /// Where the last line came from.
    pub(in crate::table) source: Source,
    /// A hash of the edition of the rules and of the opening.
    pub(in crate::table) opening: u32,
}

impl TapeCursor {
    /// Before the first line, for rules of this edition and a game of this opening.
    pub(in crate::table) fn start(edition: u16, opening: HandOut<'_>) -> Self {
        let mut hash = Fnv32::new();
        hash.add(&edition.to_le_bytes());
        opening(&mut |bytes| hash.add(bytes));
        TapeCursor { bytes: 0, lines: 0, answers: 0, check: 0, source: Source::Thumb, opening: hash.done() }
    }
}

impl Tape {
    /// Reads the next line as an answer to this question. Returns the cursor behind it.
    pub(in crate::table) fn read_answer(
        &self,
        cursor: TapeCursor,
        question: &Question,
    ) -> Option<(Answer, TapeCursor)> {
        let (before, line, next) = self.next_line(cursor)?;
        let answer = line.answer(question).filter(|answer| question.allows(answer).is_ok())?;
        let keyed = KeyedAnswer { question, answer: &answer, payload: line.payload };
        let sound = line.check == LineCheck::of_answer(before, cursor.opening, line.source, &keyed);
        sound.then_some((answer, next))
    }

    /// Reads the next line as a pick of one of these options. Only that one is made.
    pub(in crate::table) fn read_pick(
        &self,
        cursor: TapeCursor,
        id: &str,
        options: &mut dyn Options,
    ) -> Option<(Answer, TapeCursor)> {
        let (before, line, next) = self.next_line(cursor)?;
        let (CHOOSE, &[at]) = (line.kind, line.payload) else { return None };
        let picked = options.nth_option(usize::from(at)).filter(|option| option.off.is_none())?;
        let mut check = LineCheck::new(before, cursor.opening, line.source, id, &[at]);
        check.add_key(picked.key);
        (line.check == check.done()).then_some((Answer::Pick(at), next))
    }

    /// Reads the next line as a correction.
    pub(in crate::table) fn read_correction(&self, cursor: TapeCursor) -> Option<(Correction, TapeCursor)> {
        let (before, line, next) = self.next_line(cursor)?;
        let check = LineCheck::new(before, cursor.opening, line.source, "correct", line.payload);
        let correction = line.correction()?;
        (line.check == check.done()).then_some((correction, next))
    }

    /// Reads the next line as a nickname. Returns where it begins, too.
    pub(in crate::table) fn read_nickname(&self, cursor: TapeCursor) -> Option<(Nickname<'_>, u16, TapeCursor)> {
        let (before, line, next) = self.next_line(cursor)?;
        let check = LineCheck::new(before, cursor.opening, line.source, "nickname", line.payload);
        let nickname = line.nickname()?;
        (line.check == check.done()).then_some((nickname, (next.bytes - line.bytes.len()) as u16, next))
    }

    /// Whether the next line was made by hand, whatever is asked: a correction, or a nickname, and which of them.
    pub(in crate::table) fn by_hand(&self, cursor: TapeCursor) -> Option<ByHand> {
        // Asked before every answer of a replay: the first byte is enough, as the kind is a short number.
        match u16::from(*self.bytes.get(self.skip(cursor).bytes)?) {
            CORRECTION => Some(ByHand::Correction),
            NICKNAME => Some(ByHand::Nickname),
            _ => None,
        }
    }

    /// The nickname on the line that begins here.
    pub(in crate::table) fn nickname_at(&self, at: u16) -> Option<Nickname<'_>> {
        TapeLine::read(self.bytes.get(usize::from(at)..)?)?.0.nickname()
    }

    /// What the line that begins here calls it, where it is about that one. Most are not, and cost a look at two bytes.
    pub(in crate::table) fn nickname_of(&self, bearer: Bearer, at: u16) -> Option<&str> {
        let about = usize::from(at) + MIN_LINE;
        (self.bytes.get(about..about + 2)? == bearer.to_bytes()).then(|| self.nickname_at(at))?.map(|name| name.text)
    }

    /// Moves the cursor past the lines that a replay skips.
    pub(in crate::table) fn skip(&self, mut cursor: TapeCursor) -> TapeCursor {
        while cursor.lines < self.line_count && self.skipped.get(cursor.lines) {
            let Some((line, _)) = TapeLine::read(&self.bytes[cursor.bytes..]) else { break };
            cursor.bytes += line.bytes.len();
            cursor.lines += 1;
            cursor.check = line.check;
        }
        cursor
    }

    /// The next line, the check before it, and the cursor behind it.
    fn next_line(&self, cursor: TapeCursor) -> Option<(u16, TapeLine<'_>, TapeCursor)> {
        let from = self.skip(cursor);
        let (line, _) = TapeLine::read(self.bytes.get(from.bytes..)?)?;
        let next = TapeCursor {
            bytes: from.bytes + line.bytes.len(),
            lines: from.lines + 1,
            answers: cursor.answers + 1,
            check: line.check,
            source: line.source,
            ..cursor
        };
        Some((from.check, line, next))
    }

    /// The check that this line should have at the end of this tape, where this question is open; none where it is
    /// neither an answer to it nor a note.
    pub(in crate::table) fn expected_check(
        &self,
        opening: u32,
        question: Option<&Question>,
        line: &TapeLine<'_>,
    ) -> Option<u16> {
        let (before, payload) = (self.last_check(), line.payload);
        let note = |id| Some(LineCheck::new(before, opening, line.source, id, payload).done());
        if line.kind == CORRECTION {
            return line.correction().and_then(|_| note("correct"));
        }
        if line.kind == NICKNAME {
            return line.nickname().and_then(|_| note("nickname"));
        }
        if line.is_answer() {
            let question = question?;
            let answer = line.answer(question).filter(|answer| question.allows(answer).is_ok())?;
            let keyed = KeyedAnswer { question, answer: &answer, payload };
            return Some(LineCheck::of_answer(before, opening, line.source, &keyed));
        }
        match line.resumed() {
            Some(noise) if noise.len() == size_of::<Freshness>() => note("resumed"),
            Some(_) => None,
            None => Steps::read(line).and_then(|_| note("steps")),
        }
    }
}
