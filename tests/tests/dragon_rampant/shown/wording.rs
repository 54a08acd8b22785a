//! How pages word things: for names in singular and plural, in the unit of the rules in play, as long as names are.

use std::collections::{BTreeMap, BTreeSet};

use dragon_rampant::DragonRampant;
use dragon_rampant::book::UnitType::{self, *};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::{Kind, PieceId, Question, Scene, Session, Show, Words};
use umpire_screens::{Key, KeyEvent, ScreenState, TextSize};
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;
use umpire_tests::words::words;

use super::{answer, random_battle, warbands};
use crate::fixture::{battle, begun, fresh, plain, to_deployment};

/// The next word after the name of a unit with which a text begins.
fn after_name(scene: &dyn Scene, words: &Words) -> Option<String> {
    let text = words.line(scene).to_string();
    let names = (0..scene.pieces()).map(|piece| Words::from(PieceId(piece)).line(scene).to_string());
    let rest = names.filter_map(|name| text.strip_prefix(&name)).min_by_key(|rest| rest.len())?;
    Some(rest.split_whitespace().next().unwrap_or_default().to_string())
}

/// What a question says of who does something, and what news say.
fn said(question: &Question, news: &[umpire_engine::table::Happening]) -> Vec<Words> {
    let deed = question.heading.deed.iter().map(|deed| deed.by.1);
    let shown = news.iter().filter_map(|line| match &line.show {
        Show::Rolled(rolled) => Some(rolled.then),
        Show::Beat(beat) => Some(beat.reason),
        Show::Clash(clash) => Some(clash.then),
        _ => None,
    });
    deed.chain([question.heading.title]).chain(news.iter().map(|line| line.words)).chain(shown).collect()
}

/// A name is one of a beast or of a host: no verb after it is of one alone.
#[test]
fn names_in_plural_have_no_singular_verb() {
    let (mut wrong, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        random_battle(seed).play(|game, question, _| {
            let scene = game.scene();
            for words in said(question, &game.news()) {
                let Some(verb) = after_name(&*scene, &words) else { continue };
                if verb.ends_with('s') {
                    wrong.insert(words.line(&*scene).to_string());
                }
                seen.insert(verb);
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(seen.len() > 12, "{seen:?}");
}

/// HR-UNIT: where centimetres are played, no page has the sign of inches: no question, no news, nothing behind *Why?*.
#[test]
fn centimetres_have_no_sign_of_inches() {
    let (mut wrong, mut asked, mut lengths) = (BTreeSet::new(), BTreeMap::<&str, u32>::new(), BTreeSet::new());
    let all = warbands();
    for seed in 0..30 {
        let mut rng = Lcg::new(seed);
        let pair = [0; 2].map(|_| &all[rng.below(3) as usize]);
        let play = to_deployment(fresh(&[pair[0], pair[1]]).says("rules: traits, rules: house").says("house: unit"));
        RandomGame::<DragonRampant>::new(play, rng).by(answer).most(250).play(|game, question, _| {
            let times = asked.entry(question.heading.id).or_default();
            *times += 1;
            if *times > 12 {
                return;
            }
            for text in ["y down", "down y"].iter().flat_map(|keys| read(game, keys)) {
                if text.contains('"') || text.contains("inch") {
                    wrong.insert(text);
                } else if text.contains("cm") {
                    lengths.insert(text);
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(["move", "retreat", "shoot-at", "leader", "cast-on"].iter().all(|id| asked.contains_key(id)), "{asked:?}");
    assert!(lengths.len() > 20, "{lengths:#?}");
    // The rules that can be looked up are read by nobody above.
    to_deployment(fresh(&[&all[0], &all[1]]).says("rules: traits, rules: house").says("house: unit")).then(|game| {
        let rules = read(game, "y right right right right down down");
        assert!(rules.contains(&"3cm of wood can be seen".to_string()), "{rules:#?}");
    });
}

/// What is on the pages while these keys are pressed, after the news.
fn read(game: &dyn Session, keys: &str) -> Vec<String> {
    let mut view = ScreenState::new();
    view.sync(game, 0);
    let mut read = words(&view.layout(game));
    let keys = keys.split_whitespace().map(|key| Key::from_id(key).expect("a key"));
    for key in std::iter::repeat_n(Key::A, 9).chain(keys) {
        if key != Key::A || view.news_at().is_some() {
            view.on_key(KeyEvent::down(key), game);
            read.extend(words(&view.layout(game)));
        }
    }
    read
}

/// The longest names of the book's warbands have room where it says who does what.
#[test]
fn deeds_have_room_for_the_longest_names() {
    let named = |entries: Vec<UnitEntry>, name: &str| -> Vec<UnitEntry> {
        entries.into_iter().map(|entry| UnitEntry { name: name.try_into().expect("16 letters"), ..entry }).collect()
    };
    let (mut wrong, all) = (BTreeSet::new(), warbands());
    for seed in 0..30 {
        let mut rng = Lcg::new(seed);
        let one = named(all[rng.below(3) as usize].clone(), "Humungous Maggot");
        let other = named(all[rng.below(3) as usize].clone(), "Goblin Ambushers");
        RandomGame::new(battle(&[&one, &other]), rng).by(answer).most(300).play(|game, question, _| {
            let scene = game.scene();
            let deed = question.heading.deed;
            for (_, words) in deed.iter().flat_map(|deed| [Some(deed.by), deed.to]).flatten() {
                let text = words.line(&*scene).to_string();
                // Units of one name are numbered, which the book's are not.
                let text = text.replace(|letter: char| letter.is_ascii_digit(), "").replace(" :", ":");
                if TextSize::Small.width(text.trim_end()) > 210 {
                    wrong.insert((question.heading.id, text));
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// DR-ACT-8: the cursor is on what the numbers of a unit are best for; a caster casts.
#[test]
fn the_likeliest_order_is_under_the_cursor() {
    let under = |of: UnitType| {
        let play = begun(&plain(&[of, LightFoot]), &plain(&[HeavyFoot]));
        let play = if play.asks() == "wild" { play.says("wild:") } else { play }.says("unit: red-1");
        let Kind::Choose(choose) = play.question().kind else { panic!("an order is chosen") };
        choose.options[usize::from(choose.preset)].key.word
    };
    assert_eq!([LightMissiles, HeavyMissiles, Scouts].map(under), ["shoot"; 3]);
    assert_eq!([EliteRiders, BellicoseFoot].map(under), ["attack"; 2]);
    assert_eq!([HeavyFoot, LightFoot, RavenousHordes].map(under), ["move"; 3]);
}

/// DR-TURN-1: this game counts turns.
#[test]
fn turns_are_called_turns() {
    let play = fresh(&[&plain(&[HeavyFoot]), &plain(&[LightFoot])]);
    assert_eq!(play.state().round_word(), "Turn");
}
