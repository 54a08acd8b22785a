//! Every field of an element on the workbench.

use for_reign_or_ruin::book::{Attribute, Formation, Kind, MoraleType, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::{PieceId, Scene};

use super::bench::{Bench, bench, last, notes};

/// The page of a unit behind its C-in-C.
fn unit() -> Bench {
    bench("chief \"C\" command A / unit \"U\" open mov 8 end 4").says("muster: elements, element: element-2")
}

/// The unit after these steps on its page.
#[track_caller]
fn after(steps: &str) -> ElementCard {
    last(&unit().says(steps).says("change: done"))
}

/// FR-IN-3 to FR-IN-12: one number, or all of them; a number may become blank again.
#[test]
fn each_number_can_be_changed() {
    let page = unit().says("change: numbers").shows("line");
    let ids = ["init", "mov", "att", "imp", "rch", "sht", "range", "def", "mor", "end", "act"];
    assert_eq!(page.offers()[3..14], ids);
    assert_eq!(page.labels()[3..5], ["Init: blank", "Mov: 8"]);
    let all = ids
        .into_iter()
        .enumerate()
        .fold(page.clone(), |page, (at, id)| page.says(&format!("line: {id}, {id}: {}", at % 9)).shows("line"));
    let card = last(&all);
    assert_eq!(Stat::ALL.map(|stat| card.number(0, stat)), [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1]);
    assert_eq!(last(&all.says("line: mov, mov: -1")).number(0, Stat::Mov), UNKNOWN);
    let typed =
        page.says("line: all, init: 1, mov: 2, att: 3, imp: 4, rch: 5, sht: 0, def: 7, mor: 8, end: 9").shows("line");
    assert_eq!(last(&typed).number(0, Stat::Mor), 8);
}

/// FR-IN-8, FR-IN-13: indirect shots and the formation stand beside the numbers.
#[test]
fn formation_and_shots_are_changed() {
    let card = after("change: numbers, line: formation, formation: skirmish, line: indirect, line: done");
    assert_eq!((card.formation(0), card.lines[0].indirect), (Formation::Skirmish, true));
    let hero = bench("hero \"H\"").says("muster: elements, element: element-1, change: numbers");
    assert!(!hero.offers().contains(&"formation".into()), "individuals have none");
}

/// FR-IN-17: a second state begins as the first, has its own numbers, and can go again.
#[test]
fn a_second_state_is_added_and_removed() {
    let page = unit().says("change: second").shows("line");
    assert!(!page.offers().iter().any(|id| ["init", "end", "act"].contains(&id.as_str())), "these are of both");
    let second = page.says("line: mov, mov: 12, line: formation, formation: close");
    let card = last(&second);
    assert_eq!((card.two_lines, card.number(0, Stat::Mov), card.number(1, Stat::Mov)), (true, 8, 12));
    assert_eq!((card.formation(0), card.formation(1)), (Formation::Open, Formation::Close));
    let gone = second.says("line: remove").shows("change");
    assert!(!last(&gone).two_lines);
    assert_eq!(gone.state().army.fault(), None);
}

/// FR-IN-14, FR-IN-15, FR-IN-16: morale type, a tick list of flags, and the unconfirmed order of those who need it.
#[test]
fn morale_flags_and_the_unconfirmed_order() {
    assert!(!unit().offers().contains(&"unconfirmed".into()), "it cannot change anything");
    let card = after(
        "change: special, special: mindless caster, change: unconfirmed, unconfirmed: retreat, change: morale, morale: inferior",
    );
    assert_eq!((card.morale, card.unconfirmed), (MoraleType::Inferior, Order::Retreat));
    assert!(card.is(Attribute::Mindless) && card.is(Attribute::Caster) && card.attributes.len() == 2);
    let some = unit().says("change: special, special: fear, change: special");
    assert_eq!(last(&some.says("special: berserker")).attributes.len(), 1, "what is not ticked is not so");
}

/// FR-IN-18, FR-IN-19, FR-IN-20, FR-IN-21, FR-IN-22: where it belongs, and what it begins with.
#[test]
fn belongings_are_changed() {
    let card = after(
        "change: order, order: harass, change: command, command: command-3, change: superior, superior: element-1, \
         change: group, group: 2, change: stress, stress: 4, change: hidden",
    );
    assert_eq!((card.order, card.command, card.superior), (Order::Harass, 3, Some(0)));
    assert_eq!((card.group, card.stress, card.hidden), (2, 4, true));
    let back = after(
        "change: superior, superior: element-1, change: superior, superior: none, change: hidden, change: hidden",
    );
    assert_eq!((back.superior, back.hidden), (None, false));
    unit().says("change: stress").refuses("stress: 5", umpire_engine::table::AnswerError::Range);
}

/// FR-IN-18: nobody is offered as the superior of his own superior.
#[test]
fn no_ring_of_superiors_is_offered() {
    let page = bench("chief \"C\" / commander \"D\" under \"C\" / commander \"E\" under \"D\"")
        .says("muster: elements, element: element-1");
    assert_eq!(page.off("superior"), Some("Add a commander first"), "all others are below him");
    let page = page.says("change: done, muster: elements, element: element-2, change: superior");
    assert_eq!((page.offers(), page.cursor()), (vec!["none".into(), "element-1".into()], "element-1".into()));
}

/// FR-IN-2, FR-IN-13: another kind has or has no formation; faults are named with the way out.
#[test]
fn another_kind_has_another_formation() {
    let hero = unit().says("change: kind, kind: hero");
    assert_eq!(
        (last(&hero).kind, last(&hero).formation(0), hero.state().army.fault()),
        (Kind::Hero, Formation::None, None)
    );
    let unit = hero.says("change: kind, kind: unit");
    assert_eq!((last(&unit).formation(0), unit.state().army.fault()), (Formation::Close, None));
    let led = bench("chief \"C\" / unit \"U\" open under \"C\"")
        .says("muster: elements, element: element-1, change: kind, kind: hero, change: done");
    assert_eq!((led.off("keep"), led.cursor()), (Some("Choose another superior"), "elements".into()));
    assert_eq!(notes(&led.state())[1], "U: no commander");
    let led = led.says("muster: name, name: X");
    assert_eq!(led.cursor(), "elements", "there it is put right");
    let right = led.says("muster: elements, element: element-1, change: kind, kind: commander, change: done");
    assert_eq!(right.off("keep"), None);
}

/// FR-IN-21: an End below the start stress is named, and the way out.
#[test]
fn stress_above_end_is_named() {
    let stressed =
        unit().says("change: stress, stress: 4, change: numbers, line: end, end: 3, line: done, change: done");
    assert_eq!(stressed.off("keep"), Some("Less start stress, or more End"));
    assert_eq!(notes(&stressed.state())[1], "U: stress > End");
}

/// FR-IN-14 to FR-IN-19: an element's page tells what its card has no room for.
#[test]
fn details_tell_the_rest() {
    let state =
        bench("chief \"C\" / unit \"U\" open mov 8 range 12 superior fear command B group 2 under \"C\"").state();
    let details = state.details(PieceId(1)).expect("a page of its own");
    assert_eq!(details.traits.iter().map(|own| own.name).collect::<Vec<_>>(), ["Superior", "Causes fear"]);
    assert_eq!(
        (details.place.line(&state).as_str(), details.next.line(&state).as_str()),
        ("Command B, group 2", "Under C")
    );
    assert!(details.moves.is_some() && details.reach.is_some());
    assert_eq!(state.details(PieceId(0)).expect("too").place.line(&state).as_str(), "");
}
