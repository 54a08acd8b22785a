//! What is done to a store in a session of play, and what must lie in it then.

use umpire::persistence::journal::{JournalSlot, MAX_GAMES};
use umpire_tests::random::Lcg;

/// Every drawer.
pub(crate) const DRAWERS: [JournalSlot; 3] = [JournalSlot::Roster(0), JournalSlot::Settings, JournalSlot::Crash];

/// A game: its head and its lines.
pub(crate) type Game = (Vec<u8>, Vec<Vec<u8>>);

/// What should lie in a store.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kept {
    pub(crate) drawers: [Option<Vec<u8>>; 3],
    pub(crate) game: Option<Game>,
    /// The label of the open game from when it was left, and whether it was over.
    pub(crate) label: Option<(Vec<u8>, bool)>,
    /// Games that were left, each with its label and whether it is over, the last one left at the end.
    pub(crate) left: Vec<(Game, Vec<u8>, bool)>,
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
    /// Leaves the open game with this label, over or not.
    Leave(Vec<u8>, bool),
    /// Takes up the game in this place of those that were left.
    TakeUp(usize),
    /// Gives the game in this place another label.
    Relabel(usize, Vec<u8>),
    /// Forgets the game in this place.
    Forget(usize),
    Tidy,
    /// The power goes while nothing is written, and comes back.
    Restart,
}

impl Kept {
    /// What lies there after a deed.
    pub(crate) fn after(&self, deed: &Deed) -> Kept {
        let mut kept = self.clone();
        match deed {
            Deed::Begin(_) | Deed::End => kept.label = None,
            Deed::Leave(label, over) => {
                let game = kept.game.take().expect("a game to leave");
                kept.left.push((game, label.clone(), *over));
                kept.label = None;
            }
            Deed::TakeUp(at) => {
                let (game, label, over) = kept.left.remove(*at);
                if let Some(open) = kept.game.replace(game) {
                    let (label, over) = kept.label.take().unwrap_or_default();
                    kept.left.push((open, label, over));
                }
                kept.label = Some((label, over)).filter(|(label, over)| *over || !label.is_empty());
            }
            Deed::Relabel(at, label) => kept.left[*at].1 = label.clone(),
            Deed::Forget(at) => drop(kept.left.remove(*at)),
            _ => {}
        }
        match (deed, &mut kept.game) {
            (Deed::Write(which, bytes), _) => kept.drawers[*which] = Some(bytes.clone()),
            (Deed::Begin(head), game) => *game = Some((head.clone(), Vec::new())),
            (Deed::Append(line), Some(game)) => game.1.push(line.clone()),
            (Deed::Replace(line), Some(game)) => *game.1.last_mut().expect("a line to replace") = line.clone(),
            (Deed::End, game) => *game = None,
            _ => {}
        }
        kept
    }

    /// Whether this can be done now.
    pub(crate) fn allows(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Begin(_) => self.left.len() < MAX_GAMES,
            Deed::Append(_) | Deed::End | Deed::Leave(..) => self.game.is_some(),
            Deed::Replace(_) => self.game.as_ref().is_some_and(|(_, lines)| !lines.is_empty()),
            // With one open it would be two records, and a cut between them leaves none open.
            Deed::TakeUp(at) => *at < self.left.len() && self.game.is_none(),
            Deed::Relabel(at, _) | Deed::Forget(at) => *at < self.left.len(),
            _ => true,
        }
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

/// An evening of several games, never more than so many: begun, left, taken up again in any order, relabelled, forgotten.
pub(crate) fn evening_of_several(seed: u64, moves: u32, most: usize, big: u32) -> Vec<Deed> {
    let mut chance = Lcg::new(seed);
    let (mut deeds, mut kept) = (Vec::new(), Kept::default());
    while deeds.len() < moves as usize {
        let left = kept.left.len();
        let any = |chance: &mut Lcg| chance.below(left as u32) as usize;
        let deed = match chance.below(24) {
            0 if left < most => Deed::Begin(some(&mut chance, 0, big)),
            1 | 2 if kept.game.is_some() => Deed::Leave(some(&mut chance, 0, 64), chance.below(4) == 0),
            3 if left > 0 => Deed::TakeUp(any(&mut chance)),
            4 if left > 0 => Deed::Relabel(any(&mut chance), some(&mut chance, 0, 64)),
            5 if left > 0 => Deed::Forget(any(&mut chance)),
            6 if kept.game.is_some() && chance.below(3) == 0 => Deed::End,
            7 => Deed::Write(1, some(&mut chance, 1, 64)),
            8 => Deed::Restart,
            9..=11 => Deed::Tidy,
            12 => Deed::Replace(some(&mut chance, 1, 96)),
            _ if kept.game.is_none() && left < most => Deed::Begin(some(&mut chance, 0, big)),
            _ => Deed::Append(some(&mut chance, 1, 33)),
        };
        if kept.allows(&deed) {
            kept = kept.after(&deed);
            deeds.push(deed);
        }
    }
    deeds
}
