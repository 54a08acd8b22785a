//! What a roster is in a campaign: whose it is, how it stands, and what another handheld's game made of it.

use core::fmt;

/// How a roster of a campaign stands, for the table of the campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CampaignStanding {
    /// Games that were won, drawn and lost.
    pub games: [u8; 3],
    /// What it is worth: points, or whatever its game counts.
    pub worth: u16,
    /// Whether it plays no more.
    pub retired: bool,
}

/// Why the result of a game is not taken. The roster is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeError {
    /// It was taken already.
    Already,
    /// It is another roster's, or of another campaign.
    OtherRoster,
    /// It is no result.
    Unread,
    /// What the last game asks for is to be settled first.
    Unsettled,
    /// This roster plays no more.
    Retired,
}

impl fmt::Display for TakeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TakeError::Already => "this result was taken already",
            TakeError::OtherRoster => "it is the result of another roster",
            TakeError::Unread => "it is no result that can be read here",
            TakeError::Unsettled => "settle what the last game asks for first",
            TakeError::Retired => "this roster plays no more",
        })
    }
}

impl core::error::Error for TakeError {}
