//! What comes home (RR-CAMP-16), and who may not play.

use rattle_and_rend::book::Scenario;
use rattle_and_rend::{ChronicleEntry, GameOutcome, GivenName, KeptWarband, WARBANDS};
use umpire_engine::table::{Roster, Seat, TakeError};

use super::{band, blue_wins, everybody, game, home, red_wins};

fn entry(id: u32, change: i8) -> ChronicleEntry {
    let opponent = GivenName::new("Others");
    ChronicleEntry { id, opponent, scenario: None, size: 12, outcome: GameOutcome::Won, roll: Some(10), change }
}

fn named(name: &str) -> KeptWarband {
    let mut kept = band(&everybody());
    kept.warband.name = GivenName::new(name);
    kept
}

/// RR-CAMP-16: opponent, scenario, size, outcome, roll and change are written down; a gain is in the bank, a loss is owed.
#[test]
fn a_game_is_written_down() {
    let play = blue_wins(game(named("Reds"), named("Blues"))).says("growth-won: 16, growth-lost: 9");
    let [red, blue] = [Seat::RED, Seat::BLUE].map(|seat| home(&play, seat).expect("it is of a campaign"));
    let [red, blue] = [red, blue].map(|kept| kept.campaign.expect("still"));
    let told =
        |entry: ChronicleEntry| (entry.opponent, entry.scenario, entry.size, entry.outcome, entry.roll, entry.change);
    let kill = Some(Scenario::KillThemAll);
    assert_eq!(red.chronicle.entries.len(), 1);
    assert_eq!(told(red.chronicle.entries[0]), (GivenName::new("Blues"), kill, 12, GameOutcome::Lost, Some(9), -1));
    assert_eq!(told(blue.chronicle.entries[0]), (GivenName::new("Reds"), kill, 12, GameOutcome::Won, Some(16), 2));
    assert_eq!((red.banked, red.owed, blue.banked, blue.owed), (0, 1, 2, 0));
    assert_eq!(red.chronicle.entries[0].id, blue.chronicle.entries[0].id, "both know the same game");
}

/// RR-CAMP-16: another game has another id; so has the next of the same two warbands, move for move.
#[test]
fn a_game_is_known_again() {
    let end = |red: &KeptWarband, won: &str| {
        let play = blue_wins(game(red.clone(), named("Blues"))).says(&format!("growth-won: {won}, growth-lost: 12"));
        home(&play, Seat::RED).expect("it is of a campaign")
    };
    let id = |kept: &KeptWarband| kept.campaign.as_ref().and_then(|c| c.chronicle.entries.last()).map(|entry| entry.id);
    let first = end(&named("Reds"), "16");
    assert_eq!(id(&first), id(&end(&named("Reds"), "16")), "the same tape is the same game");
    assert_ne!(id(&first), id(&end(&named("Reds"), "15")));
    assert_ne!(id(&first), id(&end(&first, "16")), "it remembers the first");
}

/// RR-CAMP-10: after a game Elements may be swapped and reassigned again.
#[test]
fn between_two_games_anew() {
    let mut kept = named("Reds");
    let campaign = kept.campaign.as_mut().expect("of a campaign");
    (campaign.swapped, campaign.reassigned) = (true, true);
    let play = red_wins(game(kept, named("Blues"))).says("growth-won: 1, growth-lost: 12");
    let campaign = home(&play, Seat::RED).and_then(|kept| kept.campaign).expect("it comes home");
    assert_eq!((campaign.swapped, campaign.reassigned), (false, false));
}

/// Who is of no campaign takes nothing home; nor does anybody before all is settled.
#[test]
fn nothing_comes_home_otherwise() {
    let play = blue_wins(game(WARBANDS[0].roster(), named("Blues")));
    assert_eq!(home(&play, Seat::BLUE), None, "the roll is still to come");
    let play = play.says("growth-won: 7");
    assert_eq!(home(&play, Seat::RED), None);
    assert!(home(&play, Seat::BLUE).is_some());
}

/// RR-CAMP-16: a result is taken once; and never by who is dissolved, or has a loss to settle.
#[test]
fn a_result_is_taken_once() {
    let mut kept = named("Reds");
    assert_eq!(kept.take(entry(7, 1)), Ok(()));
    let once = kept.clone();
    assert_eq!((kept.take(entry(7, 1)), &kept), (Err(TakeError::Already), &once));
    assert_eq!(kept.take(entry(8, -1)), Ok(()));
    assert_eq!(kept.campaign.as_ref().map(|campaign| (campaign.banked, campaign.owed)), Some((1, 1)));
    assert_eq!(kept.take(entry(9, 1)), Err(TakeError::Unsettled));
    let campaign = kept.campaign.as_mut().expect("of a campaign");
    (campaign.owed, campaign.retired) = (0, true);
    assert_eq!(kept.take(entry(9, 1)), Err(TakeError::Retired));
    assert_eq!(KeptWarband::from(WARBANDS[0].roster()).take(entry(9, 1)), Err(TakeError::OtherRoster));
}

/// RR-CAMP-6: nor does a result from elsewhere lift anybody above 18.
#[test]
fn a_result_from_elsewhere_is_bounded() {
    let mut kept = named("Reds");
    kept.campaign.as_mut().expect("of a campaign").banked = 5;
    assert_eq!(kept.take(entry(7, 2)), Ok(()));
    let campaign = kept.campaign.expect("of a campaign");
    assert_eq!((campaign.banked, campaign.chronicle.entries[0].change), (5, 0));
}

/// RR-CAMP-8, RR-CAMP-9: who has a loss to settle, or is dissolved, does not play.
#[test]
fn who_cannot_play() {
    let mut kept = named("Reds");
    let why = |kept: &KeptWarband| kept.idle().map(|off| off.short);
    assert_eq!((why(&kept), why(&WARBANDS[0].roster().into())), (None, None));
    kept.campaign.as_mut().expect("of a campaign").owed = 1;
    assert_eq!(why(&kept), Some("unsettled"));
    kept.campaign.as_mut().expect("of a campaign").retired = true;
    assert_eq!(why(&kept), Some("dissolved"));
    let mut empty = named("Reds");
    empty.warband.entries.clear();
    assert_eq!(why(&empty), Some("nobody"));
}

/// RR-CAMP-16: whoever decides whether it is kept reads what the game brought.
#[test]
fn what_changed_is_told() {
    let play = blue_wins(game(named("Reds"), named("Blues"))).says("growth-won: 16, growth-lost: 9");
    let told = |seat: Seat| {
        let mut lines = Vec::new();
        let after = home(&play, seat).expect("it comes home");
        after.changes(&play.sides().0[seat.index()], &mut |line| lines.push(line.to_string()));
        lines
    };
    assert_eq!(
        told(Seat::BLUE),
        ["Won against Reds", "Rolled 16", "2 points gained", "12 points before, 14 now", "2 of them in the bank"]
    );
    assert_eq!(told(Seat::RED), ["Lost against Blues", "Rolled 9", "1 point lost: settle it"]);
}
