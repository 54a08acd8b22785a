//! Who is gone while its own Will check waits.

use super::reacts;
use crate::written::meet;

/// P-17, RR-WILL-10, RR-FLOW-REMOVE: whom a Hazard took in a Rally checks no more, and is not listed.
#[test]
fn whom_a_hazard_took_is_not_asked_to_check() {
    let red = "heavy colossal / heavy colossal / fighters / fighters / shooters / tactics elites rangers / bond null";
    let blue = "fighters / fighters / fighters / heavy flyer / ward detonate / ward vengeance / champion distant-doom \
                / tactics death-defiers elites / bond null";
    let aimed = "act: stand, who: red-1, target: blue-1, also: blue-2, also: blue-3, react: none";
    let mut play = meet(red, blue, "hazardous").says(aimed);
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    let rally = reacts(play.says("check-order: blue-1"), "rally-blue-7").says("answer: accept, roll: 20 20");
    let fell = rally.says("rally-who: blue-2, leaving: hazard-roll, roll: 1 1, rally-who: done");
    assert!(fell.is_out("blue-2"));
    let dice = "20 1 1".split(' ').take(fell.roll().pool.count.into()).collect::<Vec<_>>().join(" ");
    let last = fell.says(&format!("roll: {dice}")).shows("roll");
    assert_eq!((last.seat(), last.roll().name), ("blue", "Will"), "only the third is left to check");
    assert_eq!(last.log().iter().filter(|line| line.ends_with("removed")).count(), 0);
}
