//! Games of other sizes than 12 (RR-ESC-2, RR-ESC-3, GAP 122, HR 28).

use rattle_and_rend::book::{Reputation, Tactic, Type};
use rattle_and_rend::{KeptWarband, SkirmishRule, WARBANDS};
use umpire_engine::table::{AnswerError, Kind, Seat};
use umpire_tests::play::{Play, play, play_with};

use super::{band, begin, escalating, everybody, listed};

/// Six Fighters and two Heavies: 18 points of 8 Elements.
fn eighteen() -> Vec<rattle_and_rend::WarbandEntry> {
    listed(&[(6, Type::Fighters), (2, Type::Heavy)])
}

/// Fourteen points, fifteen and nine.
fn of_points(points: u8) -> Vec<rattle_and_rend::WarbandEntry> {
    let dregs = usize::from(points % 2);
    listed(&[(usize::from(points / 2), Type::Fighters), (dregs, Type::Dregs)])
}

fn offered(red: KeptWarband, blue: KeptWarband) -> (i16, i16, i16) {
    let Kind::Number(number) = begin(red, blue).shows("size").question().kind else { panic!("a number") };
    (number.min, number.preset, number.max)
}

/// A side with this Reputation.
fn known(mut kept: KeptWarband, reputation: Reputation) -> KeptWarband {
    kept.warband.reputation = Some(reputation);
    kept
}

/// Two Devious sides of that many points in a game of them.
fn sized(points: u8) -> Play {
    let side = || known(escalating(&of_points(points)), Reputation::Devious);
    begin(side(), side()).says(&format!("size: {points}"))
}

/// RR-ESC-2: 9 to 18; 12 is offered, in an escalation the size of the smaller warband.
#[test]
fn both_agree_on_a_size() {
    assert_eq!(offered(band(&eighteen()), band(&eighteen())), (9, 12, 18));
    assert_eq!(offered(escalating(&of_points(15)), escalating(&of_points(14))), (9, 14, 18));
    assert_eq!(offered(escalating(&of_points(15)), band(&of_points(9))), (9, 9, 18));
    let begun = begin(band(&eighteen()), band(&eighteen()));
    let begun = begun.refuses("size: 8", AnswerError::Range).refuses("size: 19", AnswerError::Range);
    assert_eq!((begun.seat(), begun.says("size: 15").state().size), ("", 15));
}

/// RR-ESC-2: a game of no campaign is one of 12, and nobody is asked.
#[test]
fn other_games_are_of_twelve() {
    let game = play().fields("ogrekin", "dwarves").shows("roles");
    assert_eq!(game.state().size, 12);
    let one = play_with([KeptWarband::from(WARBANDS[0].roster()), band(&everybody())]).fields("own-1", "own-2");
    one.shows("size");
}

/// RR-ESC-2: the size stands for 12 in the Skirmish Roster; 4 to 8 Elements and 4 points of core stay.
#[test]
fn the_size_is_the_skirmish_rosters() {
    for size in 9..=18 {
        let rule = SkirmishRule::of(&listed(&[(4, Type::Fighters), (3, Type::Heavy), (1, Type::Dregs)]), size);
        assert_eq!((rule.points, rule.least, rule.core), (size, 4, 4));
    }
    // Nine Elements of 2 points: eight of them are 16.
    assert_eq!(SkirmishRule::of(&of_points(18), 18).points, 16);
}

/// RR-ESC-2, GAP 122: of 9 points Player A places 3 to 6, of 12 it is 5 to 7, of 18 it is 8 to 10.
#[test]
fn about_half_is_placed_first() {
    let first = |play: Play| play.deployments()[0].split(',').next().map(String::from).expect("a step");
    assert_eq!(first(sized(9)), "red: 3-6");
    assert_eq!(first(sized(12)), "red: 5-7");
    let side = || known(escalating(&eighteen()), Reputation::Devious);
    assert_eq!(first(begin(side(), side()).says("size: 18")), "red: 8-10");
    // A warband that is smaller than the game: half of what it has, rounded up to whole Elements.
    let small = || known(escalating(&of_points(10)), Reputation::Devious);
    assert_eq!(first(begin(small(), small()).says("size: 12")), "red: 6");
}

/// RR-ESC-2, RR-DEP-DELAYED: so many are delayed.
#[test]
fn about_half_is_delayed() {
    let bounds = |play: Play| {
        let open = play.sets_up_with("deployment: delayed", "delayed");
        let Kind::Tick(tick) = open.question().kind else { panic!("a list") };
        tick.limit.map(|limit| (limit.min, limit.max))
    };
    assert_eq!(bounds(sized(9)), Some((3, 6)));
    assert_eq!(bounds(sized(13)), Some((5, 8)));
    assert_eq!(bounds(begin(escalating(&eighteen()), escalating(&eighteen())).says("size: 18")), Some((8, 10)));
}

/// RR-ESC-2, GAP 122: printed numbers of Wary, Compelled, Devious and of the Duel stay.
#[test]
fn other_printed_ranges_stay() {
    let side = |reputation| known(escalating(&eighteen()), reputation);
    let wary = begin(side(Reputation::Wary), side(Reputation::Wary)).says("size: 18").deployments();
    let points: Vec<&str> = wary.iter().map(|step| step.split(',').next().expect("a step")).collect();
    assert_eq!(points, ["red: 3-4", "blue: 8-9", "red: 14-15", "blue: 9-10"]);
    let limit = |play: Play| {
        let Kind::Tick(tick) = play.question().kind else { panic!("a list") };
        tick.limit.map(|limit| (limit.min, limit.max))
    };
    let ahead = begin(side(Reputation::Compelled), side(Reputation::Wary)).says("size: 18");
    assert_eq!(limit(ahead.sets_up_with("compelled: ahead", "ahead")), Some((3, 4)));
    let devious = begin(side(Reputation::Devious), side(Reputation::Wary)).says("size: 18").sets_up_to("devious");
    assert_eq!(limit(devious), Some((0, 4)));
    let duel = begin(side(Reputation::Wary), side(Reputation::Wary)).says("size: 18");
    assert_eq!(limit(duel.sets_up_with("scenario: duel", "prey")), Some((2, 2)));
}

/// RR-ESC-2: halves and thirds scale: 9 of 18 lie in ambush, 6 of 18 teleport, a Frenzied enemy holds 6 back.
#[test]
fn halves_and_thirds_scale() {
    let with = |tactic: Tactic| {
        let mut kept = escalating(&eighteen());
        kept.warband.tactics[0] = [tactic, Tactic::Butchers].into_iter().collect();
        kept
    };
    let limit = |play: &Play| {
        let Kind::Tick(tick) = play.question().kind else { panic!("a list") };
        tick.limit.map(|limit| limit.max)
    };
    let against = |kept| begin(kept, escalating(&eighteen())).says("size: 18");
    assert_eq!(limit(&against(with(Tactic::Ambushers)).sets_up_to("ambush")), Some(9));
    let first = against(with(Tactic::Teleporters)).sets_up("").red_begins().shows("teleport");
    assert_eq!(limit(&first), Some(6));
    let frenzied = known(escalating(&eighteen()), Reputation::Frenzied);
    assert_eq!(limit(&against(frenzied).sets_up_to("late")), Some(6));
}

/// Blue loses these to red, in a game of 18 by these house rules; the next Round has begun.
fn bled(house: &str, lost: &[u8]) -> Play {
    let mut side = escalating(&eighteen());
    side.warband.bond = Some(rattle_and_rend::book::Bond::Strife);
    let play = play_with([side.clone(), side]);
    let play = if house.is_empty() { play } else { play.says(house) };
    let mut play = play.fields("own-1", "own-2").says("size: 18").sets_up("").red_begins();
    for (at, blue) in lost.iter().enumerate() {
        play = play.kills(["red-1", "red-2"][at % 2], &format!("blue-{blue}"));
    }
    play.says("act: pass, act: pass, end-round: pass")
}

/// RR-ESC-2, GAP 122, HR 28: Morale is tested at 6 in a game of 18, too; by house rule at half of it.
#[test]
fn thresholds_stay_unless_the_house_scales_them() {
    let half = &[1, 2, 3, 7];
    let calm = bled("", half).shows("bid");
    assert_eq!(calm.state().live_points(Seat::BLUE), 9);
    assert!(bled("", &[1, 2, 3, 7, 8]).heard().contains(&"morale"), "6 are left");
    let house = "rules: house, house: terrain, house-rule: hr-28, house-rule: back, house: done";
    assert!(bled(house, half).heard().contains(&"morale"));
}

/// RR-ESC-3: Momentum is 18 then.
#[test]
fn momentum_up_to_eighteen() {
    let play = begin(escalating(&eighteen()), escalating(&eighteen())).says("size: 18").sets_up("").shows("bid");
    assert_eq!((play.momentum(), play.state().sides[0].total), ((18, 18), 18));
    assert_eq!(play.says("bid: 5 4").momentum(), (13, 14));
}
