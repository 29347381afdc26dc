"""Skylines, streets and fireworks."""

import math

from .canvas import Canvas, faded, mix

EVENING = (["#1b2255", "#5a3f83", "#d9677f", "#f9b17a"], "#2a2550", "#12102c")
NIGHT = (["#05081c", "#0f1740", "#24306a", "#4a4f8f"], "#141a3f", "#070a1e")
MORNING = (["#6fa8dc", "#b9d5ea", "#f7e4d0", "#fbd8b4"], "#8fa3bd", "#4a5f80")


def skyline(size, seed, palette=EVENING, river=True, lit=0.45, moon=None, fireworks=False):
    sky, far, near = palette
    c = Canvas(size, seed)
    shore = c.h * (0.7 if river else 1.0)
    c.gradient(sky, (0, 0, c.w, shore))
    if palette is NIGHT:
        c.stars(200, c.h * 0.5)
    else:
        c.clouds(0, shore * 0.85, mix(sky[-1], "#ffffff", 0.35), 0.5)
    if moon:
        c.glow(c.w * moon[0], c.h * moon[1], c.s * 0.35, "#fff4d6", 0.5)
        c.circle(c.w * moon[0], c.h * moon[1], c.s * 0.055, "#fff6de")
    if fireworks:
        for x, y, radius, color in [
            (0.28, 0.26, 0.24, "#ffd36b"),
            (0.62, 0.2, 0.2, "#ff6f91"),
            (0.8, 0.36, 0.15, "#7fe0ff"),
        ]:
            burst(c, c.w * x, c.h * y, c.s * radius, color)
    for row, color in enumerate([mix(far, sky[-1], 0.45), far, near]):
        towers(c, shore, 0.34 + 0.1 * (row % 2) - 0.1 * (row == 2), color, lit * row / 2)
    if river:
        c.reflect(shore, near, 0.35, 0.007)
        c.line([(0, shore), (c.w, shore)], faded(sky[-1], 0.5), 4)
    return c.finish()


def towers(c, foot, tall, color, lit):
    x = -c.s * 0.05
    while x < c.w:
        wide = c.s * c.rng.uniform(0.05, 0.13)
        middle = 1 - abs((x + wide / 2) / c.w - 0.5) * 0.9
        top = foot - c.h * tall * middle * c.rng.uniform(0.45, 1.25)
        c.gradient([color, mix(color, "#000000", 0.12)], (x, top, x + wide, foot))
        kind = c.rng.random()
        if kind < 0.2:
            c.draw.polygon([(x, top), (x + wide, top), (x + wide / 2, top - wide * 0.9)], fill=color)
        elif kind < 0.4:
            c.box(x + wide * 0.2, top - wide * 0.35, x + wide * 0.8, top, color)
        if kind < 0.15 or 0.3 < kind < 0.4:
            c.line([(x + wide / 2, top - wide * 1.5), (x + wide / 2, top)], color, c.s * 0.004)
        windows(c, x, top, x + wide, foot, lit)
        x += wide * c.rng.uniform(0.85, 1.15)


def windows(c, left, top, right, foot, lit):
    step = c.s * 0.014
    columns = int((right - left - step * 0.6) / step)
    start = left + (right - left - columns * step) / 2
    for row in range(int((foot - top) / step / 1.3) - 1):
        for column in range(columns):
            if c.rng.random() < lit:
                x, y = start + column * step + step * 0.25, top + step * (0.8 + 1.3 * row)
                tone = c.rng.choice(["#ffd98a", "#ffe9b8", "#ffc56b", "#fff3d6"])
                c.box(x, y, x + step * 0.5, y + step * 0.7, faded(tone, c.rng.uniform(0.6, 1)))


def burst(c, x, y, radius, color):
    c.glow(x, y, radius * 1.3, color, 0.35)
    for ray in range(46):
        angle = ray * math.tau / 46 + c.rng.uniform(-0.04, 0.04)
        reach = radius * c.rng.uniform(0.75, 1.0)
        for step in range(16):
            part = step / 15
            px, py = x + math.cos(angle) * reach * part, y + math.sin(angle) * reach * part + radius * 0.2 * part**2
            c.circle(px, py, c.s * (0.0008 + 0.0022 * part), faded(mix("#ffffff", color, part), 0.25 + 0.75 * part))


def harbour(size, seed):
    """A row of narrow, colorful houses at the water."""
    c = Canvas(size, seed)
    shore = c.h * 0.66
    c.gradient(["#4b9be0", "#9fd0f2", "#e6f3f8"], (0, 0, c.w, shore))
    c.clouds(0, c.h * 0.4, "#ffffff", 0.55)
    colors = [
        "#e2574c",
        "#f2b632",
        "#3f8fc9",
        "#f07f4a",
        "#5cab7d",
        "#f6e3b4",
        "#c2557a",
        "#7fb7d9",
        "#e8c15a",
        "#b0453f",
    ]
    x, index = -c.s * 0.03, 0
    while x < c.w:
        wide = c.s * c.rng.uniform(0.13, 0.18)
        house(c, x, shore, wide, c.h * c.rng.uniform(0.34, 0.48), colors[index % len(colors)])
        x, index = x + wide, index + 1
    c.box(0, shore - c.s * 0.03, c.w, shore, "#8d8478")
    c.reflect(shore, "#2f6f93", 0.3, 0.008)
    for place, color in [(0.2, "#f5f0e6"), (0.68, "#2f4858")]:
        boat(c, c.w * place, shore + c.s * 0.08, c.s * 0.16, color)
    return c.finish()


def house(c, x, foot, wide, tall, color):
    top = foot - tall
    roof = c.rng.choice(["#a8523c", "#7a4436", "#5a4a4f"])
    c.gradient([color, mix(color, "#000000", 0.14)], (x, top, x + wide, foot))
    if c.rng.random() < 0.55:
        c.draw.polygon([(x, top), (x + wide, top), (x + wide / 2, top - wide * 0.55)], fill=roof)
        c.circle(x + wide / 2, top - wide * 0.18, wide * 0.07, "#fff7e0")
    else:
        c.draw.polygon(
            [(x, top), (x + wide, top), (x + wide * 0.9, top - wide * 0.32), (x + wide * 0.1, top - wide * 0.32)],
            fill=roof,
        )
        c.box(x + wide * 0.62, top - wide * 0.5, x + wide * 0.74, top - wide * 0.1, mix(roof, "#000000", 0.3))
    floors = max(3, int(tall / (wide * 0.62)))
    for floor in range(floors):
        y = top + tall * (floor + 0.18) / floors
        high = tall * 0.58 / floors
        for column in range(3):
            left = x + wide * (0.12 + 0.28 * column)
            if floor == floors - 1 and column == 1:
                c.box(left - wide * 0.01, y - high * 0.1, left + wide * 0.21, foot, mix(color, "#1b1b2a", 0.7), 6)
                continue
            c.box(left - 5, y - 5, left + wide * 0.2 + 5, y + high + 5, "#fbf7ee")
            c.gradient(["#56748c", "#a9c6d6"], (left, y, left + wide * 0.2, y + high))
            c.line([(left + wide * 0.1, y), (left + wide * 0.1, y + high)], "#fbf7ee", 4)


def boat(c, x, y, long, color):
    c.draw.polygon(
        [
            (x - long, y - long * 0.12),
            (x + long, y - long * 0.16),
            (x + long * 0.78, y + long * 0.2),
            (x - long * 0.8, y + long * 0.2),
        ],
        fill=color,
    )
    c.box(x - long * 0.35, y - long * 0.42, x + long * 0.3, y - long * 0.12, mix(color, "#ffffff", 0.35), 10)
    for window in range(3):
        left = x - long * (0.27 - 0.19 * window)
        c.box(left, y - long * 0.34, left + long * 0.11, y - long * 0.22, "#31566e", 4)
    c.line([(x - long * 0.5, y - long * 1.3), (x - long * 0.5, y - long * 0.12)], "#4a3b33", 7)
    c.oval(x, y + long * 0.2, long * 0.9, long * 0.03, faded("#ffffff", 0.3))


def bridge(size, seed):
    c = Canvas(size, seed)
    c.gradient(["#3a4f8f", "#a96f95", "#f6a57c", "#ffdca6"], (0, 0, c.w, c.h * 0.7))
    c.glow(c.w * 0.28, c.h * 0.5, c.s * 0.7, "#fff0c4", 0.8)
    c.ground(c.ridge(0.7, 0.12, 1.4), ["#8a6488", "#a77c92"])
    c.gradient(["#e0a890", "#6f5a86", "#2c2f5c"], (0, c.h * 0.7, c.w, c.h))
    red, deck = "#b8382c", c.h * 0.62
    posts = [c.w * 0.24, c.w * 0.8]
    for post in posts:
        for side in (-1, 1):
            x = post + side * c.s * 0.026
            c.box(x - c.s * 0.01, c.h * 0.14, x + c.s * 0.01, c.h * 0.8, red)
        for level in range(5):
            y = c.h * (0.16 + 0.11 * level)
            c.box(post - c.s * 0.03, y, post + c.s * 0.03, y + c.s * 0.022, mix(red, "#ffffff", 0.08))
    spans = [(-c.w * 0.3, posts[0]), tuple(posts), (posts[1], c.w * 1.3)]
    for left, right in spans:
        cable = []
        for step in range(61):
            part = step / 60
            sag = 4 * part * (1 - part)
            cable.append((left + (right - left) * part, c.h * 0.15 + (deck - c.h * 0.19) * sag))
        c.line(cable, red, c.s * 0.008)
        for x, y in cable[::2]:
            c.line([(x, y), (x, deck)], faded(red, 0.8), 3)
    c.box(0, deck, c.w, deck + c.s * 0.02, mix(red, "#000000", 0.25))
    c.clouds(c.h * 0.58, c.h * 0.95, "#fbe3d2", 0.62, 0.5, 4)
    return c.finish()


def traffic(size, seed):
    """A road at night, exposed for long."""
    c = Canvas(size, seed)
    c.gradient(["#070b24", "#1d2257", "#5b3f7c", "#b9657c"], (0, 0, c.w, c.h * 0.55))
    towers(c, c.h * 0.56, 0.3, "#141838", 0.35)
    c.gradient(["#15162c", "#0b0c18"], (0, c.h * 0.55, c.w, c.h))
    for side, colors in [(-1, ["#ffe9c0", "#ffffff", "#ffd27a"]), (1, ["#ff3b3b", "#ff7a4d", "#ff2460"])]:
        for _ in range(46):
            lane = c.rng.uniform(0.06, 1)
            color, width = c.rng.choice(colors), c.rng.uniform(2, 6)
            trail = []
            for step in range(40):
                part = step / 39
                x = c.w * 0.5 + side * c.w * lane * (0.03 + 0.75 * part**2.2) + c.s * 0.1 * math.sin(part * 3)
                trail.append((x, c.h * 0.56 + c.h * 0.5 * part**1.5))
            c.line(trail, faded(color, 0.14), width * 4)
            c.line(trail, faded(color, c.rng.uniform(0.4, 0.95)), width)
    c.glow(c.w * 0.5, c.h * 0.56, c.s * 0.3, "#ffe2b0", 0.7)
    return c.finish()


def village(size, seed):
    """Snow at dusk."""
    c = Canvas(size, seed)
    c.gradient(["#1f2f66", "#4f5f9c", "#a98bb5", "#f2b8a8"])
    c.stars(120, c.h * 0.3)
    c.ground(c.ridge(0.62, 0.26, 1.6, sharp=True), ["#8a90bd", "#c3c3dd"])
    c.ground(c.ridge(0.76, 0.1, 1.2, roughness=0.3), ["#cfd3ea", "#b9bfe0"])
    for x, y, wide in sorted(
        [(0.14, 0.78, 0.1), (0.3, 0.74, 0.08), (0.47, 0.8, 0.13), (0.66, 0.75, 0.09), (0.84, 0.81, 0.14)],
        key=lambda place: place[1],
    ):
        cottage(c, c.w * x, c.h * y, c.s * wide)
    c.ground(c.ridge(0.86, 0.06, 0.8, roughness=0.2), ["#eef0fa", "#c9cfea"])
    for x in (0.05, 0.38, 0.58, 0.95):
        tall = c.s * c.rng.uniform(0.2, 0.3)
        for step in range(5):
            top, half = c.h * 0.92 - tall * (1 - step * 0.17), tall * (0.1 + 0.06 * step)
            c.draw.polygon(
                [(c.w * x, top), (c.w * x - half, top + tall * 0.3), (c.w * x + half, top + tall * 0.3)],
                fill="#2f4a5c",
            )
            c.draw.polygon(
                [(c.w * x, top), (c.w * x - half * 0.6, top + tall * 0.16), (c.w * x + half * 0.5, top + tall * 0.14)],
                fill="#eef2fa",
            )
    for _ in range(420):
        c.circle(
            c.rng.uniform(0, c.w),
            c.rng.uniform(0, c.h),
            c.s * c.rng.uniform(0.001, 0.0045),
            faded("#ffffff", c.rng.uniform(0.3, 0.9)),
        )
    return c.finish()


def cottage(c, x, y, wide):
    tall = wide * 0.62
    c.glow(x, y - tall * 0.4, wide * 1.3, "#ffc873", 0.4)
    c.box(x - wide / 2, y - tall, x + wide / 2, y + wide * 0.1, c.rng.choice(["#6b3f3a", "#54424f", "#7a4a38"]))
    c.box(x + wide * 0.2, y - tall * 1.75, x + wide * 0.32, y - tall, "#4a3440")
    c.draw.polygon(
        [(x - wide * 0.64, y - tall * 0.95), (x + wide * 0.64, y - tall * 0.95), (x, y - tall * 1.85)], fill="#f4f6fc"
    )
    c.draw.polygon(
        [(x - wide * 0.5, y - tall * 0.93), (x + wide * 0.5, y - tall * 0.93), (x, y - tall * 1.55)], fill="#5a3a3a"
    )
    for column in (-0.34, 0.1):
        c.box(x + wide * column, y - tall * 0.68, x + wide * (column + 0.24), y - tall * 0.25, "#ffdf8f", 4)
        c.line(
            [(x + wide * (column + 0.12), y - tall * 0.68), (x + wide * (column + 0.12), y - tall * 0.25)],
            "#7a4a2a",
            4,
        )
