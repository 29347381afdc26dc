"""The sea, and what stands or floats in front of it."""

import math

from .canvas import Canvas, faded, mix

SUNSET = (["#26316b", "#8c4a86", "#f0795f", "#ffc76e"], ["#e8945f", "#6a4277", "#1d1f48"], "#fff0b8")
MORNING = (["#6ba6d8", "#b9d8ea", "#fbe3cf", "#ffd9a8"], ["#d9d6c8", "#5c9fb8", "#1f5f86"], "#fffbe6")
BLUE = (["#1f78c8", "#5fb0e8", "#b5e0f5", "#dff3fa"], ["#5cc9d6", "#1f9cb8", "#0f5f96"], None)
GREEN = (["#1a3f63", "#3f7f9a", "#9bd0c4", "#f4ecc0"], ["#b9d6b4", "#3f8f92", "#123c56"], "#fff8d6")


def sea(size, seed, palette=SUNSET, sun=(0.5, 0.5), horizon=0.58, things=()):
    sky, water, light = palette
    c = Canvas(size, seed)
    level = c.h * horizon
    c.gradient(sky, (0, 0, c.w, level))
    if light:
        c.glow(c.w * sun[0], c.h * sun[1], c.s * 0.9, light, 0.7)
        c.circle(c.w * sun[0], c.h * sun[1], c.s * 0.07, light)
    c.clouds(0, level * 0.9, mix(sky[-1], "#ffffff", 0.4), 0.5)
    c.gradient(water, (0, level, c.w, c.h))
    for _ in range(900):
        far = c.rng.random() ** 1.7
        y = level + (c.h - level) * far
        length = c.s * (0.01 + 0.07 * far) * c.rng.uniform(0.5, 1.5)
        x = c.rng.uniform(0, c.w)
        color, opacity = (mix(water[0], "#ffffff", 0.4), 0.18) if c.rng.random() < 0.6 else (water[-1], 0.25)
        c.oval(x, y, length, c.s * (0.0008 + 0.003 * far), faded(color, opacity))
    if light:
        for _ in range(420):
            far = c.rng.random()
            y = level + (c.h - level) * far
            x = c.w * sun[0] + c.rng.gauss(0, 1) * c.s * (0.03 + 0.07 * far)
            c.oval(x, y, c.s * c.rng.uniform(0.008, 0.04), c.s * (0.001 + 0.0025 * far), faded(light, 0.5))
    for thing in things:
        thing(c, level)
    return c.finish()


def sailboat(x=0.3, y=0.62, tall=0.22, hull="#2b2340", sail="#fff6e6", other="#f26d5b"):
    def draw(c, _level):
        left, base, high = c.w * x, c.h * y, c.s * tall
        c.draw.polygon([(left, base - high), (left, base), (left - high * 0.42, base)], fill=sail)
        c.draw.polygon([(left + 5, base - high * 0.86), (left + 5, base), (left + high * 0.34, base)], fill=other)
        c.line([(left, base - high * 1.05), (left, base)], hull, c.s * 0.004)
        c.draw.polygon(
            [
                (left - high * 0.5, base + high * 0.03),
                (left + high * 0.48, base + high * 0.03),
                (left + high * 0.34, base + high * 0.16),
                (left - high * 0.38, base + high * 0.16),
            ],
            fill=hull,
        )
        c.oval(left, base + high * 0.17, high * 0.6, high * 0.02, faded("#ffffff", 0.35))

    return draw


def palm(x=0.85, lean=-0.12, tall=0.72, color="#1b1430"):
    def draw(c, _level):
        foot, top = (c.w * x, c.h * 1.02), (c.w * x + c.s * lean, c.h * (1.02 - tall))
        trunk = []
        for step in range(21):
            part = step / 20
            trunk.append((foot[0] + (top[0] - foot[0]) * part**1.7, foot[1] + (top[1] - foot[1]) * part))
        left = [(px - c.s * 0.017 * (1.3 - step / 28), py) for step, (px, py) in enumerate(trunk)]
        right = [(px + c.s * 0.017 * (1.3 - step / 28), py) for step, (px, py) in enumerate(trunk)]
        c.draw.polygon(left + right[::-1], fill=color)
        for leaf in range(8):
            angle = math.radians(-200 + leaf * 31.4 + c.rng.uniform(-6, 6))
            reach = c.s * c.rng.uniform(0.26, 0.33)
            spine = []
            for step in range(25):
                part = step / 24
                droop = c.s * 0.2 * part * part
                spine.append(
                    (top[0] + reach * part * math.cos(angle), top[1] + reach * part * math.sin(angle) + droop)
                )
            for step, (px, py) in enumerate(spine[1:], 1):
                hang = c.s * 0.09 * math.sin(math.pi * (step + 3) / 29)
                side = c.s * 0.03 * math.cos(angle)
                c.draw.polygon(
                    [(px - side * 0.7, py - c.s * 0.006), (px + side * 0.3, py), (px + side, py + hang)], fill=color
                )
            c.line(spine, color, c.s * 0.008)

    return draw


def lighthouse(x=0.78):
    def draw(c, level):
        c.fill(
            [
                (c.w * (x - 0.25), level + 8),
                (c.w * (x - 0.1), level - c.s * 0.07),
                (c.w * (x + 0.05), level - c.s * 0.09),
                (c.w * (x + 0.3), level - c.s * 0.02),
                (c.w * (x + 0.3), level + 8),
            ],
            ["#4d6b58", "#2c3f44"],
        )
        middle, foot = c.w * x, level - c.s * 0.07
        for step in range(5):
            low, high = foot - c.s * 0.07 * step, foot - c.s * 0.07 * (step + 1)
            wide, narrow = c.s * (0.042 - 0.004 * step), c.s * (0.042 - 0.004 * (step + 1))
            c.draw.polygon(
                [(middle - wide, low), (middle + wide, low), (middle + narrow, high), (middle - narrow, high)],
                fill="#f7f3ea" if step % 2 else "#d9413a",
            )
        top = foot - c.s * 0.35
        c.glow(middle, top - c.s * 0.02, c.s * 0.16, "#fff2b0", 0.8)
        c.box(middle - c.s * 0.018, top - c.s * 0.04, middle + c.s * 0.018, top, "#fff3bd")
        c.box(middle - c.s * 0.03, top - 6, middle + c.s * 0.03, top + 6, "#33313f")
        c.draw.polygon(
            [
                (middle - c.s * 0.028, top - c.s * 0.04),
                (middle + c.s * 0.028, top - c.s * 0.04),
                (middle, top - c.s * 0.07),
            ],
            fill="#c9352f",
        )

    return draw
