//! The self-test: whoever built a handheld holds X or Y while switching it on (X makes a drive of a PicoSystem), and is walked through its parts.
//!
//! It is a small rulebook (`question.rs`), so screens and console ask it like any other; [`Walk`] answers what can be
//! measured, and what nobody answers in time. Nothing that is stored is touched: the flash is tried in a sector that
//! holds nothing, and the report has a slot of its own.

mod contact;
mod finding;
mod measure;
mod question;
mod report;
mod walk;
mod words;

use core::pin::pin;

use embassy_time::Duration;
use umpire_engine::table::{Game, Runner, Session, Standing, Table};
use umpire_screens::Key;

pub use self::finding::{Finding, Findings, Part, Verdict};
use self::question::{SelfTest, TestEvent};
pub use self::report::Report;
use self::walk::Walk;
use crate::app::App;
use crate::board::{Board, Cable, Clock, Contacts, Keys, Lamp, Parts, Speaker};
use crate::console::event;

/// How often their contacts are looked at before one counts as held, and how long after each other.
const LOOKS: u8 = 4;
const BETWEEN: Duration = Duration::from_millis(10);

/// Held while it starts, either begins the self-test.
const STARTERS: [Key; 2] = [Key::X, Key::Y];

/// Whether one of these keys is held, just after the start. Where none is, that takes no time.
pub async fn is_wanted<B: Board>(app: &App<'_, B>) -> bool {
    let (keys, clock) = (&app.board.keys, &app.board.clock);
    let contacts = keys.contacts();
    for _ in 0..LOOKS {
        if !contacts.iter().any(|contact| STARTERS.contains(&contact.key) && keys.is_closed(contact)) {
            return false;
        }
        clock.at(clock.now() + BETWEEN).await;
    }
    true
}

/// Walks through all parts, says what is wrong with them, and prints the report. The game in the store is not touched.
pub async fn run<B: Board>(app: &mut App<'_, B>) {
    let notices = app.device.take_notices();
    let table = Table::<SelfTest>::empty(&());
    table.emit(TestEvent::Fitted(contacts(&app.board), app.board.lamp.is_there(), app.board.speaker.is_there()));
    let flow = pin!(SelfTest::play(&table));
    let mut live = Runner::new(&table, (), flow, SelfTest::play).expect("an empty tape fits all rules");
    let game: &mut dyn Session = &mut live;
    let mut walk = Walk::begin(app, &table, game);
    while game.standing() != Standing::Over {
        if walk.step(game).await {
            break;
        }
    }
    walk.report();
    walk.end();
    notices.into_iter().for_each(|notice| app.device.note(notice));
}

/// The contacts of a board, in the order of the keys.
fn contacts<B: Board>(board: &Parts<'_, B>) -> Contacts {
    let mut contacts = board.keys.contacts();
    contacts.sort_unstable_by_key(|contact| (contact.key as u8, contact.centre));
    contacts
}

/// Prints the report of the last self-test, where there was one.
pub(crate) fn print_last<B: Board>(app: &mut App<'_, B>) {
    let findings = report::stored(&mut app.board.store.borrow_mut());
    match findings {
        Some(findings) => print(&mut app.board, &findings),
        None => {
            if let Some((out, _)) = app.board.cable.listener() {
                let _ = event(out, "self-test", "there was none yet: hold X or Y while you switch the handheld on");
            }
        }
    }
}

#[inline(never)]
fn print<B: Board>(board: &mut Parts<'_, B>, findings: &Findings) {
    let contacts = contacts(board);
    let store = board.store.borrow();
    let flash = (store.left().erases, store.bad_sectors());
    if let Some((out, _)) = board.cable.listener() {
        // What nobody reads is lost.
        let _ = Report { board: B::NAME, contacts: &contacts, findings, flash }.write(out);
    }
}
