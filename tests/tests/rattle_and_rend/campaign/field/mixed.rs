//! RR-CAMP-13, GAP 119: mixed Tactics. What each Tactic leaves to the other roster is in its own tests, `mixed` there; here
//! it is those who are fielded, of two rosters that both say something.

use rattle_and_rend::KeptWarband;
use rattle_and_rend::book::Tactic::{
    self, Ambushers, Avengers, Butchers, Resurrectionists, Riders, Soothsayers, Teleporters, Temptors, Zealots,
};
use rattle_and_rend::book::{Trait, Type};
use umpire_engine::table::{Kind, Seat};
use umpire_tests::play::Play;

use super::{band, begin, everybody, listed, one};
use crate::tactics::{hits, next_round};

/// One of everybody (1 to 7), and of the Fringe three Fighters (8 to 10), with Tactics of their own: 18 points.
fn two_rosters(founding: Tactic, fringe: Tactic) -> KeptWarband {
    let mut kept = band(&[everybody(), listed(&[(3, Type::Fighters)])].concat());
    kept.warband.tactics = [founding, fringe].map(|tactic| [tactic, quiet(tactic)].into_iter().collect());
    kept.warband.entries.iter_mut().skip(7).for_each(|entry| entry.fringe = true);
    kept
}

fn quiet(beside: Tactic) -> Tactic {
    if beside == Butchers { Zealots } else { Butchers }
}

/// Of the Fringe two Fighters: 1, 2, 5, 6, 8 and 9.
const MIXED: &str = "red-1 red-2 red-5 red-6 red-8 red-9";
/// The Founding Roster alone.
const FOUNDING: &str = "red-1 red-2 red-3 red-4 red-5 red-6 red-7";

/// Red fields these against one of everybody; the setup is as plain as can be until this is asked.
fn to(kept: KeptWarband, fielded: &str, until: &str) -> Play {
    begin(kept, band(&everybody())).sets_up_with(&format!("skirmish: {fielded}"), until)
}

/// The same, and red has the first Turn.
fn turn(kept: KeptWarband, fielded: &str) -> Play {
    to(kept, fielded, "bid").red_begins()
}

fn limit(play: &Play) -> u8 {
    let Kind::Tick(tick) = play.question().kind else { panic!("no list") };
    tick.limit.expect("points are bounded").max
}

/// RR-CAMP-13: each Element has the Tactics of its own roster, whatever stands beside it.
#[test]
fn each_has_its_own_rosters_tactics() {
    let play = turn(two_rosters(Tactic::Berserkers, Tactic::Bastions), MIXED);
    let has = |id: &str, tactic| play.element(id).tactics.has(tactic);
    assert!(has("red-1", Tactic::Berserkers) && !has("red-1", Tactic::Bastions));
    assert!(has("red-8", Tactic::Bastions) && !has("red-8", Tactic::Berserkers));
    assert_ne!(play.element("red-1").rng(), play.element("red-8").rng(), "Bastions reach farther");
}

/// RR-CAMP-13: what the player has works while one who is fielded carries it, and not for those who stay at home.
#[test]
fn a_players_tactic_needs_one_who_is_fielded() {
    turn(two_rosters(quiet(Soothsayers), Soothsayers), MIXED).shows("omen-die");
    turn(two_rosters(quiet(Soothsayers), Soothsayers), FOUNDING).shows("act");
    let tempts = |fielded| {
        let play = turn(two_rosters(quiet(Temptors), Temptors), fielded).says("act: pass");
        let play = hits_up_to_dice(play, "blue-1", "red-1");
        play.roll().extras.iter().any(|extra| extra.key.word == "tempt")
    };
    assert!(tempts(MIXED));
    assert!(!tempts(FOUNDING));
}

fn hits_up_to_dice(play: Play, who: &str, target: &str) -> Play {
    let play = crate::tactics::stands(play, who, target);
    if play.asks() == "facts" { play.says("facts:") } else { play }
}

/// RR-CAMP-13: half of the fielded points that carry it lie in ambush, and only those who do.
#[test]
fn half_of_the_carriers_lie_in_ambush() {
    let fringe = to(two_rosters(quiet(Ambushers), Ambushers), MIXED, "ambush");
    assert_eq!((fringe.facts(), limit(&fringe)), (vec!["red-8".to_string(), "red-9".into()], 2));
    let founding = to(two_rosters(Ambushers, quiet(Ambushers)), MIXED, "ambush");
    assert_eq!((founding.facts().len(), limit(&founding)), (4, 4), "8 of 12 carry it");
    let nobody = to(two_rosters(quiet(Ambushers), Ambushers), FOUNDING, "deploy");
    assert!(nobody.state().sides[0].tactics.iter().all(|tactic| tactic != Ambushers));
}

/// RR-CAMP-13: a third of the fielded points that carry it is teleported, rounded down.
#[test]
fn a_third_of_the_carriers_is_teleported() {
    let founding = turn(two_rosters(Teleporters, quiet(Teleporters)), MIXED).shows("teleport");
    assert_eq!(
        (founding.facts(), limit(&founding)),
        (["red-1", "red-2", "red-5", "red-6"].map(String::from).to_vec(), 2)
    );
    // A third of 4 is 1, and no Fighters are worth that.
    turn(two_rosters(quiet(Teleporters), Teleporters), MIXED).shows("act");
}

/// RR-CAMP-13: Resurrectionists raise carriers only, up to a third of what was fielded of them.
#[test]
fn a_third_of_the_carriers_is_raised() {
    let play = turn(two_rosters(Resurrectionists, quiet(Resurrectionists)), MIXED).says("act: pass");
    let play = next_round(play.kills("blue-1", "red-8").kills("blue-2", "red-5")).shows("raise");
    assert_eq!((play.facts(), limit(&play)), (vec!["red-5".to_string()], 2));
}

/// RR-CAMP-13: Battle Summons of one roster bring back whom they could, of either.
#[test]
fn battle_summons_bring_back_the_other_roster() {
    let mut kept = two_rosters(Butchers, Butchers);
    kept.warband.entries[4].own = Some(Trait::BattleSummons);
    let play = turn(kept, MIXED).says("act: pass").kills("blue-1", "red-8").says("act: pass, act: battle-summons");
    assert_eq!(play.shows("summon").offers(), ["red-8"]);
}

/// RR-CAMP-13: only carriers avenge, whoever fell.
#[test]
fn only_carriers_avenge() {
    let falls = |id: &str| {
        let play = turn(two_rosters(quiet(Avengers), Avengers), MIXED).says("act: pass");
        hits(play, "blue-1", id).says("roll: 1 1").shows("avenge").offers()
    };
    assert_eq!(falls("red-1"), ["red-8", "red-9", "none"]);
    assert_eq!(falls("red-8"), ["red-9", "none"]);
}

/// RR-CAMP-13: a Heavy of Riders carries Wards, one of the other roster none.
#[test]
fn only_a_heavy_of_riders_carries() {
    let heavy = |founding, fringe| {
        let mut kept = two_rosters(founding, fringe);
        kept.warband.entries.push(one(Type::Dregs)).expect("room");
        turn(kept, MIXED).state()
    };
    let capacity = |state: rattle_and_rend::State| {
        let id = state.of(Seat::RED).find(|(_, e)| e.kind() == Type::Heavy).expect("a Heavy").0;
        state.capacity(id)
    };
    assert_eq!(capacity(heavy(Riders, quiet(Riders))), 2);
    assert_eq!(capacity(heavy(quiet(Riders), Riders)), 0);
}

/// RR-CAMP-13: lost Dregs of Butchers do not shake anybody; whoever is at home is not lost.
#[test]
fn who_stays_at_home_is_not_lost() {
    let play = turn(two_rosters(Butchers, quiet(Butchers)), MIXED);
    assert_eq!(play.state().live_points(Seat::RED), 12);
    assert_eq!(play.momentum().0, 11);
}
