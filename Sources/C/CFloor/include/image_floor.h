#ifndef IMAGE_FLOOR_H
#define IMAGE_FLOOR_H

#include <stddef.h>
#include <stdint.h>

/// The number of pixels of four bytes that differ, and the largest difference of a channel in `largest`. Rows that are equal
/// byte by byte are passed over.
size_t image_floor_compare(const uint8_t *a, const uint8_t *b, size_t width, size_t height, uint8_t *largest);

/// Decodes a PNG file with cairo. Returns the number of pixels, 0 for no such file.
size_t image_floor_decode(const uint8_t *bytes, size_t count);

/// Pixels as cairo keeps them.
typedef struct image_floor image_floor;

/// Takes straight RGBA over.
image_floor *image_floor_create(const uint8_t *pixels, int width, int height);

void image_floor_destroy(image_floor *image);

/// Encodes with cairo's writer. Returns the number of bytes.
size_t image_floor_encode(image_floor *image);

#endif
