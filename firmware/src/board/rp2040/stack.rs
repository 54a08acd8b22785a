//! The stack guard: a stack that runs over becomes a mishap with a name.
//!
//! `memory.x` puts the stack at the bottom of RAM, so one that runs over leaves RAM and damages nothing. The MPU makes
//! every access there fault. A Cortex-M0+ cannot push the frame of that fault either, so it locks up, and the watchdog
//! starts it again. Who was to blame is told by paint: free stack is filled with a pattern at the start, and its last
//! bytes, the red zone, are looked at every second and after a restart.

use core::fmt;
use core::ptr::addr_of;

use cortex_m::asm;
use cortex_m::peripheral::MPU;
use cortex_m::register::msp;

/// What free stack is filled with.
const PAINT: u32 = 0xcccc_cccc;
/// Bytes at the end of the stack that nobody may touch. The longest frame in use has 3.6 KB, so none steps over them.
const RED_ZONE: u32 = 4096;
/// Bytes beneath the stack pointer that are not painted: calls while painting.
const MARGIN: u32 = 256;
/// The addresses beneath RAM that fault: 32 KiB, as a power of two less one. Nothing we use lies there.
const BENEATH: (u32, u32) = (0x1fff_8000, 15 - 1);

unsafe extern "C" {
    /// The first byte above the stack, from `memory.x`.
    static _stack_start: u32;
    /// The lowest byte of the stack.
    static _stack_end: u32;
}

/// How far the stack went into its red zone.
pub(super) struct Overflow {
    used: u32,
    room: u32,
}

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The stack ran over: {} of {} bytes.", self.used, self.room)
    }
}

/// Looks whether anything was written into the red zone since it was painted.
pub(super) fn overflow() -> Option<Overflow> {
    let (end, start) = limits();
    // SAFETY: the red zone is RAM, which anybody may read; the compiler is told nothing about what lies there.
    let clean = |at: &u32| unsafe { (*at as *const u32).read_volatile() } == PAINT;
    let deepest = (end..end + RED_ZONE).step_by(4).find(|at| !clean(at))?;
    Some(Overflow { used: start - deepest, room: start - end })
}

/// Paints the free stack, and lets accesses beneath it fault.
#[inline(never)]
pub(super) fn guard(mpu: &MPU) {
    let (end, _) = limits();
    for at in (end..msp::read() - MARGIN).step_by(4) {
        // SAFETY: stack that nobody uses: it lies beneath the stack pointer, and beyond our own calls.
        unsafe { (at as *mut u32).write_volatile(PAINT) };
    }
    let (base, size) = BENEATH;
    // SAFETY: region 0 allows nothing and holds nothing of ours; everywhere else the default map stays.
    unsafe {
        mpu.rbar.write(base | 1 << 4);
        mpu.rasr.write(1 << 28 | size << 1 | 1); // no execution, no access, this size, on
        mpu.ctrl.write(0b111); // on, in fault handlers too, with the default map behind it
    }
    asm::dsb();
    asm::isb();
}

/// The lowest byte of the stack, and the first above it.
fn limits() -> (u32, u32) {
    (addr_of!(_stack_end) as u32, addr_of!(_stack_start) as u32)
}
