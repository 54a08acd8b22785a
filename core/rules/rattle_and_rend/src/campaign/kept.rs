//! A warband as anybody keeps it: of one evening, or of a campaign; bytes, one line of text, and what is wrong with it.

use core::fmt::{self, Display, Write};

use super::{Campaign, CampaignFault, changes};
use crate::warband::{GAME_SIZE, GivenName, MAX_LISTED, WARBANDS, Warband, WarbandTextError, describe};
use umpire_engine::table::{self, CampaignStanding, Off, Remark, TakeError, Words};

/// A warband that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptWarband {
    /// Its Elements, and what they have in common.
    pub warband: Warband<MAX_LISTED>,
    /// What its campaign knows of it, where it is of one.
    pub campaign: Option<Campaign>,
}

impl<const N: usize> From<Warband<N>> for KeptWarband {
    fn from(warband: Warband<N>) -> Self {
        KeptWarband { warband: warband.resized().unwrap_or_default(), campaign: None }
    }
}

impl KeptWarband {
    /// What it is worth: its Elements, and what is in the bank (GAP 115).
    pub fn worth(&self) -> u8 {
        self.warband.points().saturating_add(self.campaign.as_ref().map_or(0, |campaign| campaign.banked))
    }

    /// Says everything that is wrong with it.
    fn faults(&self, say: &mut dyn FnMut(CampaignFault)) {
        match self.campaign {
            Some(_) => self.campaign_faults().for_each(say),
            None => self.warband.faults(GAME_SIZE).map(CampaignFault::Warband).for_each(say),
        }
    }

    /// Whether nothing is wrong with it.
    pub fn is_sound(&self) -> bool {
        let mut sound = true;
        self.faults(&mut |_| sound = false);
        sound
    }
}

impl KeptWarband {
    /// Takes all of these bytes into the place of this one, which is lost. What a campaign knows follows on the list: without
    /// one, a warband is what it was before there were campaigns, byte for byte, and so are the games it plays.
    #[inline(never)]
    fn take_all(&mut self, mut bytes: &[u8]) -> Option<()> {
        self.warband.take_bytes(&mut bytes)?;
        self.campaign = None;
        if !bytes.is_empty() {
            self.campaign.insert(Campaign::default()).take_bytes(&mut bytes)?;
        }
        bytes.is_empty().then_some(())
    }
}

impl table::Roster for KeptWarband {
    const WORD: &'static str = "warband";
    const WORDS: &'static str = "warbands";
    const SIZE: &'static str = "12 points";
    const VERSION: u8 = 1;
    const IN_PIECES: bool = true;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &{
        let mut examples = [("", ""); WARBANDS.len()];
        let mut at = 0;
        while at < examples.len() {
            examples[at] = (WARBANDS[at].id, WARBANDS[at].name);
            at += 1;
        }
        examples
    };

    fn example(at: usize) -> Self {
        WARBANDS[at].roster().into()
    }

    fn name(&self) -> &str {
        self.warband.name.as_str()
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        self.warband.to_bytes(out);
        if let Some(campaign) = &self.campaign {
            campaign.to_bytes(out);
        }
    }

    fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        let mut kept = KeptWarband::default();
        kept.decode_in_place(version, bytes).then_some(kept)
    }

    fn decode_in_place(&mut self, _: u8, bytes: &[u8]) -> bool {
        self.take_all(bytes).is_some() && self.is_sound()
    }

    fn decode_draft(_: u8, bytes: &[u8]) -> Option<Self> {
        let mut kept = KeptWarband::default();
        kept.take_all(bytes).map(|()| kept)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(version: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        let mut kept = KeptWarband::default();
        (kept.read_more(version, text, say) && kept.may_play(say)).then_some(kept)
    }

    fn read_more(&mut self, _: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        let Err(mistake) = self.read_parts(text) else { return true };
        let code = if let WarbandTextError::Fault(fault) = mistake { fault.code() } else { "" };
        let right = WrittenBy(&|f| mistake.write_right(f));
        say(Remark { reads: false, code, wrong: &mistake, right: &right });
        false
    }

    /// Every fault is named, and not only the first.
    fn may_play(&self, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        let mut sound = true;
        self.faults(&mut |fault| {
            let words: Words = fault.words();
            let [wrong, right] = [WrittenBy(&|f| words.write(&self.warband, f)), WrittenBy(&|f| fault.write_right(f))];
            say(Remark { reads: true, code: fault.code(), wrong: &wrong, right: &right });
            sound = false;
        });
        sound
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        self.describe_campaign(say);
        describe(&self.warband, say);
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn Display)) {
        self.mind_campaign(say);
        self.warband.warnings().for_each(|warning| say(&warning.words().line(&self.warband)));
    }

    fn rename(&mut self, name: &str) -> bool {
        let name = GivenName::of(name.chars()).filter(|name| !name.is_empty());
        name.map(|name| self.warband.name = name).is_some()
    }

    fn campaign(&self) -> &str {
        self.campaign.as_ref().map_or("", |campaign| campaign.name.as_str())
    }

    fn standing(&self) -> CampaignStanding {
        let Some(campaign) = &self.campaign else { return CampaignStanding::default() };
        CampaignStanding { games: campaign.chronicle.games(), worth: self.worth().into(), retired: campaign.retired }
    }

    fn idle(&self) -> Option<&'static Off> {
        self.idle_reason()
    }

    fn changes(&self, before: &Self, say: &mut dyn FnMut(&dyn Display)) {
        changes::say(self, before, say);
    }

    fn chronicle(&self, say: &mut dyn FnMut(&dyn Display)) {
        self.campaign.as_ref().into_iter().for_each(|campaign| campaign.tell(say));
    }

    fn result(&self, out: &mut dyn FnMut(&[u8])) -> bool {
        self.last_result(out)
    }

    fn take_result(&mut self, _: u8, bytes: &[u8]) -> Result<(), TakeError> {
        self.take_bytes(bytes)
    }
}

/// Something that is written when somebody reads it.
struct WrittenBy<'s>(&'s dyn Fn(&mut fmt::Formatter<'_>) -> fmt::Result);

impl Display for WrittenBy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}
