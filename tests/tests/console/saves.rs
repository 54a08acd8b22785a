//! Games saved by a line and taken up again, or refused.

use super::*;

#[test]
fn a_saved_game_goes_on_with_its_own_dice() {
    let save = file("round-trip");
    let path = save.display();
    let here = said::<Duel>(format!("{TO_ROLL}save {path}\nroll\nstate\n"));
    let strangers = Device::new(Dice::from_seed([9; 32]), None);
    let there = said_by::<Duel>(strangers, format!("pick pass\nload {path}\nroll\nstate\n"));
    fs::remove_file(&save).expect("it was saved");
    assert_eq!(here[4]["event"], "saved");
    assert_eq!(there[2]["event"], "loaded");
    assert_eq!(there[3], here[3], "the question it was saved at");
    assert_eq!(there[4..], here[5..], "the same faces and all that follows");
}

#[test]
fn a_save_that_is_not_sound_is_refused_and_changes_nothing() {
    let (good, bad) = (file("good"), file("bad"));
    said::<Duel>(format!("{TO_BID}save {}\n", good.display()));
    let text = fs::read_to_string(&good).expect("it was saved");
    fs::remove_file(&good).expect("it was saved");
    let refused = |text: &[u8]| {
        fs::write(&bad, text).expect("there is room");
        let out = said::<Duel>(format!("{TO_FACTS}state\nload {}\nstate\nodds\n", bad.display()));
        assert_eq!(out.len(), 7, "no question is asked again");
        assert_eq!(out[3], out[5]);
        assert_eq!(out[6]["odds"]["dice"], "2d20");
        (out[4]["error"].as_str().expect("an error").to_owned(), out[4]["want"].as_str().expect("a hint").to_owned())
    };
    for (at, text, want) in [
        (1, text.replace("save 4", "save 7"), "'pocket-umpire save 4'"),
        (5, text.replace("seed 03", "seed zz"), "'seal' or 'seed' and 64 hex digits, or 'seed none'"),
        (11, text.replace("seed 03", "seed 04"), "'crc32' and the checksum of the lines above, unaltered"),
        (10, text[..text.len() - 16].to_owned(), "one line of the tape in hex digits, and as many as 'lines' says"),
        (11, text[..text.len() - 1].to_owned(), "'crc32' and the checksum of the lines above, unaltered"),
        (12, format!("{text}x\n"), "nothing: the checksum is the last line"),
    ] {
        let (error, hint) = refused(text.as_bytes());
        assert!(error.ends_with(&format!("line {at} of the file is not as it was saved")), "{error}");
        assert_eq!(hint, want);
    }
    assert!(refused(b"\xff\xfe").0.contains("cannot be read"));
    assert!(refused(&[b'x'; 300_000]).0.contains("too long"));
    fs::remove_file(&bad).expect("it was written");
    let out = last(format!("load {}\n", bad.display()));
    assert_eq!(out["want"], "a file that 'save' wrote");
}

#[test]
fn a_save_by_other_rules_is_refused_by_name() {
    let save = file("other-rules");
    let path = save.display();
    let load = format!("load {path}\n");
    said::<Duel2>(format!("save {path}\n"));
    let edition = last(&load);
    assert_eq!(edition["error"], "made by other rules: line 3 says edition 2");
    assert_eq!(edition["want"], "edition 1");
    said::<Impostor>(format!("pick strike-red-1\nnumber 3\nsave --force {path}\n"));
    let diverged = last(&load);
    assert_eq!(diverged["error"], "made by other rules: line 9 (answer 2) does not answer 'facts'");
    assert_eq!(diverged["want"], "an answer to 'facts'");
    said::<Duel>(format!("save --force {path}\n"));
    let shelf = Headless::new(load.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None)).play(None);
    let unknown = parsed(&shelf.into_output()).pop().expect("an error");
    assert_eq!(unknown["error"], "made by a game not on this shelf: line 2 names 'duel'");
    fs::remove_file(&save).expect("it was saved");
}

#[test]
fn a_save_that_cannot_be_written_is_said() {
    let out = last("save /nowhere/at/all\n");
    assert!(out["error"].as_str().expect("an error").starts_with("/nowhere/at/all cannot be written"));
}

#[test]
fn a_saved_game_is_opened_from_the_shelf() {
    let (book, save) = (games::SHELF[0].book.id, file("shelf"));
    let path = save.display();
    let played = |lines: String| {
        let headless = Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed(SEED), None)).play(None);
        parsed(&headless.into_output())
    };
    let begun = played(format!("pick {book}\npress a\npress a\npress a\nsave {path}\nundo\n"));
    let [shelf, .., there, saved, _undone, _first] = begun.as_slice() else { panic!("{begun:?}") };
    assert_eq!(saved["event"], "saved");
    let out = played(format!("load {path}\nquit\n"));
    assert_eq!((&out[0], &out[1]["event"], &out[2]), (shelf, &json!("loaded"), there));
    let text = fs::read_to_string(&save).expect("it was saved");
    let read = umpire::persistence::save_file::read(&text).expect("it is sound");
    let mut other = String::new();
    umpire::persistence::save_file::Save { edition: read.edition + 1, ..read }
        .write(&mut other)
        .expect("a string takes all");
    fs::write(&save, other).expect("there is room");
    let out = played(format!("load {path}\nstate\nquit\n"));
    fs::remove_file(&save).expect("it was saved");
    assert!(out[1]["error"].as_str().expect("an error").starts_with("made by other rules: line 3"));
    assert_eq!(out[2]["state"]["game"], "", "the shelf is still open");
}
