#ifndef C_BLUR_H
#define C_BLUR_H

#include <stdint.h>

/// The floats that are worked on at once: lines are padded to whole vectors.
#define BLUR_LANES 16

/// Blurs one line.
///
/// line:   count floats, and taps - 1 at each side of them.
/// out:    count floats; count is a multiple of BLUR_LANES.
/// kernel: Half of the kernel, its centre first, taps of them.
void blur_line(const float *line, float *out, long count, const float *kernel, long taps);

/// Blurs the columns of one row, and rounds the sums, which are in 0...255, to bytes.
///
/// row:   The row in a plane of floats whose rows are pitch apart, with taps - 1 rows above it and as many below. The pitch is a
///        multiple of BLUR_LANES, and not less than width.
/// out:   width bytes.
void blur_columns(const float *row, long pitch, uint8_t *out, long width, const float *kernel, long taps);

#endif
