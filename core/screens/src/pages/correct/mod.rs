//! Putting something right by hand: what, what it was and will be, and whether every seat agrees.
//!
//! Nothing is changed before all have agreed, and B steps back from everywhere. What a side or a piece is called is changed
//! here too: that is no matter of the game, so nobody has to agree.

mod page;
mod room;
mod scope;

use heapless::String;
use umpire_engine::table::{Bearer, Correction, CorrectionField, MAX_NICKNAME, Scene};
use umpire_raster::text_scale::TextScale;

pub use self::room::has_room;
pub(crate) use self::scope::{CorrectRow, CorrectScope};
use crate::intent::Intent;
use crate::key::{Key, KeyEvent};
use crate::pages::agreement::Agreement;
use crate::pages::look::LookOutcome;
use crate::pages::name::NamePage;
use crate::pages::scroll::Scroll;

/// How far somebody has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CorrectPage {
    scope: CorrectScope,
    scroll: Scroll,
    stage: CorrectStage,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum CorrectStage {
    /// Which field?
    List,
    /// What should it be?
    Value(i16),
    /// That is what it should be, as far as all agree.
    Agree(i16, Agreement),
    /// What is it to be called?
    Name(NamePage),
}

impl CorrectPage {
    /// Nothing is chosen yet.
    pub(crate) fn new(scope: CorrectScope) -> Self {
        CorrectPage { scope, scroll: Scroll::default(), stage: CorrectStage::List }
    }

    /// Whether the seats are asked whether they agree.
    pub(crate) const fn asks_all(&self) -> bool {
        matches!(self.stage, CorrectStage::Agree(..))
    }

    /// Takes a key; those let go matter where two agree by holding one each.
    pub(crate) fn on_key(&mut self, event: KeyEvent, scene: &dyn Scene, scale: TextScale) -> LookOutcome {
        let KeyEvent { key, down } = event;
        if !down && !self.asks_all() {
            return LookOutcome::On;
        }
        let (len, window) = (self.scope.len(scene), self.scope.window(scene, scale));
        let row = self.scope.nth(scene, self.scroll.at());
        let under = match row {
            Some(CorrectRow::Name(bearer)) => return self.on_key_of_name(key, bearer, (scene, len, window)),
            Some(CorrectRow::Field(correction, field)) => Some((correction, field)),
            None => None,
        };
        match (&self.stage, key, under) {
            (CorrectStage::List, Key::B | Key::Y, _) => return LookOutcome::Over,
            (CorrectStage::List, Key::Up | Key::Down, _) => self.scroll.step(key == Key::Down, len, window),
            (CorrectStage::List, Key::Left | Key::Right, _) if len > window => {
                self.scroll.leap(key == Key::Right, len, window);
            }
            (CorrectStage::List, Key::A, Some((_, field))) => self.stage = CorrectStage::Value(field.now),
            (CorrectStage::List | CorrectStage::Name(_), ..) => {}
            // What it was about is there no more: another answer came in between.
            (_, Key::B, _) | (_, _, None) => self.stage = self.stage.back(),
            (&CorrectStage::Value(value), Key::A, Some((_, field))) if value != field.now => {
                self.stage = CorrectStage::Agree(value, Agreement::default())
            }
            (&CorrectStage::Value(value), _, Some((_, field))) => {
                self.stage = CorrectStage::Value(turned(value, key, &field))
            }
            (&CorrectStage::Agree(value, mut agreement), _, Some((correction, _))) => {
                if agreement.on_key(event, scene.seats()) {
                    return LookOutcome::Do(Intent::Correct(Correction { value, ..correction }));
                }
                self.stage = CorrectStage::Agree(value, agreement);
            }
        }
        LookOutcome::On
    }

    /// A key where the cursor is on what somebody is called, or while that is spelt.
    fn on_key_of_name(
        &mut self,
        key: Key,
        bearer: Bearer,
        (scene, len, window): (&dyn Scene, usize, usize),
    ) -> LookOutcome {
        match (&mut self.stage, key) {
            (CorrectStage::Name(name), Key::A) if name.spelt() == scene.nickname(bearer).unwrap_or("") => {
                self.stage = CorrectStage::List;
            }
            (CorrectStage::Name(name), Key::A) => {
                let spelt = String::try_from(name.spelt()).unwrap_or_default();
                return LookOutcome::Do(Intent::Nickname(bearer, spelt));
            }
            (CorrectStage::Name(name), Key::X) => *name = NamePage::spelling(""),
            (CorrectStage::Name(_), Key::B) => self.stage = CorrectStage::List,
            (CorrectStage::Name(name), key) => {
                name.on_pad(key, MAX_NICKNAME as u8 - 1);
            }
            (_, Key::A) => {
                self.stage = CorrectStage::Name(NamePage::spelling(scene.nickname(bearer).unwrap_or("")));
            }
            (_, Key::B | Key::Y) => return LookOutcome::Over,
            (_, Key::Up | Key::Down) => self.scroll.step(key == Key::Down, len, window),
            (_, Key::Left | Key::Right) if len > window => self.scroll.leap(key == Key::Right, len, window),
            (_, Key::Left | Key::Right | Key::X) => {}
        }
        LookOutcome::On
    }

    /// It has its name: back to the list.
    pub(crate) fn named(&mut self) {
        self.stage = CorrectStage::List;
    }
}

impl CorrectStage {
    /// One step back.
    const fn back(&self) -> CorrectStage {
        match self {
            CorrectStage::List | CorrectStage::Value(_) | CorrectStage::Name(_) => CorrectStage::List,
            CorrectStage::Agree(value, _) => CorrectStage::Value(*value),
        }
    }
}

/// The value a key turns to.
fn turned(value: i16, key: Key, field: &CorrectionField) -> i16 {
    // One at a time, as every number: a key that is held goes on by itself.
    let by = match key {
        Key::Up | Key::Right => 1,
        Key::Down | Key::Left => -1,
        _ => 0,
    };
    value.saturating_add(by).clamp(field.min, field.max)
}
