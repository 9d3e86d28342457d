#include "fast_png.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

static void put_number(uint8_t *bytes, uint32_t number)
{
    for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(number >> (24 - 8 * index));
}

/// Completes a chunk whose data stand at `chunk + 8`. Returns its end.
static uint8_t *close_chunk(uint8_t *chunk, const char *name, size_t length)
{
    put_number(chunk, (uint32_t)length);
    memcpy(chunk + 4, name, 4);
    put_number(chunk + 8 + length, libdeflate_crc32(0, chunk + 4, 4 + length));
    return chunk + 12 + length;
}

/// Straight RGBA behind a filter byte of 0 in each row.
static uint8_t *scanlines(cairo_surface_t *surface, int width, int height)
{
    uint8_t *lines = malloc((size_t)height * ((size_t)width * 4 + 1)), *to = lines;
    if (!lines) abort();
    const uint8_t *rows = cairo_image_surface_get_data(surface);
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(rows + (size_t)cairo_image_surface_get_stride(surface) * (size_t)y);
        *to++ = 0;
        for (int x = 0; x < width; x++, to += 4) {
            uint32_t alpha = row[x] >> 24;
            for (int channel = 0; channel < 3; channel++) {
                uint32_t value = row[x] >> (16 - 8 * channel) & 255;
                to[channel] = (uint8_t)(alpha == 255 ? value : alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha);
            }
            to[3] = (uint8_t)alpha;
        }
    }
    return lines;
}

int fast_png_write(cairo_surface_t *surface, const char *path)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    size_t length = (size_t)height * ((size_t)width * 4 + 1);
    uint8_t *lines = scanlines(surface, width, height);
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
    if (!compressor) abort();
    size_t bound = libdeflate_zlib_compress_bound(compressor, length);
    uint8_t *file = malloc(bound + 64), *end = file;
    if (!file) abort();
    memcpy(end, signature, sizeof signature);
    end += sizeof signature;
    put_number(end + 8, (uint32_t)width);
    put_number(end + 12, (uint32_t)height);
    memcpy(end + 16, (const uint8_t[]){8, 6, 0, 0, 0}, 5);
    end = close_chunk(end, "IHDR", 13);
    end = close_chunk(end, "IDAT", libdeflate_zlib_compress(compressor, lines, length, end + 8, bound));
    end = close_chunk(end, "IEND", 0);
    FILE *output = fopen(path, "wb");
    int is_written = output && fwrite(file, 1, (size_t)(end - file), output) == (size_t)(end - file);
    if (output && fclose(output) != 0) is_written = 0;
    libdeflate_free_compressor(compressor);
    free(file);
    free(lines);
    return is_written ? 0 : -1;
}
