"""Pictures as files: names, times, EXIF, and the turn in which a camera stores them."""

import calendar
import dataclasses
import datetime
import os
from collections.abc import Callable

from PIL import Image
from PIL.TiffImagePlugin import IFDRational as Fraction

# When the library was last added to. It is fixed, so that the pictures are the same each time.
LATEST = datetime.datetime(2026, 6, 28, 20, 0)

# How a picture is stored that its orientation tag turns upright (EXIF 2.32, 4.6.4 A).
STORED = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}

# Tags of EXIF.
MAKE, MODEL, ORIENTATION, CHANGED, EXIF, VERSION = 0x010F, 0x0110, 0x0112, 0x0132, 0x8769, 0x9000
EXPOSURE, APERTURE, SPEED, TAKEN, OFFSET, PART = 0x829A, 0x829D, 0x8827, 0x9003, 0x9011, 0x9291
FOCAL_LENGTH, LENS = 0x920A, 0xA434


@dataclasses.dataclass(frozen=True)
class Camera:
    make: str
    model: str
    lens: str
    focal_length: Fraction


PHONE = Camera("Aurora", "Aurora 7", "Aurora 7 back camera 5.6mm f/1.8", Fraction(56, 10))
FRONT = Camera("Aurora", "Aurora 7", "Aurora 7 front camera 2.7mm f/2.2", Fraction(27, 10))
LARGE = Camera("Lumen", "Lumen M2", "Lumen 24-70mm f/2.8", Fraction(35))


@dataclasses.dataclass(frozen=True)
class Picture:
    """`name` may hold the time taken, as strftime writes it. `draw` gives an image, or the images of an animation,
    from a size and a seed."""

    name: str
    days_ago: float
    size: tuple
    draw: Callable
    camera: Camera | None = None
    orientation: int = 1
    exposure: Fraction = Fraction(1, 125)
    offset: str | None = None
    part_of_second: str | None = None

    @property
    def taken(self):
        """Between nine in the morning and eight in the evening."""
        days, part = divmod(self.days_ago, 1)
        return LATEST - datetime.timedelta(days=days, seconds=round(part * 11 * 3600))

    @property
    def path(self):
        return self.taken.strftime(self.name)


def write_picture(picture, folder):
    path = folder / picture.path
    path.parent.mkdir(parents=True, exist_ok=True)
    image = picture.draw(picture.size, picture.name)
    if path.suffix == ".gif":
        image[0].save(path, save_all=True, append_images=image[1:], duration=110, loop=0)
    elif path.suffix == ".png":
        image.save(path)
    else:
        if picture.orientation in STORED:
            image = image.transpose(STORED[picture.orientation])
        image.save(path, quality=88, exif=exif(picture))
    moment = calendar.timegm(picture.taken.timetuple())
    os.utime(path, (moment, moment))


def exif(picture):
    tags = Image.Exif()
    if not picture.camera:
        return tags
    time = picture.taken.strftime("%Y:%m:%d %H:%M:%S")
    tags[MAKE], tags[MODEL] = picture.camera.make, picture.camera.model
    tags[ORIENTATION], tags[CHANGED] = picture.orientation, time
    tags[EXIF] = {
        VERSION: b"0232",
        EXPOSURE: picture.exposure,
        APERTURE: Fraction(22, 10),
        SPEED: 100,
        TAKEN: time,
        FOCAL_LENGTH: picture.camera.focal_length,
        LENS: picture.camera.lens,
    }
    if picture.offset:
        tags[EXIF][OFFSET] = picture.offset
    if picture.part_of_second:
        tags[EXIF][PART] = picture.part_of_second
    return tags
