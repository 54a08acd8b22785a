//! What somebody outside notices, stroke by stroke.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// Everything that was noticed in one game, in its order.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Seen(Vec<Thing>, Option<usize>);

/// One observation: when, through which channel, and what. Of what is long only the sum is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Thing {
    deed: usize,
    channel: &'static str,
    sum: u64,
    words: String,
}

impl Seen {
    /// Notices something after this deed.
    pub(crate) fn note(&mut self, deed: usize, channel: &'static str, what: &(impl Hash + Debug + ?Sized)) {
        let mut hash = DefaultHasher::new();
        what.hash(&mut hash);
        self.0.push(Thing { deed, channel, sum: hash.finish(), words: String::new() });
    }

    /// The same in words that are told when they differ.
    pub(crate) fn hear(&mut self, deed: usize, channel: &'static str, words: &str) {
        self.0.push(Thing { deed, channel, sum: 0, words: words.to_owned() });
    }

    /// What comes from here on comes with the last number.
    pub(crate) fn mark_end(&mut self) {
        self.1 = Some(self.0.len());
    }

    /// What came with the last number, taken out.
    pub(crate) fn split_end(&mut self) -> Seen {
        let end = self.1.take().expect("a plan has a last number");
        Seen(self.0.split_off(end), None)
    }

    /// How much was noticed.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Where two games can be told apart.
    pub(crate) fn difference(&self, other: &Seen) -> Option<String> {
        let found = self.0.iter().zip(&other.0).find(|(one, other)| one != other);
        match found {
            Some((one, other)) if (one.deed, one.channel) != (other.deed, other.channel) => {
                Some(format!("{} after deed {}, {} after deed {}", one.channel, one.deed, other.channel, other.deed))
            }
            Some((one, other)) => {
                let words = |thing: &Thing| thing.words.chars().take(200).collect::<String>();
                Some(format!("{} after deed {}: {:?} and {:?}", one.channel, one.deed, words(one), words(other)))
            }
            None if self.len() != other.len() => Some("one lasts longer".into()),
            None => None,
        }
    }
}
