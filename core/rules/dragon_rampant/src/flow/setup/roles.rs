//! Who attacks (DR-SETUP-6): a die a team, Wise Leaders, and who has more that rides or flies.

use core::cmp::Ordering;

use crate::book::{Class, Fantastical, LeaderTrait};
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose, d6};
use crate::state::{Battle, Team, Unit};
use umpire_engine::dice::Score;
use umpire_engine::table::{Answer, Asked, Heading, MAX_SEATS, Number, Opt, Reveal, RollExtra, Seat, SeatSet, Words};

/// The dice that said so, the Attacker's first; none where it was agreed.
pub(super) async fn roles(t: &Table) -> Option<(u8, u8)> {
    let mut note = "a die a side";
    loop {
        let dice = match throw(t, note).await {
            Answer::Pick(at) => {
                let team = if at == 0 { Team::Attackers } else { Team::Defenders };
                t.emit(SetupEvent::Roles(team, None).into());
                return None;
            }
            answer => pair(answer),
        };
        let [first, second] = wise(t, dice).await;
        let team = match first.cmp(&second).then_with(|| t.look(by_riders)) {
            Ordering::Greater => Team::Attackers,
            Ordering::Less => Team::Defenders,
            Ordering::Equal => {
                note = "a tie: again";
                continue;
            }
        };
        let (own, other) = if team == Team::Attackers { (first, second) } else { (second, first) };
        let dice = Some((own as u8, other as u8));
        t.emit(SetupEvent::Roles(team, dice).into());
        return dice;
    }
}

static ATTACKS: [&str; MAX_SEATS] =
    ["Red attacks", "Blue attacks", "Gold attacks", "Green attacks", "Violet attacks", "White attacks"];

/// The first die is the team's that is called Attackers now.
#[inline(never)]
fn throw(t: &Table, note: &'static str) -> impl Future<Output = Answer> {
    let head = Heading::new("roles", Asked::Anyone, "Who attacks?", note).why("The higher die attacks and acts first");
    let mut roll = d6("Attacker", 2, Score::Read);
    for team in [Team::Attackers, Team::Defenders] {
        let seat = t.look(|b| b.team(team)).iter().next().unwrap_or(Seat::RED);
        roll.extras.extend([RollExtra { key: seat.id().into(), seat, label: ATTACKS[seat.index()].into() }]);
    }
    t.roll(head, roll)
}

fn pair(answer: Answer) -> [i8; 2] {
    let faces = ask::faces(answer);
    [faces[0] as i8, faces[1] as i8]
}

/// DR-TRAIT-8, AMB-11: after both dice are seen; of two the lower die decides first, equal ones in secret.
async fn wise(t: &Table, dice: [i8; 2]) -> [i8; 2] {
    let mut dice = dice;
    let [ours, theirs] = t.look(|b| [wise_of(b, Team::Attackers), wise_of(b, Team::Defenders)]);
    if let (Some(our), Some(their), true) = (ours, theirs, dice[0] == dice[1]) {
        let [by, other] = ask_both(t, [our, their], dice).await;
        return [dice[0] + by, dice[1] + other];
    }
    let order = if dice[0] <= dice[1] { [0, 1] } else { [1, 0] };
    for at in order {
        if let Some(seat) = [ours, theirs][at] {
            dice[at] += ask_wise(t, seat, dice, at).await as i8 - 1;
        }
    }
    dice
}

fn wise_of(b: &Battle, team: Team) -> Option<Seat> {
    b.team(team).iter().find(|seat| b.side(*seat).leader_trait == Some(LeaderTrait::Wise))
}

#[inline(never)]
fn ask_wise(t: &Table, seat: Seat, dice: [i8; 2], own: usize) -> impl Future<Output = u8> {
    let to = |by: i8| Words::with2("{} against {}", i16::from(dice[own] + by), i16::from(dice[1 - own]));
    let head = ask::head(("wise", seat), "Wise Leader", "your die").why("The higher die attacks");
    choose(t, head, [Opt::new("less", to(-1)), Opt::new("keep", to(0)), Opt::new("more", to(1))])
}

async fn ask_both(t: &Table, seats: [Seat; 2], dice: [i8; 2]) -> [i8; 2] {
    let both: SeatSet = seats.into_iter().collect();
    let head =
        Heading::new("wise-both", Asked::Seats(both), "Wise Leader", Words::with("dice: {}", i16::from(dice[0])))
            .why("Both are Wise, and the dice are equal");
    let number = Number { min: -1, max: 1, step: 1, preset: 0, unit: "to your die", least: "" };
    let given =
        t.secret(head, Reveal::Together, &mut |secret| secret.ask_numbers(both.iter().map(|seat| (seat, number))));
    let given = given.await;
    let of = |seat: Seat| both.iter().position(|other| other == seat).map_or(0, |at| given[at] as i8);
    seats.map(of)
}

/// DR-SETUP-6, AMB-10: who has more units that are mounted, invisible or flying, each counted once.
fn by_riders(b: &Battle) -> Ordering {
    let counts = |unit: &Unit| {
        unit.build.profile(false).class == Class::Mounted || unit.has(Fantastical::Invisibility) || unit.flies()
    };
    let of = |team| b.team_units(team, counts).len();
    of(Team::Attackers).cmp(&of(Team::Defenders))
}
