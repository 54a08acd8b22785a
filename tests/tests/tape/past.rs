//! What a tape keeps of the past: when it is full, when some of it is garbage, when it is long.

use umpire_rules::table::{Tape, What};
use umpire_tests::random::{Lcg, any_answer};

use super::answers::round;
use super::toy::with;

/// On a full tape there is no room to note a step back: it makes room instead, and what is stored follows.
#[test]
fn a_full_tape_is_shortened_and_what_is_stored_with_it() {
    let mut stored: Vec<Vec<u8>> = Vec::new();
    let tape = with(u16::MAX, |game| {
        let (mut rng, mut full, mut shortened) = (Lcg::new(9), 0, 0);
        for _ in 0..40_000 {
            let before = game.tape().records();
            let moved = match rng.below(9) {
                0..3 => game.take_back(1 + rng.below(2) as u16, true),
                3 => {
                    game.redo();
                    true
                }
                _ => {
                    let answer = any_answer(&game.question().expect("it goes on"), &mut rng);
                    game.say(&answer).is_ok()
                }
            };
            full += u32::from(!moved);
            // As the ledger does it.
            let tape = game.tape();
            shortened += u32::from(tape.records() < before);
            stored.truncate(tape.records().min(before).into());
            stored.extend(tape.stored(stored.len() as u16).map(|line| line.to_vec()));
            if full > 20 && shortened > 20 {
                break;
            }
        }
        assert!(full > 20 && shortened > 20, "{full} refused, {shortened} times shortened");
        game.tape().clone()
    });
    with(u16::MAX, |game| {
        game.resume(&mut |hear| stored.iter().for_each(|line| hear(line))).expect("its own lines");
        assert!(*game.tape() == tape);
    });
}

/// What was taken back is not heard when a game is taken up: garbage there must not stop whoever reads the log.
#[test]
fn garbage_that_was_taken_back_is_left_out_of_the_log() {
    with(u16::MAX, |game| {
        let [first, second, ..] = &round()[..] else { panic!("a round has answers") };
        game.say(first).expect("a right answer");
        assert!(game.undo());
        game.say(first).expect("a right answer");
        game.say(second).expect("a right answer");
        let mut lines: Vec<Vec<u8>> = game.tape().iter().map(<[u8]>::to_vec).collect();
        lines[0] = vec![0xc0, 7];
        let tape = Tape::from_bytes(&lines.concat()).expect("whole lines");
        with(u16::MAX, |again| {
            again.load(tape.clone()).expect("what stands is sound");
            let mut told = 0;
            again.recount(u16::MAX, &mut |_| told += 1);
            assert_eq!((told, again.tape().lines()), (3, 2), "a step, and what two answers led to");
            again.say(&round()[2]).expect("and the game goes on");
        });
    });
}

#[test]
fn of_many_branches_only_the_last_are_told() {
    with(u16::MAX, |game| {
        let first = &round()[0];
        for _ in 0..10 {
            game.say(first).expect("a right answer");
            assert!(game.undo());
        }
        game.say(first).expect("a right answer");
        let mut heard = |branches| {
            let (mut happened, mut steps) = (0, 0);
            game.recount(branches, &mut |told| match told.what {
                What::Happened(_) => happened += 1,
                What::Back(_) => steps += 1,
                What::Said(..) => {}
            });
            (happened, steps)
        };
        assert_eq!([heard(0), heard(3), heard(10), heard(u16::MAX)], [(1, 10), (4, 10), (11, 10), (11, 10)]);
    });
}

/// Whoever looks back does not keep another game from being heard as a whole.
#[test]
fn another_game_is_heard_whole_while_somebody_looks_back() {
    with(u16::MAX, |game| {
        round().iter().for_each(|answer| game.say(answer).expect("a right answer"));
        let tape = game.tape().clone();
        game.stand_at(Some(0));
        game.load(tape.clone()).expect("its own tape");
        assert_eq!((game.stands_at(), game.question().expect("it goes on").id), (None, "way"));
        game.stand_at(Some(0));
        let broken = Tape::from_bytes(&[0xc0, 7]).expect("a whole line");
        assert!(game.load(broken).is_err() && *game.tape() == tape);
    });
}
