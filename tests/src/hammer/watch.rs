//! The laws that are looked at while the hands go on, and what is counted by the way.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use rattle_and_rend::RattleAndRend;
use umpire::app::device::{Device, Outcome};
use umpire_engine::table::{Answer, Game, Kind, Session, Standing};
use umpire_screens::{DamageTracker, FrameBuffer, Intent, Key, KeyEvent, SIDE, STRIDE, ScreenState};

use super::again;
use super::tally::HammerTally;
use crate::laws::{heed_the_lost, keep_the_laws};
use crate::way::search;

/// One press in so many is painted, beside every screen that is new.
const PAINT: u64 = 128;
/// One answer in so many is taken back and given again.
const AGAIN: u64 = 32;
/// One answer in so many is followed by a look whether its tape, or its save, leads to the same place.
const STAND: u64 = 128;
/// Presses that may go by before something must have come of them.
const HANGS: u32 = 20_000;
/// Screens that are looked through for a way on.
const SCREENS: usize = 1_500;

/// What there was before a stroke.
pub(super) struct Before {
    lines: u16,
    bytes: usize,
    log: usize,
    /// Whether somebody looked back.
    looks: bool,
}

impl Before {
    pub(super) fn of(game: &dyn Session) -> Self {
        let tape = game.tape();
        Before {
            lines: tape.answer_count(),
            bytes: tape.as_bytes().len(),
            log: game.log().len(),
            looks: game.shown_at().is_some(),
        }
    }
}

/// Somebody who looks on.
pub(super) struct Watch {
    pub(super) tally: HammerTally,
    /// Whether Y is held down.
    pub(super) peeks: bool,
    in_play: Vec<bool>,
    note: String,
    /// Kinds of screen that were painted and left already.
    seen: HashSet<(&'static str, &'static str, &'static str, bool)>,
    answers: u64,
    /// Presses since anything came of one.
    pub(super) idle: u32,
    frame: Box<FrameBuffer>,
    /// Whether there is time to look for a way on from every new screen.
    thorough: bool,
}

impl Watch {
    pub(super) fn new(thorough: bool) -> Self {
        Watch {
            thorough,
            tally: HammerTally::default(),
            peeks: false,
            in_play: Vec::new(),
            note: String::new(),
            seen: HashSet::new(),
            answers: 0,
            idle: 0,
            frame: Box::new(FrameBuffer::new()),
        }
    }

    /// After a stroke: what is said to have come of it, how many answers were heard and how much happened.
    pub(super) fn moved(&mut self, before: &Before, moved: Outcome, (answers, news): (u16, usize), game: &dyn Session) {
        let (lines, bytes) = (game.tape().answer_count(), game.tape().as_bytes().len());
        if matches!(moved, Outcome::Undone { .. }) {
            let (_, _, steps) = game.tape().steps().last().expect("a step back is written down");
            let taken = before.lines - lines;
            assert!(taken <= steps.deepest, "{steps:?} takes back so many answers: from {} to {lines}", before.lines);
            assert!(steps.agreed || !steps.crossed.needs_all(), "all agree before dice go: {steps:?}");
            self.tally.count("steps back");
            self.in_play.clear();
        } else {
            let after = before.lines + answers;
            assert!(lines == after, "{moved:?}: {} answers, then {answers} more, are {lines}", before.lines);
            let log = game.log().len();
            // Whoever looks back sees the log as it was.
            let looks = game.shown_at().is_some() || before.looks;
            assert!(
                looks || log >= (before.log + news).min(24),
                "{moved:?}: a log of {} and {news} is {log}",
                before.log
            );
        }
        if matches!(moved, Outcome::Stayed | Outcome::AtStart | Outcome::PutAway | Outcome::Rematch | Outcome::Set(_)) {
            assert!(lines == before.lines && bytes == before.bytes, "{moved:?} leaves the tape as it was");
        }
        self.idle = if (lines, bytes) == (before.lines, before.bytes) { self.idle + 1 } else { 0 };
        assert!(
            self.idle < HANGS,
            "{:?}: nothing came of {HANGS} strokes",
            game.question().map(|open| open.heading.id)
        );
        self.tally.counts.entry("answers").and_modify(|all| *all += u64::from(answers)).or_insert(answers.into());
        self.answers += u64::from(answers);
    }

    /// The game stands somewhere else than before: the laws of the rules hold there.
    pub(super) fn arrive(&mut self, game: &dyn Session) {
        let (book, skirmish) = (game.edition().0, game.edition().0 == RattleAndRend::ID);
        if skirmish && !self.in_play.is_empty() {
            heed_the_lost(game, &self.note, &mut self.in_play);
        } else if skirmish {
            let scene = game.scene();
            self.in_play =
                (0..scene.pieces()).map(|at| scene.card(umpire_engine::table::PieceId(at)).in_play).collect();
        }
        let question = game.question();
        let waits = game.standing() == Standing::Waiting;
        assert!(question.is_some() == waits, "a game that waits asks something, and one that is over asks nothing");
        let Some(question) = question else { return };
        if skirmish {
            keep_the_laws(game, &question);
            self.note.clear();
            self.note.push_str(&question.heading.note.line(&*game.scene()));
        }
        *self.tally.questions.entry((book, question.kind.word(), question.heading.id)).or_default() += 1;
    }

    /// Another game is on the table.
    pub(super) fn sit(&mut self) {
        self.in_play.clear();
    }

    /// Looks now and then whether the game could be told again.
    pub(super) fn tell_again(&mut self, device: &Device, game: &dyn Session, last: Option<&Answer>) {
        let room = game.tape().has_room_to_undo(1);
        let by_thumb = !game.tape().source(game.tape().line_count()).is_remote();
        if let Some(last) = last.filter(|_| self.answers.is_multiple_of(AGAIN) && room && by_thumb) {
            again::after_a_step_back(game, last);
            self.tally.count("steps back and the same answer");
        }
        if self.answers % STAND == 7 {
            again::from_its_tape(game);
            self.tally.count("tapes heard again");
        }
        if self.answers % STAND == 70 {
            again::from_its_save(game, device.dice());
            self.tally.count("saves taken up");
        }
    }

    /// Whether the app draws what comes next, and it is looked at.
    pub(super) fn paints_next(&self) -> bool {
        self.tally.presses.is_multiple_of(PAINT)
    }

    /// What the app drew, piece by piece, is the whole picture.
    pub(super) fn shows(&mut self, pixels: &[u16], view: &ScreenState, game: &dyn Session) {
        view.layout(game).draw_all(&mut self.frame);
        let at = |at: usize| self.frame.rgb565(at % SIDE, at / SIDE);
        let upright = || pixels.iter().enumerate().all(|(place, shown)| at(place) == *shown);
        let turned = || pixels.iter().rev().enumerate().all(|(place, shown)| at(place) == *shown);
        // It may stay as it was before.
        let same = match view.turned(game) {
            Some(is_turned) if is_turned => turned(),
            Some(_) => upright(),
            None => upright() || turned(),
        };
        assert!(same, "the panel shows the whole picture");
        self.tally.count("pictures drawn by the app");
    }

    /// Looks at the screen: every new one, and some of the others, are painted and can be left.
    pub(super) fn look(&mut self, view: &ScreenState, game: &dyn Session) {
        let asks = game.question().map_or("over", |question| question.heading.id);
        let news = view.news_at().and_then(|at| game.news().get(usize::from(at)).map(|news| news.id)).unwrap_or("");
        let new = self.seen.insert((game.edition().0, asks, news, view.is_looking()));
        if new || self.tally.presses.is_multiple_of(PAINT) {
            self.paint(view, game);
            if !news.is_empty() {
                self.tally.pages.insert(format!("news: {news}"));
            }
        }
        if new && self.thorough && !view.is_looking() {
            self.leads_on(view, game, asks);
        }
        let secret = matches!(game.question().as_deref().map(|question| &question.kind), Some(Kind::Secret(_)));
        // Over a page of news one may look around: the secret comes after it.
        let covered = view.is_looking() || view.asks_consent() || game.shown_at().is_some();
        if secret && !self.peeks && !covered && view.news_at().is_none() {
            closed(view, game);
            self.tally.count("curtains found closed");
        }
    }

    fn paint(&mut self, view: &ScreenState, game: &dyn Session) {
        let stack = view.layout(game);
        let mut words = String::new();
        let last = stack.len().saturating_sub(1);
        for band in 0..stack.len() {
            let rows = stack.rows(band);
            let bytes = usize::from(rows.start) * STRIDE..usize::from(rows.end) * STRIDE;
            let mut note = |_, word: &str| {
                if band == last {
                    words.push(' ');
                    words.push_str(word);
                }
            };
            stack.draw_band_probing(band, &mut self.frame.as_bytes_mut()[bytes], Some(&mut note));
        }
        assert!(last > 0 && usize::from(stack.rows(last).end) == SIDE, "a screen covers the panel");
        let mut sum = DefaultHasher::new();
        self.frame.as_bytes_mut().hash(&mut sum);
        self.tally.pictures.insert(sum.finish());
        self.tally.count("screens painted");
        if view.is_looking() {
            self.tally.pages.insert(format!("look: before{words}"));
        }
    }

    /// Some keys lead from here to an answer, or out of the game.
    fn leads_on(&mut self, view: &ScreenState, game: &dyn Session, asks: &str) {
        let over = game.question().is_none();
        let on = |act: &Intent| match act {
            Intent::Stay | Intent::OpenLog | Intent::Set(_) => false,
            Intent::Undo => over,
            _ => true,
        };
        match search(view, game, SCREENS, |_| 0, on) {
            Ok(way) => assert!(way.is_some(), "{asks}: no keys lead on"),
            Err(_) => self.tally.count("ways on not found in time"),
        }
        self.tally.count("ways on looked for");
    }
}

/// While nobody holds Y, an arrow changes nothing that anybody could see.
fn closed(view: &ScreenState, game: &dyn Session) {
    let mut one = view.clone();
    // The first key may only put a message away, and the next one says that something can be locked.
    one.on_key(KeyEvent::down(Key::Right), game);
    one.on_key(KeyEvent::down(Key::Right), game);
    let mut two = one.clone();
    two.on_key(KeyEvent::down(Key::Right), game);
    let mut tracker = DamageTracker::new();
    one.layout(game).dirty_bands(&mut tracker);
    assert!(two.layout(game).dirty_bands(&mut tracker).is_empty(), "a secret can be seen, and nobody holds Y");
}
