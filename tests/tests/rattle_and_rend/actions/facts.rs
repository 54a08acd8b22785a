//! Sections 1.1 and 16: which facts are asked for, and what they bring.

use umpire_engine::table::{Amount, Kind};
use umpire_tests::play::{Play, duel, duel_on};

/// An attack up to its facts, on a table with all kinds of terrain but those that are left.
fn attack(who: &str, action: &str) -> Play {
    let moved = if action == "charge" { "leaving: open, move:, confirm: blue-2" } else { "" };
    duel_on("ogrekin", "dwarves", "rough blocking hazardous inspiring")
        .says(&format!("act: {action}, who: {who}, target: blue-2, react: none-more, {moved}"))
}

/// RR-MOD-1, RR-ATK-4, RR-ATK-5, RR-Q-2, RR-Q-3
#[test]
fn melee_asks_for_friends_and_for_numbers() {
    let melee = duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more");
    assert_eq!(melee.facts(), ["friend", "outnumbered"]);
    assert_eq!(melee.says("facts: friend outnumbered").why(), ["+Friend", "-Outnumbered"]);
}

/// RR-MOD-2, RR-ATK-7, RR-ATK-8, RR-Q-4, RR-Q-5
#[test]
fn shooting_asks_for_closeness_and_for_cover() {
    let shots = attack("red-4", "stand");
    assert_eq!(shots.clone().says("facts: close").why(), ["+In 80 mm"]);
    assert_eq!(shots.clone().says("facts: cover").why(), ["-Cover"]);
    assert_eq!(shots.says("facts: close cover").roll().pool.count, 2);
}

/// RR-MOD-3, RR-ATK-6
#[test]
fn a_charge_has_a_penalty_in_melee_and_at_range_alike() {
    assert_eq!(attack("red-3", "charge").says("facts:").why(), ["-Charge"]);
    assert_eq!(attack("red-4", "charge").says("facts: contact").why(), ["-Charge"]);
    assert_eq!(attack("red-4", "charge").says("facts:").why(), ["-Charge"]);
    assert_eq!(attack("red-4", "charge").says("facts: close").roll().pool.count, 2);
}

/// RR-ATK-7, RR-Q-4: whom a Champion does not touch is within 80 mm and struck with a Bonus, which a tick takes away:
/// beside the row stands a die less, ticked or not.
#[test]
fn touching_costs_a_champion_the_die_of_a_near_target() {
    let champion = attack("red-1", "stand");
    assert_eq!(champion.clone().says("facts:").roll().pool.count, 3);
    assert_eq!(champion.clone().says("facts: contact").roll().pool.count, 2);
    let Kind::Tick(tick) = champion.question().kind else { panic!("a list of facts") };
    assert_eq!([0, 1].map(|ticked| tick.brings(0, ticked)), [Some(Amount::Penalty); 2]);
}

/// RR-MOD-4, RR-Q-6
#[test]
fn inspiring_ground_helps_the_attacker() {
    assert_eq!(attack("red-3", "stand").says("facts: inspired").why(), ["+Inspired"]);
    assert_eq!(attack("red-4", "stand").says("facts: inspired").why(), ["+Inspired"]);
}

/// RR-MOD-8, RR-Q-7
#[test]
fn inspiring_ground_helps_against_an_attack_and_a_critical_hurts() {
    let hit = attack("red-3", "stand").says("facts:, roll: 9 1");
    assert_eq!(hit.facts(), ["inspired"]);
    assert_eq!(hit.clone().says("facts: inspired").roll().pool.count, 3);
    assert_eq!(hit.says("facts:").roll().pool.count, 2);
    let critical = attack("red-3", "stand").says("facts:, roll: 9 9");
    assert_eq!(critical.clone().says("facts:").why(), ["-Critical hit"]);
    assert_eq!(critical.says("facts: inspired").roll().pool.count, 2);
}

/// RR-Q-7: only Will checks against attacks ask for it.
#[test]
fn inspiring_ground_is_no_help_out_of_a_hazard() {
    let hazard = duel_on("ogrekin", "dwarves", "hazardous inspiring");
    hazard.says("act: sprint, who: red-4, react: none-more, leaving: hazard-roll").shows("roll");
}

/// RR-MOD-9, RR-ATT-4
#[test]
fn an_attached_champion_helps_every_will_check() {
    let forced = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-3, react: none-more, facts:");
    assert_eq!(forced.clone().says("roll: 9 1").why(), ["+Champion"]);
    // A critical hit and a Champion: one of each, two dice, and nothing left to ask (RR-ASK-1).
    assert_eq!(forced.says("roll: 9 9").shows("roll").roll().pool.count, 2);
    let hazard = duel_on("ogrekin", "dwarves", "hazardous");
    let leaves = hazard.says("act: sprint, who: red-3, react: none-more, leaving: hazard-roll");
    assert_eq!(leaves.why(), ["+Champion"]);
}

/// RR-ASK-1
#[test]
fn with_a_penalty_known_only_a_bonus_is_asked_for() {
    assert_eq!(attack("red-3", "charge").facts(), ["friend", "inspired"]);
    assert_eq!(attack("red-6", "charge").facts(), ["friend", "inspired"]);
    assert_eq!(attack("red-4", "charge").facts(), ["contact", "friend", "close", "inspired"]);
}

/// RR-ASK-1
#[test]
fn with_both_known_nothing_is_asked() {
    let inspired = duel_on("dwarves", "ogrekin", "inspiring");
    let critical = "act: stand, who: red-2, target: blue-3, react: none-more, facts:, roll: 9 9";
    inspired.says(critical).shows("roll");
}

/// RR-ASK-1: a tick that could change nothing any more says so.
#[test]
fn a_second_bonus_does_not_matter() {
    let open = attack("red-3", "stand");
    let umpire_engine::table::Kind::Tick(tick) = open.question().kind else { panic!("facts are ticked") };
    let row = |key| open.facts().iter().position(|fact| fact == key).expect("a row");
    let matters = |row, ticked| tick.matters(row, ticked, tick.roll(tick.counted(ticked)).as_ref());
    assert!(matters(row("inspired"), 0));
    assert!(!matters(row("inspired"), 1 << row("friend")));
}

/// RR-ASK-1: the last of a side has no friends, and a single enemy outnumbers nobody.
#[test]
fn nobody_asks_for_those_who_are_gone() {
    let mut game = duel("dwarves", "dwarves");
    for (i, blue) in ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6"].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], blue);
    }
    let alone = game.clone().says("act: stand, who: red-3, target: blue-2, react: none-more");
    assert_eq!(alone.facts(), ["friend"]);
    let last = game.says("act: pass, act: stand, who: blue-2, target: red-3, react: none-more");
    assert_eq!(last.facts(), ["outnumbered"]);
}

/// RR-Q-1
#[test]
fn contact_is_asked_of_those_who_could_shoot() {
    assert_eq!(attack("red-4", "stand").facts()[0], "contact");
    assert_eq!(attack("red-1", "stand").facts()[0], "contact", "a Champion reaches 80 mm");
    assert!(!attack("red-3", "stand").facts().contains(&"contact".into()), "Fighters only fight in contact");
    assert!(!attack("red-6", "stand").facts().contains(&"contact".into()), "Heavies only fight in melee");
}

/// RR-Q-4: whoever reaches no more than S is close to what it shoots at.
#[test]
fn a_short_reach_is_close_unasked() {
    let champion = attack("red-1", "stand");
    assert_eq!(champion.facts(), ["contact", "friend", "outnumbered", "cover", "inspired"]);
    assert_eq!(champion.clone().says("facts:").why(), ["+In 80 mm"]);
    assert!(champion.says("facts: contact").why().is_empty());
}

/// RR-Q-12
#[test]
fn what_is_not_on_the_table_is_not_asked_for() {
    let bare = |who: &str| {
        duel("ogrekin", "dwarves").says(&format!("act: stand, who: {who}, target: blue-2, react: none-more")).facts()
    };
    assert_eq!(bare("red-4"), ["contact", "friend", "outnumbered", "close"]);
    assert_eq!(bare("red-1"), ["contact", "friend", "outnumbered"]);
    assert_eq!(bare("red-6"), ["friend", "outnumbered"]);
    // No Rough and no Hazard: nobody asks what is left (RR-Q-10).
    duel("ogrekin", "dwarves").says("act: sprint, who: red-4, react: none-more").shows("move");
}

/// RR-ASK-2
#[test]
fn questions_name_the_elements() {
    let open = attack("red-4", "stand");
    assert_eq!(open.note(), "Fighters I");
    assert_eq!(open.seat(), "red");
}
