#ifndef DRAWING_FLOOR_H
#define DRAWING_FLOOR_H

#include <stddef.h>
#include <stdint.h>

/// Pictures as one writes them by hand with cairo and pango, on a surface that each picture uses again.
typedef struct drawing_floor drawing_floor;

/// The pictures. All lengths are in points; a count that a picture has no use for is ignored.
typedef enum {
    /// Three icons with shadows, gradients and badges above a line of text, on 320 by 120, at 2 pixels a point.
    DRAWING_FLOOR_BADGES,
    /// `count` rounded rectangles with a short text, in cells of 40 by 40.
    DRAWING_FLOOR_CELLS,
    /// `count` paragraphs of 500 characters, one below the other in boxes of 400 by 160.
    DRAWING_FLOOR_TEXTS,
    /// `count` rounded rectangles with gradients along an edge, along a diagonal and around the middle, in cells of 80 by 80.
    DRAWING_FLOOR_GRADIENTS,
    /// `count` rounded rectangles with shadows, in cells of 80 by 80. The blurred mask is made once a picture.
    DRAWING_FLOOR_SHADOWS,
    /// `count` capsules through which a gradient is seen blurred, in cells of 100 by 60.
    DRAWING_FLOOR_GLASSES,
    /// A gradient, a large rounded rectangle and a text, on 4000 by 4000.
    DRAWING_FLOOR_CANVAS,
} drawing_floor_picture;

/// A surface for a picture of `count` things in `columns`.
///
/// `fonts` are the files of the regular and the bold face, the only ones that the process looks at then; NULL takes the system's Inter.
/// Ends the program where there is no memory.
drawing_floor *drawing_floor_create(drawing_floor_picture picture, int count, int columns, const char *const *fonts);

void drawing_floor_destroy(drawing_floor *floor);

/// The text of a paragraph, ended by 0.
void drawing_floor_paragraph(int index, char text[512]);

/// Draws the picture, its texts shaped anew. Returns the number of pixels.
size_t drawing_floor_draw(drawing_floor *floor);

/// Encodes the pixels with cairo's writer. Returns the number of bytes.
size_t drawing_floor_encode(drawing_floor *floor);

/// Writes a PNG file: by cairo's writer, or by libdeflate at level 1 without filters, which is the fastest at hand.
/// Returns 0, or -1 where that cannot be.
int drawing_floor_write(drawing_floor *floor, const char *path, int is_fast);

#endif
