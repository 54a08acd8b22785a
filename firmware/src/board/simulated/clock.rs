//! Time that passes only when nobody has anything to do.

use std::cell::Cell;
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake};

use embassy_time::Instant;

use crate::board::Clock;

/// A clock that is set, never read off the world: the same run, the same moments.
#[derive(Clone)]
pub struct VirtualClock(Rc<Face>);

struct Face {
    now: Cell<Instant>,
    /// The next moment that somebody waits for.
    alarm: Cell<Option<Instant>>,
}

impl VirtualClock {
    /// A clock that stands at this moment.
    pub fn at(now: Instant) -> Self {
        VirtualClock(Rc::new(Face { now: Cell::new(now), alarm: Cell::new(None) }))
    }

    /// Runs a future to its end, or until this says that the power is off. Whenever it waits, time goes on to the next
    /// alarm, or to the next moment at which something comes from outside.
    pub fn run<T>(
        &self,
        future: impl Future<Output = T>,
        is_off: impl Fn() -> bool,
        comes: impl Fn() -> Option<Instant>,
    ) -> Option<T> {
        let woken = Arc::new(Woken::default());
        let waker = woken.clone().into();
        let mut context = Context::from_waker(&waker);
        let mut future = pin!(future);
        loop {
            self.0.alarm.set(None);
            if let Poll::Ready(done) = future.as_mut().poll(&mut context) {
                return Some(done);
            }
            if is_off() {
                return None;
            }
            if woken.0.swap(false, Ordering::Relaxed) {
                continue;
            }
            // What has come already and is not taken waits for an alarm.
            let comes = comes().filter(|when| *when > self.0.now.get());
            let next = [self.0.alarm.get(), comes].into_iter().flatten().min();
            let next = next.expect("somebody waits for an alarm, or for something from outside");
            self.0.now.set(self.0.now.get().max(next));
        }
    }
}

impl Clock for VirtualClock {
    fn now(&self) -> Instant {
        self.0.now.get()
    }

    async fn at(&self, when: Instant) {
        core::future::poll_fn(|_| {
            if self.now() >= when {
                return Poll::Ready(());
            }
            let alarm = self.0.alarm.get().map_or(when, |alarm| alarm.min(when));
            self.0.alarm.set(Some(alarm));
            Poll::Pending
        })
        .await;
    }
}

/// Whether a future wants to be polled again at once.
#[derive(Default)]
struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use embassy_futures::join::join;
    use embassy_futures::yield_now;

    use super::*;

    #[test]
    fn time_goes_on_to_the_next_alarm_and_not_while_somebody_works() {
        let clock = VirtualClock::at(Instant::from_millis(5));
        let order = Cell::new(0);
        let late = async {
            clock.at(Instant::from_millis(900)).await;
            assert_eq!((order.replace(2), clock.now()), (1, Instant::from_millis(900)));
        };
        let early = async {
            yield_now().await;
            assert_eq!(clock.now(), Instant::from_millis(5), "whoever yields has not waited");
            clock.at(Instant::from_millis(70)).await;
            assert_eq!((order.replace(1), clock.now()), (0, Instant::from_millis(70)));
        };
        assert!(clock.run(join(late, early), || false, || None).is_some());
        assert_eq!(order.get(), 2);
    }

    #[test]
    fn something_from_outside_comes_before_a_later_alarm() {
        let clock = VirtualClock::at(Instant::from_millis(0));
        let comes = || (clock.now() < Instant::from_millis(3)).then(|| Instant::from_millis(3));
        let seen = clock.run(
            core::future::poll_fn(|_| {
                if clock.now() >= Instant::from_millis(3) { Poll::Ready(clock.now()) } else { Poll::Pending }
            }),
            || false,
            comes,
        );
        assert_eq!(seen, Some(Instant::from_millis(3)));
    }

    #[test]
    fn nothing_runs_without_power() {
        let clock = VirtualClock::at(Instant::from_millis(0));
        assert!(clock.run(clock.clone().at_never(), || true, || None).is_none());
    }

    impl VirtualClock {
        async fn at_never(self) {
            core::future::pending().await
        }
    }
}
