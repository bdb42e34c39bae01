"""What happens (CR 400, 603, 611, 614 to 616, 701): events, zones, damage, life, replacement, triggers, what lasts."""
