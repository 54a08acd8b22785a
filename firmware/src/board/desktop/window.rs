//! The panel as a window, where there is a display.

use std::collections::VecDeque;
use std::env;
use std::panic;
use std::process;
use std::time::{Duration, Instant};

use minifb::{Key as Cap, KeyRepeat, Scale, ScaleMode, WindowOptions};
use umpire_screens::{Key, SIDE, Stroke};

use super::args::KEYS;
use super::{Glass, Picture};

/// How long a picture may stay covered before it is shown again.
const REFRESH: Duration = Duration::from_millis(250);

/// A window.
pub(super) struct Window {
    window: minifb::Window,
    strokes: VecDeque<Stroke>,
    down: Vec<Cap>,
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
        println!("Pocket Umpire    {KEYS}");
        Some(Window { window, strokes: VecDeque::new(), down: Vec::new(), shown: Instant::now() })
    }
}

impl Glass for Window {
    fn look(&mut self, picture: &mut Picture) -> Option<Stroke> {
        if picture.fresh || self.shown.elapsed() > REFRESH {
            self.window.update_with_buffer(&picture.pixels, SIDE, SIDE).expect("the buffer has the window's size");
            (picture.fresh, self.shown) = (false, Instant::now());
        } else if self.strokes.is_empty() {
            self.window.update();
        }
        if !self.window.is_open() {
            process::exit(0);
        }
        let pressed = self.window.get_keys_pressed(KeyRepeat::No);
        // Whoever looks away has let go: nothing private stays on the screen.
        let active = self.window.is_active();
        let held = if active { self.window.get_keys() } else { Vec::new() };
        let (kept, let_go) = self.down.iter().partition(|cap| held.contains(cap));
        self.down = kept;
        self.strokes.extend(Vec::<Cap>::into_iter(let_go).filter_map(key).map(Stroke::up));
        for cap in pressed.into_iter().filter(|_| active) {
            if let Some(key) = key(cap)
                && !self.down.contains(&cap)
            {
                self.strokes.push_back(Stroke::down(key));
                self.down.push(cap);
            }
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
