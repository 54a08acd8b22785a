//! The eight traits of captains (section 12 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn own(title: &'static str, text: Prose) -> Help {
    help(title, "Captain", text)
}

/// In the order of the d8.
#[rustfmt::skip]
pub(super) static CAPTAINS: [Help; 8] = [
    own("Reprehensible", prose!("As the battle starts a die is rolled for every other Unit of his own side, Heroes too. On a 1 it deserts: out of this battle, but not routed.\nHe still gives his +1 on Resolve.")),
    own("Cowardly", prose!("His Unit rolls 2 dice less in every attack, 1 at the least. In return its Target Number is 1 higher, 6 at the most: it is harder to hurt.")),
    own("Wicked", prose!("An enemy Unit within 5 squares and in sight of his that fails a Resolve test loses 1 FS, morale checks too. Two of one side do it once.")),
    own("Shrewd", prose!("Once all initiative dice lie, his side may change its own by 1, up or down, every round, while his Unit is in play.")),
    own("Resolute", prose!("His Unit passes every test that the players call one of fear. It has nothing to do with the Warriors' trait of this name.")),
    own("Aggressive", prose!("Friendly Units next to his Unit hit once more in melee, even if no die did; shield walls and charges are melee too. His own Unit does not.")),
    own("Dangerous", prose!("Each round his side may reroll 2 attack dice in all, on any attacks. Each die once, and what falls then counts. Own dice: enter the faces.")),
    own("Level-Headed", prose!("Once a round one friendly Unit within 5 squares may ignore an action it is compelled to. Nothing compels by itself here: the players say when.")),
];
