//! Parts beside the keys, each broken once.

use umpire::app::battery::PowerReading;
use umpire::board::simulated::World;
use umpire::fairness::entropy::EntropyError;
use umpire_screens::Key;
use umpire_tests::flash::SECTOR;

use crate::bench::{Bench, SECTORS, Walk, press, well};

/// A walk of somebody who does what is asked.
fn walk(prepare: impl FnOnce(&mut Bench)) -> Walk {
    let mut bench = Bench::new();
    prepare(&mut bench);
    bench.walk(&mut |id, _, world| well(id, world))
}

/// A walk of somebody who says that this is not as it should be, and what is.
fn wrong(id: &str, says: &[Key]) -> Walk {
    Bench::new().walk(&mut |asked, _, world| match asked {
        asked if asked == id => press(world, Key::X),
        "colours-how" => says.iter().for_each(|key| press(world, *key)),
        asked => well(asked, world),
    })
}

#[test]
fn whatever_is_wrong_with_the_picture_has_its_advice() {
    for (downs, says) in [
        (0, "colours are swapped. Another glass: bit 3 of ORIENTATION in the board's file."),
        (1, "like a negative. Another glass, that is not to be inverted: wire.rs."),
        (2, "the picture is shifted. Another glass or mounting: ORIENTATION in the board's file."),
        (3, "flicker or stripes. Look at the panel's cable and solder joints."),
    ] {
        let walk = wrong("colours", &[vec![Key::Down; downs], vec![Key::A]].concat());
        assert_eq!(walk.troubles(), [format!("Panel: {says}")]);
    }
}

#[test]
fn a_lamp_and_a_speaker_that_do_nothing_are_named() {
    let lamp = wrong("lamp", &[]);
    assert_eq!(lamp.troubles(), ["Lamp: not as it should be. Look at its joints; opposite colours: LAMP_LIGHTS_HIGH."]);
    assert_eq!(wrong("sound", &[]).troubles(), ["Sound: not as it should be. Look at the joints of the piezo."]);
}

#[test]
fn a_board_without_a_lamp_is_not_asked_for_one() {
    let walk = walk(|bench| bench.world.set_lamp(false));
    assert_eq!((walk.part("Lamp"), walk.troubles().len()), ("Lamp: none on this board", 0));
    assert!(!walk.asked.contains(&"lamp".into()));
}

#[test]
fn a_tearing_line_is_silent_slow_fast_or_not_wired() {
    let rate = |rate| walk(|bench| bench.world.set_frame_rate(rate));
    assert_eq!(rate(Some(0)).troubles(), ["Tearing line: no pulse. Look at the wire of TE at GP8."]);
    for odd in [30, 120] {
        let says =
            format!("Tearing line: {odd} pulses a second, not 60. Another glass, or a loose wire: pictures may tear.");
        assert_eq!(rate(Some(odd)).troubles(), [says]);
    }
    assert_eq!((rate(None).part("Tearing line"), rate(None).troubles().len()), ("Tearing line: none on this board", 0));
    assert_eq!(rate(Some(58)).part("Tearing line"), "Tearing line: well, 58 pulses a second");
}

#[test]
fn power_is_measured_and_too_little_of_it_stops_the_trial_of_the_flash() {
    let power = |millivolts, cable, charging| {
        walk(|bench| bench.world.set_battery(Some(PowerReading { millivolts, cable, charging })))
    };
    assert_eq!(power(3700, true, true).part("Power"), "Power: 3.70 V charging");
    assert_eq!(power(4100, true, false).part("Power"), "Power: 4.10 V by cable");
    let empty = power(3000, false, false);
    let says = [
        "Power: 3.00 V by battery, too low. Charge it; if that does not help, look at its wires.",
        "Flash: not tried: too little power. Charge the device, and try once more.",
    ];
    assert_eq!(empty.troubles(), says);
    let high = power(4800, false, false);
    assert_eq!(high.troubles(), ["Power: 4.80 V by battery, too high. Unplug it: wrong battery, or a wrong divider."]);
    let none = walk(|bench| bench.world.set_battery(None));
    assert_eq!((none.part("Power"), none.troubles().len()), ("Power: none on this board", 0));
}

#[test]
fn noise_that_is_stuck_lopsided_or_stopped_is_told_apart() {
    type Bits = fn(&World);
    let each: [(Bits, &str); 3] = [
        (|world| world.script_noise(|| Ok(true)), "the same bit again and again"),
        (
            |world| {
                let mut n = 0_u32;
                world.script_noise(move || {
                    n += 1;
                    Ok(!n.is_multiple_of(8))
                });
            },
            "one bit comes far too often",
        ),
        (|world| world.script_noise(|| Err(EntropyError::Stopped)), "the source stands still"),
    ];
    for (bits, says) in each {
        let walk = walk(|bench| bits(&bench.world));
        assert_eq!(walk.troubles(), [format!("Noise: {says}. Play with your own dice; try once more.")]);
    }
}

#[test]
fn a_sector_that_cannot_be_erased_or_written_is_named() {
    let each_free = |does: &dyn Fn(&mut Bench, usize)| {
        walk(|bench| (1..SECTORS).for_each(|sector| does(bench, sector * SECTOR + 2000)))
    };
    let worn = each_free(&|bench, at| {
        bench.flash.bytes[at] = 0xfe;
        bench.flash.stick(at, 1);
    });
    let set_aside = "It was set aside. If it comes again, the flash is worn.";
    assert_eq!(worn.troubles(), [format!("Flash: a sector cannot be erased. {set_aside}")]);
    let deaf = each_free(&|bench, at| bench.flash.stick(at, 1));
    assert_eq!(deaf.troubles(), [format!("Flash: a sector keeps not all bytes. {set_aside}")]);
}

#[test]
fn a_store_that_lost_answers_says_how_many() {
    let walk = walk(|bench| bench.lost = 3);
    assert_eq!(walk.troubles(), ["Store: 3 records cannot be read. Check the last answers in the log."]);
}
