#pragma once
#include <lcms2.h>

/* Macros with casts in them, which Swift cannot import. */

static inline cmsUInt32Number photo_picker_pixels(int has_alpha) { return has_alpha ? TYPE_RGBA_8 : TYPE_RGB_8; }
