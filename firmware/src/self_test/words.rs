//! What was found, in plain words, and what to do about it.

use core::fmt::{self, Write};

use umpire_screens::Key;

use super::finding::{Finding, Part, Verdict};
use crate::board::{Contact, Contacts};

/// In the value of a battery: the cable gives power; the battery takes some of it.
pub(super) const CABLE: u16 = 1 << 15;
pub(super) const CHARGING: u16 = 1 << 14;

/// What a contact is called when it is asked for.
pub(super) const fn name(contact: &Contact) -> &'static str {
    match contact.key {
        _ if contact.centre => "the pad's centre",
        key => key_name(key),
    }
}

const fn key_name(key: Key) -> &'static str {
    ["Up", "Down", "Left", "Right", "A", "B", "X", "Y"][key as usize]
}

/// A pin, as the boards have it printed on them.
struct Pin(Option<u8>);

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(pin) => write!(f, "GP{pin}"),
            None => f.write_str("its pin"),
        }
    }
}

/// A part by its name; none where this board has no such contact.
pub(super) fn write_part(part: Part, contacts: &Contacts, out: &mut dyn Write) -> Option<fmt::Result> {
    Some(out.write_str(match part {
        Part::Contact(at) => {
            let contact = contacts.get(usize::from(at))?;
            let label = if contact.centre { "Pad's centre" } else { key_name(contact.key) };
            return Some(match contact.pin {
                Some(pin) => write!(out, "{label} (GP{pin})"),
                None => out.write_str(label),
            });
        }
        Part::Colours => "Panel",
        Part::Beam => "Tearing line",
        Part::Lamp => "Lamp",
        Part::Sound => "Sound",
        Part::Battery => "Power",
        Part::Noise => "Noise",
        Part::Flash => "Flash",
        Part::Store => "Store",
    }))
}

/// What was found of a part, behind its name.
pub(super) fn write_verdict(finding: Finding, part: Part, contacts: &Contacts, out: &mut dyn Write) -> fmt::Result {
    let Finding { verdict, value } = finding;
    let other = || contacts.get(usize::from(value)).map_or("another key", name);
    match (verdict, part) {
        (Verdict::Untried, _) => out.write_str("not tried"),
        (Verdict::Absent, _) => out.write_str("none on this board"),
        (Verdict::Skipped, _) => out.write_str("nobody answered"),
        (Verdict::Well | Verdict::TooLow | Verdict::TooHigh, Part::Battery) => write_power(finding, out),
        (Verdict::Well, Part::Beam) => write!(out, "well, {value} pulses a second"),
        (Verdict::Well, Part::Noise) => write!(out, "well, a seed takes {value} ms"),
        (Verdict::Well, Part::Flash) => write!(out, "well, {value} KiB for games"),
        (Verdict::Well, _) => out.write_str("well"),
        (Verdict::Silent, Part::Beam) => out.write_str("no pulse"),
        (Verdict::Silent, _) => out.write_str("not seen"),
        (Verdict::Stuck, _) => out.write_str("down all the time"),
        (Verdict::Shorted, _) => write!(out, "{} comes with it", other()),
        (Verdict::Swapped, _) => write!(out, "{} came instead", other()),
        (Verdict::ColoursSwapped, _) => out.write_str("colours are swapped"),
        (Verdict::Negative, _) => out.write_str("like a negative"),
        (Verdict::Shifted, _) => out.write_str("the picture is shifted"),
        (Verdict::Flickers, _) => out.write_str("flicker or stripes"),
        (Verdict::Wrong, _) => out.write_str("not as it should be"),
        (Verdict::TooLow | Verdict::TooHigh, _) => write!(out, "{value} pulses a second, not 60"),
        (Verdict::Stopped, _) => out.write_str("the source stands still"),
        (Verdict::StuckBits, _) => out.write_str("the same bit again and again"),
        (Verdict::Lopsided, _) => out.write_str("one bit comes far too often"),
        (Verdict::NotKept, _) => out.write_str("a sector keeps not all bytes"),
        (Verdict::NotErased, _) => out.write_str("a sector cannot be erased"),
        (Verdict::NoneFree, _) => out.write_str("no sector is free"),
        (Verdict::NoPower, _) => out.write_str("not tried: too little power"),
        (Verdict::Lost, _) => write!(out, "{value} records cannot be read"),
    }
}

fn write_power(Finding { verdict, value }: Finding, out: &mut dyn Write) -> fmt::Result {
    let source = match (value & CABLE != 0, value & CHARGING != 0) {
        (true, true) => "charging",
        (true, false) => "by cable",
        (false, _) => "by battery",
    };
    let millivolts = value & !(CABLE | CHARGING);
    let word = match verdict {
        Verdict::TooLow => ", too low",
        Verdict::TooHigh => ", too high",
        _ => "",
    };
    write!(out, "{}.{:02} V {source}{word}", millivolts / 1000, millivolts % 1000 / 10)
}

/// What to do about it: a sentence, or nothing where all is well.
pub(super) fn write_advice(finding: Finding, part: Part, contacts: &Contacts, out: &mut dyn Write) -> fmt::Result {
    let contact = |at: usize| contacts.get(at).and_then(|contact| contact.pin);
    let own = match part {
        Part::Contact(at) => Pin(contact(usize::from(at))),
        _ => Pin(None),
    };
    out.write_str(match (finding.verdict, part) {
        (Verdict::Silent, Part::Contact(_)) => return write!(out, "Look at the solder joint of {own}."),
        (Verdict::Stuck, _) => return write!(out, "Look for a bridge from {own} to ground, or a jammed cap."),
        (Verdict::Shorted, _) => {
            let other = Pin(contact(finding.value.into()));
            return write!(out, "Look for a solder bridge between {own} and {other}.");
        }
        (Verdict::Swapped, _) => "Two wires are swapped, or another key was pressed.",
        (Verdict::Silent, Part::Beam) => return write!(out, "Look at the wire of TE at GP{}.", finding.value),
        (Verdict::TooLow | Verdict::TooHigh, Part::Beam) => "Another glass, or a loose wire: pictures may tear.",
        (Verdict::Skipped, Part::Colours) => "Is the panel dark? Look at its cable and its light.",
        (Verdict::ColoursSwapped, _) => "Another glass: bit 3 of ORIENTATION in the board's file.",
        (Verdict::Negative, _) => "Another glass, that is not to be inverted: wire.rs.",
        (Verdict::Shifted, _) => "Another glass or mounting: ORIENTATION in the board's file.",
        (Verdict::Flickers, _) => "Look at the panel's cable and solder joints.",
        (Verdict::Wrong, Part::Lamp) => "Look at its joints; opposite colours: LAMP_LIGHTS_HIGH.",
        (Verdict::Wrong, Part::Sound) => "Look at the joints of the piezo.",
        (Verdict::TooLow, Part::Battery) => "Charge it; if that does not help, look at its wires.",
        (Verdict::TooHigh, Part::Battery) => "Unplug it: wrong battery, or a wrong divider.",
        (Verdict::Stopped | Verdict::StuckBits | Verdict::Lopsided, _) => "Play with your own dice; try once more.",
        (Verdict::NotKept | Verdict::NotErased, _) => "It was set aside. If it comes again, the flash is worn.",
        (Verdict::NoneFree, _) => "Delete a roster, or end the game.",
        (Verdict::NoPower, _) => "Charge the device, and try once more.",
        (Verdict::Lost, _) => "Check the last answers in the log.",
        _ => "",
    })
}
