//! Section 4 at the workbench: a warband built question by question.

use std::collections::BTreeSet;

use rattle_and_rend::WARBANDS;
use rattle_and_rend::{Builder, DraftOutcome, GAME_SIZE, KeptWarband, MAX_ELEMENTS, Warband};
use umpire_engine::table::{Answer, BenchOpening, Kind, Session, Source, stand};
use umpire_screens::{DamageTracker, Key, KeyEvent, ScreenState};
use umpire_tests::game_play::{GamePlay, take_back};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::random_legal;
use umpire_tests::words;

/// A workbench in use.
type Build = GamePlay<Builder>;

/// What is chosen before the first question, in the foyer, is the beginning: nothing, or an example.
fn bench() -> Build {
    Build::new(BenchOpening::default())
}

fn example(id: &str) -> Build {
    let printed = WARBANDS.iter().find(|warband| warband.id == id).expect("an example");
    Build::new(BenchOpening { roster: printed.roster().into(), kept: false })
}

/// A whole warband but for its name, each step where the cursor already stands.
const GRIM: &str = "warband: add, type: heavy, trait: flyer, warband: add, type: fighters, warband: add, \
                    type: fighters, warband: add, type: shooters, warband: add, type: skirmishers, warband: add, \
                    type: dregs, warband: tactics, tactics: numbers, tactic: elites, warband: tactics, \
                    tactics: resources, tactic: butchers, warband: bond, bond: strife, warband: reputation, \
                    reputation: wary,";

/// RR-WB-1, RR-WB-2, RR-WB-3, RR-WB-4, RR-WB-5, RR-WB-6: each named by its code until it is mended.
#[test]
fn a_warband_is_kept_when_nothing_is_wrong_with_it() {
    let mut build = bench();
    let reasons = [
        ("Spend exactly 12 points", "add"),
        ("Two Tactics", "tactics"),
        ("One Bond", "bond"),
        ("One Reputation", "reputation"),
        ("Give it a name first", "name"),
    ];
    let mut seen = Vec::new();
    for step in GRIM.split(',').filter(|step| !step.trim().is_empty()) {
        if build.options().iter().any(|(id, _)| id == "keep") {
            seen.extend(build.off("keep").map(|off| (off, build.cursor())));
            seen.dedup();
        }
        build = build.says(step);
    }
    seen.extend(build.off("keep").map(|off| (off, build.cursor())));
    assert_eq!(seen, reasons.map(|(off, row)| (off, row.to_string())), "the cursor waits where it is mended");
    let build = build.says("warband: name, name: Grim");
    assert_eq!((build.off("keep"), build.cursor()), (None, "keep".into()));
    let text = "warband \"Grim\" / heavy flyer / fighters / fighters / shooters / skirmishers / dregs \
                / tactics elites butchers / bond strife / reputation wary";
    assert_eq!(build.text(), text);
    let done = build.says("warband: keep");
    assert_eq!(done.state().outcome, Some(DraftOutcome::Keep));
    assert!(done.is_over());
}

/// RR-WB-1, RR-WB-2, V1, V2
#[test]
fn nobody_can_be_added_who_would_be_too_much() {
    let eleven = bench().says(&"warband: add, type: fighters,".repeat(5)).says("warband: add, type: dregs");
    let types = eleven.clone().says("warband: add");
    assert_eq!((types.off("fighters"), types.off("dregs")), (Some("Too few points are left (V1)"), None));
    let full = eleven.says("warband: add, type: dregs");
    assert_eq!(full.off("add"), Some("All points are spent (V1)"));
    let eight = bench().says(&"warband: add, type: dregs,".repeat(MAX_ELEMENTS));
    assert_eq!(eight.off("add"), Some("8 Elements are the most (V2)"));
    assert_eq!(eight.cursor(), "elements", "only a change of Elements can mend it");
}

/// RR-WB-7, RR-WB-8, RR-ATT-1, V7, V8
#[test]
fn elements_are_changed_and_champions_attached() {
    let build = example("dwarves").says("warband: elements, element: 6, change: remove");
    assert_eq!(build.state().kept.warband.points(), 9);
    let led = build.clone().says("warband: elements, element: 2, change: attach, trait: distant-doom");
    assert_eq!(led.state().kept.warband.points(), 10);
    assert!(led.text().contains("/ fighters + champion distant-doom / fighters /"));
    let led = led.says("warband: elements, element: 2, change: champion, trait: banish-foe");
    assert!(led.text().contains("+ champion banish-foe /"));
    let off = led.says("warband: elements, element: 2, change: detach");
    assert_eq!(off.text(), build.text());
    let champion = build.clone().says("warband: elements, element: 1, change: trait, trait: crashing-wave");
    assert!(champion.text().contains("/ champion crashing-wave /"));
    for (kind, own) in [("dregs", ""), ("ward", "trait: detonate")] {
        let page = build.clone().says(&format!("warband: add, type: {kind}, {own}, warband: elements, element: 6"));
        assert_eq!(page.off("attach"), Some("It cannot host a Champion (V8)"), "{kind}");
    }
    let spent = example("dwarves").says("warband: elements, element: 2");
    assert_eq!(spent.off("attach"), Some("Too few points are left (V1)"));
}

/// RR-WB-8, RR-ATT-1, V8: a Champion that was bought alone joins a host, at no price; one at the most.
#[test]
fn a_champion_joins_a_host() {
    let dwarves = example("dwarves");
    let joins = dwarves.says("warband: elements, element: 1, change: join");
    let led = joins.says("host: 3");
    assert_eq!((led.state().kept.warband.points(), led.state().kept.warband.entries.len()), (12, 5));
    assert!(led.text().contains("/ fighters / fighters + champion spot-weakness / fighters /"), "{}", led.text());
    let alone = bench().says("warband: add, type: champion, trait: distant-doom");
    assert_eq!(alone.says("warband: elements, element: 1").off("join"), Some("Nobody is there to host it (V8)"));
}

/// RR-WB-9, V9
#[test]
fn a_retinue_asks_for_its_focus_and_loses_it_with_its_element() {
    let build = example("dwarves").says("warband: bond, bond: retinue, focus: 3");
    assert!(build.text().contains("bond retinue focus 3"));
    let earlier = build.clone().says("warband: elements, element: 1, change: remove");
    assert!(earlier.text().contains("bond retinue focus 2"), "it is the same Element: {}", earlier.text());
    let gone = build.clone().says("warband: elements, element: 3, change: remove, warband: add, type: fighters");
    assert_eq!(gone.state().kept.warband.focus, None);
    assert_eq!((gone.off("keep"), gone.cursor()), (Some("A Retinue has a Focus"), "focus".into()));
    assert!(gone.says("warband: focus, focus: 1").off("keep").is_none());
    let other = build.says("warband: bond, bond: null");
    assert_eq!(other.state().kept.warband.focus, None);
    assert!(other.options().iter().all(|(id, _)| id != "focus"));
}

/// RR-WB-9, V9: where nobody is there yet, the missing Focus leads to the first Element.
#[test]
fn a_missing_focus_leads_to_an_element_where_there_is_none() {
    let build = bench().says("warband: bond, bond: retinue, warband: faults, faults: V9");
    assert_eq!(build.asks(), "type", "nobody is there to be the Focus: one is added");
    assert_eq!(build.off("fighters"), None);
}

/// RR-WB-4, V4
#[test]
fn every_tactic_can_be_chosen_and_dropped() {
    let mut found = BTreeSet::new();
    for group in ["numbers", "movement", "combat", "resources"] {
        let page = bench().says(&format!("warband: tactics, tactics: {group}"));
        found.extend(page.options().into_iter().map(|(id, _)| id));
    }
    assert_eq!(found.len(), 26);
    let one = bench().says("warband: tactics, tactics: combat, tactic: swarmers, warband: tactics");
    assert_eq!(one.off("swarmers"), None, "it can be dropped");
    assert_eq!(one.clone().says("tactics: combat").off("swarmers"), Some("Two different Tactics (V4)"));
    let two = one.says("tactics: movement, tactic: riders, warband: tactics");
    assert_eq!(two.off("combat"), Some("Two are chosen: drop one first"));
    let dropped = two.says("tactics: swarmers");
    assert!(dropped.text().ends_with("/ tactics riders"));
}

/// RR-WB-11: faults with their codes, then warnings; picking one leads to where it is mended.
#[test]
fn what_is_wrong_is_listed_and_leads_on() {
    let build = bench().says("warband: add, type: fighters, warband: faults");
    let ids: Vec<_> = build.options().into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["V1", "V2", "V3", "V4", "V5", "V6"]);
    for (code, page) in [("V1", "type"), ("V3", "type"), ("V4", "tactics"), ("V5", "bond"), ("V6", "reputation")] {
        assert_eq!(build.clone().says(&format!("faults: {code}")).asks(), page, "{code}");
    }
    let warned = example("ghosts").says("warband: tactics, tactics: nightmares");
    let warned = warned.says("warband: tactics, tactics: resources, tactic: butchers, warband: faults");
    assert_eq!(warned.options(), [("mind".to_string(), None)]);
    assert_eq!(warned.says("faults: mind").asks(), "warband");
    let sound = example("ghosts");
    assert!(sound.options().iter().all(|(id, _)| id != "faults"), "nothing to mind");
}

/// RR-WB-12
#[test]
fn names_and_nicknames_are_given() {
    let build = example("dwarves").says("warband: name, name: Stone Oath");
    let build = build.says("warband: elements, element: 6, change: nickname, nickname: Old Cart");
    assert!(build.text().starts_with("warband \"Stone Oath\" /"));
    assert!(build.text().contains("heavy transport \"Old Cart\""));
    let plain = build.says("warband: elements, element: 6, change: no-nickname");
    assert!(plain.text().contains("heavy transport / tactics"));
}

#[test]
fn what_is_thrown_away_is_asked_about() {
    let outcome = |steps: &str| bench().says(steps).state().outcome;
    assert_eq!(outcome("warband: leave, leave: leave"), Some(DraftOutcome::Nothing));
    assert_eq!(outcome("warband: leave, leave: stay"), None);
}

#[test]
fn every_step_can_be_taken_back() {
    let build = bench().says(GRIM);
    let before = build.text();
    assert_eq!(
        build
            .says("warband: elements, element: 1, change: remove")
            .then(take_back)
            .then(take_back)
            .then(take_back)
            .text(),
        before
    );
}

/// Words that find no room, on this screen and wherever the cursor goes.
fn no_room(view: &mut ScreenState, game: &dyn Session, tracker: &mut DamageTracker) -> BTreeSet<String> {
    let keys = [None].into_iter().chain([Some(Key::Down); 9]).chain([Some(Key::Right); 8]);
    let mut wrong = BTreeSet::new();
    for key in keys {
        key.map(|key| view.on_key(KeyEvent::down(key), game));
        let stack = view.layout(game);
        let dirty = stack.dirty_bands(tracker);
        wrong.extend(words::faults(&stack, dirty.iter().map(|dirty| dirty.band)));
    }
    wrong
}

/// Short walks, each from an empty warband: whatever is asked, something can be picked.
#[test]
fn no_question_of_the_workbench_is_without_an_option() {
    let (mut asked, mut ids) = (0, BTreeSet::new());
    for seed in 0..2_000 {
        let mut rng = Lcg::new(seed);
        bench().with(|game| {
            for _ in 0..30 {
                let Some(question) = game.question().map(|question| question.clone()) else { break };
                if let Kind::Choose(choose) = &question.kind {
                    let open = choose.options.iter().filter(|option| option.off.is_none()).count();
                    assert!(open > 0, "walk {seed}: '{}' with nothing to pick", question.heading.id);
                    (asked, _) = (asked + 1, ids.insert(question.heading.id));
                }
                game.say(&any_answer(&question, &mut rng), Source::Thumb).expect("what is offered is taken");
            }
        });
    }
    assert!(asked > 20_000 && ids.len() > 10, "{asked} questions of {ids:?} are no walk");
    assert!(ids.contains("focus") && ids.contains("host"), "{ids:?}");
}

/// Any answers at all: what is offered is taken, and what is kept may play.
#[test]
fn random_building_keeps_the_rules() {
    let (mut keeps, mut wrong) = (0, BTreeSet::new());
    for seed in 0..60 {
        let mut rng = Lcg::new(seed);
        let kept = rng.below(3) > 0;
        let roster = if kept { random_legal(&mut rng) } else { Warband::default() };
        let start = BenchOpening { roster: KeptWarband::from(roster), kept };
        Build::new(start.clone()).with(|game| {
            let (mut view, mut tracker) = (ScreenState::new(), DamageTracker::new());
            for _ in 0..300 {
                if seed < 4 {
                    view.sync(game, 0);
                    wrong.extend(no_room(&mut view, game, &mut tracker));
                }
                let Some(question) = game.question().map(|question| question.clone()) else { break };
                if let Kind::Choose(choose) = &question.kind {
                    let preset = &choose.options[usize::from(choose.preset)];
                    assert!(
                        preset.off.is_none(),
                        "{}: the cursor starts on what cannot be picked",
                        question.heading.id
                    );
                    assert!(choose.options.iter().all(|option| option.gist.len() <= 30), "{}", question.heading.id);
                }
                let mut answer = any_answer(&question, &mut rng);
                if question.heading.id == "leave" && rng.below(20) > 0 {
                    answer = Answer::Pick(1);
                }
                game.say(&answer, Source::Thumb).expect("what is offered is taken");
            }
            let draft = stand::<Builder>(&start, game.tape().clone()).expect("its own tape").0;
            assert!(draft.kept.warband.points() <= GAME_SIZE && draft.kept.warband.entries.len() <= MAX_ELEMENTS);
            if draft.outcome == Some(DraftOutcome::Keep) {
                keeps += 1;
                assert!(draft.kept.warband.legal(draft.kept.size()).is_some() && !draft.kept.warband.name.is_empty());
                assert!(draft.kept.is_sound());
            }
        });
    }
    assert!(keeps > 0, "not one of them is ever kept");
    assert_eq!(wrong, BTreeSet::new(), "words that find no room");
}
