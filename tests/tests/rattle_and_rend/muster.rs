//! Warbands made for one test, and tables for them to meet on.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::{Play, play_with, roster};

pub(crate) const CHAMPION: WarbandEntry = WarbandEntry::with(Type::Champion, Trait::SchemingPlot);
pub(crate) const FIGHTERS: WarbandEntry = WarbandEntry::plain(Type::Fighters);
pub(crate) const SHOOTERS: WarbandEntry = WarbandEntry::plain(Type::Shooters);
pub(crate) const SKIRMISHERS: WarbandEntry = WarbandEntry::plain(Type::Skirmishers);
pub(crate) const DREGS: WarbandEntry = WarbandEntry::plain(Type::Dregs);

/// A Champion with this Action.
pub(crate) const fn champion(own: Trait) -> WarbandEntry {
    WarbandEntry::with(Type::Champion, own)
}

/// A Heavy with this trait.
pub(crate) const fn heavy(own: Trait) -> WarbandEntry {
    WarbandEntry::with(Type::Heavy, own)
}

/// A Ward that lends this Reaction.
pub(crate) const fn ward(own: Trait) -> WarbandEntry {
    WarbandEntry::with(Type::Ward, own)
}

/// A warband whose Tactics mean nothing where no terrain lies and no Dregs fall, and whose Bond gains nothing.
pub(crate) fn quiet(entries: &[WarbandEntry]) -> Warband {
    with(entries, [Tactic::Rangers, Tactic::Butchers], Bond::Null)
}

/// A warband with these Tactics and this Bond.
pub(crate) fn with(entries: &[WarbandEntry], tactics: [Tactic; 2], bond: Bond) -> Warband {
    roster(entries, tactics, bond, Reputation::Wary)
}

/// A game of these two on a bare table: red has the first Turn, and 1 Momentum less by its bid.
pub(crate) fn meet(red: Warband, blue: Warband) -> Play {
    meet_on(red, blue, "terrain:")
}

/// The same with these answers in the setup.
pub(crate) fn meet_on(red: Warband, blue: Warband, setup: &str) -> Play {
    play_with([red, blue]).fields("own-1", "own-2").sets_up(setup).red_begins()
}

/// The same by a house rule of this group.
pub(crate) fn by_house(red: Warband, blue: Warband, (group, rule): (&str, &str), setup: &str) -> Play {
    play_with([red, blue])
        .says(&format!("rules: house, house: {group}, house-rule: {rule}, house-rule: back, house: done"))
        .fields("own-1", "own-2")
        .sets_up(setup)
        .red_begins()
}

/// Six Fighters: nobody among them answers anything but an attack on themselves.
pub(crate) fn fighters() -> Warband {
    quiet(&[FIGHTERS; 6])
}
