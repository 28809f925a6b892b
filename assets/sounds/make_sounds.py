"""Make every sound of the game from noise and sines: paper, wood and a marimba. Standard library only.

    python assets/sounds/make_sounds.py

Sounds are lists of samples between -1 and 1 at RATE. Each is freed of its mean, faded at both ends and scaled
to a peak of its own before it is written as 16-bit mono WAV, so that none starts or ends with a click and none
is louder than -4 dBFS.
"""

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 32000
Sound = list[float]
SCALE = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """Return the frequency of a note such as `G5` or `Eb4`, in hertz."""
    flat = 1 if "b" in name else 0
    return 440.0 * float(2 ** ((SCALE[name[0]] - 9 - flat + 12 * (int(name[-1]) - 4)) / 12))


def silence(ms: float) -> Sound:
    """Return silence."""
    return [0.0] * round(RATE * ms / 1000)


def mix(parts: Iterable[tuple[float, float, Sound]]) -> Sound:
    """Lay sounds over each other: (start in milliseconds, gain, sound)."""
    laid = [(round(RATE * start / 1000), gain, sound) for start, gain, sound in parts]
    out = [0.0] * max(start + len(sound) for start, _, sound in laid)
    for start, gain, sound in laid:
        for i, sample in enumerate(sound, start):
            out[i] += gain * sample
    return out


def noise(ms: float, rng: random.Random) -> Sound:
    """Return white noise."""
    return [rng.uniform(-1, 1) for _ in range(round(RATE * ms / 1000))]


def band(sound: Sound, centre: Callable[[float], float], q: float) -> Sound:
    """Filter with a band-pass whose centre, in hertz, is a function of progress from 0 to 1."""
    low = level = 0.0
    out = []
    for i, sample in enumerate(sound):
        f = 2 * math.sin(math.pi * min(centre(i / len(sound)), RATE / 7) / RATE)
        low += f * level
        level += f * (sample - low - level / q)
        out.append(level)
    return out


def softened(sound: Sound, cutoff: float) -> Sound:
    """Take off the hiss above the cutoff, in hertz, twice over."""
    share = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    first = second = 0.0
    out = []
    for sample in sound:
        first += (sample - first) * share
        second += (first - second) * share
        out.append(second)
    return out


def shaped(sound: Sound, envelope: Callable[[float], float]) -> Sound:
    """Multiply by a function of progress from 0 to 1."""
    return [sample * envelope(i / len(sound)) for i, sample in enumerate(sound)]


def swell(attack: float) -> Callable[[float], float]:
    """Return an envelope that rises until `attack` (0 to 1) and falls away smoothly."""

    def at(t: float) -> float:
        return (
            math.sin(math.pi / 2 * t / attack)
            if t < attack
            else math.cos(math.pi / 2 * (t - attack) / (1 - attack)) ** 2
        )

    return at


def decay(power: float) -> Callable[[float], float]:
    """Return an envelope that starts full and dies away; the larger the power, the shorter."""
    return lambda t: (1 - t) ** power


def bar(frequency: float, ms: float, hardness: float = 1.0) -> Sound:
    """Strike a wooden bar: a sine with the fourth and tenth partials of a marimba, which die sooner."""
    partials = ((1.0, 1.0, 4.2), (3.98, 0.26 * hardness, 11.0), (9.9, 0.09 * hardness, 30.0))
    count = round(RATE * ms / 1000)
    seconds = ms / 1000
    out = [0.0] * count
    for ratio, gain, damping in partials:
        if frequency * ratio > RATE * 0.45:
            continue
        turn, fall = 2 * math.pi * frequency * ratio / RATE, damping / RATE * max(1.0, 0.5 / seconds)
        for i in range(count):
            out[i] += gain * math.sin(turn * i) * math.exp(-fall * i)
    rise, fall_from = RATE * 0.0025, count * 0.6
    for i in range(count):
        out[i] *= min(1.0, i / rise) * math.cos(math.pi / 2 * max(0.0, (i - fall_from) / (count - fall_from)))
    return out


def thud(frequency: float, ms: float, drop: float = 0.45) -> Sound:
    """Knock on wood: a sine that falls in pitch and dies at once."""
    out, phase = [], 0.0
    count = round(RATE * ms / 1000)
    for i in range(count):
        t = i / count
        phase += 2 * math.pi * frequency * (1 - drop * t) / RATE
        out.append(math.sin(phase) * (1 - t) ** 3 * min(1.0, i / (RATE * 0.001)))
    return out


def paper(rng: random.Random, ms: float, low: float, high: float, attack: float = 0.35, q: float = 0.9) -> Sound:
    """Brush paper: noise in a band that moves from `low` to `high` hertz."""
    return shaped(softened(band(noise(ms, rng), lambda t: low + (high - low) * t, q), 2600), swell(attack))


def flick(rng: random.Random, weight: float = 1.0) -> Sound:
    """Put a card down: a crisp edge of paper over a small knock."""
    edge = shaped(softened(band(noise(60, rng), lambda t: 3000 - 1800 * t, 0.8), 4200), decay(5))
    return mix([(0, 0.8, edge), (1, 0.75 * weight, thud(190, 95)), (0, 0.3, thud(610, 26, 0.2))])


def tune(notes: Iterable[tuple[float, str, float]], ms: float = 520, hardness: float = 1.0) -> Sound:
    """Play notes on the marimba: (start in milliseconds, note, gain)."""
    return mix((start, gain, bar(pitch(note), ms, hardness)) for start, note, gain in notes)


def slide(rng: random.Random) -> Sound:
    """A card leaves a hand."""
    return paper(rng, 170, 900, 2900, 0.5)


def snap(rng: random.Random) -> Sound:
    """A card lands on the discard pile."""
    return flick(rng)


def draw(rng: random.Random) -> Sound:
    """A card comes off the draw pile."""
    return mix([(0, 0.9, paper(rng, 190, 2600, 1100, 0.3)), (135, 0.28, flick(rng, 0.5))])


def shuffle(rng: random.Random) -> Sound:
    """A riffle: many small flicks, faster and faster, and the pack squared on the table."""
    parts, at, gap = [], 0.0, 46.0
    while at < 620:
        parts.append((at, 0.30 + 0.20 * rng.random(), flick(rng, 0.25)))
        at += gap * rng.uniform(0.8, 1.2)
        gap = max(14.0, gap * 0.93)
    parts.append((40, 0.5, paper(rng, 640, 1300, 2400, 0.6)))
    parts.extend([(720, 0.8, flick(rng, 1.2)), (850, 0.55, flick(rng, 1.0))])
    return mix(parts)


def chime(rng: random.Random) -> Sound:
    """Your turn."""
    return tune([(0, "E5", 0.8), (110, "A5", 0.9)], 620, 0.7)


def skip(rng: random.Random) -> Sound:
    """A turn is lost: a stamp."""
    return mix(
        [
            (0, 0.7, thud(300, 90)),
            (0, 0.4, flick(rng, 0.4)),
            (120, 0.9, thud(165, 190)),
            (120, 0.5, bar(pitch("C4"), 220)),
        ]
    )


def reverse(rng: random.Random) -> Sound:
    """The direction turns: a whoosh out and back."""
    air = softened(band(noise(460, rng), lambda t: 420 + 1700 * math.sin(math.pi * t) ** 2, 2.2), 3200)
    return mix([(0, 1.0, shaped(air, swell(0.5))), (60, 0.16, tune([(0, "D5", 0.8), (150, "G4", 0.8)], 300, 0.4))])


def penalty(rng: random.Random) -> Sound:
    """Cards are coming to somebody."""
    return mix(
        [(0, 0.75, tune([(0, "E4", 0.9), (105, "C4", 0.9), (210, "A3", 1.0)], 420, 0.8)), (210, 0.4, thud(120, 160))]
    )


def wild(rng: random.Random) -> Sound:
    """A wild shimmers: four colours, four notes, a little glitter."""
    notes = tune([(0, "C5", 0.7), (75, "E5", 0.7), (150, "G5", 0.7), (225, "C6", 0.8)], 700, 0.6)
    glitter = [(170 + 52 * i, 0.13, bar(rng.choice((2093.0, 2349.3, 2637.0, 3136.0)), 190, 0.0)) for i in range(9)]
    return mix([(0, 1.0, notes), (60, 0.22, paper(rng, 560, 2400, 4200, 0.55)), *glitter])


def uno(rng: random.Random) -> Sound:
    """UNO is called: a bright double call."""
    return tune([(0, "G5", 0.8), (0, "D5", 0.35), (105, "C6", 0.95), (105, "G5", 0.4), (105, "E5", 0.3)], 640, 1.2)


def catch(rng: random.Random) -> Sound:
    """Somebody is caught: a slap and a quick turn upwards."""
    notes = tune([(70, "A4", 0.7), (135, "Eb5", 0.8), (200, "A5", 0.85)], 360, 1.3)
    return mix([(0, 0.8, flick(rng, 1.3)), (0, 0.75, notes)])


def challenge_won(rng: random.Random) -> Sound:
    """The bluff is called."""
    return tune([(0, "C5", 0.7), (95, "F5", 0.75), (190, "A5", 0.8), (285, "C6", 0.95), (285, "F5", 0.45)], 600)


def challenge_lost(rng: random.Random) -> Sound:
    """The challenge fails."""
    notes = tune([(0, "A4", 0.8), (140, "F4", 0.8), (290, "D4", 0.95), (290, "A3", 0.5)], 560, 0.5)
    return mix([(0, 1.0, notes), (290, 0.3, thud(110, 190))])


def round_won(rng: random.Random) -> Sound:
    """A round is won."""
    first = [(0, "G4", 0.65), (120, "C5", 0.7), (240, "E5", 0.75), (360, "G5", 0.85)]
    last = [(560, "E5", 0.7), (640, "C6", 0.9), (640, "G5", 0.5), (640, "E5", 0.4), (640, "C4", 0.5)]
    return tune([*first, *last], 820)


def match_won(rng: random.Random) -> Sound:
    """The match is won: the same turn of phrase, twice as grand."""
    first = [(0, "C5", 0.7), (0, "E4", 0.4), (130, "C5", 0.6), (260, "E5", 0.75), (390, "G5", 0.85), (390, "C5", 0.4)]
    second = [
        (650, "A5", 0.8),
        (650, "F5", 0.45),
        (650, "F4", 0.45),
        (910, "B5", 0.8),
        (910, "G5", 0.45),
        (910, "G4", 0.45),
    ]
    last = [(1170, note, gain) for note, gain in (("C6", 0.95), ("G5", 0.55), ("E5", 0.5), ("C5", 0.45), ("C4", 0.6))]
    roll = [(1300 + 65 * i, note, 0.3) for i, note in enumerate(("E5", "G5", "C6", "E6", "G6"))]
    return mix([(0, 1.0, tune([*first, *second, *last, *roll], 950)), (1170, 0.12, paper(rng, 620, 2400, 4200, 0.3))])


def tick(rng: random.Random) -> Sound:
    """A button is pressed."""
    return mix(
        [(0, 0.8, thud(820, 34, 0.25)), (0, 0.5, thud(1650, 16, 0.2)), (0, 0.2, shaped(noise(10, rng), decay(4)))]
    )


PEAKS: dict[Callable[[random.Random], Sound], float] = {
    slide: 0.30,
    snap: 0.52,
    draw: 0.32,
    shuffle: 0.45,
    chime: 0.42,
    skip: 0.55,
    reverse: 0.42,
    penalty: 0.50,
    wild: 0.45,
    uno: 0.58,
    catch: 0.58,
    challenge_won: 0.52,
    challenge_lost: 0.50,
    round_won: 0.55,
    match_won: 0.60,
    tick: 0.28,
}


def finished(sound: Sound, peak: float) -> Sound:
    """Take the mean out, cut the inaudible tail, fade both ends and scale to the peak."""
    loudest = max(map(abs, sound))
    last = max(i for i, sample in enumerate(sound) if abs(sample) > loudest * 0.004)
    sound = [0.0] * 16 + sound[: last + 1] + [0.0] * 16
    low = 0.0
    for i, sample in enumerate(sound):  # a gentle high-pass at 30 Hz takes the mean out without a step at the ends
        low += (sample - low) * (2 * math.pi * 30 / RATE)
        sound[i] = sample - low
    fade_in, fade_out = round(RATE * 0.001), round(RATE * 0.012)
    for i in range(min(fade_out, len(sound))):
        sound[-1 - i] *= i / fade_out
        if i < fade_in:
            sound[i] *= i / fade_in
    scale = peak / max(map(abs, sound))
    return [sample * scale for sample in sound]


def main() -> None:
    """Write all files beside this script."""
    for make, peak in PEAKS.items():
        name = make.__name__
        samples = finished(make(random.Random(name)), peak)
        with wave.open(str(Path(__file__).with_name(f"{name}.wav")), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *(round(s * 32767) for s in samples)))


if __name__ == "__main__":
    main()
