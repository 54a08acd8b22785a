//! What a test has counted, for whoever runs it.

use std::fmt::Display;
use std::io::Write;

/// Says it even where the test passes: what is printed in the usual way is kept quiet then.
pub fn say(who: &str, what: &impl Display) {
    writeln!(std::io::stdout(), "{who}: {what}").expect("there is somebody to tell");
}
