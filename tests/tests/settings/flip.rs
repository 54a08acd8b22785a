//! The picture turns to whoever is asked, and the pad with it.

use umpire::app::device::{Device, Outcome};
use umpire::board::simulated::World;
use umpire_engine::table::{Kind, Role, Session};
use umpire_screens::{Key, KeyEvent, SIDE, ScreenState};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::pilot::{Pilot, fly, fly_in};

use super::{Presses, device, keys, onward};

/// A picture upside down.
fn turned(picture: &Picture) -> Picture {
    picture.chunks_exact(3).rev().flatten().copied().collect()
}

/// Sets the picture to turn to the far seat, and plays on, whichever way round it stands.
struct Table {
    /// Presses that lead to the setting.
    first: Vec<Key>,
    answers: usize,
    turned: bool,
    /// Questions that were read upside down, and upright; secrets among them.
    read: [usize; 2],
    secrets: usize,
    /// What the far side's way down must come to, and how often it did.
    expected: Option<ScreenState>,
    tried: usize,
    moved: usize,
}

impl Pilot for Table {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        if !self.first.is_empty() {
            return Some(vec![self.first.remove(0)]);
        }
        let drawn = picture(&frame(&device.view.layout(game)));
        if let Some(question) = game.question().filter(|_| device.view.news_at().is_none()) {
            let secret = matches!(question.kind, Kind::Secret(_));
            let far = question.heading.asked.seat().is_some_and(|seat| seat.index() == 1);
            self.turned = far && !secret;
            self.read[usize::from(self.turned)] += 1;
            self.secrets += usize::from(secret);
        }
        assert!(shown() == if self.turned { turned(&drawn) } else { drawn }, "which way round: {}", self.answers);
        if self.answers == 0 || (game.question().is_none() && game.book().role == Role::Game) {
            return None;
        }
        // They see the picture upright, and press what lies there for them.
        if let Some(expected) = self.expected.take() {
            assert!(device.view == expected, "the cursor goes down for whoever sits there");
            self.moved += 1;
        } else if self.turned
            && device.view.news_at().is_none()
            && game.scene().round().is_some()
            && self.tried != self.answers
        {
            self.tried = self.answers;
            let mut expected = device.view.clone();
            expected.on_key(KeyEvent::down(Key::Down), game);
            if expected != device.view {
                self.expected = Some(expected);
                return Some(vec![Key::Up]);
            }
        }
        let meant = onward(device, game)[0];
        Some(vec![if self.turned { meant.opposite() } else { meant }])
    }

    fn came_of(&mut self, outcome: Outcome, _: &dyn Session) {
        self.answers = self.answers.saturating_sub(usize::from(outcome == Outcome::Said));
    }
}

#[test]
fn the_picture_and_the_pad_turn_to_the_far_seat_and_never_in_a_secret() {
    let first = keys("y down down a b down");
    let mut table =
        Table { first, answers: 150, turned: false, read: [0; 2], secrets: 0, expected: None, tried: 0, moved: 0 };
    fly(device(), &mut table);
    let Table { answers, read, secrets, moved, .. } = table;
    assert!(answers == 0 && read[0] > 20 && read[1] > 10, "both sides were asked: {read:?}");
    assert!(secrets > 0 && moved > 0, "{secrets} looks at secrets, {moved} keys of a turned pad");
}

/// Set to always, the shelf is upside down as well; and the way back is as short.
#[test]
fn always_is_always() {
    let mut hands = Presses::of("y down down a a b a b y down down");
    let world = World::new();
    fly_in(&world, device(), &mut hands);
    let shelf = &hands.seen[0];
    assert_eq!(shelf.len(), 3 * SIDE * SIDE);
    assert!(hands.seen[6] == turned(shelf) && hands.seen[8] == turned(shelf), "on the shelf, and back on it");
    let [settings, up] = [&hands.seen[9], &hands.seen[11]];
    assert!(settings == up, "down is up now: the cursor is on the first row still");
}
