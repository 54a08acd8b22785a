//! Whether dice are fair: the same questions put to the device's dice and to dice made wrong on purpose.

pub mod broken;
pub mod gamma;
pub mod report;
pub mod source;
pub mod stream;

use umpire_engine::dice::{Die, Pool};

use self::gamma::above;
pub use self::source::{DeviceThrower, Long, Places, Thrower};

/// What one question to some dice came to: a chi-square, and how often fair dice come to more.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding {
    /// What was counted.
    pub what: &'static str,
    /// How many times.
    pub many: u64,
    /// The chi-square.
    pub chi: f64,
    /// Its degrees of freedom.
    pub freedom: u32,
    /// How often fair dice come to this or more.
    pub p: f64,
}

/// Fair dice fall outside this once in a million, at either end: too even is as wrong as too odd.
const EDGE: f64 = 1e-6;

impl Finding {
    /// Counts against equal shares, or against these.
    fn of(what: &'static str, counts: &[u64], share: impl Fn(usize) -> f64) -> Finding {
        let many: u64 = counts.iter().sum();
        let chi = counts.iter().enumerate().map(|(cell, &count)| {
            let expected = many as f64 * share(cell);
            (count as f64 - expected).powi(2) / expected
        });
        let (chi, freedom) = (chi.sum(), counts.len() as u32 - 1);
        Finding { what, many, chi, freedom, p: above(freedom, chi) }
    }

    /// Whether fair dice may well come to this.
    pub fn is_sound(&self) -> bool {
        self.p > EDGE && self.p < 1.0 - EDGE
    }

    /// Whether they may not.
    pub fn is_wrong(&self) -> bool {
        !self.is_sound()
    }
}

/// All that is asked of a die, over so many faces.
pub fn examine(dice: &mut dyn Thrower, die: Die, faces: u64) -> Vec<Finding> {
    let mut findings = Vec::from(thrown(dice, die, faces));
    if dice.heeds_the_tape() {
        findings.push(elsewhere(dice, die, faces / 20));
    }
    findings
}

/// Plays games of throws: every face as often as any other, and after any face too.
fn thrown(dice: &mut dyn Thrower, die: Die, faces: u64) -> [Finding; 2] {
    let sides = usize::from(die.sides());
    let (mut single, mut pairs) = (vec![0; sides], vec![0; sides * sides]);
    let (mut places, mut last, mut left) = (Places::from(0), None, faces);
    for size in (1..=12).cycle() {
        let count = left.min(size) as u8;
        let (game, tape) = places.go_on();
        let throw = dice.throw(game, tape, Pool { count, die });
        for face in throw.iter().map(|&face| usize::from(face - 1)) {
            single[face] += 1;
            // Pairs that do not overlap: the chi-square of others would need another table.
            last = match last {
                None => Some(face),
                Some(before) => {
                    pairs[before * sides + face] += 1;
                    None
                }
            };
        }
        left -= u64::from(count);
        if left == 0 {
            break;
        }
    }
    let cells = (sides * sides) as f64;
    [Finding::of("faces", &single, |_| 1.0 / sides as f64), Finding::of("pairs", &pairs, |_| 1.0 / cells)]
}

/// Takes an answer back and gives another: the first face is the same as often as chance has it, and no oftener.
/// The same answer again must bring the same faces, always.
fn elsewhere(dice: &mut dyn Thrower, die: Die, many: u64) -> Finding {
    let pool = Pool { count: 2, die };
    let (forks, mut same, mut strayed) = (Places::from(0).forks(), 0, false);
    for at in 0..many {
        let (game, [one, other]) = (at / forks.len() as u64, &forks[at as usize % forks.len()]);
        let here = dice.throw(game, one, pool);
        let there = dice.throw(game, other, pool);
        strayed |= here != dice.throw(game, one, pool);
        same += u64::from(here[0] == there[0]);
    }
    let share = 1.0 / f64::from(die.sides());
    let finding =
        Finding::of("other answers", &[same, many - same], |cell| if cell == 0 { share } else { 1.0 - share });
    if strayed { Finding { what: "the same answer", p: 0.0, ..finding } } else { finding }
}
