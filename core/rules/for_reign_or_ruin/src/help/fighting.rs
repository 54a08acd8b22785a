//! Steps 4 to 8: shots, pairs in contact.

use super::battle::{Asked, asked};
use umpire_engine::prose;

#[rustfmt::skip]
pub(super) static FIGHTING: [Asked; 18] = [
    asked("shooters", "Who shoots?", prose!("Tick who of this side has a target in range, arc and sight; nobody ticked is none. All shots fall at the same time: who is hit may still shoot.")),
    asked("shoot", "Shoot whom?", prose!("It must shoot at whom is first of: an enemy just come into contact, one pointed out, one that may charge it, one that shoots at it, the nearest unit. X: no shot.")),
    asked("shot-facts", "What is so?", prose!("Tick the target's cover, and whether it is shot into its rear. The dice above change as you tick. The best cover alone counts.")),
    asked("shot", "The shot", prose!("Sht dice; each that shows more than its Def is 1 stress, which counts when all have shot. Throw here, or enter your own dice or hits.")),
    asked("strays", "Who is near?", prose!("Tick individuals of any side within 4 cm of what was shot at. Each takes one die.")),
    asked("stray-facts", "Is it in cover?", prose!("Something near it was in cover when it was shot at. Tick what this one stands behind, too.")),
    asked("stray", "A stray shot", prose!("One die: more than its own Def is 1 stress.")),
    asked("contact-of", "Who touches?", prose!("A contact that nobody has told in the move. First, the element of the one side.")),
    asked("contact-with", "Touches whom?", prose!("The enemy whose base it touches. The two fight in this step.")),
    asked("contact-when", "What is so?", prose!("Leave both ticked if they met in this turn by a forward move: then they may be primed and use Imp and reach.")),
    asked("pair", "A pair fights", prose!("Look at both: which edge of each is touched, how much of it, and whether it is primed. Right: press Fight. Wrong: pick the row and put it right.")),
    asked("touch", "What is so?", prose!("Of this one: is its flank or rear touched, does less of its edge touch, what does it stand behind? Nothing ticked: its front, all of it, in the open.")),
    asked("split", "Split the dice", prose!("It fights several enemies. Share its Att dice out by how much each touches it, odd ones to the front first. What you leave goes to the next.")),
    asked("split-imp", "Split Imp", prose!("Its Imp dice go only to enemies at its front against whom it is primed. What you leave goes to the next.")),
    asked("strike", "It strikes", prose!("Att dice, with Imp while primed. Each that shows more than Def is 1 stress. The longer reach strikes first; else both at once. Throw here, or enter your own dice or hits.")),
    asked("strike-back", "It strikes", prose!("The other of the pair. Each die that shows more than Def is 1 stress; it counts when all pairs have fought.")),
    asked("spot-die", "Does he see it?", prose!("The die must show more than a tenth of the distance in cm. Then the marker is replaced by what it stands for.")),
    asked("too-far", "Too far", prose!("No die shows more than 10: from 100 cm on nothing is seen. No Act is spent.")),
];
