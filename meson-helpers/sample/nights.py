"""Skies at night."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Canvas, Noise, faded, mix
from .landscapes import pine


def night(size, seed, aurora=False, trails=False, tent=False):
    c = Canvas(size, seed)
    c.gradient(["#060a20", "#121b48", "#2b3f78", "#1d5b66" if aurora else "#6b76a8"])
    if trails:
        star_trails(c)
    elif not aurora:
        milky_way(c)
    if aurora:
        curtains(c)
    c.stars(300 if aurora else 0 if trails else 700, c.h * 0.85)
    for layer in range(3):
        line = c.ridge(0.86 + 0.07 * layer, 0.16 - 0.03 * layer, 1.5 + layer, sharp=layer == 0)
        color = mix("#1d2750", "#04060f", layer / 2)
        c.ground(line, [color, mix(color, "#000000", 0.4)])
        if layer:
            for _ in range(26):
                x, y = c.rng.choice(line)
                pine(c, x, y + c.s * 0.01, c.s * c.rng.uniform(0.06, 0.17), color)
    if tent:
        x, y, wide = c.w * 0.62, c.h * 0.93, c.s * 0.13
        c.glow(x, y - wide * 0.3, wide * 2.6, "#ffb14a", 0.55)
        c.fill([(x, y - wide), (x - wide, y), (x + wide, y)], ["#fff0b3", "#ff9d3f"])
        c.draw.polygon([(x, y - wide), (x - wide * 0.18, y), (x + wide * 0.18, y)], fill="#b8591c")
    return c.finish()


def milky_way(c):
    """From the lower left to the upper right."""
    for _ in range(70):
        part = c.rng.random()
        x, y = c.w * (0.1 + 0.75 * part), c.h * (0.9 - 0.95 * part) + c.rng.gauss(0, c.s * 0.05)
        tone = c.rng.choice(["#8f7fd0", "#b79adf", "#7f9be0", "#d9a9c9"])
        c.glow(x, y, c.s * c.rng.uniform(0.12, 0.3), tone, 0.13, 1.5)
    for _ in range(2600):
        part = c.rng.random()
        x = c.w * (0.1 + 0.75 * part) + c.rng.gauss(0, c.s * 0.09)
        y = c.h * (0.9 - 0.95 * part) + c.rng.gauss(0, c.s * 0.06)
        c.circle(x, y, c.rng.uniform(0.8, 1.7), faded("#ffffff", c.rng.uniform(0.15, 0.8)))


def star_trails(c):
    x, y = c.w * 0.46, c.h * 0.42
    for _ in range(480):
        radius = c.s * 1.1 * c.rng.random() ** 0.6
        start, length = c.rng.uniform(0, 360), c.rng.uniform(30, 55)
        color = faded(c.rng.choice(["#ffffff", "#cfe0ff", "#ffe9c9", "#b9c9ff"]), c.rng.uniform(0.15, 0.8))
        edge = (x - radius, y - radius, x + radius, y + radius)
        c.draw.arc(edge, start, start + length, fill=color, width=c.rng.choice([2, 2, 3, 4]))


def curtains(c):
    light = Image.new("RGB", (c.w // 4, c.h // 4))
    draw = ImageDraw.Draw(light, "RGBA")
    for color, top in [("#35f0a0", 0.62), ("#3fe0c8", 0.72), ("#a06cf5", 0.5), ("#45f58a", 0.8)]:
        rays = Noise(c.rng, 6, 0.8)
        for x, y in c.ridge(top, 0.42, 0.8):
            bright = rays(x / c.s * 9) ** 1.5
            for step in range(24):
                low, tall = y / 4 - light.height * 0.5 * step / 24, light.height * 0.5 / 24
                draw.rectangle(
                    (x / 4 - 1, low - tall, x / 4 + 1, low), fill=faded(color, 0.75 * bright * (1 - step / 24) ** 2)
                )
    light = light.filter(ImageFilter.GaussianBlur(3)).resize((c.w, c.h), Image.Resampling.BICUBIC)
    c.put(ImageChops.screen(c.image, light))
