//! World-Turns: upkeep, and what comes after a battle (section 15).

use umpire_engine::dice::{Need, Op, Score};
use umpire_engine::table::{Amount, AnswerError, Kind, Show};

use super::bench::{Bench, bench};

/// One of each printed class: 7 coin a World-Turn.
fn three(treasury: u16) -> Bench {
    bench(&format!("warband \"T\" / treasury {treasury} / unit warriors / unit berserkers / unit bowmen"))
}

/// WH-UPK-1: each Unit costs its coin; one of each printed class comes to 7. Paying all is one press where it can be.
#[test]
fn one_of_each_printed_class_costs_seven_coin() {
    let paid = three(9).says("muster: upkeep");
    assert_eq!((paid.off("all"), paid.cursor()), (None, "all".into()));
    let warband = paid.says("upkeep: all").state().warband;
    assert_eq!((warband.due(), warband.treasury, warband.world_turn, warband.units.len()), (7, 2, 1, 3));
    let poor = three(6).says("muster: upkeep");
    assert_eq!((poor.off("all"), poor.cursor()), (Some("There is not so much coin"), "some".into()));
}

/// WH-UPK-5, WH-DATA-10: who is paid is paid in full, and never more than there is.
#[test]
fn the_treasury_never_goes_below_nothing() {
    let asked = three(4).says("muster: upkeep, upkeep: some");
    let Kind::Tick(list) = asked.question().kind else { panic!("no list") };
    assert_eq!(list.facts.iter().map(|row| row.weight).collect::<Vec<_>>(), [3, 3, 1]);
    assert_eq!((list.limit.map(|limit| limit.max), list.preset()), (Some(4), 0b101), "as many as it lasts for");
    let some = asked.refuses("pay: unit-1 unit-2", AnswerError::Weight).says("pay: unit-2 unit-3");
    assert_eq!(some.state().warband.treasury, 0);
}

/// WH-UPK-2, WH-DICE-3, WH-DICE-4: who is not paid rolls its Resolve or less, or disbands; each on its own.
#[test]
fn unpaid_units_stay_at_their_resolve_and_disband_above_it() {
    let unpaid = three(0).says("muster: upkeep, upkeep: none");
    let Kind::Roll(roll) = unpaid.question().kind else { panic!("no dice") };
    assert_eq!((roll.pool.count, roll.score), (1, Score::Each(Need { op: Op::AtMost, value: 5 })));
    let shown = |bench: &Bench| match &bench.news()[0].show {
        Show::Rolled(rolled) => rolled.word,
        _ => panic!("no dice"),
    };
    assert_eq!(["unpaid: 5", "unpaid: 6"].map(|roll| shown(&unpaid.clone().says(roll))), ["STAYS", "DISBANDS"]);
    let stay = unpaid.clone().says("unpaid: 5, unpaid: 3");
    assert_eq!(stay.text(), "warband \"T\" / turn 1 / unit warriors / unit berserkers / unit bowmen");
    let first = unpaid.clone().says("unpaid: 6, unpaid: 3, disband: done");
    assert_eq!(first.text(), "warband \"T\" / turn 1 / unit berserkers / unit bowmen");
    let both = unpaid.says("unpaid: 6, unpaid: 4, disband: done");
    assert_eq!(both.text(), "warband \"T\" / turn 1 / unit berserkers");
}

/// WH-DICE-5: Berserkers, with a Resolve of 6, cannot fail and are not rolled for; the log says so.
#[test]
fn a_resolve_of_six_stays_unpaid_without_a_roll() {
    let paid = bench("warband \"T\" / unit berserkers").says("muster: upkeep, upkeep: none");
    assert_eq!(paid.question().heading.id, "muster");
    assert_eq!(paid.state().warband.units.len(), 1);
    assert!(paid.heard().contains(&"Berserkers stayed: Resolve 6".into()), "{:?}", paid.heard());
}

/// WH-UPK-3: nothing is owed: the next World-Turn costs the same, and who is unpaid again tests again.
#[test]
fn nothing_is_owed_and_the_test_comes_back() {
    let once = bench("warband \"T\" / treasury 5 / unit warriors").says("muster: upkeep, upkeep: none, unpaid: 1");
    let again = once.says("muster: upkeep");
    assert_eq!(again.state().warband.due(), 3);
    let tested = again.clone().says("upkeep: none, unpaid: 2");
    assert_eq!((tested.state().warband.world_turn, tested.state().warband.treasury), (2, 5));
    assert_eq!(again.says("upkeep: all").state().warband.treasury, 2);
}

/// WH-UPK-4: neither a captain nor a Wicked one changes the test.
#[test]
fn captains_do_not_help_off_the_battlefield() {
    let led = bench("warband \"T\" / unit bowmen captain wicked / unit bowmen captain shrewd");
    let Kind::Roll(roll) = led.says("muster: upkeep, upkeep: none").question().kind else { panic!("no dice") };
    assert_eq!(roll.score, Score::Each(Need { op: Op::AtMost, value: 3 }));
    assert!(roll.why.iter().all(|reason| reason.amount == Amount::Nothing), "{:?}", roll.why);
}

/// A Unit that costs nothing is never unpaid; and a World-Turn can wait.
#[test]
fn who_costs_nothing_is_always_paid() {
    let free =
        bench("warband \"T\" / class \"Saint\" cost 0 resolve 1 trait hero attack \"Melee\" 1d0 / unit \"Saint\"");
    let none = free.says("muster: upkeep, upkeep: none");
    assert_eq!((none.state().warband.units.len(), none.state().warband.world_turn), (1, 1));
    let later = three(0).says("muster: upkeep, upkeep: later").shows("muster");
    assert_eq!(later.state().warband.world_turn, 0);
    let last = bench("warband \"T\" / turn 999 / unit bowmen");
    assert_eq!(last.off("upkeep"), Some("World-Turn 999 is the last"));
}

/// WH-UPK-6: after a battle routed Units are kept or removed, losses entered or healed.
#[test]
fn after_a_battle_the_routed_are_kept_or_removed_and_losses_entered() {
    let after = three(0).says("muster: after");
    assert_eq!(after.off("healed"), Some("Nobody has lost FS"));
    let kept = after.clone().says("after: routed, routed:, after: done");
    assert_eq!(kept.state().warband.units.len(), 3);
    let gone = after.says("after: routed, routed: unit-1 unit-3");
    assert_eq!(gone.text(), "warband \"T\" / unit berserkers");
    let hurt = gone.says("after: hurt, hurt: unit-1");
    let Kind::Number(number) = hurt.question().kind else { panic!("no number") };
    assert_eq!(number.max, 8, "one of 9 FS is left");
    let hurt = hurt.says("losses: 4");
    assert_eq!(hurt.text(), "warband \"T\" / unit berserkers lost 4");
    let Kind::Number(number) = hurt.clone().says("after: hurt, hurt: unit-1").question().kind else { panic!("none") };
    assert_eq!(number.preset, 4, "what it has lost so far");
    assert_eq!(hurt.says("after: healed, after: done").state().warband.units[0].losses, 0);
    let nobody = bench("warband \"T\" / unit bowmen").says("muster: after, after: routed, routed: unit-1");
    assert_eq!(nobody.off("routed"), Some("Nobody is left"));
}
