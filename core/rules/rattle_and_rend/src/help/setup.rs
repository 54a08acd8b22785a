//! The other tables of the setup: density, theme, deployment (section 10 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn density(title: &'static str, text: Prose) -> Help {
    help(title, "Terrain", text, "p. 29")
}

const fn deployment(title: &'static str, text: Prose) -> Help {
    help(title, "Deployment", text, "p. 27")
}

/// In the order of the table.
#[rustfmt::skip]
pub(super) static DENSITIES: [Help; 2] = [
    density("Sparse", prose!("Two kinds of terrain or more, on about a fifth of the board: pushed together, a strip 80 mm wide.")),
    density("Dense", prose!("Two kinds or more with Blocking among them, on about two fifths of the board (a strip 160 mm wide), so that some ways lead through Rough or Hazardous.")),
];

/// In the order of the table.
#[rustfmt::skip]
pub(super) static THEMES: [Help; 4] = [
    density("Badlands", prose!("Rough, Blocking and Hazardous pieces.")),
    density("Stronghold", prose!("Blocking, Hazardous and Inspiring pieces.")),
    density("Heights", prose!("Inspiring, Rough and Blocking pieces.")),
    density("Wilds", prose!("Inspiring, Rough and Hazardous pieces; on a Dense table Blocking too.")),
];

/// In the order of the table.
#[rustfmt::skip]
pub(super) static DEPLOYMENTS: [Help; 5] = [
    deployment("Corner", prose!("Each side starts within 160 mm of its corner; the corners lie opposite.")),
    deployment("Side", prose!("Each side starts within 80 mm of its board edge; the edges lie opposite.")),
    deployment("Delayed", prose!("5 to 7 of 12 points of each side stay away, the rest start within 80 mm of their edge. From Round 2 the Action Reinforce (1) brings any number of those, touching an edge of their zone.")),
    deployment("Close", prose!("Each side starts on its half within 160 mm of the board's centre: not within 80 mm of an enemy or of what is fought for.")),
    deployment("Surrounded", prose!("Four strips of equal width, two for each side by turns, 5 to 7 of 12 points in each: not within 80 mm of an enemy, a marker or the hill. Player A fills one strip first.")),
];
