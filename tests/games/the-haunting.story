# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 19                # Roll-off
    Red: Roll-off 19, needs 1+: success
roll-off: 18                # Roll-off
    Blue: Roll-off 18, needs 1+: success
    Red: Red is Player A
scenario-roll: pick         # Scenario
scenario: duel              # Duel
    Duel
told:
density-roll: pick          # Density
density: dense              # Dense
theme-roll: 8               # Theme
    Blue: Theme: to be picked 8, needs 1+: success
theme-pick: stronghold      # Stronghold
terrain: rough blocking hazardous
prey: blue-1 blue-2
    Red: Hunts Champion I, Champion II
prey: red-3
    Blue: Hunts Fighters I
deployment-roll: 9          # Deployment
    Red: Deployment: to be picked 9, needs 1+: success
deployment-pick: side       # Side
    Side deployment
zone:                       # Red takes an edge, Blue the opposite, 80 mm
    Red: Zone: own edge
    Blue: Zone: own edge
late: red-1 red-2 red-3
    Dregs I comes late
    Dregs II comes late
    Fighters I comes late
compelled: ahead            # 3-4 points ahead
deploy:                     # in 80 mm of your edge, 5 points
deploy:                     # in 80 mm of your edge, 12 points
deploy:                     # in 80 mm of your edge, 3 points
ahead: red-5

## Round 1

bid: 5
    Bids 5 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 19                # Omen
    Blue: Omen 19, needs 1+: success
    Blue: The Omen is 19
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none-more            # Skip all
leaving: open               # Open ground: free
move:                       # Champion I: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-5                 # Skirmishers I
target: red-6               # Heavy II
    Skirmishers I: Fight (-1)
react: none                 # No reaction
roll: 7 12                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 7 12, needs 8+: success
facts:
roll: 14 3 20               # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 14 3 20, needs 12+: critical
roll: 5                     # Heavy II
omen: stands                # It stands
    Heavy II: Will 5, needs 8+: failure
    Heavy II removed
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Champion II: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-5                 # Skirmishers I
target: red-4               # Fighters II
    Skirmishers I: Fight (-1)
react: intimidate-red-5     # Intimidate
    Heavy I: Intimidate (-1)
answer: accept              # Accept
roll: 18 16                 # Heavy I
omen: stands                # It stands
    Heavy I: Fury 18 16, needs 7+: critical
    The Action is lost
reposition: moved           # It is on the board
    Red: Red has the Turn
raise: red-6
roll: 8 19                  # Heavy II
omen: stands                # It stands
    Heavy II: Guile 8 19, needs 13+: success
    Heavy II is on the table
return:                     # Heavy II: own edge
act: charge                 # Charge
who: red-5                  # Heavy I
target: blue-4              # Led Fighters
    Heavy I: Charge (-1)
late: red-1 red-3
appear:                     # Dregs I: Along its own board edge
    Dregs I is on the table
appear:                     # Fighters I: Along its own board edge
    Fighters I is on the table
react: none                 # No reaction
move:                       # Heavy I: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-4             # In 80 mm and in sight
also: blue-7                # Ward I
also: blue-8                # Ward II
react: none                 # No reaction
facts:
roll: 17                    # Heavy I
omen: stands                # It stands
    Heavy I: Fury 17, needs 7+: success
facts:
roll: 15                    # Heavy I
omen: stands                # It stands
    Heavy I: Fury 15, needs 7+: success
facts: friend
roll: 11 2                  # Heavy I
omen: stands                # It stands
    Heavy I: Fury 11 2, needs 7+: success
check-order: blue-8         # Ward II
react: none                 # No reaction
roll: 6                     # Ward II
omen: stands                # It stands
    Ward II: Will 6, needs 9+: failure
check-order: blue-4         # Led Fighters
react: none                 # No reaction
roll: 19 1                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Will 19 1, needs 10+: success
react: none                 # No reaction
roll: 10                    # Ward I
omen: stands                # It stands
    Ward I: Will 10, needs 9+: success
    Ward II removed
push:                       # Led Fighters: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: red-2                  # Dregs II
appear:                     # Dregs II: Along its own board edge
    Dregs II is on the table
    Dregs II: Sprint (-1)
react: none                 # No reaction
leaving: hazard-roll        # Hazard: roll Will
roll: 18 2                  # Dregs II
omen: stands                # It stands
    Dregs II: Will 18 2, needs 11+: success
leaving: open               # Nothing else: goes on
move:                       # Dregs II: A band more than its MOV, 240 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-4                  # Fighters II
target: blue-4              # Led Fighters
    Fighters II: Fight (-1)
react: none                 # No reaction
facts:
roll: 18 12                 # Fighters II
omen: omen-1                # Omen 19
    Blue: The Omen takes a die
    Fighters II: Fury 19 12, needs 9+: critical
react: none                 # No reaction
roll: 12 7                  # Led Fighters
    Led Fighters: Will 12 7, needs 10+: success
push:                       # Led Fighters: Away, not off the board, 80 mm
act: charge                 # Charge
who: red-5                  # Heavy I
target: blue-7              # Ward I
    Heavy I: Charge (-1)
react: none-more            # Skip all
leaving: rough-pay          # Rough: pay
    Red: Left the terrain (-1)
leaving: open               # Nothing else: goes on
move:                       # Heavy I: Then it attacks, 80 mm
confirm: none               # No
aim: blue-6                 # Skirmishers II
also: blue-1                # Champion I
also: blue-4                # Led Fighters
facts:
roll: 18                    # Heavy I
    Heavy I: Fury 18, needs 7+: success
facts: friend
roll: 2 12                  # Heavy I
    Heavy I: Fury 2 12, needs 7+: success
facts: friend
roll: 17 19                 # Heavy I
    Heavy I: Fury 17 19, needs 7+: critical
roll: 4                     # Champion I
    Champion I: Will 4, needs 11+: failure
roll: 3 5                   # Led Fighters
    Led Fighters: Will 3 5, needs 10+: failure
roll: 14                    # Skirmishers II
    Skirmishers II: Will 14, needs 10+: success
    Champion I removed
    Led Fighters removed
push:                       # Skirmishers II: Away, not off the board, 160 mm
act: sprint                 # Sprint
who: red-6                  # Heavy II
    Heavy II: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Heavy II: A band more than its MOV, 160 mm
react: none                 # No reaction
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-6               # Heavy II
    Champion III: Fight (-1)
roll: 11 6                  # Champion III
omen: stands                # It stands
    Champion III: Guile 11 6, needs 10+: success
facts: contact
roll: 6 3                   # Champion III
omen: stands                # It stands
    Champion III: Fury 6 3, needs 13+: failure
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Champion II: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-2               # Dregs II
    Champion III: Fight (-1)
roll: 3 9                   # Champion III
omen: omen-2                # Omen 19
    Blue: The Omen takes a die
    Champion III: Guile 3 19, needs 10+: success
facts: cover
roll: 20 15                 # Champion III
    Champion III: Fury 20 15, needs 13+: critical
roll: 11                    # Dregs II
    Dregs II: Will 11, needs 11+: success
push:                       # Dregs II: Away, not off the board, 160 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-6               # Heavy II
    Champion II: Charge (-1)
leaving: open               # Open ground: free
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No
aim: red-4                  # Fighters II
roll: 16 15                 # Champion II
    Champion II: Guile 16 15, needs 10+: critical
facts:
roll: 10 9                  # Champion II
    Champion II: Fury 10 9, needs 13+: failure
act: stand                  # Stand and Fight
who: blue-6                 # Skirmishers II
target: red-6               # Heavy II
    Skirmishers II: Fight (-1)
roll: 15 9                  # Skirmishers II
    Skirmishers II: Guile 15 9, needs 8+: critical
facts: contact
roll: 11 14                 # Skirmishers II
    Skirmishers II: Fury 11 14, needs 12+: success
roll: 3 13                  # Heavy II
    Heavy II: Will 3 13, needs 8+: success
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-3               # Fighters I
    Champion II: Charge (-1)
leaving: open               # Open ground: free
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No
aim: red-6                  # Heavy II
roll: 9 4                   # Champion II
    Champion II: Guile 9 4, needs 10+: failure
act: stand                  # Stand and Fight
who: blue-6                 # Skirmishers II
target: red-5               # Heavy I
    Skirmishers II: Fight (-1)
roll: 16 8                  # Skirmishers II
    Skirmishers II: Guile 16 8, needs 8+: critical
facts:
roll: 14 16 18              # Skirmishers II
    Skirmishers II: Fury 14 16 18, needs 12+: critical
roll: 15                    # Heavy I
    Heavy I: Will 15, needs 8+: success

## Round 1 ends


## Round 2

bid: 5
    Bids 5 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 17                # Omen
    Blue: Omen 17, needs 1+: success
    Blue: The Omen is 17
act: feint                  # Feint
who: blue-3                 # Champion III
target: red-4               # Fighters II
    Champion III: Feint (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Champion III: Then it feints, 80 mm
confirm: none               # No
aim: red-1                  # Dregs I
react: none                 # No reaction
roll: 7 9                   # Champion III
omen: omen-1                # Omen 17
    Blue: The Omen takes a die
    Champion III: Guile 17 9, needs 10+: success
feint:                      # Dregs I: No Hazard, edge, contact, 160 mm
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-6               # Heavy II
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: red-6              # In 80 mm and in sight
roll: 11 3                  # Skirmishers II
    Skirmishers II: Guile 11 3, needs 8+: success
react: none                 # No reaction
facts: contact friend
roll: 8 2                   # Skirmishers II
    Skirmishers II: Fury 8 2, needs 12+: failure
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-3               # Fighters I
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No
aim: red-6                  # Heavy II
roll: 13 9                  # Champion II
    Champion II: Guile 13 9, needs 10+: success
react: fodder-red-1         # Fodder
    Dregs I: Fodder (-1)
answer: accept              # Accept
roll: 16 9                  # Dregs I
    Dregs I: Will 16 9, needs 11+: success
swap:                       # Dregs I: Swap their places
facts: contact friend
roll: 15 11                 # Champion II
    Champion II: Fury 15 11, needs 13+: success
roll: 3 14                  # Dregs I
    Dregs I: Will 3 14, needs 11+: success
push:                       # Dregs I: Away, not off the board, 160 mm
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-5                  # Heavy I
    Heavy I: Maneuver (-1)
react: detonate-blue-7      # Detonate
    Ward I: Detonate (-1)
answer: deny                # Deny
    Red: Denied it (-1)
final-word: force           # Force it
    Blue: Forced it (-1)
blast: red-2 red-3 red-4 red-6
blast: blue-2 blue-6
    Ward I removed
roll: 16                    # Dregs II
omen: stands                # It stands
    Dregs II: Will 16, needs 11+: success
roll: 8                     # Fighters I
omen: stands                # It stands
    Fighters I: Will 8, needs 10+: failure
roll: 11                    # Fighters II
omen: stands                # It stands
    Fighters II: Will 11, needs 10+: success
roll: 6                     # Heavy I
omen: stands                # It stands
    Heavy I: Will 6, needs 8+: failure
roll: 17                    # Heavy II
omen: stands                # It stands
    Heavy II: Will 17, needs 8+: success
check-order: blue-2         # Champion II
roll: 17                    # Champion II
omen: stands                # It stands
    Champion II: Will 17, needs 11+: success
roll: 10                    # Skirmishers II
omen: omen-1                # Omen 17
    Blue: The Omen takes a die
    Skirmishers II: Will 17, needs 10+: success
    Heavy I removed
    Fighters I removed
    The end: Blue (Blue: All its targets are gone)
