//! Cards and notes.

use dragon_rampant::book::{Fantastical, UnitType};
use dragon_rampant::icons;
use umpire_engine::table::{Card, Scene};

use super::corrects;
use crate::fixture::{BattlePlay, Fought, begun, plain, unit};
use crate::magic::{caster, casts, fought, with};

fn card(play: &BattlePlay, id: &str) -> Card {
    play.state().card(play.id(id))
}

fn numbers(play: &BattlePlay, id: &str) -> Vec<String> {
    card(play, id).stats.iter().map(|stat| format!("{} {stat}", stat.name)).collect()
}

fn traits(play: &BattlePlay, id: &str) -> Vec<&'static str> {
    play.state().details(play.id(id)).expect("its page").traits.iter().map(|own| own.name).collect()
}

fn marks(play: &BattlePlay, id: &str) -> Vec<&'static str> {
    card(play, id).marks.iter().map(|mark| mark.name).collect()
}

fn notes(play: &BattlePlay) -> Vec<String> {
    let battle = play.state();
    let mut notes = Vec::new();
    battle.notes(&mut |_, words| notes.push(words.line(&battle).to_string()));
    notes
}

/// DR-UNIT-LM, DR-UNIT-HF: the eight printed numbers; who cannot shoot has dashes.
#[test]
fn a_card_has_the_numbers_of_its_type() {
    let play = fought(&plain(&[UnitType::LightMissiles, UnitType::HeavyFoot]), &plain(&[UnitType::Scouts]));
    let all = ["Attack 7+", "Move 6+", "Shoot 6+", "Courage 4+", "Armour 2", "Att Val 6+", "Def Val 5+", "Sh Val 5+"];
    assert_eq!(numbers(&play, "red-1"), all);
    assert_eq!(
        numbers(&play, "red-2"),
        ["Attack 6+", "Move 5+", "Shoot -", "Courage 4+", "Armour 3", "Att Val 5+", "Def Val 4+", "Sh Val -"]
    );
    let figure = card(&play, "red-1").figure.expect("its Strength");
    assert_eq!((figure.now, figure.of), (12, Some(12)));
    assert!(card(&play, "red-1").badge.is_some() && card(&play, "red-2").badge.is_none(), "the Leader has a crown");
}

/// DR-WERE-1: who is a Were stays secret until it changes.
#[test]
fn a_were_is_not_to_be_seen_on_its_card() {
    let play =
        fought(&[with(UnitType::HeavyFoot, Fantastical::Were)], &[with(UnitType::LightFoot, Fantastical::Fearful)]);
    assert_eq!(traits(&play, "red-1"), ["Wall of Spears"]);
    assert!(traits(&play, "blue-1").contains(&"Fearful"), "{:?}", traits(&play, "blue-1"));
    assert!(!notes(&play).iter().any(|note| note.contains("Were")));
}

/// DR-BATTER-1, DR-WALL-2, DR-ACT-1: marks say what is so.
#[test]
fn marks_say_battered_wall_and_finished() {
    let play = fought(&plain(&[UnitType::HeavyFoot, UnitType::LightFoot]), &plain(&[UnitType::Scouts]));
    assert!(marks(&play, "red-2").is_empty());
    let play = corrects(corrects(play, "red-2", "wall", 1), "red-2", "finished", 1);
    assert_eq!(marks(&play, "red-2"), ["wall", "finished"]);
    // Whoever does not act is not finished: it may well be aimed at.
    let play = corrects(play, "blue-1", "finished", 1);
    assert!(marks(&play, "blue-1").is_empty());
    let play = corrects(play, "blue-1", "battered", 1);
    assert_eq!(marks(&play, "blue-1"), ["Battered"]);
    assert!(notes(&play).contains(&"Scouts: Battered".into()), "{:?}", notes(&play));
}

/// DR-SPELL-5: a spell that is kept up is on the card of whom it is on, and in the notes.
#[test]
fn a_spell_in_play_is_seen() {
    let play = fought(&[caster(), plain(&[UnitType::HeavyFoot])[0].clone()], &plain(&[UnitType::Scouts]));
    let play = play.says(&casts("red-1", "shields", "red-2"));
    assert!(marks(&play, "red-2").contains(&"spell"), "{:?}", marks(&play, "red-2"));
    assert!(notes(&play).contains(&"Heavy Foot: Shields".into()), "{:?}", notes(&play));
}

/// A caster has a staff, whatever type of unit it is bought as; others have the picture of their type.
#[test]
fn casters_have_a_staff() {
    use Fantastical::{Spellcaster, Summoner};
    use UnitType::{HeavyFoot, HeavyMissiles, LightFoot};
    let red =
        [unit(HeavyMissiles, &[], &[Summoner]), unit(HeavyMissiles, &[], &[]), unit(LightFoot, &[], &[Spellcaster])];
    let play = begun(&red, &plain(&[HeavyFoot]));
    let icon = |id| play.state().card(play.id(id)).icon;
    assert_eq!(icon("red-2"), icons::unit_type(HeavyMissiles));
    assert_ne!(icon("red-1"), icon("red-2"));
    assert_eq!(icon("red-1"), icon("red-3"));
}
