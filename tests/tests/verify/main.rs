//! `umpire verify`: an honest game fits, and every forgery is named at its line, whatever its checksum says.

mod forged;
mod honest;
mod kept;
mod played;
