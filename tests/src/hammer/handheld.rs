//! A handheld in restless hands: the real app on the simulated board, with every game of the shelf.

use std::cell::RefCell;
use std::rc::Rc;

use embassy_time::Duration;
use umpire::app::App;
use umpire::app::battery::PowerReading;
use umpire::app::device::{Device, Notice, Outcome};
use umpire::app::presenter::Presenter;
use umpire::board::Observer;
use umpire::board::simulated::{Simulated, World};
use umpire::games::{self, Book, Host, Keep, Leave, is_foyer};
use umpire::homecoming::ArrivalStore;
use umpire::persistence::journal::{Found, Journal};
use umpire::persistence::rosters::{KeepError, RosterStore};
use umpire::persistence::session_store::GameStore;
use umpire_engine::table::Session;
use umpire_screens::{Key, KeyEvent};

use super::deed::{HandDeed, LINES};
use super::flaw::{Flaw, Overheard};
use super::log::Log;
use crate::flash::{Cut, Flash};

/// Between two things that hands do.
const PAUSE: Duration = Duration::from_millis(40);
/// When nobody does anything: the time for chores comes.
const REST: Duration = Duration::from_secs(2);
/// So long in all nobody rests before the light goes out: the key that wakes it would do nothing else.
const MOST_REST: Duration = Duration::from_secs(60);
/// Until the battery is measured again.
const MEASURED: Duration = Duration::from_secs(11);

/// A battery that is soon empty.
const LOW: PowerReading = PowerReading { millivolts: 3_650, cable: false, charging: false };
/// PowerLaw by cable.
const FED: PowerReading = PowerReading { millivolts: 5_000, cable: true, charging: false };

/// Whoever looks on, and decides what is done next.
struct Onlooker<'s, 'h> {
    world: Rc<World>,
    store: &'s RefCell<Journal<Flash>>,
    log: &'s RefCell<Log<'h>>,
}

/// From power-on until the power goes, or the hands have enough.
pub(super) fn play(world: &Rc<World>, flash: Flash, device: Device, log: Log<'_>) -> Flash {
    let (store, found) = Journal::open(flash);
    assert_eq!(found.missing(), 0, "a cut of power is no damage: {found:?}");
    let (store, log) = (RefCell::new(store), RefCell::new(log));
    run(world, &store, found, device, &log);
    let flash = store.into_inner().close();
    if log.into_inner().power_goes() { Flash::of(vec![0xff; flash.bytes.len()]) } else { flash }
}

fn run<'s, 'h>(
    world: &Rc<World>,
    store: &'s RefCell<Journal<Flash>>,
    found: Found,
    device: Device,
    log: &'s RefCell<Log<'h>>,
) {
    let mut presenter = Box::new(Presenter::new());
    let board = Simulated::on(world, store, found, Onlooker { world: world.clone(), store, log });
    let mut host = Watched { app: App::new(board, device, &mut presenter), log };
    world.run(games::play(&mut host, None));
}

/// The app, with every game listened to.
struct Watched<'a, 's, 'h> {
    app: App<'a, Simulated<'s, Flash, Onlooker<'s, 'h>>>,
    log: &'s RefCell<Log<'h>>,
}

impl Host for Watched<'_, '_, '_> {
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        self.app.rosters()
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        let book = self.app.waiting();
        self.log.borrow_mut().waits(book);
        book
    }

    /// Our laws are about the open game: those that were left are cleared away, and nobody sees them.
    fn with_games(&mut self, _: &mut dyn FnMut(&mut dyn GameStore)) {
        self.app.with_games(&mut |games| {
            let mut left = Vec::new();
            games.each(&mut |entry| left.push(entry.game.id));
            // Where the power goes meanwhile, they are cleared away the next time.
            left.into_iter().for_each(|id| games.forget(id).unwrap_or_default());
        });
    }

    fn with_arrivals(&mut self, does: &mut dyn FnMut(&mut dyn RosterStore, &mut dyn ArrivalStore)) {
        self.app.with_arrivals(does);
    }

    fn settled(&mut self, settled: Result<(), KeepError>) {
        self.app.settled(settled);
    }

    fn too_much(&mut self) {
        self.app.too_much();
    }

    async fn play(&mut self, game: &mut dyn Session, keep: Option<Keep<'_>>) -> Leave {
        let mut game = Overheard { game, log: self.log };
        self.log.borrow_mut().sits_down(&mut game);
        let left = self.app.play(&mut game, keep).await;
        self.log.borrow_mut().leaves(left, &game);
        left
    }
}

impl Observer for Onlooker<'_, '_> {
    fn done(&mut self, moved: Outcome, _: &dyn Session) {
        self.log.borrow_mut().moved = Some(moved);
    }

    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.store.borrow_mut().flash().is_dark() {
            self.log.borrow_mut().goes_dark(device, game);
            return self.world.switch_off();
        }
        if self.world.has_input() {
            return; // what is to be done next is on its way
        }
        let log = &mut *self.log.borrow_mut();
        log.arrives(device, game);
        if log.is_painted {
            log.watch.shows(&self.world.pixels(), &device.view, game);
        }
        if log.is_full {
            return self.world.switch_off();
        }
        self.world.set_battery(Some(FED));
        let mut after = PAUSE;
        while let Some(deed) = log.next(device, game) {
            match deed {
                HandDeed::Down(key) => self.press(KeyEvent::down(key), after, log),
                HandDeed::Up(key) => self.press(KeyEvent::up(key), after, log),
                HandDeed::CableNote(key) => self.world.send_line(&format!("press {}", key.id()), after),
                HandDeed::Line(line) => self.world.send_line(LINES[usize::from(line)], after),
                HandDeed::Off => {
                    log.watch.tally.count("switched off");
                    return self.world.switch_off();
                }
                HandDeed::Idle => after = (after + REST).min(MOST_REST),
                HandDeed::Low => {
                    self.world.set_battery(Some(LOW));
                    after += MEASURED;
                }
                HandDeed::Cut(writes) => {
                    let seed = log.watch.tally.deeds;
                    self.store.borrow_mut().flash().cut_after(writes.into(), Cut::Any, seed);
                    log.is_armed = true;
                }
            }
            if self.world.has_input() {
                log.is_painted = log.watch.paints_next();
                return self.world.watch(log.is_painted);
            }
        }
        self.world.switch_off();
    }
}

impl Onlooker<'_, '_> {
    fn press(&self, stroke: KeyEvent, after: Duration, log: &Log<'_>) {
        // Where something is wrong on purpose, another key is let go instead: nothing comes of that.
        let deaf = log.flaw == Flaw::CurtainStays && stroke == KeyEvent::up(Key::Y);
        let frozen = log.flaw == Flaw::Freezes && log.watch.tally.of("answers") > 60;
        self.world.press(if deaf || frozen { KeyEvent::up(Key::X) } else { stroke }, after);
    }
}

/// What must never be said while there is power.
pub(super) fn is_bad(device: &Device) -> Option<Notice> {
    let bad = |notice: &Notice| matches!(notice, Notice::Lost(_) | Notice::OtherRules(_) | Notice::NotStored);
    device.notices().iter().copied().chain(device.shown_notice()).find(bad)
}

/// Whether a session is a game or a workbench, and no foyer.
pub(super) fn is_stored(game: &dyn Session) -> bool {
    !is_foyer(game)
}
