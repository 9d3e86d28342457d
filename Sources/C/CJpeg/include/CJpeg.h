#ifndef TINTYPE_JPEG_H
#define TINTYPE_JPEG_H

#include <stddef.h>
#include <stdint.h>

/// Why a picture could not be read, or that it was.
typedef enum TintypeJpegResult {
    TintypeJpegRead = 0,
    /// The file is broken; the message says how.
    TintypeJpegBroken = 1,
    /// The picture has four inks, which would need a profile to become colours.
    TintypeJpegFourInks = 2,
    /// The picture has more pixels than were allowed.
    TintypeJpegTooLarge = 3,
} TintypeJpegResult;

/// What was read of a file.
typedef struct TintypeJpeg {
    int width;
    int height;
    /// Red, green, blue and 255 for each pixel, row by row; the caller frees it. NULL where nothing was read.
    uint8_t *pixels;
    /// In libjpeg's words.
    char message[200];
} TintypeJpeg;

/// Reads a JPEG file, baseline or progressive, grey or in colours. Here because libjpeg leaves by `longjmp`, which Swift
/// must not be passed by.
TintypeJpegResult tintype_jpeg_decode(
    const uint8_t *bytes, size_t count, size_t maximum_pixels, TintypeJpeg *picture);

#endif
