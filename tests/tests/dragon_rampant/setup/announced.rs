//! What all are told or asked before the battle, of rosters that are not like others.

use dragon_rampant::book::Fantastical::{Hatred, Were};
use dragon_rampant::book::UnitType::{EliteFoot, HeavyFoot, HeavyRiders, LightFoot, Scouts};
use dragon_rampant::roster::{Models, PackedWarbands, UnitEntry, Warband};
use dragon_rampant::{Departure, Place};
use umpire_engine::table::{Happening, Kind, Scene, Seat, Show};
use umpire_tests::game_play::GamePlay;

use crate::fixture::{BattlePlay, Fought, deployed, plain, to_deployment, unit, warband};

fn of(sides: [Warband; 2]) -> BattlePlay {
    GamePlay::new(PackedWarbands::of(sides.iter()).expect("they fit a battle"))
}

fn of_models(entry: UnitEntry, models: Models) -> UnitEntry {
    UnitEntry { models, ..entry }
}

/// Everything that is heard until deployment.
fn heard(mut play: BattlePlay) -> Vec<String> {
    let mut all = Vec::new();
    for step in ["rules: traits", "rules: fight", "terrain: done", "trait: none", "trait: none", "roles: red"] {
        play = play.says(step);
        all.extend(play.heard());
    }
    all
}

/// DR-SETUP-3, DR-WB-4: Leaders' units, and those of one model or few, are announced; of Were that there are some.
#[test]
fn leaders_and_few_models_are_announced() {
    let red = [
        of_models(unit(EliteFoot, &[], &[]), Models::Single),
        of_models(unit(HeavyFoot, &[], &[]), Models::Reduced),
        unit(LightFoot, &[], &[Were]),
    ];
    let blue = [unit(HeavyFoot, &[], &[]), of_models(unit(Scouts, &[], &[]), Models::Single)];
    let heard = heard(of([warband(&red), warband(&blue)]));
    let told: Vec<&str> = heard.iter().map(String::as_str).filter(|line| !line.contains("trait")).collect();
    let announced =
        ["Elite Foot: Leader, single", "Heavy Foot: few models", "Heavy Foot: the Leader", "Scouts: single model"];
    assert_eq!(told.iter().filter(|line| announced.contains(line)).count(), 4, "{told:?}");
    assert!(told.contains(&"Red has 1 Were unit"), "{told:?}");
    assert!(!told.iter().any(|line| line.starts_with("Light Foot")), "nobody says which: {told:?}");
}

/// DR-SETUP-3, DR-WB-4: what is announced has a page: models of both sides one; where all units are whole there is none.
#[test]
fn what_is_announced_has_a_page() {
    let single = || of_models(unit(EliteFoot, &[], &[]), Models::Single);
    let few = || of_models(unit(HeavyFoot, &[], &[]), Models::Reduced);
    let beats = |red: &[UnitEntry], blue: &[UnitEntry]| {
        let play = of([warband(red), warband(blue)]).says("rules: traits, rules: fight, terrain: done");
        let play = play.says("trait: none, trait: none, roles: red");
        let battle = play.state();
        let beat = |line: &Happening| match line.show {
            Show::Beat(beat) => {
                Some((line.seat, beat.big.line(&battle).to_string(), beat.reason.line(&battle).to_string()))
            }
            _ => None,
        };
        play.news().iter().filter_map(beat).collect::<Vec<_>>()
    };
    let says = |seat: Option<Seat>, big: &str, reason: &str| (seat, big.to_string(), reason.to_string());
    let blue = Some(Seat::BLUE);
    let whole = [unit(HeavyFoot, &[], &[])];
    assert_eq!(beats(&whole, &whole), []);
    assert_eq!(beats(&[single()], &whole), [says(None, "MODELS", "Elite Foot: one model")]);
    assert_eq!(beats(&whole, &[few()]), [says(None, "MODELS", "Heavy Foot: few models")]);
    assert_eq!(beats(&[single()], &[few()]), [says(None, "MODELS", "Units of one model: 1; few: 1")]);
    assert_eq!(
        beats(&[single(), single(), few()], &[unit(LightFoot, &[], &[Were])]),
        [says(None, "MODELS", "Units of one model: 2; few: 1"), says(blue, "WERE", "Blue has 1 Were unit")]
    );
    // DR-HATRED-1: the race is named on a page, too.
    let race = |mut entry: UnitEntry| {
        entry.race = "Orcs".try_into().expect("it is short");
        entry
    };
    assert_eq!(
        beats(&[unit(HeavyFoot, &[], &[Hatred])], &[race(unit(HeavyFoot, &[], &[]))]),
        [says(Some(Seat::RED), "HATRED", "Red hates Orcs")]
    );
    // DR-SETUP-3: whoever picks a trait sees whose unit has the Leader.
    let play = of([warband(&whole), warband(&whole)]).says("rules: traits, rules: fight, terrain: done").shows("trait");
    let deed = play.question().heading.deed.expect("who it is about");
    assert_eq!(deed.by.1.line(&play.state()), "Heavy Foot: Leader");
}

/// DR-CONV-14: a unit's page says how many models are left: one a point, a share rounded up, or the only one.
#[test]
fn a_page_says_how_many_models_are_left() {
    let red = [
        unit(HeavyFoot, &[], &[]),
        of_models(unit(LightFoot, &[], &[]), Models::Reduced),
        of_models(unit(EliteFoot, &[], &[]), Models::Single),
    ];
    let play = deployed(to_deployment(of([warband(&red), warband(&red)]).says("rules: traits")));
    let play = ["red-1", "red-2"].iter().fold(play, |play, id| crate::shown::corrects(play, id, "strength", 7));
    let battle = play.state();
    let next = |id| battle.details(play.id(id)).expect("its page").next.line(&battle).to_string();
    assert_eq!(next("red-1"), "7 models stand");
    // Of three models for 12 points 5 lost are floor(5 * 3 / 12) = 1 off: 2 of 3; of six floor(5 * 6 / 12) = 2: 4 of 6.
    assert_eq!(next("red-2"), "6 models: 4 left; 3: 2 left");
    assert_eq!(next("red-3"), "One model to the last");
    let traits =
        |id| battle.details(play.id(id)).expect("its page").traits.iter().map(|own| own.name).collect::<Vec<_>>();
    assert_eq!(traits("red-2").first(), Some(&"Few models"), "and how others are counted");
    assert!(!traits("red-1").contains(&"Few models"));
}

fn sized(size: u8, units: &[UnitEntry]) -> Warband {
    Warband { size, ..warband(units) }
}

/// DR-SETUP-2, DR-WB-1: rosters of unlike sizes: all say which game it is, and who is over it leaves something at home.
#[test]
fn unlike_sizes_are_settled_first() {
    let (four, six) = (plain(&[HeavyRiders; 4]), plain(&[HeavyRiders; 6]));
    of([sized(24, &four), sized(24, &four)]).shows("rules");
    let play = of([sized(16, &four), sized(24, &six)]).shows("sizes");
    assert_eq!((play.labels(), play.state().size), (vec!["16 points".to_string(), "24 points".into()], 24));
    let larger =
        play.clone().says("sizes: larger, rules: traits, rules: fight, terrain: done, trait: none, trait: none");
    assert_eq!(larger.says("roles: red").shows("deploy").state().size, 24);
    let smaller = play.says("sizes: smaller, rules: traits, rules: fight, terrain: done, trait: none, trait: none");
    let smaller = smaller.says("roles: red").shows("too-dear");
    assert_eq!((smaller.state().size, smaller.seat()), (16, "blue"));
    let play = smaller.clone().says("too-dear: blue-6").shows("too-dear").says("too-dear: blue-5").shows("deploy");
    assert_eq!(play.unit("blue-6").place, Place::Gone(Departure::Deserted, 0));
    // DR-WB-9: or all agree.
    smaller.says("too-dear: none").shows("deploy");
}

fn lucky(units: &[UnitEntry]) -> Warband {
    Warband { own_trait: "Lucky".try_into().expect("it is short"), ..warband(units) }
}

/// DR-LEAD-5, DR-CUSTOM-1: a Leader with a trait of the table's own rolls none; its name is told, and stands in the notes.
#[test]
fn a_trait_of_their_own_is_not_rolled() {
    let foot = plain(&[HeavyFoot, LightFoot]);
    let play = of([lucky(&foot), warband(&foot)]).says("rules: fight, terrain: done").shows("traits");
    assert_eq!(play.roll().pool.count, 3, "Blue's alone");
    let play = play.says("traits: 2 2 3").shows("roles");
    assert!(play.heard().contains(&"Blue: Brutal".into()), "{:?}", play.heard());
    let state = play.state();
    assert_eq!((state.side(Seat::RED).leader_trait, state.side(Seat::BLUE).leader_trait.is_some()), (None, true));
    let play = deployed(to_deployment(play));
    let (battle, mut notes) = (play.state(), Vec::new());
    battle.notes(&mut |_, words| notes.push(words.line(&battle).to_string()));
    assert!(notes.contains(&"Leader: Lucky".into()), "{notes:?}");
    // Where both have one, no dice fall, and the page of the ground does not promise any.
    let both = of([lucky(&foot), lucky(&foot)]).says("rules: fight").shows("terrain");
    let Kind::Instruct(told) = both.question().kind else { panic!("it is told") };
    assert!(matches!(told.picture, umpire_engine::table::Diagram::Page(_)));
    let both = both.says("terrain: done").shows("roles");
    assert!(both.heard().contains(&"Red: Lucky".into()), "{:?}", both.heard());
}

/// DR-CUSTOM-1, DR-GLORY-2: Quests of their own are worth 1 to 3; all together say whether they came true.
#[test]
fn quests_of_their_own_are_judged_by_all() {
    let foot = plain(&[HeavyFoot, LightFoot]);
    let play = to_deployment(of([warband(&foot), warband(&foot)]).says("rules: traits")).says("deploy: done");
    let play = play.says("quests: own-1 own-2 own-3, quests:, unit: battle, end: agreed").shows("judged");
    let glory =
        |ticked: &str| play.clone().says(&format!("judged: {ticked}")).state().glory(dragon_rampant::Team::Attackers);
    assert_eq!(["own-1-1", "own-2-1", "own-3-1", "own-1-1 own-2-1 own-3-1"].map(glory), [-1, 0, 1, 6]);
    assert!(play.heard().contains(&"You all judge this one".into()));
}

/// DR-CUSTOM-1, DR-GLORY-1: Glory that is given by hand stays in the sum, with what is ticked at the end.
#[test]
fn glory_by_hand_counts() {
    let foot = plain(&[HeavyFoot, LightFoot]);
    let play = deployed(to_deployment(of([warband(&foot), warband(&foot)]).says("rules: traits")));
    let play = crate::shown::corrects_seat(play, Seat::RED, "glory", 3);
    let play = play.says("unit: battle, end: agreed, judged: old-1");
    assert_eq!(play.state().glory(dragon_rampant::Team::Attackers), 5);
}
