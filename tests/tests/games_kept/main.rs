//! Games that are left and taken up again, and those that were played: by lines and by keys on the simulated board, with
//! cuts of power.

mod cuts;
mod full;
mod home;
mod leaving;
mod played;
mod shelf;
mod sitting;
