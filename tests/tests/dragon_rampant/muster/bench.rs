//! The workbench: a warband gathered question by question.

use dragon_rampant::Muster;
use umpire_engine::table::{BenchOpening, Kind, Roster, Workbench};
use umpire_tests::game_play::GamePlay;

use super::{THREE, text, warband};

/// A workbench in use.
pub(super) type Bench = GamePlay<Muster>;

/// A workbench with nothing on it.
pub(super) fn empty() -> Bench {
    Bench::new(BenchOpening::default())
}

/// A workbench with three Scouts and this unit on it.
pub(super) fn bench(unit: &str) -> Bench {
    let roster = warband(&format!("warband \"T\" / {THREE} / unit {unit}"));
    Bench::new(BenchOpening { roster, kept: false })
}

/// The warband as text, from its last unit on.
pub(super) fn last(bench: &Bench) -> String {
    text(&bench.state().warband).rsplit("unit ").next().unwrap_or_default().to_string()
}

/// Section 24: a warband from a sample list in a few presses; its name and its Leader come with it.
#[test]
fn a_warband_of_a_sample_list_takes_a_few_presses() {
    let new = empty();
    assert_eq!((new.off("keep"), new.cursor()), (Some("Give it a name first"), "sample".into()));
    let steps = "muster: sample, list: dwarves, sample: unit-1, choices:, sample: unit-2, sample: unit-4, \
                 sample: unit-5, sample: unit-6, sample: done";
    let made = new.says(steps);
    assert_eq!((made.off("keep"), made.cursor()), (None, "keep".into()));
    assert_eq!(made.state().warband.cost(), 24);
    let kept = made.says("muster: keep");
    let warband = Muster::made(&kept.state()).cloned().expect("it is kept");
    assert_eq!((warband.name(), warband.units[0].leader, warband.fault()), ("Dwarves", true, None));
    assert!(kept.is_over());
}

/// Section 24: a row of a list asks for its type and its choices, with what they cost.
#[test]
fn a_unit_of_a_list_is_taken_with_its_choices() {
    let prince = empty().says("muster: sample, list: elves, sample: unit-1").shows("kind");
    assert_eq!(prince.offers(), ["elite-riders", "elite-foot"]);
    assert_eq!(prince.clone().says("kind: elite-riders").offers(), ["missiles"]);
    let foot = prince.says("kind: elite-foot");
    assert_eq!(foot.offers(), ["missiles", "invisible"]);
    let joined = foot.says("choices: invisible").shows("sample");
    assert_eq!(last(&joined), "elite-foot \"Elf Prince\" invisible race elf single leader");
    let creature = joined.says("sample: done, muster: sample, list: creatures, sample: unit-1, sample: done");
    assert_eq!(last(&creature), "greater-warbeasts \"Ancient Dragon\" flame flying race dragon single");
    let dear = creature.says("muster: sample, list: creatures");
    assert_eq!(
        (dear.off("unit-2"), dear.off("unit-3")),
        (Some("Its units cost too much"), Some("Its units cost too much"))
    );
}

/// AMB-03: Skeleton Knights cost 4, and a note says what is printed.
#[test]
fn skeleton_knights_cost_four_with_a_note() {
    let list = empty().says("muster: sample, list: graveyard");
    let Kind::Choose(choose) = list.question().kind else { panic!("no choice") };
    assert_eq!(
        (list.labels()[6].as_str(), choose.options[6].gist),
        ("Skeleton Knights: 4", "Printed 6; its parts cost 4")
    );
    assert_eq!(choose.options[5].gist, "Light Missiles");
}

/// DR-WB-1, DR-WB-4: units of types; the first has the Leader; points and what is wrong are told.
#[test]
fn units_of_types_are_added_and_the_first_leads() {
    let three = empty().says(&"muster: add, type: heavy-foot, ".repeat(3)).says("muster: name, name: Thorn");
    assert_eq!(three.off("keep"), Some("24 points are 4 to 10 units"));
    assert_eq!(notes(&three), ["12 of 24", "3 units; 4 to 10"]);
    let four = three.says("muster: add, type: light-foot");
    assert_eq!((four.off("keep"), notes(&four)), (None, vec!["15 of 24".to_string()]));
    assert!(four.state().warband.units[0].leader);
    let other = four.clone().says("muster: leader, leader: unit-4").state().warband;
    let led: Vec<bool> = other.units.iter().map(|unit| unit.leader).collect();
    assert_eq!(led, [false, false, false, true]);
    let dear = four.says(&"muster: add, type: elite-foot, ".repeat(2));
    assert_eq!(
        (dear.off("keep"), notes(&dear)),
        (Some("Its units cost too much"), vec!["27 of 24".into(), "27 of 24 points".into()])
    );
    let large = dear.says("muster: size, size: 30");
    assert_eq!(large.off("keep"), None);
}

/// DR-WB-2: ten units are the most.
#[test]
fn an_eleventh_unit_is_not_added() {
    let ten = empty().says(&"muster: add, type: ravenous-hordes, ".repeat(10));
    assert_eq!((ten.off("add"), ten.off("sample")), (Some("10 units are the most"), Some("10 units are the most")));
}

/// DR-WB-9, DR-LEAD-5: what all agree to: limits, and a trait of the Leader.
#[test]
fn what_all_agree_to_is_set_here() {
    let few = empty().says("muster: add, type: scouts, muster: name, name: Few");
    assert_eq!(few.off("keep"), Some("24 points are 4 to 10 units"));
    let agreed = few.says("muster: agreed, muster: trait, trait: own, trait-name: Lucky");
    assert_eq!(agreed.off("keep"), None);
    assert_eq!(text(&agreed.state().warband), "warband \"Few\" agreed trait \"Lucky\" / unit scouts leader");
    let rolled = agreed.says("muster: trait, trait: rolled");
    assert!(rolled.state().warband.own_trait.is_empty());
}

#[test]
fn a_warband_is_thrown_away_after_a_question() {
    let asked = bench("scouts").says("muster: leave").shows("leave");
    asked.clone().says("leave: stay").shows("muster");
    let left = asked.says("leave: leave");
    assert!(left.is_over() && Muster::made(&left.state()).is_none());
}

/// What is so now.
fn notes(bench: &Bench) -> Vec<String> {
    bench.with(|game| {
        let scene = game.scene();
        let mut lines = Vec::new();
        scene.notes(&mut |_, words| lines.push(words));
        lines.into_iter().map(|words| words.line(&*scene).to_string()).collect()
    })
}
