//! Sections 17 and 18.2: who has which Action and which Reaction.

use rattle_and_rend::WarbandEntry;
use rattle_and_rend::book::{Action, Reaction, ReactionWindow, Trait, Type};

use crate::elements::numbers::element;

fn reactions(entry: WarbandEntry) -> Vec<Reaction> {
    Reaction::all().filter(|reaction| element(entry, &[]).reactions().any(|own| own == *reaction)).collect()
}

/// RR-ARCH-4: who has which Reaction is a table.
#[test]
fn every_type_has_its_own_reaction() {
    use Reaction::{Blink, Evade, Fodder, Intimidate, Rally, Retaliate, Suppress};
    assert_eq!(reactions(WarbandEntry::with(Type::Champion, Trait::SchemingPlot)), [Rally]);
    assert_eq!(reactions(WarbandEntry::with(Type::Heavy, Trait::Flyer)), [Intimidate]);
    assert_eq!(reactions(WarbandEntry::plain(Type::Fighters)), [Retaliate]);
    assert_eq!(reactions(WarbandEntry::plain(Type::Shooters)), [Suppress]);
    assert_eq!(reactions(WarbandEntry::plain(Type::Skirmishers)), [Evade]);
    assert_eq!(reactions(WarbandEntry::plain(Type::Dregs)), [Fodder]);
    assert_eq!(reactions(WarbandEntry::plain(Type::Ward)), [Blink]);
    assert_eq!(Reaction::all().count(), 14);
}

/// RR-ATT-3: the host's Reaction, or Rally.
#[test]
fn a_led_element_rallies_too() {
    let led = |kind| reactions(WarbandEntry::led(kind, Trait::BanishFoe));
    assert_eq!(led(Type::Heavy), [Reaction::Intimidate, Reaction::Rally]);
    assert_eq!(led(Type::Fighters), [Reaction::Retaliate, Reaction::Rally]);
    assert_eq!(led(Type::Shooters), [Reaction::Suppress, Reaction::Rally]);
    assert_eq!(led(Type::Skirmishers), [Reaction::Evade, Reaction::Rally]);
}

/// RR-ARCH-4: a Ward blinks, and lends the one Reaction of its trait.
#[test]
fn a_ward_lends_the_reaction_of_its_trait() {
    let warding: Vec<Reaction> = Reaction::all().filter(|reaction| reaction.is_warding()).collect();
    assert_eq!(warding.len(), 7);
    for (own, reaction) in Trait::of(Type::Ward).zip(warding) {
        assert_eq!(own.name(), reaction.name());
        assert_eq!(reactions(WarbandEntry::with(Type::Ward, own)), [Reaction::Blink, reaction]);
    }
}

/// Section 18.2: W-DECL and W-TARGET are one window where nothing moves between them.
#[test]
fn the_merged_window_declares_and_targets() {
    use ReactionWindow::{After, Declared, DeclaredTarget, Move, Swap, Target, Will};
    let rows = [Declared, Move, Target, DeclaredTarget, Will, After, Swap].map(|one| (one.declares(), one.targets()));
    let (no, both) = ((false, false), (true, true));
    assert_eq!(rows, [(true, false), no, (false, true), both, no, no, no]);
}

/// RR-ACT-0, GAP 13, GAP 14: five Actions for everybody and one for each trait of a Champion. What each does:
/// an enemy is named, it is attacked, it is moved, the Element moves first.
#[test]
fn actions_are_as_printed() {
    const NO: bool = false;
    let rows = [
        (Action::Charge, "Charge", [true, true, NO, true], None),
        (Action::Stand, "Stand and Fight", [true, true, NO, NO], None),
        (Action::Feint, "Feint", [true, NO, true, true], None),
        (Action::Maneuver, "Maneuver", [NO, NO, NO, true], None),
        (Action::Sprint, "Sprint", [NO, NO, NO, true], None),
        (Action::BanishFoe, "Banish Foe", [true, NO, NO, NO], Some(Trait::BanishFoe)),
        (Action::BattleSummons, "Battle Summons", [NO; 4], Some(Trait::BattleSummons)),
        (Action::CrashingWave, "Crashing Wave", [NO; 4], Some(Trait::CrashingWave)),
        (Action::DistantDoom, "Distant Doom", [true, true, NO, NO], Some(Trait::DistantDoom)),
        (Action::PushToTheBrink, "Push to the Brink", [true, NO, true, NO], Some(Trait::PushToTheBrink)),
        (Action::SchemingPlot, "Scheming Plot", [NO; 4], Some(Trait::SchemingPlot)),
        (Action::SpotWeakness, "Spot Weakness", [NO; 4], Some(Trait::SpotWeakness)),
    ];
    assert_eq!(Action::ALL, rows.map(|row| row.0));
    assert_eq!(Action::STANDARD, [0, 1, 2, 3, 4].map(|at: usize| rows[at].0));
    for (action, name, [targets, attacks, moves_target, moves], own) in rows {
        assert_eq!((action.name(), action.of()), (name, own));
        assert_eq!((action.targets(), action.attacks()), (targets, attacks), "{name}");
        assert_eq!((action.moves_target(), action.moves()), (moves_target, moves), "{name}");
    }
}
