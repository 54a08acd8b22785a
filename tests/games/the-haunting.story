# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 5                 # Roll-off
    Red: Roll-off 5, needs 1+: success
roll-off: 7                 # Roll-off
    Blue: Roll-off 7, needs 1+: success
    Blue: Blue is Player A
scenario: duel              # Duel
    Duel
density: coin               # Toss a coin
density-roll: 15            # Density
    Red: Density 15, needs 1+: success
theme: roll                 # Roll the d20
theme-roll: 19              # Theme
    Red: Theme 19, needs 1+: success
theme-pick: wilds           # Wilds
terrain: hazardous
prey: red-3
    Blue: Hunts Fighters I
prey: blue-1 blue-2
    Red: Hunts Champion I, Champion II
deployment: corner          # Corner
    Corner deployment
zone:                       # Take a corner
    Blue: Zone: own corner
    Red: Zone: own corner
late: red-1 red-6
    Dregs I comes late
    Heavy II comes late
deploy:                     # 5 to 7 points, 160 mm
compelled: ahead            # 3 or 4 points ahead
deploy:                     # Everybody, 160 mm
deploy:                     # The rest, 160 mm
ahead: red-2 red-3

## Round 1

bid: 4
    Bids 4 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 2                 # Omen
    Blue: Omen 2, needs 1+: success
    Blue: The Omen is 2
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-2               # Dregs II
    Champion I: Fight (-1)
react: none                 # No reaction
roll: 11 17                 # Champion I
omen: stands                # It stands
    Champion I: Guile 11 17, needs 10+: critical
facts:
roll: 9 6 18                # Champion I
omen: stands                # It stands
    Champion I: Fury 9 6 18, needs 13+: success
roll: 16 17                 # Dregs II
omen: stands                # It stands
    Dregs II: Will 16 17, needs 11+: critical
roll: 5                     # Dregs II
omen: stands                # It stands
    Dregs II: Will 5, needs 11+: failure
    Dregs II removed
act: sprint                 # Sprint
who: blue-4                 # Led Fighters
    Led Fighters: Sprint (-1)
react: intimidate-red-5     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy I: Intimidate (-1)
answer: accept              # Accept
roll: 10 20                 # Heavy I
omen: stands                # It stands
    Heavy I: Fury 10 20, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
raise:
act: stand                  # Stand and Fight
who: red-3                  # Fighters I
target: blue-6              # Skirmishers II
    Fighters I: Fight (-1)
late:
react: none                 # No reaction
facts: outnumbered
roll: 2                     # Fighters I
omen: stands                # It stands
    Fighters I: Fury 2, needs 9+: failure
act: sprint                 # Sprint
who: red-5                  # Heavy I
    Heavy I: Sprint (-1)
late:
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Heavy I: A band more than its MOV, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-1                  # Dregs I
target: blue-3              # Champion III
appear:                     # Dregs I: Along its own board edge
    Dregs I is on the table
    Dregs I: Fight (-1)
late:
react: none-more            # None this Action
facts:
roll: 6 14                  # Dregs I
omen: stands                # It stands
    Dregs I: Fury 6 14, needs 13+: success
roll: 19                    # Champion III
omen: stands                # It stands
    Champion III: Will 19, needs 11+: success
push:                       # Champion III: Not off the board, 80 mm
act: sprint                 # Sprint
who: red-5                  # Heavy I
    Heavy I: Sprint (-1)
late:
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Heavy I: A band more than its MOV, 160 mm
react: none                 # No reaction
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
late:
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
act: feint                  # Feint
who: red-4                  # Fighters II
target: blue-4              # Led Fighters
    Fighters II: Feint (-1)
late: red-6
appear:                     # Heavy II: Along its own board edge
    Heavy II is on the table
react: detonate-blue-7      # Detonate
trigger: yes                # It in 240, friend in 240
    Ward I: Detonate (-1)
answer: deny                # Deny
    Red: Denied it (-1)
final-word: force           # Force it
    Blue: Forced it (-1)
blast: red-1 red-3 red-5 red-6
blast: blue-2 blue-6 blue-8
    Ward I removed
roll: 20                    # Dregs I
omen: stands                # It stands
    Dregs I: Will 20, needs 11+: success
roll: 16                    # Fighters I
omen: stands                # It stands
    Fighters I: Will 16, needs 10+: success
roll: 11                    # Fighters II
omen: stands                # It stands
    Fighters II: Will 11, needs 10+: success
roll: 1                     # Heavy I
omen: stands                # It stands
    Heavy I: Will 1, needs 8+: failure
roll: 18                    # Heavy II
omen: stands                # It stands
    Heavy II: Will 18, needs 8+: success
check-order: blue-6         # Skirmishers II
roll: 9                     # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Will 9, needs 10+: failure
check-order: blue-2         # Champion II
roll: 8                     # Champion II
omen: stands                # It stands
    Champion II: Will 8, needs 11+: failure
roll: 14                    # Ward II
omen: stands                # It stands
    Ward II: Will 14, needs 9+: success
    Heavy I removed
    Champion II removed
    Skirmishers II removed
leaving: open               # Open ground
move:                       # Fighters II: Then it feints, 80 mm
confirm: none               # No
aim: none                   # No target
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-4                 # Led Fighters
target: red-3               # Fighters I
    Led Fighters: Fight (-1)
roll: 3 16                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 3 16, needs 13+: success
facts: outnumbered
roll: 4                     # Led Fighters
omen: stands                # It stands
    Led Fighters: Fury 4, needs 9+: failure
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-1               # Dregs I
    Champion I: Fight (-1)
roll: 5 13                  # Champion I
omen: omen-1                # Omen 2
    Blue: The Omen takes a die
    Champion I: Guile 2 13, needs 10+: success
facts: contact outnumbered
roll: 15                    # Champion I
    Champion I: Fury 15, needs 13+: success
roll: 1 13                  # Dregs I
    Dregs I: Will 1 13, needs 11+: success
push:                       # Dregs I: Not off the board, 160 mm
act: charge                 # Charge
who: blue-4                 # Led Fighters
target: red-6               # Heavy II
    Led Fighters: Charge (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it attacks, 80 mm
confirm: red-6              # Touching it
roll: 6 16                  # Led Fighters
    Led Fighters: Guile 6 16, needs 13+: success
facts: friend
roll: 18 4                  # Led Fighters
    Led Fighters: Fury 18 4, needs 9+: success
roll: 17 17                 # Heavy II
    Heavy II: Will 17 17, needs 8+: critical
roll: 7                     # Heavy II
    Heavy II: Will 7, needs 8+: failure
    Heavy II removed
act: charge                 # Charge
who: blue-5                 # Skirmishers I
target: red-1               # Dregs I
    Skirmishers I: Charge (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: red-1              # In 80 mm and in sight
roll: 5 1                   # Skirmishers I
    Skirmishers I: Guile 5 1, needs 8+: failure
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-4               # Fighters II
    Champion I: Charge (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it attacks, 80 mm
confirm: red-4              # In 80 mm and in sight
roll: 20 13                 # Champion I
    Champion I: Guile 20 13, needs 10+: critical
facts:
roll: 13 9                  # Champion I
    Champion I: Fury 13 9, needs 13+: success
roll: 17 6                  # Fighters II
    Fighters II: Will 17 6, needs 10+: success
push:                       # Fighters II: Not off the board, 80 mm
act: maneuver               # Maneuver
who: blue-4                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 19 7                  # Led Fighters
    Led Fighters: Guile 19 7, needs 13+: success
ally: blue-3                # Champion III
leaving: open               # Open ground
move:                       # Champion III: Towards the one calling, 80 mm
act: maneuver               # Maneuver
who: blue-1                 # Champion I
    Champion I: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it calls an ally, 80 mm
roll: 2 6                   # Champion I
    Champion I: Guile 2 6, needs 10+: failure

## Round 2

bid: 0
    Bids 0 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
raise: red-5
roll: 14 11                 # Heavy I
    Heavy I: Guile 14 11, needs 13+: success
    Heavy I is on the table
return:                     # Heavy I: own corner
act: stand                  # Stand and Fight
who: red-3                  # Fighters I
target: blue-8              # Ward II
    Fighters I: Fight (-1)
react: none                 # No reaction
facts: friend
roll: 3 12 11               # Fighters I
    Fighters I: Fury 3 12 11, needs 9+: critical
react: none                 # No reaction
roll: 16                    # Ward II
    Ward II: Will 16, needs 9+: success
act: charge                 # Charge
who: red-5                  # Heavy I
target: blue-4              # Led Fighters
    Heavy I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Heavy I: Then it attacks, 80 mm
react: none                 # No reaction
confirm: none               # No
aim: blue-5                 # Skirmishers I
also: blue-8                # Ward II
also: blue-4                # Led Fighters
react: none                 # No reaction
facts:
roll: 17                    # Heavy I
    Heavy I: Fury 17, needs 7+: success
facts:
roll: 20                    # Heavy I
    Heavy I: Fury 20, needs 7+: success
facts: friend
roll: 14 16                 # Heavy I
    Heavy I: Fury 14 16, needs 7+: critical
react: rally-blue-1         # Rally I
trigger: yes                # In the Champion's sight
    Champion I: Rally (-1)
answer: accept              # Accept
roll: 18 8                  # Champion I
    Champion I: Guile 18 8, needs 10+: success
rally-who: blue-3           # Champion III
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Champion III: To it, or to its attacker, 80 mm
rally-who: blue-1           # Champion I
leaving: open               # Open ground
move:                       # Champion I: To it, or to its attacker, 80 mm
roll: 12 10                 # Led Fighters
    Led Fighters: Will 12 10, needs 10+: critical
roll: 14                    # Skirmishers I
    Skirmishers I: Will 14, needs 10+: success
roll: 10                    # Ward II
    Ward II: Will 10, needs 9+: success
critical-will: move         # Move Led Fighters
leaving: open               # Open ground
move:                       # Led Fighters: In any direction, 80 mm
push:                       # Skirmishers I: Not off the board, 160 mm
    Blue: Blue has the Turn
omen-die: 20                # Omen
    Blue: Omen 20, needs 1+: success
    Blue: The Omen is 20
act: crashing-wave          # Crashing Wave
    Led Fighters: Wave (-1)
react: none                 # No reaction
roll: 13 14                 # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 13 14, needs 13+: critical
wave: blue-1 blue-3
move:                       # Champion I: In any direction, 80 mm
move:                       # Champion III: In any direction, 80 mm
act: banish-foe             # Banish Foe
target: red-4               # Fighters II
    Champion I: Banish (-1)
react: fodder-red-1         # Fodder
trigger: yes                # In sight, 80 mm
    Dregs I: Fodder (-1)
answer: accept              # Accept
roll: 7 13                  # Dregs I
omen: stands                # It stands
    Dregs I: Will 7 13, needs 11+: success
swap:                       # Dregs I: Swap their places
roll: 7                     # Champion I
omen: stands                # It stands
    Champion I: Guile 7, needs 10+: failure
facts: nightmares
roll: 8                     # Champion I
omen: stands                # It stands
    Champion I: Will 8, needs 11+: failure
    Champion I removed
    The end: Red (Red: All its targets are gone)
