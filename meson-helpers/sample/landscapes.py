"""Mountains, seas, skies and fields."""

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Canvas, Noise, faded, mix

# Sky from top to bottom, the farthest and the nearest hill, the sun.
DAWN = (["#41548f", "#9a7fb0", "#f2a98f", "#ffe0a8"], "#c795a8", "#2c2346", "#fff1c4")
DUSK = (["#2a2a5e", "#7b4583", "#e56f66", "#fbbf6b"], "#a35a7c", "#1c1433", "#ffe3a0")
NOON = (["#2f7fd0", "#7db8ec", "#cfe8f7", "#e9f4fa"], "#a6c6dc", "#1f5a43", "#ffffff")
SPRING = (["#4fa3dd", "#a5d6f0", "#e4f3e2", "#f5f7dc"], "#a9cfb4", "#2f7d3a", "#fffbe0")
WINTER = (["#5b86b8", "#a9c4de", "#e3e6ee", "#f9e9e2"], "#c3cfe0", "#3b4d70", "#fff6ea")
AUTUMN = (["#6b93b8", "#bcd0d6", "#f6e3bf", "#f8d9a0"], "#d9b48a", "#7a2f1d", "#fff2cc")


def mountains(size, seed, palette=DAWN, sun=(0.7, 0.42), layers=5, snow=False, lake=False, pines=0, clouds=0.45):
    sky, far, near, light = palette
    c = Canvas(size, seed)
    c.gradient(sky, (0, 0, c.w, c.h * 0.75))
    c.gradient([sky[-1], sky[-1]], (0, c.h * 0.75, c.w, c.h))
    if sun:
        c.glow(c.w * sun[0], c.h * sun[1], c.s * 0.75, light, 0.75)
        c.circle(c.w * sun[0], c.h * sun[1], c.s * 0.05, light)
    if clouds:
        c.clouds(0, c.h * 0.5, mix(sky[-1], "#ffffff", 0.5), clouds)
    shore = 0.68 if lake else 1.0
    for layer in range(layers):
        part = layer / max(1, layers - 1)
        level = (0.62 + 0.4 * part) * (0.96 if lake else 1) if not lake else 0.66 + 0.03 * part
        line = c.ridge(level, 0.34 - 0.1 * part - (0.13 * part if lake else 0), 1.3 + 1.5 * part, sharp=part < 0.7)
        color = mix(far, near, part**1.2)
        c.ground(line, [color, mix(color, sky[-1], 0.45 * (1 - part))])
        if snow and part < 0.5:
            cover_with_snow(c, line, (0.52 + 0.1 * part) * c.h, part)
        if pines and layer >= layers - 2:
            for _ in range(pines):
                x, y = c.rng.choice(line)
                pine(c, x, y + c.s * 0.01, c.s * c.rng.uniform(0.05, 0.1) * (0.6 + part * 0.6), color)
    if lake:
        c.reflect(c.h * shore, mix(far, sky[0], 0.5), 0.25)
        c.line([(0, c.h * shore), (c.w, c.h * shore)], faded(sky[-1], 0.35), 3)
    return c.finish()


def cover_with_snow(c, line, limit, part):
    noise = Noise(c.rng, 4, 0.7)
    below = [(x, y + max(0, limit - y) * (0.1 + 0.9 * noise(x / c.s * 14))) for x, y in line]
    c.fill(line + below[::-1], [mix("#ffffff", "#c9d6ea", part), "#dfe7f3"], 0.9)


def pine(c, x, y, tall, color):
    for step in range(4):
        top = y - tall * (1 - step * 0.2)
        half = tall * (0.09 + 0.06 * step)
        c.draw.polygon([(x, top), (x - half, top + tall * 0.32), (x + half, top + tall * 0.32)], fill=color)
    c.box(x - tall * 0.025, y - tall * 0.1, x + tall * 0.025, y + tall * 0.05, color)


SUNSET_SEA = (["#26316b", "#8c4a86", "#f0795f", "#ffc76e"], ["#e8945f", "#6a4277", "#1d1f48"], "#fff0b8")
MORNING_SEA = (["#6ba6d8", "#b9d8ea", "#fbe3cf", "#ffd9a8"], ["#d9d6c8", "#5c9fb8", "#1f5f86"], "#fffbe6")
BLUE_SEA = (["#1f78c8", "#5fb0e8", "#b5e0f5", "#dff3fa"], ["#5cc9d6", "#1f9cb8", "#0f5f96"], None)
GREEN_SEA = (["#1a3f63", "#3f7f9a", "#9bd0c4", "#f4ecc0"], ["#b9d6b4", "#3f8f92", "#123c56"], "#fff8d6")


def sea(size, seed, palette=SUNSET_SEA, sun=(0.5, 0.5), horizon=0.58, things=()):
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
        for leaf in range(9):
            angle = math.radians(-200 + leaf * 27.5 + c.rng.uniform(-6, 6))
            reach = c.s * c.rng.uniform(0.26, 0.33)
            spine = []
            for step in range(25):
                part = step / 24
                droop = c.s * 0.2 * part * part
                spine.append((top[0] + reach * part * math.cos(angle), top[1] + reach * part * math.sin(angle) + droop))
            for step, (px, py) in enumerate(spine[1:], 1):
                hang = c.s * 0.09 * math.sin(math.pi * (step + 3) / 29)
                side = c.s * 0.03 * math.cos(angle)
                c.draw.polygon([(px - side * 0.7, py - c.s * 0.006), (px + side * 0.3, py), (px + side, py + hang)], fill=color)
            c.line(spine, color, c.s * 0.008)

    return draw


def lighthouse(x=0.78):
    def draw(c, level):
        c.fill(
            [(c.w * (x - 0.25), level + 8), (c.w * (x - 0.1), level - c.s * 0.07), (c.w * (x + 0.05), level - c.s * 0.09),
             (c.w * (x + 0.3), level - c.s * 0.02), (c.w * (x + 0.3), level + 8)],
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
            [(middle - c.s * 0.028, top - c.s * 0.04), (middle + c.s * 0.028, top - c.s * 0.04), (middle, top - c.s * 0.07)],
            fill="#c9352f",
        )

    return draw


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
    for step in range(70):
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
                draw.rectangle((x / 4 - 1, low - tall, x / 4 + 1, low), fill=faded(color, 0.75 * bright * (1 - step / 24) ** 2))
    light = light.filter(ImageFilter.GaussianBlur(3)).resize((c.w, c.h), Image.Resampling.BICUBIC)
    c.put(ImageChops.screen(c.image, light))


def dunes(size, seed):
    c = Canvas(size, seed)
    c.gradient(["#2f6fb8", "#86b9de", "#f6dfbd"], (0, 0, c.w, c.h * 0.6))
    c.gradient(["#f6dfbd", "#f0c68c"], (0, c.h * 0.6, c.w, c.h))
    c.glow(c.w * 0.22, c.h * 0.2, c.s * 0.6, "#fff8e0", 0.85)
    for layer in range(4):
        part = layer / 3
        peak = c.w * (0.3, 0.72, 0.42, 0.66)[layer]
        level, tall = c.h * (0.56 + 0.15 * layer), c.h * (0.14 + 0.05 * layer)
        wide = c.w * (0.3 + 0.08 * layer)
        noise = Noise(c.rng, 3, 0.4)
        line = []
        for x in range(-8, c.w + 16, 8):
            hill = math.exp(-(((x - peak) / wide) ** 2) * (1.6 if x > peak else 1)) - 0.12 * abs(x - peak) / c.w
            line.append((x, level - tall * hill + c.h * 0.05 * noise(x / c.w * 3)))
        light, dark = mix("#f7d9a8", "#f0a85a", part), mix("#cf9d6c", "#8a4524", part)
        c.ground(line, [light, mix(light, dark, 0.35)])
        right = [point for point in line if point[0] >= peak]
        crest = []
        for step in range(30):
            down = step / 29
            bend = wide * (0.5 * down + 0.16 * math.sin(down * 7 + layer))
            crest.append((peak + bend, right[0][1] + (c.h * 1.02 - right[0][1]) * down))
        c.fill(right + [(c.w + 8, c.h + 8)] + crest[::-1], [dark, mix(light, dark, 0.6)], 0.85)
        for ripple in range(16):
            y = c.h * 0.014 * (ripple + 1)
            wave = [(px, py + y + 4 * math.sin(px / 60 + ripple)) for px, py in line if px < peak - y]
            c.line(wave, faded(dark, 0.13), 3)
    return c.finish()


def tulips(size, seed):
    c = Canvas(size, seed)
    level = c.h * 0.46
    c.gradient(["#3f96dc", "#a8d8f2", "#f3f6e4"], (0, 0, c.w, level))
    c.clouds(0, level, "#ffffff", 0.55)
    c.gradient(["#7fae5a", "#3f7a35"], (0, level, c.w, c.h))
    windmill(c, c.w * 0.74, level + 6, c.s * 0.27)
    colors = ["#e23b4e", "#f7c531", "#f2729d", "#8d4bb8", "#f58b2e", "#fff0f3"]
    vanish = c.w * 0.42
    for row in range(-7, 9):
        low = (c.w * 0.5 + row * c.w * 0.2, c.w * 0.5 + (row + 0.72) * c.w * 0.2)
        color = colors[row % len(colors)]
        c.fill(
            [(vanish + row * 26, level), (vanish + (row + 0.72) * 26, level), (low[1], c.h), (low[0], c.h)],
            [mix(color, "#ffffff", 0.15), color],
        )
        for _ in range(240):
            far = c.rng.random() ** 0.7
            part = c.rng.random()
            top = vanish + (row + 0.72 * part) * 26
            x = top + (low[0] + (low[1] - low[0]) * part - top) * far
            y = level + (c.h - level) * far
            tone = mix(color, c.rng.choice(["#ffffff", "#40102a"]), c.rng.uniform(0, 0.35))
            c.oval(x, y, c.s * 0.002 + c.s * 0.013 * far, c.s * 0.002 + c.s * 0.017 * far, tone)
    return c.finish()


def windmill(c, x, y, tall):
    c.draw.polygon(
        [(x - tall * 0.2, y), (x + tall * 0.2, y), (x + tall * 0.11, y - tall * 0.75), (x - tall * 0.11, y - tall * 0.75)],
        fill="#8a4f3a",
    )
    c.draw.pieslice((x - tall * 0.13, y - tall * 0.9, x + tall * 0.13, y - tall * 0.6), 180, 360, fill="#4a3630")
    for blade in range(4):
        angle = math.radians(25 + 90 * blade)
        dx, dy = math.cos(angle), math.sin(angle)
        hub, tip = (x, y - tall * 0.75), (x + dx * tall * 0.55, y - tall * 0.75 + dy * tall * 0.55)
        side = (dy * tall * 0.1, -dx * tall * 0.1)
        near = (hub[0] + dx * tall * 0.1, hub[1] + dy * tall * 0.1)
        c.draw.polygon([near, tip, (tip[0] + side[0], tip[1] + side[1]), (near[0] + side[0], near[1] + side[1])],
                       fill=faded("#fbf3e2", 0.92))  # fmt: skip
        c.line([hub, tip], "#3a2a26", tall * 0.02)


def forest(size, seed, warm=False):
    light, dark = ("#ffe2a0", "#5a2a18") if warm else ("#dff2d0", "#12382b")
    c = Canvas(size, seed)
    c.gradient([mix(light, "#ffffff", 0.3), light, mix(light, dark, 0.35)])
    c.glow(c.w * 0.55, c.h * 0.3, c.s * 0.8, "#fffbe6", 0.9)
    for layer in range(5):
        part = layer / 4
        color = mix(light, dark, 0.2 + 0.8 * part)
        for _ in range(13 - layer * 2):
            x, wide = c.rng.uniform(0, c.w), c.s * (0.008 + 0.03 * part) * c.rng.uniform(0.7, 1.3)
            c.draw.polygon(
                [(x - wide * 0.7, -5), (x + wide * 0.7, -5), (x + wide * 1.2, c.h), (x - wide * 1.2, c.h)], fill=color
            )
        for _ in range(170):
            x, y = c.rng.uniform(0, c.w), c.h * c.rng.uniform(-0.05, 0.42) * (0.5 + 0.5 * part)
            leaf = c.rng.choice(["#e8902e", "#d9572b", "#f2bc3f"]) if warm else c.rng.choice(["#5fae4a", "#3f8f4a", "#9ccf5a"])
            c.circle(x, y, c.s * (0.01 + 0.018 * part) * c.rng.uniform(0.6, 1.4), faded(mix(light, leaf, 0.35 + 0.65 * part), 0.7))
        line = c.ridge(0.84 + 0.05 * layer, 0.07, 3)
        c.ground(line, [mix(color, light, 0.3), color])
    for beam in range(6):
        x = c.w * (0.32 + 0.1 * beam)
        c.fill([(c.w * 0.55, -c.h * 0.1), (x - c.s * 0.06, c.h), (x + c.s * 0.04, c.h)], ["#fffbe0", light], 0.07)
    return c.finish()


def blossom(size, seed, leaves=("#f7b6cc", "#fbd3e0", "#e88fb0", "#fff0f5"), palette=SPRING):
    sky, far, near, _ = palette
    c = Canvas(size, seed)
    c.gradient(sky)
    c.clouds(0, c.h * 0.6, "#ffffff", 0.5)
    c.ground(c.ridge(0.8, 0.12, 1.2), [far, mix(far, near, 0.4)])
    c.ground(c.ridge(0.92, 0.08, 0.8, roughness=0.3), [mix(far, near, 0.75), near])
    foot = (c.w * 0.5, c.h * 0.87)
    tips = branches(c, foot, -90, c.h * 0.2, c.s * 0.035)
    for x, y in tips * 7:
        dx, dy = c.rng.gauss(0, c.s * 0.045), c.rng.gauss(0, c.s * 0.04)
        c.circle(x + dx, y + dy, c.s * c.rng.uniform(0.008, 0.022), faded(c.rng.choice(leaves), 0.85))
    for _ in range(110):
        x, y = c.rng.gauss(foot[0], c.w * 0.2), c.h * c.rng.uniform(0.86, 0.96)
        c.oval(x, y, c.s * 0.008, c.s * 0.004, faded(c.rng.choice(leaves), 0.9), c.rng.uniform(0, 180))
    return c.finish()


def branches(c, start, angle, length, width):
    """Draws a branch and all that grow from it; gives back where they end."""
    end = (start[0] + length * math.cos(math.radians(angle)), start[1] + length * math.sin(math.radians(angle)))
    c.line([start, end], "#4a3028", width)
    c.circle(*end, width / 2, "#4a3028")
    if length < c.s * 0.045:
        return [end]
    tips = [end] if length < c.s * 0.1 else []
    for turn in (c.rng.uniform(-42, -18), c.rng.uniform(14, 40), c.rng.uniform(-12, 12)):
        if abs(turn) > 12 or c.rng.random() < 0.5:
            tips += branches(c, end, angle + turn, length * c.rng.uniform(0.68, 0.82), width * 0.66)
    return tips


def balloons(size, seed):
    c = Canvas(size, seed)
    sky, far, near, _ = DAWN
    c.gradient(["#5f8fd0", "#b7cdea", "#fbd9bd", "#fff0cf"])
    c.glow(c.w * 0.2, c.h * 0.62, c.s * 0.7, "#fff4cf", 0.8)
    for layer in range(4):
        part = layer / 3
        color = mix("#d3b0b4", "#6b4a55", part)
        c.ground(c.ridge(0.78 + 0.08 * layer, 0.16, 1.6 + layer, sharp=True), [color, mix(color, "#fff0cf", 0.4 * (1 - part))])
    colors = ["#e4483f", "#f6b32f", "#2f8fd0", "#5bb36a", "#8a4fb0", "#f07f4f", "#fdf1dc"]
    for x, y, radius in [(0.9, 0.62, 0.035), (0.12, 0.5, 0.045), (0.6, 0.16, 0.06), (0.79, 0.42, 0.09), (0.33, 0.34, 0.17)]:
        balloon(c, c.w * x, c.h * y, c.s * radius, c.rng.sample(colors, 2))
    return c.finish()


def balloon(c, x, y, radius, colors):
    for stripe in range(7):
        half = radius * (1 - stripe / 3.5) if stripe < 4 else radius * (1 - (7 - stripe) / 3.5)
        half = radius * math.cos(math.pi * stripe / 14)
        top, bottom = y - radius, y + radius * 1.05
        points = [(x - half, y), (x - half * 0.35, bottom + radius * 0.35), (x + half * 0.35, bottom + radius * 0.35), (x + half, y)]
        c.draw.polygon(points, fill=colors[stripe % 2])
        c.draw.pieslice((x - half, top, x + half, y + radius), 180, 360, fill=colors[stripe % 2])
        c.draw.chord((x - half, top, x + half, y + radius * 1.02), 0, 180, fill=colors[stripe % 2])
    c.glow(x - radius * 0.35, y - radius * 0.4, radius * 0.7, "#ffffff", 0.35)
    basket = y + radius * 1.75
    c.line([(x - radius * 0.3, y + radius * 1.38), (x - radius * 0.12, basket)], "#4a3a33", radius * 0.025)
    c.line([(x + radius * 0.3, y + radius * 1.38), (x + radius * 0.12, basket)], "#4a3a33", radius * 0.025)
    c.box(x - radius * 0.15, basket, x + radius * 0.15, basket + radius * 0.2, "#7a4f2f", radius * 0.04)
