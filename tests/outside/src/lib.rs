//! The Long Fray: a small game of many sides, written by somebody who has only `umpire-engine`.
//!
//! Two to six hosts of up to forty companies. Each round everybody chooses a stance in secret; who chose alike acts at
//! the same time. A company that is ordered passes two dice and what helps or hinders it, then fights with a fistful of
//! ten-sided dice. One side keeps a vow that nobody learns before the end.

#![no_std]
#![forbid(unsafe_code)]

mod board;
mod campaign;
mod company;
mod correct;
mod drill;
mod events;
mod fight;
mod help;
mod home;
mod host;
mod icons;
mod lot;
mod rules;
mod scene;
mod state;
mod text;

pub use campaign::HostCampaign;
pub use company::{Company, CompanyKind};
pub use drill::{Drill, HostDraft};
pub use events::Event;
pub use host::{HostEntry, WarHost};
pub use state::{Field, Stance, Vow};

use umpire_engine::table::{Correction, Game, Happening, Icon, Seat, Shelved, Sides};

/// The rulebook.
pub struct Fray;

/// The table it is played at: what its flows hold.
pub(crate) type Table = umpire_engine::table::Table<Fray>;

impl Game for Fray {
    const ID: &'static str = "long-fray";
    const TITLE: &'static str = "The Long Fray";
    const EDITION: u16 = 1;
    const ICON: Icon = icons::BANNER;
    type Opening = Sides<WarHost>;
    type State = Field;
    type Event = Event;

    fn open(sides: &Sides<WarHost>) -> Field {
        Field::muster(sides)
    }

    fn apply(field: &mut Field, event: Event) -> Option<Happening> {
        event.apply(field)
    }

    fn correct(field: &mut Field, correction: Correction) -> Option<Happening> {
        correct::put_right(field, correction)
    }

    fn begins(question: &str) -> bool {
        matches!(question, "stance" | "company")
    }

    async fn play(t: &Table) {
        rules::fray(t).await;
    }
}

impl Shelved for Fray {
    const SEATS: (u8, u8) = (2, 6);
    type Roster = WarHost;

    fn after(brought: WarHost, field: &Field, seat: Seat) -> Option<WarHost> {
        home::after(brought, field, seat)
    }
}
