//! A battle in few lines, whose end changes the warband that was brought.

use umpire_tests::flash::Flash;

use umpire_tests::desk::{blank, kept, said};

/// A warband that is kept, and what is left of it when its bowmen are struck off.
pub(crate) const BEFORE: &str = "warband \"Hill Folk\" / unit warriors \"Oak Guard\" / unit bowmen \"Hedge\"";
pub(crate) const AFTER: &str = "warband \"Hill Folk\" / unit warriors \"Oak Guard\"";
/// The same beside the first.
pub(crate) const BESIDE: &str = "warband \"Hill Folk 2\" / unit warriors \"Oak Guard\"";

/// The store of somebody who keeps it.
pub(crate) fn keeper() -> Flash {
    keeper_of(BEFORE)
}

/// The store of somebody who keeps this one.
pub(crate) fn keeper_of(text: &str) -> Flash {
    let (flash, _) = said(&blank(), &[&format!("roster warbands-and-heroes {text}")]);
    assert_eq!(kept(&flash), [text]);
    flash
}

/// To a battle of this warband against one of the book, in which its bowmen are routed; and to its end.
pub(crate) const FOUGHT: [&str; 12] = [
    "pick warbands-and-heroes",
    "pick 2",
    "pick own-1",
    "pick raven",
    "pick quick",
    "ok",
    "pick damage",
    "pick red-2",
    "number 8",
    "pick none",
    "pick end",
    "pick yes",
];
/// They are struck off, and nobody has won.
pub(crate) const STRUCK_OFF: [&str; 2] = ["tick", "pick nobody"];
/// To the shelf.
pub(crate) const SHELF: &str = "press x";

/// All of that.
pub(crate) fn battle() -> Vec<&'static str> {
    [&FOUGHT[..], &STRUCK_OFF, &[SHELF]].concat()
}

/// The store of somebody who has just left that battle.
pub(crate) fn left() -> Flash {
    let (flash, stands) = said(&keeper(), &battle());
    assert_eq!(stands.asks, "home", "{stands:?}");
    flash
}
