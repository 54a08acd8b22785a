# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 5                 # Roll-off
    Red: Roll-off 5, needs 1+: success
roll-off: 14                # Roll-off
    Blue: Roll-off 14, needs >5: success
    Blue: Blue is Player A
scenario: flags             # Capture the Flags
    Capture the Flags
prepared-choice: theme      # Choose the theme
density: roll               # Roll the d20
density-roll: 14            # Density
    Red: Density 14, needs 1+: success
theme-pick: stronghold      # Stronghold
terrain: rough blocking hazardous
markers:                    # One at the centre, two, 80 mm
deployment: corner          # Corner
    Corner deployment
zone:                       # Take a corner
    Blue: Zone: own corner
    Red: Zone: own corner
cargo: blue-5
    Fighters IV is aboard
late: blue-1 blue-2
    Champion comes late
    Fighters I comes late
deploy:                     # 4 points, 160 mm
deploy:                     # Everybody, 160 mm
deploy:                     # The rest, 160 mm
prepared: rough

## Round 1

bid: 0
    Bids 3 to 0: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: marker                 # Take a marker
taker: blue-3               # Fighters II
    Blue: Takes a marker (-1)
    Fighters II takes a marker
act: marker                 # Take a marker
taker: none                 # Nobody
act: spot-weakness          # Spot Weakness
ally: blue-6                # Heavy
appear:                     # Champion: Along its own board edge
    Champion is on the table
    Champion: Spot (-1)
late: blue-2
appear:                     # Fighters I: Along its own board edge
    Fighters I is on the table
react: detonate-red-7       # Detonate
    Ward I: Detonate (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: force           # Force it
    Red: Forced it (-1)
blast: red-8
blast: blue-2 blue-4
    Ward I removed
check-order: blue-2         # Fighters I
roll: 10                    # Fighters I
    Fighters I: Will 10, needs 8+: success
    Blue: Fellowship (+1)
check-order: blue-4         # Fighters III
roll: 4                     # Fighters III
    Fighters III: Will 4, needs 8+: failure
roll: 14 20                 # Champion
    Champion: Will 14 20, needs 9+: critical
    Blue: Fellowship (+1)
roll: 16                    # Ward II
    Ward II: Will 16, needs 9+: success
    Fighters III removed
critical-will: nothing      # Nothing
roll: 3 16                  # Champion
    Champion: Guile 3 16, needs 10+: success
confirm: red-4              # Led Fighters
facts: friend
roll: 7 1 10                # Heavy
    Heavy: Fury 7 1 10, needs 7+: critical
roll: 4 6                   # Led Fighters
    Led Fighters: Will 4 6, needs 10+: failure
    Led Fighters removed
    Red: Red has the Turn
omen-die: 15                # Omen
    Red: Omen 15, needs 1+: success
    Red: The Omen is 15
act: stand                  # Stand and Fight
who: red-1                  # Champion I
target: blue-1              # Champion
    Champion I: Fight (-1)
react: none                 # No reaction
facts:
roll: 4 12 12               # Champion I
omen: stands                # It stands
    Champion I: Fury 4 12 12, needs 13+: failure
act: feint                  # Feint
who: red-3                  # Champion III
target: blue-3              # Fighters II
    Champion III: Feint (-1)
react: none-more            # Skip all
leaving: open               # Open ground
move:                       # Champion III: Then it feints, 80 mm
confirm: blue-6             # Heavy
roll: 20 18                 # Champion III
omen: omen-2                # Omen 15
    Red: The Omen takes a die
    Champion III: Guile 20 15, needs 10+: critical
feint:                      # Heavy: Anywhere on the board, 160 mm
bad-ground: no              # Open ground
act: stand                  # Stand and Fight
who: red-2                  # Champion II
target: blue-6              # Heavy
    Champion II: Fight (-1)
react: none                 # No reaction
facts:
roll: 2 8 8                 # Champion II
    Champion II: Fury 2 8 8, needs 13+: failure
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion III: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-5                  # Skirmishers I
    Skirmishers I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
act: banish-foe             # Banish Foe
target: blue-6              # Heavy
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 5                     # Champion I
    Champion I: Guile 5, needs 10+: failure
roll: 10 11                 # Champion I
    Champion I: Will 10 11, needs 11+: success
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-1              # Champion
    Skirmishers I: Charge (-1)
react: intimidate-blue-6    # Intimidate
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 9 10                  # Heavy
    Heavy: Fury 9 10, needs 7+: critical
    The Action is lost
reposition: moved           # It is on the board
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-1                 # Champion
    Champion: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
react: none                 # No reaction
ride: on                    # Go on
roll: 7 2                   # Champion
omen: omen-1                # Omen 15
    Red: The Omen takes a die
    Champion: Guile 15 2, needs 10+: success
ally: blue-3                # Fighters II
leaving: rough-roll         # Rough: roll Guile
roll: 10 13                 # Fighters II
    Fighters II: Guile 10 13, needs 13+: success
leaving: open               # Open ground
move:                       # Fighters II: Towards the one calling, 80 mm
react: none                 # No reaction
edge: no                    # No
act: charge                 # Charge
who: blue-2                 # Fighters I
target: red-8               # Ward II
    Fighters I: Charge (-1)
ride: board-blue-6          # Board Heavy
leaving: open               # Open ground
    Fighters I is aboard
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-1               # Champion I
    Fighters IV: Fight (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
facts: outnumbered
roll: 10                    # Fighters IV
    Fighters IV: Fury 10, needs 9+: success
react: none                 # No reaction
roll: 5 5                   # Champion I
    Champion I: Will 5 5, needs 11+: failure
    Champion I removed
react: none-more            # Skip all
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
ride: move                  # Move
leaving: rough-roll         # Rough: roll Guile
roll: 9 10                  # Heavy
    Heavy: Guile 9 10, needs 13+: failure
move:                       # Heavy: Not out of that terrain, 240 mm
bad-ground: no              # Open ground
react: none                 # No reaction
ride: take-blue-1           # Take Champion
leaving: open               # Open ground
    Champion is aboard
act: sprint                 # Sprint
who: blue-1                 # Champion
    Champion: Sprint (-1)
get-out:                    # Champion: Touching the Heavy
    Champion is on the table
react: none                 # No reaction
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-6               # Skirmishers II
    Fighters IV: Fight (-1)
facts: outnumbered
roll: 14                    # Fighters IV
    Fighters IV: Fury 14, needs 9+: success
react: rally-red-2          # Rally
    Champion II: Rally (-1)
answer: accept              # Accept
roll: 4 12                  # Champion II
    Champion II: Guile 4 12, needs 10+: success
rally-who: red-6            # Skirmishers II
leaving: rough-pay          # Rough: pay
    Red: Left the terrain (-1)
leaving: open               # Open ground
move:                       # Skirmishers II: To it, or to its attacker, 160 mm
roll: 3 3                   # Skirmishers II
    Skirmishers II: Will 3 3, needs 10+: failure
    Skirmishers II removed
    Red: Red has the Turn
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-3                 # Fighters II
    Fighters II: Sprint (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
edge: yes                   # Yes
    Fighters II sends it off
ride: on                    # Go on
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Heavy: A band more than its MOV, 240 mm
bad-ground: no              # Open ground
ride: take-blue-3           # Take Fighters II
leaving: open               # Open ground
    Fighters II is aboard
ride: on                    # Go on
act: sprint                 # Sprint
who: blue-2                 # Fighters I
    Fighters I: Sprint (-1)
get-out:                    # Fighters I: Touching the Heavy
    Fighters I is on the table
leaving: rough-roll         # Rough: roll Guile
roll: 5 7                   # Fighters I
omen: omen-1                # Omen 15
    Red: The Omen takes a die
    Fighters I: Guile 15 7, needs 13+: success
leaving: open               # Open ground
move:                       # Fighters I: A band more than its MOV, 160 mm
act: marker                 # Take a marker
taker: blue-5               # Fighters IV
    Blue: Takes a marker (-1)
    Fighters IV takes a marker

## Round 2

    Red: Morale
roll: 10 14                 # Champion II
    Champion II: Will 10 14, needs 11+: success
roll: 7 10                  # Champion III
    Champion III: Will 7 10, needs 11+: failure
roll: 6 4                   # Skirmishers I
    Skirmishers I: Will 6 4, needs 10+: failure
roll: 2 1                   # Ward II
    Ward II: Will 2 1, needs 9+: failure
    Champion III removed
    Skirmishers I removed
    Ward II removed
bid: 0
    Bids 3 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 13                # Omen
    Red: Omen 13, needs 1+: success
    Red: The Omen is 13
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-3                 # Fighters II
    Fighters II: Sprint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
ride: take-blue-1           # Take Champion
leaving: open               # Open ground
    Champion is aboard
ride: take-blue-3           # Take Fighters II
leaving: open               # Open ground
    Fighters II is aboard
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-2               # Champion II
    Fighters IV: Fight (-1)
facts: friend
roll: 9 20 5                # Fighters IV
omen: omen-3                # Omen 13
    Red: The Omen takes a die
    Fighters IV: Fury 9 20 13, needs 9+: critical
roll: 3                     # Champion II
    Champion II: Will 3, needs 11+: failure
    Champion II removed
    The end: Blue (Blue: The other side is gone)
