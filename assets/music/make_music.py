"""Make the quiet loop for menu and table: a warm ground and a few marimba notes that wander. Standard library only.

    python -m assets.music.make_music && oggenc -q 2 assets/music/table.wav && rm assets/music/table.wav

Whatever rings over the end is laid over the beginning, so that the loop has no seam.
"""

import math
import random
import struct
import wave
from pathlib import Path

from assets.sounds.make_sounds import RATE, Sound, bar, pitch

BEAT = 0.62  # seconds
CHORDS = (("C3", "G3", "E4"), ("A2", "E3", "C4"), ("F2", "C3", "A3"), ("G2", "D3", "B3"))
SCALES = ("C4 E4 G4 A4 C5 D5 E5", "C4 E4 A4 B4 C5 E5", "C4 F4 A4 C5 D5", "D4 G4 B4 D5 E5")
BARS = 16
BEATS = 4


def pad(frequency: float, seconds: float) -> Sound:
    """Hold a soft tone that swells and fades, with a slow beat between two voices."""
    count = round(RATE * seconds)
    low, high = (2 * math.pi * frequency * detune / RATE for detune in (0.9988, 1.0012))
    return [
        math.sin(math.pi * i / count) ** 2 * (math.sin(low * i) + math.sin(high * i) + 0.2 * math.sin(2 * low * i))
        for i in range(count)
    ]


def compose(rng: random.Random) -> list[tuple[float, float, Sound]]:
    """Return the notes: (start in seconds, gain, sound); each chord lasts two bars."""
    notes: list[tuple[float, float, Sound]] = []
    for measure in range(0, BARS, 2):
        start = measure * BEATS * BEAT
        chord, scale = CHORDS[measure // 2 % 4], SCALES[measure // 2 % 4].split()
        notes.extend((start - BEAT, 0.05, pad(pitch(name), (2 * BEATS + 2) * BEAT)) for name in chord)
        place = rng.randrange(len(scale))
        for half in range(2 * BEATS * 2):
            chance = 0.75 if half % 4 == 0 else 0.4 if half % 2 == 0 else 0.16
            if rng.random() < chance:
                place = max(0, min(len(scale) - 1, place + rng.choice((-2, -1, -1, 1, 1, 2))))
                gain = 0.15 + 0.05 * rng.random()
                notes.append(
                    (start + half * BEAT / 2 + rng.uniform(0, 0.012), gain, bar(pitch(scale[place]), 1500, 0.35))
                )
    return notes


def main() -> None:
    """Write the loop beside this script."""
    count = round(RATE * BARS * BEATS * BEAT)
    out = [0.0] * count
    for start, gain, sound in compose(random.Random("table")):
        first = round(start * RATE)
        for i, sample in enumerate(sound, first):
            out[i % count] += gain * sample
    scale = 0.5 / max(map(abs, out))
    with wave.open(str(Path(__file__).with_name("table.wav")), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{count}h", *(round(sample * scale * 32767) for sample in out)))


if __name__ == "__main__":
    main()
