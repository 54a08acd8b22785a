//! Rosters of a campaign, with the rulebook of somebody else's: what a game made of one is written down unless somebody
//! says otherwise, and they have lists of their own.

use umpire_tests::flash::Flash;

use super::cuts::sweep;
use super::sitting::{battle, keeper_of};
use umpire_tests::desk::{blank, kept, said};

const FORD: &str = "host \"The Ford\" / 6 spears / campaign \"Winter War\" 0 0 0";
/// What a lost fray makes of it; the number is the fray's.
const LOST: &str = "host \"The Ford\" / 6 spears / campaign \"Winter War\" 0 0 1";

/// To a fray of the first of the campaign against a host of the book, in which nobody acts; to its end, and the shelf.
const FRAY: [&str; 19] = [
    "pick long-fray",
    "pick 2",
    "pick campaign-1",
    "pick roster-1",
    "pick march",
    "pick colours",
    "number 2",
    "pick spare",
    "ok",
    "pick press",
    "pick hold",
    "pick pass",
    "pick pass",
    "pick press",
    "pick hold",
    "pick pass",
    "pick pass",
    "press a", // what the vow was
    "press x",
];

/// The store of somebody who keeps these hosts.
fn keeper(hosts: &[&str]) -> Flash {
    let lines: Vec<String> = hosts.iter().map(|host| format!("roster long-fray {host}")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let (flash, _) = said(&blank(), &lines);
    assert_eq!(kept(&flash).len(), hosts.len());
    flash
}

/// The store of somebody who has just left that fray.
fn left() -> Flash {
    let (flash, stands) = said(&keeper(&[FORD]), &FRAY);
    assert_eq!(stands.asks, "home", "{stands:?}");
    flash
}

fn is_lost(kept: &[String]) -> bool {
    matches!(kept, [one] if one.starts_with(LOST))
}

#[test]
fn what_a_game_made_of_it_is_written_down_by_the_first_press() {
    let (flash, stands) = said(&left(), &[]);
    let rows: Vec<_> = stands.options.iter().map(|(id, label, off)| (id.as_str(), label.as_str(), *off)).collect();
    let expected = [
        ("leave", "Forget this game", ""),
        ("take", "Write it down", ""),
        ("both", "Both: The Ford 2", ""),
        ("later", "Decide later", ""),
    ];
    assert_eq!((rows, stands.preset), (expected.to_vec(), 1));
    assert_eq!(stands.told, ["This is written down:", "Winter War: 0-0-1"]);
    let (flash, stands) = said(&flash, &["thumb a"]);
    assert!(stands.asks == "game" && is_lost(&kept(&flash)), "{:?}", kept(&flash));
}

/// B strikes no result: who goes back is asked again.
#[test]
fn who_goes_back_is_asked_again_and_who_says_so_strikes_it() {
    for line in ["thumb b", "undo", "pick later"] {
        let (flash, stands) = said(&left(), &[line]);
        assert_eq!((stands.asks.as_str(), kept(&flash)), ("game", vec![FORD.to_owned()]), "{line}");
        assert_eq!(said(&flash, &[]).1.asks, "home", "{line}");
    }
    let (flash, _) = said(&left(), &["pick leave"]);
    assert_eq!((kept(&flash), said(&flash, &[]).1.asks.as_str()), (vec![FORD.to_owned()], "game"));
}

/// Both of a campaign are of that campaign.
#[test]
fn a_copy_is_of_the_same_campaign() {
    let (flash, _) = said(&left(), &["pick both"]);
    let all = kept(&flash);
    assert!(all[0] == FORD && all[1].starts_with(&LOST.replace("Ford", "Ford 2")), "{all:?}");
}

#[test]
fn whenever_the_power_goes_the_old_one_is_there_or_the_new_one() {
    sweep(&left(), &["pick take"], |stands, kept| match stands.asks.as_str() {
        "home" => assert_eq!(kept, [FORD]),
        asks => assert!(asks == "game" && is_lost(&kept), "{kept:?}"),
    });
}

#[test]
fn a_seat_picks_from_a_campaign_by_its_row_and_who_rests_is_off() {
    let small = FORD.replace("The Ford", "The Few").replace("6", "2");
    let won = FORD.replace("The Ford", "The Lucky").replace(" 0 0 0", " 1 0 0");
    let other = FORD.replace("Winter War", "Feud");
    let flash = keeper(&[FORD, &small, &won, &other, "host \"Plain\" / 4 bows"]);
    let (_, stands) = said(&flash, &["pick long-fray", "pick 2"]);
    let rows: Vec<&str> = stands.options.iter().map(|(_, label, _)| label.as_str()).collect();
    assert_eq!(rows[3..], ["Plain", "Winter War", "Feud"], "behind the examples");
    let (_, stands) = said(&flash, &["pick long-fray", "pick 2", "pick campaign-1"]);
    let rows: Vec<_> = stands.options.iter().map(|(_, label, off)| (label.as_str(), *off)).collect();
    assert_eq!(rows, [("The Lucky", ""), ("The Ford", ""), ("The Few", "It musters anew first")]);
    // B leads back one step, and the cursor is where it was.
    let (_, stands) = said(&flash, &["pick long-fray", "pick 2", "pick campaign-2", "thumb b", "thumb a"]);
    assert_eq!((stands.asks.as_str(), stands.head.as_str()), ("member", "Red's host, Feud"));
    let second = ["pick long-fray", "pick 2", "pick campaign-1", "pick roster-2", "pick campaign-2", "pick roster-1"];
    assert_eq!(said(&flash, &second).1.asks, "names", "both sides have theirs");
}

#[test]
fn the_workbench_shows_a_campaign_its_table_and_a_chronicle() {
    let won = "host \"The Lucky\" / 9 bows / campaign \"Winter War\" 1 0 0 0000cafe won";
    let flash = keeper(&[FORD, won, &FORD.replace("Winter War", "Feud")]);
    let open = ["pick hosts", "pick campaign-1"];
    let (_, stands) = said(&flash, &open);
    let rows: Vec<&str> = stands.options.iter().map(|(_, label, _)| label.as_str()).collect();
    assert_eq!((stands.head.as_str(), rows), ("Winter War, 2 of 8 kept", vec!["Table", "The Lucky", "The Ford"]));
    let (_, stands) = said(&flash, &[open[0], open[1], "pick table"]);
    assert_eq!((stands.asks.as_str(), stands.head.as_str()), ("page", "Winter War, table"));
    assert_eq!(stands.told, ["The Lucky: 1-0-0, 9", "The Ford: 0-0-0, 6", "Won-drawn-lost, and worth"]);
    let chronicle = [open[0], open[1], "pick roster-1", "pick chronicle"];
    let (_, stands) = said(&flash, &chronicle);
    assert_eq!((stands.head.as_str(), &stands.told[..]), ("The Lucky, chronicle", &["Fray 0000cafe: won".into()][..]));
    // A and B lead back to the row that was picked.
    for key in ["thumb a", "thumb b"] {
        let (_, stands) = said(&flash, &[&chronicle[..], &[key]].concat());
        assert_eq!((stands.asks.as_str(), stands.head.as_str()), ("kept", "The Lucky, "), "{key}");
        let (_, stands) = said(&flash, &[open[0], open[1], "pick table", key, key]);
        let asks = if key == "thumb a" { "page" } else { "hosts" };
        assert_eq!(stands.asks, asks, "{key}: the cursor is where it was");
    }
}

#[test]
fn one_of_a_campaign_is_deleted_for_good_and_the_last_one_takes_its_campaign_with_it() {
    let second = FORD.replace("The Ford", "The Few");
    let flash = keeper(&[FORD, &second]);
    let delete = ["pick hosts", "pick campaign-1", "pick roster-1", "pick forget", "pick forget"];
    let (flash, stands) = said(&flash, &delete);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("campaign", vec![second]), "the list again");
    let (flash, stands) = said(&flash, &delete);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("hosts", vec![]), "there is no campaign any more");
}

/// A plain roster that goes into a campaign has a place there, and none among the others; at worst it has both.
#[test]
fn a_roster_that_enters_a_campaign_leaves_the_plain_ones() {
    let flash = keeper(&["host \"The Ford\" / 6 spears"]);
    let enter = ["pick hosts", "pick kept-1", "pick change", "pick enlist", "name Winter War", "pick keep"];
    let (there, stands) = said(&flash, &enter);
    assert_eq!((stands.asks.as_str(), kept(&there)), ("hosts", vec![FORD.to_owned()]));
    sweep(&flash, &enter, |stands, kept| {
        let kept: Vec<&str> = kept.iter().map(String::as_str).collect();
        let plain = "host \"The Ford\" / 6 spears";
        assert!(kept == [FORD] || kept == [plain] || kept == [plain, FORD], "{kept:?}, {stands:?}");
    });
}

/// WH-DATA-10: the treasury and World-Turns of a warband come home with it as ever, and its battles are counted.
#[test]
fn battles_of_a_warband_of_a_campaign_are_counted() {
    let before = "warband \"Hill Folk\" / treasury 7 / turn 2 / campaign \"Winter War\" 3 / unit warriors \"Oak Guard\" / unit bowmen \"Hedge\"";
    let fought: Vec<&str> = battle()
        .into_iter()
        .flat_map(|line| if line == "pick own-1" { vec!["pick campaign-1", "pick roster-1"] } else { vec![line] })
        .collect();
    let (flash, stands) = said(&keeper_of(before), &fought);
    assert_eq!((stands.asks.as_str(), stands.preset), ("home", 1));
    assert_eq!(stands.told, ["This is written down:", "Winter War: battle 4", "Hedge: lost"]);
    let (flash, _) = said(&flash, &["press a"]);
    assert_eq!(kept(&flash), [before.replace("War\" 3", "War\" 4").replace(" / unit bowmen \"Hedge\"", "")]);
    let table = ["pick warbands-and-heroes-workbench", "pick campaign-1", "pick table"];
    assert_eq!(said(&flash, &table).1.told[0], "Hill Folk: 0-4-0, 7");
}
