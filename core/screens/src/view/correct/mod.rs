//! Putting something right by hand: what, what it was and will be, and whether every seat agrees.
//!
//! Nothing is changed before all have agreed, and B steps back from everywhere.

mod page;
mod scope;

use umpire_rules::table::{Correction, CorrectionField, Scene};

pub(super) use self::scope::Scope;
use super::look::Looked;
use super::scroll::Scroll;
use crate::key::{Act, Key};

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Correcting {
    scope: Scope,
    scroll: Scroll,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Which field?
    List,
    /// What should it be?
    Value(i16),
    /// That is what it should be: so many seats have agreed, in seat order.
    Agree(i16, u8),
}

/// Fields seen at once.
const WINDOW: usize = 6;
/// Where there are more values than these, left and right go by ten.
const MANY: i32 = 20;

impl Correcting {
    /// Nothing is chosen yet.
    pub(super) fn new(scope: Scope) -> Self {
        Correcting { scope, scroll: Scroll::default(), stage: Stage::List }
    }

    /// Whether the seats are asked whether they agree.
    pub(super) const fn asks_all(&self) -> bool {
        matches!(self.stage, Stage::Agree(..))
    }

    pub(super) fn stroke(&mut self, key: Key, scene: &dyn Scene) -> Looked {
        let len = self.scope.len(scene);
        let under = self.scope.nth(scene, self.scroll.at());
        match (self.stage, key, under) {
            (Stage::List, Key::B | Key::Y, _) => return Looked::Over,
            (Stage::List, Key::Up | Key::Down, _) => self.scroll.step(key == Key::Down, len, WINDOW),
            (Stage::List, Key::Left | Key::Right, _) if len > WINDOW => {
                self.scroll.leap(key == Key::Right, len, WINDOW);
            }
            (Stage::List, Key::A, Some((_, field))) => self.stage = Stage::Value(field.now),
            (Stage::List, ..) => {}
            // What it was about is there no more: another answer came in between.
            (_, Key::B, _) | (_, _, None) => self.stage = self.stage.back(),
            (Stage::Value(value), Key::A, Some((_, field))) if value != field.now => {
                self.stage = Stage::Agree(value, 0)
            }
            (Stage::Value(value), _, Some((_, field))) => self.stage = Stage::Value(turned(value, key, &field)),
            (Stage::Agree(value, agreed), Key::A, Some((correction, _))) => {
                if agreed + 1 >= scene.seats() {
                    return Looked::Do(Act::Correct(Correction { value, ..correction }));
                }
                self.stage = Stage::Agree(value, agreed + 1);
            }
            (Stage::Agree(..), ..) => {}
        }
        Looked::On
    }
}

impl Stage {
    /// One step back.
    const fn back(self) -> Stage {
        match self {
            Stage::List | Stage::Value(_) => Stage::List,
            Stage::Agree(value, _) => Stage::Value(value),
        }
    }
}

/// The value a key turns to.
fn turned(value: i16, key: Key, field: &CorrectionField) -> i16 {
    let many = i32::from(field.max) - i32::from(field.min) > MANY;
    let far = if many { 10 } else { 1 };
    let by = match key {
        Key::Up => 1,
        Key::Down => -1,
        Key::Right => far,
        Key::Left => -far,
        _ => 0,
    };
    value.saturating_add(by).clamp(field.min, field.max)
}
