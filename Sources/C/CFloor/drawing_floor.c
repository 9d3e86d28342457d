#include "drawing_floor.h"

#include "drawing_tools.h"
#include "fast_png.h"

#include <stdlib.h>
#include <string.h>

static const double badge_scale = 2;

drawing_floor *drawing_floor_create(drawing_floor_picture picture, int count, int columns, const char *const *fonts)
{
    drawing_floor *floor = calloc(1, sizeof *floor);
    if (!floor) abort();
    floor->picture = picture;
    floor->count = count;
    floor->columns = columns > 0 ? columns : 1;
    int rows = (count + floor->columns - 1) / floor->columns;
    switch (picture) {
    case DRAWING_FLOOR_BADGES: floor->width = 640; floor->height = 240; break;
    case DRAWING_FLOOR_CELLS: floor->width = 40 * floor->columns; floor->height = 40 * rows; break;
    case DRAWING_FLOOR_TEXTS: floor->width = 400; floor->height = 160 * count; break;
    case DRAWING_FLOOR_GRADIENTS:
    case DRAWING_FLOOR_SHADOWS: floor->width = 80 * floor->columns; floor->height = 80 * rows; break;
    case DRAWING_FLOOR_GLASSES: floor->width = 100 * floor->columns; floor->height = 60 * rows; break;
    case DRAWING_FLOOR_CANVAS: floor->width = floor->height = 4000; break;
    }
    floor->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, floor->width, floor->height);
    drawing_tools_open_fonts(floor, fonts);
    return floor;
}

void drawing_floor_destroy(drawing_floor *floor)
{
    drawing_tools_close_fonts(floor);
    cairo_surface_destroy(floor->surface);
    free(floor);
}

static void draw_cells(drawing_floor *floor, cairo_t *context)
{
    for (int index = 0; index < floor->count; index++) {
        double x = 40 * (index % floor->columns), y = 40 * (index / floor->columns);
        drawing_tools_rounded(context, x + 2, y + 2, 36, 36, 8);
        cairo_set_source_rgb(context, index % 7 / 7.0, index % 11 / 11.0, 0.6);
        cairo_fill(context);
        char text[16];
        snprintf(text, sizeof text, "n%d", index);
        cairo_set_source_rgb(context, 1, 1, 1);
        drawing_tools_text(floor, context, text, x + 4, y + 8, -1);
    }
}

static void draw_texts(drawing_floor *floor, cairo_t *context)
{
    char text[512];
    cairo_set_source_rgb(context, 0, 0, 0);
    for (int index = 0; index < floor->count; index++) {
        drawing_floor_paragraph(index, text);
        drawing_tools_text(floor, context, text, 0, 160 * index, 400);
    }
}

static void draw_gradients(drawing_floor *floor, cairo_t *context)
{
    for (int index = 0; index < floor->count; index++) {
        double x = 80 * (index % floor->columns) + 10, y = 80 * (index / floor->columns) + 10;
        cairo_pattern_t *pattern =
            index % 3 == 0   ? cairo_pattern_create_linear(x, y, x, y + 60)
            : index % 3 == 1 ? cairo_pattern_create_linear(x, y, x + 60, y + 60)
                             : cairo_pattern_create_radial(x + 30, y + 30, 0, x + 30, y + 30, 42);
        cairo_pattern_add_color_stop_rgb(pattern, 0, 0.36, 0.67, 1);
        cairo_pattern_add_color_stop_rgb(pattern, 1, 0.05, 0.35, 0.9);
        drawing_tools_rounded(context, x, y, 60, 60, 14);
        cairo_set_source(context, pattern);
        cairo_fill(context);
        cairo_pattern_destroy(pattern);
    }
}

static void draw_shadows(drawing_floor *floor, cairo_t *context)
{
    cairo_surface_t *mask = drawing_tools_shadow(60, 60, 14, 5);
    for (int index = 0; index < floor->count; index++) {
        double x = 80 * (index % floor->columns) + 10, y = 80 * (index / floor->columns) + 10;
        cairo_set_source_rgba(context, 0, 0, 0, 0.35);
        cairo_mask_surface(context, mask, x - 15, y + 3 - 15);
        drawing_tools_rounded(context, x, y, 60, 60, 14);
        cairo_set_source_rgb(context, 0.2, 0.5, 0.9);
        cairo_fill(context);
    }
    cairo_surface_destroy(mask);
}

static void draw_glasses(drawing_floor *floor, cairo_t *context)
{
    cairo_pattern_t *pattern = cairo_pattern_create_linear(0, 0, floor->width, floor->height);
    cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 0.42, 0.38);
    cairo_pattern_add_color_stop_rgb(pattern, 1, 0.05, 0.35, 0.9);
    cairo_set_source(context, pattern);
    cairo_paint(context);
    cairo_pattern_destroy(pattern);
    for (int index = 0; index < floor->count; index++) {
        double x = 100 * (index % floor->columns) + 10, y = 60 * (index / floor->columns) + 10;
        cairo_surface_t *below = drawing_tools_blurred(floor->surface, (int)x, (int)y, 80, 40, 4);
        drawing_tools_rounded(context, x, y, 80, 40, 20);
        cairo_set_source_surface(context, below, x, y);
        cairo_fill_preserve(context);
        cairo_set_source_rgba(context, 1, 1, 1, 0.3);
        cairo_fill(context);
        cairo_surface_destroy(below);
    }
}

static void draw_canvas(drawing_floor *floor, cairo_t *context)
{
    cairo_pattern_t *pattern = cairo_pattern_create_linear(0, 0, 0, 4000);
    cairo_pattern_add_color_stop_rgb(pattern, 0, 0.36, 0.67, 1);
    cairo_pattern_add_color_stop_rgb(pattern, 1, 0.05, 0.35, 0.9);
    cairo_set_source(context, pattern);
    cairo_paint(context);
    cairo_pattern_destroy(pattern);
    drawing_tools_rounded(context, 100, 100, 3800, 3800, 200);
    cairo_set_source_rgb(context, 1, 0.75, 0.3);
    cairo_fill(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    drawing_tools_text(floor, context, "4000", 1980, 1990, -1);
}

size_t drawing_floor_draw(drawing_floor *floor)
{
    cairo_t *context = cairo_create(floor->surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    switch (floor->picture) {
    case DRAWING_FLOOR_BADGES:
        cairo_scale(context, badge_scale, badge_scale);
        badge_bar_draw(floor, context, badge_scale);
        break;
    case DRAWING_FLOOR_CELLS: draw_cells(floor, context); break;
    case DRAWING_FLOOR_TEXTS: draw_texts(floor, context); break;
    case DRAWING_FLOOR_GRADIENTS: draw_gradients(floor, context); break;
    case DRAWING_FLOOR_SHADOWS: draw_shadows(floor, context); break;
    case DRAWING_FLOOR_GLASSES: draw_glasses(floor, context); break;
    case DRAWING_FLOOR_CANVAS: draw_canvas(floor, context); break;
    }
    cairo_destroy(context);
    cairo_surface_flush(floor->surface);
    return (size_t)floor->width * (size_t)floor->height;
}

void drawing_floor_paragraph(int index, char text[512])
{
    static const char words[] = "The quick brown fox jumps over the lazy dog, and 0123456789 times again. ";
    // Each begins at another word's letter, so that no two are shaped as one.
    for (int place = 0; place < 500; place++) text[place] = words[(place + index) % (int)(sizeof words - 1)];
    text[500] = 0;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *bytes, unsigned count)
{
    (void)bytes;
    *(size_t *)closure += count;
    return CAIRO_STATUS_SUCCESS;
}

size_t drawing_floor_encode(drawing_floor *floor)
{
    size_t bytes = 0;
    cairo_surface_write_to_png_stream(floor->surface, count_bytes, &bytes);
    return bytes;
}

int drawing_floor_write(drawing_floor *floor, const char *path, int is_fast)
{
    if (is_fast) return fast_png_write(floor->surface, path);
    return cairo_surface_write_to_png(floor->surface, path) == CAIRO_STATUS_SUCCESS ? 0 : -1;
}
