# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: ghosts             # Ghostly Host
    Red: Ghostly Host
warband: vampires           # Vampire Court
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 19                # Roll-off
    Red: Roll-off 19, needs 1+: success
roll-off: 2                 # Roll-off
    Blue: Roll-off 2, needs >19: failure
    Red: Red is Player A
scenario: duel              # Duel
    Duel
density: roll               # Roll the d20
density-roll: 13            # Density
    Blue: Density 13, needs 1+: success
theme: stronghold           # Stronghold
terrain: blocking hazardous inspiring
prey: blue-6
    Red: Hunts Skirmishers II
prey: red-3
    Blue: Hunts Fighters I
deployment: surrounded      # Surrounded
    Surrounded deployment
zone:                       # Take strip 1 or 2 of 4
    Red: Zone: own strips
    Blue: Zone: own strips
late: red-1 red-6
    Dregs I comes late
    Heavy II comes late
compelled: zone             # All in the zone
deploy:                     # 4 points, one strip
deploy:                     # About half in each strip
deploy:                     # The rest

## Round 1

bid: 1
    Bids 1 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-4                  # Fighters II
target: blue-6              # Skirmishers II
    Fighters II: Fight (-1)
late: red-1
appear:                     # Dregs I: In its zone, foes at 160+
    Dregs I is on the table
react: none                 # No reaction
facts: friend inspired
roll: 1 2 7                 # Fighters II
    Fighters II: Fury 1 2 7, needs 9+: failure
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-8              # Ward II
    Dregs II: Fight (-1)
late:
react: blink-blue-8         # Blink
trigger: yes                # A friend is seen
    Ward II: Blink (-1)
answer: accept              # Accept
facts:
roll: 16 18                 # Ward II
    Ward II: Will 16 18, needs 9+: critical
place:                      # Ward II: Touching a friend it sees
reposition: moved           # It is moved
confirm: blue-4             # Led Fighters
facts:
roll: 13 16                 # Dregs II
    Dregs II: Fury 13 16, needs 13+: critical
roll: 14 4                  # Led Fighters
    Led Fighters: Will 14 4, needs 10+: success
push:                       # Led Fighters: Not off the board, 80 mm
    Blue: Blue has the Turn
omen-die: 20                # Omen
    Blue: Omen 20, needs 1+: success
    Blue: The Omen is 20
act: sprint                 # Sprint
who: blue-3                 # Champion III
    Champion III: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion III: A band more than its MOV, 160 mm
act: banish-foe             # Banish Foe
target: red-3               # Fighters I
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 3                     # Champion I
omen: omen-1                # Omen 20
    Blue: The Omen takes a die
    Champion I: Guile 20, needs 10+: success
banish:                     # Fighters I: Mark where it stood
    Fighters I is banished
facts:
roll: 11 3                  # Champion I
    Champion I: Will 11 3, needs 11+: success
act: maneuver               # Maneuver
who: blue-3                 # Champion III
    Champion III: Maneuver (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion III: Then it calls an ally, 80 mm
roll: 20 4                  # Champion III
    Champion III: Guile 20 4, needs 10+: success
ally: blue-5                # Skirmishers I
leaving: stay               # Stay inside
move:                       # Skirmishers I: Not out of that terrain, 160 mm
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-1               # Dregs I
    Champion I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion I: Then it attacks, 80 mm
confirm: red-4              # Fighters II
dread: no                   # No
react: none                 # No reaction
facts: inspired
roll: 7 18                  # Champion I
    Champion I: Fury 7 18, needs 13+: success
facts: inspired
roll: 1 20 1                # Fighters II
    Fighters II: Will 1 20 1, needs 10+: success
push:                       # Fighters II: Not off the board, 80 mm
act: feint                  # Feint
who: blue-2                 # Champion II
target: red-1               # Dregs I
    Champion II: Feint (-1)
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Champion II: Then it feints, 80 mm
confirm: red-4              # Fighters II
roll: 6 10                  # Champion II
    Champion II: Guile 6 10, needs 10+: success
feint:                      # Fighters II: No Hazard, edge, contact, 160 mm
act: charge                 # Charge
who: blue-4                 # Led Fighters
target: red-1               # Dregs I
    Led Fighters: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Led Fighters: Then it attacks, 80 mm
confirm: none               # No target
act: sprint                 # Sprint
who: blue-3                 # Champion III
    Champion III: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion III: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-5                 # Skirmishers I
target: red-4               # Fighters II
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: red-2              # Dregs II
dread: no                   # No
react: fodder-red-1         # Fodder
trigger: yes                # In sight, 80 mm
    Dregs I: Fodder (-1)
answer: accept              # Accept
roll: 3 17                  # Dregs I
    Dregs I: Will 3 17, needs 11+: success
swap:                       # Dregs I: Swap their places
facts: contact friend
roll: 3 2                   # Skirmishers I
    Skirmishers I: Fury 3 2, needs 12+: failure
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
late: red-6
appear:                     # Heavy II: In its zone, foes at 160+
    Heavy II is on the table
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none                 # No reaction
act: sprint                 # Sprint
who: red-6                  # Heavy II
    Heavy II: Sprint (-1)
react: detonate-blue-7      # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: deny                # Deny
    Red: Denied it (-1)
final-word: give-way        # Give way
    Blue: Gave way
leaving: open               # Open ground
move:                       # Heavy II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none                 # No reaction
act: charge                 # Charge
who: red-4                  # Fighters II
target: blue-7              # Ward I
    Fighters II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Fighters II: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-5             # Skirmishers I
facts:
roll: 17                    # Fighters II
omen: stands                # It stands
    Fighters II: Fury 17, needs 9+: success
react: none                 # No reaction
facts: inspired nightmares
roll: 13 13                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 13 13, needs 10+: critical
critical-will: move         # Move Skirmishers I
leaving: open               # Open ground
move:                       # Skirmishers I: In any direction, 160 mm
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
react: none                 # No reaction
leaving: stay               # Stay inside
move:                       # Dregs I: Not out of that terrain, 240 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-6                  # Heavy II
target: blue-5              # Skirmishers I
    Heavy II: Fight (-1)
also: blue-8                # Ward II
also: blue-1                # Champion I
react: none                 # No reaction
facts:
roll: 10 1                  # Heavy II
omen: stands                # It stands
    Heavy II: Fury 10 1, needs 7+: success
facts: inspired
roll: 15 20 11              # Heavy II
omen: stands                # It stands
    Heavy II: Fury 15 20 11, needs 7+: critical
facts: friend inspired
roll: 2 7 1                 # Heavy II
omen: stands                # It stands
    Heavy II: Fury 2 7 1, needs 7+: success
check-order: blue-8         # Ward II
react: none                 # No reaction
facts:
roll: 8 4                   # Ward II
omen: stands                # It stands
    Ward II: Will 8 4, needs 9+: failure
check-order: blue-5         # Skirmishers I
react: none                 # No reaction
facts:
roll: 1                     # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 1, needs 10+: failure
react: none                 # No reaction
facts: inspired
roll: 2 9 6                 # Champion I
omen: stands                # It stands
    Champion I: Will 2 9 6, needs 11+: failure
    Champion I removed
    Skirmishers I removed
    Ward II removed
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-3              # Champion III
    Dregs II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs II: Then it attacks, 160 mm
react: none                 # No reaction
confirm: blue-7             # Ward I
react: none                 # No reaction
facts: friend
roll: 3 18                  # Dregs II
omen: stands                # It stands
    Dregs II: Fury 3 18, needs 13+: success
react: none-more            # None this Action
facts: inspired
roll: 1 20 12               # Ward I
omen: stands                # It stands
    Ward I: Will 1 20 12, needs 9+: critical
critical-will: nothing      # Nothing
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-5               # Heavy I
    Champion II: Fight (-1)
dread: no                   # No
facts: inspired
roll: 4 7 3                 # Champion II
omen: omen-3                # Omen 20
    Blue: The Omen takes a die
    Champion II: Fury 4 7 20, needs 13+: success
facts: inspired
roll: 12 14 2               # Heavy I
    Heavy I: Will 12 14 2, needs 8+: critical
facts:
roll: 8                     # Heavy I
    Heavy I: Will 8, needs 8+: success

## Round 2

bid: 2
    Bids 2 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
    Fighters I is on the table
return:                     # Fighters I: Where it stood, or near
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-3              # Champion III
    Dregs II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs II: Then it attacks, 160 mm
react: none                 # No reaction
confirm: none               # No target
act: sprint                 # Sprint
who: red-4                  # Fighters II
    Fighters II: Sprint (-1)
react: detonate-blue-7      # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-3 red-5
blast: blue-3 blue-4 blue-6
    Ward I removed
roll: 19                    # Fighters I
    Fighters I: Will 19, needs 10+: success
roll: 4                     # Heavy I
    Heavy I: Will 4, needs 8+: failure
roll: 5                     # Champion III
    Champion III: Will 5, needs 11+: failure
roll: 19 7                  # Led Fighters
    Led Fighters: Will 19 7, needs 10+: success
roll: 5                     # Skirmishers II
    Skirmishers II: Will 5, needs 10+: failure
    Heavy I removed
    Champion III removed
    Skirmishers II removed
    The end: Red (Red: All its targets are gone)
