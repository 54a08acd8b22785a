//! What the warband is called.

use super::{Table, WarbandChange, ask};

/// Asks for the warband's name.
pub(super) async fn rename(t: &Table) {
    let name =
        ask::name(t, "name", "Its name", umpire_engine::table::Name { max: 16, suggestions: &SUGGESTIONS }).await;
    t.emit(WarbandChange::Name(name));
}

/// Names to start from.
const SUGGESTIONS: [&str; 6] = ["Grim Company", "Iron Oath", "Ash Walkers", "The Unpaid", "Crow Hosts", "Salt Riders"];
