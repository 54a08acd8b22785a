# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: blue                 # Player A
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: hill              # King of the Hill
    King of the Hill
told:
terrain-dice: 17 3          # Terrain
    Red: Density: Dense 17, needs 1+: success
    Red: Theme: Badlands 3, needs 1+: success
put-hill:                   # of any kind, in the middle, 1 piece
terrain: hazardous inspiring
deployment-roll: 7          # Deployment
    Blue: Deployment: Side 7, needs 1+: success
    Side deployment
zone:                       # Red is Prepared, and says where, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
ambush: blue-2 blue-5
    Champion II: in ambush
    Shooters II: in ambush
cargo: red-2 red-3
    Fighters I: aboard
    Fighters II: aboard
deploy:                     # in 80 mm of your edge
prepared: hazardous
devious:

## Round 1

bid: 1 5
    Bids 1 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-6               # Heavy
appear:                     # Champion II: All enemies beyond 80 mm
    Champion II: on the table
    Champion II: Fight (-1)
react: none                 # Red: no reaction
facts: contact friend
roll: 7 16 6                # Champion II
    Champion II: Fury 7 16 6, needs 13+: success
react: none                 # Red: no reaction
roll: 13 6                  # Heavy
    Heavy: Will 13 6, needs 6+: critical
    Red: Fellowship (+1)
critical-will: move         # It moves
leaving: open               # Open ground: free
move:                       # Heavy: In any direction, 160 mm
bad-ground: no              # Open ground
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-6               # Heavy
appear:                     # Shooters II: All enemies beyond 80 mm
    Shooters II: on the table
    Shooters II: Charge (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Shooters II: Then it attacks, 80 mm
confirm: none               # Out of reach
aim: red-4                  # Fighters III
react: none                 # Red: no reaction
facts:
roll: 19                    # Shooters II
    Shooters II: Fury 19, needs 11+: success
react: rally-red-1          # Rally
    Champion: Rally (-1)
answer: accept              # Blue accepts
roll: 18 2                  # Champion
    Champion: Guile 18 2, needs 10+: success
rally-who: done             # Enough
roll: 1 9                   # Fighters III
    Fighters III: Will 1 9, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters III: Away, not off the board, 80 mm
    Red: Red has the Turn
act: charge                 # Charge
who: red-3                  # Fighters II
target: blue-5              # Shooters II
    Fighters II: Charge (-1)
react: intimidate-blue-6    # Intimidate
    Heavy: Intimidate (-1)
answer: accept              # Red accepts
roll: 2 8                   # Heavy
    Heavy: Fury 2 8, needs 7+: success
    The Action is lost
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-6               # Heavy
    Champion II: Fight (-1)
react: none                 # Red: no reaction
facts:
roll: 13 3 11               # Champion II
    Champion II: Fury 13 3 11, needs 13+: success
react: none                 # Red: no reaction
roll: 12 7                  # Heavy
    Heavy: Will 12 7, needs 6+: critical
    Red: Fellowship (+1)
critical-will: move         # It moves
leaving: open               # Open ground: free
move:                       # Heavy: In any direction, 160 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none                 # Red: no reaction
leaving: hazard-roll        # Hazard: roll Will
roll: 17 8                  # Champion I
    Champion I: Will 17 8, needs 11+: success
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # Nothing else: goes on
move:                       # Champion I: A band more than its MOV, 160 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-2              # Champion II
    Fighters I: Charge (-1)
get-out:                    # Fighters I: Touching the Heavy
    Fighters I: on the table
leaving: open               # Open ground: free
move:                       # Fighters I: Then it attacks, 80 mm
confirm: blue-2             # Touching it
facts: friend
roll: 9 18                  # Fighters I
    Fighters I: Fury 9 18, needs 9+: critical
roll: 6                     # Champion II
    Champion II: Will 6, needs 11+: failure
    Champion II removed
act: feint                  # Feint
who: red-3                  # Fighters II
target: blue-4              # Shooters I
    Fighters II: Feint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II: on the table
leaving: open               # Open ground: free
move:                       # Fighters II: Then it feints, 80 mm
confirm: none               # Out of reach
aim: none                   # No target
act: charge                 # Charge
who: red-6                  # Heavy
target: blue-3              # Led Fighters
    Heavy: Charge (-1)
ride: take-red-3            # Carry Fighters II
leaving: open               # Open ground: free
    Fighters II: aboard
confirm: none               # Out of reach
aim: blue-5                 # Shooters II
facts: friend
roll: 19 13                 # Heavy
    Heavy: Fury 19 13, needs 7+: critical
roll: 2                     # Shooters II
    Shooters II: Will 2, needs 11+: failure
    Shooters II removed
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-1              # Champion I
    Fighters IV: Charge (-1)
ride: move                  # Just move
leaving: open               # Open ground: free
move:                       # Fighters IV: Then it attacks, 80 mm
ride: on                    # Go on
confirm: none               # Out of reach
aim: blue-4                 # Shooters I
facts: friend
roll: 8 2                   # Fighters IV
    Fighters IV: Fury 8 2, needs 9+: failure
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Charge (-1)
ride: move                  # Just move
leaving: hazard-roll        # Hazard: roll Will
roll: 5 14                  # Fighters I
    Fighters I: Will 5 14, needs 8+: success
    Red: Fellowship (+1)
leaving: open               # Nothing else: goes on
move:                       # Fighters I: Then it attacks, 80 mm
confirm: blue-4             # Touching it
facts: friend
roll: 14 2                  # Fighters I
    Fighters I: Fury 14 2, needs 9+: success
roll: 7 1                   # Shooters I
    Shooters I: Will 7 1, needs 11+: failure
    Shooters I removed
act: charge                 # Charge
who: red-1                  # Champion
target: blue-3              # Led Fighters
    Champion: Charge (-1)
ride: move                  # Just move
leaving: open               # Open ground: free
move:                       # Champion: Then it attacks, 80 mm
ride: board-red-6           # Get into Heavy
leaving: open               # Open ground: free
    Champion: aboard
act: stand                  # Stand and Fight
who: red-4                  # Fighters III
target: blue-3              # Led Fighters
    Fighters III: Fight (-1)
facts: friend
roll: 2 18 3                # Fighters III
    Fighters III: Fury 2 18 3, needs 9+: success
roll: 6 8 12                # Led Fighters
    Led Fighters: Will 6 8 12, needs 10+: success
push:                       # Led Fighters: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: move                  # Just move
leaving: open               # Open ground: free
move:                       # Heavy: A band more than its MOV, 240 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Fighters III: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-6                  # Heavy
target: blue-3              # Led Fighters
    Heavy: Charge (-1)
ride: set-down-red-3        # Set down Fighters II
get-out:                    # Fighters II: Touching the Heavy
    Fighters II: on the table
confirm: none               # Out of reach
aim: none                   # No target
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
ride: board-red-6           # Get into Heavy
leaving: open               # Open ground: free
    Fighters III: aboard
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-6              # Heavy
    Heavy: Fight (-1)
facts: friend
roll: 8 6 11                # Heavy
    Heavy: Fury 8 6 11, needs 7+: critical
roll: 7                     # Heavy
    Heavy: Will 7, needs 8+: failure
    Heavy removed
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-3              # Led Fighters
    Fighters I: Fight (-1)
facts:
roll: 12 9                  # Fighters I
    Fighters I: Fury 12 9, needs 9+: critical
roll: 3 6                   # Led Fighters
    Led Fighters: Will 3 6, needs 10+: failure
    Led Fighters removed

## Round 1 ends


## Round 2

    Blue: Morale, with a Penalty
roll: 14                    # Champion I
    Champion I: Will 14, needs 11+: success
bid: 0 0
    Bids 0 to 0: bid again
bid: 3 0
    Bids 3 to 0: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-6               # Heavy
    Champion I: Fight (-1)
react: none-more            # Skip all
facts: contact
roll: 4 13 18               # Champion I
    Champion I: Fury 4 13 18, needs 13+: critical
roll: 13                    # Heavy
    Heavy: Will 13, needs 6+: success
    Red: Fellowship (+1)
push:                       # Heavy: Away, not off the board, 160 mm
bad-ground: no              # Open ground
    Blue: Cannot act: passed
    Red: Red has the Turn
act: spot-weakness          # Spot Weakness
ally: red-5                 # Fighters IV
    Champion: Spot (-1)
get-out:                    # Champion: Touching the Heavy
    Champion: on the table
roll: 10 3                  # Champion
    Champion: Guile 10 3, needs 10+: success
aim: blue-1                 # Champion I
facts:
roll: 18 18                 # Fighters IV
    Fighters IV: Fury 18 18, needs 9+: critical
roll: 13                    # Champion I
    Champion I: Will 13, needs 11+: success
push:                       # Champion I: Away, not off the board, 80 mm
act: maneuver               # Maneuver
who: red-3                  # Fighters II
    Fighters II: Maneuver (-1)
ride: board-red-6           # Get into Heavy
leaving: open               # Open ground: free
    Fighters II: aboard
act: stand                  # Stand and Fight
who: red-5                  # Fighters IV
target: blue-1              # Champion I
    Fighters IV: Fight (-1)
facts:
roll: 3 19                  # Fighters IV
    Fighters IV: Fury 3 19, needs 9+: success
roll: 18 20                 # Champion I
    Champion I: Will 18 20, needs 11+: critical
critical-will: move         # It moves
leaving: hazard-roll        # Hazard: roll Will
roll: 19 19                 # Champion I
    Champion I: Will 19 19, needs 11+: critical
leaving: open               # Nothing else: goes on
move:                       # Champion I: In any direction, 80 mm
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-1              # Champion I
    Fighters III: Charge (-1)
get-out:                    # Fighters III: Touching the Heavy
    Fighters III: on the table
leaving: open               # Open ground: free
move:                       # Fighters III: Then it attacks, 80 mm
confirm: blue-1             # Touching it
facts:
roll: 9                     # Fighters III
    Fighters III: Fury 9, needs 9+: success
roll: 6 2                   # Champion I
    Champion I: Will 6 2, needs 11+: failure
    Champion I removed
    The end: Red (Red: Nobody of Blue is left)
