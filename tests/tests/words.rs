//! Every text of real games, on every screen they come to, in both sizes.

use std::collections::BTreeSet;

use dragon_rampant::DragonRampant;
use dragon_rampant::roster::Warband as DragonHost;
use umpire_engine::table::{
    Answer, Bearer, Kind, Layout, MAX_NICKNAME, MAX_NICKNAMES, Nickname, Roster, Session, Sides, Source, Tape, Words,
};
use umpire_outside::WarHost;
use umpire_screens::{DamageTracker, Key, KeyEvent, ScreenState, TextScale, has_room};
use umpire_tests::gallery::Shot;
use umpire_tests::game_play::with_game;
use umpire_tests::picture::{frame, picture};
use umpire_tests::plain::{doubtful, left_out};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::{random_legal, sides};
use umpire_tests::words::{cuts, faults, plural_ones, words};
use umpire_tests::{fray, play, tabletop};
use warbands_and_heroes::WarbandsAndHeroes;

#[test]
fn every_word_of_a_game_has_its_room() {
    look_through_games(TextScale::Normal);
}

#[test]
fn every_large_word_of_a_game_has_its_room() {
    look_through_games(TextScale::Large);
}

fn look_through_games(scale: TextScale) {
    let mut wrong = BTreeSet::new();
    for seed in 0..12 {
        // Two dozen answers set the game up; the rest is play.
        play::with(&Tape::new(), |game| look_through(game, (seed, scale), 250, &mut wrong));
    }
    assert!(wrong.is_empty(), "{} texts have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// The same of a rulebook from outside, among two to six sides.
#[test]
fn every_word_of_a_game_from_outside_has_its_room() {
    let mut wrong = BTreeSet::new();
    for (seed, seats) in (0..).zip([2, 3, 4, 6]) {
        let sides = Sides((0..seats).map(|at| WarHost::example(at % 3)).collect());
        for scale in [TextScale::Normal, TextScale::Large] {
            fray::with(&sides, &Tape::new(), |game| look_through(game, (seed, scale), 40, &mut wrong));
        }
    }
    assert!(wrong.is_empty(), "{} texts have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// The same of the other rulebooks on the shelf, in both sizes.
#[test]
fn every_word_of_every_rulebook_has_its_room() {
    let mut wrong = BTreeSet::new();
    for scale in [TextScale::Normal, TextScale::Large] {
        for seed in 1..4 {
            let seats = 2 + seed as usize % 3;
            let heroes: Vec<_> = (0..seats).map(warbands_and_heroes::roster::Warband::example).collect();
            let heroes = warbands_and_heroes::roster::PackedWarbands::of(heroes.iter()).expect("examples fit");
            with_game::<WarbandsAndHeroes, _>(&heroes, &Tape::new(), |game| {
                look_through(game, (seed, scale), 25, &mut wrong);
                glance_through(game, (seed, scale), 200, &mut wrong);
            });
            let dragons: Vec<_> = (0..2).map(|at| DragonHost::example(at + seed as usize)).collect();
            let dragons = dragon_rampant::roster::PackedWarbands::of(dragons.iter()).expect("examples fit");
            with_game::<DragonRampant, _>(&dragons, &Tape::new(), |game| {
                look_through(game, (seed, scale), 30, &mut wrong);
                glance_through(game, (seed, scale), 300, &mut wrong);
            });
        }
    }
    assert!(wrong.is_empty(), "{} texts have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// Calls all sides, and pieces of each, by names as long as they may be.
fn name_all(game: &mut dyn Session) {
    let all: Vec<Bearer> = Bearer::all(&*game.scene()).collect();
    for (letter, &bearer) in ('a'..).zip(all.iter().take(MAX_NICKNAMES)) {
        let mut text = letter.to_uppercase().to_string();
        while has_room(bearer, &format!("{text}e")) && text.len() < MAX_NICKNAME {
            text.push('e');
        }
        game.nickname(Nickname { bearer, text: &text }, Source::Thumb).expect("a name");
    }
}

/// Where everybody has the longest name that players can give, it stands whole wherever the rules' own does.
#[test]
fn every_word_has_its_room_where_all_are_named() {
    let mut wrong = BTreeSet::new();
    let named = |game: &mut dyn Session, (seed, scale): (u64, TextScale), before, wrong: &mut BTreeSet<String>| {
        let mut rng = Lcg::new(seed);
        for _ in 0..before {
            let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { return };
            game.say(&answer, Source::Thumb).expect("an answer the question allows is taken");
        }
        name_all(game);
        look_through(game, (seed, scale), 12, wrong);
        glance_through(game, (seed, scale), 120, wrong);
    };
    for scale in [TextScale::Normal, TextScale::Large] {
        for seed in 1..4 {
            let at = (seed, scale);
            play::with(&Tape::new(), |game| named(game, at, 24, &mut wrong));
            let hosts = Sides((0..2 * seed as usize).map(|at| WarHost::example(at % 3)).collect());
            fray::with(&hosts, &Tape::new(), |game| named(game, at, 12, &mut wrong));
            let heroes: Vec<_> =
                (0..2 + seed as usize % 3).map(warbands_and_heroes::roster::Warband::example).collect();
            let heroes = warbands_and_heroes::roster::PackedWarbands::of(heroes.iter()).expect("examples fit");
            with_game::<WarbandsAndHeroes, _>(&heroes, &Tape::new(), |game| named(game, at, 30, &mut wrong));
            let dragons: Vec<_> = (0..2).map(|at| DragonHost::example(at + seed as usize)).collect();
            let dragons = dragon_rampant::roster::PackedWarbands::of(dragons.iter()).expect("examples fit");
            with_game::<DragonRampant, _>(&dragons, &Tape::new(), |game| named(game, at, 40, &mut wrong));
            tabletop::with(&tabletop::sides(2 * seed as usize), &Tape::new(), |game| named(game, at, 1, &mut wrong));
        }
    }
    wrong.retain(|fault| fault.contains("eee"));
    assert!(wrong.is_empty(), "{} texts have no room:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// Why begins with the row under the cursor, also where only the question's text speaks of it.
#[test]
fn the_row_under_the_cursor_is_explained_first() {
    let first = |keys: &str| play::play().reads(keys).into_iter().find(|text| text.contains(": "));
    assert!(first("y").is_some_and(|text| text.starts_with("All the rules: ")), "{:?}", first("y"));
    assert!(first("down y").is_some_and(|text| text.starts_with("Elements only: ")), "{:?}", first("down y"));
}

/// A list that goes on below its page shows a sign of it at its last row, and one above at the first.
#[test]
fn a_list_that_goes_on_shows_it() {
    let pages = ["two-lines-scroll", "list-forty-eight"];
    let sizes = [TextScale::Normal, TextScale::Large];
    for (page, scale) in pages.into_iter().flat_map(|page| sizes.map(|scale| (page, scale))) {
        let Shot { game, mut view, .. } = Shot::named(page);
        view.set_text_scale(scale);
        let picture = picture(&frame(&view.layout(&game)));
        let bright = |x: usize, y: usize| picture[(y * 240 + x) * 3] > 200;
        // The upper side of a triangle, right of all words, and its tip.
        let side = |y: usize| (229..235).all(|x| bright(x, y));
        let notch = |y: usize| side(y) && !side(y + 4);
        assert!((150..216).any(notch), "{page} {scale:?}");
    }
}

/// What is said of the row under the cursor has a line of its own: the keys stay below it, in both sizes.
#[test]
fn the_keys_stay_below_what_is_said_of_a_row() {
    let hosts: Vec<_> = (0..2).map(DragonHost::example).collect();
    let hosts = dragon_rampant::roster::PackedWarbands::of(hosts.iter()).expect("examples fit");
    let mut said = BTreeSet::new();
    for scale in [TextScale::Normal, TextScale::Large] {
        with_game::<DragonRampant, _>(&hosts, &Tape::new(), |game| {
            let mut rng = Lcg::new(3);
            for _ in 0..150 {
                let Some(question) = game.question() else { break };
                let (id, answer) = (question.heading.id, any_answer(&question, &mut rng));
                let gist = match &question.kind {
                    Kind::Choose(choose) if choose.layout == Layout::Rows => {
                        let preset = &choose.options[usize::from(choose.preset)];
                        if preset.off.is_none() { preset.gist } else { "" }
                    }
                    _ => "",
                };
                drop(question);
                // As it is read: in inches, or not.
                let gist = Words::of(gist).line(&*game.scene()).to_string();
                if !gist.is_empty() {
                    let mut view = ScreenState::new();
                    view.set_text_scale(scale);
                    view.sync(game, 0);
                    skip_news(&mut view, game);
                    let read = words(&view.layout(game));
                    assert!(read.contains(&gist), "{id}: {read:?}");
                    assert!(read.iter().any(|text| text == "Choose"), "{id}: {read:?}");
                    said.insert(id);
                }
                game.say(&answer, Source::Thumb).expect("an answer the question allows is taken");
            }
        });
    }
    assert!(said.len() > 2, "{said:?}");
}

/// Whatever warbands play, nothing of a question is cut or left out for want of room, and no name in it could be of
/// either side.
#[test]
fn every_question_of_any_warbands_is_whole_and_plain() {
    read_through_games(TextScale::Normal);
}

#[test]
fn every_large_question_of_any_warbands_is_whole_and_plain() {
    read_through_games(TextScale::Large);
}

fn read_through_games(scale: TextScale) {
    let mut wrong = BTreeSet::new();
    for seed in 0..40 {
        let mut rng = Lcg::new(seed);
        let warbands = sides(random_legal(&mut rng), random_legal(&mut rng));
        play::with_sides(&warbands, &Tape::new(), |game| {
            game.say(&Answer::Pick(0), Source::Thumb).expect("all the rules");
            read_through(game, (&mut rng, scale), &mut wrong);
        });
    }
    assert!(wrong.is_empty(), "{} are in doubt:\n{}", wrong.len(), Vec::from_iter(wrong).join("\n"));
}

/// Plays a while, and reads every question with each of its rows.
fn read_through(game: &mut dyn Session, (rng, scale): (&mut Lcg, TextScale), wrong: &mut BTreeSet<String>) {
    for _ in 0..400 {
        let Some(question) = game.question() else { break };
        let (id, answer) = (question.heading.id, any_answer(&question, rng));
        let rolls = matches!(question.kind, Kind::Roll(_));
        let dice = rolls || matches!(&question.kind, Kind::Tick(tick) if tick.check.is_some());
        let extras = matches!(&question.kind, Kind::Roll(roll) if !roll.extras.is_empty());
        drop(question);
        let (mut view, mut tracker) = (ScreenState::new(), DamageTracker::new());
        view.set_text_scale(scale);
        view.sync(game, 0);
        skip_news(&mut view, game);
        wrong.extend(doubtful(game).into_iter().map(|text| format!("{id}: whose is {text:?}?")));
        let left = |view: &ScreenState| {
            let left = left_out(game, &view.layout(game));
            left.into_iter().map(|text| format!("{id}: no room for {text:?}")).collect::<Vec<_>>()
        };
        let read = |view: &ScreenState, tracker: &mut DamageTracker, wrong: &mut BTreeSet<String>| {
            let stack = view.layout(game);
            let bands: Vec<usize> = stack.dirty_bands(tracker).iter().map(|dirty| dirty.band).collect();
            wrong.extend(cuts(&stack, bands.clone()).into_iter().map(|cut| format!("{id}: {cut}")));
            wrong.extend(plural_ones(&stack, bands).into_iter().map(|text| format!("{id}: {text:?} is one")));
        };
        wrong.extend(left(&view));
        for _ in 0..6 {
            read(&view, &mut tracker, wrong);
            // Below two things to do before a roll these are done.
            if extras {
                break;
            }
            view.on_key(KeyEvent::down(Key::Down), game);
        }
        // However far the list of a roll is scrolled, and with dice of their own.
        if dice {
            wrong.extend(left(&view));
        }
        if rolls {
            view.on_key(KeyEvent::down(Key::Right), game);
            read(&view, &mut tracker, wrong);
            wrong.extend(left(&view));
        }
        if game.say(&answer, Source::Thumb).is_err() {
            break;
        }
    }
}

/// What has happened is not what is asked; the last page of all stays.
fn skip_news(view: &mut ScreenState, game: &dyn Session) {
    let mut page = None;
    while view.news_at().is_some() && view.news_at() != page {
        page = view.news_at();
        view.on_key(KeyEvent::down(Key::A), game);
    }
}

/// Plays so many answers, and looks at every page on the way.
fn look_through(game: &mut dyn Session, (seed, scale): (u64, TextScale), answers: usize, wrong: &mut BTreeSet<String>) {
    let mut rng = Lcg::new(seed);
    let (mut view, mut tracker) = (ScreenState::new(), DamageTracker::new());
    view.set_text_scale(scale);
    for step in 0..answers {
        view.sync(game, rng.below(u32::MAX).into());
        look_at(&mut view, game, &mut tracker, step % 8 == 0, wrong);
        let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { break };
        if game.say(&answer, Source::Thumb).is_err() {
            break;
        }
    }
}

/// Plays so many answers, and reads every question, its title and what is said of three of its rows.
fn glance_through(
    game: &mut dyn Session,
    (seed, scale): (u64, TextScale),
    answers: usize,
    wrong: &mut BTreeSet<String>,
) {
    let (mut rng, mut tracker) = (Lcg::new(seed), DamageTracker::new());
    for _ in 0..answers {
        let Some(question) = game.question() else { break };
        let (id, answer) = (question.heading.id, any_answer(&question, &mut rng));
        drop(question);
        let mut view = ScreenState::new();
        view.set_text_scale(scale);
        view.sync(game, 0);
        skip_news(&mut view, game);
        for _ in 0..3 {
            let stack = view.layout(game);
            let bands: Vec<usize> = stack.dirty_bands(&mut tracker).iter().map(|dirty| dirty.band).collect();
            let found = faults(&stack, bands.clone()).into_iter().chain(cuts(&stack, bands));
            wrong.extend(found.map(|fault| format!("{id}: {fault}")));
            view.on_key(KeyEvent::down(Key::Down), game);
        }
        if game.say(&answer, Source::Thumb).is_err() {
            break;
        }
    }
}

/// Leafs through the news, runs over every row and turns to the other pages, now and then down to the end of each,
/// noting what has no room.
fn look_at(
    view: &mut ScreenState,
    game: &dyn Session,
    tracker: &mut DamageTracker,
    deep: bool,
    wrong: &mut BTreeSet<String>,
) {
    let mut see = |view: &ScreenState, log: bool| {
        let stack = view.layout(game);
        let asked = game.question().map_or("over", |question| question.heading.id);
        let bands: Vec<usize> = stack.dirty_bands(tracker).iter().map(|dirty| dirty.band).collect();
        wrong.extend(faults(&stack, bands.clone()).into_iter().map(|fault| format!("{asked}: {fault}")));
        wrong.extend(plural_ones(&stack, bands.clone()).into_iter().map(|text| format!("{asked}: {text:?} is one")));
        // A line of the log may be cut.
        if !log {
            wrong.extend(cuts(&stack, bands).into_iter().map(|cut| format!("{asked}: {cut}")));
        }
    };
    see(view, false);
    // The pages of what happened, one after the other.
    let mut leaf = view.clone();
    let mut page = None;
    // The last of all stays.
    while leaf.news_at().is_some() && leaf.news_at() != page {
        page = leaf.news_at();
        leaf.on_key(KeyEvent::down(Key::A), game);
        see(&leaf, false);
    }
    let right = [Key::Right; 8];
    let down = [Key::Down; 14];
    for key in down.into_iter().chain(right) {
        view.on_key(KeyEvent::down(key), game);
        see(view, false);
    }
    // Why, state, two sides, dice, the rules, steps, the log; and all eight Elements of a side.
    let row = [&[Key::Down][..], &[Key::Right; 7]].concat();
    let inside = if deep { [&row[..], &[Key::Down; 3]].concat() } else { vec![Key::Down] };
    let mut look = view.clone();
    for page in (0..12).map(|page| if page == 0 { Key::Y } else { Key::Right }) {
        look.on_key(KeyEvent::down(page), game);
        see(&look, true);
        let mut leaf = look.clone();
        for key in &inside {
            leaf.on_key(KeyEvent::down(*key), game);
            see(&leaf, true);
        }
    }
}
