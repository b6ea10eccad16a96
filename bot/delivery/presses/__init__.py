"""What each button does, by the room it is found in."""
