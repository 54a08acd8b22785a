//! What the battle came to, on its last page: Glory and where it is from (DR-GLORY-1, DR-MULTI-3).

use crate::book::Scenario;
use crate::state::{Battle, Team, Unit};
use umpire_engine::table::{Seat, Words};

/// Line by line, the side or team of Red first.
pub(super) fn say(b: &Battle, say: &mut dyn FnMut(&'static str, [Words; 2])) {
    let first = b.side(Seat::RED).team;
    let teams = [first, first.foe()];
    let number = |of: &dyn Fn(Team) -> i16| teams.map(|team| Words::with("{}", of(team)));
    let all = |team: Team, of: &dyn Fn(Seat) -> i8| b.team(team).iter().map(of).map(i16::from).sum::<i16>();
    say("Glory", number(&|team| b.glory(team).into()));
    if b.scenario != Scenario::None {
        say("Scenario", number(&|team| b.scenario_glory(team).into()));
    }
    say("Quests", number(&|team| all(team, &|seat| b.quest_glory(seat))));
    if b.sides.iter().any(|side| side.bonus != 0) {
        say("Bonus", number(&|team| all(team, &|seat| b.side(seat).bonus)));
    }
    say("Units lost", number(&|team| b.team_units(team, Unit::is_lost).len() as i16));
}
