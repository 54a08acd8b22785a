//! Whom each spell may be aimed at (section 20).

use dragon_rampant::book::Fantastical::{Flying, Invisibility, NoFeelings, Undead};
use dragon_rampant::book::{HouseRule, LeaderTrait, Spell, UnitType};
use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Battle, Ongoing, Place, UnitId};

use super::{caster, with, wizardling};
use crate::fixture::{battle, plain, unit};

/// Red: 0 the caster, 1 a friend, 2 a caster. Blue: 3 and 4, 5 a caster.
fn table() -> Battle {
    let [friend, foe] = [UnitType::HeavyFoot, UnitType::LightMissiles].map(|of| unit(of, &[], &[]));
    on(&[caster(), friend, caster()], &[foe.clone(), foe, caster()])
}

fn on(red: &[UnitEntry], blue: &[UnitEntry]) -> Battle {
    battle(&[red, blue]).state()
}

fn targets(b: &Battle, by: u8, spell: Spell) -> Vec<u8> {
    b.spell_targets(UnitId(by), spell).iter().map(|unit| unit.0).collect()
}

fn keep(b: &mut Battle, by: usize, spell: Spell, target: u8) {
    b.units[by].spell = Some(Ongoing { spell, target: UnitId(target), fresh: false });
}

/// DR-SPELLC-1: a Spellcaster knows all ten, a Wizardling its three, others none.
#[test]
fn a_spellcaster_knows_all_and_a_wizardling_three() {
    let three = [Spell::BanishFear, Spell::PowerBolt, Spell::SodOff];
    let b = on(&[caster(), wizardling(&three)], &plain(&[UnitType::Scouts]));
    let known = |at: u8| b.spells_of(UnitId(at)).iter().collect::<Vec<_>>();
    assert_eq!(known(0), Spell::ALL);
    assert_eq!(known(1), three);
    assert!(known(2).is_empty());
}

/// DR-SPELL-PROD, DR-SPELL-BANISH, AMB-51: friends, and never the caster itself.
#[test]
fn prod_and_banish_are_for_other_friends() {
    let b = table();
    assert_eq!(targets(&b, 0, Spell::AlmightyProd), [1, 2]);
    assert_eq!(targets(&b, 0, Spell::BanishFear), [1, 2]);
}

/// DR-SPELL-HEAL, AMB-51: friends who have lost something; never the caster.
#[test]
fn heal_is_for_friends_who_were_hurt() {
    let mut b = table();
    assert!(targets(&b, 0, Spell::HealThee).is_empty());
    for at in [0, 1, 3] {
        b.units[at].strength -= 1;
    }
    assert_eq!(targets(&b, 0, Spell::HealThee), [1]);
}

/// DR-SPELL-BLADES, DR-SPELL-SHIELDS: the caster too.
#[test]
fn blades_and_shields_are_for_friends_and_oneself() {
    let b = table();
    assert_eq!(targets(&b, 0, Spell::SharperBlades), [0, 1, 2]);
    assert_eq!(targets(&b, 0, Spell::StrongerShields), [0, 1, 2]);
}

/// DR-SPELL-BOG, DR-SPELL-BOLT, DR-SPELL-BEFUDDLE: enemies.
#[test]
fn bog_bolt_and_befuddle_are_for_enemies() {
    let b = table();
    for spell in [Spell::BogThee, Spell::PowerBolt, Spell::BefuddleThee] {
        assert_eq!(targets(&b, 0, spell), [3, 4, 5]);
        assert_eq!(targets(&b, 5, spell), [0, 1, 2]);
    }
}

/// DR-SPELL-BREATH: anybody, the caster too.
#[test]
fn dragons_breath_is_for_anybody() {
    assert_eq!(targets(&table(), 0, Spell::DragonsBreath), [0, 1, 2, 3, 4, 5]);
}

/// DR-SPELL-3, DR-INVIS-1: who cannot be shot at can be bespelled.
#[test]
fn an_invisible_unit_can_be_a_target() {
    let b = on(&[caster()], &[with(UnitType::Scouts, Invisibility)]);
    assert_eq!(targets(&b, 0, Spell::PowerBolt), [1]);
}

/// DR-SPELL-3: who is not on the table is no target.
#[test]
fn who_is_off_the_table_is_no_target() {
    let mut b = table();
    (b.units[1].place, b.units[3].place) = (Place::Enters, Place::Summoned);
    assert_eq!(targets(&b, 0, Spell::SharperBlades), [0, 2]);
    assert_eq!(targets(&b, 0, Spell::BogThee), [4, 5]);
}

/// DR-TRAIT-17, DR-SPELL-3: no enemy's spell is aimed at a Charmed Leader's unit, not even a Sod-off; a friend's may be.
#[test]
fn a_charmed_leaders_unit_is_safe_from_enemies() {
    let mut b = table();
    b.sides[1].leader_trait = Some(LeaderTrait::Charmed);
    assert_eq!(targets(&b, 0, Spell::PowerBolt), [4, 5]);
    assert_eq!(targets(&b, 5, Spell::StrongerShields), [3, 4, 5]);
    keep(&mut b, 5, Spell::StrongerShields, 3);
    assert!(targets(&b, 0, Spell::SodOff).is_empty());
}

/// DR-SPELL-4: a unit under a spell is closed to others but Sod-off.
#[test]
fn a_bespelled_unit_is_closed_to_other_spells() {
    let mut b = table();
    keep(&mut b, 2, Spell::StrongerShields, 1);
    assert_eq!(targets(&b, 0, Spell::AlmightyProd), [2]);
    assert_eq!(targets(&b, 5, Spell::BogThee), [0, 2]);
    assert_eq!(targets(&b, 5, Spell::SodOff), [1]);
    assert_eq!(targets(&b, 0, Spell::SodOff), [1]);
}

/// DR-SPELL-4, AMB-46: Dragon's Breath alone closes nobody; HR-BREATH: it does.
#[test]
fn dragons_breath_leaves_a_unit_open() {
    let mut b = table();
    keep(&mut b, 2, Spell::DragonsBreath, 3);
    assert_eq!(targets(&b, 0, Spell::PowerBolt), [3, 4, 5]);
    b.house = b.house.and(HouseRule::Breath);
    assert_eq!(targets(&b, 0, Spell::PowerBolt), [4, 5]);
}

/// DR-SPELL-4: Dragon's Breath and another spell together do close it.
#[test]
fn breath_and_another_spell_close_a_unit() {
    let mut b = table();
    keep(&mut b, 2, Spell::DragonsBreath, 3);
    keep(&mut b, 5, Spell::StrongerShields, 3);
    assert_eq!(targets(&b, 0, Spell::PowerBolt), [4, 5]);
}

/// DR-SPELL-5, AMB-115: one's own old spell is cancelled first, and hinders nobody.
#[test]
fn ones_own_old_spell_does_not_close_its_target() {
    let mut b = table();
    keep(&mut b, 0, Spell::StrongerShields, 1);
    assert_eq!(targets(&b, 0, Spell::AlmightyProd), [1, 2]);
    assert!(targets(&b, 0, Spell::SodOff).is_empty());
}

/// DR-SPELL-SODOFF, AMB-45: not where there is but a Bog or a Dragon's Breath; HR-SODOFF: any spell. Never on itself.
#[test]
fn sod_off_ends_two_of_three_durations_or_any() {
    let mut b = table();
    keep(&mut b, 2, Spell::BogThee, 3);
    assert!(targets(&b, 0, Spell::SodOff).is_empty());
    b.house = b.house.and(HouseRule::SodOff);
    assert_eq!(targets(&b, 0, Spell::SodOff), [3]);
    keep(&mut b, 2, Spell::SharperBlades, 0);
    assert!(targets(&b, 0, Spell::SodOff).is_empty());
}

/// DR-UNDEAD-2, AMB-42: who has No Feelings is not befuddled; HR-BEFNF: he is. Undead alone does not help.
#[test]
fn no_feelings_are_not_befuddled() {
    let mut b =
        on(&[caster()], &[unit(UnitType::LightFoot, &[], &[Undead, NoFeelings]), with(UnitType::LightFoot, Undead)]);
    assert_eq!(targets(&b, 0, Spell::BefuddleThee), [2]);
    b.house = b.house.and(HouseRule::BefuddleNoFeelings);
    assert_eq!(targets(&b, 0, Spell::BefuddleThee), [1, 2]);
}

/// DR-SPELL-BOG, AMB-34: a Flyer can be aimed at, and does not mind; HR-BOGFLY: it does.
#[test]
fn a_bog_does_not_hold_flyers() {
    let mut b = on(&[caster()], &[with(UnitType::LesserWarbeasts, Flying), unit(UnitType::HeavyFoot, &[], &[])]);
    let bogged = |b: &Battle, at: u8| b.is_bogged(UnitId(at));
    keep(&mut b, 0, Spell::BogThee, 1);
    assert!(!bogged(&b, 1));
    b.house = b.house.and(HouseRule::BogFlyers);
    assert!(bogged(&b, 1));
    keep(&mut b, 0, Spell::BogThee, 2);
    assert!(bogged(&b, 2) && !bogged(&b, 1));
}
