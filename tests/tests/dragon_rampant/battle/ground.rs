//! What the device cannot see of the table: it says so at the right moment, or asks nothing.

use dragon_rampant::book::Fantastical::{Burrowing, Cleric, Fear, Flying, Spellcaster, Summoner, Undead, Venomous};
use dragon_rampant::book::TypeOption::{self, Chariots};
use dragon_rampant::book::UnitType::{
    BellicoseFoot, EliteFoot, HeavyFoot, HeavyMissiles, HeavyRiders, LightFoot, LightMissiles, LightRiders, Scouts,
};
use dragon_rampant::roster::{Build, UnitEntry, Warband};
use dragon_rampant::{Flag, help};
use umpire_engine::table::{Diagram, Kind};

use super::conventions::lines;
use super::{passes, plainly, units};
use crate::fixture::{BattlePlay, Fought, fresh, plain, unit};

/// What a page tells to do.
#[track_caller]
fn told(play: &BattlePlay) -> String {
    let Kind::Instruct(told) = play.question().kind else { panic!("nothing is told") };
    play.with(|game| told.text.line(&*game.scene()).to_string())
}

/// Why it is asked.
#[track_caller]
pub(crate) fn why(play: &BattlePlay) -> String {
    let (why, mut text) = (play.question().heading.why, String::new());
    play.with(|game| why.write(&*game.scene(), &mut text)).expect("a string takes all");
    text
}

/// What Y tells of the open question.
#[track_caller]
fn helps(play: &BattlePlay) -> String {
    play.question().heading.help.expect("it is explained").text.unpack().to_string()
}

/// DR-TERR-2, DR-TERR-3: what ground usually is, and that most of a unit counts, is told before the game; both can be looked
/// up in it.
#[test]
fn ground_is_agreed_on_with_the_usual_in_sight() {
    let play = fresh(&[&plain(&[HeavyFoot]), &plain(&[HeavyFoot])]).says("rules: fight").shows("terrain");
    let Kind::Instruct(told) = play.question().kind else { panic!("it is told") };
    let (Diagram::Page(page) | Diagram::PageThenRoll(page, _)) = told.picture else { panic!("a page") };
    let page = page.text.unpack();
    for word in ["marsh, woods", "houses, walls", "hills", "walls, ditches", "cliffs", "Most of a unit", "in doubt"] {
        assert!(page.contains(word), "{word}: {page}");
    }
    let play = plainly(&[HeavyFoot], &[HeavyFoot]);
    assert!(lines(&play, "Usually").contains("Marsh, snow, wide stream: rough"));
    assert!(lines(&play, "Terrain").contains("most of the unit has it; in doubt, yes"));
}

/// DR-TERR-4: behind an obstacle: 3" against shots, most of it in an Attack.
#[test]
fn cover_behind_an_obstacle_can_be_looked_up() {
    let text = lines(&plainly(&[HeavyFoot], &[HeavyFoot]), "Behind something");
    assert_eq!(
        text,
        "From shots: within 3\" of the far side of an obstacle In an Attack: most of its models, as in any ground"
    );
}

/// DR-TERR-5: sight through 3" of woods.
#[test]
fn three_inches_of_wood_can_be_seen_through() {
    let text = lines(&plainly(&[HeavyFoot], &[HeavyFoot]), "Sight");
    assert!(text.starts_with("3\" of wood can be seen through: then in cover"), "{text}");
}

/// DR-SR-EVADE: Light Riders and Scouts may evade at 7+, and not while they are Battered.
#[test]
fn who_evades_needs_7() {
    for of in [LightRiders, Scouts] {
        let play = plainly(&[HeavyFoot, HeavyFoot], &[HeavyFoot, of]).says(&passes("red-1", "attack"));
        let play = play.says("target: blue-2").shows("react");
        assert_eq!(play.offers(), ["evade", "stand"]);
        let play = play.says("react: evade");
        assert_eq!(play.dice(), (2, 7));
    }
    let play = plainly(&[HeavyFoot, HeavyFoot], &[HeavyFoot, LightRiders]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, react: stand, ground:, attack: hits 3, defend: hits 0, courage: 1 3");
    let play = play.says("retreat: full").says(&passes("red-2", "attack")).says("target: blue-2");
    assert_eq!((play.is("blue-2", Flag::Battered), play.asks().as_str()), (true, "ground"));
}

/// DR-SR-FLEET: rough ground does not slow the Fleet Footed, and levels their fights as any other's.
#[test]
fn the_fleet_footed_are_not_slowed() {
    let play = plainly(&[Scouts], &[HeavyFoot]).says(&passes("red-1", "move"));
    assert_eq!(told(&play), "3\" from all others");
    let play = plainly(&[LightFoot], &[HeavyFoot]).says(&passes("red-1", "move"));
    assert_eq!(told(&play), "Half in rough, 3\" from all");
    let play = plainly(&[Scouts], &[HeavyFoot]).says(&passes("red-1", "attack")).says("ground: rough");
    assert_eq!(play.dice(), (12, 5), "6 in the open");
}

/// DR-SR-WALL: Heavy and Light Foot have it, until an option takes it.
#[test]
fn walls_are_of_heavy_and_light_foot() {
    let offensive = unit(HeavyFoot, &[TypeOption::HeavyOffensive], &[]);
    let red = [plain(&[HeavyFoot, LightFoot, EliteFoot]), vec![offensive]].concat();
    let play = units(&red, &plain(&[HeavyFoot]));
    let has = |id: &str| play.clone().says(&format!("unit: {id}")).offers().contains(&"wall".to_string());
    assert_eq!(["red-1", "red-2", "red-3", "red-4"].map(has), [true, true, false, false]);
}

/// DR-MOVE-3: an obstacle stops a move; that is told where it moves, and can be looked up.
#[test]
fn an_obstacle_stops_a_move() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "move")).shows("move");
    assert!(helps(&play).contains("Obstacles stop it."), "{}", helps(&play));
    assert!(lines(&play, "Terrain").contains("Obstacle: stop, cross next time"));
}

/// DR-MOVE-4, DR-OPT-HR-2, AMB-99: Chariots are told what is closed to them, when they move and when they retreat, and
/// never attack into rough ground; those that fly may.
#[test]
fn chariots_keep_to_open_ground() {
    let of = |rules: &[_]| UnitEntry {
        models: dragon_rampant::roster::Models::Reduced,
        ..unit(HeavyRiders, &[Chariots], rules)
    };
    let start = units(&[of(&[])], &plain(&[HeavyFoot]));
    let play = start.clone().says(&passes("red-1", "move"));
    assert_eq!(told(&play), "No rough, walls, ditches");
    assert!(lines(&play, "Over and never").ends_with("Nobody else enters what is impassable"));
    let play = start.says(&passes("red-1", "attack")).shows("ground");
    assert_eq!(play.offers(), ["cover"]);
    let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
    let Kind::Choose(choose) = play.question().kind else { panic!("a choice") };
    assert_eq!(choose.options[1].gist, "Also by rough, walls, ditches");
    let play = units(&[of(&[Flying])], &plain(&[HeavyFoot])).says(&passes("red-1", "move"));
    assert_eq!(told(&play), "Over anything, 3\" from all");
}

/// DR-WALL-4: a wall stays while its unit shoots, casts or summons.
#[test]
fn a_wall_may_shoot_and_cast() {
    let shooter = unit(LightFoot, &[TypeOption::FootShortRange], &[Spellcaster]);
    let red = [shooter, unit(LightFoot, &[], &[Summoner]), unit(LightFoot, &[], &[Undead])];
    let play = crate::magic::fought_holding(&red, &plain(&[HeavyFoot]), "red-3");
    let play = play.says(&passes("red-1", "wall")).says("wall: done").says(&passes("red-2", "wall")).says("wall: done");
    let play = play.says("unit: end");
    let shot = play.clone().says("unit: red-1, order: shoot, test: 6 6, aim:, shoot: hits 0");
    assert!(shot.is("red-1", Flag::Wall));
    let cast = play.clone().says("unit: red-1, order: cast, spell: shields, cast-on: red-1, test: 6 6");
    assert!(cast.is("red-1", Flag::Wall));
    let summoned = play.says("unit: red-2, order: summon, summon: red-3, test: 6 6, spot: yes");
    assert!(summoned.is("red-2", Flag::Wall));
}

/// DR-SHOOT-2: 18" for missiles on foot, 12" for most, 6" for a short range, 18" for spells.
#[test]
fn missiles_have_their_ranges() {
    let far = |of, options: &[TypeOption]| {
        let red = [unit(of, options, &[])];
        let play = units(&red, &plain(&[HeavyFoot, HeavyFoot])).says(&passes("red-1", "shoot")).shows("shoot-at");
        let note = play.question().heading.note;
        play.with(|game| note.line(&*game.scene()).to_string())
    };
    assert_eq!(far(HeavyMissiles, &[]), "seen, in 18\"");
    assert_eq!(far(LightMissiles, &[]), "seen, in 18\"");
    assert_eq!(far(EliteFoot, &[TypeOption::FootMissiles]), "seen, in 18\"");
    assert_eq!(far(HeavyMissiles, &[TypeOption::WeightyProjectiles]), "seen, in 12\"");
    assert_eq!(far(Scouts, &[]), "seen, in 12\"");
    assert_eq!(far(LightRiders, &[]), "seen, in 12\"");
    assert_eq!(far(LightFoot, &[TypeOption::MixedWeapons]), "seen, in 12\"");
    assert_eq!(far(LightFoot, &[TypeOption::FootShortRange]), "seen, in 6\"");
    assert_eq!(far(LightRiders, &[TypeOption::LightShortRange]), "seen, in 6\"");
    let play = units(&[unit(LightFoot, &[], &[Spellcaster])], &plain(&[HeavyFoot])).says("unit: red-1, order: cast");
    assert!(helps(&play.says("spell: bolt")).contains("within 18\""));
}

/// DR-SHOOT-3: all dice are at one target, in one throw, and it does not shoot back.
#[test]
fn all_shots_are_at_one() {
    let play = plainly(&[LightMissiles, HeavyFoot], &[LightMissiles, LightMissiles]).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:").shows("shoot");
    assert_eq!(play.dice(), (12, 5));
    let play = play.says("shoot: hits 4, courage: 6 6").shows("unit");
    assert_eq!((play.seat(), play.sp("blue-1"), play.sp("blue-2"), play.sp("red-1")), ("red", 12, 10, 12));
}

/// DR-SHOOT-11: a hill is no cover against shots, and rough ground changes nothing: it is not asked.
#[test]
fn hills_and_rough_ground_do_not_help_against_shots() {
    let play = plainly(&[LightMissiles], &[HeavyFoot]).says(&passes("red-1", "shoot")).shows("aim");
    assert!(helps(&play).contains("A hill is none"), "{}", helps(&play));
    // 5 hits are 1 against Armour 3: in rough ground it would be 2.
    let play = plainly(&[LightMissiles], &[HeavyFoot])
        .says(&passes("red-1", "shoot"))
        .says("aim:, shoot: hits 5")
        .shows("courage");
    assert_eq!(play.sp("blue-1"), 11);
}

/// DR-ATT-12, DR-RETREAT-3: whoever retreats goes on to 3" from everybody.
#[test]
fn nobody_ends_within_3_inches() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
    assert!(why(&play).ends_with("3\" from everybody."), "{}", why(&play));
    assert!(lines(&play, "Retreats").contains("then on to 3\" from everybody"));
}

/// DR-RETREAT-2: from whom is said: from the opponent of a fight, from who shot; where nobody caused it, from the nearest.
#[test]
fn a_retreat_is_from_whoever_caused_it() {
    let from = |play: &BattlePlay| {
        let deed = play.question().heading.deed.expect("who retreats");
        deed.to.map(|(_, words)| play.with(|game| words.line(&*game.scene()).to_string()))
    };
    let play = plainly(&[HeavyFoot, LightMissiles], &[LightFoot, LightFoot]).says(&passes("red-1", "attack"));
    let fought = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2").shows("retreat");
    assert_eq!(from(&fought), Some("from Heavy Foot".into()));
    let rally = fought.says("retreat: full, unit: end, courage: 3 2").shows("retreat");
    assert_eq!(from(&rally), None, "a failed Rally");
    assert!(why(&rally).contains("or else from the nearest enemy"));
    let shot = plainly(&[HeavyFoot, LightMissiles], &[LightFoot, LightFoot]).says(&passes("red-2", "shoot"));
    let shot = shot.says("shoot-at: blue-2, aim:, shoot: hits 6, courage: 3 2").shows("retreat");
    assert_eq!(from(&shot), Some("from Light Missiles".into()));
}

/// DR-BATTER-2: a Courage test that is passed leaves the marker; a Rally takes it.
#[test]
fn only_a_rally_ends_battered() {
    let play = plainly(&[HeavyFoot, LightMissiles], &[LightFoot, LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 4, defend: hits 0, courage: 1 3, retreat: full");
    let play = play.says(&passes("red-2", "shoot")).says("shoot-at: blue-2, aim:, shoot: hits 2, courage: 6 6");
    assert!(play.is("blue-2", Flag::Battered), "it stood its test");
    let play = play.shows("courage").says("courage: 6 6");
    assert!(!play.is("blue-2", Flag::Battered), "and now it rallied");
}

/// DR-FLY-2: a Wild Charge of Flyers goes over friends: nobody is in their way, and it can be looked up.
#[test]
fn flyers_charge_over_friends() {
    let red = [plain(&[HeavyFoot]), vec![unit(BellicoseFoot, &[], &[Flying])]].concat();
    let play = units(&red, &plain(&[HeavyFoot])).shows("wild");
    assert!(lines(&play, "Over and never").starts_with("Flyers pass over friends, too, even in a Wild Charge"));
    play.says("wild: red-2, wild-test: 6 6").shows("ground");
}

/// DR-FLY-5: Burrowing is the same: moves, retreats, fights and shots.
#[test]
fn burrowing_is_flying() {
    for rule in [Flying, Burrowing] {
        let start = units(&[unit(LightFoot, &[], &[rule])], &plain(&[HeavyFoot, LightMissiles]));
        assert_eq!(told(&start.clone().says(&passes("red-1", "move"))), "Over anything, 3\" from all");
        let play = start.clone().says(&passes("red-1", "attack")).says("target: blue-1").shows("ground");
        assert_eq!(play.offers(), ["cover"], "{rule:?}");
        let play = play.says("ground:, attack: hits 0, defend: hits 0").shows("retreat");
        assert_eq!(play.labels()[0], "8\" away");
        // 3 hits would be 1 in cover, and 1 without: it has none.
        let shot = start.says("unit: end").says(&passes("blue-2", "shoot")).says("aim:, shoot: hits 3");
        assert_eq!((shot.sp("red-1"), shot.asks().as_str()), (11, "courage"));
    }
}

/// DR-UNDEAD-1: the Undead fear nobody, may be summoned, meet Clerics who reroll, and may buy Fear, Flying and Venom.
#[test]
fn the_undead_are_what_they_are() {
    let dead = [unit(HeavyFoot, &[], &[Undead])];
    let fear = units(&[unit(HeavyFoot, &[], &[Fear])], &dead).says(&passes("red-1", "attack"));
    let fear = fear.says("ground:, attack: hits 3, defend: hits 0").shows("courage");
    assert!(fear.roll().why.iter().all(|why| why.name != "Fear"));
    let cleric = units(&[unit(HeavyFoot, &[], &[Cleric])], &dead).says(&passes("red-1", "attack"));
    cleric.says("ground:, attack: hits 0, defend: hits 0").shows("reroll");
    assert!(dead[0].comes_when_called() && !plain(&[HeavyFoot])[0].comes_when_called());
    let mut warband = Warband { name: "Dead".try_into().expect("it is short"), ..Warband::default() };
    let mut build = Build::of(LightFoot);
    for rule in [Undead, Fear, Flying, Venomous] {
        build.fantastical = build.fantastical.and(rule);
    }
    warband.units.extend((0..2).map(|_| UnitEntry::of(build)));
    warband.units.extend((0..2).map(|_| UnitEntry::of(Build::of(Scouts))));
    warband.units[0].leader = true;
    assert_eq!(warband.faults().collect::<Vec<_>>(), [], "3 + 2 + 2 + 3 is 10");
    assert!(help::fantastical(Undead).text.unpack().contains("Clerics reroll"));
}

/// DR-EVADE-6: Armour 1 is flat in cover and rough ground; Stronger Shields alone add to it.
#[test]
fn evade_armour_is_flat_but_for_shields() {
    let caught = |shields: bool, ground: &str| {
        let blue = [unit(LightFoot, &[], &[Spellcaster]), plain(&[LightRiders])[0].clone()];
        let play = crate::magic::fought(&plain(&[HeavyFoot]), &blue).says("unit: end");
        let play = if shields { play.says(&crate::magic::casts("blue-1", "shields", "blue-2")) } else { play };
        let play =
            play.says("unit: end").says(&passes("red-1", "attack")).says("target: blue-2, react: evade, evade: 1 1");
        6 - play.says(&format!("ground: {ground}, attack: hits 4, defend: hits 0")).sp("blue-2")
    };
    assert_eq!((caught(false, ""), caught(false, "rough"), caught(true, "rough")), (4, 4, 2));
}
