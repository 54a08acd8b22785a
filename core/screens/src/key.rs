//! The keys of the handheld.

/// One key of the handheld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[expect(missing_docs, reason = "each is named for what is printed on it")]
pub enum Key {
    Up,
    Down,
    Left,
    Right,
    A,
    B,
    X,
    Y,
}

impl Key {
    /// Every key.
    pub const ALL: [Key; 8] = [Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::B, Key::X, Key::Y];

    /// The word a script uses for this key.
    pub const fn id(self) -> &'static str {
        ["up", "down", "left", "right", "a", "b", "x", "y"][self as usize]
    }

    /// The key a script means.
    pub fn from_id(id: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.id() == id)
    }

    /// The key that lies there for whoever sits opposite: the pad is turned round, and the four keys keep their names.
    pub const fn opposite(self) -> Key {
        match self {
            Key::Up => Key::Down,
            Key::Down => Key::Up,
            Key::Left => Key::Right,
            Key::Right => Key::Left,
            other => other,
        }
    }

    /// What is printed on its cap.
    pub(crate) const fn cap(self) -> &'static str {
        ["", "", "<", ">", "A", "B", "X", "Y"][self as usize]
    }
}

/// A key going down or up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct KeyEvent {
    /// Which key.
    pub key: Key,
    /// Whether it goes down.
    pub down: bool,
}

impl KeyEvent {
    /// A key going down.
    pub const fn down(key: Key) -> Self {
        KeyEvent { key, down: true }
    }

    /// A key let go.
    pub const fn up(key: Key) -> Self {
        KeyEvent { key, down: false }
    }
}
