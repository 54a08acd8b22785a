//! A screen being put together: the stack so far, and what its words are about.

use heapless::Vec;
use umpire_rules::table::{Asked, MAX_SEATS, Question, Scene, Seat, Words};

use super::deed;
use super::replay::Place;
use crate::band::{Foot, Head, More, Row, Side, Strip, Text, What, text};
use crate::key::Key;
use crate::stack::Stack;
use crate::text::Size;

/// Rows of the strip, the head and the foot, and where the page between them begins and ends.
pub(super) const STRIP: usize = 40;
pub(super) const HEAD: usize = 26;
pub(super) const PAGE: (usize, usize) = (66, 216);
/// Rows of a page under a title.
pub(super) const FULL: usize = PAGE.1 - PAGE.0;
const FOOT: usize = 24;
/// Rows of the strip above its pips.
const NUMBERS: usize = 28;

/// A screen being put together.
pub(super) struct Sheet<'a> {
    pub(super) scene: &'a dyn Scene,
    pub(super) stack: &'a mut Stack,
    /// Where somebody looks back: every foot says so.
    pub(super) place: Option<Place>,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(stack: &'a mut Stack, scene: &'a dyn Scene, place: Option<Place>) -> Self {
        Sheet { scene, stack, place }
    }

    /// Words as they are read; what is longer than any line is cut.
    #[inline(never)]
    pub(super) fn text(&self, words: &Words) -> Text {
        let mut text = Text::new();
        let _ = words.write(self.scene, &mut text);
        text
    }

    #[inline(never)]
    pub(super) fn push(&mut self, height: usize, what: What) {
        self.stack.push(height, what);
    }

    /// The strip; a seat's pips under the cursor are shown hollow.
    pub(super) fn strip(&mut self, cost: Option<(Seat, u8)>) {
        let sides = (0..self.scene.seats()).map(Seat);
        let sides = sides.map(|seat| {
            let counter = self.scene.counter(seat)?;
            let cost = cost.map_or(0, |(payer, cost)| if payer == seat { cost } else { 0 });
            Some(Side { now: counter.now, total: counter.total, cost })
        });
        let (active, round) = (self.scene.active().only(), self.scene.round());
        match sides.collect::<Option<Vec<Side, MAX_SEATS>>>() {
            None => self.push(STRIP, What::Strip(Strip::Title)),
            // What a choice would cost shows in the pips alone: they have a band of their own.
            Some(sides) if sides.len() == 2 => {
                let above = sides.iter().map(|side| Side { cost: 0, ..*side }).collect();
                self.push(NUMBERS, What::Strip(Strip::Sides { sides: above, active, round }));
                self.push(STRIP - NUMBERS, What::Strip(Strip::Sides { sides, active, round }));
            }
            Some(sides) => self.push(STRIP, What::Strip(Strip::Sides { sides, active, round })),
        }
    }

    /// The head of a question.
    pub(super) fn head(&mut self, question: &Question) {
        if !deed::push(self, &question.head) {
            let head = self.head_of(question);
            self.push(HEAD, What::Head(head));
        }
    }

    pub(super) fn head_of(&self, question: &Question) -> Head {
        let (title, note) = (self.text(&question.head.title), self.text(&question.head.note));
        Head { seat: question.head.asked.seat(), title, note, chip: question.head.chip }
    }

    /// Rows from the last band to the foot.
    pub(super) fn room(&self) -> usize {
        PAGE.1 - self.stack.end()
    }

    /// A head in fixed words.
    #[inline(never)]
    pub(super) fn heading(&mut self, seat: Option<Seat>, title: &str, note: &str) {
        self.push(HEAD, What::Head(Head { seat, title: text(title), note: text(note), chip: "" }));
    }

    /// Strip and head of a question nothing is paid for.
    pub(super) fn top(&mut self, question: &Question) {
        self.strip(None);
        self.head(question);
    }

    /// One of a few things to choose from on a page that is looked at.
    #[inline(never)]
    pub(super) fn choice(&mut self, height: usize, label: Text, off: &'static str, on: bool) {
        let (seat, left, icon, column, cost, rail) = (None, 0, None, false, 0, None);
        let (size, more) = (Size::Body, More::default());
        self.push(height, What::Row(Row { seat, left, size, icon, column, label, cost, off, on, more, rail }));
    }

    /// The last band: the keys and what they do.
    pub(super) fn foot(self, keys: &[(Key, &str)]) {
        self.end(Foot::keys(keys))
    }

    /// The foot of a page that is looked at, which is the same for those who look back.
    pub(super) fn look_foot(mut self, keys: &[(Key, &str)]) {
        self.place = None;
        self.foot(keys)
    }

    /// The last band.
    pub(super) fn end(mut self, foot: Foot) {
        let foot = self.place.map_or(foot, Place::foot);
        self.stack.blank_to(PAGE.1);
        self.push(FOOT, What::Foot(foot));
    }
}

/// Who pays for an option of this question.
pub(super) fn payer(asked: Asked, cost: u8) -> Option<(Seat, u8)> {
    asked.seat().map(|seat| (seat, cost))
}
