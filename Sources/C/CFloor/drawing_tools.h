#ifndef DRAWING_TOOLS_H
#define DRAWING_TOOLS_H

#include "CCairo.h"
#include "drawing_floor.h"

#include <stdio.h>

struct drawing_floor {
    drawing_floor_picture picture;
    int count, columns;
    int width, height;
    cairo_surface_t *surface;
    FcConfig *config;
    PangoFontMap *fonts;
    PangoContext *texts;
    PangoFontDescription *regular, *bold;
};

void drawing_tools_open_fonts(drawing_floor *floor, const char *const *files);
void drawing_tools_close_fonts(drawing_floor *floor);

/// A path, not yet filled.
void drawing_tools_rounded(cairo_t *context, double x, double y, double width, double height, double radius);

/// Shapes a text of 13 points and draws it with its upper left corner there; broken at `width` points unless that is negative.
void drawing_tools_text(drawing_floor *floor, cairo_t *context, const char *text, double x, double y, double width);

/// The blurred mask of a rounded rectangle, larger by three times `sigma` on each side. All in pixels.
cairo_surface_t *drawing_tools_shadow(int width, int height, double radius, double sigma);

/// A blurred copy of a part of a surface. All in pixels.
cairo_surface_t *drawing_tools_blurred(cairo_surface_t *surface, int x, int y, int width, int height, double sigma);

/// The picture of the badges, on a context of `scale` pixels a point.
void badge_bar_draw(drawing_floor *floor, cairo_t *context, double scale);

#endif
