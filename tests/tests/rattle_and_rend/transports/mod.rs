//! Section 6.3: Transports.

mod boarding;
mod loss;
mod riders;
