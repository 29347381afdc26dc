"""Mountains, deserts, fields and trees."""

import math

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
    shore = 0.68
    for layer in range(layers):
        part = layer / max(1, layers - 1)
        level, tall = (0.66 + 0.03 * part, 0.34 - 0.23 * part) if lake else (0.62 + 0.4 * part, 0.34 - 0.1 * part)
        line = c.ridge(level, tall, 1.3 + 1.5 * part, sharp=part < 0.7)
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
        [
            (x - tall * 0.2, y),
            (x + tall * 0.2, y),
            (x + tall * 0.11, y - tall * 0.75),
            (x - tall * 0.11, y - tall * 0.75),
        ],
        fill="#8a4f3a",
    )
    c.draw.pieslice((x - tall * 0.13, y - tall * 0.9, x + tall * 0.13, y - tall * 0.6), 180, 360, fill="#4a3630")
    for blade in range(4):
        angle = math.radians(25 + 90 * blade)
        dx, dy = math.cos(angle), math.sin(angle)
        hub, tip = (x, y - tall * 0.75), (x + dx * tall * 0.55, y - tall * 0.75 + dy * tall * 0.55)
        side = (dy * tall * 0.1, -dx * tall * 0.1)
        near = (hub[0] + dx * tall * 0.1, hub[1] + dy * tall * 0.1)
        c.draw.polygon(
            [near, tip, (tip[0] + side[0], tip[1] + side[1]), (near[0] + side[0], near[1] + side[1])],
            fill=faded("#fbf3e2", 0.92),
        )
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
            leaf = (
                c.rng.choice(["#e8902e", "#d9572b", "#f2bc3f"])
                if warm
                else c.rng.choice(["#5fae4a", "#3f8f4a", "#9ccf5a"])
            )
            c.circle(
                x,
                y,
                c.s * (0.01 + 0.018 * part) * c.rng.uniform(0.6, 1.4),
                faded(mix(light, leaf, 0.35 + 0.65 * part), 0.7),
            )
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
    c.gradient(["#5f8fd0", "#b7cdea", "#fbd9bd", "#fff0cf"])
    c.glow(c.w * 0.2, c.h * 0.62, c.s * 0.7, "#fff4cf", 0.8)
    for layer in range(4):
        part = layer / 3
        color = mix("#d3b0b4", "#6b4a55", part)
        c.ground(
            c.ridge(0.78 + 0.08 * layer, 0.16, 1.6 + layer, sharp=True),
            [color, mix(color, "#fff0cf", 0.4 * (1 - part))],
        )
    colors = ["#e4483f", "#f6b32f", "#2f8fd0", "#5bb36a", "#8a4fb0", "#f07f4f", "#fdf1dc"]
    for x, y, radius in [
        (0.9, 0.62, 0.035),
        (0.12, 0.5, 0.045),
        (0.6, 0.16, 0.06),
        (0.79, 0.42, 0.09),
        (0.33, 0.34, 0.17),
    ]:
        balloon(c, c.w * x, c.h * y, c.s * radius, c.rng.sample(colors, 2))
    return c.finish()


def balloon(c, x, y, radius, colors):
    for stripe in range(7):
        half, top = radius * math.cos(math.pi * stripe / 14), y - radius
        mouth = y + radius * 1.4
        color = colors[stripe % 2]
        c.draw.polygon([(x - half, y), (x - half * 0.35, mouth), (x + half * 0.35, mouth), (x + half, y)], fill=color)
        c.draw.pieslice((x - half, top, x + half, y + radius), 180, 360, fill=color)
        c.draw.chord((x - half, top, x + half, y + radius), 0, 180, fill=color)
    c.glow(x - radius * 0.35, y - radius * 0.4, radius * 0.7, "#ffffff", 0.35)
    basket = y + radius * 1.75
    c.line([(x - radius * 0.3, y + radius * 1.38), (x - radius * 0.12, basket)], "#4a3a33", radius * 0.025)
    c.line([(x + radius * 0.3, y + radius * 1.38), (x + radius * 0.12, basket)], "#4a3a33", radius * 0.025)
    c.box(x - radius * 0.15, basket, x + radius * 0.15, basket + radius * 0.2, "#7a4f2f", radius * 0.04)
