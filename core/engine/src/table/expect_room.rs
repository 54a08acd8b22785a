//! Lists that have room by construction.

/// For what a full list returns.
pub trait ExpectRoom {
    /// Panics where the list was full. Unlike `expect` it does not show what found no room: that would link the
    /// [`Debug`](core::fmt::Debug) of everything that is ever put into a list.
    fn expect_room(self, why: &str);
}

impl<E> ExpectRoom for Result<(), E> {
    #[track_caller]
    #[inline]
    fn expect_room(self, why: &str) {
        if self.is_err() {
            no_room(why);
        }
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn no_room(why: &str) -> ! {
    panic!("{why}")
}
