//! A game behind another: all is passed on but what is said here.

/// Writes `Match` for a wrapper. The block says what becomes of answers, steps and a game taken up; all else the field
/// does.
#[macro_export]
macro_rules! passes_on {
    ($wrapper:ty, $field:ident, { $($own:item)* }) => {
        impl umpire_rules::table::Match for $wrapper {
            $($own)*
            fn standing(&self) -> umpire_rules::table::Standing {
                self.$field.standing()
            }
            fn question(&self) -> Option<std::cell::Ref<'_, umpire_rules::table::Question>> {
                self.$field.question()
            }
            fn scene(&self) -> std::cell::Ref<'_, dyn umpire_rules::table::Scene> {
                self.$field.scene()
            }
            fn news(&self) -> std::cell::Ref<'_, [umpire_rules::table::Happening]> {
                self.$field.news()
            }
            fn log(&self) -> std::cell::Ref<'_, [umpire_rules::table::Happening]> {
                self.$field.log()
            }
            fn tally(&self) -> Option<std::cell::Ref<'_, umpire_rules::dice::Tally>> {
                self.$field.tally()
            }
            fn source(&self, entry: usize) -> umpire_rules::table::Source {
                self.$field.source(entry)
            }
            fn note_resumed(&mut self, noise: &umpire_rules::table::Freshness) -> bool {
                self.$field.note_resumed(noise)
            }
            fn check_for(&self, line: &umpire_rules::table::TapeLine<'_>) -> Option<u16> {
                self.$field.check_for(line)
            }
            fn tape(&self) -> std::cell::Ref<'_, umpire_rules::table::Tape> {
                self.$field.tape()
            }
            fn action(&self) -> u16 {
                self.$field.action()
            }
            fn stand_at(&mut self, answers: Option<u16>) {
                self.$field.stand_at(answers);
            }
            fn stands_at(&self) -> Option<u16> {
                self.$field.stands_at()
            }
            fn recount(&mut self, branches: u16, see: &mut dyn FnMut(&umpire_rules::table::Told<'_>)) {
                self.$field.recount(branches, see);
            }
            fn take_up(
                &mut self,
                opening: &[u8],
                tape: umpire_rules::table::Tape,
            ) -> Result<(), umpire_rules::table::Unfit> {
                self.$field.take_up(opening, tape)
            }
            fn load(&mut self, tape: umpire_rules::table::Tape) -> Result<(), umpire_rules::table::Diverged> {
                self.$field.load(tape)
            }
            fn edition(&self) -> (&'static str, u16) {
                self.$field.edition()
            }
            fn opening(&self, out: &mut dyn FnMut(&[u8])) {
                self.$field.opening(out);
            }
            fn reopen(&mut self, opening: &[u8]) -> bool {
                self.$field.reopen(opening)
            }
            fn hear_line(&mut self, line: &[u8]) -> Result<(), umpire_rules::table::Diverged> {
                self.$field.hear_line(line)
            }
        }
    };
}
