//! Errors are a family: each is an `Error`, and says in a sentence what would be right.

use std::error::Error;

use umpire_engine::table::{AnswerError, ChangeError, ReplayError, RosterLineError, TapeError};

#[test]
fn every_error_says_what_would_be_right() {
    let replay = ReplayError { line: 3, asked: "act", sound: 12 };
    let said: [(&dyn Error, &str); 6] = [
        (&AnswerError::DiceCount, "enter one face for each die"),
        (&ChangeError::from(AnswerError::Over), "begin another game: this one is over"),
        (&ChangeError::Opening, "an opening must be one that these rules wrote"),
        (&replay, "line 3 must answer what these rules ask: act"),
        (&TapeError::TooLong, "a tape has 16384 bytes at most"),
        (&RosterLineError::Short, "a roster is a game and its text"),
    ];
    said.iter().for_each(|(error, text)| assert_eq!(error.to_string(), *text));
}
