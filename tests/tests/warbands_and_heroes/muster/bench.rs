//! The workbench: a warband gathered question by question.

use umpire_engine::table::{BenchOpening, Kind, PieceId, Roster, Workbench};
use umpire_tests::game_play::GamePlay;
use warbands_and_heroes::Muster;

/// A workbench in use.
pub(super) type Bench = GamePlay<Muster>;

/// A workbench with nothing on it.
pub(super) fn empty() -> Bench {
    Bench::new(BenchOpening::default())
}

/// A workbench with this warband on it.
pub(super) fn bench(text: &str) -> Bench {
    Bench::new(BenchOpening { roster: super::warband(text), kept: false })
}

/// WH-SETUP-1, WH-SETUP-2: Units of any class, as many as one likes; the cursor stands where it goes on.
#[test]
fn a_warband_is_gathered_and_kept_once_it_has_a_unit_and_a_name() {
    let new = empty();
    assert_eq!((new.off("keep"), new.cursor()), (Some("Give it a name first"), "add".into()));
    let one = new.says("muster: add, class: warriors");
    assert_eq!(one.cursor(), "add", "more may come");
    let two = one.says("muster: add, class: bowmen");
    assert_eq!(two.cursor(), "name");
    assert_eq!(two.clone().says("muster: add").cursor(), "bowmen", "another of the same");
    let named = two.says("muster: name, name: Thorn");
    assert_eq!((named.off("keep"), named.cursor()), (None, "keep".into()));
    assert_eq!(named.text(), "warband \"Thorn\" / unit warriors / unit bowmen");
    let kept = named.says("muster: keep");
    assert_eq!(Muster::made(&kept.state()).map(Roster::name), Some("Thorn"));
    assert!(kept.is_over());
    let asked = bench("warband \"Thorn\" / unit bowmen").says("muster: leave");
    asked.clone().says("leave: stay").shows("muster");
    let left = asked.says("leave: leave");
    assert!(left.is_over() && Muster::made(&left.state()).is_none());
    let nobody = empty().says("muster: name, name: Nobody");
    for row in ["keep", "units", "upkeep", "after"] {
        assert_eq!(nobody.off(row), Some("Add a Unit first"), "{row}");
    }
}

/// WH-DATA-3: a Unit has a name of its own, or its class's with a number; 12 of them are the most.
#[test]
fn units_are_named_copied_and_removed() {
    let three = bench("warband \"T\" / unit bowmen / unit bowmen / unit warriors");
    let names = |bench: &Bench| {
        bench.with(|game| {
            let scene = game.scene();
            let name = |piece: u8| {
                let mut name = String::new();
                scene.write_name(PieceId(piece), &mut name).expect("a string takes all");
                name
            };
            (0..scene.pieces()).map(name).collect::<Vec<_>>()
        })
    };
    assert_eq!(names(&three), ["Bowmen I", "Bowmen II", "Warriors"]);
    let named = three.says("muster: units, unit: unit-2, change: name, unit-name: Fletchers");
    assert_eq!(names(&named), ["Bowmen", "Fletchers", "Warriors"]);
    let nameless = named.clone().says("muster: units, unit: unit-2, change: no-name");
    assert_eq!(names(&nameless), ["Bowmen I", "Bowmen II", "Warriors"]);
    let again = named.says("muster: units, unit: unit-3, change: again");
    assert_eq!(again.state().warband.units.len(), 4);
    let gone = again.says("muster: units, unit: unit-1, change: remove");
    assert_eq!(gone.text(), "warband \"T\" / unit bowmen \"Fletchers\" / unit warriors / unit warriors");
    let full = gone.says(&"muster: units, unit: unit-1, change: again,".repeat(9));
    assert_eq!(full.off("add"), Some("12 Units are the most"));
    assert_eq!(full.says("muster: units, unit: unit-1").off("again"), Some("12 Units are the most"));
}

/// WH-UPK-6: what comes in and what is spent is entered by hand.
#[test]
fn the_treasury_is_entered_by_hand() {
    let bench = bench("warband \"T\" / treasury 5 / unit bowmen").says("muster: treasury");
    let Kind::Number(number) = bench.question().kind else { panic!("no number") };
    assert_eq!((number.min, number.max, number.preset), (0, 9_999, 5));
    assert_eq!(bench.says("treasury: 17").state().warband.treasury, 17);
}
