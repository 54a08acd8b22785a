//! The panel in a terminal, where there is no display.

use std::collections::VecDeque;
use std::io::{self, Stdout, Write};
use std::panic;
use std::time::{Duration, Instant};

use crossterm::event::{
    self, Event, KeyCode, KeyEvent as TerminalKey, KeyEventKind, KeyModifiers, KeyboardEnhancementFlags,
    PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use crossterm::style::{Color, Print, ResetColor, SetBackgroundColor, SetForegroundColor};
use crossterm::terminal::{self, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute, queue};
use umpire_screens::{Key, KeyEvent};

use super::args::KEYS;
use super::blocks::{SHARP, cell};
use super::help::HelpLine;
use super::surface::{Glance, Surface, SurfacePicture};

/// How long Y peeks where the terminal does not say when it is let go.
const PEEK: Duration = Duration::from_secs(1);
/// And how long the pad does: shorter than it takes to go on by itself.
const TOGETHER: Duration = Duration::from_millis(300);
/// Below this many rows the picture cannot be read, and words stand beside it.
const READABLE: usize = 60;
/// The room those words take.
const WORDS: usize = 30;

/// A terminal.
pub(super) struct Terminal {
    out: Stdout,
    strokes: VecDeque<KeyEvent>,
    /// Whether it says when a key is let go.
    releases: bool,
    /// A key that counts as held, and until when: Y, and the pad that one player holds while the other presses A.
    held: Option<(Key, Instant)>,
    /// Whether whoever plays has enough.
    quits: bool,
    help: Vec<HelpLine>,
    /// Whether the page of help is open, which any key closes.
    helping: bool,
}

impl Terminal {
    /// Takes the terminal over; it is given back at the end, whatever the end is.
    pub(super) fn open(help: Vec<HelpLine>) -> io::Result<Terminal> {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            hook(info);
        }));
        terminal::enable_raw_mode()?;
        let mut out = io::stdout();
        execute!(out, EnterAlternateScreen, cursor::Hide)?;
        let releases = terminal::supports_keyboard_enhancement().unwrap_or(false);
        if releases {
            execute!(out, PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::REPORT_EVENT_TYPES))?;
        }
        Ok(Terminal { out, strokes: VecDeque::new(), releases, held: None, quits: false, help, helping: false })
    }

    fn hear(&mut self, heard: TerminalKey) {
        let ctrl = heard.modifiers.contains(KeyModifiers::CONTROL);
        if heard.code == KeyCode::Char('q') || ctrl && heard.code == KeyCode::Char('c') {
            self.quits = true;
        }
        if heard.kind == KeyEventKind::Press && (self.helping || is_help(heard.code)) {
            self.let_go();
            self.helping = !self.helping;
            return;
        }
        let Some(key) = key(heard.code) else { return };
        match heard.kind {
            KeyEventKind::Repeat => {}
            KeyEventKind::Release => self.strokes.push_back(KeyEvent::up(key)),
            KeyEventKind::Press => {
                let pad = |key| !matches!(key, Key::A | Key::B | Key::X | Key::Y);
                if self.held.is_some_and(|(held, _)| pad(key) || key == Key::Y || !pad(held)) {
                    self.let_go();
                }
                self.strokes.push_back(KeyEvent::down(key));
                match key {
                    _ if self.releases => {}
                    Key::Y => self.held = Some((key, Instant::now() + PEEK)),
                    _ if pad(key) => self.held = Some((key, Instant::now() + TOGETHER)),
                    _ => self.strokes.push_back(KeyEvent::up(key)),
                }
            }
        }
    }

    /// The page of help, over all of the terminal.
    fn draw_help(&mut self) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        queue!(self.out, ResetColor, terminal::Clear(ClearType::All))?;
        let text = |line: &HelpLine| format!("{:12}{}", line.key, line.text);
        let lines = self.help.iter().map(text).chain(["".into(), "any key closes this".into()]);
        let lines: Vec<String> = lines.flat_map(|line| wrapped(&line, columns.into())).collect();
        for (row, line) in (0..rows).zip(lines) {
            queue!(self.out, cursor::MoveTo(0, row), Print(line))?;
        }
        self.out.flush()
    }

    /// Lets a key go that counts as held.
    fn let_go(&mut self) {
        self.strokes.extend(self.held.take().map(|(key, _)| KeyEvent::up(key)));
    }

    fn draw(&mut self, picture: &SurfacePicture) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let most = (columns / 2).min(rows.saturating_sub(1)).min(SHARP);
        let beside = most < READABLE;
        let high = if beside { most.min(columns.saturating_sub(WORDS) / 2) } else { most };
        for row in 0..high {
            queue!(self.out, cursor::MoveTo(0, row as u16))?;
            let mut colours = None;
            for column in 0..2 * high {
                let cell = cell(&picture.pixels, high, column, row);
                if colours != Some((cell.ink, cell.paper)) {
                    queue!(self.out, SetForegroundColor(rgb(cell.ink)), SetBackgroundColor(rgb(cell.paper)))?;
                    colours = Some((cell.ink, cell.paper));
                }
                queue!(self.out, Print(cell.letter))?;
            }
            queue!(self.out, ResetColor, terminal::Clear(ClearType::UntilNewLine))?;
        }
        if beside {
            let left = 2 * high + 2;
            let words = picture.caption.iter().flat_map(|line| wrapped(line, columns.saturating_sub(left)));
            for (row, line) in words.take(rows.saturating_sub(1)).enumerate() {
                queue!(self.out, cursor::MoveTo(left as u16, row as u16), Print(line))?;
            }
        }
        let hint = if most < SHARP { "  larger: sharper (240x121)" } else { "" };
        let foot: String = format!("{KEYS}   q: quit{hint}").chars().take(columns).collect();
        queue!(self.out, cursor::MoveTo(0, rows.saturating_sub(1) as u16), Print(foot))?;
        queue!(self.out, terminal::Clear(ClearType::UntilNewLine))?;
        self.out.flush()
    }
}

impl Surface for Terminal {
    fn look(&mut self, picture: &mut SurfacePicture) -> Glance {
        while event::poll(Duration::ZERO).unwrap_or(false) {
            match event::read() {
                Ok(Event::Key(heard)) => {
                    let helped = self.helping;
                    self.hear(heard);
                    if helped != self.helping {
                        let _ = queue!(self.out, terminal::Clear(ClearType::All));
                        picture.fresh = true;
                    }
                }
                Ok(Event::Resize(..)) => {
                    // What does not work here is tried again with the next picture.
                    let _ = queue!(self.out, terminal::Clear(ClearType::All));
                    picture.fresh = true;
                }
                Ok(_) => {}
                Err(_) => break,
            }
        }
        if self.quits {
            return Glance::Quit;
        }
        if self.held.is_some_and(|(_, until)| Instant::now() >= until) {
            self.let_go();
        }
        if let Some(next) = self.strokes.pop_front() {
            return Glance::Key(next);
        }
        if picture.fresh {
            let drawn = if self.helping { self.draw_help() } else { self.draw(picture) };
            picture.fresh = drawn.is_err();
        }
        Glance::Nothing
    }

    fn close(&mut self) {
        give_back();
    }
}

/// Gives the terminal back as it was.
fn give_back() {
    // At the end there is nobody left to tell that it did not work.
    let _ = execute!(io::stdout(), PopKeyboardEnhancementFlags);
    let _ = execute!(io::stdout(), ResetColor, cursor::Show, LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

/// A line in pieces of at most this many letters, cut between words where it can be.
fn wrapped(line: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().expect("there is a first line");
        let room = width.saturating_sub(last.chars().count() + 1);
        if last.is_empty() {
            last.extend(word.chars().take(width));
        } else if word.chars().count() <= room {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.chars().take(width).collect());
        }
    }
    lines
}

/// Whether a key asks for help.
const fn is_help(code: KeyCode) -> bool {
    matches!(code, KeyCode::F(1) | KeyCode::Char('?' | 'h' | 'H'))
}

const fn rgb(colour: u32) -> Color {
    let [_, r, g, b] = colour.to_be_bytes();
    Color::Rgb { r, g, b }
}

fn key(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Char('a' | 'A' | ' ') | KeyCode::Enter => Key::A,
        KeyCode::Char('b' | 'B') | KeyCode::Esc | KeyCode::Backspace => Key::B,
        KeyCode::Char('x' | 'X') => Key::X,
        KeyCode::Char('y' | 'Y') => Key::Y,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("- Reinforcements", 6), ["-", "Reinfo"]);
        assert_eq!(wrapped("", 6), [""]);
    }
}
