//! The panel as a window, where there is a display.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};
use std::{env, panic, process};

use minifb::{InputCallback, Key as Cap, Scale, ScaleMode, WindowOptions};
use umpire_screens::{Key, KeyEvent, SIDE};

use super::args::KEYS;
use super::say;
use super::surface::{Surface, SurfacePicture};

/// How long a picture may stay covered before it is shown again.
const REFRESH: Duration = Duration::from_millis(250);

/// A window.
pub(super) struct Window {
    window: minifb::Window,
    /// Every change of a cap since the last look: a quick tap is two.
    caps: Rc<RefCell<Vec<(Cap, bool)>>>,
    strokes: VecDeque<KeyEvent>,
    down: Down,
    /// Whether the keyboard speaks to it.
    active: bool,
    shown: Instant,
}

impl Window {
    /// Opens a window; none where there is no display to open it on.
    pub(super) fn open() -> Option<Window> {
        let elsewhere = cfg!(any(target_os = "macos", target_os = "windows"));
        let display =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|v| !v.is_empty()));
        if !display && !elsewhere {
            return None;
        }
        let title = format!("Pocket Umpire    {KEYS}");
        let options = WindowOptions {
            scale: Scale::X2,
            scale_mode: ScaleMode::AspectRatioStretch,
            resize: true,
            ..WindowOptions::default()
        };
        // The library panics on some displays it cannot use; the terminal will do then.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let window = panic::catch_unwind(|| minifb::Window::new(&title, SIDE, SIDE, options).ok()).ok().flatten();
        panic::set_hook(hook);
        let mut window = window?;
        // We sleep between glances ourselves.
        window.set_target_fps(0);
        let caps = Rc::new(RefCell::new(Vec::new()));
        window.set_input_callback(Box::new(CapListener(caps.clone())));
        // The title says it too.
        let _ = say::print(format_args!("{title}\n"));
        Some(Window {
            window,
            caps,
            strokes: VecDeque::new(),
            down: Down::default(),
            active: false,
            shown: Instant::now(),
        })
    }
}

/// Writes down what the window hears.
struct CapListener(Rc<RefCell<Vec<(Cap, bool)>>>);

impl InputCallback for CapListener {
    fn add_char(&mut self, _: u32) {}

    fn set_key_state(&mut self, cap: Cap, down: bool) {
        self.0.borrow_mut().push((cap, down));
    }
}

/// Which keys are down. A held cap reports itself again and again; a key goes down once.
#[derive(Default)]
struct Down([bool; Key::ALL.len()]);

impl Down {
    /// The stroke a report comes to, if it is news.
    fn change(&mut self, key: Key, down: bool) -> Option<KeyEvent> {
        let was = std::mem::replace(&mut self.0[key as usize], down);
        (was != down).then_some(KeyEvent { key, down })
    }
}

impl Surface for Window {
    fn look(&mut self, picture: &mut SurfacePicture) -> Option<KeyEvent> {
        if picture.fresh || self.shown.elapsed() > REFRESH {
            self.window.update_with_buffer(&picture.pixels, SIDE, SIDE).expect("the buffer has the window's size");
            (picture.fresh, self.shown) = (false, Instant::now());
        } else if self.strokes.is_empty() {
            self.window.update();
        }
        if !self.window.is_open() {
            process::exit(0);
        }
        for (cap, down) in self.caps.borrow_mut().drain(..) {
            self.strokes.extend(key(cap).and_then(|key| self.down.change(key, down)));
        }
        // Whoever looks away has let go: nothing private stays on the screen.
        let active = self.window.is_active();
        if std::mem::replace(&mut self.active, active) && !active {
            self.strokes.extend(Key::ALL.iter().filter_map(|&key| self.down.change(key, false)));
        }
        self.strokes.pop_front()
    }
}

const fn key(cap: Cap) -> Option<Key> {
    Some(match cap {
        Cap::Up => Key::Up,
        Cap::Down => Key::Down,
        Cap::Left => Key::Left,
        Cap::Right => Key::Right,
        Cap::A | Cap::Enter | Cap::Space => Key::A,
        Cap::B | Cap::Escape | Cap::Backspace => Key::B,
        Cap::X => Key::X,
        Cap::Y => Key::Y,
        _ => return None,
    })
}
