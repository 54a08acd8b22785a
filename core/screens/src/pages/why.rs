//! Why: what is asked and why now, what the row under the cursor means, and where the book has it.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_engine::table::{Heading, Help, Kind, PieceId, Question, Scene, Words};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{self, AnyBand, FootBand, HelpBand, LineVoice, ScrollMore, Verb};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::look::Setting;
use crate::pages::page_builder::{FULL, HEAD, PageBuilder};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// What is explained, and the first line that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WhyPage {
    subject: WhySubject,
    first: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WhySubject {
    /// The open question, and which of its rows is under the cursor.
    Question(Option<u8>),
    /// What is so for a piece, and what it can do.
    Piece(PieceId),
    /// What can be set.
    Setting(Setting),
}

/// What a key came to.
pub(crate) enum WhyOutcome {
    /// The page stays.
    On,
    /// It is read.
    Over,
    /// The other pages are looked at, from the first on.
    Further,
    /// The same, from the last back.
    Back,
}

/// Rows of a line.
const fn tall(scale: TextScale) -> usize {
    scale.rows(25, 37)
}

/// Lines seen at once; a key goes on by one less.
const fn seen(scale: TextScale) -> usize {
    FULL / tall(scale)
}

/// A part of the page: its voice, a heading of its own where it needs one, and what it says.
type HelpPart = (LineVoice, &'static str, &'static Help);
/// The row, its piece's four marks, eight traits and numbers, and the question.
type HelpParts = Vec<HelpPart, 18>;

/// Whether a question, or the row of it under the cursor, is explained.
pub(crate) fn explains(head: &Heading, row: Option<&'static Help>) -> bool {
    head.help.is_some() || row.is_some() || !head.why.is_empty()
}

/// What Y does at a question: it explains, where there is anything to say. X does nothing on the page: at most questions
/// it answers, and one too many would.
pub(crate) fn look(head: &Heading, row: Option<&'static Help>) -> &'static str {
    let scenic = row.is_some_and(|help| help.text.is_empty());
    if explains(head, row) && !scenic { "Why" } else { "Look" }
}

/// What the row of a question means, and the piece it is about.
fn row(question: &Question, row: Option<u8>) -> (Option<&'static Help>, Option<PieceId>) {
    let row = row.map(usize::from);
    match (&question.kind, row) {
        (Kind::Choose(choose), Some(row)) => choose.options.get(row).map(|option| (option.help, option.key.piece)),
        (Kind::Tick(tick), Some(row)) => tick.facts.get(row).map(|fact| (fact.help, fact.key.piece)),
        _ => None,
    }
    .unwrap_or_default()
}

/// What the row of a choice is called.
fn label(question: &Question, row: Option<u8>) -> Option<Words> {
    let Kind::Choose(choose) = &question.kind else { return None };
    choose.options.get(usize::from(row?)).map(|option| option.label)
}

/// Everything that is explained of a piece.
fn of_piece(scene: &dyn Scene, piece: PieceId) -> HelpParts {
    let (marks, traits) = (scene.card(piece).marks, scene.details(piece).map(|details| details.traits));
    let marks = marks.iter().filter_map(|mark| Some((mark.name, mark.help?)));
    let traits = traits.iter().flatten().filter_map(|own| Some((own.name, own.help?)));
    let words = scene.card_words().iter().map(|help| (help.title, help));
    marks.chain(traits).chain(words).map(|(name, help)| (LineVoice::Second, name, help)).collect()
}

impl WhyPage {
    /// Why this is asked, with the cursor on this row; none where nobody says.
    pub(crate) fn of(question: &Question, at: Option<u8>) -> Option<WhyPage> {
        let explained = explains(&question.heading, row(question, at).0);
        explained.then_some(WhyPage { subject: WhySubject::Question(at), first: 0 })
    }

    /// What is so for a piece, and what it can do; none where nobody says.
    pub(crate) fn of_piece(scene: &dyn Scene, piece: PieceId) -> Option<WhyPage> {
        let explained = !of_piece(scene, piece).is_empty();
        explained.then_some(WhyPage { subject: WhySubject::Piece(piece), first: 0 })
    }

    /// What a setting means.
    pub(crate) const fn of_setting(setting: Setting) -> WhyPage {
        WhyPage { subject: WhySubject::Setting(setting), first: 0 }
    }

    pub(crate) fn on_key(
        &mut self,
        key: Key,
        (scene, scale): (&dyn Scene, TextScale),
        question: Option<&Question>,
    ) -> WhyOutcome {
        let leap = seen(scale) as u8 - 1;
        match key {
            Key::B | Key::Y => return WhyOutcome::Over,
            Key::Right if matches!(self.subject, WhySubject::Question(_)) => return WhyOutcome::Further,
            Key::Left if matches!(self.subject, WhySubject::Question(_)) => return WhyOutcome::Back,
            Key::Down => self.first = self.first.saturating_add(leap).min(self.most(scene, question, scale)),
            Key::Up => self.first = self.first.saturating_sub(leap),
            _ => {}
        }
        WhyOutcome::On
    }

    fn parts(&self, scene: &dyn Scene, question: Option<&Question>) -> HelpParts {
        let (at, question) = match (self.subject, question) {
            (WhySubject::Piece(piece), _) => return of_piece(scene, piece),
            (WhySubject::Setting(setting), _) => {
                return [(LineVoice::First, "", setting.help())].into_iter().collect();
            }
            (_, None) => return HelpParts::new(),
            (WhySubject::Question(at), Some(question)) => (at, question),
        };
        let (help, piece) = row(question, at);
        let own = help.map(|help| (LineVoice::First, "", help));
        // The question steps back behind its row.
        let voice = if help.is_some() { LineVoice::Second } else { LineVoice::First };
        let asked = question.heading.help.map(|help| (voice, "", help));
        // What the row says already is not said again of its piece.
        let said = |part: &HelpPart| help.is_some_and(|help| core::ptr::eq(help, part.2));
        let piece =
            piece.map(|piece| of_piece(scene, piece)).unwrap_or_default().into_iter().filter(|part| !said(part));
        let (first, last) = if help.is_some() { (own, asked) } else { (asked, None) };
        first.into_iter().chain(piece).chain(last).collect()
    }

    /// Calls `line` with every line of the page.
    fn each_line(
        &self,
        scene: &dyn Scene,
        question: Option<&Question>,
        size: TextSize,
        line: &mut dyn FnMut(LineVoice, &str),
    ) {
        if let (WhySubject::Question(_), Some(question)) = (self.subject, question) {
            let mut why: String<128> = String::new();
            let _ = question.heading.why.write(scene, &mut why); // a sentence of two lines
            wrap(&why, size, HelpBand::ROOM).for_each(|words| line(LineVoice::First, words));
        }
        for (voice, name, help) in self.parts(scene, question) {
            if !name.is_empty() {
                wrap(name, size, HelpBand::ROOM).for_each(|words| line(LineVoice::First, words));
            }
            if let (true, WhySubject::Question(Some(row))) = (help.text.is_empty(), self.subject) {
                scene.about(row, &mut |said| {
                    let mut text: String<64> = String::new();
                    let _ = write!(text, "{said}"); // a line or two
                    wrap(&text, size, HelpBand::ROOM).for_each(|words| line(voice, words));
                });
            }
            let (text, label) = (help.text.unpack_in(scene.length_sign()), self.unexplained(scene, question));
            let own = text.lines().position(|thought| says(thought, &label));
            for (at, thought) in own.and_then(|at| text.lines().nth(at)).into_iter().chain(text.lines()).enumerate() {
                // What is said of the row comes first, and once.
                let voice = if own.is_some() && at > 0 { LineVoice::Second } else { voice };
                if own.is_none_or(|own| at != own + 1) {
                    wrap(thought, size, HelpBand::ROOM).for_each(|words| line(voice, words));
                }
            }
        }
    }

    /// What the row under the cursor is called, where it has no text of its own: the question's may have a thought for it.
    fn unexplained(&self, scene: &dyn Scene, question: Option<&Question>) -> Text {
        let mut text = Text::new();
        if let (WhySubject::Question(at), Some(question)) = (self.subject, question)
            && row(question, at).0.is_none()
            && let Some(label) = label(question, at)
        {
            let _ = label.write(scene, &mut text); // no label is longer than a line
        }
        text
    }

    /// The last line that can be the first.
    fn most(&self, scene: &dyn Scene, question: Option<&Question>, scale: TextScale) -> u8 {
        let mut lines = 0_u8;
        self.each_line(scene, question, scale.body(), &mut |_, _| lines = lines.saturating_add(1));
        lines.saturating_sub(seen(scale) as u8)
    }

    /// The page; `next` is what right goes on to.
    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: Option<&Question>, next: &str) {
        builder.strip(None);
        let (scene, parts) = (builder.scene, self.parts(builder.scene, question));
        // A part with a heading of its own is no title of the page.
        let about = parts.first().filter(|part| part.1.is_empty()).map(|part| part.2);
        let (seat, title) = match (self.subject, question, about) {
            (WhySubject::Question(at), Some(question), Some(help)) if help.title.is_empty() => {
                (None, label(question, at).map(|label| builder.text(&label)).unwrap_or_default())
            }
            (_, _, Some(help)) => (None, text(help.title)),
            (WhySubject::Piece(piece), ..) => (Some(scene.card(piece).seat), builder.text(&piece.into())),
            (_, Some(question), _) => (None, builder.text(&question.heading.title)),
            (_, None, _) => (None, Text::new()),
        };
        let only = parts.first().filter(|_| parts.len() == 1).map(|part| part.2);
        let (chip, page) = about.or(only).map_or(("", ""), |help| (help.chip, help.page));
        let head = bands::HeadBand::new(seat, (title, Text::new()), chip, builder.head_aside());
        builder.push(HEAD, AnyBand::Head(head));
        let (scale, mut at) = (builder.scale, 0);
        let (most, seen, size) = (self.most(scene, question, scale), seen(scale), scale.body());
        let first = self.first.min(most);
        self.each_line(scene, question, size, &mut |voice, words| {
            let row = usize::checked_sub(at, first.into());
            at += 1;
            if let Some(row) = row.filter(|row| *row < seen) {
                let more = ScrollMore { up: row == 0 && first > 0, down: row + 1 == seen && first < most };
                builder.push(tall(scale), AnyBand::Help(HelpBand { text: text(words), size, voice, more }));
            }
        });
        let back = Verb::new(Cap::Key(Key::B), "Back");
        // At the end of the text the foot has room for what lies behind it.
        let more = (first < most).then(|| Verb::new(Cap::Upright, "More"));
        let further = (!next.is_empty()).then(|| Verb::new(Cap::Sideways, next));
        builder.look_back = None;
        builder.end(FootBand::help([back].into_iter().chain(more).chain(further), page))
    }
}

/// Whether a thought is about a row of this name: `Short game: to learn it`.
fn says(thought: &str, label: &str) -> bool {
    !label.is_empty() && thought.strip_prefix(label).is_some_and(|rest| rest.starts_with(':'))
}
