//! Who plays: the Skirmish Roster (RR-SET-5, RR-CAMP-11, RR-CAMP-12).

use rattle_and_rend::book::{Bond, Trait, Type};
use rattle_and_rend::{CORE, KeptWarband, Listed, MAX_ELEMENTS, SkirmishRule, WARBANDS, WarbandEntry};
use umpire_engine::table::{AnswerError, Kind, Limit, Scene, Seat, Words};
use umpire_tests::play::{Play, play_with};
use umpire_tests::random::Lcg;

use super::{band, begin, everybody, listed, one};

/// Up to the choice of red.
fn choosing(red: KeptWarband) -> Play {
    begin(red, band(&everybody())).sets_up_to("skirmish")
}

fn limit(play: &Play) -> Limit {
    let Kind::Tick(tick) = play.question().kind else { panic!("no list") };
    tick.limit.expect("points are bounded")
}

/// The keys of what is ticked to begin with.
fn proposed(play: &Play) -> String {
    let Kind::Tick(tick) = play.question().kind else { panic!("no list") };
    let keys = play.facts();
    let on = tick.facts.iter().zip(keys).filter(|(fact, _)| fact.preset);
    on.map(|(_, key)| key).collect::<Vec<_>>().join(" ")
}

/// 18 points: three led Heavies, three Fighters.
fn few_and_large() -> Vec<WarbandEntry> {
    let heavy = WarbandEntry { champion: Some(Some(Trait::SpotWeakness)), ..one(Type::Heavy) };
    [vec![heavy; 3], listed(&[(3, Type::Fighters)])].concat()
}

/// RR-SET-5, RR-CAMP-11, GAP 113: after the terrain; then come the targets of a Duel, and then the deployment.
#[test]
fn it_is_chosen_between_terrain_and_deployment() {
    let fifteen = [everybody(), listed(&[(1, Type::Heavy)])].concat();
    let play = begin(band(&fifteen), band(&fifteen)).shows("size");
    assert!(play.state().elements.is_empty());
    let play = play.sets_up_with("scenario: duel", "terrain").says("terrain:").shows("skirmish");
    assert_eq!(play.seat(), "red", "Player A is the first");
    let play = play.plain_step().shows("skirmish");
    assert_eq!(play.seat(), "blue");
    let play = play.plain_step().shows("prey");
    play.sets_up_to("deployment-roll");
}

/// RR-CAMP-11: exactly the points of the game; the proposal is one press away from being taken.
#[test]
fn a_legal_choice_is_proposed() {
    let play = choosing(band(&[everybody(), listed(&[(2, Type::Heavy)])].concat()));
    assert_eq!(limit(&play), Limit { min: 12, max: 12, unit: "points" });
    assert_eq!(
        (play.note(), proposed(&play)),
        ("a proposal".into(), (1..=7).map(|n| format!("red-{n} ")).collect::<String>().trim().into())
    );
    let play = play.refuses("skirmish: red-1 red-2 red-3 red-4 red-5 red-6", AnswerError::Weight);
    let play = play.plain_step();
    assert_eq!(play.state().fielded[0], 0b111_1111);
    assert!(play.asks() != "skirmish", "blue's twelve points are all that blue has");
}

/// RR-CAMP-11: only those who are chosen are in the game; they keep their numbers, and what tells likes apart.
#[test]
fn only_those_chosen_play() {
    let list = listed(&[(3, Type::Fighters), (4, Type::Dregs), (2, Type::Heavy)]);
    let play = choosing(band(&list)).says("skirmish: red-2 red-3 red-5 red-7 red-8 red-9").plain_step();
    let state = play.state();
    let red: Vec<String> = state.of(Seat::RED).map(|(id, _)| Words::from(id).line(&state).to_string()).collect();
    assert_eq!(red, ["Fighters II", "Fighters III", "Dregs II", "Dregs IV", "Heavy I", "Heavy II"]);
    assert_eq!(
        (state.starting_points(Seat::RED, None), state.element(state.of(Seat::RED).nth(2).expect("six").0).number),
        (12, 5)
    );
}

/// RR-CAMP-11, V2: three Elements are too few; the choice comes back with the reason and the way out.
#[test]
fn too_few_elements_are_refused() {
    let play = choosing(band(&few_and_large())).says("skirmish: red-1 red-2 red-3").shows("skirmish");
    assert_eq!((play.title(), proposed(&play)), ("3 Elements, min 4".into(), "red-1 red-2 red-3".into()));
    assert!(play.question().heading.why.line(&play.state()).starts_with("V2: too few"));
    let play = play.says("skirmish: red-1 red-2 red-4 red-5");
    assert_eq!(play.state().fielded[0], 0b1_1011);
}

/// RR-CAMP-11, V2: so are eleven too many.
#[test]
fn too_many_elements_are_refused() {
    let list = listed(&[(10, Type::Dregs), (4, Type::Fighters)]);
    let all_dregs: String = (1..=11).map(|n| format!(" red-{n}")).collect();
    let play = choosing(band(&list)).says(&format!("skirmish:{all_dregs}")).shows("skirmish");
    assert_eq!(play.title(), "11 Elements, max 8");
    assert!(play.question().heading.why.line(&play.state()).starts_with("V2: too many"));
}

/// RR-CAMP-11, V3: and too little core.
#[test]
fn too_little_core_is_refused() {
    let list = listed(&[(2, Type::Heavy), (6, Type::Dregs), (2, Type::Fighters)]);
    let play = choosing(band(&list)).says("skirmish: red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8");
    assert_eq!((play.asks().as_str(), play.title()), ("skirmish", "0/4 in Fi/Sh/Sk".into()));
    assert!(play.question().heading.why.line(&play.state()).starts_with("V3: too few"));
}

/// RR-CAMP-11: who has nothing to choose from is told so, and not asked.
#[test]
fn a_warband_that_plays_whole_is_told() {
    let eleven = listed(&[(4, Type::Fighters), (3, Type::Dregs)]);
    let play = begin(band(&eleven), band(&everybody())).sets_up_to("skirmish-all");
    assert_eq!((play.seat(), play.note()), ("red", "11 points".into()));
    let play = play.plain_step().shows("skirmish-all").plain_step();
    assert_eq!(play.state().starting_points(Seat::RED, None), 11);
    assert_eq!(play.state().elements.len(), 7 + 7);
}

/// The rule of a list in a game of 12.
fn rule(list: &[(usize, Type)]) -> (u8, u8, u8) {
    let SkirmishRule { points, least, core } = SkirmishRule::of(&listed(list), 12);
    (points, least, core)
}

/// RR-CAMP-11, GAP 116: where there is no legal 12, the largest total the limits allow.
#[test]
fn the_largest_total_the_limits_allow() {
    use Type::{Dregs, Fighters, Heavy};
    assert_eq!(rule(&[(4, Fighters), (4, Dregs)]), (12, 4, 4));
    assert_eq!(rule(&[(4, Fighters), (1, Dregs)]), (9, 4, 4), "too few points");
    assert_eq!(rule(&[(4, Heavy), (2, Fighters)]), (10, 4, 4), "sizes that do not add up: 4 of core, and 3 and 3");
    assert_eq!(rule(&[(3, Heavy), (1, Fighters), (3, Dregs)]), (12, 4, 2), "V3 as far as it can be met");
    assert_eq!(rule(&[(4, Heavy), (1, Fighters)]), (12, 4, 0), "12 points are there, and only core is short");
    assert_eq!(rule(&[(10, Dregs)]), (8, 4, 0), "no more than eight Elements");
    assert_eq!(rule(&[(3, Heavy)]), (9, 3, 0), "V2's minimum as far as it can be met");
}

/// The same, as the checklist says it, by looking at every choice there is.
fn brute(entries: &[WarbandEntry], size: u8) -> (u8, u8, u8, Vec<Listed>) {
    let sums = |picked: Listed| {
        let on = || entries.iter().enumerate().filter(|(at, _)| picked >> at & 1 == 1).map(|(_, entry)| entry);
        let core: u8 = on().filter(|entry| entry.is_core()).map(|entry| entry.kind.line().points).sum();
        (on().count() as u8, core.min(CORE), on().map(WarbandEntry::points).sum::<u8>())
    };
    let all: Vec<(Listed, (u8, u8, u8))> = (0..1 << entries.len())
        .map(|picked| (picked, sums(picked)))
        .filter(|(_, (count, _, points))| *count <= MAX_ELEMENTS as u8 && *points <= size)
        .collect();
    let whole = sums((1 << entries.len()) - 1);
    let wanted = if whole.1 >= CORE { CORE } else { 0 };
    let met = |least: u8, core: u8| all.iter().filter(move |(_, sums)| sums.0 >= least && sums.1 >= core);
    let least = (0..=4).rev().find(|least| met(*least, wanted).next().is_some()).expect("nobody at all is a choice");
    let points = met(least, wanted).map(|(_, sums)| sums.2).max().expect("some choice");
    let core = met(least, wanted).filter(|(_, sums)| sums.2 == points).map(|(_, sums)| sums.1).max().expect("some");
    let legal = met(least, core).filter(|(_, sums)| sums.2 == points).map(|(picked, _)| *picked).collect();
    (points, least, core, legal)
}

/// RR-CAMP-11, RR-CAMP-12, RR-ESC-2: for any warband in a game of any size there is a choice; what is proposed is one, and
/// what the rule allows is what the checklist does.
#[test]
fn there_is_always_a_choice() {
    let mut rng = Lcg::new(19);
    for _ in 0..150 {
        let list: Vec<WarbandEntry> = (0..1 + rng.below(10))
            .map(|_| {
                let mut entry = one(Type::ALL[rng.below(7) as usize]);
                if entry.can_host() && rng.below(3) == 0 {
                    entry.champion = Some(Some(Trait::SpotWeakness));
                }
                entry
            })
            .collect();
        if list.iter().map(WarbandEntry::points).sum::<u8>() > 18 {
            continue;
        }
        for size in 9..=18 {
            let rule = SkirmishRule::of(&list, size);
            let (points, least, core, legal) = brute(&list, size);
            assert_eq!(rule, SkirmishRule { points, least, core }, "{list:?} in {size}");
            assert!(legal.contains(&rule.proposal(&list)), "{list:?} in {size}");
            for picked in 0..1 << list.len() {
                assert_eq!(
                    rule.fault(&list, picked).is_none(),
                    legal.contains(&picked),
                    "{list:?} in {size}: {picked:b}"
                );
            }
        }
    }
}

/// RR-CAMP-12: the limits are the Skirmish Roster's: ten Elements of a warband with one Fighters may be of a campaign.
#[test]
fn the_limits_are_not_the_campaign_warbands() {
    let list = listed(&[(1, Type::Fighters), (4, Type::Heavy), (4, Type::Dregs)]);
    let play = choosing(band(&list));
    assert_eq!(limit(&play).max, 12);
    play.plain_step();
}

/// GAP 153: a host and its Champion are one Element, and play together.
#[test]
fn a_pair_plays_as_one() {
    let play = choosing(band(&few_and_large()));
    let Kind::Tick(tick) = play.question().kind else { panic!("no list") };
    assert_eq!(tick.facts.iter().map(|fact| fact.weight).collect::<Vec<_>>(), [4, 4, 4, 2, 2, 2]);
    assert_eq!(play.fact_labels()[0], "Led Heavy I");
    let play = play.says("skirmish: red-1 red-3 red-4 red-6").plain_step();
    assert!(play.element("red-3").entry.champion.is_some());
    let names: Vec<u8> = play.state().elements.iter().take(4).map(|element| element.number).collect();
    assert_eq!(names, [1, 3, 4, 6], "by their numbers in the list");
}

/// GAP 153: a Focus that plays stays; one that does not, or is gone, is named anew.
#[test]
fn a_focus_is_named_anew() {
    let mut kept = band(&[everybody(), listed(&[(2, Type::Heavy)])].concat());
    kept.warband.bond = Some(Bond::Retinue);
    kept.warband.focus = Some(6);
    let focused = |kept: KeptWarband, who: &str| choosing(kept).says(&format!("skirmish: {who}")).plain_step();
    let stays = focused(kept.clone(), "red-1 red-2 red-4 red-7 red-8 red-9");
    assert_ne!(stays.asks(), "focus");
    assert_eq!(stays.state().sides[0].focus.map(|id| stays.state().element(id).number), Some(7));
    let anew = focused(kept.clone(), "red-1 red-2 red-4 red-5 red-8 red-9").shows("focus");
    assert_eq!(anew.seat(), "red");
    let anew = anew.says("focus: red-8");
    assert_eq!(anew.state().sides[0].focus.map(|id| anew.state().element(id).number), Some(8));
    kept.warband.focus = None;
    focused(kept, "red-1 red-2 red-4 red-7 red-8 red-9").shows("focus");
}

/// RR-CAMP-11: who is of no campaign plays whole, and is neither asked nor told; in a smaller game also that side chooses.
#[test]
fn a_guest_of_no_campaign() {
    let ogres = WARBANDS[0].roster();
    let fifteen = [everybody(), listed(&[(1, Type::Heavy)])].concat();
    let play = begin(band(&fifteen), ogres.clone()).sets_up_to("skirmish").plain_step();
    assert!(!play.asks().starts_with("skirmish"), "{}", play.asks());
    let small = begin(band(&fifteen), ogres).says("size: 9").sets_up_to("skirmish").plain_step().shows("skirmish");
    assert_eq!((small.seat(), limit(&small).max), ("blue", 9));
}

/// RR-CAMP-2, RR-CAMP-13: where there are two rosters, each row says of which its Element is.
#[test]
fn rows_say_of_which_roster_they_are() {
    let mut kept = band(&[everybody(), listed(&[(1, Type::Heavy)])].concat());
    let plain = choosing(kept.clone());
    let Kind::Tick(tick) = plain.question().kind else { panic!("no list") };
    assert!(!tick.noted);
    kept.warband.entries[7].fringe = true;
    kept.warband.tactics[1] = kept.warband.tactics[0];
    let play = choosing(kept);
    let Kind::Tick(tick) = play.question().kind else { panic!("no list") };
    let state = play.state();
    let note = |row: usize| state.row_note("skirmish", tick.key(row)).line(&state).to_string();
    assert!(tick.noted);
    assert_eq!([note(0), note(7)], ["Founding Roster", "Fringe Roster"]);
}

/// RR-CAMP-11: the same in a game of the Elements only.
#[test]
fn so_it_is_where_the_elements_only_are_played() {
    let fifteen = [everybody(), listed(&[(1, Type::Heavy)])].concat();
    let play = play_with([band(&fifteen), band(&everybody())]);
    let play = play.says("rules: elements, warband: own-1, warband: own-2, size: 12, terrain:").shows("skirmish");
    let play = play.plain_step().shows("skirmish-all").plain_step().shows("deploy");
    assert_eq!(play.state().elements.len(), 14);
}
