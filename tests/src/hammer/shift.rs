//! One shift: restless hands at one handheld, from an empty flash on, the same whenever its number is the same.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use umpire::persistence::save_file::Telling;

use umpire::app::device::{Device, Notice};
use umpire::board::simulated::World;
use umpire::fairness::dice::Dice;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::JournalRosters;
use umpire::persistence::save_file;
use umpire_engine::table::Session;
use umpire_screens::ScreenState;

use super::deed::HandDeed;
use super::flaw::Flaw;
use super::handheld::play;
use super::log::Log;
use super::power::PowerLaw;
use super::tally::HammerTally;
use super::thumb::Thumb;
use super::watch::Watch;
use crate::flash::Flash;
use crate::random::Lcg;
use crate::warbands::{keep, random_legal};

/// Sectors of the flash: so few that it goes round and round.
const SECTORS: usize = 20;

/// What the hands do: by chance, or once more.
pub(super) struct Hands {
    thumb: Option<Thumb>,
    /// What was done, or is to be done.
    pub(super) deeds: Vec<HandDeed>,
    at: usize,
    /// Keys that are still to go down.
    presses: u64,
    /// The game as it stood when there was nothing more to do.
    saved: Option<String>,
}

impl Hands {
    /// What comes next; none at the end of the shift.
    pub(super) fn next(&mut self, view: &ScreenState, game: &dyn Session) -> Option<HandDeed> {
        let Some(thumb) = &mut self.thumb else {
            self.at += 1;
            if self.at > self.deeds.len() {
                let mut text = String::new();
                self.saved = save_file::write(game, &Dice::NONE, Telling::All, &mut text).map(|()| text).ok();
            }
            return self.deeds.get(self.at - 1).copied();
        };
        if self.presses == 0 {
            return None;
        }
        let deed = thumb.next(view, game);
        self.presses -= u64::from(matches!(deed, HandDeed::Down(_) | HandDeed::CableNote(_)));
        self.deeds.push(deed);
        Some(deed)
    }

    /// Whether the power is not switched on once more: what lies there after the last deed is looked at, too.
    fn is_done(&self) -> bool {
        if self.thumb.is_some() { self.presses == 0 } else { self.at > self.deeds.len() }
    }
}

/// A law that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLaw {
    /// Which shift.
    pub seed: u64,
    /// What was wrong.
    pub law: String,
    /// Everything that was done until then.
    pub deeds: Vec<HandDeed>,
}

/// Works one shift of so many presses.
pub fn work(seed: u64, presses: u64, flaw: Flaw) -> Result<HammerTally, BrokenLaw> {
    let thumb = Some(Thumb::new(seed));
    guarded(seed, Hands { thumb, deeds: Vec::new(), at: 0, presses, saved: None }, flaw)
}

/// What is done in a shift of so many presses.
pub fn deeds(seed: u64, presses: u64, flaw: Flaw) -> Vec<HandDeed> {
    let mut hands = Hands { thumb: Some(Thumb::new(seed)), deeds: Vec::new(), at: 0, presses, saved: None };
    whole(seed, &mut hands, flaw);
    hands.deeds
}

/// Does the same once more, or part of it.
pub fn repeat(seed: u64, deeds: &[HandDeed], flaw: Flaw) -> Result<HammerTally, BrokenLaw> {
    guarded(seed, Hands { thumb: None, deeds: deeds.to_vec(), at: 0, presses: 0, saved: None }, flaw)
}

/// The game as it stood just before the law was broken, as a save: often all that is needed to see why.
pub fn save_before(broken: &BrokenLaw) -> Option<String> {
    let deeds = broken.deeds.split_last()?.1.to_vec();
    let mut hands = Hands { thumb: None, deeds, at: 0, presses: 0, saved: None };
    catch_unwind(AssertUnwindSafe(|| whole(broken.seed, &mut hands, Flaw::None))).ok()?;
    hands.saved
}

fn guarded(seed: u64, mut hands: Hands, flaw: Flaw) -> Result<HammerTally, BrokenLaw> {
    let done = catch_unwind(AssertUnwindSafe(|| whole(seed, &mut hands, flaw)));
    done.map_err(|why| {
        if hands.thumb.is_none() {
            hands.deeds.truncate(hands.at);
        }
        BrokenLaw { seed, law: words(&*why), deeds: hands.deeds }
    })
}

fn words(why: &(dyn Any + Send)) -> String {
    let text = why.downcast_ref::<String>().map(String::as_str).or_else(|| why.downcast_ref::<&str>().copied());
    text.unwrap_or("something that has no words").into()
}

/// The whole shift, through all its cuts of power.
fn whole(seed: u64, hands: &mut Hands, flaw: Flaw) -> HammerTally {
    let mut rng = Lcg::new(!seed);
    let mut flash = {
        let store = RefCell::new(Journal::open(Flash::new(SECTORS)).0);
        for _ in 0..rng.below(7) {
            keep(&mut JournalRosters(&store), &random_legal(&mut rng));
        }
        store.into_inner().close()
    };
    let own_dice = rng.below(8) == 0;
    let (mut watch, mut power) = (Watch::new(hands.thumb.is_some()), PowerLaw::new());
    let world = World::new();
    while !hands.is_done() {
        world.switch_on();
        let device = Device::new(dice(own_dice, &mut rng), Some(Notice::FixedSeed));
        watch.peeks = false;
        flash = play(&world, flash, device, Log::new(hands, &mut watch, &mut power, flaw));
        flash.wake();
    }
    watch.tally
}

/// Dice the hands know nothing about, and the same ones every time.
fn dice(own: bool, rng: &mut Lcg) -> Dice {
    let seed = std::array::from_fn(|_| rng.below(256) as u8);
    if own { Dice::NONE } else { Dice::from_seed(seed) }
}
