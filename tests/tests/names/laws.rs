//! Laws that hold for any tape with nicknames in it.

use any_game::AnyGame;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{
    Answer, AnswerError, Bearer, Game, HistoryItem, Kind, MAX_NICKNAMES, Nickname, Roster, Seat, Session, Sides,
    Source, Thrown,
};
use umpire_outside::{Fray, WarHost};
use umpire_tests::game_play::{GamePlay, take_back, with_game};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::Player;
use umpire_tests::tabletop::{player, table};
use umpire_tests::wide::Wide;

const NAMES: [&str; 9] = ["", "Ann", "Red shield", "WWWWWWWWWWWW", "Zoë", "", "the 2nd", "Old Tam", "Mr. X-'9"];

/// Somebody is called something, where that may be: who, and what.
fn calls(game: &mut dyn Session, rng: &mut Lcg) -> Option<(Bearer, &'static str)> {
    let all: Vec<Bearer> = Bearer::all(&*game.scene()).collect();
    let bearer = all[rng.below(all.len() as u32) as usize];
    let text = NAMES[rng.below(NAMES.len() as u32) as usize];
    match game.nickname(Nickname { bearer, text }, Source::Thumb) {
        Ok(()) => Some((bearer, text)),
        Err(AnswerError::Called | AnswerError::NicknamesFull | AnswerError::TapeFull | AnswerError::Over) => None,
        Err(refusal) => panic!("{bearer:?} is called {text}: {refusal:?}"),
    }
}

/// All there is to see of a game, by the names it has just then.
fn seen(game: &dyn Session) -> String {
    let scene = game.scene();
    let names: Vec<_> = Bearer::all(&*scene).map(|bearer| bearer.line(&*scene)).collect();
    let told: Vec<_> = game.log().iter().map(|happening| happening.words.line(&*scene)).collect();
    format!("{:?} {names:?} {told:?} {:?} {:?}", game.question(), game.tally(), game.news())
}

/// Plays with names in between, and holds every prefix against a replay of it.
fn every_prefix_stands<G: Game>(start: &GamePlay<G>, player: Player, seed: u64, most: u16) -> u32 {
    let (mut rng, mut called) = (Lcg::new(seed), 0);
    start.with(|game| {
        for _ in 0..most {
            let (before, unnamed) = (seen(game), game.tape().clone());
            let open = game.question().map(|question| question.clone());
            if let Some((bearer, text)) = calls(game, &mut rng) {
                called += 1;
                assert_eq!(game.question().as_deref(), open.as_ref(), "what is asked is asked");
                let (after, tape) = (seen(game), game.tape().clone());
                assert_eq!(with_game::<G, _>(start.sides(), &tape, |game| seen(game)), after, "a replay stands there");
                assert_eq!(game.tape().answer_count(), unnamed.answer_count() + 1);
                take_back(game);
                let undone = seen(game);
                assert_eq!(undone, before, "undo brings the name back that was");
                game.nickname(Nickname { bearer, text }, Source::Thumb).expect("the same name again");
                assert!(game.tape().same_answers(&tape) && seen(game) == after, "the same again is no change");
                take_back(game);
                assert!(game.redo(Source::Thumb) && seen(game) == after, "redo is no change");
                game.load(&tape).expect("its own tape");
            }
            let Some(question) = game.question().map(|question| question.clone()) else { break };
            let answer = player(&question, &mut rng);
            if game.say(&answer, Source::Thumb).is_err() {
                break;
            }
            let after = seen(game);
            assert_eq!(with_game::<G, _>(start.sides(), &game.tape().clone(), |game| seen(game)), after);
        }
        let lines = game.tape().answer_count();
        let now = seen(game);
        for at in [lines / 3, lines / 2, lines] {
            game.show_at(Some(at));
            assert_eq!(game.shown_at(), Some(at), "it can be looked back at");
        }
        game.show_at(None);
        assert_eq!(seen(game), now);
        let mut told = 0;
        game.visit_history(u16::MAX, &mut |entry| {
            told += usize::from(matches!(entry.what, HistoryItem::Happened(happening)
                if happening.words.is_nickname()));
        });
        assert_eq!(told, called, "the history tells of each");
    });
    called as u32
}

fn hosts(seats: usize) -> GamePlay<Fray> {
    GamePlay::new(Sides((0..seats).map(|at| WarHost::example(at % 3)).collect()))
}

fn wide() -> GamePlay<Wide> {
    GamePlay::new(Sides([(); 6].into_iter().collect()))
}

#[test]
fn every_prefix_stands_and_the_same_again_is_no_change() {
    let called = [
        every_prefix_stands(&hosts(2), any_answer, 1, 80),
        every_prefix_stands(&hosts(6), any_answer, 2, 60),
        every_prefix_stands(&wide(), any_answer, 3, 60),
        (4..8).map(|seed| every_prefix_stands(&table(4), player, seed, 60)).sum(),
    ];
    assert!(called.iter().all(|&called| called > 5), "names are given: {called:?}");
}

/// Plays with the device's dice to an end: what was answered. The names are chosen apart from the answers.
fn faces<G: Game>(start: &GamePlay<G>, seed: u64, named: bool) -> (Vec<Answer>, u32) {
    let (mut rng, mut other, mut said, mut called) = (Lcg::new(seed), Lcg::new(seed + 1), Vec::new(), 0);
    let dice = Dice::from_seed([9; 32]);
    start.with(|game| {
        for _ in 0..120 {
            while named && other.below(2) == 0 {
                called += u32::from(calls(game, &mut other).is_some());
            }
            let Some(question) = game.question().map(|question| question.clone()) else { break };
            let answer = match (any_answer(&question, &mut rng), &question.kind) {
                (Answer::Dice(..), Kind::Roll(roll)) => {
                    Answer::Dice(dice.throw(roll.pool, &game.tape()).expect("a seed"), Thrown::Device)
                }
                (answer, _) => answer,
            };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
            said.push(answer);
        }
    });
    (said, called)
}

/// A game is the same game, die by die, whatever anybody is called in it.
#[test]
fn no_die_depends_on_a_name() {
    let (plain, none) = faces(&wide(), 11, false);
    let (named, many) = faces(&wide(), 11, true);
    assert!(none == 0 && many > 20 && plain.iter().any(|answer| matches!(answer, Answer::Dice(..))));
    assert_eq!(plain, named);
    assert_eq!(faces(&hosts(3), 12, false).0, faces(&hosts(3), 12, true).0);
}

/// The keys are computed line by line, and anew after a step: both leave names out.
#[test]
fn keys_that_follow_a_tape_and_keys_that_begin_anew_are_the_same() {
    let dice = Dice::from_seed([4; 32]);
    let mut rng = Lcg::new(5);
    wide().with(|game| {
        let mut following = dice.keys().expect("a seed");
        for at in 0..60 {
            calls(game, &mut rng);
            following.follow(&game.tape());
            let Some(question) = game.question().map(|question| question.clone()) else { break };
            game.say(&any_answer(&question, &mut rng), Source::Thumb).expect("an answer the question allows");
            if at % 5 == 0 {
                take_back(game);
            }
            assert_eq!(following.key(&game.tape()), dice.keys().expect("a seed").key(&game.tape()));
        }
    });
}

/// There is room for so many, and one more takes none of them away.
#[test]
fn so_many_stand_at_a_time() {
    hosts(6).with(|game| {
        let all: Vec<Bearer> = Bearer::all(&*game.scene()).collect();
        let mut call = |at: usize, text: &str| game.nickname(Nickname { bearer: all[at], text }, Source::Thumb);
        let names: Vec<String> = (0..=MAX_NICKNAMES).map(|at| format!("Name {at}")).collect();
        assert!(all.len() > MAX_NICKNAMES, "{} can be named", all.len());
        (0..MAX_NICKNAMES).for_each(|at| call(at, &names[at]).expect("there is room"));
        assert_eq!(call(MAX_NICKNAMES, &names[MAX_NICKNAMES]), Err(AnswerError::NicknamesFull));
        call(3, "Another").expect("who has one can have another");
        call(3, "").expect("or none");
        call(MAX_NICKNAMES, &names[MAX_NICKNAMES]).expect("there is room again");
        let scene = game.scene();
        assert_eq!(all[0].line(&*scene), "Name 0");
        assert_eq!(all[MAX_NICKNAMES].line(&*scene), names[MAX_NICKNAMES].as_str());
    });
}

/// The newer name is the name; without one, what the rules have.
#[test]
fn any_game_has_names_by_hand_beside_its_own() {
    let start: GamePlay<AnyGame> = table(2);
    start.with(|game| {
        let red = Bearer::Seat(Seat::RED);
        game.nickname(Nickname { bearer: red, text: "Ann" }, Source::Thumb).expect("a name");
        assert_eq!(red.line(&*game.scene()), "Ann", "the newer name is the name");
        game.nickname(Nickname { bearer: red, text: "" }, Source::Thumb).expect("none");
        assert_eq!(red.line(&*game.scene()), "Red");
    });
}
