//! Two players at the real app on a simulated board, and a reader at its cable.

use std::cell::RefCell;
use std::rc::Rc;

use umpire::app::App;
use umpire::app::device::Device;
use umpire::app::presenter::Presenter;
use umpire::board::simulated::{Simulated, World};
use umpire::fairness::dice::Dice;
use umpire::games;
use umpire::persistence::journal::Journal;
use umpire::persistence::session_store::Recorded;
use umpire_engine::table::{Kind, Number};
use umpire_tests::flash::Flash;
use umpire_tests::play::{play, with};

use crate::deeds::{Deed, Plan};
use crate::leaks::Leak;
use crate::seen::Seen;

mod look;
mod witness;

use witness::Witness;

const SECTORS: usize = 12;
const SEED: [u8; 32] = [7; 32];

/// A game that stands at a bid, in a store.
pub(crate) struct Table {
    image: Vec<u8>,
    numbers: Vec<Number>,
}

/// How many pairs of bids could not be told apart, by how many observations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) pairs: usize,
    pub(crate) compared: usize,
}

/// What of a game goes on while the power is away: the world, and what was noticed.
struct Round<'t> {
    table: &'t Table,
    world: Rc<World>,
    seen: Seen,
    /// How much was done.
    deed: usize,
    bids: [i16; 2],
    leak: Leak,
    /// Whether the last number is in, and shown.
    revealed: bool,
}

impl Table {
    /// The Elements only, before the first bid.
    pub(crate) fn at_a_bid() -> Table {
        let played = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid");
        let Kind::Secret(secret) = played.question().kind else { panic!("a bid is a secret") };
        let store = RefCell::new(Journal::open(Flash::<1>::new(SECTORS)).0);
        with(played.tape(), |game| Recorded::new(game, Some(&store)).begin(&Dice::from_seed(SEED)));
        let numbers = (0..secret.len()).filter_map(|at| secret.number(at)).collect();
        Table { image: store.into_inner().close().bytes, numbers }
    }

    /// How many numbers each seat may bid.
    pub(crate) fn counts(&self) -> [usize; 2] {
        [0, 1].map(|seat| self.numbers[seat].max as usize + 1)
    }

    /// Plays this with every pair of bids; where two of them can be told apart.
    pub(crate) fn every_pair(&self, plan: Plan, leak: Leak) -> Result<Told, String> {
        let [reds, blues] = self.counts();
        let mut first: Option<Seen> = None;
        let mut told = Told { pairs: 0, compared: 0 };
        for pair in 0..reds * blues {
            let bids = [(pair / blues) as i16, (pair % blues) as i16];
            let (seen, _) = self.play(plan, bids, leak);
            told = Told { pairs: told.pairs + 1, compared: told.compared + seen.len() };
            let first = first.get_or_insert_with(|| seen.clone());
            if let Some(difference) = first.difference(&seen) {
                return Err(format!("bids {bids:?}: {difference}"));
            }
        }
        Ok(told)
    }

    /// Plays this with these bids: what is noticed until the last number is to be given, and what comes with it.
    pub(crate) fn play(&self, plan: Plan, bids: [i16; 2], leak: Leak) -> (Seen, Seen) {
        let world = World::new();
        world.take_notice();
        let seen = Seen::default();
        let mut round = Round { table: self, world, seen, deed: 0, bids, leak, revealed: false };
        let mut flash = Flash::of(self.image.clone());
        let deeds = plan.deeds();
        for part in deeds.split_inclusive(|deed| *deed == Deed::Cut) {
            let (part, ends) = match part {
                [part @ .., Deed::Cut] => (part, Vec::new()),
                part => (part, plan.end()),
            };
            flash = round.switch_on(flash, [part, &ends].concat(), part.len());
        }
        assert!(round.revealed, "{}: the last number reveals {bids:?}", plan.name);
        let end = round.seen.split_end();
        (round.seen, end)
    }
}

impl Round<'_> {
    /// From power-on to the next cut, or to the last number; what comes after so many deeds is noticed apart.
    fn switch_on(&mut self, flash: Flash, deeds: Vec<Deed>, apart: usize) -> Flash {
        let (store, found) = Journal::open(flash);
        let store = RefCell::new(store);
        let world = self.world.clone();
        world.switch_on();
        {
            let mut presenter = Box::new(Presenter::new());
            let board = Simulated::on(&world, &store, found, Witness::new(self, &store, deeds, apart));
            let mut app = App::new(board, Device::new(Dice::NONE, None), &mut presenter);
            world.run(games::play(&mut app, None));
        }
        store.into_inner().close()
    }
}
