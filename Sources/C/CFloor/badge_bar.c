#include "drawing_tools.h"

#include <math.h>

static const char *const labels[4] = {"10", "100", "3", "Notifications and badges"};
static const double lefts[3] = {30, 130, 230};
static const double top = 20;

typedef struct {
    PangoLayout *layout;
    double width, height;
} shaped;

static shaped shape(drawing_floor *floor, int index)
{
    shaped text = {.layout = pango_layout_new(floor->texts)};
    pango_layout_set_font_description(text.layout, index < 3 ? floor->bold : floor->regular);
    pango_layout_set_text(text.layout, labels[index], -1);
    PangoRectangle extents;
    pango_layout_get_extents(text.layout, NULL, &extents);
    text.width = (double)extents.width / PANGO_SCALE;
    text.height = (double)extents.height / PANGO_SCALE;
    return text;
}

static void set_slope(cairo_t *context, double y, double height, const double from[3], const double to[3])
{
    cairo_pattern_t *pattern = cairo_pattern_create_linear(0, y, 0, y + height);
    cairo_pattern_add_color_stop_rgb(pattern, 0, from[0], from[1], from[2]);
    cairo_pattern_add_color_stop_rgb(pattern, 1, to[0], to[1], to[2]);
    cairo_set_source(context, pattern);
    cairo_pattern_destroy(pattern);
}

static void trace_message(cairo_t *context)
{
    cairo_move_to(context, -18, 0);
    cairo_curve_to(context, -18, -20, 18, -20, 18, 0);
    cairo_curve_to(context, 18, 12, 4, 16, -6, 13);
    cairo_curve_to(context, -9, 16, -13, 17, -16, 17);
    cairo_curve_to(context, -13, 14, -13, 11, -13, 9);
    cairo_curve_to(context, -16, 7, -18, 4, -18, 0);
}

static void trace_phone(cairo_t *context)
{
    cairo_move_to(context, -15, -14);
    cairo_curve_to(context, -12, -20, -8, -18, -5, -10);
    cairo_curve_to(context, -4, -6, -8, -5, -7, -3);
    cairo_curve_to(context, -4, 3, 0, 7, 4, 8);
    cairo_curve_to(context, 6, 8, 7, 4, 11, 6);
    cairo_curve_to(context, 18, 10, 20, 13, 14, 16);
    cairo_curve_to(context, 0, 22, -22, 0, -15, -14);
}

static void trace_star(cairo_t *context)
{
    for (int point = 0; point < 10; point++) {
        double angle = -M_PI / 2 + point * M_PI / 5, radius = point % 2 ? 8 : 19;
        cairo_line_to(context, radius * cos(angle), radius * sin(angle));
    }
}

static void draw_icon(cairo_t *context, int index)
{
    static const double light[3][3] = {{0.36, 0.67, 1}, {0.42, 0.87, 0.45}, {1, 0.75, 0.3}};
    static const double dark[3][3] = {{0.05, 0.35, 0.9}, {0.1, 0.6, 0.25}, {0.95, 0.45, 0.1}};
    drawing_tools_rounded(context, lefts[index], top, 60, 60, 14);
    set_slope(context, top, 60, light[index], dark[index]);
    cairo_fill(context);
    drawing_tools_rounded(context, lefts[index] + 0.5, top + 0.5, 59, 59, 13.5);
    cairo_set_source_rgba(context, 1, 1, 1, 0.3);
    cairo_set_line_width(context, 1);
    cairo_stroke(context);
    cairo_save(context);
    cairo_translate(context, lefts[index] + 30, top + 30);
    if (index == 0) trace_message(context);
    else if (index == 1) trace_phone(context);
    else trace_star(context);
    cairo_close_path(context);
    cairo_restore(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_fill(context);
}

static void draw_ring(cairo_t *context)
{
    cairo_new_path(context);
    cairo_arc(context, lefts[2] + 30, top + 30, 40, 0, 2 * M_PI);
    cairo_set_source_rgb(context, 0.95, 0.45, 0.1);
    cairo_set_line_width(context, 2);
    cairo_stroke(context);
}

static void draw_badge(cairo_t *context, int index, const shaped *text)
{
    static const double light[3] = {1, 0.42, 0.38}, dark[3] = {0.85, 0.05, 0.1};
    double width = fmax(20, text->width + 12), y = top - 10;
    double x = fmin(lefts[index] + 58 - width / 2, lefts[index] + 74 - width);
    drawing_tools_rounded(context, x, y, width, 20, 10);
    set_slope(context, y, 20, light, dark);
    cairo_fill_preserve(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_set_line_width(context, 1.5);
    cairo_stroke(context);
    cairo_move_to(context, x + (width - text->width) / 2, y + (20 - text->height) / 2);
    pango_cairo_show_layout(context, text->layout);
}

void badge_bar_draw(drawing_floor *floor, cairo_t *context, double scale)
{
    shaped texts[4];
    for (int index = 0; index < 4; index++) texts[index] = shape(floor, index);
    // The icons are of one size, and their shadows one mask.
    double sigma = 5 * scale, margin = ceil(3 * sigma);
    cairo_surface_t *shadow = drawing_tools_shadow((int)(60 * scale), (int)(60 * scale), 14 * scale, sigma);
    for (int index = 0; index < 3; index++) {
        cairo_save(context);
        cairo_identity_matrix(context);
        cairo_set_source_rgba(context, 0, 0, 0, 0.35);
        cairo_mask_surface(context, shadow, lefts[index] * scale - margin, (top + 3) * scale - margin);
        cairo_restore(context);
    }
    cairo_surface_destroy(shadow);
    for (int index = 0; index < 3; index++) draw_icon(context, index);
    draw_ring(context);
    for (int index = 0; index < 3; index++) draw_badge(context, index, &texts[index]);
    cairo_set_source_rgb(context, 0.2, 0.2, 0.22);
    cairo_move_to(context, (320 - texts[3].width) / 2, 94);
    pango_cairo_show_layout(context, texts[3].layout);
    for (int index = 0; index < 4; index++) g_object_unref(texts[index].layout);
}
