//! What a player says about what came home is done, and nothing else.

use super::sitting::{AFTER, BEFORE, BESIDE, FOUGHT, SHELF, STRUCK_OFF, battle, keeper, left};
use umpire_tests::desk::{kept, said};

#[test]
fn its_player_is_asked_and_told_what_changes() {
    let (flash, stands) = said(&keeper(), &battle());
    assert_eq!((stands.asks.as_str(), stands.seat, stands.head.as_str()), ("home", "red", "Hill Folk, comes home"));
    let told = |lead| vec![String::from(lead), "Hedge: lost".into()];
    let rows = ["This is forgotten:", "This is written down:", "The new one has this:"];
    assert_eq!(stands.about, rows.map(told), "each row says what it does");
    let rows: Vec<_> = stands.options.iter().map(|(id, label, off)| (id.as_str(), label.as_str(), *off)).collect();
    assert_eq!(
        rows,
        [("leave", "Leave it as it was", ""), ("take", "Keep what is left", ""), ("both", "Both: Hill Folk 2", "")]
    );
    assert_eq!(stands.preset, 0, "a key too many changes nothing");
    assert_eq!(kept(&flash), [BEFORE], "and until it is said nothing does");
}

#[test]
fn what_is_left_takes_its_place() {
    let (flash, stands) = said(&left(), &["pick take"]);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("game", vec![AFTER.to_owned()]));
    let (flash, stands) = said(&flash, &[]);
    assert_eq!((stands.asks.as_str(), stands.notices.len()), ("game", 0), "and nobody is asked again");
    assert_eq!(kept(&flash), [AFTER]);
}

#[test]
fn both_are_kept_under_two_names() {
    let (flash, stands) = said(&left(), &["pick both"]);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("game", vec![BEFORE.to_owned(), BESIDE.to_owned()]));
}

#[test]
fn it_is_left_as_it_was_by_its_row_and_by_b() {
    for line in ["pick leave", "press a", "press b", "undo"] {
        let (flash, stands) = said(&left(), &[line]);
        assert_eq!((stands.asks.as_str(), kept(&flash)), ("game", vec![BEFORE.to_owned()]), "{line}");
        assert_eq!(said(&flash, &[]).1.asks, "game", "{line}: and nobody is asked again");
    }
}

/// Who switches off instead of answering is asked at the next power-on.
#[test]
fn it_waits_until_somebody_answers() {
    let (flash, stands) = said(&left(), &[]);
    assert_eq!((stands.asks.as_str(), kept(&flash)), ("home", vec![BEFORE.to_owned()]));
    assert_eq!(kept(&said(&flash, &["pick take"]).0), [AFTER]);
}

#[test]
fn a_rematch_asks_before_it_begins() {
    let rematch = [&FOUGHT[..], &STRUCK_OFF, &["press a"]].concat();
    let (flash, stands) = said(&keeper(), &rematch);
    assert_eq!(stands.asks, "home");
    let (flash, stands) = said(&flash, &["pick take"]);
    assert_eq!(stands.asks, "game", "switched off between them, the shelf");
    assert_eq!(kept(&flash), [AFTER]);
    let (_, stands) = said(&keeper(), &[&rematch[..], &["pick take"]].concat());
    assert_eq!((stands.asks.as_str(), stands.seat), ("warband", "blue"), "one step before the game, as ever");
}

/// Where nothing is struck off, and for warbands of the book, nobody is asked.
#[test]
fn where_nothing_changes_nobody_is_asked() {
    let unhurt = [&FOUGHT[..], &["tick red-2", "pick nobody", SHELF]].concat();
    assert_eq!(said(&keeper(), &unhurt).1.asks, "game");
    let printed = |line| match line {
        "pick own-1" => "pick oak",
        // Of a warband of the book it is the third that eight hits rout.
        "pick red-2" => "pick red-3",
        line => line,
    };
    let printed: Vec<&str> = battle().into_iter().map(printed).collect();
    assert_eq!(said(&keeper(), &printed).1.asks, "game");
}

/// Both sides bring the same: the first takes its place, the second finds it changed and is kept beside it.
#[test]
fn the_same_one_on_both_sides_is_never_overwritten() {
    let mirror = [
        &FOUGHT[..3],
        &["pick own-1"],
        &FOUGHT[4..9],
        &["pick blue-1", "number 12", "pick none", "pick end", "pick yes", "tick", "tick", "pick nobody", SHELF],
    ]
    .concat();
    let (flash, stands) = said(&keeper(), &mirror);
    assert_eq!((stands.asks.as_str(), stands.seat), ("home", "red"), "{stands:?}");
    let (flash, stands) = said(&flash, &["pick take"]);
    assert_eq!((stands.asks.as_str(), stands.seat, stands.off("take")), ("home", "blue", "It was changed meanwhile"));
    assert_eq!(stands.told, ["Another one has its name now:", "Hedge, Bowmen", "Treasury 0, due 1"]);
    let (flash, _) = said(&flash, &["pick both"]);
    assert_eq!(kept(&flash), [AFTER, "warband \"Hill Folk 2\" / unit bowmen \"Hedge\""]);
}
