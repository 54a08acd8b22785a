//! The battery: how much is left, when to warn, and when to stop while everything is still safe.

/// What was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// At the battery, or wherever the board can measure.
    pub millivolts: u16,
    /// Whether the cable gives power.
    pub cable: bool,
    /// Whether the battery is being charged.
    pub charging: bool,
}

/// Where the power comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Supply {
    /// The battery alone.
    Battery,
    /// The cable.
    Cable,
    /// The cable, and the battery takes some of it.
    Charging,
}

/// What the players must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Soon empty: said once, until it was charged.
    Low,
    /// Empty: nothing more is written, the game goes on when there is power.
    Empty,
    /// There is power again.
    Back,
}

/// A lithium cell at rest: millivolts and how much is left, in hundredths. PicoSystem charges to 4.1 V.
const CURVE: [(u16, u8); 11] = [
    (3300, 0),
    (3600, 5),
    (3690, 10),
    (3730, 20),
    (3770, 30),
    (3800, 40),
    (3840, 50),
    (3870, 60),
    (3950, 75),
    (4020, 90),
    (4100, 100),
];

/// Low at this, and forgotten at that, in hundredths.
const LOW: (u8, u8) = (10, 20);
/// Empty at this, in millivolts, and back at that: a cell recovers by itself when less is asked of it.
const EMPTY: (u16, u16) = (3350, 3650);
/// How slowly the average follows, as a power of two.
const SLOW: u32 = 3;

/// How much is left of a lithium cell at this voltage, in hundredths.
pub fn percent(millivolts: u16) -> u8 {
    let Some(above) = CURVE.iter().position(|&(at, _)| at > millivolts) else { return 100 };
    let Some(below) = above.checked_sub(1) else { return 0 };
    let ((from, least), (to, most)) = (CURVE[below], CURVE[above]);
    let part = u32::from(millivolts - from) * u32::from(most - least) / u32::from(to - from);
    least + part as u8
}

/// Keeps an eye on the battery.
#[derive(Clone, Debug)]
pub struct Gauge {
    /// Whether this is a lithium cell: of others only the voltage is known.
    lithium: bool,
    /// Millivolts times 2 to the power of [`SLOW`], averaged.
    average: Option<u32>,
    supply: Supply,
    warned: bool,
    empty: bool,
}

impl Gauge {
    /// Nothing was measured yet.
    pub const fn new(lithium: bool) -> Self {
        Gauge { lithium, average: None, supply: Supply::Cable, warned: false, empty: false }
    }

    /// Takes a measure; what is to be said about it.
    pub fn take(&mut self, reading: Reading) -> Option<Notice> {
        let fresh = u32::from(reading.millivolts);
        let supply = match (reading.cable, reading.charging) {
            (true, true) => Supply::Charging,
            (true, false) => Supply::Cable,
            (false, _) => Supply::Battery,
        };
        // Charging lifts the voltage at once: what was measured before says nothing any more.
        let average = if supply == self.supply { self.average } else { None };
        self.average = Some(average.map_or(fresh << SLOW, |average| average - (average >> SLOW) + fresh));
        self.supply = supply;
        if !self.lithium {
            return None;
        }
        let (now, left) = (self.millivolts()?, self.percent()?);
        let fed = supply != Supply::Battery;
        if self.empty && (fed || now >= EMPTY.1) {
            self.empty = false;
            return Some(Notice::Back);
        }
        if fed || left >= LOW.1 {
            self.warned = false;
        } else if now <= EMPTY.0 && !self.empty {
            (self.empty, self.warned) = (true, true);
            return Some(Notice::Empty);
        } else if left <= LOW.0 && !self.warned {
            self.warned = true;
            return Some(Notice::Low);
        }
        None
    }

    /// Where the power comes from.
    pub const fn supply(&self) -> Supply {
        self.supply
    }

    /// The voltage, averaged; none before it was measured.
    pub fn millivolts(&self) -> Option<u16> {
        self.average.map(|average| (average >> SLOW) as u16)
    }

    /// How much is left, in hundredths; none where nobody can know.
    pub fn percent(&self) -> Option<u8> {
        self.millivolts().filter(|_| self.lithium).map(percent)
    }

    /// Whether it is soon empty.
    pub const fn low(&self) -> bool {
        self.warned
    }

    /// Whether the device has stopped to be safe.
    pub const fn empty(&self) -> bool {
        self.empty
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on_battery(millivolts: u16) -> Reading {
        Reading { millivolts, cable: false, charging: false }
    }

    /// What is said while the voltage goes along these steps, each measured often enough to count.
    fn told(gauge: &mut Gauge, steps: &[Reading]) -> Vec<Notice> {
        steps.iter().flat_map(|&step| [step; 30]).filter_map(|step| gauge.take(step)).collect()
    }

    #[test]
    fn the_curve_rises_and_ends_at_its_ends() {
        assert!(CURVE.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1));
        assert_eq!([0, 3300, 3600, 3750, 4100, 5000].map(percent), [0, 0, 5, 25, 100, 100]);
        assert!((3200..4200).is_sorted_by_key(percent));
    }

    #[test]
    fn it_warns_once_and_again_only_after_it_was_charged() {
        let mut gauge = Gauge::new(true);
        let flutter = [3680, 3700, 3680, 3725, 3680].map(on_battery);
        assert_eq!(told(&mut gauge, &flutter), [Notice::Low]);
        assert!(gauge.low());
        let charged = [Reading { millivolts: 3900, cable: true, charging: true }, on_battery(3850), on_battery(3680)];
        assert_eq!(told(&mut gauge, &charged), [Notice::Low]);
    }

    #[test]
    fn empty_stops_it_and_power_brings_it_back() {
        let mut gauge = Gauge::new(true);
        assert_eq!(told(&mut gauge, &[3700, 3500, 3340].map(on_battery)), [Notice::Low, Notice::Empty]);
        assert!(gauge.empty());
        // The cell recovers a little when the light is off: that is no power yet.
        assert_eq!(told(&mut gauge, &[3600, 3340, 3640].map(on_battery)), []);
        assert_eq!(gauge.take(Reading { millivolts: 3400, cable: true, charging: true }), Some(Notice::Back));
        assert!(!gauge.empty());
        assert_eq!(told(&mut gauge, &[on_battery(3300)]), [Notice::Empty], "unplugged too soon");
        assert_eq!(told(&mut gauge, &[on_battery(3900)]), [Notice::Back]);
    }

    #[test]
    fn one_bad_measure_is_no_reason_to_stop() {
        let mut gauge = Gauge::new(true);
        assert_eq!(told(&mut gauge, &[on_battery(3900)]), []);
        assert_eq!(gauge.take(on_battery(3000)), None);
        assert_eq!(told(&mut gauge, &[on_battery(3900)]), []);
    }

    #[test]
    fn of_an_unknown_battery_only_the_voltage_is_told() {
        let mut gauge = Gauge::new(false);
        assert_eq!(told(&mut gauge, &[on_battery(2400)]), []);
        assert_eq!((gauge.millivolts(), gauge.percent()), (Some(2400), None));
        gauge.take(Reading { millivolts: 4900, cable: true, charging: false });
        assert_eq!((gauge.supply(), gauge.millivolts()), (Supply::Cable, Some(4900)), "at once");
    }

    #[test]
    fn the_average_arrives() {
        let mut gauge = Gauge::new(true);
        told(&mut gauge, &[on_battery(4000), on_battery(3700)]);
        assert!((3700..=3712).contains(&gauge.millivolts().expect("it was measured")));
    }
}
