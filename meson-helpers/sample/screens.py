"""Windows on a desktop, as a screenshot shows them. There are no letters in them: a typeface would differ from one
machine to the next."""

import math

from .canvas import Canvas, faded, mix

WALLPAPERS = [["#1a5fb4", "#613583"], ["#26a269", "#1a5fb4"], ["#e66100", "#813d9c"], ["#241f31", "#613583"]]


def screen(size, seed, draw, wallpaper=0):
    c = Canvas(size, seed)
    top, bottom = WALLPAPERS[wallpaper % len(WALLPAPERS)]
    c.gradient([top, mix(top, bottom, 0.5), bottom])
    for wave in range(5):
        line = [
            (x, c.h * (0.35 + 0.14 * wave) + c.h * 0.08 * math.sin(x / c.w * 4 + wave * 1.3))
            for x in range(-8, c.w + 16, 8)
        ]
        c.fill([*line, (c.w + 8, c.h + 8), (-8, c.h + 8)], [mix(top, "#ffffff", 0.3), bottom], 0.22)
    c.box(0, 0, c.w, c.h * 0.035, "#0b0b0f")
    words(c, c.w * 0.47, c.h * 0.0175, c.w * 0.06, "#f6f5f4", c.h * 0.008)
    for dot in range(3):
        c.circle(c.w * (0.945 + 0.018 * dot), c.h * 0.0175, c.h * 0.006, "#f6f5f4")
    draw(c, c.w * 0.13, c.h * 0.12, c.w * 0.87, c.h * 0.92)
    return c.finish(0, 0)


def words(c, x, y, long, color, tall):
    """A line of text from afar."""
    end = x + long
    while x < end - tall:
        wide = min(end - x, tall * c.rng.uniform(1.5, 6))
        c.box(x, y - tall / 2, x + wide, y + tall / 2, color, tall / 2)
        x += wide + tall * 0.8


def window(c, left, top, right, bottom, ground="#fafafa", header="#ebebeb"):
    """Gives back where its contents begin."""
    for step in range(10):
        grow = step * 5
        c.box(left - grow, top - grow + 14, right + grow, bottom + grow + 14, faded("#000000", 0.035), 34)
    high = c.h * 0.055
    c.box(left, top, right, bottom, ground, 24)
    c.box(left, top, right, top + high * 1.6, header, 24)
    c.box(left, top + high, right, top + high * 1.6 + 2, ground)
    ink = "#3d3846" if sum(bytes.fromhex(header[1:])) > 380 else "#deddda"
    words(c, (left + right) / 2 - c.w * 0.035, top + high / 2, c.w * 0.07, ink, c.h * 0.011)
    x, y = right - high * 0.55, top + high / 2
    c.circle(x, y, high * 0.27, mix(header, ink, 0.12))
    c.line([(x - high * 0.09, y - high * 0.09), (x + high * 0.09, y + high * 0.09)], ink, 4)
    c.line([(x + high * 0.09, y - high * 0.09), (x - high * 0.09, y + high * 0.09)], ink, 4)
    return top + high


def terminal(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom, "#1e1e1e", "#303030") + c.h * 0.04
    while y < bottom - c.h * 0.03:
        x = left + c.w * 0.02
        if c.rng.random() < 0.25:
            words(c, x, y, c.w * 0.09, "#57e389", c.h * 0.012)
            words(c, x + c.w * 0.1, y, c.w * 0.07, "#62a0ea", c.h * 0.012)
            words(c, x + c.w * 0.18, y, c.w * c.rng.uniform(0.08, 0.25), "#ffffff", c.h * 0.012)
        else:
            color = c.rng.choice(["#c0bfbc", "#c0bfbc", "#c0bfbc", "#f8e45c", "#ff7b63", "#93ddc2"])
            words(c, x, y, c.w * c.rng.uniform(0.12, 0.6), color, c.h * 0.012)
        y += c.h * 0.03
    c.box(left + c.w * 0.02, y - c.h * 0.01, left + c.w * 0.03, y + c.h * 0.01, "#ffffff")


def editor(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom, "#ffffff", "#ebebeb")
    c.box(left, y, left + c.w * 0.15, bottom - 24, "#f3f3f3")
    for line in range(11):
        words(
            c,
            left + c.w * 0.02,
            y + c.h * (0.04 + 0.05 * line),
            c.w * c.rng.uniform(0.05, 0.11),
            "#77767b",
            c.h * 0.012,
        )
    indent, y = 0, y + c.h * 0.04
    while y < bottom - c.h * 0.04:
        x = left + c.w * (0.2 + 0.025 * indent)
        c.box(left + c.w * 0.165, y - c.h * 0.005, left + c.w * 0.178, y + c.h * 0.005, "#c0bfbc", 5)
        kind = c.rng.random()
        if kind < 0.15:
            words(c, x, y, c.w * c.rng.uniform(0.2, 0.4), "#8fae9a", c.h * 0.012)
        elif kind < 0.9:
            words(c, x, y, c.w * 0.04, "#a51d8d", c.h * 0.012)
            words(c, x + c.w * 0.048, y, c.w * c.rng.uniform(0.05, 0.15), "#1c71d8", c.h * 0.012)
            words(
                c,
                x + c.w * 0.21,
                y,
                c.w * c.rng.uniform(0.04, 0.2),
                c.rng.choice(["#3d3846", "#c64600", "#26a269"]),
                c.h * 0.012,
            )
        indent = max(0, min(4, indent + c.rng.choice([-1, 0, 0, 1])))
        y += c.h * 0.032


def weather(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom, "#4f94dc", "#3f82ca")
    c.gradient(["#4f94dc", "#8fc4f2"], (left, y, right, bottom - 24))
    middle = (left + right) / 2
    x, sun = middle - c.w * 0.12, y + c.h * 0.17
    c.glow(x, sun, c.s * 0.2, "#fff3b8", 0.6)
    c.circle(x, sun, c.s * 0.075, "#f9d348")
    for dx, dy, radius in [(0.03, 0.05, 0.05), (0.09, 0.03, 0.065), (0.15, 0.055, 0.045)]:
        c.circle(x + c.s * dx, sun + c.s * dy, c.s * radius, "#ffffff")
    c.box(x - c.s * 0.01, sun + c.s * 0.05, x + c.s * 0.19, sun + c.s * 0.1, "#ffffff", c.s * 0.025)
    for digit, place in ((2, 0.05), (4, 0.115)):
        seven_segments(c, middle + c.w * place, sun - c.h * 0.075, c.h * 0.15, digit, "#ffffff")
    c.draw.ellipse(
        (middle + c.w * 0.18, sun - c.h * 0.084, middle + c.w * 0.196, sun - c.h * 0.058), outline="#ffffff", width=8
    )
    points = []
    for hour in range(13):
        points.append(
            (left + (right - left) * (0.06 + 0.0733 * hour), y + c.h * (0.47 - 0.06 * math.sin(hour / 2.6 - 0.8)))
        )
    c.fill([*points, (points[-1][0], y + c.h * 0.56), (points[0][0], y + c.h * 0.56)], ["#fff3b8", "#8fc4f2"], 0.5)
    c.line(points, "#fff3b8", 8)
    for px, py in points:
        c.circle(px, py, 11, "#ffffff")
    for day in range(7):
        px = left + (right - left) * (0.1 + 0.133 * day)
        c.box(px - c.w * 0.042, y + c.h * 0.59, px + c.w * 0.042, bottom - c.h * 0.03, faded("#ffffff", 0.2), 20)
        c.circle(px, y + c.h * 0.63, c.s * 0.02, "#f9d348" if day % 3 else "#e6eef7")
        words(c, px - c.w * 0.018, y + c.h * 0.68, c.w * 0.036, "#ffffff", c.h * 0.012)


SEGMENTS = {2: "abged", 4: "fgbc"}


def seven_segments(c, x, y, tall, digit, color):
    wide, half, thick = tall * 0.55, tall / 2, tall * 0.1
    lines = {
        "a": ((0, 0), (wide, 0)),
        "b": ((wide, 0), (wide, half)),
        "c": ((wide, half), (wide, tall)),
        "d": ((0, tall), (wide, tall)),
        "e": ((0, half), (0, tall)),
        "f": ((0, 0), (0, half)),
        "g": ((0, half), (wide, half)),
    }
    for segment in SEGMENTS[digit]:
        (ax, ay), (bx, by) = lines[segment]
        c.box(x + ax - thick / 2, y + ay - thick / 2, x + bx + thick / 2, y + by + thick / 2, color, thick / 2)


def calendar(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom)
    wide, tall = (right - left) / 7, (bottom - y - c.h * 0.05) / 5
    for column in range(7):
        words(c, left + wide * (column + 0.38), y + c.h * 0.025, wide * 0.24, "#77767b", c.h * 0.011)
    for row in range(5):
        for column in range(7):
            x, cell = left + wide * column, y + c.h * 0.05 + tall * row
            c.line([(left, cell), (right, cell)], "#deddda", 3)
            if column:
                c.line([(x, cell), (x, cell + tall)], "#ebebeb", 3)
            today = row == 2 and column == 3
            c.circle(x + wide * 0.85, cell + tall * 0.18, c.h * 0.013, "#1c71d8" if today else "#d0cfcc")
            for event in range(c.rng.choice([0, 0, 1, 1, 2, 3])):
                color = c.rng.choice(["#57e389", "#62a0ea", "#ffbe6f", "#dc8add", "#f66151"])
                low = cell + tall * (0.34 + 0.21 * event)
                c.box(x + wide * 0.06, low, x + wide * 0.94, low + tall * 0.17, color, 10)
                words(
                    c,
                    x + wide * 0.12,
                    low + tall * 0.085,
                    wide * c.rng.uniform(0.3, 0.6),
                    faded("#ffffff", 0.9),
                    c.h * 0.009,
                )


def music(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom, "#242424", "#303030")
    colors = ["#f66151", "#ffbe6f", "#f9f06b", "#8ff0a4", "#99c1f1", "#dc8add", "#cdab8f", "#5bc8af"]
    side = (right - left) * 0.2
    for index in range(8):
        x, top_ = left + (right - left) * (0.05 + 0.232 * (index % 4)), y + c.h * (0.04 + 0.33 * (index // 4))
        c.gradient([colors[index], mix(colors[index], "#241f31", 0.6)], (x, top_, x + side, top_ + side))
        kind = index % 4
        if kind == 0:
            for ring in range(5):
                c.circle(
                    x + side / 2,
                    top_ + side / 2,
                    side * (0.42 - 0.08 * ring),
                    faded("#ffffff" if ring % 2 else "#241f31", 0.3),
                )
        elif kind == 1:
            for bar in range(9):
                high = side * c.rng.uniform(0.1, 0.42)
                c.box(
                    x + side * (0.1 + 0.09 * bar),
                    top_ + side / 2 - high,
                    x + side * (0.15 + 0.09 * bar),
                    top_ + side / 2 + high,
                    faded("#ffffff", 0.75),
                    8,
                )
        elif kind == 2:
            c.draw.polygon(
                [(x, top_ + side), (x + side * 0.5, top_ + side * 0.3), (x + side, top_ + side)],
                fill=faded("#241f31", 0.5),
            )
            c.circle(x + side * 0.72, top_ + side * 0.27, side * 0.12, faded("#ffffff", 0.85))
        else:
            for stripe in range(6):
                c.box(
                    x,
                    top_ + side * stripe / 6,
                    x + side,
                    top_ + side * (stripe + 0.5) / 6,
                    faded(colors[(index + stripe) % 8], 0.7),
                )
        words(c, x, top_ + side + c.h * 0.022, side * 0.7, "#ffffff", c.h * 0.012)
        words(c, x, top_ + side + c.h * 0.045, side * 0.45, "#9a9996", c.h * 0.01)
    low = bottom - c.h * 0.075
    c.box(left, low, right, bottom, "#303030", 24)
    c.box(left + c.w * 0.24, low + c.h * 0.036, right - c.w * 0.08, low + c.h * 0.044, "#5e5c64", 6)
    c.box(left + c.w * 0.24, low + c.h * 0.036, left + c.w * 0.4, low + c.h * 0.044, "#62a0ea", 6)
    c.circle(left + c.w * 0.4, low + c.h * 0.04, c.h * 0.011, "#ffffff")
    x = left + c.w * 0.1
    c.circle(x, low + c.h * 0.04, c.h * 0.026, "#62a0ea")
    c.draw.polygon(
        [(x - 12, low + c.h * 0.04 - 20), (x - 12, low + c.h * 0.04 + 20), (x + 22, low + c.h * 0.04)], fill="#ffffff"
    )


def chart(c, left, top, right, bottom):
    y = window(c, left, top, right, bottom, "#ffffff", "#ebebeb")
    left, right, foot = left + c.w * 0.05, right - c.w * 0.05, bottom - c.h * 0.08
    for line in range(6):
        level = y + c.h * 0.08 + (foot - y - c.h * 0.08) * line / 5
        c.line([(left, level), (right, level)], "#deddda", 3)
    for bar in range(12):
        x, wide = left + (right - left) * (bar + 0.2) / 12, (right - left) * 0.6 / 12
        high = (foot - y) * (0.25 + 0.45 * abs(math.sin(bar * 0.7)) + c.rng.uniform(0, 0.12))
        c.gradient(["#62a0ea", "#1c71d8"], (x, foot - high, x + wide, foot))
        words(c, x, foot + c.h * 0.03, wide * 0.9, "#9a9996", c.h * 0.01)
    trend = [
        (left + (right - left) * (bar + 0.5) / 12, foot - (foot - y) * (0.3 + 0.04 * bar + 0.05 * math.sin(bar)))
        for bar in range(12)
    ]
    c.line(trend, "#e66100", 9)
    for x, level in trend:
        c.circle(x, level, 14, "#e66100")
        c.circle(x, level, 7, "#ffffff")
