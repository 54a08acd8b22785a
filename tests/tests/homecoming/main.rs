//! What a game did to a roster, on the way back into the rosters that are kept: by lines and by keys on the simulated
//! board, with every refusal, and with cuts of power.

mod campaign;
mod cuts;
mod pictures;
mod refused;
mod settled;
mod sitting;
