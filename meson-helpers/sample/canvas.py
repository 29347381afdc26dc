"""A picture to draw on, with what ImageDraw lacks: gradients, glows, clouds, ridges and reflections.

It is drawn at twice its size and made smaller at the end, which smooths all edges.
"""

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

SCALE = 2


def rgb(color):
    """The parts of "#rrggbb"; those of a tuple as they are."""
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5)) if isinstance(color, str) else tuple(color[:3])


def mix(one, other, part):
    """The color between two, `part` of the way."""
    return tuple(round(a + (b - a) * part) for a, b in zip(rgb(one), rgb(other)))


def faded(color, opacity):
    return rgb(color) + (round(255 * opacity),)


class Noise:
    """Smooth noise along a line, from 0 to 1, with finer and weaker waves upon coarse ones."""

    def __init__(self, rng, waves=5, roughness=0.5):
        self.rows = [[rng.random() for _ in range(257)] for _ in range(waves)]
        self.weights = [roughness**wave for wave in range(waves)]

    def __call__(self, x):
        total = 0
        for wave, (row, weight) in enumerate(zip(self.rows, self.weights)):
            place, part = divmod(x * 2**wave, 1)
            part = part * part * (3 - 2 * part)
            one, other = row[int(place) % 256], row[int(place) % 256 + 1]
            total += weight * (one + (other - one) * part)
        return total / sum(self.weights)


class Canvas:
    def __init__(self, size, seed):
        self.rng = random.Random(seed)
        self.w, self.h = size[0] * SCALE, size[1] * SCALE
        self.s = min(self.w, self.h)
        self.put(Image.new("RGB", (self.w, self.h)))

    def put(self, image):
        self.image = image
        self.draw = ImageDraw.Draw(image, "RGBA")

    # Areas

    def gradient(self, colors, box=None):
        """Colors from top to bottom, evenly spread, over the whole picture or a box."""
        left, top, right, bottom = (round(value) for value in box or (0, 0, self.w, self.h))
        if right > left and bottom > top:
            self.image.paste(vertical(colors, (right - left, bottom - top)), (left, top))

    def fill(self, points, colors, opacity=1.0):
        """A polygon with colors from its top to its bottom."""
        top = max(0, int(min(y for _, y in points)))
        bottom = min(self.h, int(max(y for _, y in points)) + 1)
        if bottom <= top:
            return
        mask = Image.new("L", (self.w, bottom - top))
        ImageDraw.Draw(mask).polygon([(x, y - top) for x, y in points], fill=round(255 * opacity))
        self.image.paste(vertical(colors, mask.size), (0, top), mask)

    def ground(self, line, colors):
        """What lies below a line of points."""
        self.fill([(-10, self.h + 10), *line, (self.w + 10, self.h + 10)], colors)

    def circle(self, x, y, radius, color):
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color)

    def oval(self, x, y, across, down, color, turn=0):
        """An ellipse, turned by an angle in degrees."""
        if not turn:
            self.draw.ellipse((x - across, y - down, x + across, y + down), fill=color)
            return
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        points = []
        for step in range(48):
            a, b = across * math.cos(step * math.tau / 48), down * math.sin(step * math.tau / 48)
            points.append((x + a * cos - b * sin, y + a * sin + b * cos))
        self.draw.polygon(points, fill=color)

    def box(self, left, top, right, bottom, color, radius=0):
        if right > left and bottom > top:
            self.draw.rounded_rectangle((left, top, right, bottom), radius, fill=color)

    def line(self, points, color, width):
        self.draw.line(points, fill=color, width=max(1, round(width)), joint="curve")

    # Light and air

    def glow(self, x, y, radius, color, strength=1.0, fall=2.0):
        """Light that fades away from a point."""
        mask = ImageChops.invert(Image.radial_gradient("L"))
        # The gradient ends at the corners of its square; the glow ends at the edges.
        edge = 1 - 1 / math.sqrt(2)
        levels = [max(0, (level / 255 - edge) / (1 - edge)) ** fall * strength * 255 for level in range(256)]
        mask = mask.point([round(level) for level in levels]).resize(
            (round(radius * 2),) * 2, Image.Resampling.BICUBIC
        )
        self.image.paste(rgb(color), (round(x - radius), round(y - radius)), mask)

    def clouds(self, top, bottom, color, cover=0.5, softness=0.4, stretch=3):
        """Clouds between two heights, thinner towards both."""
        size = (self.w, round(bottom - top))
        small = (size[0] // 6, max(2, size[1] // 6))
        cloud = fog(self.rng, small, stretch)
        low = 1 - cover
        levels = [min(1, max(0, (level / 255 - low) / softness)) for level in range(256)]
        cloud = cloud.point([round(255 * level * level * (3 - 2 * level)) for level in levels])
        cloud = ImageChops.multiply(cloud, vertical(["#000000", "#ffffff", "#ffffff", "#000000"], small).convert("L"))
        self.image.paste(rgb(color), (0, round(top)), cloud.resize(size, Image.Resampling.BICUBIC))

    def stars(self, count, bottom, color="#ffffff"):
        for _ in range(count):
            x, y = self.rng.uniform(0, self.w), self.rng.uniform(0, bottom)
            bright = self.rng.random() ** 3
            self.circle(x, y, self.s * (0.0006 + 0.0016 * bright), faded(color, 0.35 + 0.65 * bright))

    def bokeh(self, count, colors, smallest=0.02, largest=0.09, opacity=0.3):
        """Discs of light that are out of focus."""
        for _ in range(count):
            x, y = self.rng.uniform(0, self.w), self.rng.uniform(0, self.h)
            radius = self.s * self.rng.uniform(smallest, largest)
            color = self.rng.choice(colors)
            self.circle(x, y, radius, faded(color, opacity * self.rng.uniform(0.4, 1)))
            self.draw.ellipse(
                (x - radius, y - radius, x + radius, y + radius), outline=faded(color, opacity * 0.8), width=4
            )

    def blur(self, radius):
        """By way of a smaller picture, which is as good and quicker."""
        small = self.image.reduce(4).filter(ImageFilter.GaussianBlur(radius * self.s / 4))
        self.put(small.resize((self.w, self.h), Image.Resampling.BICUBIC))

    def reflect(self, level, tint, depth=0.35, ripple=0.004):
        """Water below a level: what stands above, upside down, tinted and rippled."""
        level = round(level)
        tall = self.h - level
        above = self.image.crop((0, max(0, level - tall), self.w, level)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        water = Image.blend(above, Image.new("RGB", above.size, rgb(tint)), depth)
        strip = max(2, round(self.s * 0.0035))
        for y in range(0, water.height, strip):
            far = 0.3 + y / water.height
            shift = ripple * self.s * far * (math.sin(y / strip * 1.7) + self.rng.uniform(-1, 1))
            row = water.crop((0, y, self.w, min(y + strip, water.height)))
            self.image.paste(row, (0, level + y))
            self.image.paste(row, (round(shift), level + y))
        if water.height < tall:
            self.gradient([tint, tint], (0, level + water.height, self.w, self.h))

    # Shapes of land

    def ridge(self, level, height, waves=3.0, sharp=False, roughness=0.5):
        """A line of hills: `height` above and about a level, both as parts of the picture's height."""
        noise, start = Noise(self.rng, 6, roughness), self.rng.uniform(0, 100)
        line = []
        for x in range(-8, self.w + 16, 8):
            value = noise(start + waves * x / self.h)
            value = 1 - abs(2 * value - 1) ** 0.8 if sharp else value
            line.append((x, self.h * (level - height * value)))
        return line

    def finish(self, grain=0.035, vignette=0.25):
        """The picture in its true size, with the darker corners and the grain of a lens and a film."""
        image = self.image.reduce(SCALE)
        if vignette:
            corners = Image.radial_gradient("L").point(
                [round(255 * vignette * (level / 255) ** 3) for level in range(256)]
            )
            image.paste((0, 0, 0), (0, 0), corners.resize(image.size, Image.Resampling.BICUBIC))
        if grain:
            noise = Image.frombytes("L", image.size, self.rng.randbytes(image.width * image.height))
            image = Image.blend(image, noise.convert("RGB"), grain)
        return image


def vertical(colors, size):
    """An image with colors from top to bottom."""
    strip = Image.new("RGB", (1, 256))
    colors = [rgb(color) for color in colors]
    pixels = []
    for level in range(256):
        place = level / 255 * (len(colors) - 1)
        first = min(int(place), len(colors) - 2) if len(colors) > 1 else 0
        pixels.append(mix(colors[first], colors[min(first + 1, len(colors) - 1)], place - first))
    strip.putdata(pixels)
    return strip.resize((1, size[1]), Image.Resampling.BICUBIC).resize(size, Image.Resampling.NEAREST)


def fog(rng, size, stretch=1.0):
    """Grey noise without edges."""
    total = Image.new("L", size, 128)
    for wave, part in enumerate((0.9, 0.5, 0.35, 0.25, 0.15)):
        across = max(2, round(3 * 2**wave * size[0] / size[1] / stretch))
        down = 3 * 2**wave
        layer = Image.frombytes("L", (across, down), rng.randbytes(across * down))
        total = Image.blend(total, layer.resize(size, Image.Resampling.BICUBIC), part)
    return total.point([min(255, max(0, round((level - 128) * 1.9 + 128))) for level in range(256)])
