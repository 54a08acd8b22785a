//! The 17 steps of a turn (FR-TURN-1 to FR-TURN-17).

/// A step, by its number on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
pub struct Step(pub u8);

/// How many there are.
pub const LAST_STEP: u8 = 17;

/// What players call them, and their phase.
static NAMES: [&str; 18] = [
    "Set-up",
    "New turn",
    "Movement",
    "Ranged magic",
    "Shooting",
    "Near the targets",
    "Combat magic",
    "Close combat",
    "Leaders in combat",
    "Morale magic",
    "Redistribution",
    "Reform",
    "Instable",
    "Morale",
    "Command magic",
    "Spotting",
    "Orders",
    "Unconfirmed",
];

impl Step {
    /// Before the first turn.
    pub const SETUP: Step = Step(0);
    /// Elements move.
    pub const MOVEMENT: Step = Step(2);
    /// All shooting.
    pub const SHOOTING: Step = Step(4);
    /// Individuals near what was shot at.
    pub const STRAYS: Step = Step(5);
    /// All contacts fight.
    pub const COMBAT: Step = Step(7);
    /// Individuals in units that fought.
    pub const ATTACHED: Step = Step(8);
    /// Stress is passed on.
    pub const REDISTRIBUTION: Step = Step(10);
    /// Stress goes.
    pub const REFORM: Step = Step(11);
    /// Instable elements are checked.
    pub const INSTABLE: Step = Step(12);
    /// Checks, orders that change, rallies.
    pub const MORALE: Step = Step(13);
    /// Brigade markers.
    pub const SPOTTING: Step = Step(15);
    /// New orders.
    pub const ORDERS: Step = Step(16);
    /// Who was not confirmed.
    pub const UNCONFIRMED: Step = Step(17);

    /// What players call it.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }
}
