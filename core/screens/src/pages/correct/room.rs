//! How long a nickname may be drawn: it stands wherever the rules' own name does, and is never cut.

use umpire_engine::table::Bearer;
use umpire_raster::text::TextSize;

/// The widest that have room in every line of every rulebook on the shelf, which the tests of words find out.
const SIDE: &str = "Gwendola";
const PIECE: &str = "Gwendolyn A";

/// Whether this nickname is no wider than there is room for.
pub fn has_room(bearer: Bearer, text: &str) -> bool {
    let widest = match bearer {
        Bearer::Seat(_) => SIDE,
        Bearer::Piece(_) => PIECE,
    };
    TextSize::Small.width(text) <= TextSize::Small.width(widest)
}
