#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BITMAP_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_TABLES_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/* Pango's headers are found through those in `pango/`: its pkg-config file names `-pthread` by way of GIO, which is not used
   here, and the package manager warns of each flag that it does not know. */

/* What Swift cannot import: casts and tests that are macros, bit fields, and callbacks that FreeType keeps. */

/* A FreeType library that has not read FREETYPE_PROPERTIES, which FT_Init_FreeType does; NULL without memory. */
FT_Library ccairo_ft_library_new(void);

static inline int ccairo_ft_has_colour_bitmaps(FT_Face face)
{
    return FT_HAS_COLOR(face) && FT_HAS_FIXED_SIZES(face);
}

static inline PangoFontMap *ccairo_font_map_new(FcConfig *config)
{
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (map == NULL) return NULL;
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    return map;
}

/* What may happen before a character: 0 nothing, 1 a line may end, 2 a line ends. */
static inline int ccairo_break_before(const PangoLogAttr *attribute)
{
    return attribute->is_mandatory_break ? 2 : attribute->is_line_break ? 1 : 0;
}

/* Whether a character begins what people take for one: a letter with its marks, an emoji with its modifiers. */
static inline int ccairo_begins_grapheme(const PangoLogAttr *attribute)
{
    return attribute->is_cursor_position;
}

static inline int ccairo_is_white(const PangoLogAttr *attribute)
{
    return attribute->is_white;
}
