#include "drawing_tools.h"

#include "box_blur.h"

#include <math.h>
#include <stdlib.h>

void drawing_tools_open_fonts(drawing_floor *floor, const char *const *files)
{
    if (files) {
        floor->config = FcConfigCreate();
        for (int index = 0; index < 2; index++) FcConfigAppFontAddFile(floor->config, (const FcChar8 *)files[index]);
        // Without one in force fontconfig would read the system's.
        FcConfigSetCurrent(floor->config);
    }
    floor->fonts = pango_cairo_font_map_new();
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(floor->fonts), 72);
    if (files) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(floor->fonts), floor->config);
    floor->texts = pango_font_map_create_context(floor->fonts);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(floor->texts, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(floor->texts, FALSE);
    floor->regular = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(floor->regular, 13 * PANGO_SCALE);
    floor->bold = pango_font_description_from_string("Inter Bold");
    pango_font_description_set_absolute_size(floor->bold, 12 * PANGO_SCALE);
}

void drawing_tools_close_fonts(drawing_floor *floor)
{
    pango_font_description_free(floor->regular);
    pango_font_description_free(floor->bold);
    g_object_unref(floor->texts);
    g_object_unref(floor->fonts);
    if (floor->config) FcConfigDestroy(floor->config);
}

void drawing_tools_rounded(cairo_t *context, double x, double y, double width, double height, double radius)
{
    cairo_new_sub_path(context);
    cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(context);
}

void drawing_tools_text(drawing_floor *floor, cairo_t *context, const char *text, double x, double y, double width)
{
    PangoLayout *layout = pango_layout_new(floor->texts);
    pango_layout_set_font_description(layout, floor->regular);
    if (width >= 0) pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_text(layout, text, -1);
    cairo_move_to(context, x, y);
    pango_cairo_show_layout(context, layout);
    g_object_unref(layout);
}

cairo_surface_t *drawing_tools_shadow(int width, int height, double radius, double sigma)
{
    int margin = (int)ceil(3 * sigma);
    cairo_surface_t *mask =
        cairo_image_surface_create(CAIRO_FORMAT_A8, width + 2 * margin, height + 2 * margin);
    cairo_t *context = cairo_create(mask);
    drawing_tools_rounded(context, margin, margin, width, height, radius);
    cairo_fill(context);
    cairo_destroy(context);
    cairo_surface_flush(mask);
    box_blur(
        cairo_image_surface_get_data(mask), width + 2 * margin, height + 2 * margin,
        cairo_image_surface_get_stride(mask), 1, sigma);
    cairo_surface_mark_dirty(mask);
    return mask;
}

cairo_surface_t *drawing_tools_blurred(cairo_surface_t *surface, int x, int y, int width, int height, double sigma)
{
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *context = cairo_create(copy);
    cairo_set_source_surface(context, surface, -x, -y);
    cairo_paint(context);
    cairo_destroy(context);
    cairo_surface_flush(copy);
    box_blur(cairo_image_surface_get_data(copy), width, height, cairo_image_surface_get_stride(copy), 4, sigma);
    cairo_surface_mark_dirty(copy);
    return copy;
}
