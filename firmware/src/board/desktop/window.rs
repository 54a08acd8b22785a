//! The handheld in a window, where there is a display.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};
use std::{env, panic};

use minifb::{InputCallback, Key as Cap, MouseButton, MouseMode, ScaleMode, WindowOptions};
use umpire_screens::Key;

use super::case::{CaseInput, CaseLayout, CasePicture, KeyCapRole, WindowInput};
use super::help::HelpLine;
use super::say;
use super::surface::{Glance, Surface, SurfacePicture};

/// What stands over the window.
const TITLE: &str = "Pocket Umpire";
/// How many pixels of the window one of the panel has at first.
const SCALE: usize = 2;
/// How long a picture may stay covered before it is shown again.
const REFRESH: Duration = Duration::from_millis(250);

/// A window.
pub(super) struct Window {
    window: minifb::Window,
    caps: Rc<RefCell<HeardCaps>>,
    case: CasePicture,
    input: CaseInput,
    help: Vec<HelpLine>,
    /// Whether the keyboard speaks to it.
    active: bool,
    shown: Instant,
}

impl Window {
    /// Opens a window with this card of help; none where there is no display to open it on.
    pub(super) fn open(help: Vec<HelpLine>) -> Option<Window> {
        let elsewhere = cfg!(any(target_os = "macos", target_os = "windows"));
        let display =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|v| !v.is_empty()));
        if !display && !elsewhere {
            return None;
        }
        let options = WindowOptions { scale_mode: ScaleMode::UpperLeft, resize: true, ..WindowOptions::default() };
        let size = CaseLayout::window(SCALE);
        // The library panics on some displays it cannot use; the terminal will do then.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let window = panic::catch_unwind(|| minifb::Window::new(TITLE, size.0, size.1, options).ok()).ok().flatten();
        panic::set_hook(hook);
        let mut window = window?;
        // We sleep between glances ourselves.
        window.set_target_fps(0);
        let caps: Rc<RefCell<HeardCaps>> = Rc::default();
        window.set_input_callback(Box::new(CapListener(caps.clone())));
        let _ = say::print(format_args!("{TITLE} in its window: F1 shows the keys\n"));
        Some(Window {
            window,
            caps,
            case: CasePicture::new(size),
            input: CaseInput::default(),
            help,
            active: false,
            shown: Instant::now(),
        })
    }

    /// Takes in what was heard since the last look.
    fn hear(&mut self) {
        let layout = self.case.layout();
        for heard in self.caps.borrow_mut().edges.drain(..) {
            self.input.hear(heard, layout);
        }
        if let Some((x, y)) = self.window.get_unscaled_mouse_pos(MouseMode::Pass) {
            let down = self.window.get_mouse_down(MouseButton::Left);
            self.input.hear(WindowInput::Mouse((x as i32, y as i32), down), layout);
        }
        let active = self.window.is_active();
        if std::mem::replace(&mut self.active, active) && !active {
            self.input.hear(WindowInput::Away, layout);
            self.caps.borrow_mut().down.clear();
        }
    }
}

impl Surface for Window {
    fn look(&mut self, picture: &mut SurfacePicture) -> Glance {
        let size = self.window.get_size();
        if size != self.case.pixels().1 && size.0 * size.1 > 0 {
            self.case = CasePicture::new(size);
        }
        let help = self.input.is_helping().then_some(&self.help[..]);
        let drawn = self.case.show(&picture.pixels, std::mem::take(&mut picture.fresh), self.input.lit(), help);
        if drawn || self.shown.elapsed() > REFRESH {
            let (pixels, (wide, high)) = self.case.pixels();
            self.window.update_with_buffer(pixels, wide, high).expect("the buffer has the size it says");
            self.shown = Instant::now();
        } else {
            self.window.update();
        }
        if !self.window.is_open() {
            return Glance::Quit;
        }
        self.hear();
        self.input.next_event().map_or(Glance::Nothing, Glance::Key)
    }
}

/// What the keyboard said. A held cap reports itself again and again; it goes down once.
#[derive(Default)]
struct HeardCaps {
    /// Every edge of a cap since the last look: a quick tap is two.
    edges: VecDeque<WindowInput>,
    down: Vec<Cap>,
    /// Whether the last report was of a cap that went down just then.
    news: bool,
}

/// Writes down what the window hears.
struct CapListener(Rc<RefCell<HeardCaps>>);

impl InputCallback for CapListener {
    /// A question mark lies on another cap of each keyboard: the letter says so, behind the cap.
    fn add_char(&mut self, letter: u32) {
        let HeardCaps { edges, news, .. } = &mut *self.0.borrow_mut();
        if letter == u32::from('?')
            && *news
            && let Some(last @ WindowInput::Key(KeyCapRole::Other, true)) = edges.back_mut()
        {
            *last = WindowInput::Key(KeyCapRole::Help, true);
        }
    }

    fn set_key_state(&mut self, cap: Cap, is_down: bool) {
        let HeardCaps { edges, down, news } = &mut *self.0.borrow_mut();
        let was = down.iter().position(|held| *held == cap);
        *news = is_down && was.is_none();
        match (was, is_down) {
            (None, true) => down.push(cap),
            (Some(at), false) => drop(down.swap_remove(at)),
            _ => return,
        }
        edges.push_back(WindowInput::Key(role(cap), is_down));
    }
}

const fn role(cap: Cap) -> KeyCapRole {
    KeyCapRole::Key(match cap {
        Cap::Up => Key::Up,
        Cap::Down => Key::Down,
        Cap::Left => Key::Left,
        Cap::Right => Key::Right,
        Cap::A | Cap::Enter | Cap::Space => Key::A,
        Cap::B | Cap::Escape | Cap::Backspace => Key::B,
        Cap::X => Key::X,
        Cap::Y => Key::Y,
        Cap::F1 | Cap::H => return KeyCapRole::Help,
        Cap::LeftShift | Cap::RightShift | Cap::LeftAlt | Cap::RightAlt | Cap::LeftCtrl | Cap::RightCtrl => {
            return KeyCapRole::Shift;
        }
        _ => return KeyCapRole::Other,
    })
}
