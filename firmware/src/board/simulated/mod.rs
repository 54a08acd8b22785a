//! A board for tests: its time passes only when nobody has anything to do, its keys and lines come from a script, its
//! flash is whatever the test brings (one that can be cut, say), its noise can be scripted, and all that players could
//! notice is written down.
//!
//! A [`World`] outlives the app that plays in it: drop the app, and the power is off.

mod clock;
mod effects;
mod input;
mod world;

use core::cell::RefCell;
use core::marker::PhantomData;
use std::rc::Rc;

use embedded_storage::nor_flash::NorFlash;

pub use self::clock::VirtualClock;
pub use self::effects::{Effect, Noticed, SimulatedLamp, SimulatedPanel, SimulatedSpeaker};
pub use self::input::{SimulatedCable, SimulatedKeys, SimulatedPower};
pub use self::world::{ScriptedNoise, World};
use super::{Absent, Board, Observer, Parts};
use crate::persistence::journal::{Found, Store};
use crate::persistence::rosters::JournalRosters;

/// The simulated board, with this flash and somebody who looks on.
pub struct Simulated<'s, F, O>(PhantomData<(&'s F, O)>);

impl<'s, F: NorFlash, O: Observer> Board for Simulated<'s, F, O> {
    const NAME: &'static str = "simulated";
    const DIMS: bool = true;
    const LITHIUM: bool = true;
    const WEARS: bool = true;
    type Panel = SimulatedPanel;
    type Keys = SimulatedKeys;
    type Flash = F;
    type Rosters = JournalRosters<'s, F>;
    type Cable = SimulatedCable;
    type Lamp = SimulatedLamp;
    type Speaker = SimulatedSpeaker;
    type Power = SimulatedPower;
    type Clock = VirtualClock;
    type Noise = ScriptedNoise;
    type Watchdog = Absent;
    type Observer = O;
}

impl<'s, F: NorFlash, O: Observer> Simulated<'s, F, O> {
    /// A board in this world, just switched on, with an open store.
    pub fn on(
        world: &Rc<World>,
        store: &'s RefCell<Store<F>>,
        found: Found,
        observer: O,
    ) -> Parts<'s, Simulated<'s, F, O>> {
        Parts {
            panel: SimulatedPanel(world.clone()),
            keys: SimulatedKeys(world.clone()),
            cable: SimulatedCable::new(world.clone()),
            lamp: SimulatedLamp(world.clone()),
            speaker: SimulatedSpeaker(world.clone()),
            power: SimulatedPower(world.clone()),
            clock: world.clock.clone(),
            noise: ScriptedNoise(world.clone()),
            watchdog: Absent,
            observer,
            rosters: JournalRosters(store),
            store,
            found,
        }
    }
}
