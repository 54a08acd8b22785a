//! Stress, destruction and cascades.

mod cascade;
mod destruction;
mod end;
mod leader;
mod sources;
