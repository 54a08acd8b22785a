//! RosterFile in the desk's file: by our lines, by hand, by an older release, and what is not understood.

use std::fs;

use umpire::board::desktop::RosterFile;
use umpire::persistence::rosters::{KeepError, OwnKey, RosterStore};

use super::path;

const GRIM: &str =
    "warband \"Grim\" / 4 fighters + champion spot-weakness / tactics riders zealots / bond null / reputation wary";

fn names(rosters: &mut RosterFile) -> Vec<String> {
    let mut names = Vec::new();
    rosters.each(&mut |key| names.push(key.name.to_owned()));
    names
}

/// Writes the file anew, as every change does.
fn touch(rosters: &mut RosterFile) -> Result<bool, KeepError> {
    let bytes = rosters.read(("rattle-and-rend", "Grim").into()).expect("it is kept");
    rosters.keep(("rattle-and-rend", "Grim").into(), &bytes)
}

#[test]
fn what_is_written_is_read_again() {
    let path = path("again");
    fs::write(&path, GRIM).expect("a temporary file");
    let mut first = RosterFile::at(Some(path.clone()));
    assert_eq!((names(&mut first), first.troubles()), (vec!["Grim".to_string()], [].as_slice()));
    let bytes = first.read(("rattle-and-rend", "Grim").into()).expect("it is kept");
    first.keep(("rattle-and-rend", "Other").into(), &bytes).expect("there is room");
    let text = fs::read_to_string(&path).expect("the file");
    assert!(
        text.lines().any(|line| line.starts_with("rattle-and-rend v1 warband \"Grim\"") && line.contains(" #")),
        "{text}"
    );
    drop(fs::remove_file(path));
}

#[test]
fn a_roster_may_stand_on_several_lines() {
    let path = path("lines");
    let text = format!("# mine\n\n{}\n\nWarband Other\n{}\n", GRIM.replace(" / ", "\n"), &GRIM[17..]);
    fs::write(&path, text).expect("a temporary file");
    let mut rosters = RosterFile::at(Some(path.clone()));
    assert_eq!((names(&mut rosters), rosters.troubles()), (vec!["Grim".to_string(), "Other".into()], [].as_slice()));
    drop(fs::remove_file(path));
}

/// A file of the release before this one, under the name it had then.
#[test]
fn what_an_older_release_kept_is_taken_over() {
    let folder = path("older");
    fs::create_dir_all(&folder).expect("a temporary folder");
    let kept = include_str!("../kept/warbands.txt");
    fs::write(folder.join("warbands.txt"), kept).expect("a file");
    let mut rosters = RosterFile::at(Some(folder.join("rosters.txt")));
    assert_eq!(
        (names(&mut rosters), rosters.troubles()),
        (vec!["Grim Company".to_string(), "Stone Oath".into()], [].as_slice())
    );
    rosters.forget(("rattle-and-rend", "Stone Oath").into()).expect("it is written");
    let mut again = RosterFile::at(Some(folder.join("rosters.txt")));
    assert_eq!(names(&mut again), ["Grim Company"], "from now on the new file counts");
    assert_eq!(fs::read_to_string(folder.join("warbands.txt")).expect("the old file"), kept, "and the old one stays");
    fs::remove_dir_all(folder).expect("ours");
}

#[test]
fn what_is_not_understood_is_reported_and_put_aside_before_anything_is_lost() {
    let path = path("odd");
    let text = format!("{GRIM}\nwarband Odd / 3 knigths\nwarband Poor / fighters\n{GRIM}\n\nscribble\n");
    fs::write(&path, &text).expect("a temporary file");
    let mut rosters = RosterFile::at(Some(path.clone()));
    assert_eq!(names(&mut rosters), ["Grim"]);
    let troubles = rosters.troubles().join("\n");
    for part in [
        "line 2: not understood: knigths",
        "line 3: this warband may not play (2/12 points; 1 Elements",
        "line 4: Grim stands here twice",
        "line 6: a roster begins with its game, or with warband",
    ] {
        assert!(troubles.contains(part), "{part:?} is not in {troubles}");
    }
    assert_eq!(fs::read_to_string(&path).expect("a file"), text, "reading changes nothing");
    touch(&mut rosters).expect("it is written");
    let aside = std::path::PathBuf::from(format!("{}.aside-1", path.display()));
    assert_eq!(fs::read_to_string(&aside).expect("the copy"), text);
    touch(&mut rosters).expect("it is written");
    assert!(!std::path::PathBuf::from(format!("{}.aside-2", path.display())).exists(), "it is put aside once");
    [path, aside].iter().for_each(|path| drop(fs::remove_file(path)));
}

/// A line of a game that is not here stays as it is.
#[test]
fn lines_of_other_games_are_left_alone() {
    let path = path("foreign");
    let foreign = "reign-or-ruin v3 army \"Elves\" / 3 silver-spears #0badcafe";
    fs::write(&path, format!("{GRIM}\n{foreign}\n")).expect("a temporary file");
    let mut rosters = RosterFile::at(Some(path.clone()));
    assert_eq!((names(&mut rosters), rosters.troubles()), (vec!["Grim".to_string()], [].as_slice()));
    touch(&mut rosters).expect("it is written");
    assert!(fs::read_to_string(&path).expect("the file").lines().any(|line| line == foreign));
    drop(fs::remove_file(path));
}

#[test]
fn a_file_that_is_no_text_is_put_aside_too() {
    let path = path("bytes");
    fs::write(&path, [0xff, 0xfe, 0]).expect("a temporary file");
    let mut rosters = RosterFile::at(Some(path.clone()));
    assert_eq!((names(&mut rosters).len(), rosters.troubles().len()), (0, 1));
    let bytes = umpire_tests::warbands::bytes(&rattle_and_rend::WARBANDS[0].roster());
    rosters.keep(("rattle-and-rend", "Mine").into(), &bytes).expect("it is written");
    let aside = std::path::PathBuf::from(format!("{}.aside-1", path.display()));
    assert_eq!(fs::read(&aside).expect("the copy"), [0xff, 0xfe, 0]);
    [path, aside].iter().for_each(|path| drop(fs::remove_file(path)));
}

#[test]
fn without_a_place_they_last_until_the_end() {
    let mut rosters = RosterFile::at(None);
    assert_eq!(rosters.troubles().len(), 1);
    let bytes = umpire_tests::warbands::bytes(&rattle_and_rend::WARBANDS[0].roster());
    assert_eq!(rosters.keep(("rattle-and-rend", "Mine").into(), &bytes), Ok(false));
    assert_eq!(rosters.keep(("rattle-and-rend", "").into(), &bytes), Err(KeepError::Nameless));
    assert_eq!(
        (names(&mut rosters), rosters.forget(("rattle-and-rend", "Yours").into())),
        (vec!["Mine".into()], Err(KeepError::Unknown))
    );
}

/// Two umpires keep a host of the same name in two campaigns, and one of no campaign: all three are there.
#[test]
fn rosters_of_campaigns_are_brought_together_by_campaign_and_name() {
    let path = path("campaigns");
    let host = |part: &str| {
        let (mut bytes, text) = (Vec::new(), format!("host \"The Ford\" / 6 spears{part}"));
        let book = umpire_engine::table::RosterBook::of::<umpire_outside::Fray>();
        assert!((book.read)(2, &text, &mut |piece| bytes.extend_from_slice(piece), &mut |_| {}), "{text}");
        (OwnKey::of(&book, &bytes), bytes)
    };
    let [plain, war, feud] = ["", " / campaign \"Winter War\" 2 0 1", " / campaign \"Feud\""].map(host);
    let mut umpires = [(); 2].map(|()| RosterFile::at(Some(path.clone())));
    for (umpire, (key, bytes)) in [(0, &war), (1, &plain), (0, &feud)] {
        assert_eq!(umpires[umpire].keep(key.in_game("long-fray"), bytes), Ok(false));
    }
    let mut all = RosterFile::at(Some(path.clone()));
    assert_eq!((names(&mut all).len(), all.troubles()), (3, [].as_slice()));
    for (key, bytes) in [&plain, &war, &feud] {
        assert_eq!(all.read(key.in_game("long-fray")).as_deref(), Some(&bytes[..]), "{key:?}");
    }
    assert_eq!(all.forget(war.0.in_game("long-fray")), Ok(()));
    assert_eq!(names(&mut RosterFile::at(Some(path.clone()))).len(), 2);
    drop(fs::remove_file(path));
}
