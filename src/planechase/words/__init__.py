"""What a card can say: effects, costs, triggers, conditions, selections, durations, keywords."""
