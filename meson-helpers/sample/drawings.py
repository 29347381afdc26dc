"""Patterns and other pictures that no camera took."""

import math

from .canvas import Canvas, faded, mix

WARM = ["#f4d35e", "#ee964b", "#f95738", "#0d3b66", "#faf0ca"]
CALM = ["#264653", "#2a9d8f", "#e9c46a", "#f4a261", "#e76f51"]
CANDY = ["#ff6b9d", "#c44dff", "#5b8cff", "#4dd8c9", "#ffd166"]


def shapes(size, seed, colors=WARM, across=6):
    """Quarter circles, halves and dots on a board of squares."""
    c = Canvas(size, seed)
    side = c.w / across
    for row in range(int(c.h / side) + 1):
        for column in range(across):
            ground, front, third = c.rng.sample(colors, 3)
            x, y = column * side, row * side
            c.box(x, y, x + side, y + side, ground)
            kind = c.rng.randrange(5)
            if kind < 2:
                left, top = x - side * c.rng.randrange(2), y - side * c.rng.randrange(2)
                start = {(0, 0): 180, (1, 0): 270, (1, 1): 0, (0, 1): 90}[
                    (round((x - left) / side), round((y - top) / side))
                ]
                c.draw.pieslice((left, top, left + 2 * side, top + 2 * side), start, start + 90, fill=front)
                if kind:
                    left, top = left + side / 2, top + side / 2
                    c.draw.pieslice((left, top, left + side, top + side), start, start + 90, fill=third)
            elif kind == 2:
                c.circle(x + side / 2, y + side / 2, side * 0.4, front)
                c.circle(x + side / 2, y + side / 2, side * 0.2, third)
            elif kind == 3:
                c.draw.polygon([(x, y), (x + side, y), (x, y + side)], fill=front)
            else:
                for stripe in range(3):
                    c.box(x, y + side * stripe / 3, x + side, y + side * (stripe + 0.5) / 3, front)
    return c.finish(0.02, 0)


def waves(size, seed, colors=CALM):
    c = Canvas(size, seed)
    c.gradient([mix(colors[2], "#ffffff", 0.6), colors[2]])
    c.circle(c.w * 0.68, c.h * 0.27, c.s * 0.14, colors[4])
    for layer in range(11):
        part = layer / 10
        base, tall = c.h * (0.3 + 0.068 * layer), c.h * 0.045
        phase, length = c.rng.uniform(0, 9), c.w / c.rng.uniform(1.2, 2.4)
        line = [
            (x, base + tall * math.sin(x / length * math.tau + phase) + tall * 0.4 * math.sin(x / length * 17 + layer))
            for x in range(-8, c.w + 16, 8)
        ]
        color = mix(colors[3], colors[1], part * 2) if part < 0.5 else mix(colors[1], colors[0], part * 2 - 1)
        c.ground(line, [color, mix(color, "#000000", 0.1)])
        c.line(line, faded("#ffffff", 0.25), 5)
    return c.finish(0.03, 0.1)


def mesh(size, seed, colors=CANDY):
    """Colors that flow into each other."""
    c = Canvas(size, seed)
    c.gradient(colors[:3])
    for spot in range(22):
        x, y = c.rng.uniform(0, c.w), c.rng.uniform(0, c.h)
        c.glow(x, y, c.s * c.rng.uniform(0.4, 0.8), colors[spot % len(colors)], 0.9, 1.2)
    for layer in range(3):
        line = c.ridge(0.5 + 0.18 * layer, 0.5, 1, roughness=0.3)
        c.fill([*line, (c.w + 8, c.h + 8), (-8, c.h + 8)], [c.rng.choice(colors), c.rng.choice(colors)], 0.35)
    return c.finish(0.06, 0)


def spiral(size, seed, colors=("#0d1b3f", "#ffd166", "#ff6b9d", "#4dd8c9")):
    """What a pen draws in a wheel that turns in a wheel."""
    c = Canvas(size, seed)
    c.gradient([mix(colors[0], "#ffffff", 0.08), colors[0]])
    for outer, inner, pen, reach, color in [
        (96, 35, 46, 0.46, colors[1]),
        (105, 30, 60, 0.33, colors[2]),
        (90, 52, 30, 0.2, colors[3]),
    ]:
        turns = inner // math.gcd(outer, inner)
        points = []
        for step in range(turns * 120 + 1):
            t = step * math.tau / 120
            points.append(
                (
                    (outer - inner) * math.cos(t) + pen * math.cos((outer - inner) / inner * t),
                    (outer - inner) * math.sin(t) - pen * math.sin((outer - inner) / inner * t),
                )
            )
        scale = c.s * reach / (outer - inner + pen)
        c.line([(c.w / 2 + x * scale, c.h / 2 + y * scale) for x, y in points], faded(color, 0.85), 3)
    return c.finish(0.02, 0.3)


def facets(size, seed):
    """A mountain at sunset, in triangles."""
    c = Canvas(size, seed)
    columns, rows = 15, 11
    grid = [
        [
            (
                c.w * (x + c.rng.uniform(-0.35, 0.35) * (0 < x < columns)) / columns,
                c.h * (y + c.rng.uniform(-0.35, 0.35) * (0 < y < rows)) / rows,
            )
            for x in range(columns + 1)
        ]
        for y in range(rows + 1)
    ]
    for y in range(rows):
        for x in range(columns):
            a, b, d, e = grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]
            for corners in ((a, b, d), (b, e, d)) if (x + y) % 2 else ((a, b, e), (a, e, d)):
                middle = (sum(p[0] for p in corners) / 3 / c.w, sum(p[1] for p in corners) / 3 / c.h)
                c.draw.polygon(corners, fill=facet(c, *middle))
    return c.finish(0.02, 0.15)


def facet(c, x, y):
    peak = 0.28 + abs(x - 0.55) * 0.85
    if y > 0.78:
        color = mix("#1f4f6b", "#0f2a44", (y - 0.78) * 4)
    elif y > peak:
        color = mix("#8a5a8f", "#2f2a5c", min(1, (y - peak) * 2.2))
        if y < peak + 0.13:
            color = mix("#ffffff", color, 0.25)
        color = mix(color, "#ffb27a", 0.3) if x < 0.55 else mix(color, "#1a1440", 0.25)
    else:
        color = mix("#4a3f8f", "#ffb36b", min(1, y * 1.5))
    return mix(color, c.rng.choice(["#ffffff", "#000000"]), c.rng.uniform(0, 0.12))


def mandala(size, seed, colors=("#1b1340", "#f7c948", "#f25c78", "#5ec8d8", "#fdf1e0")):
    c = Canvas(size, seed)
    c.gradient([mix(colors[0], "#5a3f9a", 0.4), colors[0]])
    x, y = c.w / 2, c.h / 2
    for ring in range(8, 0, -1):
        count, far = 8 + 4 * (ring // 2), c.s * 0.056 * ring
        for petal in range(count):
            angle = 360 / count * (petal + 0.5 * (ring % 2))
            px, py = x + math.cos(math.radians(angle)) * far, y + math.sin(math.radians(angle)) * far
            long, wide = c.s * 0.052, far * 2.2 / count + c.s * 0.008
            color = colors[1 + (ring + petal % 2 * (ring % 3 == 0)) % 4]
            c.oval(px, py, long, wide, color, angle)
            c.oval(px, py, long * 0.66, wide * 0.6, colors[0], angle)
            c.oval(px, py, long * 0.42, wide * 0.36, mix(color, "#ffffff", 0.4), angle)
            c.circle(
                x + math.cos(math.radians(angle)) * (far + long * 1.25),
                y + math.sin(math.radians(angle)) * (far + long * 1.25),
                c.s * 0.006,
                colors[4],
            )
    c.circle(x, y, c.s * 0.04, colors[1])
    c.circle(x, y, c.s * 0.022, colors[2])
    return c.finish(0.02, 0.25)


def moons(size, count):
    """The pictures of a moon that rises over the sea and sets again; the first shows it at its highest."""
    pictures = []
    for index in range(count):
        c = Canvas(size, "moons")
        part = index / (count - 1)
        x, y = c.w * (0.1 + 0.8 * part), c.h * (0.62 - 0.42 * math.sin(math.pi * part))
        c.gradient(["#0b1038", "#26336f", "#6b5f9c"], (0, 0, c.w, c.h * 0.65))
        c.stars(90, c.h * 0.55)
        c.glow(x, y, c.s * 0.4, "#fff2cf", 0.6)
        c.circle(x, y, c.s * 0.09, "#fff6df")
        c.gradient(["#4a4f8f", "#141a44"], (0, c.h * 0.65, c.w, c.h))
        for _ in range(70):
            far = c.rng.random()
            px = x + c.rng.gauss(0, 1) * c.s * (0.04 + 0.06 * far)
            c.oval(px, c.h * (0.65 + 0.35 * far), c.s * 0.03, c.s * 0.003, faded("#fff2cf", 0.5))
        pictures.append(c.finish(0, 0.2))
    return pictures[count // 2 :] + pictures[: count // 2]
