//! Futures whose poll is a function of its own.
//!
//! The compiler puts the poll of an `async fn` into that of its only caller: with all of the app in one function of 75 KB,
//! nothing of it could lie in RAM (`memory.x`), where no fetch waits for the flash.

use core::future::poll_fn;
use core::pin::{Pin, pin};
use core::task::{Context, Poll};

/// Awaits a future through a function that lies in RAM.
pub(crate) async fn hot<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    poll_fn(|context| poll(future.as_mut(), context)).await
}

#[inline(never)]
fn poll<F: Future>(future: Pin<&mut F>, context: &mut Context<'_>) -> Poll<F::Output> {
    future.poll(context)
}
