//! What players call a side or a piece.

use core::fmt::{self, Write};

use umpire_engine::table::{Bearer, MAX_NICKNAME, Nickname, Role, Scene, Session, TextLine};

use super::{Console, HostRequest, file_error, follow};
use crate::app::device::Device;

impl Console {
    /// Calls a side or a piece something, `red Ann`; by its id alone, what the rules call it.
    pub(super) fn call_by_name(
        &mut self,
        words: &str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let (id, text) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        if game.book().role != Role::Game {
            file_error(out, "nobody plays here who could be called anything", "pick a game first")?;
            return Ok(HostRequest::Nothing);
        }
        let bearer = Bearer::all(&*game.scene()).find(|bearer| is_id(*bearer, id, &*game.scene()));
        let Some(bearer) = bearer else {
            let wrong = format_args!("no side and no piece has the id {id}");
            file_error(out, wrong, "call SIDE TEXT or call PIECE TEXT, by their ids in state")?;
            return Ok(HostRequest::Nothing);
        };
        let text = text.trim();
        if text.len() > MAX_NICKNAME {
            let wrong = format_args!("{text} is too long");
            let right = format_args!("{MAX_NICKNAME} letters at most; accented ones count twice");
            file_error(out, wrong, right)?;
            return Ok(HostRequest::Nothing);
        }
        let first = !game.tape().any_remote();
        let mut written = Ok(());
        let mut heard = |game: &dyn Session| written = written.and_then(|()| follow(game, out));
        let outcome = device.nickname(Nickname { bearer, text }, self.place.source(), game, &mut heard);
        written?;
        self.seen(outcome, first, device, game);
        self.moved_by(outcome, device, game, out)
    }
}

/// Whether scripts call it so.
fn is_id(bearer: Bearer, id: &str, scene: &dyn Scene) -> bool {
    let mut name = TextLine::new();
    let written = match bearer {
        Bearer::Seat(seat) => name.write_str(seat.id()),
        Bearer::Piece(piece) => scene.write_id(piece, &mut name),
    };
    written.is_ok() && name == id
}
