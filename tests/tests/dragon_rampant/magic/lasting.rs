//! How long spells last (DR-TURN-3, DR-TURN-5, DR-SPELL-5, DR-SPELL-6).

use dragon_rampant::book::Fantastical::Exploder;
use dragon_rampant::book::HouseRule;
use dragon_rampant::book::Spell::{self, BefuddleThee};
use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles};
use dragon_rampant::{Battle, DragonRampant, Flag, MagicEvent, Ongoing, UnitId};
use umpire_engine::table::Game;

use super::{PASS, caster, casts, fought, ruled, sixes, with};
use crate::fixture::{BattlePlay, Fought, battle, plain, unit};

fn kept(play: &BattlePlay, id: &str) -> Option<Spell> {
    play.unit(id).spell.map(|cast| cast.spell)
}

/// DR-TURN-3: a spell to the start of the caster's next phase lasts through the enemy's.
#[test]
fn a_spell_of_the_casters_phase_lasts_through_the_enemys() {
    for spell in ["banish", "prod", "shields", "blades"] {
        let play =
            fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot])).says(&casts("red-1", spell, "red-2"));
        let enemys = play.says("unit: end");
        assert_eq!((enemys.seat(), kept(&enemys, "red-1").map(|cast| cast.id())), ("blue", Some(spell)));
        let own = enemys.says("unit: end");
        assert_eq!((own.seat(), kept(&own, "red-1")), ("red", None));
    }
}

/// AMB-50: Banish Fear is over before its own side rallies.
#[test]
fn banish_fear_is_over_before_the_rally() {
    // Three hits on Armour 3 take one; 2 - 1 fails, and 1 is enough to be Battered.
    let play = fought(&[unit(HeavyFoot, &[], &[]), unit(HeavyFoot, &[], &[]), caster()], &plain(&[LightMissiles]))
        .says(&casts("red-3", "banish", "red-2"))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: red-2, aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 1 1", sixes(3)))
        .says("banish: no, retreat: full");
    assert!(play.is("red-2", Flag::Battered));
    assert_eq!((play.asks().as_str(), kept(&play, "red-3")), ("courage", None), "the Rally has no Banish Fear");
}

/// DR-TURN-5: on an enemy, a spell to the end of the target's phase ends with his very next phase.
#[test]
fn a_bog_on_an_enemy_ends_with_his_next_phase() {
    let play = fought(&[caster()], &plain(&[HeavyFoot])).says(&casts("red-1", "bog", "blue-1"));
    assert_eq!((play.seat(), kept(&play, "red-1")), ("blue", Some(Spell::BogThee)));
    assert_eq!(kept(&play.says("unit: end"), "red-1"), None);
}

/// DR-TURN-5: on a friend, Dragon's Breath outlasts this phase and the enemy's, and ends with his own next one.
#[test]
fn dragons_breath_on_a_friend_lasts_through_his_next_phase() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "breath", "red-2"))
        .says("unit: end");
    assert_eq!((play.seat(), kept(&play, "red-1")), ("blue", Some(Spell::DragonsBreath)));
    let own = play.says("unit: end");
    assert_eq!((own.seat(), kept(&own, "red-1")), ("red", Some(Spell::DragonsBreath)));
    assert_eq!(kept(&own.says("unit: end"), "red-1"), None);
}

/// DR-TURN-5, DR-SPELL-BREATH: on an enemy it ends with his next phase.
#[test]
fn dragons_breath_on_an_enemy_ends_with_his_next_phase() {
    let play = fought(&[caster()], &plain(&[HeavyFoot])).says(&casts("red-1", "breath", "blue-1"));
    assert_eq!(kept(&play, "red-1"), Some(Spell::DragonsBreath));
    assert_eq!(kept(&play.says("unit: end"), "red-1"), None);
}

/// DR-SPELL-6: a caster that is Battered keeps nothing up.
#[test]
fn a_battered_caster_keeps_nothing_up() {
    let play = fought(&[unit(HeavyFoot, &[], &[]), caster()], &plain(&[LightMissiles, HeavyFoot]))
        .says(&casts("red-2", "shields", "red-1"))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: red-2, aim:, shoot: {} 1 1 1 1 1 1 1 1 1 1", sixes(2)));
    assert_eq!(kept(&play, "red-2"), Some(Spell::StrongerShields));
    let play = play.says("courage: 1 1, retreat: full");
    assert!(play.is("red-2", Flag::Battered) && play.seat() == "blue");
    assert_eq!(kept(&play, "red-2"), None);
}

/// DR-SPELL-6, DR-SPELL-BEFUDDLE, AMB-44: a caster that is gone: its Befuddle ends, and the marker with it.
#[test]
fn a_caster_that_is_gone_frees_whom_it_befuddled() {
    let play = fought(&[caster(), with(HeavyFoot, Exploder)], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "befuddle", "blue-1"));
    assert!(play.is("blue-1", Flag::Befuddled));
    // 12 hits on Armour 2 take six; the Courage test fails by far.
    let play = play
        .says("unit: red-2, order: explode, sure: yes")
        .says(PASS)
        .says(&format!("blast: red-1, aim:, shoot: {}, courage: 1 1", sixes(12)));
    assert!(!play.unit("red-1").on_table());
    assert!(!play.is("blue-1", Flag::Befuddled));
}

/// DR-SPELL-4: a target that is gone frees its caster.
#[test]
fn a_target_that_is_gone_frees_its_caster() {
    let play = fought(&[caster(), with(HeavyFoot, Exploder)], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "shields", "red-2"))
        .says("unit: red-2, order: explode, sure: yes, test: 1 1");
    assert_eq!(kept(&play, "red-1"), None);
}

/// DR-SPELL-5, DR-SPELL-6, HR-BEFSTICK, by play: the caster is blown up, and the marker stays where the table plays so.
#[test]
fn the_marker_stays_where_the_table_plays_so() {
    let play = ruled(&[caster(), with(HeavyFoot, Exploder)], &plain(&[HeavyFoot]), "befstick")
        .says(&casts("red-1", "befuddle", "blue-1"))
        .says("unit: red-2, order: explode, sure: yes")
        .says(PASS)
        .says(&format!("blast: red-1, aim:, shoot: {}, courage: 1 1", sixes(12)));
    assert!(!play.unit("red-1").on_table());
    assert!(play.is("blue-1", Flag::Battered) && !play.is("blue-1", Flag::Befuddled));
}

fn befuddled(house: &[HouseRule]) -> Battle {
    let mut b = battle(&[&[caster()], &plain(&[HeavyFoot])]).state();
    house.iter().for_each(|rule| b.house = b.house.and(*rule));
    DragonRampant::apply(&mut b, MagicEvent::Cast(UnitId(0), BefuddleThee, UnitId(1)).into());
    b
}

/// AMB-44, HR-BEFSTICK: the marker goes with the spell, or stays as the unit's own.
#[test]
fn the_marker_goes_with_the_spell_or_stays() {
    for (house, stays) in [(&[][..], false), (&[HouseRule::BefuddleSticks][..], true)] {
        let mut b = befuddled(house);
        assert!(b.unit(UnitId(1)).is(Flag::Befuddled));
        DragonRampant::apply(&mut b, MagicEvent::SpellOver(UnitId(0)).into());
        assert_eq!((b.unit(UnitId(1)).is_battered(), b.unit(UnitId(1)).is(Flag::Battered)), (stays, stays));
    }
}

/// AMB-115, DR-SPELL-BEFUDDLE: the same caster may befuddle the same unit anew; not where the marker stays (HR-BEFSTICK).
#[test]
fn a_caster_may_befuddle_the_same_unit_anew() {
    let anew = |b: &Battle| b.spell_targets(UnitId(0), BefuddleThee).has(UnitId(1));
    assert!(anew(&befuddled(&[])));
    assert!(!anew(&befuddled(&[HouseRule::BefuddleSticks])));
}

/// DR-SPELL-BEFUDDLE: who is Battered by itself, or befuddled by another, is no target.
#[test]
fn who_is_battered_is_not_befuddled() {
    let mut b = befuddled(&[]);
    b.units[0].spell = None;
    assert!(b.spell_targets(UnitId(0), BefuddleThee).is_empty());
}

/// DR-MULTI-1, DR-TURN-5: a spell on an ally's unit, cast outside the ally's phase, ends with the ally's next one.
#[test]
fn a_spell_cast_outside_the_targets_phase_is_not_fresh() {
    let mut b = battle(&[&[caster()], &plain(&[HeavyFoot]), &plain(&[HeavyFoot]), &plain(&[HeavyFoot])]).state();
    b.phase = umpire_engine::table::SeatSet::one(umpire_engine::table::Seat(0));
    for (target, fresh) in [(UnitId(2), false), (UnitId(0), true)] {
        DragonRampant::apply(&mut b, MagicEvent::Cast(UnitId(0), Spell::DragonsBreath, target).into());
        assert_eq!(b.units[0].spell, Some(Ongoing { spell: Spell::DragonsBreath, target, fresh }));
    }
}
