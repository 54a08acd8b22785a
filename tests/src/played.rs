//! The screens that recorded games come to: one for each question, each kind of news and each page of the look, in both
//! sizes of text and both themes.

use std::collections::{BTreeMap, BTreeSet};

use umpire::app::device::Device;
use umpire_engine::table::{Session, Show};
use umpire_screens::{BandStack, ColorTheme, DAY, Intent, Key, KeyEvent, NIGHT, ScreenState, TextScale};

use crate::picture::{Picture, frame, picture};
use crate::pilot::{Pilot, fly};
use crate::recording::{Press, device, game_of, presses_in_game, recorded, recordings, to_game};
use crate::words::{dim, faults};

/// Every way a screen can look, and what its sheets are called.
pub static LOOKS: [(&ColorTheme, TextScale, &str); 4] = [
    (&NIGHT, TextScale::Normal, "night-normal"),
    (&NIGHT, TextScale::Large, "night-large"),
    (&DAY, TextScale::Normal, "day-normal"),
    (&DAY, TextScale::Large, "day-large"),
];

/// After so many answers the pages of the look are opened.
const LOOKS_AT: [u16; 2] = [25, 70];
/// How many pages there are at most.
const PAGES: usize = 12;

/// A screen of a game that was played.
pub struct PlayedShot {
    /// What it is of.
    pub name: String,
    /// How it looks, in the order of [`LOOKS`].
    pub pictures: [Picture; LOOKS.len()],
    /// What is wrong with its words.
    pub faults: Vec<String>,
}

/// The screens of every game that is recorded, by the game's id.
pub fn played() -> BTreeMap<String, Vec<PlayedShot>> {
    let mut games: BTreeMap<String, Album> = BTreeMap::new();
    for name in recordings() {
        let text = recorded(&name);
        let game = game_of(&text).to_owned();
        let album = games.remove(&game).unwrap_or_default();
        let mut reader = Reader { game: game.clone(), presses: presses_in_game(&text), next: 0, album };
        fly(device(&text), &mut reader);
        games.insert(game, reader.album);
    }
    games.into_iter().map(|(game, album)| (game, album.shots)).collect()
}

/// Screens, each once.
#[derive(Default)]
struct Album {
    shots: Vec<PlayedShot>,
    names: BTreeSet<String>,
    seen: BTreeSet<Picture>,
}

impl Album {
    /// Takes a screen, unless there is one of this name, or one that looks the same.
    fn take(&mut self, name: String, draw: impl Fn(&'static ColorTheme, TextScale) -> Option<BandStack>) {
        if !self.names.insert(name.clone()) {
            return;
        }
        let [Some(a), Some(b), Some(c), Some(d)] = LOOKS.map(|(theme, scale, _)| draw(theme, scale)) else { return };
        let stacks = [a, b, c, d];
        let pictures = stacks.each_ref().map(|stack| picture(&frame(stack)));
        if !self.seen.insert(pictures[0].clone()) {
            return;
        }
        let mut wrong = Vec::new();
        for ((_, _, look), stack) in LOOKS.iter().zip(&stacks) {
            let found = faults(stack, 0..stack.len()).into_iter().chain(dim(stack));
            wrong.extend(found.map(|fault| format!("{name}, {look}: {fault}")));
        }
        self.shots.push(PlayedShot { name, pictures, faults: wrong });
    }
}

/// Presses what is written down, and keeps what is shown.
struct Reader {
    game: String,
    presses: Vec<Press>,
    next: usize,
    album: Album,
}

impl Reader {
    /// The screen of the news, or of a question as it opens.
    fn keep(&mut self, view: &ScreenState, game: &dyn Session) {
        let name = match view.news_at() {
            Some(at) => format!("news {}", game.news().get(usize::from(at)).map_or("", |news| kind(&news.show))),
            None => match game.question() {
                Some(question) => format!("question {}", question.heading.id),
                None => "end".into(),
            },
        };
        self.album.take(name, |theme, scale| {
            let mut view = turned(view, (theme, scale));
            if view.news_at().is_none() {
                view.sync(game, 0);
                view.skip_news(game);
            }
            Some(view.layout(game))
        });
    }

    /// Every page of the look but the log, which wants more of a game than whoever looks on has.
    fn look(&mut self, view: &ScreenState, game: &dyn Session) {
        for page in 0..PAGES {
            let name = format!("look {page} after {}", game.tape().answer_count());
            self.album.take(name, |theme, scale| {
                let mut view = turned(view, (theme, scale));
                for key in [Key::Y].into_iter().chain([Key::Right; PAGES].into_iter().take(page)) {
                    let log = view.on_key(KeyEvent::down(key), game) == Intent::OpenLog;
                    view.on_key(KeyEvent::up(key), game);
                    if log {
                        return None;
                    }
                }
                Some(view.layout(game))
            });
        }
    }
}

impl Pilot for Reader {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        let view = &device.view;
        if !view.is_looking() && !view.asks_consent() && !view.is_peeking() {
            self.keep(view, game);
            if LOOKS_AT.contains(&game.tape().answer_count()) && view.news_at().is_none() && !view.asks_secret() {
                self.look(view, game);
            }
        }
        if let Some(key) = to_game(view, game, &self.game) {
            return Some(vec![key]);
        }
        self.next += 1;
        self.presses.get(self.next - 1).map(|(keys, _)| keys.clone())
    }

    fn together(&self) -> bool {
        true
    }
}

/// The same view in another look.
fn turned(view: &ScreenState, (theme, scale): (&'static ColorTheme, TextScale)) -> ScreenState {
    let mut view = view.clone();
    view.set_theme(theme);
    view.set_text_scale(scale);
    view
}

/// What kind of news it is.
fn kind(show: &Show) -> &'static str {
    match show {
        Show::Line => "line",
        Show::Rolled(rolled) => rolled.tone.id(),
        Show::Seen(_) => "seen",
        Show::Clash(_) => "clash",
        Show::Removed => "removed",
        Show::Losses(_) => "losses",
        Show::Round(_) => "round",
        Show::Revealed(_) => "revealed",
        Show::Order(_) => "order",
        Show::Turn(_) => "turn",
        Show::Turns(_) => "turns",
        Show::Beat(_) => "beat",
        Show::Over(_) => "over",
    }
}
