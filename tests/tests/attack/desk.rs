//! At a desk: files, arguments, pipes, and what a guest may do by cable.

mod cable;
#[cfg(unix)]
mod files;
#[cfg(target_os = "linux")]
mod program;
