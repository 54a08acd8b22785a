# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: dwarves            # Dwarven Throng
    Red: Dwarven Throng
warband: ogrekin            # Ogrekin Hunting Party
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 2                 # Roll-off
    Red: Roll-off 2, needs 1+: success
roll-off: 1                 # Roll-off
    Blue: Roll-off 1, needs >2: failure
    Red: Red is Player A
scenario: hill              # King of the Hill
    King of the Hill
prepared-choice: theme      # Choose the theme
density: coin               # Toss a coin
density-roll: 13            # Density
    Blue: Density 13, needs 1+: success
theme-pick: wilds           # Wilds
hill: inspiring             # Inspiring
terrain: hazardous
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Take an edge
    Red: Zone: own edge
    Blue: Zone: own edge
delayed: red-5 red-6
    Fighters IV is delayed
    Heavy is delayed
delayed: blue-1 blue-2 blue-3
    Champion I is delayed
    Champion II is delayed
    Led Fighters is delayed
ambush: blue-5
    Shooters II lies in ambush
deploy:                     # 4 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: hazardous
devious: red-1 red-4
shift:                      # Champion: S off you, no Hazardous, 160 mm
shift:                      # Fighters III: S off you, no Hazardous, 160 mm

## Round 1

bid: 0 4
    Bids 0 to 4: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Champion
target: blue-4              # Shooters I
    Champion: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-6             # Heavy
react: none                 # No reaction
facts: contact
roll: 14                    # Champion
    Champion: Fury 14, needs 13+: success
roll: 4 3                   # Heavy
    Heavy: Will 4 3, needs 8+: failure
    Heavy removed
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Charge (-1)
leaving: stay               # Stay inside
move:                       # Fighters I: Not out of that terrain, 80 mm
react: none                 # No reaction
confirm: none               # No target
act: feint                  # Feint
who: red-3                  # Fighters II
target: blue-4              # Shooters I
    Fighters II: Feint (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Fighters II: Then it feints, 80 mm
react: none-more            # None this Action
confirm: blue-4             # Shooters I
roll: 15 7                  # Fighters II
    Fighters II: Guile 15 7, needs 13+: success
feint:                      # Shooters I: No Hazard, edge, contact, 160 mm
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Fight (-1)
react: suppress-blue-4      # Suppress I
trigger: yes                # In sight, 160 mm
    Shooters I: Suppress (-1)
answer: accept              # Accept
facts: contact
roll: 4 4                   # Shooters I
    Shooters I: Fury 4 4, needs 11+: failure
facts: friend
roll: 6 20 6                # Fighters I
    Fighters I: Fury 6 20 6, needs 9+: success
roll: 5 2                   # Shooters I
    Shooters I: Will 5 2, needs 11+: failure
    Shooters I removed
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
react: suppress-blue-5      # Suppress
trigger: no                 # No
react: none                 # No reaction
roll: 4 7                   # Champion
    Champion: Guile 4 7, needs 10+: failure
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters III: A band more than its MOV, 160 mm
react: none                 # No reaction
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters I: A band more than its MOV, 160 mm
react: suppress-blue-5      # Suppress
trigger: yes                # In sight, 160 mm
appear:                     # Shooters II: All enemies beyond 80 mm
    Shooters II is on the table
    Shooters II: Suppress (-1)
answer: accept              # Accept
facts:
roll: 3 17                  # Shooters II
    Shooters II: Fury 3 17, needs 11+: success
roll: 5 13                  # Fighters I
    Fighters I: Will 5 13, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters I: Not off the board, 80 mm
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-5                 # Shooters II
    Shooters II: Maneuver (-1)
leaving: open               # Open ground
move:                       # Shooters II: Then it calls an ally, 80 mm
roll: 19 9                  # Shooters II
    Shooters II: Guile 19 9, needs 11+: success
act: maneuver               # Maneuver
who: blue-5                 # Shooters II
    Shooters II: Maneuver (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 6 4                   # Shooters II
    Shooters II: Will 6 4, needs 11+: failure
    Shooters II removed
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: red-2                  # Fighters I
    Fighters I: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters I: Then it calls an ally, 80 mm
roll: 5 6                   # Fighters I
    Fighters I: Guile 5 6, needs 13+: failure
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 6 7                   # Fighters III
    Fighters III: Guile 6 7, needs 13+: failure

## Round 2

    Blue: Morale
bid: 3 5
    Bids 3 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
roll: 8 13                  # Champion
    Champion: Guile 8 13, needs 10+: success
ally: red-3                 # Fighters II
leaving: open               # Open ground
move:                       # Fighters II: Towards the one calling, 80 mm
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: stay               # Stay inside
move:                       # Fighters III: Not out of that terrain, 160 mm
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
act: reinforce              # Reinforce
reinforce: red-6
    Red: Reinforcements (-1)
appear:                     # Heavy: Touching your zone's edge
    Heavy is on the table
act: pass                   # Pass
end-round: pass             # Pass, end it
    Red: Passed
    Blue: Blue has the Turn
    Blue: Cannot act: passed

## Round 3

bid: 3 3
    Bids 3 to 3: a tie
bid: 5 2
    Bids 5 to 2: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-3                  # Fighters II
    Fighters II: Sprint (-1)
ride: board-red-6           # Board Heavy
    Fighters II is aboard
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
ride: move                  # Move
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Fighters I: A band more than its MOV, 160 mm
ride: on                    # Go on

## Round 4

bid: 4 5
    Bids 4 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-3                  # Fighters II
    Fighters II: Sprint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
ride: board-red-6           # Board Heavy
    Fighters III is aboard
act: reinforce              # Reinforce
reinforce:
act: reinforce              # Reinforce
reinforce:
act: reinforce              # Reinforce
reinforce:
act: maneuver               # Maneuver
who: red-3                  # Fighters II
    Fighters II: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters II: Then it calls an ally, 80 mm
roll: 15 17                 # Fighters II
    Fighters II: Guile 15 17, needs 13+: critical
ally: none                  # Nobody
act: reinforce              # Reinforce
reinforce: red-5
    Red: Reinforcements (-1)
appear:                     # Fighters IV: Touching your zone's edge
    Fighters IV is on the table
act: sprint                 # Sprint
who: red-3                  # Fighters II
    Fighters II: Sprint (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: red-5                  # Fighters IV
    Fighters IV: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters IV: Then it calls an ally, 80 mm
ride: on                    # Go on
roll: 17 1                  # Fighters IV
    Fighters IV: Guile 17 1, needs 13+: success
ally: red-6                 # Heavy
leaving: open               # Open ground
move:                       # Heavy: Towards the one calling, 160 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: take-red-3            # Take Fighters II
    Fighters II is aboard
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
roll: 15 14                 # Champion
    Champion: Guile 15 14, needs 10+: critical
ally: none                  # Nobody
on-hill: red-2 red-6
    The end: Red (Red: Holds the hill)
