#include "image_floor.h"

#include <stdlib.h>
#include <string.h>

#include "CCairo.h"

size_t image_floor_compare(const uint8_t *a, const uint8_t *b, size_t width, size_t height, uint8_t *largest)
{
    size_t count = 0;
    int most = 0;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *first = a + 4 * width * y, *second = b + 4 * width * y;
        if (memcmp(first, second, 4 * width) == 0) continue;
        for (size_t x = 0; x < width; x++, first += 4, second += 4) {
            if (memcmp(first, second, 4) == 0) continue;
            count++;
            for (int channel = 0; channel < 4; channel++) {
                int difference = abs(first[channel] - second[channel]);
                if (difference > most) most = difference;
            }
        }
    }
    *largest = (uint8_t)most;
    return count;
}

typedef struct {
    const uint8_t *bytes;
    size_t count;
} source;

static cairo_status_t take(void *closure, unsigned char *bytes, unsigned count)
{
    source *left = closure;
    if (count > left->count) return CAIRO_STATUS_READ_ERROR;
    memcpy(bytes, left->bytes, count);
    left->bytes += count;
    left->count -= count;
    return CAIRO_STATUS_SUCCESS;
}

size_t image_floor_decode(const uint8_t *bytes, size_t count)
{
    source file = {bytes, count};
    cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &file);
    size_t pixels = (size_t)cairo_image_surface_get_width(surface) * (size_t)cairo_image_surface_get_height(surface);
    cairo_surface_destroy(surface);
    return pixels;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *bytes, unsigned count)
{
    (void)bytes;
    *(size_t *)closure += count;
    return CAIRO_STATUS_SUCCESS;
}

struct image_floor {
    cairo_surface_t *surface;
};

image_floor *image_floor_create(const uint8_t *pixels, int width, int height)
{
    image_floor *image = malloc(sizeof *image);
    if (!image) abort();
    image->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    uint8_t *rows = cairo_image_surface_get_data(image->surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(image->surface);
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(rows + stride * (size_t)y);
        for (int x = 0; x < width; x++, pixels += 4) {
            uint32_t alpha = pixels[3];
            uint32_t red = pixels[0] * alpha / 255, green = pixels[1] * alpha / 255, blue = pixels[2] * alpha / 255;
            row[x] = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
    cairo_surface_mark_dirty(image->surface);
    return image;
}

void image_floor_destroy(image_floor *image)
{
    cairo_surface_destroy(image->surface);
    free(image);
}

size_t image_floor_encode(image_floor *image)
{
    size_t bytes = 0;
    cairo_surface_write_to_png_stream(image->surface, count_bytes, &bytes);
    return bytes;
}
