//! Where dice come from, and how anybody can check them: noise, the secret sealed before the game, the key of every
//! throw.

pub mod dice;
pub mod entropy;
pub mod seal;
