//! A bench whose power goes while what was built is kept, or cannot be: it is kept once, or lies on the bench still.

use std::cell::RefCell;
use std::rc::Rc;
use std::slice::Iter;

use embassy_time::Duration;
use umpire::app::App;
use umpire::app::device::{Device, Notice};
use umpire::app::presenter::Presenter;
use umpire::board::Observer;
use umpire::board::simulated::{Simulated, World};
use umpire::fairness::dice::Dice;
use umpire::games;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::{JournalRosters, KeepError, RosterStore};
use umpire_engine::table::{Game, Roster, Session};
use umpire_outside::{Fray, WarHost};
use umpire_tests::flash::{Cut, Flash};

const SECTORS: usize = 20;
const PAUSE: Duration = Duration::from_millis(40);
/// To the bench, and six answers there.
const BUILD: [&str; 8] =
    ["pick hosts", "pick new", "pick add", "pick riders", "number 3", "pick wing-2", "pick name", "name The Ford"];
const BUILT: u16 = 6;
/// To a host that is kept, and two answers that give it another name.
const RENAME: [&str; 5] = ["pick hosts", "pick kept-1", "pick change", "pick name", "name Hill Folk"];
const RENAMED: u16 = 2;
/// The answer that ends both.
const KEEP: &str = "pick keep";

/// Where the app waits, and what it says then.
#[derive(Debug)]
struct Stands {
    book: &'static str,
    answers: u16,
    notices: Vec<Notice>,
}

/// Says one line after the other, and looks where that leads.
struct Caller<'s> {
    world: Rc<World>,
    store: &'s RefCell<Journal<Flash>>,
    lines: Iter<'s, &'static str>,
    /// How the power goes after the last line: at which write, and by which chance.
    cut: Option<(usize, u64)>,
    stands: &'s RefCell<Option<Stands>>,
}

impl Observer for Caller<'_> {
    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.store.borrow_mut().flash().is_dark() {
            return self.world.switch_off();
        }
        if self.world.has_input() {
            return;
        }
        let Some(line) = self.lines.next() else {
            let notices = device.notices().iter().copied().chain(device.shown_notice()).collect();
            let (book, answers) = (game.edition().0, game.tape().answer_count());
            *self.stands.borrow_mut() = Some(Stands { book, answers, notices });
            return self.world.switch_off();
        };
        if let Some((writes, seed)) = self.cut.filter(|_| self.lines.as_slice().is_empty()) {
            self.store.borrow_mut().flash().cut_after(writes, Cut::Any, seed);
        }
        self.world.send_line(line, PAUSE);
    }
}

/// Switches on, says these lines and switches off: where the app stood, unless the power went before.
fn call(mut flash: Flash, lines: &[&'static str], cut: Option<(usize, u64)>) -> (Flash, Option<Stands>) {
    if let Some((writes, seed)) = cut.filter(|_| lines.is_empty()) {
        flash.cut_after(writes, Cut::Any, seed);
    }
    let (world, stands) = (World::new(), RefCell::new(None));
    world.watch(false);
    let (store, found) = Journal::open(flash);
    assert_eq!(found.missing(), 0, "a cut of power is no damage: {found:?}");
    let store = RefCell::new(store);
    let mut presenter = Box::new(Presenter::new());
    let caller = Caller { world: world.clone(), store: &store, lines: lines.iter(), cut, stands: &stands };
    let board = Simulated::on(&world, &store, found, caller);
    let mut app = App::new(board, Device::new(Dice::from_seed([7; 32]), None), &mut presenter);
    world.run(games::play(&mut app, None));
    drop(app);
    let mut flash = store.into_inner().close();
    flash.wake();
    (flash, stands.into_inner())
}

/// The hosts that are kept, each with how many are in it.
fn kept(flash: &Flash) -> Vec<(String, u8)> {
    let store = RefCell::new(Journal::open(flash.clone()).0);
    let mut rosters = JournalRosters(&store);
    let mut names = Vec::new();
    rosters.each(&mut |key| names.push(key.name.to_owned()));
    let host = |name: String| {
        let bytes = rosters.read((Fray::ID, &*name).into()).expect("it was listed");
        (name, WarHost::decode(bytes[0], &bytes[1..]).expect("a host").companies())
    };
    names.into_iter().map(host).collect()
}

/// The store of somebody who keeps a host already.
fn keeper(name: &str, spears: u8) -> Flash {
    let line = format!("roster long-fray host \"{name}\" / {spears} spears");
    let (flash, _) = call(Flash::new(SECTORS), &[line.leak()], None);
    assert_eq!(kept(&flash), [(name.to_owned(), spears)]);
    flash
}

/// Cuts the power at every write of the last answer, and once more at every write of the next power-on; `ends` looks at
/// what is there when the power stays.
fn sweep(flash: &Flash, lines: &[&'static str], ends: impl Fn(&Stands, &Flash)) {
    for seed in 0..4 {
        for first in 0.. {
            let (cut, done) = call(flash.clone(), lines, Some((first, seed)));
            for second in 0.. {
                let (twice, up) = call(cut.clone(), &[], Some((second, seed)));
                let (last, stands) = call(twice, &[], None);
                ends(&stands.expect("the power stays"), &last);
                if up.is_some() {
                    break;
                }
            }
            if done.is_some() {
                assert!(first > 2, "there is something to write");
                break;
            }
        }
    }
}

#[test]
fn a_host_that_is_kept_is_off_the_bench() {
    let (flash, stands) = call(Flash::new(SECTORS), &[&BUILD[..], &[KEEP]].concat(), None);
    let ford = [("The Ford".to_owned(), 3)];
    assert!(stands.is_some_and(|stands| stands.book.is_empty()) && kept(&flash) == ford);
    assert_eq!(Journal::open(flash.clone()).0.lines(), None, "nothing waits for the next power-on");
    let (flash, stands) = call(flash, &[], None);
    let stands = stands.expect("the power stays");
    assert!(stands.book.is_empty() && stands.notices.is_empty(), "{stands:?}");
    assert_eq!(kept(&flash), ford);
}

#[test]
fn a_host_is_kept_or_lies_on_the_bench_whenever_the_power_goes() {
    sweep(&Flash::new(SECTORS), &[&BUILD[..], &[KEEP]].concat(), |stands, flash| {
        let there = match stands.book {
            "" => kept(flash) == [("The Ford".to_owned(), 3)],
            _ => stands.answers == BUILT && kept(flash).is_empty(),
        };
        assert!(there && stands.notices.is_empty(), "{stands:?}, {:?}", kept(flash));
    });
}

#[test]
fn a_host_whose_name_is_taken_lies_on_the_bench_whenever_the_power_goes() {
    sweep(&keeper("The Ford", 5), &[&BUILD[..], &[KEEP]].concat(), |stands, flash| {
        let there = (stands.book, stands.answers) == ("hosts", BUILT) && kept(flash) == [("The Ford".to_owned(), 5)];
        let said = stands.notices.iter().all(|notice| *notice == Notice::NotKept(KeepError::Taken));
        assert!(there && said, "{stands:?}, {:?}", kept(flash));
    });
}

#[test]
fn a_host_with_another_name_is_kept_once_whenever_the_power_goes() {
    sweep(&keeper("The Ford", 5), &[&RENAME[..], &[KEEP]].concat(), |stands, flash| {
        let there = match stands.book {
            "" => kept(flash) == [("Hill Folk".to_owned(), 5)],
            _ => stands.answers == RENAMED && kept(flash) == [("The Ford".to_owned(), 5)],
        };
        assert!(there && stands.notices.is_empty(), "{stands:?}, {:?}", kept(flash));
    });
}
