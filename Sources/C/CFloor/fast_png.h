#ifndef FAST_PNG_H
#define FAST_PNG_H

#include <stdio.h>

#include "CCairo.h"

/// Writes a surface of premultiplied pixels as a PNG file, by libdeflate at level 1 and without filters. Returns 0, or -1
/// where that cannot be.
int fast_png_write(cairo_surface_t *surface, const char *path);

#endif
