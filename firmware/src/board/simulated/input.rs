//! What comes from outside: keys, lines, and the state of the battery.

use core::fmt::{self, Write};
use core::future::poll_fn;
use core::task::Poll;
use std::rc::Rc;

use umpire_screens::{Key, KeyEvent};

use super::effects::BoardOutput;
use super::world::{CableEvent, World};
use crate::app::battery::PowerReading;
use crate::board::{Cable, Clock, Contact, Contacts, Incoming, Keys, Listener, Power};
use crate::console::Call;

/// Keys that are pressed by a script.
pub struct SimulatedKeys(pub(super) Rc<World>);

impl Keys for SimulatedKeys {
    async fn next(&mut self) -> KeyEvent {
        poll_fn(|_| {
            let mut keys = self.0.keys.borrow_mut();
            match keys.front() {
                Some((when, _)) if *when <= self.0.clock.now() => {
                    keys.pop_front().map_or(Poll::Pending, |(_, stroke)| {
                        self.0.close_contact(stroke.key, stroke.down);
                        Poll::Ready(stroke)
                    })
                }
                _ => Poll::Pending,
            }
        })
        .await
    }

    /// Pins count as the keys do.
    fn contacts(&self) -> Contacts {
        Key::ALL.into_iter().map(|key| Contact { key, pin: Some(key as u8), centre: false }).collect()
    }

    fn is_closed(&self, contact: &Contact) -> bool {
        self.0.closed.get() >> contact.key as u8 & 1 == 1
    }
}

/// A cable with a script at its other end.
pub struct SimulatedCable {
    world: Rc<World>,
    /// What came last.
    event: CableEvent,
    out: Replies,
}

/// What is written to the cable.
struct Replies(Rc<World>);

impl SimulatedCable {
    pub(super) fn new(world: Rc<World>) -> Self {
        SimulatedCable { out: Replies(world.clone()), event: CableEvent::Left, world }
    }
}

impl Cable for SimulatedCable {
    async fn next(&mut self) -> Incoming<'_> {
        let world = &self.world;
        self.event = poll_fn(|_| {
            let mut calls = world.calls.borrow_mut();
            match calls.front() {
                Some((when, _)) if *when <= world.clock.now() => {
                    calls.pop_front().map_or(Poll::Pending, |(_, event)| Poll::Ready(event))
                }
                _ => Poll::Pending,
            }
        })
        .await;
        let call = match &self.event {
            CableEvent::Came => Call::Came,
            CableEvent::Line(line) => Call::Line(line),
            CableEvent::Left => Call::Left,
        };
        Incoming { call, out: &mut self.out, files: None }
    }

    fn listener(&mut self) -> Option<Listener<'_>> {
        self.world.is_plugged().then_some((&mut self.out as &mut dyn Write, None))
    }
}

impl Write for Replies {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.replies.borrow_mut().push_str(text);
        self.0.notice(|| BoardOutput::Reply(text.into()));
        Ok(())
    }
}

/// A battery that is as full as the test wants it.
pub struct SimulatedPower(pub(super) Rc<World>);

impl Power for SimulatedPower {
    fn read(&mut self) -> Option<PowerReading> {
        self.0.reading.get()
    }
}
