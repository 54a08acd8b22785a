//! What the device shows, where its cursor is, and what a key means there.

mod beat;
mod choose;
mod columns;
mod consent;
mod correct;
mod deed;
mod dice;
mod enter;
mod grid;
mod ladder;
mod look;
mod name;
mod news;
mod number;
mod over;
mod pieces;
mod reasons;
mod replay;
mod roll;
mod rows;
mod scroll;
mod seal;
mod secret;
mod sheet;
mod stakes;
mod tell;
mod tick;
mod tray;
mod units;
mod warn;
mod why;

pub use self::look::{Dial, Seal, Vitals};

use umpire_rules::table::{Happening, Kind, Session, Show};

use self::choose::Picking;
use self::consent::Consent;
use self::correct::Correcting;
use self::look::{Looked, Looking, Past};
use self::name::Spelling;
use self::number::Counting;
use self::reasons::whom;
use self::replay::Place;
use self::roll::Rolling;
use self::seal::Sealing;
use self::secret::Hiding;
use self::sheet::Sheet;
use self::tick::Ticking;
use self::warn::Warning;
use self::why::{Read, Why};
use crate::key::{Act, Key, Stroke};
use crate::stack::Stack;
use crate::theme::{NIGHT, Theme};

/// Answers that may be played again for a page of the log: a handheld plays so many in a quarter of a second.
pub const PATIENCE: u16 = 2_000;

/// What the device shows and where its cursor is. Knows questions, no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    theme: &'static Theme,
    /// The players throw their own dice.
    own_dice: bool,
    /// How many answers there were when we last looked: fewer now is an undo.
    lines: u16,
    warning: Option<Warning>,
    /// What is to be taken back if every seat agrees.
    consent: Option<Consent>,
    looking: Option<Looking>,
    /// What is put right, over the look.
    correcting: Option<Correcting>,
    /// What is explained, over the question or over the look.
    why: Option<Why>,
    /// What is seen of the log.
    past: Past,
    /// How the device is doing, where it has a page for that.
    vitals: Option<Vitals>,
    /// What the dice are sealed with, where they are.
    seal: Option<Seal>,
    /// The ceremony lies over the first question until all seats have added a number.
    sealing: Option<Sealing>,
    /// Which of the news is on the screen, before the question is.
    news: Option<u8>,
    open: Open,
}

/// The open question as far as it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Open {
    Nothing,
    Choose(Picking),
    Tick(Ticking),
    Number(Counting),
    Secret(Hiding),
    Roll(Rolling),
    Tell,
    Name(Spelling),
}

impl View {
    /// Nothing to see yet.
    pub const fn new() -> View {
        let open = Open::Nothing;
        View {
            theme: &NIGHT,
            own_dice: false,
            lines: 0,
            warning: None,
            consent: None,
            looking: None,
            correcting: None,
            why: None,
            past: Past::new(),
            vitals: None,
            seal: None,
            sealing: None,
            news: None,
            open,
        }
    }

    /// Wears another set of colours.
    pub fn wear(&mut self, theme: &'static Theme) {
        self.theme = theme;
    }

    /// How the device is doing: a page of the look.
    pub fn feel(&mut self, vitals: Vitals) {
        self.vitals = Some(vitals);
    }

    /// What the dice of this game are sealed with: a page of the look.
    pub fn show_seal(&mut self, seal: Option<Seal>) {
        self.seal = seal;
    }

    /// Shows the secret on that page.
    pub fn tell_secret(&mut self, secret: [u8; 32]) {
        if let Some(seal) = &mut self.seal {
            seal.secret = Some(secret);
        }
    }

    /// What a finished game is known by; none while it goes on.
    pub fn close_seal(&mut self, closing: Option<[&'static str; 12]>) {
        if let Some(seal) = &mut self.seal {
            seal.closing = closing;
        }
    }

    /// Lays the ceremony over the question until so many seats have added a number.
    pub fn begin_seal(&mut self, words: [&'static str; 12], seats: u8) {
        self.sealing = Some(Sealing::new(words, seats));
    }

    /// A seat has pressed, and another is to.
    pub fn next_seal(&mut self) {
        if let Some(sealing) = &mut self.sealing {
            sealing.next();
        }
    }

    /// All have pressed, or nobody will.
    pub fn end_seal(&mut self) {
        self.sealing = None;
    }

    /// Whether the players throw their own dice; they can change it whenever they roll.
    pub fn use_own_dice(&mut self, own: bool) {
        self.own_dice = own;
    }

    /// Turns to where the game stands: at the start, and after each answer, undo or load. Secret
    /// pickers start on a number from `noise`, which has nothing to do with the dice.
    #[inline(never)]
    pub fn turn_to(&mut self, game: &dyn Session, noise: u64) {
        let lines = game.tape().answer_count();
        let back = lines < self.lines;
        self.lines = lines;
        (self.looking, self.consent) = (None, None);
        (self.correcting, self.why) = (None, None);
        let (question, scene) = (game.question(), game.scene());
        let question = question.as_deref();
        let room = question.map_or(0, |question| deed::room(&question.heading, &*scene));
        self.open = match question.map(|question| &question.kind) {
            None => Open::Nothing,
            Some(Kind::Tick(tick)) => Open::Tick(Ticking::new(tick, whom(question), &*scene, room)),
            Some(Kind::Choose(choose)) => Open::Choose(Picking::new(choose, &*scene, room)),
            Some(Kind::Number(number)) => Open::Number(Counting::new(number)),
            Some(Kind::Secret(_)) => Open::Secret(Hiding::new(noise)),
            Some(Kind::Roll(roll)) => Open::Roll(Rolling::new(roll, self.own_dice)),
            Some(Kind::Instruct(_)) => Open::Tell,
            Some(Kind::Name(name)) => Open::Name(Spelling::new(name)),
        };
        // What was seen on the way here is not shown again on the way back.
        self.news = if back { None } else { next_stop(&game.news(), 0) };
    }

    /// How many curtains were opened before this stroke at this question, where it opens one.
    pub fn opens(&self, stroke: Stroke) -> Option<u16> {
        match &self.open {
            Open::Secret(hiding) if self.warning.is_none() && self.news.is_none() => hiding.opens(stroke),
            _ => None,
        }
    }

    /// The next secret picker starts on a number from this noise, which nobody can work out from the starts before.
    pub fn shuffle(&mut self, noise: u64) {
        if let Open::Secret(hiding) = &mut self.open {
            hiding.shuffle(noise);
        }
    }

    /// Whether a secret is asked for.
    pub const fn hides(&self) -> bool {
        matches!(self.open, Open::Secret(_))
    }

    /// Whether a thumb has begun to give a secret: one is locked, or being picked. Not which of both, nor what.
    pub fn hides_begun(&self) -> bool {
        matches!(&self.open, Open::Secret(hiding) if hiding.is_begun())
    }

    /// Whether somebody looks at a secret number just now.
    pub fn peeks(&self) -> bool {
        matches!(&self.open, Open::Secret(hiding) if hiding.peeks())
    }

    /// A key goes down or up.
    #[inline(never)]
    pub fn stroke(&mut self, stroke: Stroke, game: &dyn Session) -> Act {
        let question = game.question();
        let kind = question.as_deref().map(|question| &question.kind);
        let place = Place::of(game);
        if let (Open::Secret(hiding), Some(Kind::Secret(secret)), None, None, None, None, None) =
            (&mut self.open, kind, &self.warning, self.news, &self.consent, place, &self.sealing)
        {
            return hiding.stroke(stroke, secret);
        }
        if !stroke.down || self.warning.take().is_some() {
            return Act::Stay;
        }
        let key = stroke.key;
        if let Some(consent) = &mut self.consent {
            let done = consent.stroke(key, game.scene().seats());
            if done.is_some() {
                self.consent = None;
            }
            return done.unwrap_or(Act::Stay);
        }
        if let Some(correcting) = &mut self.correcting {
            match correcting.stroke(key, &*game.scene()) {
                Looked::Over => self.correcting = None,
                Looked::Do(act) => return act,
                Looked::On | Looked::PutRight(_) => {}
            }
            return Act::Stay;
        }
        if let Some(why) = &mut self.why {
            match why.stroke(key, &*game.scene(), question.as_deref()) {
                Read::On => {}
                Read::Over => self.why = None,
                Read::Further => {
                    self.why = None;
                    return self.look(game);
                }
            }
            return Act::Stay;
        }
        if let Some(looking) = &mut self.looking {
            let piece = looking.piece(game, (self.vitals.as_ref(), self.seal.as_ref()));
            if let (Key::Y, Some(piece)) = (key, piece) {
                self.why = Why::of_piece(&*game.scene(), piece);
            }
            if self.why.is_some() {
                return Act::Stay;
            }
            match looking.stroke(key, game, (self.vitals.as_ref(), self.seal.as_ref()), &mut self.past) {
                Looked::On => {}
                Looked::Over => self.looking = None,
                // Dice are witnessed before anything is put right.
                Looked::PutRight(_) if self.sealing.is_some() => {}
                Looked::PutRight(scope) => self.correcting = Some(Correcting::new(scope)),
                Looked::Do(act) => return act,
            }
            return Act::Stay;
        }
        if key == Key::Y {
            self.why = self.explained(question.as_deref());
            return if self.why.is_some() { Act::Stay } else { self.look(game) };
        }
        if let Some(place) = place {
            return self.stroke_back(key, place, game);
        }
        if let Some(sealing) = &mut self.sealing {
            return sealing.stroke(key);
        }
        if let Some(at) = self.news {
            match key {
                Key::B => return Act::Undo,
                Key::X if is_over(&game.news(), at) => return Act::Leave,
                Key::A => {}
                // A bumped pad must not skip the dice.
                _ => return Act::Stay,
            }
            let next = next_stop(&game.news(), usize::from(at) + 1);
            self.news = next.or(self.news.filter(|_| kind.is_none()));
            return Act::Stay;
        }
        match (&mut self.open, kind) {
            (Open::Choose(picking), Some(Kind::Choose(choose))) => picking.stroke(key, choose),
            (Open::Tick(ticking), Some(Kind::Tick(tick))) => {
                ticking.stroke(key, (tick, whom(question.as_deref())), &mut self.own_dice)
            }
            (Open::Number(counting), Some(Kind::Number(number))) => counting.stroke(key, number),
            (Open::Roll(rolling), Some(Kind::Roll(roll))) => {
                rolling.stroke(key, (roll, whom(question.as_deref())), &mut self.own_dice)
            }
            (Open::Tell, Some(Kind::Instruct(_))) => tell::stroke(key),
            (Open::Name(spelling), Some(Kind::Name(name))) => spelling.stroke(key, name),
            _ if key == Key::B => Act::Undo,
            _ => Act::Stay,
        }
    }

    /// The screen as a stack of bands.
    pub fn stack(&self, game: &dyn Session) -> Stack {
        let mut stack = Stack::new();
        self.lay(&mut stack, game);
        stack
    }

    /// Lays the bands of the screen one under the other, in place of those before them: a stack is large.
    #[inline(never)]
    pub fn lay(&self, stack: &mut Stack, game: &dyn Session) {
        stack.clear(self.theme);
        let scene = game.scene();
        let place = Place::of(game);
        let sheet = Sheet::new(stack, &*scene, place);
        if let Some(warning) = &self.warning {
            return warning.stack(sheet);
        }
        if let Some(consent) = &self.consent {
            return consent.stack(sheet);
        }
        if let Some(correcting) = &self.correcting {
            return correcting.stack(sheet);
        }
        if let Some(why) = &self.why {
            let next =
                if self.looking.is_some() { "" } else { look::first(game, (self.vitals.as_ref(), self.seal.as_ref())) };
            return why.stack(sheet, game.question().as_deref(), next);
        }
        if let Some(looking) = &self.looking {
            return looking.stack(sheet, game, &self.past, (self.vitals.as_ref(), self.seal.as_ref()));
        }
        if let Some(sealing) = &self.sealing {
            return sealing.stack(sheet);
        }
        let news = game.news();
        if let Some(happening) = self.news.and_then(|at| news.get(usize::from(at))) {
            return news::stack(sheet, happening, self.seal.is_some());
        }
        let question = game.question();
        let Some(question) = question.as_deref() else {
            return last_page(sheet, &game.log(), self.seal.is_some());
        };
        match (&self.open, &question.kind) {
            (Open::Choose(picking), Kind::Choose(choose)) => picking.stack(sheet, question, choose),
            (Open::Tick(ticking), Kind::Tick(_)) => ticking.stack(sheet, question, self.own_dice),
            (Open::Number(counting), Kind::Number(number)) => counting.stack(sheet, question, number),
            (Open::Secret(hiding), Kind::Secret(secret)) if place.is_none() => hiding.stack(sheet, question, secret),
            (Open::Roll(rolling), Kind::Roll(_)) => rolling.stack(sheet, question),
            (Open::Tell, Kind::Instruct(tell)) => tell::stack(sheet, question, tell),
            (Open::Name(spelling), Kind::Name(name)) => spelling.stack(sheet, question, name),
            // The app has not turned to this question yet: only what is sure is shown.
            _ => {
                let mut sheet = sheet;
                sheet.top(question);
                sheet.foot(&[])
            }
        }
    }

    /// Which of the news the screen stops at.
    pub const fn page(&self) -> Option<u8> {
        self.news
    }

    /// How many secret numbers are locked in; nothing more is known of them.
    pub fn locked(&self) -> usize {
        match &self.open {
            Open::Secret(hiding) => hiding.locked(),
            _ => 0,
        }
    }

    /// Whether somebody looks at something else than the question.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some() || self.why.is_some()
    }

    /// Lets the log be told, and keeps what is seen of it.
    #[inline(never)]
    pub fn tell_past(&mut self, game: &mut dyn Session) {
        self.past.begin();
        let branches = PATIENCE / game.tape().answer_count().max(1);
        game.visit_history(branches, &mut |told| self.past.take(told));
        self.past.end();
    }
}

/// Whether this of the news is the end of the game.
fn is_over(news: &[Happening], at: u8) -> bool {
    news.get(usize::from(at)).is_some_and(|happening| matches!(happening.show, Show::Over(_)))
}

/// The first of the news from `from` on that the screen stops for.
fn next_stop(news: &[Happening], from: usize) -> Option<u8> {
    (from..news.len()).find(|&at| news::stops(&news[at])).map(|at| at as u8)
}

/// The end of a game that is over already, as after a load.
fn last_page(mut sheet: Sheet, log: &[Happening], sealed: bool) {
    match log.iter().rev().find(|happening| matches!(happening.show, Show::Over(_))) {
        Some(over) => news::stack(sheet, over, sealed),
        None => {
            sheet.strip(None);
            sheet.foot(&[(Key::B, "Back"), (Key::Y, "Look")])
        }
    }
}

impl Default for View {
    fn default() -> Self {
        View::new()
    }
}
