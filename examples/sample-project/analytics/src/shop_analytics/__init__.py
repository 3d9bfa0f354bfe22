"""What the corner shop sold, and to whom."""
