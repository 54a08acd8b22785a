//! What a question means, or one of its rows, for whoever asks why.

use core::fmt::{self, Write};

use umpire_engine::table::{Heading, Help, Inner, Kind, OptionKey, Question, Scene, Session};

use super::json::Object;
use super::{Console, json};

impl Console {
    /// Explains the open question, or the option or row of this id.
    pub(super) fn why(&self, id: &str, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        let (question, scene) = (game.question(), game.scene());
        let Some(question) = question.as_deref() else {
            return self.error(game, out, |out| out.write_str("nothing is asked here"));
        };
        if id.is_empty() {
            return json::line(out, |o| o.object("why", |o| whole(o, &question.heading, &*scene)));
        }
        match row(question, id, &*scene) {
            Some(help) => json::line(out, |o| {
                o.object("why", |o| {
                    o.text("id", id)?;
                    match help {
                        Some(help) if help.text.is_empty() => {
                            o.written("text", |out| about(question, id, &*scene, out))
                        }
                        Some(help) => explain(o, help, &*scene),
                        None => Ok(()),
                    }
                })
            }),
            None => self.error(game, out, |out| write!(out, "why: nothing here is called {id}")),
        }
    }
}

/// What is asked, why now, and all there is to say about it.
fn whole(o: &mut Object<'_>, head: &Heading, scene: &dyn Scene) -> fmt::Result {
    o.text("id", head.id)?;
    if !head.why.is_empty() {
        o.written("now", |out| head.why.write(scene, out))?;
    }
    head.help.map_or(Ok(()), |help| explain(o, help, scene))
}

fn explain(o: &mut Object<'_>, help: &Help, scene: &dyn Scene) -> fmt::Result {
    o.text("title", help.title)?;
    o.text("kind", help.chip)?;
    o.written("text", |out| help.text.write_in(scene.length_sign(), out))?;
    o.text("page", help.page)
}

/// What the scene says of the option of this id.
fn about(question: &Question, id: &str, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
    let Kind::Choose(choose) = &question.kind else { return Ok(()) };
    let row = choose.options.iter().position(|option| option.key.line(scene) == id).unwrap_or(0);
    let mut wrote = Ok(());
    scene.about(row as u8, &mut |said| wrote = wrote.and_then(|()| writeln!(out, "{said}")));
    wrote
}

/// What there is to say about the option or row of this id; none where there is no such one.
fn row(question: &Question, id: &str, scene: &dyn Scene) -> Option<Option<&'static Help>> {
    let called = |key: OptionKey| key.line(scene) == id;
    let (choose, tick) = match &question.kind {
        Kind::Choose(choose) => (Some(choose), None),
        Kind::Tick(tick) => (None, Some(tick)),
        Kind::Secret(secret) => match &secret.inner {
            Inner::Choose(choose) => (Some(choose), None),
            Inner::Tick(tick) => (None, Some(tick)),
            Inner::Numbers(_) => (None, None),
        },
        _ => (None, None),
    };
    let option = choose.into_iter().flat_map(|choose| &choose.options).find(|option| called(option.key));
    let fact = tick.into_iter().flat_map(|tick| &tick.facts).find(|fact| called(fact.key));
    option.map(|option| option.help).or_else(|| fact.map(|fact| fact.help))
}
