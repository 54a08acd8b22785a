//! Section 17.2: Banish Foe.

use rattle_and_rend::book::{Bond, Tactic, Trait, Type};
use rattle_and_rend::{Foe, Warband, WarbandEntry, Whereabouts};
use umpire_tests::play::{Play, need};

use crate::muster::{CHAMPION, DREGS, FIGHTERS, champion, fighters, heavy, meet, quiet, ward, with};

const BANISHER: WarbandEntry = champion(Trait::BanishFoe);

/// 1 the Champion that banishes, 2 to 6 Fighters, 7 a Ward.
fn banishers() -> Warband {
    quiet(&[BANISHER, FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, ward(Trait::Pursuit)])
}

/// Red's Champion is about to banish blue's second Fighters.
fn banish(blue: Warband) -> Play {
    meet(banishers(), blue).says("act: banish-foe, target: blue-2")
}

/// RR-ACT-BANISH-FOE, RR-EL-1: in reach, and with a Penalty.
#[test]
fn banishing_is_guile_with_a_penalty() {
    let aims = meet(banishers(), fighters()).says("act: banish-foe").shows("target");
    assert_eq!((aims.note().as_str(), aims.momentum()), ("in 80 mm", (11, 12)));
    let roll = aims.says("target: blue-2").shows("roll");
    assert_eq!(roll.momentum(), (10, 12));
    assert_eq!((roll.seat(), roll.roll().name, roll.need(), roll.roll().pool.count), ("red", "Guile", 10, 1));
    assert_eq!(roll.why(), ["-Banishing"]);
}

/// RR-ACT-BANISH-FOE: it leaves play for now, and its owner marks the spot.
#[test]
fn a_banished_enemy_leaves_play_until_the_next_round() {
    let marks = banish(fighters()).says("roll: 10").shows("banish");
    assert_eq!(marks.seat(), "blue");
    let gone = marks.says("banish:").shows("roll");
    assert_eq!(gone.element("blue-2").place, Whereabouts::Banished(2));
    let state = gone.state();
    assert_eq!((state.live_points(state.first.foe()), state.sides[1].total), (10, 12), "the total falls later");
    let will = gone.roll();
    assert_eq!((gone.seat(), will.name, need(&will), will.pool.count), ("red", "Will", 11, 2));
}

/// RR-ACT-BANISH-FOE, RR-WILL-5, RR-WILL-7: the Champion's own Will check moves nobody, whatever came of it.
#[test]
fn success_or_not_the_champion_checks_its_will() {
    let failed = banish(fighters()).says("roll: 9").shows("roll");
    assert_eq!((failed.roll().name, failed.element("blue-2").place), ("Will", Whereabouts::Table));
    for faces in ["11 1", "11 11"] {
        let stays = failed.clone().says(&format!("roll: {faces}")).shows("act");
        assert_eq!((stays.active(), stays.is_out("red-1")), ("red", false));
    }
    assert!(failed.says("roll: 1 1").shows("act").is_out("red-1"));
}

/// RR-ACT-BANISH-FOE, RR-DICE-4: a Bonus makes two dice of it, and a critical spares the Champion.
#[test]
fn a_critical_spares_the_champion() {
    let tempting = with(&[FIGHTERS; 6], [Tactic::Temptors, Tactic::Butchers], Bond::Null);
    let tempted = meet(banishers(), tempting).says("act: banish-foe, target: blue-2, roll: tempt, tempted: accept");
    assert_eq!(tempted.roll().pool.count, 2);
    let spared = tempted.clone().says("roll: 10 10, banish:").shows("act");
    assert_eq!(spared.element("blue-2").place, Whereabouts::Banished(2));
    assert_eq!(tempted.says("roll: 10 1, banish:").shows("roll").roll().name, "Will");
}

/// RR-ACT-BANISH-FOE, RR-MOM-6, RR-FIRST-1, GAP 95: back in its owner's first Turn of the next Round.
#[test]
fn it_returns_in_its_owners_first_turn() {
    let next = banish(fighters()).says("roll: 10, banish:, roll: 11 1, act: pass, act: pass, end-round: pass");
    assert_eq!(next.state().sides[1].total, 10, "it does not count in the Initiative Phase");
    let red = next.says("bid: 1 0, first: red").shows("act");
    assert_eq!(red.element("blue-2").place, Whereabouts::Banished(2), "not in the other player's Turn");
    let back = red.says("act: pass").shows("return");
    assert_eq!(back.seat(), "blue");
    let acts = back.says("return:").shows("act");
    assert_eq!(acts.element("blue-2").place, Whereabouts::Table);
    assert_eq!((acts.state().sides[1].total, acts.momentum()), (12, (11, 10)), "the total rises, Momentum does not");
}

/// RR-ROUND-1, GAP 62, GAP 95: without a Turn of its owner it is back when the Round after begins.
#[test]
fn without_a_turn_it_returns_with_the_round_after() {
    let blues = banish(fighters()).says("roll: 10, banish:, roll: 11 1, act: pass, act: pass, end-round: pass");
    let no_turn = blues
        .says("bid: 5 5, bid: 5 5, first: red, act: sprint, who: red-2, move:")
        .says("act: sprint, who: red-3, move:");
    let back = no_turn.shows("return");
    assert_eq!((back.seat(), back.state().round), ("blue", 3));
    let bids = back.says("return:").shows("bid");
    assert_eq!((bids.element("blue-2").place, bids.state().sides[1].total), (Whereabouts::Table, 12));
}

/// RR-VIC-1, GAP 95: a side whose last Element is banished is not beaten.
#[test]
fn banishing_the_last_one_wins_nothing() {
    let blue = quiet(&[FIGHTERS, FIGHTERS]);
    let alone = meet(banishers(), blue).kills("red-2", "blue-1");
    let banished = alone.says("act: banish-foe, target: blue-2, roll: 10, banish:, roll: 11 1");
    assert!(!banished.is_over());
    assert_eq!(banished.shows("act").active(), "red");
}

/// RR-ACT-BANISH-FOE, RR-BOND-STRIFE, GAP 68: Strife mourns the banished too.
#[test]
fn strife_gains_by_a_banishment() {
    let strife = with(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Butchers], Bond::Strife);
    let poor = meet(quiet(&[BANISHER, FIGHTERS]), strife)
        .says("act: pass, act: sprint, who: blue-1, move:, act: sprint, who: blue-2")
        .says("move:, act: sprint, who: blue-1, move:, act: pass, act: banish-foe, target: blue-2");
    assert_eq!(poor.momentum().1, 9);
    assert_eq!(poor.says("roll: 10, banish:").momentum().1, 11);
}

/// RR-ACT-BANISH-FOE, RR-FLOW-REMOVE: the window after it opens once, when the Champion has checked too.
#[test]
fn a_banishment_can_be_avenged() {
    let avengers = quiet(&[FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, DREGS, ward(Trait::Vengeance)]);
    let banished = meet(banishers(), avengers).says("act: banish-foe, target: blue-2, react: none, roll: 10, banish:");
    let window = banished.shows("roll").says("roll: 11 1").shows("react");
    assert_eq!(
        (window.seat(), window.offers()),
        ("blue", vec!["none".into(), "vengeance-blue-7".into(), "none-more".into()])
    );
    window.says("react: none").shows("act");
}

/// RR-ACT-BANISH-FOE: one window for declaration and target: Intimidate, Fodder, Detonate.
#[test]
fn banishing_opens_one_window() {
    let all = quiet(&[
        heavy(Trait::Flyer),
        FIGHTERS,
        DREGS,
        ward(Trait::Detonate),
        ward(Trait::Confusion),
        CHAMPION,
        WarbandEntry::plain(Type::Shooters),
    ]);
    let window = banish(all).shows("react");
    assert_eq!(window.offers(), ["none", "intimidate-blue-1", "fodder-blue-3", "detonate-blue-4", "none-more"]);
    window.says("react: none").shows("roll");
}

/// RR-REACT-FODDER, RR-MOD-7: a critical turns the banishment on the Champion's own side, with one more Penalty.
#[test]
fn fodder_turns_a_banishment_back() {
    let blue = || quiet(&[FIGHTERS, FIGHTERS, DREGS]);
    let fodder = banish(blue()).says("react: fodder-blue-3, answer: accept");
    let swapped = fodder.clone().says("roll: 11 1, swap:").shows("roll");
    assert_eq!(swapped.note(), "Dregs");
    let turned = fodder.says("roll: 11 11, swap:").shows("redirect");
    assert_eq!((turned.seat(), turned.offers().contains(&"red-7".into())), ("blue", true), "a Ward can be banished");
    let roll = turned.says("redirect: red-3").shows("roll");
    assert_eq!(roll.why(), ["-Redirected", "-Banishing"]);
    let gone = roll.says("roll: 10, banish:, roll: 11 1");
    assert_eq!((gone.element("red-3").place, gone.active()), (Whereabouts::Banished(2), "blue"));
}

/// RR-ACT-DECL, RR-REACT-DETONATE: a target lost before the dice is exchanged for another, or the Action is lost.
#[test]
fn a_target_lost_to_a_blast_is_exchanged() {
    let blue = quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Detonate)]);
    let blast =
        banish(blue).says("react: detonate-blue-3, answer: accept, blast:, blast: blue-2").says("roll: 20, roll: 1");
    let again = blast.shows("aim");
    assert_eq!((again.seat(), again.offers()), ("red", vec!["blue-1".into(), "none".into()]));
    assert_eq!(again.clone().says("aim: blue-1").shows("roll").note(), "Fighters I");
    let lost = again.says("aim: none").shows("act");
    assert_eq!((lost.active(), lost.is_out("red-1")), ("blue", false), "nothing was tried, so no Will check");
}

/// RR-TRN-6, GAP 89: a banished Heavy takes its passengers along, and brings them back.
#[test]
fn a_banished_heavy_takes_its_passengers_along() {
    let riders = quiet(&[heavy(Trait::Transport), FIGHTERS, FIGHTERS]);
    let game = crate::muster::meet_on(banishers(), riders, "terrain:, cargo: blue-2");
    let away = game.says("act: banish-foe, target: blue-1, react: none, roll: 10, banish:, roll: 11 1");
    let heavy = away.state().elements.iter().position(|e| e.entry.kind == Type::Heavy).expect("a Heavy") as u8;
    assert_eq!(away.element("blue-2").place, Whereabouts::Away(umpire_engine::table::PieceId(heavy)));
    let next = away.says("act: pass, act: pass, end-round: pass");
    assert_eq!(next.state().sides[1].total, 2, "neither counts");
    let back = next.says("bid: 1 0, first: blue, return:").shows("act");
    assert!(matches!(back.element("blue-2").place, Whereabouts::Aboard(_)));
    assert_eq!((back.element("blue-1").place, back.state().sides[1].total), (Whereabouts::Table, 7));
}
