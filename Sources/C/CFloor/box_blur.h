#ifndef BOX_BLUR_H
#define BOX_BLUR_H

#include <stdint.h>

/// Blurs `width` by `height` samples of `channels` bytes with three box filters along each axis, which come near a Gaussian of
/// the standard deviation `sigma`, in samples. A row takes `stride` bytes; what is outside is 0.
void box_blur(uint8_t *samples, int width, int height, int stride, int channels, double sigma);

#endif
