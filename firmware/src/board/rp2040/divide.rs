//! Dividing. The Cortex-M0+ cannot, and the compiler's own way takes 100 cycles and more; the RP2040 has a divider beside
//! the core that takes 8.

core::arch::global_asm!(include_str!("divide.s"));
