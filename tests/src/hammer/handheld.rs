//! A handheld in restless hands: the real device, the real games and the real ledger on a flash in memory.

use std::cell::RefCell;

use umpire::board::Rosters;
use umpire::console::{Call, Facts, Guest};
use umpire::device::{Device, Moved, Notice};
use umpire::games::{Book, Host, Leave, is_foyer, picked};
use umpire::ledger::{Recorded, Waiting};
use umpire::rosters::RosterStore;
use umpire::settings::Settings;
use umpire::store::{Drawer, Store};
use umpire_rules::table::{AnswerError, Kind, Session, Standing};
use umpire_screens::{Key, Stroke};

use super::deed::{Deed, LINES};
use super::flaw::{Flaw, Heard, Overheard};
use super::power::{Lies, Power};
use super::shift::Hands;
use super::watch::{Before, Watch};
use crate::flash::{Cut, Flash};

/// What the board tells of itself.
const FACTS: Facts = Facts { board: "toy", battery: None, flash_left: None };

/// A game as the handheld plays it.
type Table<'g> = Recorded<'g, 'g, Flash>;

/// Everything there is while the power is on.
pub(super) struct Handheld<'b> {
    pub(super) store: &'b RefCell<Store<Flash>>,
    pub(super) device: Device,
    pub(super) guest: Guest,
    pub(super) rosters: &'b mut Rosters,
    pub(super) hands: &'b mut Hands,
    pub(super) watch: &'b mut Watch,
    pub(super) power: &'b mut Power,
    pub(super) flaw: Flaw,
    pub(super) waiting: Waiting,
    /// What lies in the flash while no game is on the table.
    pub(super) lies: Lies,
    /// Whether the power is about to go, and what may lie there then.
    pub(super) flown: Option<Vec<Lies>>,
}

impl Host for Handheld<'_> {
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        Some(self.rosters)
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        let book = self.waiting.book(self.store, &mut self.device);
        if book.is_none() {
            self.power.is_back(&Lies::Nothing);
        }
        book
    }

    async fn play(&mut self, game: &mut dyn Session) -> Leave {
        let heard = RefCell::new(Heard::default());
        let mut game = Overheard { game, heard: &heard, flaw: self.flaw };
        let store = self.store;
        let mut game = Recorded::new(&mut game, Some(store));
        self.sit(&mut game);
        let left = if self.is_dark() { Leave::Quit } else { self.attend(&mut game, &heard) };
        self.leave(left, &mut game)
    }
}

impl Handheld<'_> {
    /// Sits down at a game: a new one, or the one that was left when the power went.
    fn sit(&mut self, game: &mut Table<'_>) {
        let (before, waited) = (self.lies.clone(), self.waiting == Waiting::Yes);
        game.sit(&mut self.waiting, &mut self.device, 1);
        self.watch.sit();
        if waited && !is_foyer(game) {
            self.power.is_back(&self.lies_now(game));
            self.watch.tally.count("games taken up again");
            let said = self.device.notices();
            let bad = said.iter().any(|notice| matches!(notice, Notice::Lost(_) | Notice::OtherRules(_)));
            assert!(!bad, "nothing is lost, and that is not said either: {said:?}");
        } else if !is_foyer(game) {
            self.watch.tally.count(if game.edition().0 == "warbands" { "warbands begun" } else { "games begun" });
            self.stored(vec![before, self.lies_now(game)]);
        }
        if !self.is_dark() {
            assert!(!game.has_failed(), "a game is stored while there is power");
        }
        self.device.turn(game);
        self.watch.arrive(game);
    }

    /// Strokes until the game is left.
    fn attend(&mut self, game: &mut Table<'_>, heard: &RefCell<Heard>) -> Leave {
        while !picked(game) {
            self.watch.look(&self.device.view, game);
            let Some(deed) = self.hands.next(&self.device.view, game) else { return Leave::Quit };
            self.watch.tally.deeds += 1;
            self.watch.tally.presses += u64::from(matches!(deed, Deed::Down(_) | Deed::Afar(_)));
            if let Some(left) = self.does(deed, game, heard) {
                return left;
            }
            if self.is_dark() {
                return Leave::Quit;
            }
            assert!(!game.has_failed(), "an answer is stored while there is power");
        }
        Leave::Picked
    }

    fn does(&mut self, deed: Deed, game: &mut Table<'_>, heard: &RefCell<Heard>) -> Option<Leave> {
        match deed {
            Deed::Down(key) => return self.stroke(Stroke::down(key), false, game, heard),
            Deed::Up(key) => return self.stroke(Stroke::up(key), false, game, heard),
            Deed::Afar(key) => {
                // A console may not touch a secret, nor agree for the players.
                let secret = matches!(game.question().as_deref().map(|open| &open.kind), Some(Kind::Secret(_)));
                if !secret && !self.device.view.asks_all() {
                    let down = self.stroke(Stroke::down(key), true, game, heard);
                    return down.or_else(|| self.stroke(Stroke::up(key), true, game, heard));
                }
            }
            Deed::Line(line) => return self.line(LINES[usize::from(line)], game),
            Deed::Idle => {
                let now = self.lies_now(game);
                if let Some(flown) = &mut self.flown {
                    flown.push(now);
                }
                self.store.borrow_mut().tidy();
            }
            Deed::Low => self.device.warn_of(Notice::BatteryLow),
            Deed::Off => {
                self.flown = Some(vec![self.lies_now(game)]);
                self.watch.tally.count("switched off");
                return Some(Leave::Quit);
            }
            Deed::Cut(writes) => {
                let seed = self.watch.tally.deeds;
                self.store.borrow_mut().flash().cut_after(writes.into(), Cut::Any, seed);
                self.flown = Some(Vec::new());
            }
        }
        None
    }

    /// A line by cable: it takes back what it may, and puts no game away that has answers.
    fn line(&mut self, line: &str, game: &mut Table<'_>) -> Option<Leave> {
        let (before, tape, mut out) = (self.lies_now(game), game.tape().clone(), String::new());
        let call = Call::Line(line);
        let left = self.guest.call(call, &FACTS, &mut self.device, self.rosters, game, &mut out);
        let left = left.expect("a string takes all");
        // What was picked or built is done, by a line as by a thumb.
        let done = matches!(left, None | Some(Leave::Picked));
        assert!(done || tape.is_empty(), "{line}: a game with answers is not put away: {out}");
        if let Some((_, source, steps)) = game.tape().steps().last().filter(|_| *game.tape() != tape) {
            let agreed = tape.steps().last().is_some_and(|(_, _, before)| before.crossed.needs_all());
            let free = agreed || !steps.crossed.needs_all();
            assert!(
                game.tape().line_count() == tape.line_count() || source.is_remote() && free,
                "{steps:?} by cable is marked, and free"
            );
        }
        if *game.tape() != tape {
            self.stored(vec![before, self.lies_now(game)]);
            // A key that does nothing hangs, whatever lines do.
            let idle = self.watch.idle;
            self.watch.sit();
            self.watch.arrive(game);
            self.watch.idle = idle;
        }
        self.watch.tally.count("lines by cable");
        left
    }

    fn stroke(&mut self, stroke: Stroke, afar: bool, game: &mut Table<'_>, heard: &RefCell<Heard>) -> Option<Leave> {
        if stroke.key == Key::Y && !afar {
            self.watch.peeks = stroke.down;
        }
        let deaf = self.flaw == Flaw::CurtainStays && stroke == Stroke::up(Key::Y);
        let frozen = self.flaw == Flaw::Freezes && self.watch.tally.of("answers") > 200;
        let before = Before::of(game);
        let armed = self.flown.is_some();
        let mut flown = if armed { vec![self.lies_now(game)] } else { Vec::new() };
        let (mut answers, mut news) = (0, 0);
        let seed = self.device.dice().seed().copied();
        let mut hear = |game: &dyn Session| {
            answers += 1;
            news += game.news().len();
            if armed {
                flown.push(Lies::game(game, seed.as_ref()));
            }
        };
        let moved = match afar {
            _ if deaf || frozen => Moved::Stayed,
            false => self.device.stroke(stroke, game, &mut hear),
            true => self.device.stroke_afar(stroke, game, &mut hear),
        };
        if armed {
            flown.push(self.lies_now(game));
        }
        self.watch.moved(&before, moved, (answers, news), game);
        if answers > 0 || matches!(moved, Moved::Undone { .. }) {
            self.stored(flown);
            // Of two answers at once, only what came of the second is told.
            if answers > 1 {
                self.watch.sit();
            }
            self.watch.arrive(game);
            if !self.is_dark() && !armed && self.flaw != Flaw::Freezes {
                let last = heard.borrow().last.clone();
                self.watch.tell_again(&self.device, game, last);
            }
            if game.standing() == Standing::Over && !picked(game) {
                self.watch.tally.count("ends of games reached");
            }
        } else if let Some(states) = &mut self.flown {
            states.extend(flown);
        }
        self.came_of(moved, game)
    }

    /// What the app does about it.
    fn came_of(&mut self, moved: Moved, game: &mut Table<'_>) -> Option<Leave> {
        match moved {
            Moved::AtStart | Moved::PutAway if !is_foyer(game) => {
                self.watch.tally.count(if moved == Moved::AtStart {
                    "games left at the start"
                } else {
                    "games put away"
                });
                Some(Leave::Back)
            }
            Moved::Refused(AnswerError::TapeFull) => {
                self.watch.tally.count("tapes filled");
                Some(Leave::Back)
            }
            Moved::Set(_) => {
                self.watch.tally.count("dials turned");
                let now = self.lies_now(game);
                let set = self.store.borrow_mut().write(Drawer::Settings, &Settings::DEFAULT.to_bytes());
                assert!(set.is_ok() || self.is_dark(), "a dial is remembered: {set:?}");
                self.stored(vec![now]);
                None
            }
            _ => None,
        }
    }

    /// Something was stored, if there still is power; these are what may lie there if there is not.
    fn stored(&mut self, states: Vec<Lies>) {
        match &mut self.flown {
            Some(flown) => flown.extend(states),
            None => {
                self.power.acknowledge();
                return;
            }
        }
        if !self.is_dark() {
            self.power.acknowledge();
            let last = self.flown.as_mut().and_then(Vec::pop);
            self.flown = Some(last.into_iter().collect());
        }
    }

    /// The game is left: put away if the players did so.
    fn leave(&mut self, left: Leave, game: &mut Table<'_>) -> Leave {
        let before = self.lies_now(game);
        self.lies = before.clone();
        if left == Leave::Back && !is_foyer(game) && !self.is_dark() {
            game.put_away();
            self.lies = Lies::Nothing;
            self.stored(vec![before, Lies::Nothing]);
        }
        let dark = self.is_dark();
        if dark {
            self.watch.tally.count("power cut while writing");
        }
        if dark || left == Leave::Quit {
            let mut flown = self.flown.take().unwrap_or_default();
            flown.push(self.lies.clone());
            self.power.goes(flown);
            return Leave::Quit;
        }
        left
    }

    fn lies_now(&self, game: &Table<'_>) -> Lies {
        if is_foyer(game) { self.lies.clone() } else { Lies::game(game, self.device.dice().seed()) }
    }

    fn is_dark(&self) -> bool {
        self.store.borrow_mut().flash().is_dark()
    }
}
