//! Against the store: false alarms, silent losses, files of somebody else.
