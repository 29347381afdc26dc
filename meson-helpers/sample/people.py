"""People and animals, drawn flat."""

import math

from .canvas import Canvas, faded, mix


class Person:
    """A head with shoulders. `hair` is one of short, long, bun, curly, bald; `extra` any of glasses, beard, hat."""

    def __init__(self, skin, hair_color, hair, clothes, extra=(), size=1.0):
        self.skin, self.hair_color, self.hair, self.clothes = skin, hair_color, hair, clothes
        self.extra, self.size = extra, size

    def draw(self, c, x, y, radius, tilt=0):
        """With the middle of the face at (x, y)."""
        r = radius * self.size
        shade = mix(self.skin, "#7a3b2e", 0.25)
        if self.hair in ("long", "curly"):
            self.back_hair(c, x, y, r)
        c.box(x - r * 0.3, y + r * 0.6, x + r * 0.3, y + r * 1.5, shade, r * 0.2)
        c.draw.pieslice((x - r * 1.75, y + r * 1.15, x + r * 1.75, y + r * 5.5), 180, 360, fill=self.clothes)
        c.box(x - r * 1.75, y + r * 3.3, x + r * 1.75, c.h + 10, self.clothes)
        c.draw.pieslice((x - r * 0.5, y + r * 0.9, x + r * 0.5, y + r * 1.65), 0, 180, fill=shade)
        c.circle(x - r * 0.93, y + r * 0.1, r * 0.17, shade)
        c.circle(x + r * 0.93, y + r * 0.1, r * 0.17, shade)
        c.oval(x, y, r * 0.93, r * 1.08, self.skin)
        self.front_hair(c, x, y, r)
        self.face(c, x, y, r, shade)

    def back_hair(self, c, x, y, r):
        if self.hair == "long":
            c.box(x - r * 1.16, y - r * 0.9, x + r * 1.16, y + r * 1.7, self.hair_color, r * 0.9)
        else:
            for step in range(15):
                angle = math.radians(150 + step * 17)
                c.circle(
                    x + math.cos(angle) * r * 1.02, y + math.sin(angle) * r * 1.02 - r * 0.1, r * 0.42, self.hair_color
                )

    def front_hair(self, c, x, y, r):
        tone = self.hair_color
        if self.hair == "bald":
            c.circle(x - r * 0.95, y - r * 0.1, r * 0.2, tone)
            c.circle(x + r * 0.95, y - r * 0.1, r * 0.2, tone)
            return
        if self.hair == "bun":
            c.circle(x, y - r * 1.25, r * 0.45, tone)
        top = 206 if self.hair == "short" else 188
        c.draw.chord((x - r * 1.05, y - r * 1.22, x + r * 1.05, y + r * 0.75), top, 540 - top, fill=tone)
        if self.hair == "short":
            for step in range(9):
                part = step / 8
                c.circle(
                    x + r * (1.56 * part - 0.78),
                    y - r * (0.72 + 0.32 * math.sin(math.pi * part)),
                    r * (0.2 + 0.1 * part),
                    tone,
                )
        if self.hair == "long":
            c.draw.polygon(
                [
                    (x - r * 1.02, y + r * 0.3),
                    (x - r * 0.95, y - r * 0.6),
                    (x - r * 0.1, y - r * 0.9),
                    (x - r * 0.62, y - r * 0.1),
                ],
                fill=tone,
            )
            c.draw.polygon(
                [
                    (x + r * 1.02, y + r * 0.3),
                    (x + r * 0.95, y - r * 0.6),
                    (x - r * 0.1, y - r * 0.9),
                    (x + r * 0.66, y - r * 0.15),
                ],
                fill=tone,
            )
        if self.hair == "curly":
            for step in range(7):
                c.circle(
                    x - r * 0.78 + r * 0.26 * step,
                    y - r * 0.78 - r * 0.12 * math.sin(step * math.pi / 6),
                    r * 0.27,
                    tone,
                )
        if "hat" in self.extra:
            c.draw.chord((x - r, y - r * 1.65, x + r, y + r * 0.35), 180, 360, fill="#f2c14e")
            c.oval(x, y - r * 0.62, r * 1.55, r * 0.2, "#e6ae35")
            c.box(x - r * 0.99, y - r * 0.88, x + r * 0.99, y - r * 0.66, "#d9534f")

    def face(self, c, x, y, r, shade):
        if "beard" in self.extra:
            c.draw.chord((x - r * 0.93, y - r * 0.98, x + r * 0.93, y + r * 1.16), 16, 164, fill=self.hair_color)
            c.oval(x, y + r * 0.2, r * 0.6, r * 0.32, self.skin)
        for side in (-1, 1):
            c.oval(x + side * r * 0.36, y + r * 0.02, r * 0.085, r * 0.11, "#2b1f1c")
            c.circle(x + side * r * 0.36 + r * 0.03, y - r * 0.03, r * 0.03, "#ffffff")
            brow = [
                (x + side * r * (0.24 + 0.05 * step), y - r * (0.24 + 0.04 * math.sin(step * math.pi / 5)))
                for step in range(6)
            ]
            c.line(brow, mix(self.hair_color, "#2b1f1c", 0.4), r * 0.06)
            c.circle(x + side * r * 0.52, y + r * 0.36, r * 0.17, faded("#f0645c", 0.28))
        c.line([(x, y + r * 0.08), (x + r * 0.07, y + r * 0.28), (x - r * 0.03, y + r * 0.3)], shade, r * 0.05)
        c.draw.chord((x - r * 0.34, y + r * 0.2, x + r * 0.34, y + r * 0.74), 15, 165, fill="#8f2f34")
        c.draw.chord((x - r * 0.3, y + r * 0.24, x + r * 0.3, y + r * 0.6), 20, 160, fill="#ffffff")
        if "glasses" in self.extra:
            for side in (-1, 1):
                middle = x + side * r * 0.38
                edge = (middle - r * 0.27, y - r * 0.22, middle + r * 0.27, y + r * 0.28)
                c.draw.ellipse(edge, outline="#33313f", width=round(r * 0.05))
            c.line([(x - r * 0.11, y), (x + r * 0.11, y)], "#33313f", r * 0.05)


MOTHER = Person("#f3c9a8", "#5a2f1c", "long", "#2f8f83")
FATHER = Person("#e8b48c", "#2b1f1c", "short", "#2f5f9a", ("beard",))
DAUGHTER = Person("#f5cfb0", "#8a4a22", "bun", "#f26d8a", size=0.8)
SON = Person("#f0c09a", "#3a241a", "curly", "#f2b134", size=0.78)
GRANDMOTHER = Person("#f2cdb4", "#e3e0e6", "bun", "#8f6fb8", ("glasses",))
GRANDFATHER = Person("#ecc0a0", "#d9d6d2", "bald", "#6b7f5a", ("glasses",))
FRIEND = Person("#8d5a3b", "#1d1412", "curly", "#f07f4f")
TRAVELLER = Person("#f0c39c", "#6b3a1f", "long", "#e9f1f5", ("hat",))


def portrait(size, seed, person=MOTHER, ground=("#f7c9a8", "#f29f86"), pattern="discs"):
    c = Canvas(size, seed)
    c.gradient(ground)
    if pattern == "discs":
        c.bokeh(26, ["#ffffff", ground[1]], 0.06, 0.2, 0.16)
    elif pattern == "rays":
        for ray in range(0, 360, 20):
            x, y = c.w * 0.5, c.h * 0.45
            ends = [
                (x + math.cos(math.radians(ray + part)) * c.w, y + math.sin(math.radians(ray + part)) * c.w)
                for part in (0, 10)
            ]
            c.draw.polygon([(x, y), *ends], fill=faded("#ffffff", 0.14))
    person.draw(c, c.w * 0.5, c.h * 0.44, c.s * 0.22)
    return c.finish(vignette=0.15)


def group(size, seed, people, scene="park"):
    """Several people side by side, those at the back higher up."""
    c = Canvas(size, seed)
    if scene == "park":
        c.gradient(["#7fc4ee", "#d9f0f7", "#dff0c8"])
        for _ in range(34):
            c.circle(
                c.rng.uniform(0, c.w),
                c.h * c.rng.uniform(0.2, 0.5),
                c.s * c.rng.uniform(0.06, 0.14),
                faded(c.rng.choice(["#5fa855", "#7fbf62", "#4b9450"]), 0.85),
            )
        c.ground(c.ridge(0.6, 0.06, 1), ["#9ccf6b", "#6fae4f"])
    else:
        c.gradient(["#f7dcb8", "#f2c79a"])
        string_of_flags(c)
        c.bokeh(26, ["#ffffff", "#f7a08a", "#8fc9e0"], 0.03, 0.09, 0.3)
    count = len(people)
    order = sorted(range(count), key=lambda place: -people[place].size)
    for place in order:
        x = c.w * (0.5 + (place - (count - 1) / 2) * 0.88 / max(count, 3))
        people[place].draw(c, x, c.h * (0.48 + 0.3 * (1 - people[place].size)), c.s * 0.5 / max(count, 3))
    return c.finish(vignette=0.15)


def string_of_flags(c):
    colors = ["#e4483f", "#f6b32f", "#2f8fd0", "#5bb36a", "#8a4fb0"]
    for row in (0.06, 0.16):
        rope = [(c.w * step / 60, c.h * (row + 0.08 * math.sin(math.pi * (step / 60 * 2 % 1)))) for step in range(61)]
        c.line(rope, "#8a6a4a", 5)
        for step in range(2, 60, 4):
            x, y = rope[step]
            wide = c.s * 0.028
            c.draw.polygon([(x - wide, y), (x + wide, y), (x, y + wide * 2)], fill=colors[step // 4 % 5])


def selfie(size, seed):
    """Two friends at the sea, at an arm's length."""
    c = Canvas(size, seed)
    c.gradient(["#4fa8e0", "#a5dcf2", "#e6f6f4"], (0, 0, c.w, c.h * 0.5))
    c.clouds(0, c.h * 0.4, "#ffffff", 0.5)
    c.gradient(["#3fc0cf", "#1f8fb0"], (0, c.h * 0.45, c.w, c.h * 0.7))
    c.gradient(["#f7e3b8", "#eacb8f"], (0, c.h * 0.66, c.w, c.h))
    TRAVELLER.draw(c, c.w * 0.3, c.h * 0.47, c.s * 0.19)
    FRIEND.draw(c, c.w * 0.69, c.h * 0.55, c.s * 0.18)
    return c.finish(vignette=0.15)


def cat(size, seed, fur="#e8954a", ground=("#8fc7c9", "#5f9fae")):
    c = Canvas(size, seed)
    c.gradient(ground)
    c.bokeh(20, ["#ffffff"], 0.05, 0.16, 0.13)
    x, y, r = c.w * 0.5, c.h * 0.5, c.s * 0.29
    dark, light = mix(fur, "#3a1a0a", 0.35), mix(fur, "#ffffff", 0.75)
    c.draw.pieslice((x - r * 1.35, y + r * 0.55, x + r * 1.35, y + r * 4), 180, 360, fill=fur)
    c.oval(x, y + r * 1.55, r * 0.5, r * 0.75, light)
    for side in (-1, 1):
        ear = [
            (x + side * r * 0.95, y - r * 0.25),
            (x + side * r * 0.92, y - r * 1.3),
            (x + side * r * 0.15, y - r * 0.8),
        ]
        c.draw.polygon(ear, fill=fur)
        c.draw.polygon(
            [(px * 0.75 + (x + side * r * 0.7) * 0.25, py * 0.72 + (y - r * 0.7) * 0.28) for px, py in ear],
            fill="#f2a9a0",
        )
    c.oval(x, y, r * 1.1, r * 0.95, fur)
    for stripe in (-0.3, 0, 0.3):
        c.draw.polygon(
            [
                (x + r * (stripe - 0.07), y - r * 0.93),
                (x + r * (stripe + 0.07), y - r * 0.93),
                (x + r * stripe * 0.8, y - r * 0.5),
            ],
            fill=dark,
        )
    for side in (-1, 1):
        for low in (0.05, 0.3):
            c.draw.polygon(
                [
                    (x + side * r * 1.08, y + r * (low - 0.05)),
                    (x + side * r * 1.06, y + r * (low + 0.1)),
                    (x + side * r * 0.72, y + r * (low + 0.05)),
                ],
                fill=dark,
            )
        c.oval(x + side * r * 0.3, y + r * 0.42, r * 0.36, r * 0.28, light)
        c.oval(x + side * r * 0.45, y - r * 0.05, r * 0.22, r * 0.25, "#d9e88a")
        c.oval(x + side * r * 0.45, y - r * 0.05, r * 0.085, r * 0.22, "#1d1a16")
        c.circle(x + side * r * 0.45 + r * 0.06, y - r * 0.14, r * 0.05, "#ffffff")
        for whisker in (-0.1, 0.02, 0.14):
            c.line(
                [(x + side * r * 0.5, y + r * 0.42), (x + side * r * 1.4, y + r * (0.36 + whisker * 1.6))],
                faded("#ffffff", 0.85),
                4,
            )
    c.draw.polygon([(x - r * 0.12, y + r * 0.22), (x + r * 0.12, y + r * 0.22), (x, y + r * 0.36)], fill="#d9706a")
    for side in (-1, 1):
        c.draw.arc(
            (x - r * 0.11 + side * r * 0.11, y + r * 0.3, x + r * 0.11 + side * r * 0.11, y + r * 0.55),
            10,
            170,
            fill="#6b3324",
            width=6,
        )
    return c.finish(vignette=0.2)


def dog(size, seed, fur="#b57a45", ground=("#f7d9a0", "#f0b86b")):
    c = Canvas(size, seed)
    c.gradient(ground)
    c.bokeh(20, ["#ffffff"], 0.05, 0.16, 0.15)
    x, y, r = c.w * 0.5, c.h * 0.48, c.s * 0.27
    dark, light = mix(fur, "#2a140a", 0.5), "#fdf3e4"
    c.draw.pieslice((x - r * 1.4, y + r * 0.7, x + r * 1.4, y + r * 4.5), 180, 360, fill=fur)
    c.oval(x, y + r * 1.7, r * 0.6, r * 0.8, light)
    c.oval(x, y, r, r * 1.05, fur)
    c.draw.polygon(
        [
            (x - r * 0.14, y - r * 1.02),
            (x + r * 0.14, y - r * 1.02),
            (x + r * 0.26, y + r * 0.2),
            (x - r * 0.26, y + r * 0.2),
        ],
        fill=light,
    )
    c.oval(x, y + r * 0.5, r * 0.62, r * 0.5, light)
    for side in (-1, 1):
        c.oval(x + side * r * 1.0, y + r * 0.05, r * 0.33, r * 0.8, dark, side * -14)
        c.circle(x + side * r * 0.42, y - r * 0.08, r * 0.15, "#1d1410")
        c.circle(x + side * r * 0.42 + r * 0.05, y - r * 0.14, r * 0.045, "#ffffff")
        c.line([(x + side * r * 0.3, y - r * 0.38), (x + side * r * 0.55, y - r * 0.4)], dark, r * 0.05)
    c.box(x - r * 0.2, y + r * 0.72, x + r * 0.2, y + r * 1.16, "#f2707f", r * 0.18)
    c.oval(x, y + r * 0.28, r * 0.24, r * 0.17, "#2a1a16")
    c.oval(x - r * 0.07, y + r * 0.22, r * 0.07, r * 0.04, faded("#ffffff", 0.5))
    for side in (-1, 1):
        middle = x + side * r * 0.2
        c.draw.arc(
            (middle - r * 0.21, y + r * 0.4, middle + r * 0.21, y + r * 0.82),
            10,
            170,
            fill="#2a1a16",
            width=round(r * 0.05),
        )
    c.box(x - r * 0.85, y + r * 1.2, x + r * 0.85, y + r * 1.42, "#d9413a", r * 0.1)
    c.circle(x, y + r * 1.5, r * 0.16, "#f6c445")
    return c.finish(vignette=0.2)
