//! A unit's card: its Strength, what is so for it, and its eight numbers.

use heapless::Vec;

use super::words::place;
use crate::book::{Fantastical, HouseRule, LeaderTrait, Profile};
use crate::state::{Battle, Flag, Place, UnitId};
use crate::{help, icons};
use umpire_engine::table::{Card, CardTrait, Details, Figure, PieceMark, Reach, Stat, Words};

/// The card.
pub(super) fn card(b: &Battle, id: UnitId) -> Card {
    let unit = b.unit(id);
    let shown = unit.unit_type();
    let icon = if unit.is(Flag::Changed) { icons::unit_type(shown) } else { icons::unit(&unit.build) };
    let mut card = Card::new(unit.seat, icon, shown.name());
    card.badge = unit.is(Flag::Leader).then_some(icons::LEADER);
    card.figure = Some(Figure { name: "Strength", now: unit.strength.into(), of: Some(unit.start.into()) });
    card.in_play = matches!(unit.place, Place::OnTable | Place::Enters | Place::Summoned);
    let mark = |name, icon, word| PieceMark { name, icon, help: help::word(word) };
    let marks = [
        (unit.is_battered(), mark("Battered", Some(icons::BATTERED), "Battered")),
        (unit.is(Flag::Wall), mark("wall", Some(icons::WALL), "Wall of Spears")),
        (!b.casters_on(id).is_empty(), mark("spell", Some(icons::SPELL), "Spell in play")),
        (unit.is(Flag::Tested) && b.phase.has(unit.seat), mark("finished", Some(icons::FINISHED), "Finished")),
    ];
    card.marks.extend(marks.into_iter().filter(|(so, _)| *so && unit.on_table()).map(|(_, mark)| mark));
    card.stats.extend(stats(&b.profile(id)));
    card
}

/// The numbers: what orders need, then what dice need.
pub(crate) fn stats(profile: &Profile) -> [Stat; 8] {
    let need = |name, value: u8| Stat { name, value: value.into(), suffix: "+" };
    let shoot = |name, value: Option<u8>| value.map_or(Stat::none(name), |value| need(name, value));
    [
        need("Attack", profile.attack),
        need("Move", profile.moves),
        shoot("Shoot", profile.shoot.map(|shoot| shoot.order)),
        need("Courage", profile.courage),
        Stat { suffix: "", ..need("Armour", profile.armour) },
        need("Att Val", profile.attack_value),
        need("Def Val", profile.defence_value),
        shoot("Sh Val", profile.shoot.map(|shoot| shoot.value)),
    ]
}

/// What its own page shows beside that.
pub(super) fn details(b: &Battle, id: UnitId) -> Details {
    let (unit, profile) = (b.unit(id), b.profile(id));
    let unit_word = if b.plays(HouseRule::Centimetres) { "CM" } else { "IN" };
    let inches = |far: u8| Reach::new(far.into(), unit_word);
    let next = Words::of(match unit {
        _ if !unit.on_table() => "",
        _ if unit.is_battered() => "It can only test to Rally",
        _ if unit.is(Flag::Tested) && b.phase.has(unit.seat) => "Finished for this phase",
        // DR-CONV-14: the others are told in words of their own.
        _ if unit.is(Flag::Single) => "One model to the last",
        _ => "",
    });
    let share = match unit.is(Flag::Reduced) {
        true => {
            // How many models it has nobody told: the two usual numbers, each rounded up (DR-CONV-14).
            let of = |models: u8| (unit.strength * models).div_ceil(unit.start.max(1));
            match unit.start > 6 {
                true => Words::with2("6 models: {} left; 3: {} left", of(6), of(3)),
                false => Words::with2("3 models: {} left; 2: {} left", of(3), of(2)),
            }
        }
        false => Words::with("{} models stand", unit.strength),
    };
    let next = if next == Words::NONE && unit.on_table() { share } else { next };
    Details {
        moves: Some(inches(profile.reach)),
        reach: profile.shoot.map(|shoot| inches(shoot.range)),
        traits: traits(b, id, &profile),
        place: if unit.on_table() { Words::NONE } else { Words::of(place(unit.place)) },
        next,
    }
}

/// What it can do: the Leader's trait, how its models are counted, its special rules, its fantastical ones, its options, as many as have room. Nobody sees a
/// Were before it has changed (DR-WERE-1).
fn traits(b: &Battle, id: UnitId, profile: &Profile) -> Vec<CardTrait, 8> {
    let unit = b.unit(id);
    let leader: Option<LeaderTrait> = b.side(unit.seat).leader_trait.filter(|_| unit.is(Flag::Leader));
    let changed = unit.is(Flag::Changed);
    let hidden = |rule: &Fantastical| *rule == Fantastical::Were && !b.is_known_were(id);
    let fearful = |rule: &Fantastical| *rule == Fantastical::Fearful && changed && !unit.build.beast_fearful;
    let led = leader.map(|own| CardTrait { name: own.name(), help: Some(help::leader_trait(own)) });
    let specials = profile.specials.iter().map(|own| CardTrait { name: own.name(), help: Some(help::special(own)) });
    let rules = unit.build.fantastical.iter().filter(|rule| !hidden(rule) && !fearful(rule));
    let rules = rules.map(|own| CardTrait { name: own.name(), help: Some(help::fantastical(own)) });
    let options = if changed { unit.build.beast_options } else { unit.build.options };
    let options = options.iter().map(|own| CardTrait { name: own.name(), help: Some(help::type_option(own)) });
    let few = help::word("Few models").filter(|_| unit.is(Flag::Reduced));
    let few = few.map(|own| CardTrait { name: own.title, help: Some(own) });
    led.into_iter().chain(few).chain(rules).chain(specials).chain(options).take(8).collect()
}
