//! Conventions that every chapter keeps.

use dragon_rampant::book::Fantastical::{Flying, NoFeelings, Undead, Venomous};
use dragon_rampant::book::UnitType::{HeavyFoot, HeavyRiders, LightFoot, LightMissiles, RavenousHordes, Scouts};
use dragon_rampant::{Departure, Place};
use umpire_engine::table::{Kind, Scene};

use super::{passes, plainly, units};
use crate::fixture::{BattlePlay, Fought, agreed, plain, unit};

/// DR-CONV-2: the number itself is enough, one less is not; a 6 in the book is 6+.
#[test]
fn the_number_itself_is_enough() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says("unit: red-1, order: attack");
    assert_eq!(play.clone().says("test: 3 2").seat(), "blue", "5 against 6+");
    let play = play.says("test: 3 3, ground:").shows("attack");
    let play = play.says("attack: 5 4 4 4 4 4 4 4 4 4 4 4, defend: 3 3 3 3 3 3 3 3 3 3 3 4");
    let halves = play.news().into_iter().find_map(|news| match news.show {
        umpire_engine::table::Show::Clash(page) => Some(page.halves.map(|half| half.hits)),
        _ => None,
    });
    assert_eq!(halves, Some([1, 1]), "5+ and 4+");
    let play = plainly(&[RavenousHordes], &[HeavyFoot]).says(&passes("red-1", "attack")).says("ground:");
    assert_eq!(play.dice(), (12, 6));
}

/// DR-CONV-3: of two rolls the higher is never worse: an order, and all that Courage can come to.
#[test]
fn high_is_good() {
    let order = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says("unit: red-1, order: move");
    let moved = |sum: u8| order.clone().says(&format!("test: {}", two(sum))).asks() == "move";
    assert_eq!((2..=12).map(moved).collect::<Vec<_>>(), (2..=12).map(|sum| sum >= 5).collect::<Vec<_>>());
    // Light Foot that lost 5 of 12, and are not the Leader's: 9 stands, 6 is Battered, 5 routs.
    let shot = plainly(&[LightMissiles], &[HeavyFoot, LightFoot]).says(&passes("red-1", "shoot"));
    let shot = shot.says("shoot-at: blue-2, aim:, shoot: hits 10").shows("courage");
    let nerve = |sum: u8| {
        let play = shot.clone().says(&format!("courage: {}", two(sum)));
        let play = if play.asks() == "leader" { play.says("leader: no") } else { play };
        match play.unit("blue-2").place {
            Place::Gone(Departure::Routed, _) => 0,
            _ if play.asks() == "retreat" => 1,
            _ => 2,
        }
    };
    assert_eq!((2..=12).map(nerve).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
}

/// Two dice that come to this.
fn two(sum: u8) -> String {
    let one = (sum / 2).min(6);
    format!("{one} {}", sum - one)
}

/// DR-CONV-4: fractions round down, but for those without feelings in an Attack.
#[test]
fn fractions_round_down() {
    let lost = |blue: &[_], steps: &str| {
        let play = units(&plain(&[LightMissiles, HeavyFoot]), blue).says(steps);
        12 - play.sp("blue-1")
    };
    let (foot, dead) = (plain(&[LightFoot]), [unit(LightFoot, &[], &[Undead, NoFeelings])]);
    let shot = format!("{}, aim:, shoot: hits 5", passes("red-1", "shoot"));
    let fight = format!("{}, ground:, attack: hits 5, defend: hits 0", passes("red-2", "attack"));
    assert_eq!((lost(&foot, &shot), lost(&dead, &shot)), (2, 2));
    assert_eq!((lost(&foot, &fight), lost(&dead, &fight)), (2, 3));
    // Half of 5" is told as it is: 2.5 would be more than half a move of Heavy Riders, 5.
    let play = plainly(&[HeavyRiders], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
    assert_eq!(play.labels()[0], "5\" away");
}

/// DR-CONV-6, DR-LEAD-4: there is no flank to ask for, and no duel of two Leaders: an Attack is a unit, an order, its test,
/// the ground and both sides' dice.
#[test]
fn nothing_is_asked_of_flanks_or_duels() {
    let mut play = plainly(&[HeavyFoot], &[HeavyFoot]);
    let mut asked = Vec::new();
    for answer in ["red-1", "attack", "6 6", "", "hits 3", "hits 0"] {
        let id = play.asks();
        play = play.says(&format!("{id}: {answer}"));
        asked.push(id);
    }
    assert_eq!(asked, ["unit", "order", "test", "ground", "attack", "defend"]);
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack")).shows("ground");
    assert_eq!(play.offers(), ["rough", "cover"]);
    assert!(lines(&play, "All round").contains("No front, flank or rear"));
}

/// What can be looked up under this title, as one line.
pub(crate) fn lines(play: &BattlePlay, title: &str) -> String {
    let battle = play.state();
    let topic = battle.reminders().iter().find(|(known, _)| *known == title);
    let (_, lines) = topic.unwrap_or_else(|| panic!("nothing under {title}"));
    lines.iter().map(|line| line.unpack().to_string()).collect::<Vec<_>>().join(" ")
}

/// DR-CONV-7, HR-UNIT: inches may be read as centimetres: what is told, and the card.
#[test]
fn inches_may_be_centimetres() {
    let told = |house| {
        let play = agreed(house, ["none", "none"], &plain(&[LightMissiles]), &plain(&[HeavyFoot]));
        let reach = play.state().details(play.id("red-1")).expect("its page").reach.expect("it shoots");
        let Kind::Instruct(told) = play.says(&passes("red-1", "move")).question().kind else { panic!("it is told") };
        (reach.unit, told.reach.map(|reach| (reach.value, reach.unit)))
    };
    assert_eq!(told(""), ("IN", Some((6, "IN"))));
    assert_eq!(told("unit"), ("CM", Some((6, "CM"))));
}

/// DR-CONV-8: fantastical rules win: who flies is in no rough ground, who has no feelings is not Battered, and venom heeds
/// no Armour.
#[test]
fn fantastical_rules_win() {
    let flyers = [unit(LightFoot, &[], &[Flying])];
    let play = units(&flyers, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).shows("ground");
    assert_eq!(play.offers(), ["cover"]);
    // 8 lost of 12: two dice of 6 come to -2, and those who feel something would be Battered at 2.
    let dead = [unit(HeavyFoot, &[], &[]), unit(RavenousHordes, &[], &[Undead, NoFeelings])];
    let play = units(&plain(&[LightMissiles]), &dead).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 8, courage: 4 5").shows("unit");
    assert!(play.unit("blue-2").on_table() && !play.unit("blue-2").is_battered(), "9 - 8 = 1 passes 0");
    let red = [unit(HeavyFoot, &[], &[Venomous])];
    let play = units(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: 6 1 1 1 1 1 1 1 1 1 1 1, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 10);
}

/// DR-CONV-9: nobody is ordered before losses, Courage and retreats of the last order are done.
#[test]
fn an_action_is_done_before_the_next() {
    let play = plainly(&[HeavyFoot, LightMissiles], &[HeavyFoot, LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 3").shows("courage");
    let play = play.says("courage: 2 3, retreat: full").shows("courage");
    play.says("courage: 6 6").shows("unit");
}

/// DR-CONV-15: own dice of a fight are entered as hits; then how many were 6s, and the misses that are rolled again.
#[test]
fn own_dice_are_hits_then_sixes_and_rerolls() {
    use dragon_rampant::book::Fantastical::EnchantedMelee;
    let red = [unit(HeavyFoot, &[], &[Venomous, EnchantedMelee])];
    let play = units(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    assert!(play.roll().hits_only);
    let play = play.says("attack: hits 5, defend: hits 0").shows("reroll");
    assert_eq!((play.dice(), play.roll().hits_only), ((7, 5), true));
    let play = play.says("reroll: hits 2").shows("sixes").says("sixes: 1");
    assert_eq!(play.sp("blue-1"), 8, "6 hits against Armour 3 are 2, and 2 more");
    let play = plainly(&[LightMissiles], &[Scouts]).says(&passes("red-1", "shoot"));
    assert!(play.says("aim:").roll().hits_only);
}
