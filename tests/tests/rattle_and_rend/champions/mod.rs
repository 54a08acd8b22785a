//! Section 17.2: the Champions' Actions, one a file.

mod banish;
mod doom;
mod plot;
mod push;
mod spot;
mod summons;
mod wave;
