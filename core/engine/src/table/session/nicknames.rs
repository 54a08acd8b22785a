//! Nicknames in a session: hearing one, live or from the tape, and where on the tape those are that stand.

use core::cell::Ref;

use crate::table::session::{NamedScene, SessionCore};
use crate::table::{AnswerError, Arg, Bearer, ExpectRoom, Happening, Nickname, Scene, Words};

/// What the table wants in the place of one that does not fit.
const FITTING: &str = "a nickname that fits";

impl SessionCore {
    /// Checks a nickname against those that stand.
    pub(super) fn allows(&self, nickname: Nickname<'_>, rules: Ref<'_, dyn Scene>) -> Result<(), AnswerError> {
        let scene = Ref::clone(&rules);
        nickname.check(&*scene, &NamedScene::new(rules, self))?;
        let (names, tape) = (self.nicknames.borrow(), self.tape.borrow());
        let again = names.iter().any(|&at| tape.nickname_of(nickname.bearer, at).is_some());
        if names.is_full() && !again { Err(AnswerError::NicknamesFull) } else { Ok(()) }
    }

    /// Hears the nickname that is the next line of the tape. None where it does not fit; else what is open stays open,
    /// and what is news stays news, with a line more.
    #[inline(never)] // not in RAM with what hears every answer
    pub(super) fn hear_nickname(&self, rules: Ref<'_, dyn Scene>) -> Option<()> {
        let tape = self.tape.borrow();
        let read = tape.read_nickname(self.cursor.get());
        let Some((nickname, at, cursor)) =
            read.filter(|(nickname, ..)| self.allows(*nickname, Ref::clone(&rules)).is_ok())
        else {
            drop(tape);
            self.fail(FITTING);
            return None;
        };
        let mut names = self.nicknames.borrow_mut();
        names.retain(|&at| tape.nickname_of(nickname.bearer, at).is_none());
        if !nickname.text.is_empty() {
            names.push(at).expect_room("there was room for it");
        }
        let (seat, piece) = match nickname.bearer {
            Bearer::Seat(seat) => (seat, None),
            Bearer::Piece(piece) => (rules.card(piece).seat, Some(piece)),
        };
        self.cursor.set(cursor);
        self.record(Happening::line("nickname", Some(seat), piece, Words::with("{}", Arg::Nickname(at))));
        Some(())
    }
}
