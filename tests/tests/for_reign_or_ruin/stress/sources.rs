//! Every source of stress has its line in the log.

use for_reign_or_ruin::StressCause::{self, *};
use for_reign_or_ruin::{ElementId, ForReignOrRuin, StressEvent};
use umpire_engine::table::Game;

use crate::fixture::{Carded, fresh, unit};

const GAINS: [(StressCause, &str); 17] = [
    (Shot, "Spears +1: shot at"),                  // FR-SRC-1
    (Struck, "Spears +1: struck"),                 // FR-SRC-2
    (RoutNear, "Spears +1: friend routs"),         // FR-SRC-3
    (DestroyedNear, "Spears +1: friend lost"),     // FR-SRC-4
    (InDestroyed, "Spears +1: in lost unit"),      // FR-SRC-5
    (Interpenetrated, "Spears +1: went through"),  // FR-SRC-6, FR-SRC-7
    (PassedThrough, "Spears +1: passed through"),  // FR-SRC-8
    (MadeWay, "Spears +1: made way"),              // FR-SRC-9
    (ChangedState, "Spears +1: state in combat"),  // FR-SRC-10
    (Terrain, "Spears +1: terrain"),               // FR-SRC-11 to FR-SRC-13
    (Received, "Spears +1: from a friend"),        // FR-SRC-14
    (OrderedToRout, "Spears +1: ordered to Rout"), // FR-SRC-18
    (SpellFailed, "Spears +1: spell failed"),      // FR-SRC-19
    (Spell, "Spears +1: by a spell"),              // FR-SRC-20
    (ContactEffect, "Spears +1: contact effect"),  // FR-SRC-21
    (Instable, "Spears +1: instable"),             // FR-SRC-22
    (ByHand, "Spears +1: by hand"),                // FR-UI-6
];

const LOSSES: [(StressCause, &str); 5] = [
    (Spell, "Spears -1: by a spell"),        // FR-SRC-20
    (ByHand, "Spears -1: by hand"),          // FR-UI-6
    (Given, "Spears -1: passed on"),         // FR-SRC-14
    (Reformed, "Spears -1: reformed"),       // FR-SRC-15, FR-SRC-16
    (Regenerated, "Spears -1: regenerates"), // FR-SRC-17
];

/// FR-SRC-18, FR-STR-8, section 5: each source adds to the stress and to what was gained in the turn, and says where it is from.
#[test]
fn every_source_adds_and_has_its_line() {
    for (cause, words) in GAINS {
        let mut battle = fresh(&[unit("Spears")], &[unit("Orcs")]).state();
        let id = ElementId(0);
        let line = ForReignOrRuin::apply(&mut battle, StressEvent::Gained(id, 1, cause).into()).expect("a line");
        assert_eq!(line.words.line(&battle), words);
        assert_eq!((battle.element(id).stress, battle.element(id).gained), (1, 1), "{words}");
    }
}

/// FR-SRC-14 to FR-SRC-17: what takes stress away says so, and is no gain.
#[test]
fn every_relief_has_its_line() {
    for (cause, words) in LOSSES {
        let mut battle = fresh(&[unit("Spears").stressed(3)], &[unit("Orcs")]).state();
        let id = ElementId(0);
        let line = ForReignOrRuin::apply(&mut battle, StressEvent::Eased(id, 1, cause).into()).expect("a line");
        assert_eq!(line.words.line(&battle), words);
        assert_eq!((battle.element(id).stress, battle.element(id).gained), (2, 0), "{words}");
    }
}
