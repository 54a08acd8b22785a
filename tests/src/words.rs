//! Words on a screen: none is cut off, none touches another.

use std::collections::BTreeMap;

use embedded_graphics::primitives::PointsIter;
use umpire_engine::table::{Game, Session};
use umpire_screens::{BandStack, Key, KeyEvent, Rectangle, STRIDE, ScreenState};

use crate::game_play::GamePlay;
use crate::picture::{frame, picture};
use crate::play::{Play, with_sides};

impl Play {
    /// The screen once these keys are pressed.
    pub fn screen(&self, keys: &str) -> BandStack {
        with_sides(&self.sides, &self.tape, |game| screen(game, keys))
    }

    /// Every text on it, top to bottom.
    pub fn reads(&self, keys: &str) -> Vec<String> {
        words(&self.screen(keys))
    }
}

impl<G: Game> GamePlay<G> {
    /// The screen once these keys are pressed.
    pub fn screen(&self, keys: &str) -> BandStack {
        self.with(|game| screen(game, keys))
    }

    /// Every text on it, top to bottom.
    pub fn reads(&self, keys: &str) -> Vec<String> {
        words(&self.screen(keys))
    }
}

/// What the panel shows of a game once these keys are pressed.
fn screen(game: &dyn Session, keys: &str) -> BandStack {
    let mut view = ScreenState::new();
    view.sync(game, 0);
    for key in keys.split_whitespace().map(|key| Key::from_id(key).expect("a key")) {
        view.on_key(KeyEvent::down(key), game);
    }
    view.layout(game)
}

/// Every text on a screen, top to bottom.
pub fn words(stack: &BandStack) -> Vec<String> {
    (0..stack.len()).flat_map(|band| words_in(stack, band)).map(|(_, text)| text).collect()
}

/// What is wrong with the words of these bands. Words are cut at their band's edge, so one that leaves
/// its band is as wrong as one that leaves the panel.
pub fn faults(stack: &BandStack, bands: impl IntoIterator<Item = usize>) -> Vec<String> {
    bands.into_iter().flat_map(|band| faults_in(stack, band)).collect()
}

/// Which words of these bands end in two dots, since there is no room for the rest.
pub fn cuts(stack: &BandStack, bands: impl IntoIterator<Item = usize>) -> Vec<String> {
    let cut = |pair: &[(Rectangle, String)]| (pair[1].1 == "..").then(|| format!("{:?} is cut", pair[0].1));
    bands.into_iter().flat_map(|band| words_in(stack, band).windows(2).filter_map(cut).collect::<Vec<_>>()).collect()
}

/// Which texts of these bands count one thing as several: `1 points`.
pub fn plural_ones(stack: &BandStack, bands: impl IntoIterator<Item = usize>) -> Vec<String> {
    let one = |text: &String| {
        let mut before = "";
        text.split(' ').any(|word| {
            let plural = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            let wrong = before == "1" && plural.ends_with('s') && !plural.ends_with("ss");
            before = word;
            wrong
        })
    };
    bands.into_iter().flat_map(|band| words_in(stack, band)).map(|(_, text)| text).filter(one).collect()
}

/// Which words can hardly be read: between their ink and what they stand on is less than 4.5 to 1. Pictures do with 3.
pub fn dim(stack: &BandStack) -> Vec<String> {
    let mut faults = Vec::new();
    let shown = picture(&frame(stack));
    for (area, text) in (0..stack.len()).flat_map(|band| words_in(stack, band)) {
        let mut colours: BTreeMap<[u8; 3], usize> = BTreeMap::new();
        let places = area.points().filter(|at| (0..240).contains(&at.x) && (0..240).contains(&at.y));
        for at in places.map(|at| 3 * (at.y as usize * 240 + at.x as usize)) {
            *colours.entry([shown[at], shown[at + 1], shown[at + 2]]).or_default() += 1;
        }
        let Some((ground, _)) = colours.iter().max_by_key(|(_, count)| **count) else { continue };
        let best = colours.keys().map(|ink| contrast(*ink, *ground)).fold(1.0, f64::max);
        if best < if text == "icon" { 3.0 } else { 4.5 } {
            faults.push(format!("{text:?} has a contrast of {best:.1}"));
        }
    }
    faults
}

/// The contrast of two colours, as the web's guidelines count it.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let light = |rgb: [u8; 3]| {
        let [r, g, b] = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// The words of a band, and where they stand.
fn words_in(stack: &BandStack, band: usize) -> Vec<(Rectangle, String)> {
    let mut pixels = vec![0; stack.rows(band).len() * STRIDE];
    let mut words: Vec<(Rectangle, String)> = Vec::new();
    let mut note = |area, text: &str| words.push((area, text.to_string()));
    stack.draw_band_probing(band, &mut pixels, Some(&mut note));
    words
}

fn faults_in(stack: &BandStack, band: usize) -> Vec<String> {
    let rows = stack.rows(band);
    let words = words_in(stack, band);
    let mut faults = Vec::new();
    for (i, (area, text)) in words.iter().enumerate() {
        let (left, top) = (area.top_left.x, area.top_left.y);
        let (right, low) = (left + area.size.width as i32, top + area.size.height as i32);
        if left < 0 || right > 240 || top < i32::from(rows.start) || low > i32::from(rows.end) {
            faults.push(format!("{text:?} at {left},{top} to {right},{low} leaves rows {rows:?}"));
        }
        let touched = words[..i].iter().filter(|(other, _)| !area.intersection(other).is_zero_sized());
        faults.extend(touched.map(|(_, other)| format!("{text:?} touches {other:?}")));
    }
    faults
}
