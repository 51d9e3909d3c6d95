"""What the lessons' pictures and sentences say; their own text is in notebooks."""

TEXTS: dict[str, str] = {
    "lesson.category_heads": "category|a hand|in words",
    "lesson.category_caption": "The nine categories, the strongest first",
    "lesson.shape_heads": "a hand|its shape",
    "lesson.shape_caption": "How often each rank is there, the largest number first",
    "lesson.rules_heads": "rule|the five that count|in words",
    "lesson.rules_caption": "One deal by three rules",
    "lesson.round_heads": "seat|in this round|to call|left",
    "lesson.round_caption": "This round of betting",
    "lesson.seat": "seat {seat}",
    "lesson.seat_and_state": "{name} ({state})",
    "lesson.seat_chips": "{name}: {paid} in, {owed} to call, {left} left",
    "lesson.ways": "ahead now, and stays there|behind now, and comes from there",
    "lesson.compare": "Counted: {counted:.2f} %. Simulated with {tries:,} tries:"
    " {simulated:.2f} %. They are {apart:.2f} points apart; about 95 of 100 such"
    " simulations come within {usual:.2f} points.",
}
