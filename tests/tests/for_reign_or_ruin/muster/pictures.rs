//! Words on the pages of the workbench: none is cut off.

use umpire_tests::words::{cuts, faults};

use super::bench::{Bench, bench};

/// The longest names there are, in a list and alone.
fn long() -> Bench {
    bench(
        "chief \"The Grey Warlord\" command A / unit \"Silver Spears II\" close init 5 mov 8 att 3 imp 1 rch 2 sht 0 def 5 \
         mor 7 end 8 indifferent unwilling unconfirmed retreat command O under \"The Grey Warlord\" group 15 order harass \
         hidden / copy \"Silver Spears IV\" / copy \"Silver Spears XX\" / unit \"Bear Kin\" open mov 8 state2 mov 12",
    )
}

/// Section 2: every page of the workbench has room for its words.
#[test]
fn no_word_of_the_workbench_is_cut() {
    let pages = [
        ("", ""),
        ("", "up up"),
        ("", "down down down"),
        ("muster: add", ""),
        ("muster: add, kind: unit", ""),
        ("muster: add, kind: unit, element-name: A Very Long Name", ""),
        ("muster: add, kind: unit, element-name: A Very Long Name, formation: open", ""),
        ("muster: add, kind: unit, element-name: A Very Long Name, formation: open", "down down"),
        ("muster: add, kind: unit, element-name: A Very Long Name, formation: open, numbers: type", "down"),
        ("muster: elements", ""),
        ("muster: elements", "down"),
        ("muster: elements, element: element-2", ""),
        ("muster: elements, element: element-2", "down down down down down down"),
        ("muster: elements, element: element-2", "up up up up up"),
        ("muster: elements, element: element-2, change: numbers", "down"),
        ("muster: elements, element: element-5, change: second", "up"),
        ("muster: elements, element: element-2, change: special", ""),
        ("muster: elements, element: element-2, change: command", ""),
        ("muster: elements, element: element-2, change: superior", ""),
        ("muster: elements, element: element-2, change: group", ""),
        ("muster: elements, element: element-2, change: stress", ""),
        ("muster: several", ""),
        ("muster: several, several: order", ""),
        ("muster: several, several: superior, superior: element-1", ""),
        ("muster: leave", ""),
    ];
    for (steps, keys) in pages {
        let stack = long().says(steps).screen(keys);
        let bands = || 0..stack.len();
        assert_eq!((faults(&stack, bands()), cuts(&stack, bands())), (vec![], vec![]), "{steps} {keys}");
    }
}
