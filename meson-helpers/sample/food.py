"""What is on the table."""

import math

from .canvas import Canvas, faded, mix


def table(c, wood=("#c98f5c", "#9a6237")):
    """Planks, seen from above."""
    count = 6
    for plank in range(count):
        left, right = c.w * plank / count, c.w * (plank + 1) / count
        tone = mix(*wood, c.rng.random())
        c.gradient([tone, mix(tone, "#000000", 0.08)], (left, 0, right, c.h))
        for _ in range(22):
            x, bend = c.rng.uniform(left, right), c.rng.uniform(-14, 14)
            grain = [
                (min(right, max(left, x + bend * math.sin(step / 3 + plank))), c.h * step / 12) for step in range(13)
            ]
            c.line(grain, faded(mix(tone, "#000000", 0.35), 0.2), 3)
        c.line([(left, 0), (left, c.h)], faded("#2a160a", 0.6), 6)


def plate(c, x, y, radius, color="#fbfaf6"):
    for step in range(12):
        c.circle(
            x + radius * 0.03,
            y + radius * (0.05 + 0.005 * step),
            radius * (1.02 + 0.012 * step),
            faded("#000000", 0.035),
        )
    c.circle(x, y, radius, color)
    c.circle(x, y, radius * 0.96, mix(color, "#000000", 0.04))
    c.circle(x, y, radius * 0.74, mix(color, "#000000", 0.1))
    c.circle(x, y, radius * 0.73, color)


def pizza(size, seed):
    c = Canvas(size, seed)
    table(c, ("#6b4a38", "#4a3026"))
    x, y, radius = c.w * 0.5, c.h * 0.5, c.s * 0.44
    plate(c, x, y, radius * 1.05, "#d9a766")
    c.circle(x, y, radius, "#c9803a")
    for _ in range(260):
        angle, far = c.rng.uniform(0, math.tau), radius * c.rng.uniform(0.9, 0.98)
        c.circle(
            x + math.cos(angle) * far,
            y + math.sin(angle) * far,
            radius * c.rng.uniform(0.02, 0.06),
            faded(c.rng.choice(["#e0a058", "#a85f26", "#d99550"]), 0.5),
        )
    c.circle(x, y, radius * 0.88, "#c9402a")
    c.circle(x, y, radius * 0.85, "#f5c95a")
    for _ in range(420):
        angle, far = c.rng.uniform(0, math.tau), radius * 0.82 * math.sqrt(c.rng.random())
        c.circle(
            x + math.cos(angle) * far,
            y + math.sin(angle) * far,
            radius * c.rng.uniform(0.02, 0.07),
            faded(c.rng.choice(["#fbe3a0", "#f2b54a", "#e8903a", "#fff0c4"]), 0.45),
        )
    for slice_ in range(17):
        angle, far = slice_ * 2.39996, radius * 0.72 * math.sqrt((slice_ + 0.6) / 17)
        px, py, size_ = x + math.cos(angle) * far, y + math.sin(angle) * far, radius * 0.115
        c.circle(px + 5, py + 7, size_, faded("#000000", 0.25))
        c.circle(px, py, size_, "#b83428")
        c.circle(px, py, size_ * 0.86, "#d14b38")
        for _ in range(9):
            c.circle(
                px + c.rng.gauss(0, size_ * 0.35),
                py + c.rng.gauss(0, size_ * 0.35),
                size_ * 0.09,
                faded("#f2a08a", 0.7),
            )
    for _ in range(15):
        angle, far = c.rng.uniform(0, math.tau), radius * 0.7 * math.sqrt(c.rng.random())
        leaf(c, x + math.cos(angle) * far, y + math.sin(angle) * far, radius * 0.13, "#3f7f3a", c.rng.uniform(0, 360))
    for cut in range(4):
        angle = math.radians(22 + 45 * cut)
        dx, dy = math.cos(angle) * radius, math.sin(angle) * radius
        c.line([(x - dx, y - dy), (x + dx, y + dy)], faded("#5a2a12", 0.35), 5)
    return c.finish()


def leaf(c, x, y, long, color, turn):
    angle = math.radians(turn)
    c.oval(x + 4, y + 5, long / 2, long / 4.5, faded("#000000", 0.2), turn)
    c.oval(x, y, long / 2, long / 4.5, color, turn)
    dx, dy = math.cos(angle) * long / 2, math.sin(angle) * long / 2
    c.line([(x - dx, y - dy), (x + dx, y + dy)], mix(color, "#ffffff", 0.4), 3)


def fruit(size, seed):
    """Slices of citrus fruit, kiwi and melon, laid out on a bright ground."""
    c = Canvas(size, seed)
    c.gradient(["#8fd8d2", "#63c2c4"])
    kinds = [
        citrus("#f58a1f", "#ffb347"),
        citrus("#f7d038", "#fff08a"),
        citrus("#6fb92c", "#cdeb8b"),
        kiwi,
        melon,
        citrus("#e8485c", "#ff9c8f"),
    ]
    step, index = c.s * 0.3, 0
    for row in range(-1, int(c.h / step) + 2):
        for column in range(-1, int(c.w / step) + 2):
            x = column * step + (step / 2 if row % 2 else 0) + c.rng.uniform(-12, 12)
            y = row * step * 0.95 + c.rng.uniform(-12, 12)
            radius = step * c.rng.uniform(0.38, 0.46)
            c.circle(x + radius * 0.12, y + radius * 0.16, radius, faded("#0b4a4f", 0.22))
            kinds[index % len(kinds)](c, x, y, radius)
            index += 1 if c.rng.random() < 0.75 else 2
    return c.finish(vignette=0.15)


def citrus(peel, flesh):
    def draw(c, x, y, radius):
        c.circle(x, y, radius, peel)
        c.circle(x, y, radius * 0.9, "#fff8e6")
        start = c.rng.uniform(0, 360)
        for part in range(9):
            angle = start + part * 40
            middle = math.radians(angle)
            dx, dy = x + math.cos(middle) * radius * 0.06, y + math.sin(middle) * radius * 0.06
            reach = radius * 0.78
            c.draw.pieslice((dx - reach, dy - reach, dx + reach, dy + reach), angle - 17, angle + 17, fill=flesh)
            c.draw.pieslice(
                (dx - reach * 0.7, dy - reach * 0.7, dx + reach * 0.7, dy + reach * 0.7),
                angle - 12,
                angle + 12,
                fill=faded(peel, 0.3),
            )

    return draw


def kiwi(c, x, y, radius):
    c.circle(x, y, radius, "#7a5a34")
    c.circle(x, y, radius * 0.93, "#8cc63f")
    for ray in range(60):
        angle = ray * math.tau / 60
        c.line(
            [(x, y), (x + math.cos(angle) * radius * 0.85, y + math.sin(angle) * radius * 0.85)],
            faded("#c4e58a", 0.5),
            3,
        )
    c.circle(x, y, radius * 0.25, "#f4f7d8")
    for seed in range(34):
        angle, far = seed * math.tau / 34, radius * (0.36 if seed % 2 else 0.46)
        c.oval(
            x + math.cos(angle) * far,
            y + math.sin(angle) * far,
            radius * 0.05,
            radius * 0.022,
            "#23210f",
            math.degrees(angle),
        )


def melon(c, x, y, radius):
    c.circle(x, y, radius, "#2f7d3a")
    c.circle(x, y, radius * 0.93, "#dff0c0")
    c.circle(x, y, radius * 0.86, "#f2545b")
    for seed in range(22):
        angle, far = seed * 2.39996, radius * 0.72 * math.sqrt((seed + 2) / 24)
        c.oval(
            x + math.cos(angle) * far,
            y + math.sin(angle) * far,
            radius * 0.05,
            radius * 0.03,
            "#3a1418",
            math.degrees(angle),
        )


def coffee(size, seed):
    """A heart in the milk."""
    c = Canvas(size, seed)
    table(c)
    x, y, radius = c.w * 0.48, c.h * 0.5, c.s * 0.28
    plate(c, x, y, radius * 1.45)
    c.box(x + radius * 0.8, y - radius * 0.16, x + radius * 1.38, y + radius * 0.16, "#f4f1ea", radius * 0.12)
    c.circle(x + 8, y + 14, radius * 1.03, faded("#000000", 0.25))
    c.circle(x, y, radius, "#fdfcf8")
    c.circle(x, y, radius * 0.92, "#5f3418")
    c.circle(x, y, radius * 0.89, "#a5652f")
    for layer, color in enumerate(["#f6e3c4", "#a5652f", "#f6e3c4", "#a5652f", "#fbeed6"]):
        heart(c, x, y + radius * 0.05, radius * (0.62 - 0.12 * layer), color)
    for _ in range(11):
        px, py = (
            c.w * c.rng.uniform(0.03, 0.97),
            c.h * c.rng.choice([c.rng.uniform(0.03, 0.12), c.rng.uniform(0.9, 0.97)]),
        )
        turn = c.rng.uniform(0, 180)
        c.oval(px + 5, py + 7, c.s * 0.03, c.s * 0.021, faded("#000000", 0.3), turn)
        c.oval(px, py, c.s * 0.03, c.s * 0.021, "#5a3018", turn)
        c.oval(px, py, c.s * 0.025, c.s * 0.003, "#33180a", turn)
    return c.finish()


def heart(c, x, y, size, color):
    points = []
    for step in range(60):
        t = step * math.tau / 60
        points.append(
            (
                x + size * math.sin(t) ** 3,
                y - size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16,
            )
        )
    c.draw.polygon(points, fill=color)


def cake(size, seed):
    """A birthday cake with candles."""
    c = Canvas(size, seed)
    c.gradient(["#2c1a4a", "#5a2f6b", "#a04f7a"])
    c.bokeh(60, ["#ffd27a", "#ff9fb0", "#8fd0ff", "#fff0c0"], 0.015, 0.06, 0.35)
    c.blur(0.008)
    x, foot = c.w * 0.5, c.h * 0.86
    c.gradient(["#3a2040", "#1d1028"], (0, c.h * 0.8, c.w, c.h))
    c.oval(x, foot, c.s * 0.42, c.s * 0.075, "#f4eee6")
    tiers = [(0.33, 0.2, "#fbe8ee", "#f2a5bb"), (0.23, 0.17, "#fff6e4", "#f5c04f")]
    for half, tall, color, icing in tiers:
        half, tall = c.s * half, c.s * tall
        c.gradient([color, mix(color, "#8a4a6a", 0.25)], (x - half, foot - tall, x + half, foot))
        c.oval(x, foot, half, half * 0.17, mix(color, "#8a4a6a", 0.25))
        c.oval(x, foot - tall, half, half * 0.17, mix(color, "#ffffff", 0.5))
        drops = 13
        for drop in range(drops + 1):
            px = x - half + 2 * half * drop / drops
            edge = half * 0.17 * math.sqrt(max(0, 1 - ((px - x) / half) ** 2))
            c.box(
                px - half / drops,
                foot - tall - 4 + edge * 0.4,
                px + half / drops,
                foot - tall + edge + tall * c.rng.uniform(0.14, 0.34),
                icing,
                half / drops,
            )
        c.oval(x, foot - tall, half, half * 0.17, mix(icing, "#ffffff", 0.25))
        foot -= tall
    for candle in range(5):
        px, py = x + c.s * 0.075 * (candle - 2), foot - c.s * 0.004 + c.s * 0.012 * (candle % 2)
        high = c.s * 0.12
        c.box(
            px - c.s * 0.008,
            py - high,
            px + c.s * 0.008,
            py,
            ["#5fb3e8", "#f2729d", "#f7d038", "#7fcf8a", "#b98ae0"][candle],
            6,
        )
        c.glow(px, py - high * 1.2, c.s * 0.13, "#ffcf6b", 0.75)
        c.oval(px, py - high * 1.22, c.s * 0.009, c.s * 0.024, "#fff3c0")
    return c.finish()
