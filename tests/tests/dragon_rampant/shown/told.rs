//! What results tell, so that anybody can check them: sums, what comes next, and what nobody has to roll for.

use dragon_rampant::book::Fantastical::{EnchantedMelee, Hatred, MysticalArmour, NoFeelings, Undead, Venomous};
use dragon_rampant::book::Quest;
use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot, LightMissiles, Scouts};
use umpire_engine::table::{Beat, Clash, Fact, Happening, Kind, OptionKey, Rolled, Scene, Seat, Show, Words};

use crate::fixture::{BattlePlay, Fought, begun, deployed, fresh, go_on, plain, to_deployment, unit};
use crate::magic::{caster, casts, sixes, with};
use crate::quests::{run, sworn};

/// A unit is ordered, and passes.
fn passes(by: &str, order: &str) -> String {
    format!("unit: {by}, order: {order}, test: 6 6")
}

fn news(play: &BattlePlay, id: &str) -> Happening {
    let heard = play.heard();
    play.news().into_iter().find(|line| line.id == id).unwrap_or_else(|| panic!("no {id}: {heard:?}"))
}

fn clash(play: &BattlePlay) -> Clash {
    match news(play, "fought").show {
        Show::Clash(clash) => clash,
        other => panic!("{other:?}"),
    }
}

fn rolled(play: &BattlePlay, id: &str) -> Rolled {
    match news(play, id).show {
        Show::Rolled(rolled) => rolled,
        other => panic!("{other:?}"),
    }
}

fn beat(play: &BattlePlay, id: &str) -> Beat {
    match news(play, id).show {
        Show::Beat(beat) => beat,
        other => panic!("{other:?}"),
    }
}

fn text(play: &BattlePlay, words: Words) -> String {
    words.line(&play.state()).to_string()
}

fn facts(play: &BattlePlay) -> Vec<Fact> {
    match play.question().kind {
        Kind::Tick(tick) => tick.facts.to_vec(),
        kind => panic!("a {} is open", kind.word()),
    }
}

/// DR-UNDEAD-3: two hits on Armour 3 take one, and the page says that they were rounded up; without the rule none.
#[test]
fn no_feelings_is_told_as_rounded_up() {
    let start = |blue| begun(&plain(&[HeavyFoot]), &[blue]).says(&passes("red-1", "attack")).says("ground:");
    let play = start(unit(HeavyFoot, &[], &[Undead, NoFeelings])).says("attack: hits 2, defend: hits 0");
    let half = clash(&play).halves[0].clone();
    assert_eq!((half.rounds_up, half.against, half.lost()), ("No Feelings", ("Armour", 3), 1));
    // Three hits are no more than one Armour: nothing is rounded.
    let play = start(unit(HeavyFoot, &[], &[Undead, NoFeelings])).says("attack: hits 3, defend: hits 0");
    assert!(clash(&play).halves[0].rounds_up.is_empty());
    let play = start(unit(HeavyFoot, &[], &[])).says("attack: hits 2, defend: hits 0");
    assert!(clash(&play).halves[0].rounds_up.is_empty());
}

/// DR-VENOM-1: two 6s are told apart from three other hits.
#[test]
fn venom_is_told_apart() {
    let red = [with(HeavyFoot, Venomous)];
    let play = begun(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let half = clash(&play.says("attack: 6 6 5 5 5 1 1 1 1 1 1 1, defend: hits 0")).halves[0].clone();
    assert_eq!((half.past, half.lost()), (("6s", 4), 5));
}

/// DR-MYST-1: the dice that hit are seen before it throws, its own have a page, and the sum says what they saved.
#[test]
fn mystical_armour_is_told_apart() {
    let start = begun(&plain(&[HeavyFoot]), &[with(HeavyFoot, MysticalArmour)]).says(&passes("red-1", "attack"));
    let play = start.says("ground:, attack: hits 6, defend: hits 0").shows("mystical");
    assert_eq!(text(&play, rolled(&play, "struck").then), "Armour 3: 2 to be saved");
    let play = play.says("mystical: 6 1");
    assert_eq!(text(&play, rolled(&play, "saved").then), "1 saved, 1 lost");
    let half = clash(&play).halves[0].clone();
    assert_eq!((half.saved, half.lost()), (1, 1));
}

/// DR-ATT-14: who rolls misses again has seen the dice.
#[test]
fn dice_are_seen_before_they_are_rolled_again() {
    let red = [with(HeavyFoot, EnchantedMelee)];
    let play = begun(&red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let play = play.says("attack: 5 5 5 1 1 1 1 1 1 1 1 1, defend: hits 0").shows("reroll");
    let seen = news(&play, "struck");
    assert_eq!((seen.by, seen.seat), (Some(play.id("red-1")), Some(Seat::RED)));
    assert_eq!(rolled(&play, "struck").hits, 3);
    // Where nothing is rolled again they are on the page of both sides only.
    let plain = begun(&plain(&[HeavyFoot]), &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    let plain = plain.says("ground:, attack: hits 0, defend: hits 0");
    assert!(plain.news().iter().all(|line| line.id != "struck"));
}

/// DR-COURAGE-12: who cannot fail is named in the log and on the page before; others are not.
#[test]
fn who_cannot_fail_is_told() {
    let fight = |blue, hits: u8| {
        let play = begun(&plain(&[HeavyFoot]), &[blue, unit(LightFoot, &[], &[Undead, NoFeelings])]);
        let play = play.says("unit: red-1, order: attack, test: 6 6, target: blue-1");
        run(play, &[("ground", ""), ("attack", &format!("hits {hits}")), ("defend", "hits 0")])
    };
    let dead = fight(unit(HeavyFoot, &[], &[Undead, NoFeelings]), 3);
    assert!(dead.heard().contains(&"Heavy Foot cannot fail".to_string()), "{:?}", dead.heard());
    assert_eq!(text(&dead, clash(&dead).then), "Heavy Foot cannot fail");
    // Where both lose something, it is the one of them by its name.
    let start = begun(&plain(&[LightFoot]), &[unit(HeavyFoot, &[], &[Undead, NoFeelings])]);
    let start = start.says("unit: red-1, order: attack, test: 6 6");
    let both = run(start, &[("ground", ""), ("attack", "hits 3"), ("defend", "hits 2")]);
    assert_eq!(text(&both, clash(&both).then), "Heavy Foot cannot fail");
    let alive = fight(unit(HeavyFoot, &[], &[]), 3).shows("courage");
    assert_eq!(text(&alive, clash(&alive).then), "Heavy Foot: Courage");
    assert!(alive.news().iter().all(|line| line.id != "sure"));
}

/// DR-ATT-11: who stands its Courage but lost the fight is told to retreat; who won it is not.
#[test]
fn who_stands_and_lost_is_told_what_comes() {
    let start = begun(&plain(&[HeavyFoot]), &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let play = start.clone().says("attack: hits 6, defend: hits 0, courage: 6 6").shows("retreat");
    assert_eq!(text(&play, rolled(&play, "courage").then), "Lost the fight: retreat 3\"");
    let failed = start.clone().says("attack: hits 9, defend: hits 0, courage: 1 1");
    assert_eq!(text(&failed, rolled(&failed, "courage").then), "0 or less: it is gone");
    let failed = start.clone().says("attack: hits 6, defend: hits 0, courage: 1 3");
    assert_eq!(text(&failed, rolled(&failed, "courage").then), "Retreat 3\" from its foe");
    // Both lost 1, and the attacker is the loser then: the defender does not retreat.
    let even = start.says("attack: hits 3, defend: hits 3, courage: 6 6").shows("courage");
    assert_eq!(text(&even, rolled(&even, "courage").then), "No retreat");
}

/// DR-RETREAT-5: the die of a blocked retreat has a page, which says what it costs: below Courage 4 what it shows.
#[test]
fn a_blocked_retreat_tells_its_die() {
    let play = begun(&plain(&[HeavyFoot]), &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says("ground:");
    let play = play.says("attack: hits 6, defend: hits 0, courage: 6 6, retreat: blocked").shows("blocked");
    let hurt = play.clone().says("blocked: 2");
    assert_eq!(text(&hurt, rolled(&hurt, "blocked").then), "Below its Courage: 2 lost");
    let safe = play.says("blocked: 4");
    assert_eq!(text(&safe, rolled(&safe, "blocked").then), "It stays where it is stopped");
}

/// DR-SHOOT-8: a shot's page has who shot and at whom, and the whole sum.
#[test]
fn a_shot_tells_who_and_whom_and_the_sum() {
    let play = begun(&plain(&[LightMissiles]), &plain(&[HeavyFoot])).says(&passes("red-1", "shoot"));
    let play = run(play.says("aim:, shoot: hits 7"), &[]).shows("courage");
    let shot = news(&play, "shot");
    assert_eq!((shot.by, shot.piece), (Some(play.id("red-1")), Some(play.id("blue-1"))));
    assert_eq!(text(&play, rolled(&play, "shot").then), "Armour 3: 2 lost, 10 left");
}

/// DR-COURAGE-9: the question after the Leader says what each answer comes to.
#[test]
fn the_leaders_plus_1_says_what_it_changes() {
    let play = begun(&plain(&[HeavyFoot]), &plain(&[LightFoot, HeavyFoot])).says("unit: red-1, order: attack");
    let play = play.says("test: 6 6, target: blue-2");
    let play = run(play, &[("ground", ""), ("attack", "hits 3"), ("defend", "hits 0"), ("courage", "2 2")]);
    assert_eq!(play.shows("leader").labels(), ["Yes, +1: it stands", "No: Battered"]);
}

/// DR-ACT-8: how far is said before anything is rolled.
#[test]
fn orders_say_how_far() {
    let play = begun(&plain(&[LightMissiles]), &plain(&[HeavyFoot])).says("unit: red-1");
    assert_eq!(play.labels()[..3], ["Move 6\"", "Attack 6\"", "Shoot 18\""]);
}

/// DR-ACT-5: a phase that is ended by hand says who had no order.
#[test]
fn a_phase_that_is_ended_by_hand_says_so() {
    let play = begun(&plain(&[HeavyFoot, LightFoot]), &plain(&[HeavyFoot])).says("unit: end");
    assert_eq!(text(&play, beat(&play, "phase-ended").reason), "2 units had no order");
}

/// DR-SPELL-HEAL: a page says who was healed, and to what.
#[test]
fn a_heal_is_told() {
    let play = begun(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightMissiles])).says("unit: end");
    let play = play.says(&passes("blue-1", "shoot")).says("shoot-at: red-2");
    let play = play.says(&format!("aim:, shoot: {} 1 1 1 1 1 1, courage: 6 6", sixes(6)));
    let play = play.says(&casts("red-1", "heal", "red-2"));
    assert_eq!(text(&play, beat(&play, "healed").reason), "Heavy Foot: 11 Strength now");
}

/// DR-HATRED-3: the device knows the races: where all enemies are of the hated one, only who reaches any is asked.
#[test]
fn hatred_is_not_asked_where_the_races_say_it() {
    let mut wild = unit(BellicoseFoot, &[], &[Hatred]);
    wild.race = "Orcs".try_into().expect("it is short");
    let blue = |races: [&str; 2]| {
        let mut units = plain(&[HeavyFoot, Scouts]);
        for (unit, race) in units.iter_mut().zip(races) {
            unit.race = race.try_into().expect("it is short");
        }
        units
    };
    let rows =
        |blue: Vec<_>| facts(&go_on(deployed(to_deployment(fresh(&[&[wild.clone()], &blue])))).shows("wild")).len();
    assert_eq!(rows(blue(["Elves", "Elves"])), 1);
    assert_eq!(rows(blue(["Elves", "Men"])), 2);
}

/// DR-QUEST-1 to DR-QUEST-21, and three of one's own: each Quest is offered with its worth and what fulfils it, under a name that is never cut.
#[test]
fn quests_are_offered_with_their_worth() {
    let play = to_deployment(fresh(&[&plain(&[HeavyFoot]), &plain(&[HeavyFoot])])).says("deploy: done").shows("quests");
    let rows = facts(&play);
    assert_eq!(rows.len(), 24);
    for (row, quest) in rows.iter().zip(Quest::ALL) {
        let worth = row.on.expect("it brings Glory").amount.to_string();
        assert_eq!(worth, format!("+{}", quest.glory()), "{}", quest.name());
        let gist = text(&play, play.state().row_note("quests", row.key));
        assert!((10..=26).contains(&gist.len()), "{gist}");
        assert_eq!(quest.name(), dragon_rampant::help::quest(quest).title, "one name for one thing");
    }
}

/// DR-GLORY-2: at the end each Quest is judged with its evidence; what fails costs 1.
#[test]
fn judged_quests_show_their_evidence() {
    let play = sworn("first-blow stand-firm").says("unit: battle, end: agreed").shows("judged");
    let rows = facts(&play);
    let shown: Vec<_> = rows
        .iter()
        .filter(|row| row.off.is_some())
        .map(|row| (row.whose, row.preset, text(&play, play.state().row_note("judged", row.key))))
        .collect();
    let red = Some(Seat::RED);
    assert_eq!(shown, [(red, true, "0 ran".into()), (red, false, "Nobody attacked".into())]);
    let old = OptionKey::numbered("old", 1);
    assert_eq!(text(&play, play.state().row_note("judged", old)), "All models pre-1984");
}
