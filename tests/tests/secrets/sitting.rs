//! Two players at a device, with everything that belongs to it, and a reader at its cable.

use std::cell::RefCell;
use std::pin::pin;

use umpire::dice::Dice;
use umpire::ledger::Recorded;
use umpire::store::Store;
use umpire_rules::rattle_and_rend::RattleAndRend;
use umpire_rules::table::{Game, Kind, Number, Runner, Table as Board, Tape};
use umpire_tests::flash::Flash;
use umpire_tests::play::{play, with};

use crate::deeds::{Deed, Plan};
use crate::leaks::Leak;
use crate::seen::Seen;

mod look;
mod panel;
mod witness;

use panel::Panel;
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

/// What of a game goes on while the power is away: nothing but the store, and what was noticed.
struct Round {
    flash: Option<Flash>,
    panel: Panel,
    seen: Seen,
    deed: usize,
    bids: [i16; 2],
    leak: Leak,
}

impl Table {
    /// The Elements only, before the first bid.
    pub(crate) fn at_a_bid() -> Table {
        let played = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:").shows("bid");
        let Kind::Secret(secret) = played.question().kind else { panic!("a bid is a secret") };
        let store = RefCell::new(Store::open(Flash::<1>::new(SECTORS)).0);
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
        let flash = Some(Flash::of(self.image.clone()));
        let mut round = Round { flash, panel: Panel::new(), seen: Seen::default(), deed: 0, bids, leak };
        let deeds = plan.deeds();
        let mut parts = deeds.split(|deed| *deed == Deed::Cut).peekable();
        let mut end = Seen::default();
        while let Some(part) = parts.next() {
            let last = if parts.peek().is_none() { plan.end() } else { Vec::new() };
            end = round.sit(self, part, &last);
        }
        (round.seen, end)
    }
}

impl Round {
    /// From power-on to the next cut, or to the last number: what comes with that.
    fn sit(&mut self, table: &Table, deeds: &[Deed], last: &[Deed]) -> Seen {
        let flash = self.flash.take().expect("it was put back");
        self.panel = Panel::new();
        let store = RefCell::new(Store::open(flash).0);
        let board = Board::<RattleAndRend>::new(&Default::default(), Tape::new());
        let flow = pin!(RattleAndRend::play(&board));
        let mut live = Runner::new(&board, Default::default(), flow, RattleAndRend::play).expect("an empty tape fits");
        let mut game = Recorded::new(&mut live, Some(&store));
        let mut witness = Witness::sits_down(self, table, &store, &mut game);
        deeds.iter().for_each(|deed| witness.does(*deed));
        let end = witness.ends(last);
        drop(game);
        self.flash = Some(store.into_inner().close());
        end
    }
}
