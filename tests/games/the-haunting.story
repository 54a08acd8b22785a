# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 18                # Roll-off
    Red: Roll-off 18, needs 1+: success
roll-off: 1                 # Roll-off
    Blue: Roll-off 1, needs >18: failure
    Red: Red is Player A
scenario-roll: pick         # Scenario
scenario: duel              # Duel
    Duel
told:
density-roll: 11            # Density
    Blue: Density: to be picked 11, needs 1+: success
density-pick: sparse        # Sparse
theme-roll: 18              # Theme
    Blue: Theme: to be picked 18, needs 1+: success
theme-pick: badlands        # Badlands
terrain: blocking hazardous
prey: blue-6
    Red: Hunts Skirmishers II
prey: red-3
    Blue: Hunts Fighters I
deployment-roll: 4          # Deployment
    Red: Deployment: to be picked 4, needs 1+: success
deployment-pick: corner     # Corner
    Corner deployment
zone:                       # Red takes a corner, Blue the opposite, 160 mm
    Red: Zone: own corner
    Blue: Zone: own corner
late: red-1 red-6
    Dregs I comes late
    Heavy II comes late
compelled: ahead            # 3-4 points ahead
deploy:                     # in 160 mm of your corner, 4 points
deploy:                     # in 160 mm of your corner, 12 points
deploy:                     # in 160 mm of your corner, 4 points
ahead: red-3 red-4

## Round 1

bid: 0
    Bids 0 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 3                 # Omen
    Blue: Omen 3, needs 1+: success
    Blue: The Omen is 3
act: stand                  # Stand and Fight
who: blue-4                 # Led Fighters
target: red-4               # Fighters II
    Led Fighters: Fight (-1)
react: none                 # No reaction
roll: 19 8                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 19 8, needs 13+: success
react: none                 # No reaction
facts: outnumbered
roll: 10                    # Led Fighters
omen: stands                # It stands
    Led Fighters: Fury 10, needs 9+: success
roll: 4 9                   # Fighters II
omen: stands                # It stands
    Fighters II: Will 4 9, needs 10+: failure
    Fighters II removed
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-3               # Fighters I
    Champion I: Fight (-1)
react: none                 # No reaction
roll: 18 11                 # Champion I
omen: stands                # It stands
    Champion I: Guile 18 11, needs 10+: critical
react: none                 # No reaction
facts: contact outnumbered
roll: 1                     # Champion I
omen: stands                # It stands
    Champion I: Fury 1, needs 13+: failure
act: stand                  # Stand and Fight
who: blue-4                 # Led Fighters
target: red-2               # Dregs II
    Led Fighters: Fight (-1)
react: none                 # No reaction
roll: 13 18                 # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 13 18, needs 13+: critical
facts: outnumbered
roll: 15                    # Led Fighters
omen: stands                # It stands
    Led Fighters: Fury 15, needs 9+: success
roll: 18 11                 # Dregs II
omen: stands                # It stands
    Dregs II: Will 18 11, needs 11+: critical
roll: 2                     # Dregs II
omen: stands                # It stands
    Dregs II: Will 2, needs 11+: failure
    Dregs II removed
act: feint                  # Feint
who: blue-2                 # Champion II
target: red-5               # Heavy I
    Champion II: Feint (-1)
react: none                 # No reaction
leaving: open               # No
move:                       # Champion II: Then it feints, 80 mm
confirm: red-5              # Heavy I
roll: 1 20                  # Champion II
omen: stands                # It stands
    Champion II: Guile 1 20, needs 10+: success
feint:                      # Heavy I: No Hazard, edge, contact, 160 mm
act: sprint                 # Sprint
who: blue-4                 # Led Fighters
    Led Fighters: Sprint (-1)
react: none                 # No reaction
leaving: open               # No
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-5               # Heavy I
    Champion I: Charge (-1)
react: intimidate-red-5     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy I: Intimidate (-1)
answer: accept              # Accept
roll: 8 8                   # Heavy I
omen: stands                # It stands
    Heavy I: Fury 8 8, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
raise: red-4
roll: 1 13                  # Fighters II
omen: stands                # It stands
    Fighters II: Guile 1 13, needs 13+: success
    Fighters II is on the table
return:                     # Fighters II: own corner
act: charge                 # Charge
who: red-1                  # Dregs I
target: blue-3              # Champion III
appear:                     # Dregs I: Along its own board edge
    Dregs I is on the table
    Dregs I: Charge (-1)
late:
react: none                 # No reaction
leaving: open               # No
move:                       # Dregs I: Then it attacks, 160 mm
react: none                 # No reaction
confirm: blue-3             # Champion III
facts: friend
roll: 18 16                 # Dregs I
omen: omen-2                # Omen 3
    Blue: The Omen takes a die
    Dregs I: Fury 18 3, needs 13+: success
react: rally-blue-2         # Rally II
trigger: yes                # In the Champion's sight
    Champion II: Rally (-1)
answer: accept              # Accept
roll: 18 19                 # Champion II
    Champion II: Guile 18 19, needs 10+: critical
rally-who: blue-2           # Champion II
leaving: open               # No
move:                       # Champion II: To it, or to its attacker, 80 mm
rally-who: blue-3           # Champion III
leaving: open               # No
move:                       # Champion III: To it, or to its attacker, 80 mm
rally-who: blue-4           # Led Fighters
leaving: open               # No
move:                       # Led Fighters: To it, or to its attacker, 80 mm
roll: 18                    # Champion III
    Champion III: Will 18, needs 11+: success
push:                       # Champion III: Not off the board, 80 mm
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-2                 # Champion II
    Champion II: Maneuver (-1)
react: none                 # No reaction
leaving: open               # No
move:                       # Champion II: Then it calls an ally, 80 mm
roll: 17 2                  # Champion II
omen: stands                # It stands
    Champion II: Guile 17 2, needs 10+: success
ally: blue-1                # Champion I
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # No
move:                       # Champion I: Towards the one calling, 80 mm
act: stand                  # Stand and Fight
who: blue-4                 # Led Fighters
target: red-5               # Heavy I
    Led Fighters: Fight (-1)
react: none                 # No reaction
roll: 7 1                   # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 7 1, needs 13+: failure
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-3                  # Fighters I
    Fighters I: Sprint (-1)
late:
move:                       # Fighters I: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
late:
leaving: open               # No
move:                       # Dregs I: A band more than its MOV, 240 mm
act: maneuver               # Maneuver
who: red-6                  # Heavy II
appear:                     # Heavy II: Along its own board edge
    Heavy II is on the table
    Heavy II: Maneuver (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # No
move:                       # Heavy II: Then it calls an ally, 80 mm
roll: 14 7                  # Heavy II
omen: stands                # It stands
    Heavy II: Guile 14 7, needs 13+: success
ally: none                  # Nobody
act: charge                 # Charge
who: red-1                  # Dregs I
target: blue-7              # Ward I
    Dregs I: Charge (-1)
leaving: open               # No
move:                       # Dregs I: Then it attacks, 160 mm
confirm: none               # No target
act: charge                 # Charge
who: red-4                  # Fighters II
target: blue-3              # Champion III
    Fighters II: Charge (-1)
move:                       # Fighters II: Then it attacks, 80 mm
confirm: blue-4             # Led Fighters
facts:
roll: 10                    # Fighters II
omen: omen-1                # Omen 3
    Blue: The Omen takes a die
    Fighters II: Fury 3, needs 9+: failure
act: maneuver               # Maneuver
who: red-5                  # Heavy I
    Heavy I: Maneuver (-1)
leaving: open               # No
move:                       # Heavy I: Then it calls an ally, 80 mm
roll: 3 20                  # Heavy I
    Heavy I: Guile 3 20, needs 13+: success
ally: none                  # Nobody
act: sprint                 # Sprint
who: red-6                  # Heavy II
    Heavy II: Sprint (-1)
leaving: open               # No
move:                       # Heavy II: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-3                  # Fighters I
target: blue-7              # Ward I
    Fighters I: Charge (-1)
leaving: open               # No
move:                       # Fighters I: Then it attacks, 80 mm
confirm: blue-2             # Champion II
facts: friend
roll: 14 6                  # Fighters I
    Fighters I: Fury 14 6, needs 9+: success
roll: 20                    # Champion II
    Champion II: Will 20, needs 11+: success
push:                       # Champion II: Not off the board, 80 mm

## Round 2

bid: 1
    Bids 1 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 9                 # Omen
    Blue: Omen 9, needs 1+: success
    Blue: The Omen is 9
act: charge                 # Charge
who: blue-4                 # Led Fighters
target: red-6               # Heavy II
    Led Fighters: Charge (-1)
react: none                 # No reaction
leaving: open               # No
move:                       # Led Fighters: Then it attacks, 80 mm
confirm: red-6              # Heavy II
roll: 16 11                 # Led Fighters
omen: omen-1                # Omen 9
    Blue: The Omen takes a die
    Led Fighters: Guile 9 11, needs 13+: failure
act: maneuver               # Maneuver
who: blue-2                 # Champion II
    Champion II: Maneuver (-1)
react: intimidate-red-5     # Intimidate I
trigger: yes                # In sight, 80 mm
    Heavy I: Intimidate (-1)
answer: accept              # Accept
roll: 20 17                 # Heavy I
    Heavy I: Fury 20 17, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
raise:
act: charge                 # Charge
who: red-3                  # Fighters I
target: blue-3              # Champion III
    Fighters I: Charge (-1)
react: detonate-blue-7      # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: deny                # Deny
    Red: Denied it (-1)
final-word: force           # Force it
    Blue: Forced it (-1)
blast: red-4
blast: blue-1 blue-4 blue-5 blue-6
    Ward I removed
roll: 15                    # Fighters I
omen: omen-1                # Omen 9
    Blue: The Omen takes a die
    Fighters I: Will 9, needs 10+: failure
roll: 9                     # Fighters II
    Fighters II: Will 9, needs 10+: failure
roll: 14                    # Champion I
    Champion I: Will 14, needs 11+: success
roll: 14 2                  # Led Fighters
    Led Fighters: Will 14 2, needs 10+: success
roll: 9                     # Skirmishers I
    Skirmishers I: Will 9, needs 10+: failure
roll: 5                     # Skirmishers II
    Skirmishers II: Will 5, needs 10+: failure
    Fighters I removed
    Fighters II removed
    Skirmishers I removed
    Skirmishers II removed
    The end: a draw (Both at once)
