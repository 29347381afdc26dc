"""What the sample library holds."""

from functools import partial

from . import drawings, food, landscapes, nights, people, screens, seas, things, towns
from .files import FRONT, LARGE, PHONE, Fraction, Picture, write_picture

WIDE, TALL, SQUARE = (1200, 900), (900, 1200), (1000, 1000)


def holiday(name, days_ago, draw, size=WIDE, **more):
    return Picture(f"Summer Holiday/{name}.jpg", days_ago, size, draw, LARGE, **more)


def phone(days_ago, draw, size=WIDE, camera=PHONE, **more):
    return Picture("DCIM/Camera/IMG_%Y%m%d_%H%M%S.jpg", days_ago, size, draw, camera, **more)


def family(name, days_ago, draw, size=WIDE, **more):
    return Picture(f"Family/{name}.jpg", days_ago, size, draw, LARGE, **more)


def drawing(name, days_ago, draw, size=WIDE):
    return Picture(f"Drawings/{name}", days_ago, size, draw)


def screenshot(days_ago, draw, wallpaper):
    name = "Screenshots/Screenshot from %Y-%m-%d %H-%M-%S.png"
    return Picture(name, days_ago, (1280, 800), partial(screens.screen, draw=draw, wallpaper=wallpaper))


def burst():
    """A boat that passes, four times in a second and a half."""
    for shot in range(4):
        boat = seas.sailboat(x=0.24 + 0.055 * shot, tall=0.3)
        yield Picture(
            f"DCIM/Camera/IMG_%Y%m%d_%H%M%S_BURST{shot + 1:03}.jpg",
            19.31 - (shot * 4 // 10) / (11 * 3600),
            WIDE,
            lambda size, _seed, boat=boat: seas.sea(size, "burst", sun=(0.62, 0.47), things=[boat]),
            PHONE,
            part_of_second=f"{shot * 4 % 10}00",
        )


def waves(size, seed):
    return seas.sea(size, seed, seas.MORNING, sun=(0.3, 0.4))


def moons(size, _seed):
    return drawings.moons(size, 18)


lake = partial(landscapes.mountains, palette=landscapes.NOON, snow=True, lake=True, sun=None)

PICTURES = [
    # The newest first, mixed, since they are what is seen first.
    holiday("Balloons at sunrise", 0.61, landscapes.balloons),
    holiday("Old harbour", 1.27, towns.harbour),
    phone(1.9, things.flower),
    holiday("Lake in the morning", 2.43, lake),
    family("Miso on the sofa", 3.2, people.cat),
    holiday("Skyline", 3.95, towns.skyline),
    phone(4.3, partial(seas.sea, palette=seas.BLUE, things=[seas.palm()])),
    phone(5.14, people.selfie, TALL, camera=FRONT),
    phone(5.6, food.fruit, orientation=3),
    holiday("Northern lights", 6.8, partial(nights.night, aurora=True), exposure=Fraction(4)),
    phone(7.25, things.koi),
    holiday(
        "Lighthouse",
        8.2,
        partial(seas.sea, palette=seas.GREEN, sun=(0.3, 0.4), things=[seas.lighthouse()]),
    ),
    family(
        "All of us", 9.4, partial(people.group, people=[people.FATHER, people.DAUGHTER, people.SON, people.MOTHER])
    ),
    phone(9.9, food.pizza, SQUARE),
    drawing("Quarters.png", 10.5, drawings.shapes),
    holiday("Camp under the stars", 11.8, partial(nights.night, tent=True)),
    holiday("Dunes", 12.5, landscapes.dunes),
    phone(13.3, food.coffee, orientation=6),
    holiday("Red bridge", 14.2, towns.bridge),
    phone(
        15.1,
        partial(things.flower, petals=("#f7b71f", "#ffe27a"), heart=("#7a4a1a", "#3a1f0c"), count=20),
        TALL,
        orientation=8,
    ),
    holiday("Blue hour", 16.4, partial(landscapes.mountains, palette=landscapes.DUSK, pines=30)),
    family("Bruno", 17.3, people.dog, SQUARE),
    holiday(
        "西湖日落",
        18.2,
        partial(landscapes.mountains, palette=landscapes.DUSK, lake=True, sun=(0.5, 0.5)),
        offset="+08:00",
    ),
    *burst(),
    holiday(
        "Panorama",
        20.4,
        partial(landscapes.mountains, palette=landscapes.DAWN, sun=(0.62, 0.3), pines=60, layers=6),
        (3000, 900),
    ),
    phone(21.5, towns.traffic, exposure=Fraction(8)),
    holiday("Star trails", 22.8, partial(nights.night, trails=True), exposure=Fraction(30)),
    drawing("Mandala.png", 24.1, drawings.mandala, SQUARE),
    screenshot(25.43, screens.weather, 2),
    family("Anna", 27.2, people.portrait, TALL),
    phone(29.6, waves),
    phone(31.3, partial(landscapes.forest), TALL, orientation=5),
    drawing("Hills.webp", 33.5, drawings.waves),
    family("Birthday cake", 36.2, food.cake, TALL),
    family(
        "Birthday party",
        36.3,
        partial(people.group, people=[people.GRANDMOTHER, people.SON, people.GRANDFATHER], scene="party"),
    ),
    screenshot(39.58, screens.music, 3),
    phone(43.1, partial(towns.skyline, palette=towns.NIGHT, fireworks=True)),
    drawing("Moonrise.gif", 46.7, moons, (480, 360)),
    holiday("Valley", 50.3, partial(landscapes.mountains, palette=landscapes.SPRING, sun=(0.3, 0.22))),
    phone(
        54.2,
        partial(things.flower, petals=("#7a4fd0", "#cdb4f5"), leaves=("#2a5f5a", "#8fc9a8"), count=11),
        orientation=2,
    ),
    screenshot(57.46, screens.calendar, 0),
    drawing("Facets.jpg", 61.4, drawings.facets),
    family(
        "Grandfather",
        65.5,
        partial(people.portrait, person=people.GRANDFATHER, ground=("#a9d0e0", "#6fa0b8"), pattern="rays"),
        SQUARE,
    ),
    phone(68.3, landscapes.tulips),
    phone(73.2, landscapes.blossom, orientation=4),
    drawing("Spirograph.png", 78.6, drawings.spiral, SQUARE),
    screenshot(82.52, screens.editor, 1),
    family(
        "Lily",
        88.4,
        partial(people.portrait, person=people.DAUGHTER, ground=("#d9c4f2", "#a98ad9"), pattern="rays"),
        SQUARE,
    ),
    phone(93.1, partial(towns.skyline, palette=towns.MORNING, river=False, lit=0.1), TALL),
    drawing("Gradient.jpg", 99.3, drawings.mesh),
    phone(105.7, partial(landscapes.mountains, palette=landscapes.WINTER, snow=True, pines=30), TALL, orientation=7),
    screenshot(112.39, screens.chart, 1),
    family("Moon the kitten", 119.2, partial(people.cat, fur="#8f94a3", ground=("#f2c9b8", "#e09f8f"))),
    phone(127.4, things.lights),
    phone(136.3, towns.village),
    screenshot(144.48, screens.terminal, 0),
    drawing("Quarters, calm.png", 152.5, partial(drawings.shapes, colors=drawings.CALM, across=4)),
    holiday(
        "Autumn ridge", 164.2, partial(landscapes.mountains, palette=landscapes.AUTUMN, pines=25, sun=(0.35, 0.3))
    ),
    phone(172.5, partial(landscapes.forest, warm=True)),
]


def write(index, folder):
    """Draws one of them."""
    write_picture(PICTURES[index], folder)
