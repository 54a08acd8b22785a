//! What the device shows, where its cursor is, and what a key means there.

pub(crate) mod look_back;
mod over;

use umpire_rules::table::{Happening, Kind, Session, Show};

use crate::intent::Intent;
use crate::key::{Key, KeyEvent};
use crate::layout::BandStack;
use crate::pages::choose::ChoosePage;
use crate::pages::consent::ConsentPage;
use crate::pages::correct::CorrectPage;
use crate::pages::look::{DeviceStatus, SealStatus};
use crate::pages::look::{LogPage, LookOutcome, LookPages};
use crate::pages::name::NamePage;
use crate::pages::number::NumberPage;
use crate::pages::page_builder::PageBuilder;
use crate::pages::reasons::whom;
use crate::pages::roll::RollPage;
use crate::pages::seal::SealingPage;
use crate::pages::secret::SecretPage;
use crate::pages::tick::TickPage;
use crate::pages::warn::WarningPage;
use crate::pages::why::{WhyOutcome, WhyPage};
use crate::pages::{deed, instruct, look, news};
use crate::screen::look_back::LookBack;
use crate::theme::{ColorTheme, NIGHT};

/// Answers that may be played again for a page of the log: a handheld plays so many in a quarter of a second.
pub const MAX_REPLAYED: u16 = 2_000;

/// What the device shows and where its cursor is. Knows questions, no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScreenState {
    theme: &'static ColorTheme,
    /// The players throw their own dice.
    own_dice: bool,
    /// How many answers there were when we last looked: fewer now is an undo.
    lines: u16,
    warning: Option<WarningPage>,
    /// What is to be taken back if every seat agrees.
    consent: Option<ConsentPage>,
    looking: Option<LookPages>,
    /// What is put right, over the look.
    correcting: Option<CorrectPage>,
    /// What is explained, over the question or over the look.
    why: Option<WhyPage>,
    /// What is seen of the log.
    past: LogPage,
    /// How the device is doing, where it has a page for that.
    status: Option<DeviceStatus>,
    /// What the dice are sealed with, where they are.
    seal: Option<SealStatus>,
    /// The ceremony lies over the first question until all seats have added a number.
    sealing: Option<SealingPage>,
    /// Which of the news is on the screen, before the question is.
    news: Option<u8>,
    open: OpenPage,
}

/// The open question as far as it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
enum OpenPage {
    Nothing,
    Choose(ChoosePage),
    Tick(TickPage),
    Number(NumberPage),
    Secret(SecretPage),
    Roll(RollPage),
    Tell,
    Name(NamePage),
}

impl ScreenState {
    /// Nothing to see yet.
    pub const fn new() -> ScreenState {
        let open = OpenPage::Nothing;
        ScreenState {
            theme: &NIGHT,
            own_dice: false,
            lines: 0,
            warning: None,
            consent: None,
            looking: None,
            correcting: None,
            why: None,
            past: LogPage::new(),
            status: None,
            seal: None,
            sealing: None,
            news: None,
            open,
        }
    }

    /// Wears another set of colours.
    pub fn set_theme(&mut self, theme: &'static ColorTheme) {
        self.theme = theme;
    }

    /// How the device is doing: a page of the look.
    pub fn set_status(&mut self, status: DeviceStatus) {
        self.status = Some(status);
    }

    /// What the dice of this game are sealed with: a page of the look.
    pub fn set_seal(&mut self, seal: Option<SealStatus>) {
        self.seal = seal;
    }

    /// Shows the secret on that page.
    pub fn reveal_secret(&mut self, secret: [u8; 32]) {
        if let Some(seal) = &mut self.seal {
            seal.secret = Some(secret);
        }
    }

    /// What a finished game is known by; none while it goes on.
    pub fn set_closing_words(&mut self, closing: Option<[&'static str; 12]>) {
        if let Some(seal) = &mut self.seal {
            seal.closing = closing;
        }
    }

    /// Lays the ceremony over the question until so many seats have added a number.
    pub fn begin_sealing(&mut self, words: [&'static str; 12], seats: u8) {
        self.sealing = Some(SealingPage::new(words, seats));
    }

    /// A seat has pressed, and another is to.
    pub fn next_sealing_seat(&mut self) {
        if let Some(sealing) = &mut self.sealing {
            sealing.next();
        }
    }

    /// All have pressed, or nobody will.
    pub fn end_sealing(&mut self) {
        self.sealing = None;
    }

    /// Whether the players throw their own dice; they can change it whenever they roll.
    pub fn use_own_dice(&mut self, own: bool) {
        self.own_dice = own;
    }

    /// Turns to where the game stands: at the start, and after each answer, undo or load. Secret
    /// pickers start on a number from `noise`, which has nothing to do with the dice.
    #[inline(never)]
    pub fn sync(&mut self, game: &dyn Session, noise: u64) {
        let lines = game.tape().lines();
        let back = lines < self.lines;
        self.lines = lines;
        (self.looking, self.consent) = (None, None);
        (self.correcting, self.why) = (None, None);
        let (question, scene) = (game.question(), game.scene());
        let question = question.as_deref();
        let room = question.map_or(0, |question| deed::room(&question.heading, &*scene));
        self.open = match question.map(|question| &question.kind) {
            None => OpenPage::Nothing,
            Some(Kind::Tick(tick)) => OpenPage::Tick(TickPage::new(tick, whom(question), &*scene, room)),
            Some(Kind::Choose(choose)) => OpenPage::Choose(ChoosePage::new(choose, &*scene, room)),
            Some(Kind::Number(number)) => OpenPage::Number(NumberPage::new(number)),
            Some(Kind::Secret(_)) => OpenPage::Secret(SecretPage::new(noise)),
            Some(Kind::Roll(roll)) => OpenPage::Roll(RollPage::new(roll, self.own_dice)),
            Some(Kind::Instruct(_)) => OpenPage::Tell,
            Some(Kind::Name(name)) => OpenPage::Name(NamePage::new(name)),
        };
        // What was seen on the way here is not shown again on the way back.
        self.news = if back { None } else { next_stop(&game.news(), 0) };
    }

    /// How many curtains were opened before this event at this question, where it opens one.
    pub fn opens_curtain(&self, event: KeyEvent) -> Option<u16> {
        match &self.open {
            OpenPage::Secret(hiding) if self.warning.is_none() && self.news.is_none() => hiding.opens(event),
            _ => None,
        }
    }

    /// The next secret picker starts on a number from this noise, which nobody can work out from the starts before.
    pub fn reseed_picker(&mut self, noise: u64) {
        if let OpenPage::Secret(hiding) = &mut self.open {
            hiding.shuffle(noise);
        }
    }

    /// Whether a secret is asked for.
    pub const fn asks_secret(&self) -> bool {
        matches!(self.open, OpenPage::Secret(_))
    }

    /// Whether a thumb has begun to give a secret: one is locked, or being picked. Not which of both, nor what.
    pub fn has_begun_secret(&self) -> bool {
        matches!(&self.open, OpenPage::Secret(hiding) if hiding.is_begun())
    }

    /// Whether somebody looks at a secret number just now.
    pub fn is_peeking(&self) -> bool {
        matches!(&self.open, OpenPage::Secret(hiding) if hiding.peeks())
    }

    /// A key goes down or up.
    #[inline(never)]
    pub fn on_key(&mut self, event: KeyEvent, game: &dyn Session) -> Intent {
        let question = game.question();
        let kind = question.as_deref().map(|question| &question.kind);
        let place = LookBack::of(game);
        if let (OpenPage::Secret(hiding), Some(Kind::Secret(secret)), None, None, None, None, None) =
            (&mut self.open, kind, &self.warning, self.news, &self.consent, place, &self.sealing)
        {
            return hiding.on_key(event, secret);
        }
        if !event.down || self.warning.take().is_some() {
            return Intent::Stay;
        }
        let key = event.key;
        if let Some(consent) = &mut self.consent {
            let done = consent.on_key(key, game.scene().seats());
            if done.is_some() {
                self.consent = None;
            }
            return done.unwrap_or(Intent::Stay);
        }
        if let Some(correcting) = &mut self.correcting {
            match correcting.on_key(key, &*game.scene()) {
                LookOutcome::Over => self.correcting = None,
                LookOutcome::Do(act) => return act,
                LookOutcome::On | LookOutcome::PutRight(_) => {}
            }
            return Intent::Stay;
        }
        if let Some(why) = &mut self.why {
            match why.on_key(key, &*game.scene(), question.as_deref()) {
                WhyOutcome::On => {}
                WhyOutcome::Over => self.why = None,
                WhyOutcome::Further => {
                    self.why = None;
                    return self.look(game);
                }
            }
            return Intent::Stay;
        }
        if let Some(looking) = &mut self.looking {
            let piece = looking.piece(game, (self.status.as_ref(), self.seal.as_ref()));
            if let (Key::Y, Some(piece)) = (key, piece) {
                self.why = WhyPage::of_piece(&*game.scene(), piece);
            }
            if self.why.is_some() {
                return Intent::Stay;
            }
            match looking.on_key(key, game, (self.status.as_ref(), self.seal.as_ref()), &mut self.past) {
                LookOutcome::On => {}
                LookOutcome::Over => self.looking = None,
                // Dice are witnessed before anything is put right.
                LookOutcome::PutRight(_) if self.sealing.is_some() => {}
                LookOutcome::PutRight(scope) => self.correcting = Some(CorrectPage::new(scope)),
                LookOutcome::Do(act) => return act,
            }
            return Intent::Stay;
        }
        if key == Key::Y {
            self.why = self.explained(question.as_deref());
            return if self.why.is_some() { Intent::Stay } else { self.look(game) };
        }
        if let Some(place) = place {
            return self.on_key_looking_back(key, place, game);
        }
        if let Some(sealing) = &mut self.sealing {
            return sealing.on_key(key);
        }
        if let Some(at) = self.news {
            match key {
                Key::B => return Intent::Undo,
                Key::X if is_over(&game.news(), at) => return Intent::Leave,
                Key::A => {}
                // A bumped pad must not skip the dice.
                _ => return Intent::Stay,
            }
            let next = next_stop(&game.news(), usize::from(at) + 1);
            self.news = next.or(self.news.filter(|_| kind.is_none()));
            return Intent::Stay;
        }
        match (&mut self.open, kind) {
            (OpenPage::Choose(picking), Some(Kind::Choose(choose))) => picking.on_key(key, choose),
            (OpenPage::Tick(ticking), Some(Kind::Tick(tick))) => {
                ticking.on_key(key, (tick, whom(question.as_deref())), &mut self.own_dice)
            }
            (OpenPage::Number(counting), Some(Kind::Number(number))) => counting.on_key(key, number),
            (OpenPage::Roll(rolling), Some(Kind::Roll(roll))) => {
                rolling.on_key(key, (roll, whom(question.as_deref())), &mut self.own_dice)
            }
            (OpenPage::Tell, Some(Kind::Instruct(_))) => instruct::on_key(key),
            (OpenPage::Name(spelling), Some(Kind::Name(name))) => spelling.on_key(key, name),
            _ if key == Key::B => Intent::Undo,
            _ => Intent::Stay,
        }
    }

    /// The screen as a stack of bands.
    pub fn layout(&self, game: &dyn Session) -> BandStack {
        let mut stack = BandStack::new();
        self.layout_into(&mut stack, game);
        stack
    }

    /// Lays the bands of the screen one under the other, in place of those before them: a stack is large.
    #[inline(never)]
    pub fn layout_into(&self, stack: &mut BandStack, game: &dyn Session) {
        stack.clear(self.theme);
        let scene = game.scene();
        let place = LookBack::of(game);
        let builder = PageBuilder::new(stack, &*scene, place);
        if let Some(warning) = &self.warning {
            return warning.layout(builder);
        }
        if let Some(consent) = &self.consent {
            return consent.layout(builder);
        }
        if let Some(correcting) = &self.correcting {
            return correcting.layout(builder);
        }
        if let Some(why) = &self.why {
            let next =
                if self.looking.is_some() { "" } else { look::first(game, (self.status.as_ref(), self.seal.as_ref())) };
            return why.layout(builder, game.question().as_deref(), next);
        }
        if let Some(looking) = &self.looking {
            return looking.layout(builder, game, &self.past, (self.status.as_ref(), self.seal.as_ref()));
        }
        if let Some(sealing) = &self.sealing {
            return sealing.layout(builder);
        }
        let news = game.news();
        if let Some(happening) = self.news.and_then(|at| news.get(usize::from(at))) {
            return news::layout(builder, happening, self.seal.is_some());
        }
        let question = game.question();
        let Some(question) = question.as_deref() else {
            return last_page(builder, &game.log(), self.seal.is_some());
        };
        match (&self.open, &question.kind) {
            (OpenPage::Choose(picking), Kind::Choose(choose)) => picking.layout(builder, question, choose),
            (OpenPage::Tick(ticking), Kind::Tick(_)) => ticking.layout(builder, question, self.own_dice),
            (OpenPage::Number(counting), Kind::Number(number)) => counting.layout(builder, question, number),
            (OpenPage::Secret(hiding), Kind::Secret(secret)) if place.is_none() => {
                hiding.layout(builder, question, secret)
            }
            (OpenPage::Roll(rolling), Kind::Roll(_)) => rolling.layout(builder, question),
            (OpenPage::Tell, Kind::Instruct(tell)) => instruct::layout(builder, question, tell),
            (OpenPage::Name(spelling), Kind::Name(name)) => spelling.layout(builder, question, name),
            // The app has not turned to this question yet: only what is sure is shown.
            _ => {
                let mut builder = builder;
                builder.top(question);
                builder.foot(&[])
            }
        }
    }

    /// Which of the news the screen stops at.
    pub const fn news_at(&self) -> Option<u8> {
        self.news
    }

    /// How many secret numbers are locked in; nothing more is known of them.
    pub fn locked_secrets(&self) -> usize {
        match &self.open {
            OpenPage::Secret(hiding) => hiding.locked(),
            _ => 0,
        }
    }

    /// Whether somebody looks at something else than the question.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some() || self.why.is_some()
    }

    /// Lets the log be told, and keeps what is seen of it.
    #[inline(never)]
    pub fn load_history(&mut self, game: &mut dyn Session) {
        self.past.begin();
        let branches = MAX_REPLAYED / game.tape().lines().max(1);
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
fn last_page(mut builder: PageBuilder, log: &[Happening], sealed: bool) {
    match log.iter().rev().find(|happening| matches!(happening.show, Show::Over(_))) {
        Some(over) => news::layout(builder, over, sealed),
        None => {
            builder.strip(None);
            builder.foot(&[(Key::B, "Back"), (Key::Y, "Look")])
        }
    }
}

impl Default for ScreenState {
    fn default() -> Self {
        ScreenState::new()
    }
}
