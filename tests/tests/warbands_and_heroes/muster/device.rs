//! The workbench on the device: from the shelf to what is kept, with dice of its own.

use serde_json::Value;
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_tests::random::Lcg;

/// What comes out of this device when these lines go in.
fn said(device: Device, lines: &str) -> Vec<Value> {
    let text = lines.split(", ").collect::<Vec<_>>().join("\n") + "\n";
    let headless = Headless::new(text.as_bytes(), Vec::new(), device).play(None);
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn error(out: &[Value]) -> Option<&Value> {
    out.iter().find(|line| line.get("error").is_some())
}

const BUILD: &str = "pick warbands-and-heroes-workbench, pick example, pick raven, pick units, pick unit-2, pick captain, \
                     pick roll, roll, ok, pick upkeep, pick none, dice 1, dice 1, pick name, name Salt Oath, pick keep";

/// A warband is copied, led by a die of the device, left unpaid with own dice, and kept under its new name.
#[test]
fn a_warband_is_built_from_the_shelf_and_kept() {
    let lines = format!("{BUILD}, rosters warbands-and-heroes");
    let out = said(Device::new(Dice::from_seed([7; 32]), None), &lines);
    assert_eq!(error(&out), None);
    let kept = out.last().expect("the list").to_string();
    assert!(kept.contains("warbands-and-heroes v1 warband \\\"Salt Oath\\\" / treasury 9 / turn 1 / unit"), "{kept}");
}

/// A device that draws its dice has some on the workbench, too: they are not sealed, and the game after it has its own.
#[test]
fn a_device_that_draws_its_dice_throws_them_on_the_workbench() {
    let mut rng = Lcg::new(5);
    let device = Device::drawing(&mut || Ok(rng.below(2) == 1));
    let out = said(device, BUILD);
    assert_eq!(error(&out), None);
    assert!(!out.iter().any(|line| line["event"] == "sealed"), "nobody plays against anybody");
}
