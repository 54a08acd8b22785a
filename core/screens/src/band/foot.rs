//! The foot of a screen: what the keys do, or why something cannot be done.

use heapless::Vec;

use super::{Text, Zone};
use crate::canvas::Canvas;
use crate::key::Key;
use crate::parts::cap;
use crate::text::{Align, Size};

/// The foot.
#[derive(Hash)]
pub(crate) enum Foot {
    /// Key caps with a verb each, left to right.
    Keys(Vec<(Key, heapless::String<20, u8>), 3>),
    /// A sentence.
    Say(Text),
}

/// From a cap to its verb.
const CAP: i32 = 22;

impl Foot {
    /// The keys with their verbs; those at the end give way where there is no room.
    pub(crate) fn keys(keys: &[(Key, &str)]) -> Foot {
        let mut foot = Vec::new();
        let mut wide = 0;
        for &(key, verb) in keys {
            wide += CAP + Size::Small.width(verb) + if wide > 0 { 8 } else { 0 };
            if wide > 230 {
                break;
            }
            let _ = foot.push((key, verb.chars().take(20).collect())); // a fourth key has no room either
        }
        Foot::Keys(foot)
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        match self {
            Foot::Say(text) => Size::Small.draw_in(c, (4, top + 18), text, 234, t.bone),
            Foot::Keys(keys) => {
                let total: i32 = keys.iter().map(|(_, verb)| CAP + Size::Small.width(verb)).sum();
                let gap = ((230 - total) / (keys.len() as i32 - 1).max(1)).min(40);
                let mut x = 6;
                for (key, verb) in keys {
                    cap(c, (x, top + 1), key.cap());
                    Size::Small.draw(c, x + CAP, top + 18, verb, t.ash, Align::Left);
                    x += CAP + Size::Small.width(verb) + gap;
                }
            }
        }
    }
}
