//! Were: the die, the change, and that nobody knows before (DR-WERE-1 to DR-WERE-3).

use dragon_rampant::book::Fantastical::{Fearful, Were};
use dragon_rampant::book::UnitType::{HeavyFoot, LesserWarbeasts, LightFoot, LightMissiles};
use dragon_rampant::book::{HouseRule, Spell, TypeOption};
use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Battle, DragonRampant, Flag, MagicEvent, UnitId};
use umpire_engine::dice::{Die, Score};
use umpire_engine::table::{
    Answer, Game, Happening, Kind, Question, Rolled, Seat, Session, Source, Thrown, Tone, Words,
};
use umpire_screens::{Key, KeyEvent, ScreenState};
use umpire_tests::picture::{frame, picture};
use umpire_tests::random::{Lcg, any_answer};

use super::{PASS, caster, fought, on_pair, sixes, with};
use crate::fixture::{BattlePlay, Fought, battle, plain, unit};

/// Blue has a Were among two Heavy Foot; Red shoots so that one of them loses a point, and it stands.
fn shot(target: &str, pair: u8) -> BattlePlay {
    on_pair(&plain(&[LightMissiles, LightMissiles]), &[with(HeavyFoot, Were), unit(HeavyFoot, &[], &[])], pair)
        .says("unit: red-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: {target}, aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 6 6", sixes(3)))
}

/// DR-WERE-2: after Courage a die; on 5 and 6 it changes.
#[test]
fn a_were_changes_on_5_and_6() {
    for face in 1..=6 {
        let play = shot("blue-1", 0).shows("were");
        assert_eq!(play.roll().pool.count, 1);
        let play = play.says(&format!("were: {face}"));
        assert_eq!(play.is("blue-1", Flag::Changed), face >= 5, "{face}");
    }
}

/// DR-WERE-2: the owner may name another pair in secret, which is as likely.
#[test]
fn another_pair_of_faces_is_as_likely() {
    for (pair, faces) in [(0, [5, 6]), (1, [3, 4]), (2, [1, 2])] {
        let change = |face: &u8| shot("blue-1", pair).says(&format!("were: {face}")).is("blue-1", Flag::Changed);
        assert_eq!((1..=6).filter(change).collect::<Vec<u8>>(), faces);
    }
}

/// DR-WERE-1: any unit of that side throws, and only a Were changes.
#[test]
fn all_of_its_side_throw_and_only_a_were_changes() {
    let play = shot("blue-2", 0).shows("were").says("were: 6");
    assert!(!play.is("blue-2", Flag::Changed) && !play.is("blue-1", Flag::Changed));
}

/// DR-WERE-2: who lost nothing does not throw, and a side without a Were never.
#[test]
fn who_lost_nothing_does_not_throw() {
    let play = fought(&plain(&[LightMissiles]), &[with(HeavyFoot, Were)])
        .says("unit: red-1, order: shoot")
        .says(PASS)
        .says("aim:, shoot: 6 6 1 1 1 1 1 1 1 1 1 1");
    assert_eq!((play.asks().as_str(), play.sp("blue-1")), ("unit", 12));
    let play = fought(&plain(&[LightMissiles]), &plain(&[HeavyFoot, HeavyFoot]))
        .says("unit: red-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: blue-1, aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 6 6", sixes(3)));
    assert_eq!(play.asks(), "unit");
}

/// DR-WERE-2, AMB-107: a Power Bolt is magic, and makes it throw.
#[test]
fn a_power_bolt_makes_it_throw() {
    fought(&[caster()], &[with(HeavyFoot, Were)])
        .says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1, test: 6 6")
        .says(&format!("aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 6 6", sixes(3)))
        .shows("were");
}

/// DR-WERE-3: Lesser Warbeasts at 6 Strength, and nothing counts as lost; once in a game, and then nobody throws.
#[test]
fn it_becomes_lesser_warbeasts() {
    let play = shot("blue-1", 0).says("were: 5");
    let b = play.state();
    let id = play.id("blue-1");
    assert_eq!((b.unit(id).strength, b.unit(id).start, b.unit(id).lost()), (6, 6, 0));
    assert_eq!(b.profile(id), LesserWarbeasts.profile());
    assert!(b.is_known_were(id));
    let again = play
        .says("unit: red-2, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: blue-2, aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 6 6", sixes(3)));
    assert_eq!(again.asks(), "wild", "nobody throws, and in its own phase it charges wildly");
}

/// DR-WERE-1: its options and Fearful are those of its form.
#[test]
fn each_form_has_its_own_options() {
    let mut were = unit(LightFoot, &[TypeOption::LightOffensive], &[Were, Fearful]);
    were.build.beast_options = [TypeOption::LesserCunning].into_iter().collect();
    let mut b = battle(&[&[were], &plain(&[HeavyFoot])]).state();
    assert_eq!((b.profile(UnitId(0)).attack_value, b.unit(UnitId(0)).is_fearful()), (4, true));
    change(&mut b);
    assert_eq!((b.profile(UnitId(0)).defence_value, b.unit(UnitId(0)).is_fearful()), (5, false));
}

fn change(b: &mut Battle) -> Option<Happening> {
    let faces = [6].into_iter().collect();
    let (tone, word, then) = (Tone::Good, "", Words::NONE);
    let rolled = Rolled {
        name: "Were",
        die: Die::D6,
        score: Score::Read,
        faces,
        hits: 0,
        counted: "",
        tone,
        word,
        worth: None,
        then,
    };
    DragonRampant::apply(b, MagicEvent::WereTest(UnitId(0), rolled, true).into())
}

/// A Were that is befuddled, changed.
fn changed(house: &[HouseRule]) -> Battle {
    let mut b = battle(&[&[with(HeavyFoot, Were)], &[caster()]]).state();
    house.iter().for_each(|rule| b.house = b.house.and(*rule));
    DragonRampant::apply(&mut b, MagicEvent::Cast(UnitId(1), Spell::BefuddleThee, UnitId(0)).into());
    change(&mut b);
    b
}

/// DR-WERE-3, AMB-59, HR-WEREBAT: marker and spells stay; or the marker goes, and with it a Befuddle.
#[test]
fn the_marker_and_spells_stay_with_it() {
    let b = changed(&[]);
    assert!(b.unit(UnitId(0)).is_battered() && b.units[1].spell.is_some());
    let b = changed(&[HouseRule::WereBattered]);
    assert!(!b.unit(UnitId(0)).is_battered() && b.units[1].spell.is_none());
}

/// DR-WERE-3, AMB-100: it is worth what both forms cost; until it has changed it seems to be worth less.
#[test]
fn its_points_are_those_of_what_it_seems_to_be() {
    let mut b = battle(&[&[with(HeavyFoot, Were)], &plain(&[HeavyFoot])]).state();
    assert_eq!((b.unit(UnitId(0)).points, b.shown_points(UnitId(0))), (9, 4));
    assert!(!b.shown_rules(UnitId(0)).has(Were));
    change(&mut b);
    assert_eq!((b.unit(UnitId(0)).points, b.shown_points(UnitId(0))), (9, 9));
    assert!(b.shown_rules(UnitId(0)).has(Were));
}

/// DR-WERE-1: one that leaves play unchanged is known: its whole worth counts.
#[test]
fn one_that_is_gone_is_known() {
    // Eight hits on Armour 3 take two; 2 - 2 routs.
    let play = fought(
        &plain(&[LightMissiles]),
        &[unit(HeavyFoot, &[], &[]), with(HeavyFoot, Were), unit(HeavyFoot, &[], &[])],
    )
    .says("unit: red-1, order: shoot")
    .says(PASS)
    .says(&format!("shoot-at: blue-2, aim:, shoot: {} 1 1 1 1 1 1, courage: 1 1", sixes(6)));
    let play = if play.asks() == "leader" { play.says("leader: no") } else { play };
    assert!(!play.unit("blue-2").on_table());
    assert!(play.state().is_known_were(play.id("blue-2")));
    assert!(play.heard().iter().any(|line| line.ends_with("was a Were")), "{:?}", play.heard());
    assert_eq!(play.asks(), "unit", "nobody throws any more");
}

/// DR-SETUP-3: that there is a Were is announced, and its owner alone names his faces.
#[test]
fn that_there_is_a_were_is_announced() {
    let play = battle(&[&plain(&[LightMissiles]), &[with(HeavyFoot, Were)]]).shows("were-pair");
    assert!(play.heard().contains(&"Blue has 1 Were unit".into()), "{:?}", play.heard());
    assert!(matches!(play.question().kind, Kind::Secret(secret) if secret.seats == [Seat::BLUE]));
}

/// A side of three Heavy Foot, one of them a Were.
fn hiding(at: usize) -> Vec<UnitEntry> {
    (0..3).map(|unit_at| if unit_at == at { with(HeavyFoot, Were) } else { unit(HeavyFoot, &[], &[]) }).collect()
}

/// Everything that is seen of a battle in which this unit is the Were, answered at random, as long as nobody knows it.
fn seen(at: usize, seed: u64, answers: usize) -> (Vec<String>, u16) {
    let begun = fought(&plain(&[LightMissiles, LightMissiles]), &hiding(at));
    let known = |game: &dyn Session| {
        let tape = game.tape().clone();
        let b = umpire_engine::table::stand::<DragonRampant>(begun.sides(), tape).expect("a tape of these rules").0;
        (2..5).any(|unit| b.is_known_were(UnitId(unit)))
    };
    begun.with(|game| {
        let (mut rng, mut seen, mut thrown) = (Lcg::new(seed), Vec::new(), 0);
        for _ in 0..answers {
            let Some(question) = game.question().map(|open| open.clone()) else { break };
            thrown += u16::from(question.heading.id == "were" && matches!(question.kind, Kind::Roll(_)));
            let answer = eager(&question, &mut rng);
            game.say(&answer, Source::Thumb).expect("it is allowed");
            if known(game) {
                break;
            }
            seen.push(format!("{:?} {:?} {:?}", game.question(), game.news(), game.log()));
            if seen.len() % 30 == 0 {
                seen.extend(pages(game));
            }
        }
        (seen, thrown)
    })
}

/// An answer at random, of players who want to fight: they shoot where they can, and their orders pass.
fn eager(question: &Question, rng: &mut Lcg) -> Answer {
    match (question.heading.id, &question.kind) {
        ("agree", _) => Answer::Pick(1),
        ("unit", Kind::Choose(choose)) => Answer::Pick(rng.below(choose.options.len() as u32 - 2) as u8),
        ("order", Kind::Choose(choose)) => {
            let shoots = choose.options.iter().position(|row| row.key == "shoot".into() && row.off.is_none());
            shoots.map_or_else(|| any_answer(question, rng), |at| Answer::Pick(at as u8))
        }
        ("test", _) => Answer::Dice([6, 6].into_iter().collect(), Thrown::Table),
        _ => any_answer(question, rng),
    }
}

/// What thumbs find: the question and its pages.
fn pages(game: &mut dyn Session) -> Vec<String> {
    let mut view = ScreenState::new();
    view.sync(game, 7);
    let keys = [Key::A, Key::A, Key::Y, Key::Down, Key::Up, Key::Right, Key::Down, Key::Right, Key::Y];
    let mut seen = Vec::new();
    for key in keys {
        view.on_key(KeyEvent::down(key), game);
        seen.push(picture(&frame(&view.layout(game))).iter().map(|byte| format!("{byte:x}")).collect());
    }
    seen
}

/// DR-WERE-1, AMB-100: whichever unit is the Were, nothing that is asked, told or shown differs until it is known.
#[test]
fn nothing_tells_which_unit_it_is() {
    let mut thrown = 0;
    for seed in 0..4 {
        let [(first, dice), (second, _), (third, _)] = [0, 1, 2].map(|at| seen(at, seed, 150));
        for other in [&second, &third] {
            let same = first.iter().zip(other).take_while(|(one, other)| one == other).count();
            assert_eq!(same, first.len().min(other.len()), "seed {seed}");
        }
        thrown += dice;
    }
    assert!(thrown > 12, "{thrown} dice were thrown");
}
