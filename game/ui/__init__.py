"""The toolkit: scenes, widgets, focus, text, tween, compositor; it knows no card game."""
