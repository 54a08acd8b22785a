//! The house rules (section 17 of the checklist): what each setting means, the ruling first.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn rule(page: &'static str, title: &'static str, text: Prose) -> Help {
    Help { page, ..help(title, "House rule", text) }
}

/// In the order of their numbers.
#[rustfmt::skip]
pub(super) static HOUSE: [Help; 15] = [
    rule("HR 1", "Half dice", prose!("Bloodied Units roll half their dice, changed by all else first: rounded down, or rounded up.")),
    rule("HR 2", "Bloodied nerves", prose!("Being bloodied does nothing to Resolve; or it takes 1 from it.")),
    rule("HR 3", "Tie at the top", prose!("Sides that tie for the highest initiative act first, together; or they may choose to go last, if all of them agree.")),
    rule("HR 4", "Squares", prose!("A diagonal step counts 1, and eight squares are adjacent; or steps are orthogonal, and four are.")),
    rule("HR 5", "Acting together", prose!("What is lost while sides act together counts when all of them are done; or at once, with dice by the FS of that moment. Routed Units finish their turn in both.")),
    rule("HR 6", "Captain's Unit", prose!("A captain's own Unit has his +1 on Resolve; or it has not.")),
    rule("HR 7", "Shaken", prose!("Shaken is a marker set by hand, which stops the captain's +1. Or a state: a failed Resolve test sets it, it stops his trait too, and after morale a passed test clears it.")),
    rule("HR 8", "Ranged limit", prose!("Ranged attacks reach as far as they see; or so many squares at the most.")),
    rule("HR 9", "Aggressive", prose!("The hit that an Aggressive captain brings is there even if no die hit; or only if one did.")),
    rule("HR 10", "Wall's still die", prose!("A shield wall declared by a Unit that stood still keeps its extra die; or only for that round.")),
    rule("HR 11", "Resolve die 6", prose!("A 6 has no meaning of its own, and a Resolve of 6 cannot fail; or a 6 always fails.")),
    rule("HR 12", "Old losses", prose!("Every battle begins at full FS; or with what earlier battles left, as the warband has it.")),
    rule("HR 13", "Dangerous", prose!("The 2 rerolls of a Dangerous captain are for any attack of his side; or for his own Unit's only.")),
    rule("HR 14", "Wall strikes", prose!("A shield wall strikes enemies that move next to it; or anybody who does.")),
    rule("HR 15", "Fewest dice", prose!("An attack never has less than 1 die; or it may come to 0, and is then impossible.")),
];
