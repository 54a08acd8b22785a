//! What is done to a store in a session of play, and what must lie in it then.

use umpire::persistence::journal::Drawer;
use umpire_tests::random::Lcg;

/// Every drawer.
pub(crate) const DRAWERS: [Drawer; 3] = [Drawer::Roster(0), Drawer::Settings, Drawer::Mishap];

/// A game: its head and its lines.
pub(crate) type Game = (Vec<u8>, Vec<Vec<u8>>);

/// What should lie in a store.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kept {
    pub(crate) drawers: [Option<Vec<u8>>; 3],
    pub(crate) game: Option<Game>,
}

/// Something that is done to a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Write(usize, Vec<u8>),
    Begin(Vec<u8>),
    Append(Vec<u8>),
    /// Replaces the last line.
    Replace(Vec<u8>),
    End,
    Tidy,
    /// The power goes while nothing is written, and comes back.
    Restart,
}

impl Kept {
    /// What lies there after a deed.
    pub(crate) fn after(&self, deed: &Deed) -> Kept {
        let mut kept = self.clone();
        match (deed, &mut kept.game) {
            (Deed::Write(which, bytes), _) => kept.drawers[*which] = Some(bytes.clone()),
            (Deed::Begin(head), game) => *game = Some((head.clone(), Vec::new())),
            (Deed::Append(line), Some(game)) => game.1.push(line.clone()),
            (Deed::Replace(line), Some(game)) => *game.1.last_mut().expect("a line to replace") = line.clone(),
            (Deed::End, game) => *game = None,
            (Deed::Tidy | Deed::Restart, _) | (Deed::Append(_) | Deed::Replace(_), None) => {}
        }
        kept
    }
}

/// Some bytes.
pub(crate) fn some(chance: &mut Lcg, from: u32, to: u32) -> Vec<u8> {
    let length = from + chance.below(to - from + 1);
    (0..length).map(|_| if chance.below(4) == 0 { 0xff } else { chance.below(256) as u8 }).collect()
}

/// An evening: settings, warbands, and games with lines that are replaced, and restarts.
pub(crate) fn evening(seed: u64, games: u32, big: u32) -> Vec<Deed> {
    let mut chance = Lcg::new(seed);
    let mut deeds = Vec::new();
    for _ in 0..games {
        for (which, longest) in [(1, 64), (0, big), (2, 256)] {
            if chance.below(3) != 0 {
                deeds.push(Deed::Write(which, some(&mut chance, 1, longest)));
            }
        }
        deeds.push(Deed::Begin(some(&mut chance, 0, big + 64)));
        let mut lines = 0;
        for _ in 0..20 + chance.below(60) {
            match chance.below(40) {
                0..=3 if lines > 0 => {
                    // A run of steps back and forth, all of them one line that grows.
                    for _ in 0..1 + chance.below(3) {
                        deeds.push(Deed::Replace(some(&mut chance, 1, 96)));
                    }
                }
                4 => deeds.push(Deed::Write(1, some(&mut chance, 1, 64))),
                5 => deeds.push(Deed::Restart),
                6..=12 => deeds.push(Deed::Tidy),
                _ => {
                    let longest = if chance.below(8) == 0 { 96 } else { 33 };
                    deeds.push(Deed::Append(some(&mut chance, 1, longest)));
                    lines += 1;
                }
            }
        }
        if chance.below(3) != 0 {
            deeds.push(Deed::End);
        }
    }
    deeds
}
