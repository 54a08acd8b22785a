//! Section 17.2: Distant Doom.

use rattle_and_rend::book::{Bond, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, champion, fighters, heavy, meet, meet_on, quiet, ward, with};

fn doomers() -> Warband {
    quiet(&[champion(Trait::DistantDoom), FIGHTERS, FIGHTERS])
}

fn doom(blue: Warband, terrain: &str) -> Play {
    meet_on(doomers(), blue, &format!("terrain: {terrain}")).says("act: distant-doom, target: blue-1, react: none-more")
}

/// RR-ACT-DISTANT-DOOM, RR-ATK-3, RR-LOS-4: within L, seen or not, and always ranged.
#[test]
fn doom_reaches_far_and_unseen() {
    let aims = meet(doomers(), fighters()).says("act: distant-doom").shows("target");
    assert_eq!(aims.note(), "in 240 mm");
    let facts = doom(fighters(), "blocking inspiring").shows("facts");
    assert_eq!(facts.facts(), ["close", "cover", "inspired"], "nobody asks for contact");
    let fury = facts.says("facts: cover");
    assert_eq!((fury.roll().name, fury.need(), fury.roll().pool.count), ("Fury", 13, 1));
    fury.says("roll: 12").shows("act");
}

/// RR-ACT-DISTANT-DOOM, RR-ATK-2: hits as any attack does.
#[test]
fn doom_hits_as_any_attack() {
    let fury = doom(fighters(), "").says("facts: close");
    assert_eq!((fury.roll().pool.count, fury.why()), (3, vec!["+In 80 mm".to_string()]));
    let plain = fury.clone().says("roll: 13 1 1").shows("roll");
    assert_eq!((plain.seat(), plain.roll().name, plain.roll().pool.count), ("blue", "Will", 2));
    let critical = fury.says("roll: 13 13 1").shows("roll");
    assert_eq!(critical.why(), ["-Critical hit"]);
    assert!(critical.says("roll: 1").is_out("blue-1"));
}

/// RR-ACT-DISTANT-DOOM, GAP 36: even a Heavy's is ranged.
#[test]
fn a_led_heavy_dooms_from_afar() {
    let red = quiet(&[
        WarbandEntry { own: Some(Trait::Flyer), ..WarbandEntry::led(Type::Heavy, Trait::DistantDoom) },
        FIGHTERS,
    ]);
    let facts =
        meet_on(red, fighters(), "terrain: blocking").says("act: distant-doom, target: blue-1, react: none-more");
    assert_eq!(facts.facts(), ["close", "cover"]);
    assert_eq!(facts.says("facts:").need(), 7, "with the host's Fury");
}

/// RR-ACT-DISTANT-DOOM: one window for declaration and target.
#[test]
fn doom_opens_one_window() {
    let blue = quiet(&[FIGHTERS, SHOOTERS, DREGS, heavy(Trait::Flyer), ward(Trait::Confusion), ward(Trait::Detonate)]);
    let window = meet(doomers(), blue).says("act: distant-doom, target: blue-1").shows("react");
    let ways = ["intimidate-blue-4", "retaliate-blue-1", "suppress-blue-2", "fodder-blue-3", "confusion-blue-5"];
    assert_eq!(window.offers()[1..6], ways);
    assert_eq!(window.offers()[6..], ["detonate-blue-6", "none-more"]);
    window.says("react: none").shows("facts");
}

/// RR-ACT-DISTANT-DOOM, RR-TAC-NIGHTMARES, GAP 03: dread stands between the declaration and the target.
#[test]
fn dread_comes_before_doom() {
    let dreadful = with(&[FIGHTERS, heavy(Trait::Flyer)], [Tactic::Nightmares, Tactic::Butchers], Bond::Null);
    let declared = meet(doomers(), dreadful).says("act: distant-doom, target: blue-1").shows("react");
    assert_eq!(declared.offers(), ["none", "intimidate-blue-2", "none-more"], "who stands is answered at the target");
    let gate = declared.says("react: none").shows("dread");
    let lost = gate.clone().says("dread: yes, roll: 9 9").shows("act");
    assert_eq!((lost.active(), lost.momentum().0), ("red", 3), "the point stays spent");
    assert_eq!(gate.says("dread: yes, roll: 10 1").shows("react").offers(), ["none", "retaliate-blue-1", "none-more"]);
}

/// RR-TAC-SNEAK-THIEVES, GAP 99, HR 21: not on the thieves' list, unless the house has it so.
#[test]
fn sneak_thieves_do_not_hide_from_doom() {
    let thieves = || with(&[FIGHTERS; 6], [Tactic::SneakThieves, Tactic::Butchers], Bond::Null);
    assert_eq!(doom(thieves(), "").says("facts:").roll().pool.count, 2);
    let house = crate::muster::by_house(doomers(), thieves(), ("tactics", "hr-21"), "terrain:");
    let far = house.says("act: distant-doom, target: blue-1, react: none-more, facts:");
    assert_eq!(far.why(), ["-Sneak-Thieves"]);
}
