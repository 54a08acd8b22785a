//! The guide on the workbench: what is to be done first, every step by itself, and left at any point.

use rattle_and_rend::{Builder, DraftOutcome, KeptWarband, WARBANDS};
use umpire_engine::table::{BenchOpening, Roster, Workbench};
use umpire_tests::game_play::{GamePlay, take_back};

use super::{LARGE, LOST, MIXED, WON, is_retired, kept, numbers};

/// The guide in use.
pub(super) type Guide = GamePlay<Builder>;

/// The guide on a warband of the Winter War.
pub(super) fn guide(elements: &str, campaign: &str) -> Guide {
    Guide::new(BenchOpening { roster: kept(elements, campaign), kept: true })
}

fn owing(elements: &str, banked: u8) -> Guide {
    guide(elements, &format!("banked {banked} owed 1 / {LOST}"))
}

fn rows(guide: &Guide) -> Vec<String> {
    guide.options().into_iter().map(|(id, _)| id).collect()
}

#[track_caller]
fn lies_there(guide: &Guide) -> KeptWarband {
    guide.state().kept
}

/// RR-CAMP-8: what is to be done stands first, in order; nothing but paying goes before a lost point is paid.
#[test]
fn a_lost_point_comes_first() {
    let guide = owing(MIXED, 2);
    let order = ["pay", "spend", "swap", "move", "keep", "record", "chronicle", "elements", "name", "leave"];
    assert_eq!((rows(&guide), guide.cursor()), (order.map(String::from).to_vec(), "pay".into()));
    assert_eq!(guide.labels()[..2], ["1 point to pay", "2 points to spend"]);
    for row in ["spend", "swap", "move", "record"] {
        assert_eq!(guide.off(row), Some("Pay the lost point (CAMP-8)"), "{row}");
    }
    let paid = guide.says("guide: pay, pay: bank");
    assert_eq!((numbers(&lies_there(&paid)), paid.cursor()), ((13, 1, 0), "spend".into()));
    assert_eq!(paid.labels()[0], "1 point to spend");
    assert!(["spend", "swap", "move", "record"].iter().all(|row| paid.off(row).is_none()));
    let ready = paid.says("guide: spend, spend: dregs, roster: founding");
    assert_eq!((ready.cursor(), rows(&ready)[0].as_str()), ("keep".into(), "swap"), "ready for the next game");
    let done = ready.says("guide: keep");
    assert_eq!(done.state().outcome, Some(DraftOutcome::Keep));
}

/// RR-CAMP-8, GAP 117, GAP 153: every way to pay is a row; what cannot pay says why.
#[test]
fn every_way_to_pay_is_offered() {
    let pay = owing(LARGE, 0).says("guide: pay");
    let ids: Vec<_> = pay.options();
    let way = |id: &str, off: Option<&'static str>| (id.to_string(), off);
    assert_eq!(
        ids,
        [
            way("bank", Some("Pay with an Element (CAMP-8)")),
            way("1", None),
            way("2", None),
            way("champion-2", None),
            way("3", None),
            way("4", None),
            way("5", None),
        ]
    );
    let mixed = owing(MIXED, 1).says("guide: pay");
    assert_eq!(
        (mixed.off("1"), mixed.off("6"), mixed.cursor()),
        (Some("Bank or 1 point first (CAMP-8)"), None, "bank".into())
    );
    let champion = pay.clone().says("pay: champion-2");
    assert_eq!((numbers(&lies_there(&champion)), champion.asks()), ((11, 0, 0), "guide".into()));
    let two = pay.clone().says("pay: 3");
    assert_eq!(two.asks(), "refill");
    assert_eq!((two.off("fighters"), two.off("dregs")), (Some("Take a cheaper one (CAMP-7)"), None));
    assert_eq!(numbers(&lies_there(&two.clone().says("refill: nothing"))), (10, 0, 0), "lost, and not banked");
    assert_eq!(numbers(&lies_there(&two.says("refill: dregs, roster: founding"))), (11, 0, 0));
    let three = pay.says("pay: 1, refill: dregs, roster: founding");
    assert_eq!(three.asks(), "refill", "a second point may come");
    assert_eq!(numbers(&lies_there(&three.says("refill: attach, host: 3, trait: banish-foe"))), (11, 0, 0));
}

/// RR-CAMP-9: below 9 it dissolves; it is kept for its chronicle, and then a new one is offered.
#[test]
fn a_dissolved_warband_keeps_its_chronicle_and_a_new_one_is_offered() {
    let gone = owing("heavy flyer / 3 fighters", 0).says("guide: pay, pay: 1, refill: nothing");
    assert!(is_retired(&lies_there(&gone)));
    assert_eq!(
        (rows(&gone), gone.cursor()),
        (["keep", "chronicle", "anew", "leave"].map(String::from).to_vec(), "keep".into())
    );
    assert_eq!(gone.off("anew"), Some("Keep it, then start anew"));
    assert!(gone.says("guide: keep").is_over());
    let opened = guide("3 fighters", &format!("banked 0 retired / {LOST}"));
    assert_eq!(opened.cursor(), "anew");
    let anew = opened.says("guide: anew");
    assert_eq!(
        (anew.asks(), anew.text()),
        ("warband".into(), r#"warband "" / campaign "Winter War" start 12 growth tables banked 0"#.into())
    );
    assert!(!Builder::replaces(&anew.state()), "the one that is dissolved stays");
}

/// RR-CAMP-2, RR-CAMP-3: a purchase goes to either roster; the Fringe asks for its Tactics once.
#[test]
fn the_fringe_asks_for_its_tactics_with_its_first_element() {
    let bought = guide(MIXED, "banked 3").says("guide: spend, spend: dregs, roster: fringe");
    assert_eq!(bought.asks(), "fringe");
    let bought = bought.says("fringe: combat, tactic: swarmers, fringe: combat");
    assert_eq!(bought.off("swarmers"), Some("Two different Tactics (V4)"));
    let bought = bought.says("tactic: zealots");
    assert_eq!(bought.asks(), "guide");
    assert!(bought.text().contains("/ dregs fringe / tactics elites riders / fringe-tactics swarmers zealots /"));
    let second = bought.says("guide: spend, spend: dregs, roster: fringe");
    assert_eq!(second.asks(), "guide", "they are chosen");
    assert!(
        second.options().iter().all(|(id, _)| !["tactics", "bond", "reputation"].contains(&id.as_str())),
        "and stay"
    );
}

/// RR-CAMP-7: points stay in the bank.
#[test]
fn points_may_stay_in_the_bank() {
    let banked = guide(MIXED, "banked 3").says("guide: spend, spend: nothing, guide: keep");
    assert_eq!((numbers(&lies_there(&banked)), banked.is_over()), ((15, 3, 0), true));
}

/// RR-CAMP-10, GAP 152, GAP 153: ticked up to three points; their points buy others.
#[test]
fn elements_and_champions_are_swapped() {
    let swap = guide(LARGE, &format!("banked 1 / {WON}")).says("guide: swap");
    assert_eq!(swap.offers(), ["1", "2", "champion-2", "3", "4", "5"]);
    let swap = swap.refuses("swap: 1 3", umpire_engine::table::AnswerError::Weight);
    let none = swap.clone().says("swap:");
    assert_eq!((none.asks(), none.off("swap")), ("guide".into(), None), "nobody goes: it is still to be had");
    let done = swap.says("swap: champion-2 3");
    assert_eq!((numbers(&lies_there(&done)), done.off("swap")), ((13, 4, 0), Some("Again after a game (CAMP-10)")));
    assert_eq!(done.cursor(), "spend");
    let fresh = guide(LARGE, "banked 1");
    assert_eq!(
        (fresh.off("swap"), fresh.off("move")),
        (Some("Only after a game (CAMP-10)"), Some("Only after a game (CAMP-10)"))
    );
}

/// RR-CAMP-10, RR-CAMP-2: up to three points change their roster; the first of the Fringe brings its Tactics.
#[test]
fn elements_are_moved_between_the_rosters() {
    let moved = guide(MIXED, &format!("banked 0 / {WON}")).says("guide: move, move: 2 5");
    assert_eq!(moved.asks(), "fringe");
    let moved = moved.says("fringe: combat, tactic: swarmers, fringe: movement, tactic: riders");
    assert!(
        moved.text().contains("/ fighters fringe / fighters / shooters / ward detonate fringe / dregs"),
        "{}",
        moved.text()
    );
    assert_eq!(moved.off("move"), Some("Again after a game (CAMP-10)"));
}

/// RR-CAMP-16: a game that was played without the device is written down, with its roll; the chronicle tells it.
#[test]
fn a_game_is_written_down_and_told() {
    let record = "guide: record, opponent: Iron Oath, fought: duel, game-size: 12, outcome: won, growth-roll: 16";
    let won = guide(MIXED, "banked 0").says(record);
    assert_eq!((numbers(&lies_there(&won)), won.asks()), ((14, 2, 0), "guide".into()));
    let mut told = Vec::new();
    lies_there(&won).chronicle(&mut |line| told.push(line.to_string()));
    assert_eq!(told, ["1 won v. Iron Oath, Duel 12, rolled 16: +2"]);
    let again = won.clone().says(record);
    assert_eq!(numbers(&lies_there(&again)), (16, 4, 0), "the same once more is another game");
    let open = again.says("guide: chronicle");
    assert_eq!(open.labels(), ["2 Iron Oath", "1 Iron Oath", "Close"]);
    let page = open.reads("");
    assert!(page.iter().any(|line| line == "Rolled 16: +2"), "{page:?}");
    assert_eq!(open.says("chronicle: game-1, chronicle: close").asks(), "guide");
    for (roll, numbers_then) in [(9, (14, 2, 1)), (10, (14, 2, 0)), (16, (15, 3, 0))] {
        let lost = won.clone().says(&record.replace("won", "lost").replace("16", &roll.to_string()));
        assert_eq!(numbers(&lies_there(&lost)), numbers_then, "lost with {roll}");
    }
    let drawn = won.says("guide: record, opponent: Iron Oath, fought: none, game-size: 12, outcome: drawn");
    assert_eq!((numbers(&lies_there(&drawn)), drawn.asks()), ((14, 2, 0), "guide".into()), "no roll after a draw");
}

/// RR-ESC-1: by a point a game everybody gains, after a draw too, and nobody rolls.
#[test]
fn an_escalation_brings_a_point_a_game() {
    let mut roster = kept(MIXED, "banked 0");
    roster.campaign.as_mut().expect("a campaign").growth = rattle_and_rend::Growth::Escalation;
    let guide = Guide::new(BenchOpening { roster, kept: true });
    for outcome in ["won", "drawn", "lost"] {
        let record = format!("guide: record, opponent: Iron Oath, fought: kill, game-size: 9, outcome: {outcome}");
        let after = guide.clone().says(&record);
        assert_eq!((numbers(&lies_there(&after)), after.asks()), ((13, 1, 0), "guide".into()), "{outcome}");
    }
}

/// RR-CAMP-1, RR-ESC-1: a list becomes a warband of a campaign; with 9 points the workbench asks for nine.
#[test]
fn a_campaign_is_started_from_the_menu() {
    let dwarves = || Guide::new(BenchOpening { roster: WARBANDS[1].roster().into(), kept: false });
    let started = dwarves().says("warband: campaign, campaign-name: Winter War, campaign-start: 12, growth: tables");
    assert_eq!((started.asks(), started.off("keep")), ("warband".into(), None));
    let done = started.says("warband: keep");
    let made = Builder::made(&done.state()).expect("it is kept").clone();
    assert_eq!((made.campaign(), made.is_sound(), numbers(&made)), ("Winter War", true, (12, 0, 0)));
    let nine = dwarves().says("warband: campaign, campaign-name: Ember Coast, campaign-start: 9, growth: escalation");
    assert_eq!(nine.off("keep"), Some("Spend exactly 9 points"));
    let nine = nine.says("warband: elements, element: 6, change: remove");
    assert_eq!((nine.off("keep"), nine.off("add")), (None, Some("All points are spent (V1)")));
    let done = nine.says("warband: keep");
    let made = Builder::made(&done.state()).expect("it is kept").clone();
    assert_eq!((made.is_sound(), made.size(), numbers(&made)), (true, 9, (9, 0, 0)));
}

/// RR-CAMP-12: names may change at any time, and nothing else of an Element; B takes every step back.
#[test]
fn names_change_at_any_time_and_every_step_goes_back() {
    let guide = owing(MIXED, 2);
    let before = guide.text();
    let named = guide.says("guide: elements, element: 6");
    assert_eq!(rows(&named), ["nickname"]);
    let named = named.says("change: nickname, nickname: Old Tam");
    assert!(named.text().contains("/ dregs \"Old Tam\" /"));
    let named = named.says("guide: name, name: Stone Oath");
    assert!(named.text().starts_with("warband \"Stone Oath\""));
    let mut back = named.says("guide: pay, pay: bank, guide: spend, spend: dregs, roster: founding");
    for _ in 0..11 {
        back = back.then(take_back);
    }
    assert_eq!((back.text(), back.asks()), (before, "guide".into()));
}

/// RR-CAMP-8: it can be left while a point is owed, with what was done kept; or as it was.
#[test]
fn the_guide_can_be_left_at_any_point() {
    let left = owing(MIXED, 2).says("guide: elements, element: 6, change: nickname, nickname: Tam, guide: keep");
    assert_eq!(numbers(Builder::made(&left.state()).expect("it is kept")), (14, 2, 1));
    let thrown = owing(MIXED, 2).says("guide: pay, pay: bank, guide: leave, leave: leave");
    assert!(thrown.is_over() && Builder::made(&thrown.state()).is_none(), "the old one stays");
}
