//! House rules: what this table plays otherwise than our rulings (section 25, RR-HR-1).
//!
//! Thirty rules are too many for one page: they lie in groups, and a group says how many of its rules differ.

use super::ask::{choose, choose_by};
use super::skirmish::victory;
use crate::book::HouseRule::*;
use crate::book::{HOUSE_RULES, HouseRule};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::State;
use umpire_engine::table::{Asked, Opt, Seat, Words};

/// Rules that belong together: what scripts call the group, what players call it, and the rules. The last belongs to
/// campaigns, and is only asked in games of one.
static GROUPS: [(&str, &str, &[HouseRule]); 6] = [
    ("bids", "Bids and Rounds", &[BidsPaid, NothingTies, SuperiorityTie, ReservesCount, GainsCapped]),
    ("terrain", "Terrain and Will", &[FailedHazardExit, OffBoard, FailedNerve, MoraleScales]),
    (
        "actions",
        "Actions, Reactions",
        &[FailedReaction, IntimidateCritical, ManeuverCritical, WeakSpot, BlastRadius, TakingFlag, RallyMoves],
    ),
    (
        "tactics",
        "Tactics",
        &[
            TemptorDie,
            Omen,
            OmenReplaces,
            ZealotsCount,
            FusiliersCover,
            ThievesHide,
            AvengersAttack,
            PackActs,
            RidersHeavies,
            Poison,
            SwarmJoins,
            Raising,
        ],
    ),
    ("setup", "Setup and end", &[UnprintedTheme, DeviousWithin, OnlyWards, RoundCap]),
    ("campaign", "Campaign", &[LoserRollsTen]),
];

const _: () = {
    let mut listed = 0_u64;
    let mut group = 0;
    while group < GROUPS.len() {
        let rules = GROUPS[group].2;
        let mut i = 0;
        while i < rules.len() {
            let bit = 1u64 << rules[i] as u64;
            assert!(listed & bit == 0, "a rule lies in one group");
            listed |= bit;
            i += 1;
        }
        group += 1;
    }
    assert!(listed == (1 << HOUSE_RULES.len()) - 1, "every rule lies in a group");
};

/// What scripts call each rule: by its number.
#[rustfmt::skip]
static KEYS: [&str; HOUSE_RULES.len()] = [
    "hr-1",  "hr-2",  "hr-3",  "hr-4",  "hr-5",  "hr-6",  "hr-7",  "hr-8",
    "hr-9",  "hr-10", "hr-11", "hr-12", "hr-13", "hr-14", "hr-15", "hr-16",
    "hr-17", "hr-18", "hr-19", "hr-20", "hr-21", "hr-22", "hr-23", "hr-24",
    "hr-25", "hr-26", "hr-27", "hr-28", "hr-29", "hr-30", "hr-31", "hr-32",
    "hr-33",
];

/// Before a game anybody turns any rule, as often as they like.
pub(super) async fn choose_rules(t: &Table) {
    let mut at = 0;
    while let Some(group) = ask_group(t, Asked::Anyone, at).await {
        at = group;
        let mut row = 0;
        while let Some(picked) = ask_rule(t, Asked::Anyone, group, row).await {
            row = picked;
            let rule = rule(group, row);
            t.emit(Event::House(t.look(|s| s.house.turned(rule))));
        }
    }
}

/// During a game a player asks for one change, and the other must agree to it.
pub(super) async fn change(t: &Table, seat: Seat) {
    let Some(group) = ask_group(t, Asked::Seat(seat), 0).await else { return };
    let Some(row) = ask_rule(t, Asked::Seat(seat), group, 0).await else { return };
    let rule = rule(group, row);
    let Some(setting) = setting(t, seat, rule).await else { return };
    if agrees(t, seat.foe(), rule, setting).await {
        turn_to(t, rule, setting);
        // The new rules may have a winner.
        victory(t);
    }
}

fn rule(group: u8, row: u8) -> HouseRule {
    GROUPS[usize::from(group)].2[usize::from(row)]
}

/// How many rules of a group are not played by the ruling.
fn differing(s: &State, rules: &[HouseRule]) -> u8 {
    rules.iter().filter(|rule| s.house.of(**rule) > 0).count() as u8
}

/// Which group; none when all is as it should be.
#[inline(never)]
fn ask_group(t: &Table, asked: Asked, preset: u8) -> impl Future<Output = Option<u8>> {
    let row = |(key, name, rules): (&'static str, &'static str, &[HouseRule])| match t.look(|s| differing(s, rules)) {
        0 => Opt::new(key, name),
        n => Opt::new(key, Words::with2("{}: {}", name, n)),
    };
    let last = GROUPS.len() as u8 - u8::from(!t.look(State::is_campaign));
    let rows = GROUPS.iter().copied().take(last.into()).map(row).chain([Opt::new("done", "Done")]);
    let answer = choose_by(t, ("house", asked), "House rules", "", rows, (preset, Some(last)));
    async move { Some(answer.await).filter(|at| *at < last) }
}

/// Which rule of a group; none to go back to the groups.
#[inline(never)]
fn ask_rule(t: &Table, asked: Asked, group: u8, preset: u8) -> impl Future<Output = Option<u8>> {
    let rules = GROUPS[usize::from(group)].2;
    let row = |rule: &HouseRule| {
        let setting = t.look(|s| s.house.of(*rule));
        Opt::new(KEYS[*rule as usize], words(*rule, setting))
    };
    let last = rules.len() as u8;
    let rows = rules.iter().map(row).chain([Opt::new("back", "Back")]);
    let answer = choose_by(t, ("house-rule", asked), "House rules", "", rows, (preset, Some(last)));
    async move { Some(answer.await).filter(|at| *at < last) }
}

/// A rule and its setting, as a row says it.
fn words(rule: HouseRule, setting: u8) -> Words {
    let (_, name, settings) = HOUSE_RULES[rule as usize];
    Words::with2("{}: {}", name, settings[usize::from(setting)])
}

/// What it is to be from now on: asked where there is more than one other setting.
async fn setting(t: &Table, seat: Seat, rule: HouseRule) -> Option<u8> {
    let settings = HOUSE_RULES[rule as usize].2;
    let before = t.look(|s| s.house.of(rule));
    if settings.len() == 2 {
        return Some(1 - before);
    }
    let at = ask_setting(t, seat, rule).await;
    (at != before).then_some(at)
}

#[inline(never)]
fn ask_setting(t: &Table, seat: Seat, rule: HouseRule) -> impl Future<Output = u8> {
    let (_, name, settings) = HOUSE_RULES[rule as usize];
    let keys = ["first", "second", "third", "fourth"];
    let rows = keys.into_iter().zip(settings).map(|(key, setting)| Opt::new(key, *setting));
    let before = t.look(|s| s.house.of(rule));
    choose_by(t, ("house-setting", Asked::Seat(seat)), "House rules", name, rows, (before, None))
}

#[inline(never)]
fn agrees(t: &Table, seat: Seat, rule: HouseRule, setting: u8) -> impl Future<Output = bool> {
    let rows = [Opt::new("refuse", "Leave it as it is"), Opt::new("agree", words(rule, setting))];
    let answer = choose(t, ("house-agree", seat), "Agreed?", "House rules", rows);
    async { answer.await == 1 }
}

fn turn_to(t: &Table, rule: HouseRule, setting: u8) {
    let mut house = t.look(|s| s.house);
    while house.of(rule) != setting {
        house = house.turned(rule);
    }
    t.emit(Event::House(house));
}
