//! Sums and pools of any size: every page has room for its words, and every answer can be given by thumb.

use std::collections::BTreeSet;

use umpire_engine::dice::{Die, Faces, Need, Op, Pool, Score};
use umpire_engine::table::{
    Amount, Answer, Asked, Choose, Happening, Kind, Layout, Limit, Modifier, Opt, Roll, Rolled, Seat, Show, Thrown,
    Tick, Tone, Words,
};
use umpire_screens::{DamageTracker, Intent, ScreenState};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, act, press, reads};
use umpire_tests::words::{cuts, faults};

const RED: Asked = Asked::Seat(Seat::RED);

/// Numbers of dice at which something changes, and some between.
const COUNTS: [u8; 17] = [1, 2, 3, 4, 5, 6, 7, 9, 12, 13, 16, 20, 21, 29, 36, 40, 48];

/// Every way to count dice of a kind, with needs in the middle, and where all dice hit or hardly any.
fn scores(pool: Pool) -> Vec<Score> {
    let sides = i16::from(pool.die.sides());
    let needs = [Op::AtLeast, Op::AtMost, Op::Above];
    let ends = [1, sides].map(|value| Score::Each(Need { op: Op::AtLeast, value }));
    let most = sides * i16::from(pool.count);
    let each = needs.map(|op| Score::Each(Need { op, value: sides / 2 + 1 }));
    let sums = needs.map(|op| Score::Sum { plus: -12, need: Some(Need { op, value: most / 2 + 1 }) });
    let totals = [100, 0].map(|plus| Score::Sum { plus, need: None });
    each.into_iter().chain(ends).chain(sums).chain(totals).chain([Score::Read]).collect()
}

fn pools() -> impl Iterator<Item = (Pool, Score)> {
    let pools = Die::ALL.into_iter().flat_map(|die| COUNTS.map(|count| Pool { count, die }));
    pools.flat_map(|pool| scores(pool).into_iter().map(move |score| (pool, score)))
}

/// One of each kind: where faces are only shown, it is all the same what they needed.
fn few() -> impl Iterator<Item = (Pool, Score)> {
    pools().filter(|(pool, score)| match score {
        Score::Each(need) => need.op == Op::AtMost,
        Score::Sum { need, .. } => need.is_some_and(|need| need.op == Op::Above) && pool.count < 13,
        Score::Read => true,
    })
}

fn roll(pool: Pool, score: Score) -> Roll {
    let why = [("Strength lost", Amount::Plus(-2)), ("Into the flank", Amount::Dice(10)), ("Rough", Amount::Bonus)];
    let why = why.map(|(name, amount)| Modifier { amount, name }).into_iter().take(usize::from(pool.count % 4));
    Roll { why: why.collect(), most: 48, hits_only: pool.count.is_multiple_of(3), ..Roll::new("Courage", pool, score) }
}

/// A throw from the lowest face to the highest, round and round.
fn thrown(pool: Pool, score: Score, tone: Tone, word: &'static str) -> Rolled {
    let faces: Faces = (0..pool.count).map(|i| (u32::from(i) * 7 % u32::from(pool.die.sides())) as u8 + 1).collect();
    let then = Words::of("Now they strike back");
    Rolled {
        name: "Courage",
        die: pool.die,
        score,
        hits: score.hits(&faces),
        counted: "",
        faces,
        tone,
        word,
        worth: None,
        then,
    }
}

fn asks(kind: Kind) -> StillMatch {
    StillMatch::asks(RED, "Spear Thanes", "", kind)
}

/// What is wrong with the words of a page, after each of these keys.
fn look(game: &StillMatch, keys: &str, what: &str, wrong: &mut BTreeSet<String>) {
    let (mut view, mut tracker) = (ScreenState::new(), DamageTracker::new());
    view.sync(game, 0);
    for key in std::iter::once(None).chain(keys.split_whitespace().map(Some)) {
        if let Some(key) = key {
            press(&mut view, game, key);
        }
        let stack = view.layout(game);
        let bands: Vec<usize> = stack.dirty_bands(&mut tracker).iter().map(|dirty| dirty.band).collect();
        let all = faults(&stack, bands.clone()).into_iter().chain(cuts(&stack, bands));
        wrong.extend(all.map(|fault| format!("{what}: {fault}")));
    }
}

fn none(wrong: BTreeSet<String>) {
    let lines: Vec<String> = wrong.into_iter().collect();
    assert!(lines.is_empty(), "{} texts have no room:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn any_roll_has_room_for_its_words() {
    let mut wrong = BTreeSet::new();
    for (pool, score) in pools() {
        look(&asks(Kind::Roll(roll(pool, score))), "", &format!("{pool} {score:?}"), &mut wrong);
    }
    none(wrong);
}

#[test]
fn any_dice_can_be_entered() {
    let mut wrong = BTreeSet::new();
    for (pool, score) in few() {
        look(
            &asks(Kind::Roll(roll(pool, score))),
            "right up a a down left left",
            &format!("{pool} {score:?}"),
            &mut wrong,
        );
    }
    none(wrong);
}

#[test]
fn any_throw_has_room_for_its_words() {
    let mut wrong = BTreeSet::new();
    for (i, (pool, score)) in pools().enumerate() {
        let tone = [Tone::Bad, Tone::Good, Tone::Great][i % 3];
        let word = ["", "HELD", "DESTROYED", "Battered"][i % 4];
        let show = Show::Rolled(thrown(pool, score, tone, word));
        let news = Happening { show, ..Happening::line("still", Some(Seat::RED), None, "Rolled".into()) };
        let game = asks(Kind::Roll(roll(pool, score))).news(news);
        look(&game, "", &format!("{pool} {score:?} {word}"), &mut wrong);
    }
    none(wrong);
}

#[test]
fn any_dice_can_be_ticked() {
    let mut wrong = BTreeSet::new();
    let limit = Limit { min: 0, max: 3, unit: "dice" };
    for (pool, score) in few() {
        let kind = Kind::Tick(Tick::of_dice(thrown(pool, score, Tone::Good, ""), limit));
        look(&asks(kind), "a left a up a down x", &format!("{pool} {score:?}"), &mut wrong);
    }
    none(wrong);
}

#[test]
fn any_die_of_many_can_be_changed() {
    let mut wrong = BTreeSet::new();
    // A list holds so many options.
    for (pool, score) in pools().filter(|(pool, _)| (2..=13).contains(&pool.count)) {
        let changes = (0..pool.count).map(|die| Opt::new("change", Words::with("Change {}", die)));
        let options = [Opt::new("stands", "Let it stand")].into_iter().chain(changes).collect();
        let layout = Layout::Dice(thrown(pool, score, Tone::Good, "HELD"));
        let kind = Kind::Choose(Choose { options, preset: 0, layout, other: None });
        look(&asks(kind), "right left", &format!("{pool} {score:?}"), &mut wrong);
    }
    none(wrong);
}

#[test]
fn reasons_scroll_to_their_ends() {
    let seen = |keys: &str| {
        let words = reads("sum-scroll", keys);
        ["Leader near", "Strength lost", "Fear of Riders", "Higher ground", "In the dark"]
            .map(|name| words.iter().any(|word| word == name))
    };
    assert_eq!(seen("up up up up"), [true, true, true, false, false]);
    assert_eq!(seen("up"), [false, true, true, true, false], "no key is lost past the end");
    assert_eq!(seen(""), [false, false, true, true, true]);
    assert_eq!(act("sum-scroll", "a"), Intent::Roll);
}

#[test]
fn beside_buttons_left_goes_round_the_reasons() {
    assert!(reads("sum-aside", "").contains(&"Fear of Riders".into()));
    assert!(!reads("sum-aside", "left").contains(&"Fear of Riders".into()));
    assert_eq!(act("sum-asides", "down"), Intent::Answer(Answer::Pick(1)));
}

#[test]
fn the_cursor_passes_over_what_is_known() {
    assert_eq!(
        act("pool-facts", "a x"),
        Intent::AnswerThenRoll(Answer::Ticks(0b01)),
        "the first fact, below the target"
    );
    assert_eq!(act("pool-facts", "up a x"), Intent::AnswerThenRoll(Answer::Ticks(0b10)), "round the end");
    assert_eq!(
        act("pool-facts", "down down down a x"),
        Intent::AnswerThenRoll(Answer::Ticks(0b01)),
        "below all, round"
    );
    assert_eq!(act("pool-facts-known", "a x"), Intent::AnswerThenRoll(Answer::Ticks(0)), "known reasons are no facts");
    assert_eq!(act("pool-facts-known", "down a x"), Intent::AnswerThenRoll(Answer::Ticks(0b01)));
}

#[test]
fn ticks_change_need_and_dice() {
    assert!(reads("pool-facts", "").contains(&"4+".into()));
    assert!(reads("pool-facts", "a").iter().filter(|word| *word == "5+").count() == 2, "the need and its reason");
    assert!(reads("pool-facts", "down a").contains(&"10d6".into()));
}

#[test]
fn hits_are_counted_by_ones_and_fives() {
    assert_eq!(act("own-hits-day", "a"), Intent::Answer(Answer::Hits(0)), "none is counted yet");
    assert_eq!(
        act("own-hits-day", "up right right right right right a"),
        Intent::Answer(Answer::Hits(20)),
        "as many as there are dice"
    );
    assert_eq!(act("own-hits-day", "up left down a"), Intent::Answer(Answer::Hits(0)));
    assert_eq!(act("own-hits-day", "left left a"), Intent::Answer(Answer::Hits(0)), "to faces and back");
    assert_eq!(act("own-hits-day", "right right down a"), Intent::Answer(Answer::Hits(9)));
    assert_eq!(act("own-hits-day", "b a"), Intent::Roll, "one step back are the device's dice");
}

#[test]
fn hits_or_faces_as_players_like() {
    let Intent::Answer(Answer::Dice(faces, Thrown::Table)) =
        act("own-hits-day", &format!("left up{} a", " a".repeat(19)))
    else {
        panic!("faces are entered")
    };
    assert_eq!(faces, [5; 20]);
    assert_eq!(act("own-twelve", "left left a"), Intent::Answer(Answer::Hits(0)), "a few dice begin with faces");
    assert_eq!(act("own-sum", "b a"), Intent::Roll, "a sum has no hits to count");
}

#[test]
fn sorted_dice_are_entered_face_by_face() {
    let keys = format!("right up up up up{} down{} left down right a", " a".repeat(10), " a".repeat(37));
    let Intent::Answer(Answer::Dice(faces, Thrown::Table)) = act("pool-most", &keys) else {
        panic!("faces are entered")
    };
    assert_eq!(faces[..10], [6; 10]);
    assert_eq!(faces[10..46], [5; 36], "dice to come follow");
    assert_eq!(faces[46..], [4, 5], "those entered do not");
}

#[test]
fn ticked_dice_are_told_by_their_place_in_the_throw() {
    let Shot { game, .. } = Shot::named("dice-twelve-day");
    let question = game.question();
    let Some(Kind::Tick(Tick { dice: Some(rolled), .. })) = question.as_deref().map(|question| &question.kind) else {
        panic!("dice are ticked")
    };
    let mut sorted: Vec<u8> = rolled.faces.to_vec();
    sorted.sort_unstable_by_key(|face| 6 - face);
    let first = sorted.iter().position(|&face| face < 4).expect("a miss");
    // The picture has the two best misses ticked.
    let Intent::Answer(Answer::Ticks(ticked)) = act("dice-twelve-day", "x") else { panic!("ticks are said") };
    let faces = (0..12).filter(|die| ticked >> die & 1 == 1).map(|die| rolled.faces[die]);
    assert_eq!(faces.collect::<Vec<u8>>(), sorted[first..first + 2]);
    let Intent::Answer(Answer::Ticks(ticked)) = act("dice-twelve-day", "left a left a down x") else {
        panic!("none is left")
    };
    assert_eq!(ticked, 0, "the same two again");
}

#[test]
fn too_many_ticked_dice_are_refused() {
    assert_eq!(act("dice-d100", "x"), Intent::Stay);
    assert!(reads("dice-d100", "x").contains(&"4 ticked: tick up to 3 dice".into()));
    assert!(matches!(act("dice-d100", "a x"), Intent::Answer(Answer::Ticks(_))), "one less");
}

#[test]
fn a_step_along_many_dice_draws_two_places() {
    let Shot { game, mut view, .. } = Shot::named("dice-most");
    let mut tracker = DamageTracker::new();
    view.layout(&game).dirty_bands(&mut tracker);
    press(&mut view, &game, "right");
    let dirty = view.layout(&game).dirty_bands(&mut tracker);
    assert!(dirty.len() == 1 && dirty[0].columns.len() <= 160, "{dirty:?}");
    press(&mut view, &game, "down");
    assert_eq!(view.layout(&game).dirty_bands(&mut tracker).len(), 2, "two rows");
    press(&mut view, &game, "a");
    assert_eq!(view.layout(&game).dirty_bands(&mut tracker).len(), 2, "its row, and how many are ticked");
}

#[test]
fn turning_a_die_of_many_leaves_the_others_alone() {
    let Shot { game, mut view, .. } = Shot::named("own-faces");
    let mut tracker = DamageTracker::new();
    view.layout(&game).dirty_bands(&mut tracker);
    press(&mut view, &game, "up");
    assert!(view.layout(&game).dirty_bands(&mut tracker).iter().all(|dirty| dirty.columns == (0..80)));
}
