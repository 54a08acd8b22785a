# Three sides play a game that no rulebook of ours knows.
#
# A question and its answer a line; below it what came of it.

start: lots                 # Lots and coins
lots: first                 # Who begins
lot: 1                      # Lots
    Red: goes first
table: bid                  # Secret bids
bid-kind: card              # A card
cards: 2
bidders: red
bid: 0
    Bids
table: roll                 # Roll 2d6
roll: 6 5                   # Dice
    Red: 2d6: 11 in all 6 5, needs 1+: success
table: setup                # Set up
setup: begins               # Who begins
begins: red                 # Red
    Red: goes first
setup: clock                # Clock: off
clock: off                  # Off
setup: names                # Names
name: Red
name: Blue
name: Gold
setup: counter-1            # Points from 0
counter-setup: name         # Another name
counter-name: Ammo
setup: clock                # Clock: off
clock: limit                # With a limit
limit: 35
setup: done                 # Back to the table
table: next                 # Next: Blue
time: 0
    Red: 0:00 used
    Blue: The turn begins
table: roll                 # Roll 2d6
roll: 6 5                   # Dice
    Blue: 2d6: 11 in all 6 5, needs 1+: success
table: setup                # Set up
setup: clock                # Clock: 35 min a side
clock: limit                # With a limit
limit: 50
setup: add-tracker          # Add a tracker
tracker-name: Weather
tracker-start: 3
setup: done                 # Back to the table
table: dice                 # Other dice
dice: kind                  # Kind: d6
kind: coin                  # coin
dice: roll                  # Roll 2 coins
roll: 2 1                   # Dice
    Blue: 2 coins: 2 in all 2 1, needs 1+: success
table: dice                 # Other dice
dice: plus                  # Added: 0
plus: -2
dice: plus                  # Added: -2
plus: 0
dice: kind                  # Kind: coin
kind: d20                   # d20
dice: plus                  # Added: 0
plus: -2
dice: roll                  # Roll 2d20 -2
roll: 20 19                 # Dice
    Blue: 2d20 -2: 37 in all 20 19, needs 1+: success
table: tracker-1            # Weather 3
tracker: 6
    Weather is 6
table: setup                # Set up
setup: add-counter          # Add a counter
counter-name: Ammo
counter-start: 2
setup: clock                # Clock: 50 min a side
clock: limit                # With a limit
limit: 60
setup: tracker-1            # Weather
tracker-setup: name         # Another name
tracker-name: Round limit
setup: add-tracker          # Add a tracker
tracker-name: Weather
tracker-start: 0
setup: done                 # Back to the table
table: bid                  # Secret bids
bid-kind: number            # A number
most: 10
bidders: blue gold
bid: 3 0
    Bids
table: roll                 # Roll 2d20 -2
roll: 18 8                  # Dice
    Blue: 2d20 -2: 24 in all 18 8, needs 1+: success
table: dice                 # Other dice
dice: by                    # Thrown by: who acts
by: red                     # Red
dice: counting              # Counted: all together
counting: sum               # all together
dice: by                    # Thrown by: Red
by: gold                    # Gold
dice: counting              # Counted: all together
counting: sum               # all together
dice: roll                  # Roll 2d20 -2
roll: 6 10                  # Dice
    Gold: 2d20 -2: 14 in all 6 10, needs 1+: success
table: counter-2            # Ammo
whose: gold                 # Gold
counter-2: 3
    Gold: Ammo is 3
table: tracker-2            # Weather 0
tracker: 0
    Weather is 0
table: tracker-2            # Weather 0
tracker: 0
    Weather is 0
table: lots                 # Lots and coins
lots: coin                  # A coin
coin: 5                     # Lots
    Heads
table: next                 # Next: Gold
time: 0
    Blue: 0:00 used
    Gold: The turn begins
table: setup                # Set up
setup: add-counter          # Add a counter
counter-name: Points
counter-start: 0
setup: counter-3            # Points from 0
counter-setup: name         # Another name
counter-name: Ammo
setup: clock                # Clock: 60 min a side
clock: off                  # Off
setup: names                # Names
name: Red
name: Blue
name: Gold
setup: done                 # Back to the table
table: bid                  # Secret bids
bid-kind: card              # A card
cards: 4
bidders: red blue gold
bid: 0 2 2
    Bids
table: dice                 # Other dice
dice: by                    # Thrown by: Gold
by: red                     # Red
dice: count                 # How many: 2
count: 3
dice: roll                  # Roll 3d20 -2
roll: 12 17 2               # Dice
    Red: 3d20 -2: 29 in all 12 17 2, needs 1+: success
table: bid                  # Secret bids
bid-kind: card              # A card
cards: 6
bidders: blue
bid: 3
    Bids
table: counter-2            # Ammo
whose: blue                 # Blue
counter-2: 0
    Blue: Ammo is 0
table: next                 # Round 2: Red

## Round 2

table: roll                 # Roll 3d20 -2
roll: 11 18 9               # Dice
    Red: 3d20 -2: 36 in all 11 18 9, needs 1+: success
table: bid                  # Secret bids
bid-kind: number            # A number
most: 8
bidders: blue gold
bid: 5 1
    Bids
table: bid                  # Secret bids
bid-kind: number            # A number
most: 11
bidders: red blue gold
bid: 2 3 10
    Bids
table: next                 # Next: Blue
    Blue: The turn begins
table: setup                # Set up
setup: done                 # Back to the table
table: counter-3            # Ammo
whose: blue                 # Blue
counter-3: 0
    Blue: Ammo is 0
table: counter-2            # Ammo
whose: red                  # Red
counter-2: 2
    Red: Ammo is 2
table: counter-2            # Ammo
whose: gold                 # Gold
counter-2: 0
    Gold: Ammo is 0
table: counter-1            # Ammo
whose: blue                 # Blue
counter-1: 0
    Blue: Ammo is 0
table: lots                 # Lots and coins
lots: side                  # One side
lot: 1                      # Lots
    Red: Red is drawn
table: dice                 # Other dice
dice: roll                  # Roll 3d20 -2
roll: 2 13 4                # Dice
    Red: 3d20 -2: 17 in all 2 13 4, needs 1+: success
table: bid                  # Secret bids
bid-kind: card              # A card
cards: 3
bidders: red blue gold
bid: 1 2 2
    Bids
table: counter-1            # Ammo
whose: blue                 # Blue
counter-1: 2
    Blue: Ammo is 2 (+2)
table: tracker-1            # Round limit 6
tracker: 4

## Round limit is 4

table: lots                 # Lots and coins
lots: side                  # One side
lot: 3                      # Lots
    Gold: Gold is drawn
table: end                  # End the game
winner: blue                # Blue
    The end: Blue (Blue: Ammo: 2)
