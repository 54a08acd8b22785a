//! Laws that hold for any tape.

use umpire_rules::rattle_and_rend::{Kept, RattleAndRend};
use umpire_rules::table::{Answer, Kind, Match, PieceId, Question, Refusal, Seat, Standing, Tape, stand};
use umpire_tests::play::{duel, play, with};
use umpire_tests::random::{Lcg, any_answer};

const SEATS: [Seat; 2] = [Seat::RED, Seat::BLUE];

/// What must be true of any open question.
fn keep_the_laws(game: &dyn Match, question: &Question) {
    let scene = game.scene();
    for seat in SEATS {
        if let Some(counter) = scene.counter(seat) {
            assert!(counter.now <= counter.total, "Momentum stays within its total (RR-MOM-4)");
            assert!(counter.total <= 12, "and the total within a warband's points");
        }
    }
    assert!(game.log().iter().all(|line| line.id != "over"), "{} is asked after the end (RR-VIC-1)", question.id);
    match &question.kind {
        Kind::Roll(roll) => {
            assert!((1..=3).contains(&roll.pool.count), "pools are of one to three dice (RR-DICE-2)");
        }
        Kind::Choose(choose) => {
            assert!(choose.options.iter().any(|option| option.off.is_none()), "{}: nothing to pick", question.id);
            let preset = &choose.options[usize::from(choose.preset)];
            assert!(preset.off.is_none(), "{}: the cursor starts on what cannot be picked", question.id);
            for option in choose.options.iter().filter(|option| option.off.is_none()) {
                let lost = option.key.piece.is_some_and(|piece| !scene.card(piece).in_play);
                assert!(
                    !lost,
                    "{}: the lost neither act nor react, nor are they targets (RR-FLOW-REMOVE)",
                    question.id
                );
                let seat = question.asked.seat();
                let rich = seat.and_then(|seat| scene.counter(seat)).is_none_or(|counter| option.cost <= counter.now);
                assert!(rich, "{}: what is offered can be paid (RR-MOM-4)", question.id);
            }
        }
        Kind::Tell(tell) => {
            let lost = tell.piece.is_some_and(|piece| !scene.card(piece).in_play);
            assert!(!lost, "{}: the lost do not move", question.id);
        }
        _ => {}
    }
}

/// Plays a random game; calls `see` before every answer.
fn random_game(seed: u64, mut see: impl FnMut(&mut dyn Match, &Question)) -> (u16, bool) {
    let mut rng = Lcg::new(seed);
    with(&Tape::new(), |game| {
        while game.standing() == Standing::Waiting {
            let question = game.question().expect("a waiting game asks").clone();
            see(game, &question);
            match game.say(&any_answer(&question, &mut rng)) {
                Ok(()) => {}
                Err(Refusal::TapeFull) => return (game.tape().lines(), false),
                Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
            }
        }
        (game.tape().lines(), true)
    })
}

/// Only who is in play acts, reacts, rolls, or can be removed.
fn heed_the_lost(game: &dyn Match, in_play: &mut Vec<bool>) {
    let scene = game.scene();
    for line in game.news().iter().filter(|line| matches!(line.id, "acts" | "reacts" | "rolled" | "removed")) {
        let lost = line.piece.is_some_and(|piece| !in_play[usize::from(piece.0)]);
        assert!(!lost, "{} by one that was lost (RR-FLOW-REMOVE)", line.id);
    }
    *in_play = (0..scene.pieces()).map(|piece| scene.card(PieceId(piece)).in_play).collect();
}

#[test]
fn random_games_keep_every_law_and_nearly_all_end() {
    let (mut longest, mut endless) = (0, 0);
    for seed in 0..400 {
        let mut in_play = Vec::new();
        let (lines, ended) = random_game(seed, |game, question| {
            heed_the_lost(game, &mut in_play);
            keep_the_laws(game, question);
        });
        endless += u32::from(!ended);
        longest = longest.max(lines);
    }
    println!("the longest of 400 random games: {longest} answers; {endless} filled the tape");
    // Without a scenario nothing limits the Rounds, and random players are cowards; but few of them are such cowards.
    assert!(endless <= 4, "{endless} of 400 games fill the tape");
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    for seed in 0..4 {
        random_game(seed, |game, question| {
            let Kind::Choose(choose) = &question.kind else { return };
            let tape = game.tape().clone();
            for (at, option) in choose.options.iter().enumerate() {
                let said = game.say(&Answer::Pick(at as u8));
                match option.off {
                    Some(_) => assert_eq!(said, Err(Refusal::NotNow), "{}", question.id),
                    None => {
                        assert_eq!(said, Ok(()), "{}", question.id);
                        assert!(game.undo());
                    }
                }
                assert_eq!(*game.tape(), tape);
            }
            assert_eq!(game.say(&Answer::Pick(choose.options.len() as u8)), Err(Refusal::NoSuchOption));
        });
    }
}

#[test]
fn every_prefix_stands_where_the_live_game_stood() {
    for seed in 0..4 {
        let mut rng = Lcg::new(seed);
        with(&Tape::new(), |game| {
            while game.standing() == Standing::Waiting {
                let answer = any_answer(&game.question().expect("a waiting game asks"), &mut rng);
                let before = format!("{:?}", game.question());
                game.say(&answer).expect("every offered answer is accepted");
                let tape = game.tape().clone();
                let (_, standing) = stand::<RattleAndRend>(&Kept::new(), tape.clone()).expect("its own tape");
                assert_eq!(standing, game.standing());
                // Undo and the same answer again is no change.
                let after = format!("{:?}", game.question());
                assert!(game.undo());
                assert_eq!(format!("{:?}", game.question()), before);
                game.say(&answer).expect("the same answer again");
                assert_eq!(format!("{:?}", game.question()), after);
                assert_eq!(*game.tape(), tape);
            }
        });
    }
}

#[test]
fn two_cowards_pass_for_as_long_as_the_tape_lasts() {
    let round = "bid: 1 0, first: red, act: pass, act: pass, end-round: pass,";
    let cowards = play().says("rules: elements, warband: ghosts, warband: ghosts, terrain:").says(&round.repeat(300));
    assert_eq!((cowards.asks().as_str(), cowards.momentum()), ("bid", (12, 12)));
}

/// Answers that differ in kind: every option, every set of facts, and one throw of each grade.
fn all_answers(question: &Question) -> Vec<Answer> {
    match &question.kind {
        Kind::Choose(choose) => (0..choose.options.len() as u8).map(Answer::Pick).collect(),
        Kind::Tick(tick) => (0..1 << tick.facts.len()).map(Answer::Ticks).collect(),
        Kind::Roll(roll) => {
            let throw = |hits: u8| (0..roll.pool.count).map(|i| if i < hits { 20 } else { 1 }).collect();
            let hits = 0..=roll.pool.count.min(2);
            hits.map(|hits| Answer::Dice(throw(hits), umpire_rules::table::Thrown::Table)).collect()
        }
        Kind::Tell(_) => vec![Answer::Done],
        kind => panic!("no {} before the Round is over", kind.word()),
    }
}

fn games_to(game: &mut dyn Match, depth: u32) -> u64 {
    let Some(question) = game.question().map(|question| question.clone()) else { return 1 };
    if depth == 0 || question.id == "bid" {
        return 1;
    }
    let mut games = 0;
    for answer in all_answers(&question) {
        if game.say(&answer).is_ok() {
            games += games_to(game, depth - 1);
            assert!(game.undo());
        }
    }
    games
}

/// The first four numbers of each were counted by hand.
#[test]
fn the_count_of_games_from_the_first_turn_is_pinned() {
    let count = |red: &str, blue: &str, depth| with(duel(red, blue).tape(), |game| games_to(game, depth));
    let counts = |red, blue, depth| (1..=depth).map(|depth| count(red, blue, depth)).collect::<Vec<_>>();
    assert_eq!(counts("ogrekin", "dwarves", 6), [7, 39, 186, 620, 1709, 5431]);
    assert_eq!(counts("vampires", "ghosts", 5), [7, 39, 198, 788, 1967]);
}
