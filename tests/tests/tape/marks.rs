//! Which answers came from afar: known of each line, and part of nothing else.

use umpire_rules::table::Tape;

use super::answers::round;
use super::toy::with;

/// Twenty answers to an instruction.
fn tape() -> Tape {
    Tape::from_bytes(&[0xc0, 7].repeat(20)).expect("whole lines")
}

#[test]
fn a_mark_belongs_to_its_line_and_changes_no_byte() {
    let (plain, mut tape) = (tape(), tape());
    [3, 17].into_iter().for_each(|line| tape.mark(line));
    let marked: Vec<u16> = (0..=21).filter(|&line| tape.is_marked(line)).collect();
    assert_eq!(marked, [3, 17]);
    assert!(tape.any_marked() && !plain.any_marked() && tape != plain);
    assert_eq!((tape.as_bytes(), tape.digest()), (plain.as_bytes(), plain.digest()));
}

#[test]
fn there_is_no_mark_where_there_is_no_line() {
    let mut tape = tape();
    [0, 21, u16::MAX].into_iter().for_each(|line| tape.mark(line));
    assert!(!tape.any_marked());
    assert!(!tape.is_marked(u16::MAX));
}

#[test]
fn the_last_line_of_the_longest_tape_can_be_marked() {
    let mut tape = Tape::from_bytes(&[0xc0, 7].repeat(Tape::CAPACITY / 2)).expect("whole lines");
    let last = tape.lines();
    tape.mark(last);
    assert!(tape.is_marked(last) && !tape.is_marked(last - 1));
}

#[test]
fn an_answer_given_again_has_a_mark_of_its_own() {
    with(2, |game| {
        let [first, second, ..] = &round()[..] else { panic!("a round has answers") };
        game.hear_afar(true);
        game.say(first).expect("a right answer");
        let before = game.tape().clone();
        game.say(second).expect("a right answer");
        assert!(game.undo() && game.tape().stands_as(&before));
        game.hear_afar(false);
        game.say(second).expect("a right answer");
        let marked = [1, 2, 3, 4].map(|line| game.tape().is_marked(line));
        assert_eq!(marked, [true, true, true, false], "what was taken back keeps its mark, and the step has one");
        assert!((0..game.log().len()).any(|entry| game.marked(entry)), "what followed from it is marked too");
    });
}
