//! What the table knows of its Elements without asking: who counts, who can act, who carries whom.

use rattle_and_rend::book::{Action, Band, House, HouseRule, Tactic, Tactics, Trait, Type};
use rattle_and_rend::{
    ElementId, Event, GivenName, Mode, RattleAndRend, State, WARBANDS, Warband, WarbandEntry, Whereabouts,
};
use umpire_engine::table::{Game, PieceId, Seat};
use umpire_tests::warbands::sides;

/// A table in Round 1, red with these Elements and Tactics, blue the first of the examples.
pub(crate) fn table(entries: &[WarbandEntry], tactics: &[Tactic], house: House) -> State {
    let carried = tactics.iter().fold(Tactics::EMPTY, |all, tactic| all.and(*tactic));
    let roster = Warband {
        name: GivenName::new("Ours"),
        entries: entries.iter().copied().collect(),
        tactics: [carried, Tactics::EMPTY],
        ..Warband::default()
    };
    let mut s = RattleAndRend::open(&sides(roster, WARBANDS[0].roster()));
    happens(&mut s, Event::Rules(true));
    happens(&mut s, Event::House(house));
    happens(&mut s, Event::Mustered(Seat::RED));
    happens(&mut s, Event::Mustered(Seat::BLUE));
    happens(&mut s, Event::Round);
    happens(&mut s, Event::Refilled);
    s
}

pub(crate) fn happens(s: &mut State, event: Event) {
    RattleAndRend::apply(s, event);
}

/// Red's Element of this number, from 1.
pub(crate) const fn red(number: u8) -> ElementId {
    PieceId(number - 1)
}

/// One of each type: 1 Champion, 2 Heavy, 3 Fighters, 4 Shooters, 5 Skirmishers, 6 Dregs, 7 Ward.
pub(crate) fn one_of_each() -> [WarbandEntry; 7] {
    [
        WarbandEntry::with(Type::Champion, Trait::SchemingPlot),
        WarbandEntry::with(Type::Heavy, Trait::Transport),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Shooters),
        WarbandEntry::plain(Type::Skirmishers),
        WarbandEntry::plain(Type::Dregs),
        WarbandEntry::with(Type::Ward, Trait::Pursuit),
    ]
}

fn placed(places: [Whereabouts; 6], house: House) -> State {
    let mut s = table(&one_of_each(), &[], house);
    for (number, place) in (2..).zip(places) {
        happens(&mut s, Event::Put(red(number), place));
    }
    s
}

const EVERYWHERE: [Whereabouts; 6] = [
    Whereabouts::Ambush,
    Whereabouts::Delayed,
    Whereabouts::Late,
    Whereabouts::Aboard(red(2)),
    Whereabouts::Banished(2),
    Whereabouts::Out,
];

/// RR-MOM-1, RR-MOM-2, HR 04, GAP 21, GAP 22: reserves count, the banished and the lost do not.
#[test]
fn reserves_count_for_the_total_unless_the_house_says_no() {
    let mut s = placed(EVERYWHERE, House::default());
    assert_eq!(s.sides[0].total, 12, "set at Initiative only");
    happens(&mut s, Event::Refilled);
    assert_eq!((s.sides[0].total, s.sides[0].now), (1 + 3 + 2 + 2 + 2, 10));
    let mut s = placed(EVERYWHERE, House::default().turned(HouseRule::ReservesCount));
    happens(&mut s, Event::Refilled);
    assert_eq!((s.sides[0].total, s.live_points(Seat::RED)), (1, 10), "only the Champion stands on the table");
}

/// RR-MOM-6: who returns lifts the total, and nobody's Momentum.
#[test]
fn who_returns_lifts_the_total() {
    for place in [Whereabouts::Banished(2), Whereabouts::Out] {
        let mut s = table(&one_of_each(), &[], House::default());
        happens(&mut s, Event::Put(red(2), place));
        assert_eq!(s.sides[0].total, 12, "the loss lowers it at the next Initiative");
        happens(&mut s, Event::Round);
        happens(&mut s, Event::Refilled);
        happens(&mut s, Event::Paid(Seat::RED, 4, "Bid"));
        assert_eq!((s.sides[0].total, s.sides[0].now), (9, 5));
        happens(&mut s, Event::Put(red(2), Whereabouts::Table));
        assert_eq!((s.sides[0].total, s.sides[0].now), (12, 5));
        // Back in the Round it left: the total was never lowered, and is not lifted either.
        happens(&mut s, Event::Removed(red(3)));
        happens(&mut s, Event::Put(red(6), place));
        happens(&mut s, Event::Put(red(6), Whereabouts::Table));
        assert_eq!((s.sides[0].total, s.live_points(Seat::RED)), (12, 10));
    }
}

/// RR-TURN-8, RR-EL-3: Wards never, Delayed ones by Reinforce only, the other reserves when they appear.
#[test]
fn who_can_be_given_an_action() {
    let s = placed(EVERYWHERE, House::default());
    let may: Vec<bool> = (1..=7).map(|number| s.may_act(red(number))).collect();
    assert_eq!(may, [true, true, false, true, true, false, false]);
    let s = table(&one_of_each(), &[], House::default());
    let may: Vec<bool> = (1..=7).map(|number| s.may_act(red(number))).collect();
    assert_eq!(may, [true, true, true, true, true, true, false]);
}

fn hold(own: Trait, tactics: &[Tactic], house: House) -> (u8, Option<Band>, bool) {
    let s = table(&[WarbandEntry::with(Type::Heavy, own), WarbandEntry::plain(Type::Fighters)], tactics, house);
    assert_eq!(s.capacity(red(2)), 0, "none but Heavies carry");
    (s.capacity(red(1)), s.element(red(1)).mov(), s.element(red(1)).transport)
}

/// RR-TRN-1, RR-TAC-RIDERS, GAP 88, HR 24
#[test]
fn heavies_carry_by_their_trait_and_by_riders() {
    let (usual, full) = (House::default(), House::default().turned(HouseRule::RidersHeavies));
    let riders = [Tactic::Riders];
    assert_eq!(hold(Trait::Transport, &[], usual), (2, Some(Band::M), true));
    assert_eq!(hold(Trait::Transport, &riders, usual), (4, Some(Band::M), true));
    assert_eq!(hold(Trait::Colossal, &[], usual), (0, Some(Band::S), false));
    assert_eq!(hold(Trait::Colossal, &riders, usual), (2, Some(Band::S), false), "room only");
    assert_eq!(hold(Trait::Colossal, &riders, full), (2, Some(Band::M), true), "and all else of a Transport");
    assert_eq!(hold(Trait::Colossal, &[], full), (0, Some(Band::S), false), "nothing without Riders");
}

/// RR-TRN-6: who is banished takes its passengers along.
#[test]
fn a_banished_heavy_takes_its_passengers_along() {
    let mut s = table(&one_of_each(), &[], House::default());
    happens(&mut s, Event::Put(red(3), Whereabouts::Aboard(red(2))));
    assert_eq!((s.aboard(red(2)).len(), s.live_points(Seat::RED)), (1, 12), "who is aboard is in play");
    happens(&mut s, Event::Put(red(2), Whereabouts::Banished(2)));
    assert!(!s.element(red(2)).in_play() && !s.element(red(3)).in_play());
    assert_eq!(s.live_points(Seat::RED), 12 - 3 - 2);
}

fn actions(s: &State, who: ElementId) -> Vec<Action> {
    Action::ALL.into_iter().filter(|action| s.has_action(who, *action)).collect()
}

/// RR-ACT-0, RR-ATT-3: the five, and the one Action of the Champion it is or hosts.
#[test]
fn who_has_which_actions() {
    let entries =
        [WarbandEntry::with(Type::Champion, Trait::BanishFoe), WarbandEntry::led(Type::Heavy, Trait::DistantDoom)];
    let s = table(&[entries[0], entries[1], WarbandEntry::plain(Type::Dregs)], &[], House::default());
    let and = |own: Action| [&Action::STANDARD[..], &[own]].concat();
    assert_eq!(actions(&s, red(1)), and(Action::BanishFoe));
    assert_eq!(actions(&s, red(2)), and(Action::DistantDoom));
    assert_eq!(actions(&s, red(3)), Action::STANDARD);
}

/// RR-TRN-4, RR-TRN-8, GAP 89: getting out is the move of an Action; with Riders it is free, once a Turn.
#[test]
fn from_aboard_only_actions_that_move_unless_riders_help() {
    let moving = [Action::Charge, Action::Feint, Action::Maneuver, Action::Sprint];
    let aboard = |tactics: &[Tactic]| {
        let mut s = table(&one_of_each(), tactics, House::default());
        happens(&mut s, Event::Put(red(1), Whereabouts::Aboard(red(2))));
        s
    };
    let mut s = aboard(&[]);
    happens(&mut s, Event::Turn(Seat::RED));
    assert_eq!(actions(&s, red(1)), moving);
    let mut s = aboard(&[Tactic::Riders]);
    assert_eq!(actions(&s, red(1)), moving, "it boarded in this Turn");
    happens(&mut s, Event::Turn(Seat::RED));
    assert_eq!(actions(&s, red(1)), [&Action::STANDARD[..], &[Action::SchemingPlot]].concat());
}

/// GAP 86: a fraction of the warband is one of its starting points, the lost included, of those who carry it.
#[test]
fn fractions_are_of_the_starting_points() {
    let mut s = table(&one_of_each(), &[Tactic::Teleporters], House::default());
    happens(&mut s, Event::Removed(red(2)));
    assert_eq!(s.live_points(Seat::RED), 9);
    assert_eq!(s.starting_points(Seat::RED, None), 12);
    assert_eq!(s.starting_points(Seat::RED, Some(Tactic::Teleporters)), 12);
    assert_eq!(s.starting_points(Seat::RED, Some(Tactic::Ambushers)), 0);
}

/// RR-TAC-TACTICIANS, RR-ATT-6, GAP 84: four types share the mode, a host's type decides, and it costs 1.
#[test]
fn the_tacticians_mode_is_shared_by_four_types() {
    let entries = [&one_of_each()[..], &[WarbandEntry::led(Type::Heavy, Trait::BanishFoe)]].concat();
    let mut s = table(&entries, &[Tactic::Tacticians], House::default());
    for foe in &mut s.elements[entries.len()..] {
        foe.tactics = foe.tactics.and(Tactic::Tacticians);
    }
    happens(&mut s, Event::Mode(Seat::RED, Mode::Mov));
    let longer: Vec<bool> = (1..=8)
        .map(|number| {
            s.element(red(number)).mov()
                > crate::elements::numbers::element(entries[usize::from(number) - 1], &[]).mov()
        })
        .collect();
    assert_eq!(longer, [true, false, true, true, true, false, false, false]);
    assert_eq!((s.sides[0].now, s.sides[0].total), (15, 16));
    assert!(s.of(Seat::BLUE).all(|(_, foe)| foe.mode == Mode::None));
}
