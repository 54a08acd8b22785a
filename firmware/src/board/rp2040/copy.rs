//! Copying bytes. Games and their answers are moved about by value, and the compiler's own `memcpy` is small, not fast:
//! 240 cycles for 27 bytes, more than half of the time that a replay took.

core::arch::global_asm!(include_str!("copy.s"));
