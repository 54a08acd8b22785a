//! Section 23: what is two presses away, and the rules of the table that no question asks about.
//!
//! The pages behind Y: why it is asked, what is so now, the log, red, blue, the rules of the table.

use rattle_and_rend::Warband;
use rattle_and_rend::book::Tactic::{
    Ambushers, DeathDefiers, Fusiliers, Harriers, PackHunters, Soothsayers, Tacticians, Temptors,
};
use rattle_and_rend::book::{Bond, Trait};
use umpire_engine::table::{Scene, Seat};
use umpire_tests::picture::frame;
use umpire_tests::play::{Play, duel, duel_on, play, play_with, whole};

use crate::muster::{FIGHTERS, champion, fighters, meet, quiet, ward};
use crate::tactics::{QUIET, band, by_house, fight, hits, only, stands};

/// The keys that lead to what is so now: a question is explained first, or its piece shown, and what happened is told.
const STATE: &str = "y right";

/// Everything on that page.
fn state(play: &Play) -> Vec<String> {
    (0..12).flat_map(|downs| play.reads(&format!("{STATE}{}", " down".repeat(downs)))).collect()
}

#[track_caller]
fn says(play: &Play, line: &str) {
    assert!(state(play).contains(&line.to_string()), "{:?}", state(play));
}

#[track_caller]
fn says_nothing_of(play: &Play, word: &str) {
    assert!(!state(play).iter().any(|line| line.contains(word)), "{:?}", state(play));
}

/// What is told of an Element, by its script name: among all of them, and on its card.
fn page(play: &Play, who: &str) -> Vec<String> {
    let (seat, number) = who.split_once('-').expect("a seat and a number");
    let right = number.parse::<usize>().expect("a number") - 1;
    let side = if seat == "blue" { " down down" } else { " down" };
    let keys = format!("{STATE}{side}{}", " right".repeat(right));
    let lines: Vec<_> = ["", " a", " a right"].iter().flat_map(|card| play.reads(&format!("{keys}{card}"))).collect();
    // Where it is and whether it may act stand in one line, and so do traits.
    let parts = lines.iter().flat_map(|line| line.split(", ")).map(str::to_string).collect::<Vec<_>>();
    lines.into_iter().chain(parts).collect()
}

#[track_caller]
fn tells(play: &Play, who: &str, lines: &[&str]) {
    let page = page(play, who);
    for line in lines {
        assert!(page.iter().any(|text| text.eq_ignore_ascii_case(line)), "no {line:?} on {page:?}");
    }
}

/// Every line of the last page.
fn rules(play: &Play) -> Vec<String> {
    (0..9).flat_map(|downs| play.reads(&format!("y left left left{}", " down".repeat(downs)))).collect()
}

/// RR-DEV-3: Round and Momentum stand above every page; whose Turn it is changes the strip.
#[test]
fn the_strip_stays_over_every_page() {
    let game = duel("ogrekin", "dwarves").says("act: sprint, who: red-4, react: none-more, move:");
    for keys in [
        "",
        "y",
        "y right",
        "y right right",
        "y right right right",
        "y right right right right",
        "y left",
        "y left left",
    ] {
        assert_eq!(game.reads(keys)[..3], ["10", "12", "1"], "{keys}");
    }
    let strip = |play: &Play| frame(&play.screen("y")).rows(0, 40).to_vec();
    assert_ne!(strip(&game), strip(&game.clone().says("act: pass")));
}

/// What a tab of the first side tells, line by line to its end; so many keys to the right of its pieces.
fn tab(play: &Play, right: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for downs in 0..30 {
        let keys = format!("{STATE} right{}{}", " right".repeat(right), " down".repeat(downs));
        let seen = play.reads(&keys);
        let more: Vec<_> = seen.into_iter().filter(|line| !lines.contains(line)).collect();
        lines.extend(more);
    }
    lines
}

/// RR-DEV-3: what a warband brought has its whole text on the tabs of its side, each thing on its own.
#[test]
fn tactics_and_bond_are_told_in_full_on_the_tabs_of_their_side() {
    let game = whole("dwarves", "ghosts");
    let (pieces, tactics, bond) = (tab(&game, 0), tab(&game, 1), tab(&game, 2));
    for page in [&pieces, &tactics, &bond] {
        assert!(["Pieces", "Tactics", "Bond"].iter().all(|name| page.contains(&(*name).into())), "{page:?}");
    }
    let mut told = 0;
    game.state().holdings(Seat::RED, &mut |name, help| {
        let (own, other) = if name == "Bond" { (&bond, &tactics) } else { (&tactics, &bond) };
        let head = format!("{}: {}", help.chip, help.title);
        assert!(own.contains(&head) && !other.contains(&head), "{head}");
        let text = help.text.unpack().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(own.join(" ").contains(&text), "{text}: {own:?}");
        told += 1;
    });
    assert!(told >= 3, "{told}");
    assert!(tactics.contains(&"Tactic: Death-Defiers".into()), "{tactics:?}");
}

/// RR-DEV-3, RR-TURN-6: who acted last is two presses away, until another acts.
#[test]
fn the_blocked_element_is_two_presses_away() {
    let fresh = duel("ogrekin", "dwarves");
    says_nothing_of(&fresh, "Acted last");
    let acted = fresh.says("act: sprint, who: red-4, react: none-more, move:");
    assert!(acted.reads(STATE).contains(&"acted".into()), "{:?}", acted.reads(STATE));
    says(&acted, "Acted last: Shooters I");
    tells(&acted, "red-4", &["SHOOTERS I", "acted last"]);
    assert!(!page(&acted, "red-5").contains(&"acted last".into()));
    let other = acted.says("act: sprint, who: red-5, react: none-more, move:");
    says(&other, "Acted last: Shooters II");
    assert!(!page(&other, "red-4").contains(&"acted last".into()));
}

/// RR-DEV-3, RR-TURN-7: nobody is blocked who is the last that could act.
#[test]
fn the_last_one_is_not_blocked() {
    let mut last = meet(quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Pursuit)]), fighters());
    last = last.says("act: sprint, who: red-1, move:");
    says(&last, "Acted last: Fighters I");
    last = last.says("act: pass").kills("blue-2", "red-2");
    assert!(!state(&last).contains(&"Acted last: Fighters I".into()), "{:?}", state(&last));
    assert!(!page(&last, "red-1").contains(&"acted last".into()));
}

/// RR-DEV-3, RR-CRED-1: a critical Maneuver's free Action, until it is taken or lost.
#[test]
fn a_free_action_is_two_presses_away() {
    let free = duel("ogrekin", "dwarves")
        .says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 10, ally: red-4, move:");
    assert!(free.reads(STATE).contains(&"free".into()), "{:?}", free.reads(STATE));
    says(&free, "Free Action: Shooters I");
    tells(&free, "red-4", &["free Action"]);
    assert!(!page(&free, "red-5").contains(&"free Action".into()));
    says_nothing_of(&free.clone().says("act: sprint, who: red-4"), "Free Action");
    let lost = free.says("act: pass").kills("blue-6", "red-4");
    says_nothing_of(&lost, "Free Action");
    tells(&lost, "red-4", &["out of play"]);
    let called =
        meet(banishers(), banishers()).says("act: maneuver, who: red-1, move:, roll: 10 10, ally: red-2, move:");
    says(&called, "Free Action: Fighters I");
    let banished = called.says("act: pass, act: banish-foe, target: red-2, roll: 10, banish:");
    says_nothing_of(&banished, "Free Action");
}

/// 1 a Champion that banishes, 2 to 5 Fighters.
fn banishers() -> Warband {
    quiet(&[champion(Trait::BanishFoe), FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS])
}

/// RR-DEV-3, RR-CRED-1: whoever acts next, after a critical Evade; the first of each with Discipline.
#[test]
fn the_next_action_is_free() {
    let evaded = duel("ogrekin", "vampires")
        .says("act: sprint, who: red-4, move:, react: evade-blue-5, answer: accept, roll: 8 8")
        .says("move:, move:");
    says(&evaded, "Next Action is free");
    tells(&evaded, "blue-1", &["free Action"]);
    tells(&evaded, "blue-8", &["WARD II", "Will 9+", "takes no Actions"]);
    let mut strict = band(QUIET);
    strict.bond = Some(Bond::Discipline);
    let strict = play_with([strict, band(QUIET)]).fields("own-1", "own-2").sets_up("terrain:").red_begins();
    says(&strict, "First Action is free");
    let acted = strict.says("act: sprint, who: red-1, react: none-more, move:");
    says_nothing_of(&acted, "First Action");
    says(&acted, "First Reaction is free");
}

/// RR-DEV-3, RR-TAC-SOOTHSAYERS: the Omen, and whether it is used in this Turn.
#[test]
fn the_omen_is_two_presses_away() {
    let fresh = fight(only(Soothsayers), QUIET);
    says_nothing_of(&fresh, "Omen ");
    let omen = fresh.says("omen-die: 15");
    says(&omen, "Omen 15");
    let used = |omen: Play| {
        stands(omen, "red-1", "blue-1").says("facts:, roll: 1 1, omen: omen-1, roll: 20 1, push:").shows("act")
    };
    let turn = used(omen);
    says(&turn, "Omen 15, used this Turn");
    says(&turn.says("act: pass"), "Omen 15");
    let round = used(by_house("hr-10", only(Soothsayers), QUIET, "").says("omen-die: 15")).says("act: pass");
    says(&round, "Omen 15, used");
    says(&round, "Omen once per: Round");
}

/// RR-DEV-3, RR-TAC-TEMPTORS, RR-TAC-DEATH-DEFIERS, RR-TAC-TACTICIANS, RR-TAC-PACK-HUNTERS
#[test]
fn what_tactics_have_in_store_is_two_presses_away() {
    let open = stands(fight(QUIET, only(Temptors)), "red-1", "blue-1");
    says_nothing_of(&open, "banked");
    says_nothing_of(&open, "offer");
    let tempted = open.says("facts:, roll: tempt, tempted: accept");
    says(&tempted, "Holds a banked die");
    says(&tempted, "Temptors' offer is made");
    says(&tempted.says("roll: 1 1 1"), "Next Action/Reaction free");
    let hit = hits(fight(QUIET, only(DeathDefiers)), "red-1", "blue-1");
    says_nothing_of(&hit, "Next Will");
    let failed = hit.says("roll: 1 1");
    says(&failed, "Next Will has a Bonus");
    let planned = fight(only(Tacticians), QUIET).says("plan: mov").shows("act");
    says(&planned, "Plan: move a band more");
    tells(&planned, "red-1", &["Move 160 mm  Reach touching"]);
    let pack = fight(only(PackHunters), QUIET);
    says_nothing_of(&pack, "hunted");
    let hunted = pack.says("act: sprint, who: red-1, join: red-2");
    says(&hunted, "The pack has hunted");
}

/// RR-DEV-3: what each warband brought, what is fought for, and what the house changed.
#[test]
fn warbands_and_scenario_are_listed() {
    let lines = state(&whole("ogrekin", "dwarves"));
    let listed = [
        "Ogrekin Hunting Party",
        "Tactic: Ambushers",
        "Tactic: Zealots",
        "Bond: Bloodlust",
        "Reputation: Devious",
        "Dwarven Throng",
        "Tactic: Death-Defiers",
        "Tactic: Riders",
        "Bond: Fellowship",
        "Reputation: Prepared",
        "Kill Them All",
        "Deployment: Side",
    ];
    let found: Vec<&str> = listed.into_iter().filter(|line| lines.iter().any(|said| said == line)).collect();
    assert_eq!(found, listed);
    says(&duel("ogrekin", "dwarves"), "Elements only");
}

/// RR-SCN-DUEL, RR-FLAG-1, RR-FLAG-4, RR-FLAG-5
#[test]
fn prey_and_markers_are_listed() {
    let hunt = play().fields("ghosts", "ghosts").says("roles: red");
    let hunt = hunt.sets_up_with("scenario: duel, prey: blue-3", "deployment").sets_up("").red_begins();
    says(&hunt, "Must remove Fighters I");
    let flags = play().fields("ghosts", "ghosts").says("roles: red").sets_up("scenario: flags").red_begins();
    says_nothing_of(&flags, "marker");
    let taken = flags.says("act: marker, taker: red-1");
    says(&taken, "Dregs I has a marker");
    tells(&taken, "red-1", &["carries a marker"]);
}

/// RR-DEV-3: where an Element is that does not stand on the table.
#[test]
fn a_page_says_where_its_element_is() {
    let hidden = play_with([band(only(Ambushers)), band(QUIET)]).fields("own-1", "own-2");
    let hidden = hidden.sets_up("terrain:, ambush: red-2").red_begins();
    tells(&hidden, "red-2", &["in ambush"]);
    tells(&hidden, "red-1", &["on the table"]);
    let delayed = play_with([band(QUIET), band(QUIET)]).fields("own-1", "own-2");
    let delayed = delayed.sets_up("terrain:, deployment: delayed, delayed: red-1 red-2 red-5").red_begins();
    tells(&delayed, "red-1", &["late: Delayed", "needs Reinforce"]);
    let late = play().fields("dwarves", "vampires").sets_up("terrain:, late: red-1 red-6").red_begins();
    tells(&late, "red-6", &["Transport", "late: held back"]);
    let aboard = play().fields("dwarves", "ghosts").sets_up("terrain:, cargo: red-2").red_begins();
    tells(&aboard, "red-2", &["aboard Heavy"]);
    let banished = meet(banishers(), fighters()).says("act: banish-foe, target: blue-2, roll: 10, banish:");
    tells(&banished, "blue-2", &["banished till Round 2"]);
}

/// RR-RNG-1, RR-RNG-3, RR-ATT-1: numbers as Tactics leave them, and both traits of a led Heavy.
#[test]
fn a_page_shows_reach_and_traits() {
    let far = fight([Harriers, Fusiliers], QUIET);
    tells(&far, "red-1", &["Fury 9+  Guile 13+  Will 10+", "Move 160 mm  Reach 80 mm"]);
    tells(&far, "red-6", &["Flyer", "Move 240 mm  Reach 160 mm"]);
    tells(&far, "red-7", &["WARD", "Vengeance", "takes no Actions"]);
    tells(&whole("ogrekin", "ghosts"), "red-3", &["LED FIGHTERS", "Spot Weakness"]);
}

/// RR-MOVE-1, RR-MOVE-2, RR-MOVE-3: what a move may do, at the moment of moving.
#[test]
fn the_rules_of_moving_are_two_presses_away() {
    let moving = duel("ogrekin", "dwarves").says("act: sprint, who: red-4, react: none-more").shows("move");
    let rules = rules(&moving);
    for line in [
        "Only when a rule says so",
        "Up to the band it says",
        "S: straight, no pivot",
        "M: one pivot on the way",
        "L: two pivots on the way",
        "No base is crossed: stop at it",
        "Harriers pass their own",
    ] {
        assert!(rules.iter().any(|said| said == line), "{line}");
    }
}

/// RR-LOS-1, RR-LOS-3, RR-RNG-2: what blocks a line, at the moment of aiming.
#[test]
fn the_rules_of_sight_are_two_presses_away() {
    let aiming = duel_on("ogrekin", "dwarves", "inspiring blocking").says("act: stand, who: red-4").shows("target");
    let rules = rules(&aiming);
    for line in [
        "Always centre to centre",
        "Big bases touch at 40 mm,",
        "Any other base blocks it",
        "Blocking, Inspiring block it",
        "From inside Inspiring, or to",
        "inside, that piece does not",
        "Terrain: see any point of it",
    ] {
        assert!(rules.iter().any(|said| said == line), "{line}");
    }
}

/// RR-TERR-1, RR-TERR-2, RR-TERR-3, RR-TERR-4, RR-TERR-5, RR-MOVE-6: when asked about the ground.
#[test]
fn the_rules_of_terrain_are_two_presses_away() {
    let leaving = duel_on("ogrekin", "dwarves", "rough hazardous")
        .says("act: sprint, who: red-4, react: none-more")
        .shows("leaving");
    let rules = rules(&leaving);
    for line in [
        "Centre over the edge: it is in",
        "Leave: Guile, or pay 1",
        "Leave: Will, or pay 2",
        "Nobody enters or crosses it",
        "In it or touching: a Bonus to",
        "Never out of them: stops there",
        "Never into Blocking",
    ] {
        assert!(rules.iter().any(|said| said == line), "{line}");
    }
}
