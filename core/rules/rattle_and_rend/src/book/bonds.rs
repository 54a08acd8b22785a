//! The seven Bonds (section 8 of the checklist): how a warband regains Momentum.

/// What holds a warband together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Bond {
    Fellowship,
    Strife,
    Bloodlust,
    Retinue,
    Discipline,
    Null,
    Superiority,
}

impl Bond {
    /// Every Bond, as printed.
    pub const ALL: [Bond; 7] = [
        Bond::Fellowship,
        Bond::Strife,
        Bond::Bloodlust,
        Bond::Retinue,
        Bond::Discipline,
        Bond::Null,
        Bond::Superiority,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["fellowship", "strife", "bloodlust", "retinue", "discipline", "null", "superiority"][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Fellowship", "Strife", "Bloodlust", "Retinue", "Discipline", "Null", "Superiority"][self as usize]
    }
}
