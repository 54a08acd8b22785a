//! Keyboard and mouse as keys of the handheld.

use std::collections::VecDeque;

use umpire_screens::{Key, KeyEvent};

use super::layout::{CaseLayout, CaseSpot};

/// What a window hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowInput {
    /// A key of the keyboard goes down or up; each edge once.
    Key(KeyCapRole, bool),
    /// Where the mouse is, and whether its button is down.
    Mouse((i32, i32), bool),
    /// The keyboard speaks to another window.
    Away,
}

/// What a key of the keyboard is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyCapRole {
    /// It is a key of the handheld.
    Key(Key),
    /// It opens the card of help.
    Help,
    /// It changes what others mean.
    Shift,
    /// It is for nothing.
    Other,
}

/// Which keys are down, by keyboard and by mouse; and whether the card of help is open, under which none is.
#[derive(Default)]
pub struct CaseInput {
    keyboard: [bool; Key::ALL.len()],
    mouse: Option<Key>,
    button: bool,
    down: [bool; Key::ALL.len()],
    helping: bool,
    strokes: VecDeque<KeyEvent>,
}

impl CaseInput {
    /// Hears something.
    pub fn hear(&mut self, heard: WindowInput, layout: CaseLayout) {
        match heard {
            WindowInput::Key(KeyCapRole::Shift, _) => {}
            // Whatever is pressed under the card closes it, and does nothing else.
            WindowInput::Key(_, true) if self.helping => self.helping = false,
            WindowInput::Key(KeyCapRole::Key(key), down) => self.keyboard[key as usize] = down,
            WindowInput::Key(KeyCapRole::Help, true) => self.open_help(),
            WindowInput::Key(KeyCapRole::Help | KeyCapRole::Other, _) => {}
            WindowInput::Mouse(at, down) => self.point(layout.spot(at), down),
            // Whoever looks away has let go: nothing private stays on the screen.
            WindowInput::Away => self.let_go(),
        }
        self.follow();
    }

    /// The next stroke, if there is one.
    pub fn next_event(&mut self) -> Option<KeyEvent> {
        self.strokes.pop_front()
    }

    /// Which keys are down.
    pub fn lit(&self) -> [bool; Key::ALL.len()] {
        self.down
    }

    /// Whether the card of help is open.
    pub fn is_helping(&self) -> bool {
        self.helping
    }

    fn point(&mut self, spot: Option<CaseSpot>, down: bool) {
        let was = std::mem::replace(&mut self.button, down);
        let pressed = down && !was;
        match spot {
            _ if pressed && self.helping => self.helping = false,
            Some(CaseSpot::Key(key)) if pressed => self.mouse = Some(key),
            Some(CaseSpot::Help) if pressed => self.open_help(),
            // Off the key, or off the button.
            _ if !down || spot != self.mouse.map(CaseSpot::Key) => self.mouse = None,
            _ => {}
        }
    }

    fn open_help(&mut self) {
        self.let_go();
        self.helping = true;
    }

    fn let_go(&mut self) {
        (self.keyboard, self.mouse) = ([false; Key::ALL.len()], None);
    }

    /// Tells of every key that changed.
    fn follow(&mut self) {
        for key in Key::ALL {
            let down = self.keyboard[key as usize] || self.mouse == Some(key);
            if std::mem::replace(&mut self.down[key as usize], down) != down {
                self.strokes.push_back(KeyEvent { key, down });
            }
        }
    }
}
