//! Between two games: what may become of a warband, what may not, and how it is kept (section 21).

mod bench;
mod exchange;
mod faults;
mod founding;
mod paying;
mod pictures;
mod property;
mod results;
mod spending;
mod text;

use rattle_and_rend::book::{Scenario, Tactics, Trait, Type};
use rattle_and_rend::{ChronicleEntry, GameOutcome, GivenName, KeptWarband, Places, WarbandEntry};
use umpire_engine::table::{PieceId, Roster};

/// 12 points without an Element of one: Heavy 3, led Fighters 3, Fighters, Shooters, Skirmishers 2 each.
const LARGE: &str = "heavy flyer / fighters + champion spot-weakness / fighters / shooters / skirmishers";
/// 12 points with Elements of one: Heavy 3, Fighters 2 and 2, Shooters 2, Ward 1, Dregs 1 and 1.
const MIXED: &str = "heavy flyer / 2 fighters / shooters / ward detonate / dregs / dregs";

/// A game that was won.
const WON: &str = "game 00000001 won \"Iron Oath\" duel size 12 roll 10 plus 1";
/// A game that cost a point.
const LOST: &str = "game 00000002 lost \"Iron Oath\" kill size 12 roll 3 minus 1";

/// The text of a warband of the Winter War.
fn text(elements: &str, campaign: &str) -> String {
    format!(
        "warband \"Grim\" / {elements} / tactics elites riders / bond null / reputation wary \
         / campaign \"Winter War\" start 12 growth tables {campaign}"
    )
}

/// What is wrong with a text, each with its code.
fn wrong(text: &str) -> Vec<(String, String)> {
    let mut wrong = Vec::new();
    let read =
        KeptWarband::read(2, text, &mut |remark| wrong.push((remark.code.to_string(), remark.wrong.to_string())));
    assert_eq!(read.is_none(), !wrong.is_empty(), "{text}");
    wrong
}

/// A warband from its text.
#[track_caller]
fn read(text: &str) -> KeptWarband {
    KeptWarband::read(2, text, &mut |remark| panic!("{}: {} in {text}", remark.wrong, remark.right)).expect("a warband")
}

/// A warband of the Winter War.
#[track_caller]
fn kept(elements: &str, campaign: &str) -> KeptWarband {
    read(&text(elements, campaign))
}

fn bytes(kept: &KeptWarband) -> Vec<u8> {
    let mut bytes = Vec::new();
    kept.encode(&mut |piece| bytes.extend_from_slice(piece));
    bytes
}

/// Its campaign's numbers: what it is worth, banked, owed.
#[track_caller]
fn numbers(kept: &KeptWarband) -> (u8, u8, u8) {
    let campaign = kept.campaign.as_ref().expect("of a campaign");
    (kept.worth(), campaign.banked, campaign.owed)
}

fn is_retired(kept: &KeptWarband) -> bool {
    kept.campaign.as_ref().is_some_and(|campaign| campaign.retired)
}

fn places(of: &[u8]) -> Places {
    of.iter().copied().map(PieceId).collect()
}

fn fringe(entry: WarbandEntry) -> WarbandEntry {
    WarbandEntry { fringe: true, ..entry }
}

fn two(first: rattle_and_rend::book::Tactic, second: rattle_and_rend::book::Tactic) -> Tactics {
    Tactics::EMPTY.and(first).and(second)
}

/// A game that brought this.
fn game(id: u32, outcome: GameOutcome, change: i8) -> ChronicleEntry {
    let (opponent, scenario) = (GivenName::new("Iron Oath"), Some(Scenario::Duel));
    ChronicleEntry { id, opponent, scenario, size: 12, outcome, roll: Some(11), change }
}

const DREGS: WarbandEntry = WarbandEntry::plain(Type::Dregs);
const FIGHTERS: WarbandEntry = WarbandEntry::plain(Type::Fighters);
const FLYER: WarbandEntry = WarbandEntry::with(Type::Heavy, Trait::Flyer);
