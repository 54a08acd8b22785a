//! A screen being put together: the stack so far, and what its words are about.

use core::ops::Range;

use heapless::Vec;
use umpire_engine::table::{Asked, Counter, MAX_SEATS, Question, Scene, Seat, Session, Words};
use umpire_raster::text::TextSize;

use crate::bands::{
    AlarmBand, AnyBand, FootBand, HeadAside, HeadBand, RowBand, ScrollMore, StepsBand, StripBand, StripSide,
};
use crate::key::Key;
use crate::layout::BandStack;
use crate::pages::look_back::LookBack;
use crate::pages::strip_shift::StripShift;
use crate::pages::{deed, rows};
use crate::strings::{Text, minutes, short, text};
use umpire_raster::text_scale::TextScale;

/// Rows of the strip, the head and the foot, and where the page between them begins and ends.
pub(crate) const STRIP: usize = 40;
pub(crate) const HEAD: usize = 26;
pub(crate) const PAGE: (usize, usize) = (66, 216);
/// Rows of a page under a title.
pub(crate) const FULL: usize = PAGE.1 - PAGE.0;
const FOOT: usize = 24;
const _: () = assert!(StripBand::LOW + StepsBand::HEIGHT == STRIP, "steps take nothing from a page");
/// Rows of the head of a message.
const ALARM: usize = 74;
/// Rows of the strip above its pips.
const NUMBERS: usize = 28;

/// A screen being put together.
pub(crate) struct PageBuilder<'a> {
    pub(crate) scene: &'a dyn Scene,
    /// How large all text is.
    pub(crate) scale: TextScale,
    pub(crate) stack: &'a mut BandStack,
    /// Where somebody looks back: every foot says so.
    pub(crate) look_back: Option<LookBack>,
    /// Whether this is the first screen of all: which game?
    pub(crate) cover: bool,
    /// Whether Y leads to the settings first: nothing else is there to look at yet.
    pub(crate) sets: bool,
    /// Whether a coach speaks over this page.
    pub(crate) coached: bool,
    /// Seconds of the turn, where they are counted.
    pub(crate) clock: Option<u16>,
    /// What the strip does not show yet.
    pub(crate) shift: StripShift,
    /// Whether one press throws these dice and the next ones.
    pub(crate) both: bool,
    /// Rows over the foot that the page leaves to what is said there.
    pub(crate) below: usize,
    /// The steps of the turn, until they are laid: under the head, or under the strip where there is none.
    steps: Option<StepsBand>,
}

impl<'a> PageBuilder<'a> {
    pub(crate) fn new(
        stack: &'a mut BandStack,
        (scene, scale): (&'a dyn Scene, TextScale),
        game: &dyn Session,
    ) -> Self {
        PageBuilder {
            scene,
            scale,
            stack,
            look_back: LookBack::of(game),
            cover: rows::is_cover(game),
            sets: false,
            coached: false,
            clock: None,
            shift: StripShift::default(),
            both: false,
            below: 0,
            steps: None,
        }
    }

    /// Words as they are read; what is longer than any line is cut.
    #[inline(never)]
    pub(crate) fn text(&self, words: &Words) -> Text {
        let mut text = Text::new();
        let _ = words.write(self.scene, &mut text);
        text
    }

    #[inline(never)]
    pub(crate) fn push(&mut self, height: usize, what: AnyBand) {
        if !what.is_head() {
            self.lay_steps();
        }
        self.stack.push(height, what);
    }

    /// Lays the steps of the turn, where they are not yet.
    fn lay_steps(&mut self) {
        if let Some(steps) = self.steps.take() {
            self.stack.push(StepsBand::HEIGHT, AnyBand::Steps(steps));
        }
    }

    /// Leaves the rows down to `row` empty.
    pub(crate) fn blank_to(&mut self, row: usize) {
        self.lay_steps();
        self.stack.blank_to(row);
    }

    /// The row below what is laid.
    pub(crate) fn bottom(&self) -> usize {
        self.stack.end() + if self.steps.is_some() { StepsBand::HEIGHT } else { 0 }
    }

    /// The strip; a seat's pips under the cursor are shown hollow.
    pub(crate) fn strip(&mut self, cost: Option<(Seat, u8)>) {
        self.strip_of(cost, false)
    }

    /// The strip with names in it, also where it has counters: the page below has numbers of its own.
    pub(crate) fn strip_of_names(&mut self) {
        self.strip_of(None, true)
    }

    fn strip_of(&mut self, cost: Option<(Seat, u8)>, only_names: bool) {
        let scene = self.scene;
        let count = |seat| {
            let cost = cost.map_or(0, |(payer, cost)| if payer == seat { cost } else { 0 });
            self.counter(seat).map(|counter| StripSide::count(counter, cost))
        };
        let (seats, active, round) = (scene.all_seats(), self.shift.active(scene), self.shift.round(scene));
        let counted = seats.iter().map(count).collect::<Option<Vec<StripSide, MAX_SEATS>>>();
        let many = seats.len() > 2 || seats.iter().any(|seat| !scene.seat_name(seat).is_empty());
        let begun = counted.is_some() || only_names || round.is_some() || !active.is_empty() || many;
        // From five on the mark says it as well as the name of its colour.
        let name = |seat| if seats.len() < 5 { scene.name_of(seat) } else { scene.seat_name(seat) };
        let named = || seats.iter().map(|seat| StripSide::name(name(seat))).collect();
        let steps = self.step_of_turn().map(|(now, of)| StepsBand { now, of });
        let sides = counted.filter(|_| !only_names).unwrap_or_else(named);
        let strip = StripBand { sides, active, round, low: steps.is_some() };
        if !begun || strip.sides.is_empty() {
            return self.push(STRIP, AnyBand::Title);
        }
        // The steps take their rows from the strip, so that all pages begin where they do without.
        if steps.is_some() {
            self.push(StripBand::LOW, AnyBand::Strip(strip));
            self.steps = steps;
            return;
        }
        // What a choice would cost shows in the pips alone: they have a band of their own.
        if strip.has_pips() {
            self.push(NUMBERS, AnyBand::Strip(strip.unspent()));
            return self.push(STRIP - NUMBERS, AnyBand::Strip(strip));
        }
        self.push(STRIP, AnyBand::Strip(strip))
    }

    /// The counter of a side, as the strip shows it.
    pub(crate) fn counter(&self, seat: Seat) -> Option<Counter> {
        self.shift.counter(self.scene, seat)
    }

    /// The head of a question.
    pub(crate) fn head(&mut self, question: &Question) {
        if !deed::push(self, &question.heading) {
            let head = self.head_of(question);
            self.push(HEAD, AnyBand::Head(head));
        }
    }

    pub(crate) fn head_of(&self, question: &Question) -> HeadBand {
        self.head_noting(question, &question.heading.note)
    }

    /// The same with another remark.
    pub(crate) fn head_noting(&self, question: &Question, note: &Words) -> HeadBand {
        let mut words = (self.text(&question.heading.title), self.text(note));
        let clock = self.clock.map(minutes).unwrap_or_default();
        if words.1.is_empty() {
            words.1.clone_from(&clock);
        }
        let head = HeadBand::new(question.heading.asked.seat(), words, question.heading.chip, self.head_aside());
        let head = HeadBand { named: question.heading.title.piece().is_some(), ..head }.about(self.whose(note));
        head.beside_clock(&clock)
    }

    /// Whose piece these words name, where they are nothing else.
    pub(crate) fn whose(&self, words: &Words) -> Option<Seat> {
        words.piece().map(|piece| self.scene.card(piece).seat)
    }

    /// Rows from the last band to where the page ends.
    pub(crate) fn room(&self) -> usize {
        self.page_end() - self.bottom()
    }

    /// Where the page ends: at the foot, or at what is said over it.
    pub(crate) fn page_end(&self) -> usize {
        PAGE.1 - self.below
    }

    /// A head in fixed words.
    #[inline(never)]
    pub(crate) fn heading(&mut self, seat: Option<Seat>, title: &str, note: &str) {
        let head = HeadBand::new(seat, (text(title), text(note)), "", self.head_aside());
        self.push(HEAD, AnyBand::Head(head));
    }

    /// The head of a message.
    pub(crate) fn alarm(&mut self, title: &str) {
        let round = self.round_apart();
        self.push(ALARM, AnyBand::Alarm(AlarmBand { title: text(title), round }));
    }

    /// The round, where the strip has no room for it: among three sides or more.
    pub(crate) fn round_apart(&self) -> Option<u8> {
        self.shift.round(self.scene).filter(|_| self.scene.seats() > 2)
    }

    /// What a head says beside its words.
    pub(crate) fn head_aside(&self) -> HeadAside {
        HeadAside { round: self.round_apart().map(|round| (self.scene.round_word(), round)), step: self.step_of_turn() }
    }

    /// Which step the turn is at, and of how many, where every page shows it.
    fn step_of_turn(&self) -> Option<(u8, u8)> {
        self.scene.step().filter(|_| !self.cover)
    }

    /// Strip and head of a question nothing is paid for.
    pub(crate) fn top(&mut self, question: &Question) {
        self.strip(None);
        self.head(question);
    }

    /// The part of a list that is seen, as some of so many rows of the panel from here on; none where all of it is.
    pub(crate) fn rail(&self, seen: Range<usize>, len: usize, tall: usize) -> Option<(u8, u8)> {
        let top = self.bottom();
        let at = |row: usize| (top + tall * row / len) as u8;
        (seen.len() < len).then(|| (at(seen.start), at(seen.end)))
    }

    /// One of a few things to choose from on a page that is looked at.
    #[inline(never)]
    pub(crate) fn choice(
        &mut self,
        height: usize,
        label: Text,
        off: &'static str,
        (on, rail): (bool, Option<(u8, u8)>),
    ) {
        let (seat, left, icon, owner, column, cost) = (None, 0, None, None, false, 0);
        let (amount, more) = (short(""), ScrollMore::default());
        let large = self.scale.body();
        let size = if RowBand::fits(left, large, column, (cost, &amount), &label) { large } else { TextSize::Body };
        self.push(
            height,
            AnyBand::Row(RowBand { seat, left, size, icon, owner, column, label, cost, amount, off, on, more, rail }),
        );
    }

    /// The last band: the keys and what they do.
    pub(crate) fn foot(self, keys: &[(Key, &str)]) {
        self.end(FootBand::keys(keys))
    }

    /// The last band: why something cannot be done, or a name.
    pub(crate) fn say(self, text: Text) {
        let size = self.scale.small();
        self.end(FootBand::say(text, size))
    }

    /// The last band.
    pub(crate) fn end(mut self, foot: FootBand) {
        let foot = self.look_back.map_or(foot, LookBack::foot);
        let foot = if self.coached { foot.coached() } else { foot };
        self.blank_to(PAGE.1);
        self.push(FOOT, AnyBand::Foot(foot));
    }
}

/// Who pays for an option of this question.
pub(crate) fn payer(asked: Asked, cost: u8) -> Option<(Seat, u8)> {
    asked.seat().map(|seat| (seat, cost))
}
