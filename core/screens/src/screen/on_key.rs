//! What a key means: it goes to the page that lies on top.

use umpire_engine::table::{Asked, Happening, Kind, Question, Session, Show};

use crate::intent::Intent;
use crate::key::{Key, KeyEvent};
use crate::pages::correct::CorrectPage;
use crate::pages::look::{LookOutcome, LookPages};
use crate::pages::look_back::LookBack;
use crate::pages::why::{WhyOutcome, WhyPage};
use crate::screen::open::OpenPage;
use crate::screen::{ScreenState, next_stop};

impl ScreenState {
    /// Takes a key that goes down or up.
    #[inline(never)]
    pub fn on_key(&mut self, event: KeyEvent, game: &dyn Session) -> Intent {
        // Whoever pressed it has not seen how the dice lie: it does nothing else.
        if self.tumble.is_some() {
            self.tumble.take_if(|_| event.down);
            return Intent::Stay;
        }
        let question = game.question();
        let question = question.as_deref();
        let kind = question.map(|question| &question.kind);
        let look_back = LookBack::of(game);
        // A secret's keys are held, so it hears of those let go as well.
        if let (OpenPage::Secret(page), Some(Kind::Secret(secret)), None, None, None, None, None) =
            (&mut self.open, kind, &self.warning, self.news, &self.consent, look_back, &self.sealing)
            && self.why.is_none()
            && self.looking.is_none()
            && page.hears(event.key)
        {
            return page.on_key(event, secret);
        }
        // So do those with whom two agree at once.
        if let (Some(consent), None) = (&mut self.consent, &self.warning) {
            let done = consent.on_key(event, game.scene().seats());
            if done.is_some() {
                self.consent = None;
            }
            return done.unwrap_or(Intent::Stay);
        }
        if self.correcting.is_some() && self.warning.is_none() {
            return self.on_key_correcting(event, game);
        }
        if !event.down || self.warning.take().is_some() {
            return Intent::Stay;
        }
        let key = event.key;
        if let Some(intent) = self.on_key_over(key, game, question) {
            return intent;
        }
        if let Some(intent) = self.on_key_coached(key, game) {
            return intent;
        }
        if key == Key::Y {
            return self.on_look_key(game, question);
        }
        if let Some(look_back) = look_back {
            return self.on_key_looking_back(key, look_back, game);
        }
        if let Some(sealing) = &mut self.sealing {
            return sealing.on_key(key);
        }
        match self.news {
            Some(at) => self.on_key_at_news(key, at, game),
            None if self.kept && question.is_none() && key == Key::A => Intent::Rematch,
            None if self.kept && question.is_none() && matches!(key, Key::B | Key::X) => Intent::Leave,
            None => self.on_key_open(key, question, game),
        }
    }

    /// What a key does to the question itself; with whose dice one seat rolls does not concern the others.
    fn on_key_open(&mut self, key: Key, question: Option<&Question>, game: &dyn Session) -> Intent {
        let asked = question.map_or(Asked::Anyone, |question| question.heading.asked);
        let mut own = self.own_dice.of(asked);
        let intent = self.open.on_key(key, question, (&*game.scene(), self.scale), &mut own);
        self.own_dice.set(asked, own);
        intent
    }

    /// What a key does while something is put right.
    fn on_key_correcting(&mut self, event: KeyEvent, game: &dyn Session) -> Intent {
        let scale = self.scale;
        match self.correcting.as_mut().map(|correcting| correcting.on_key(event, &*game.scene(), scale)) {
            Some(LookOutcome::Over) => self.correcting = None,
            Some(LookOutcome::Do(intent)) => return intent,
            _ => {}
        }
        Intent::Stay
    }

    /// What a key does to a page that lies over the question; none where there is none.
    fn on_key_over(&mut self, key: Key, game: &dyn Session, question: Option<&Question>) -> Option<Intent> {
        if let Some(why) = &mut self.why {
            match why.on_key(key, (&*game.scene(), self.scale), question) {
                WhyOutcome::On => {}
                WhyOutcome::Over => self.why = None,
                WhyOutcome::Further => {
                    self.why = None;
                    return Some(self.look(game));
                }
                WhyOutcome::Back => {
                    self.why = None;
                    self.look(game);
                    return Some(self.on_key_looking(key, game, question));
                }
            }
            return Some(Intent::Stay);
        }
        self.looking.is_some().then(|| self.on_key_looking(key, game, question))
    }

    /// Looks: at the piece under the cursor, at why something is asked, or around.
    fn on_look_key(&mut self, game: &dyn Session, question: Option<&Question>) -> Intent {
        if let Some(piece) = question.filter(|_| self.is_at_question()).and_then(|question| self.open.piece(question)) {
            let about = (self.status.as_ref(), self.seal.as_ref());
            self.looking = Some(LookPages::at_piece(piece, game, about));
            return Intent::Stay;
        }
        self.why = self.explained(question);
        if self.why.is_some() { Intent::Stay } else { self.look(game) }
    }

    /// What a key does while somebody looks around.
    fn on_key_looking(&mut self, key: Key, game: &dyn Session, question: Option<&Question>) -> Intent {
        let Some(looking) = self.looking else { return Intent::Stay };
        let about = (self.status.as_ref(), self.seal.as_ref());
        if let (Key::Y, Some(piece)) = (key, looking.piece(game, about)) {
            // At a question it is explained as well.
            let asked = self.explained(question).filter(|_| looking.is_asked());
            self.why = asked.or_else(|| WhyPage::of_piece(&*game.scene(), piece));
        }
        if let (Key::Y, Some(setting)) = (key, looking.setting(game, about)) {
            self.why = Some(WhyPage::of_setting(setting));
        }
        if self.why.is_some() {
            return Intent::Stay;
        }
        let Some(looking) = &mut self.looking else { return Intent::Stay };
        match looking.on_key(key, game, about, (&mut self.log, self.scale)) {
            LookOutcome::On => {}
            LookOutcome::Over => self.looking = None,
            // Dice are witnessed before anything is put right.
            LookOutcome::PutRight(_) if self.sealing.is_some() => {}
            LookOutcome::PutRight(scope) => self.correcting = Some(CorrectPage::new(scope)),
            LookOutcome::Do(intent) => return intent,
        }
        Intent::Stay
    }

    /// What a key does at news: A goes on to the next, or to the question.
    fn on_key_at_news(&mut self, key: Key, at: u8, game: &dyn Session) -> Intent {
        match key {
            Key::B if self.kept => return Intent::Leave,
            Key::B => return Intent::Undo,
            Key::X if is_over(&game.news(), at) => return Intent::Leave,
            Key::A if is_over(&game.news(), at) => return Intent::Rematch,
            Key::A => {}
            // A bumped pad must not skip the dice.
            _ => return Intent::Stay,
        }
        let next = next_stop(&game.news(), usize::from(at) + 1);
        self.news = next.or(self.news.filter(|_| game.question().is_none()));
        Intent::Stay
    }
}

/// Whether this of the news is the end of the game.
fn is_over(news: &[Happening], at: u8) -> bool {
    news.get(usize::from(at)).is_some_and(|happening| matches!(happening.show, Show::Over(_)))
}
