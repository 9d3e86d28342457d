// The sums at the heart of a blur. They stand in C for builds for debugging, which tests are: there a statement of vectors in
// Swift is many calls.

#include "CBlur.h"
#include <string.h>

// Products are rounded before they are added, on every machine.
#pragma STDC FP_CONTRACT OFF

typedef float floats __attribute__((vector_size(4 * BLUR_LANES)));
typedef float unaligned_floats __attribute__((vector_size(4 * BLUR_LANES), aligned(4), may_alias));
typedef uint32_t words __attribute__((vector_size(4 * BLUR_LANES)));
typedef uint8_t bytes __attribute__((vector_size(BLUR_LANES)));

#define AT(pointer) (*(const unaligned_floats *)(pointer))

void blur_line(const float *line, float *out, long count, const float *kernel, long taps) {
    for (long x = 0; x < count; x += BLUR_LANES) {
        const float *before = line + x, *after = before;
        floats sum = AT(before) * kernel[0];
        for (long tap = 1; tap < taps; tap++) {
            before--;
            after++;
            sum += (AT(before) + AT(after)) * kernel[tap];
        }
        *(unaligned_floats *)(out + x) = sum;
    }
}

void blur_columns(const float *row, long pitch, uint8_t *out, long width, const float *kernel, long taps) {
    for (long x = 0; x < width; x += BLUR_LANES) {
        const float *above = row + x, *below = above;
        floats sum = AT(above) * kernel[0];
        for (long tap = 1; tap < taps; tap++) {
            above -= pitch;
            below += pitch;
            sum += (AT(above) + AT(below)) * kernel[tap];
        }
        // Above 2^23 a float has no fraction: adding that rounds, and leaves the whole number in the lowest bits.
        bytes rounded = __builtin_convertvector((words)(sum + 8388608.0f), bytes);
        memcpy(out + x, &rounded, width - x < BLUR_LANES ? width - x : BLUR_LANES);
    }
}
