#include "box_blur.h"

#include <math.h>
#include <stdlib.h>

/// One box filter of `2 * radius + 1` samples over `count` samples that are `step` bytes apart.
static void filter(const uint8_t *from, uint8_t *to, int count, int from_step, int to_step, int radius)
{
    uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1), sum = 0;
    for (int index = 0; index < radius && index < count; index++) sum += from[index * from_step];
    for (int index = 0; index < count; index++) {
        if (index + radius < count) sum += from[(index + radius) * from_step];
        if (index - radius > 0) sum -= from[(index - radius - 1) * from_step];
        to[index * to_step] = (uint8_t)(((uint64_t)sum * share + (1u << 23)) >> 24);
    }
}

/// One box filter along columns. The sums of a row stand side by side, so that rows are read as they lie in memory.
static void filter_columns(
    const uint8_t *from, uint8_t *to, int row_bytes, int height, int stride, int radius, uint32_t *sums)
{
    uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1);
    for (int x = 0; x < row_bytes; x++) sums[x] = 0;
    for (int y = 0; y < radius && y < height; y++)
        for (int x = 0; x < row_bytes; x++) sums[x] += from[y * stride + x];
    for (int y = 0; y < height; y++) {
        if (y + radius < height)
            for (int x = 0; x < row_bytes; x++) sums[x] += from[(y + radius) * stride + x];
        if (y - radius > 0)
            for (int x = 0; x < row_bytes; x++) sums[x] -= from[(y - radius - 1) * stride + x];
        for (int x = 0; x < row_bytes; x++)
            to[y * stride + x] = (uint8_t)(((uint64_t)sums[x] * share + (1u << 23)) >> 24);
    }
}

void box_blur(uint8_t *samples, int width, int height, int stride, int channels, double sigma)
{
    int radius = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2;
    if (radius < 1) return;
    uint8_t *other = malloc((size_t)stride * (size_t)height);
    uint32_t *sums = malloc((size_t)(width * channels) * sizeof *sums);
    if (!other || !sums) abort();
    uint8_t *from = samples, *to = other;
    for (int pass = 0; pass < 6; pass++) {
        if (pass < 3) {
            for (int y = 0; y < height; y++)
                for (int channel = 0; channel < channels; channel++)
                    filter(from + y * stride + channel, to + y * stride + channel, width, channels, channels, radius);
        } else {
            filter_columns(from, to, width * channels, height, stride, radius, sums);
        }
        uint8_t *last = from;
        from = to;
        to = last;
    }
    free(sums);
    free(other);
}
