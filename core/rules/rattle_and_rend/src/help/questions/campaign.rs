//! What a campaign asks of a game (section 21 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const BEFORE_PAGE: &str = "p. 41";
const AFTER_PAGE: &str = "p. 40";

#[rustfmt::skip]
pub(super) static CAMPAIGN: [Asked; 5] = [
    asked("size", "How large a game?", prose!("The points each side fields, 9 to 18; both agree. 12 is the standard; in an escalation the smaller warband is proposed.\nHalves and thirds follow it. Morale at 6 and 3, 4 to 8 Elements and 4 points of core stay."), BEFORE_PAGE),
    asked("skirmish", "Who plays?", prose!("Tick the Elements that fight today, of both your rosters: exactly the points shown, 4 to 8 Elements, 4 points or more in Fighters, Shooters and Skirmishers. What your warband cannot meet is waived. Each keeps its own roster's Tactics."), BEFORE_PAGE),
    asked("skirmish-all", "Who plays?", prose!("Your warband has no more points than this game: all of it plays. Go on."), BEFORE_PAGE),
    asked("growth-won", "After a victory", prose!("One d20 for your warband: 1-5 no change, 6-15 one point more, 16-20 two. A gain that would lift it above 18 points does not count at all. New points wait in the bank: spend them on the workbench."), AFTER_PAGE),
    asked("growth-lost", "After a defeat", prose!("One d20 for your warband: 1-9 one point less, 10-15 no change, 16-20 one more. By house rule a 10 costs the point too. A lost point is settled on the workbench before the next game."), AFTER_PAGE),
];
