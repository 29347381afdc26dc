"""Flowers and other things from nearby."""

import math

from .canvas import Canvas, faded, mix


def flower(
    size,
    seed,
    petals=("#f2507b", "#ffb3c7"),
    heart=("#f7c531", "#b8741a"),
    leaves=("#2f6f3f", "#a9cf7a"),
    count=14,
    x=0.5,
    y=0.5,
):
    c = Canvas(size, seed)
    c.gradient([mix(leaves[1], "#ffffff", 0.35), leaves[1], leaves[0]])
    c.bokeh(50, [leaves[0], leaves[1], mix(petals[0], "#ffffff", 0.3), "#fffbe0"], 0.03, 0.12, 0.35)
    c.blur(0.03)
    c.bokeh(16, ["#ffffff", mix(leaves[1], "#ffffff", 0.5)], 0.01, 0.05, 0.25)
    middle = (c.w * x, c.h * y)
    c.line(
        [middle, (c.w * x - c.s * 0.04, c.h * 0.8), (c.w * x + c.s * 0.02, c.h * 1.05)],
        mix(leaves[0], "#000000", 0.1),
        c.s * 0.028,
    )
    for ring, (reach, shade) in enumerate([(0.36, 0.0), (0.31, 0.3), (0.23, 0.55)]):
        for petal in range(count):
            turn = 360 * (petal + ring / 2) / count + c.rng.uniform(-3, 3)
            across, down = c.s * reach / 2, c.s * reach * 2.1 / count
            far = c.s * reach * 0.52
            angle = math.radians(turn)
            px, py = middle[0] + math.cos(angle) * far, middle[1] + math.sin(angle) * far
            color = mix(mix(*petals, shade), "#ffffff", c.rng.uniform(0, 0.08))
            c.oval(px + 4, py + 8, across, down, faded("#000000", 0.1), turn)
            c.oval(px, py, across, down, color, turn)
            c.oval(
                px - math.cos(angle) * across * 0.25,
                py - math.sin(angle) * across * 0.25,
                across * 0.7,
                down * 0.25,
                faded(mix(petals[0], "#000000", 0.25), 0.18),
                turn,
            )
    seeds(c, middle, c.s * 0.085, heart)
    return c.finish(vignette=0.35)


def seeds(c, middle, radius, colors):
    c.circle(*middle, radius * 1.06, mix(colors[1], "#000000", 0.35))
    for seed in range(420):
        angle, far = seed * 2.39996, radius * math.sqrt(seed / 420)
        tone = mix(colors[0], colors[1], (far / radius) ** 2)
        c.circle(
            middle[0] + math.cos(angle) * far,
            middle[1] + math.sin(angle) * far,
            radius * 0.045,
            mix(tone, "#ffffff", c.rng.uniform(0, 0.25)),
        )


def koi(size, seed):
    """Fish in a pond, seen from above."""
    c = Canvas(size, seed)
    c.gradient(["#1f6f78", "#145261", "#0d3a4c"])
    c.bokeh(40, ["#2f8f8f", "#0b3040"], 0.05, 0.15, 0.35)
    c.blur(0.02)
    for x, y, long, turn, color in [
        (0.32, 0.36, 0.36, 35, "#f26a2e"),
        (0.62, 0.62, 0.42, 200, "#fdf3e6"),
        (0.72, 0.24, 0.27, 120, "#f7b733"),
        (0.24, 0.76, 0.25, -30, "#fdf3e6"),
    ]:
        fish(c, c.w * x, c.h * y, c.s * long, turn, color)
    for x, y, radius in [
        (0.06, 0.18, 0.13),
        (0.2, 0.08, 0.09),
        (0.93, 0.86, 0.15),
        (0.78, 0.95, 0.1),
        (0.92, 0.5, 0.07),
    ]:
        lily(c, c.w * x, c.h * y, c.s * radius)
    return c.finish()


def fish(c, x, y, long, turn, color):
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(along, side):
        bend = 0.09 * math.sin(along * 3.2)
        return x + long * (along * cos - (side + bend) * sin), y + long * (along * sin + (side + bend) * cos)

    body = [
        (-0.5, 0.0),
        (-0.35, 0.035),
        (-0.1, 0.1),
        (0.15, 0.13),
        (0.38, 0.1),
        (0.5, 0.0),
        (0.38, -0.1),
        (0.15, -0.13),
        (-0.1, -0.1),
        (-0.35, -0.035),
    ]
    shadow = [(px + long * 0.05, py + long * 0.08) for px, py in (at(*point) for point in body)]
    c.draw.polygon(shadow, fill=faded("#04202a", 0.45))
    for side in (1, -1):
        c.draw.polygon(
            [at(0.2, side * 0.1), at(0.02, side * 0.27), at(0.08, side * 0.08)],
            fill=faded(mix(color, "#ffffff", 0.4), 0.75),
        )
        c.draw.polygon(
            [at(-0.45, 0), at(-0.78, side * 0.13), at(-0.62, 0)], fill=faded(mix(color, "#ffffff", 0.35), 0.8)
        )
    c.draw.polygon([at(*point) for point in body], fill=color)
    patch = "#e2452b" if sum(bytes.fromhex(color[1:])) > 600 else "#fff3e2"
    for along, side, wide in [(0.3, 0.02, 0.075), (0.06, -0.03, 0.085), (-0.2, 0.01, 0.05)]:
        px, py = at(along, side)
        c.oval(px, py, long * wide * 1.35, long * wide, patch, turn)
    for side in (0.062, -0.062):
        c.circle(*at(0.42, side), long * 0.012, "#1a1a1a")
    c.line([at(along / 10, 0) for along in range(-4, 4)], faded("#ffffff", 0.35), long * 0.012)


def lily(c, x, y, radius):
    turn = c.rng.uniform(0, 360)
    box = (x - radius, y - radius, x + radius, y + radius)
    c.circle(x + radius * 0.08, y + radius * 0.12, radius, faded("#04202a", 0.4))
    c.draw.pieslice(box, turn, turn + 335, fill="#4f9a4a")
    for vein in range(12):
        angle = math.radians(turn + 15 + vein * 27.5)
        c.line(
            [(x, y), (x + math.cos(angle) * radius * 0.92, y + math.sin(angle) * radius * 0.92)],
            faded("#a9d68a", 0.5),
            4,
        )
    if radius > c.s * 0.11:
        for ring, color in [(0.5, "#f7a8c4"), (0.34, "#ffd0df")]:
            for petal in range(9):
                angle = petal * 40 + ring * 60
                px = x + math.cos(math.radians(angle)) * radius * ring * 0.6
                c.oval(
                    px,
                    y + math.sin(math.radians(angle)) * radius * ring * 0.6,
                    radius * ring * 0.6,
                    radius * ring * 0.24,
                    color,
                    angle,
                )
        c.circle(x, y, radius * 0.13, "#f7d038")


def lights(size, seed, colors=("#ffd27a", "#ff7f6b", "#8fb8ff", "#fff3d0", "#ff9fd0")):
    """A city at night, out of focus."""
    c = Canvas(size, seed)
    c.gradient(["#0d0f2b", "#2a1f4f", "#4a2f55"])
    c.bokeh(110, list(colors), 0.02, 0.085, 0.5)
    return c.finish()
