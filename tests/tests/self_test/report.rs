//! The report: whole, fit to be pasted, without a secret, and printed again.

use umpire_screens::Key;

use crate::bench::{Bench, SECTORS, Walk, between, well};

fn all_well(seed: u8) -> Walk {
    let mut bench = Bench::new();
    bench.seed = seed;
    bench.walk(&mut |id, _, world| well(id, world))
}

#[test]
fn it_has_a_line_for_every_part_and_says_on_what_board() {
    let (walk, version) = (all_well(7), env!("CARGO_PKG_VERSION"));
    let head = ["board: simulated".to_owned(), format!("version: {version}, debug")];
    assert_eq!(walk.report()[..2], head);
    assert!(walk.report()[2].starts_with("flash: ") && walk.report()[2].ends_with(" erases, 0 sectors set aside"));
    let parts: Vec<_> = walk.report()[3..].iter().map(|line| line.split(':').next().expect("a name")).collect();
    let keys = ["Up (GP0)", "Down (GP1)", "Left (GP2)", "Right (GP3)", "A (GP4)", "B (GP5)", "X (GP6)", "Y (GP7)"];
    let others = ["Panel", "Tearing line", "Lamp", "Sound", "Power", "Noise", "Flash", "Store", "result"];
    assert_eq!(parts, keys.into_iter().chain(others).collect::<Vec<_>>());
    assert_eq!(walk.part("Flash"), format!("Flash: well, {} KiB for games", SECTORS * 4));
    assert!(walk.report().iter().all(|line| line.is_ascii() && line.len() <= 120), "it can be pasted anywhere");
}

#[test]
fn nothing_in_it_depends_on_the_secret_of_the_dice() {
    assert_eq!(all_well(7).report(), all_well(200).report());
}

#[test]
fn a_line_prints_it_again_now_and_after_the_power_was_off() {
    let walk = Bench::new().walk(&mut |id, _, world| {
        if id != "key-up" {
            well(id, world)
        }
    });
    let first: Vec<_> = walk.report().into_iter().map(str::to_owned).collect();
    // How much was erased since goes on.
    assert_eq!(between(&walk.again)[3..], first[3..]);
    let bench = Bench { flash: walk.flash, ..Bench::new() };
    bench.world.close_contact(Key::X, false);
    let later = bench.walk(&mut |id, _, _| panic!("{id} is asked"));
    assert_eq!(between(&later.again)[3..], first[3..]);
}
