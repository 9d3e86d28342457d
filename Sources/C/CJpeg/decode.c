#include "CJpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/// libjpeg's error handler, with the place to return to.
struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf out;
    char *message;
};

static void leave(j_common_ptr info) {
    struct failure *failure = (struct failure *)info->err;
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(failure->message, sizeof(((TintypeJpeg *)0)->message), "%s", text);
    longjmp(failure->out, 1);
}

/// Warnings are about pictures that can be drawn all the same: libjpeg would print them.
static void stay_silent(j_common_ptr info) { (void)info; }

/// The most passes over a picture that a file may ask for. Programs write about ten; each takes a few bytes of the file, and as long
/// as the whole picture.
static const int most_scans = 100;

static void count_scans(j_common_ptr info) {
    if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= most_scans) return;
    struct failure *failure = (struct failure *)info->err;
    snprintf(
        failure->message, sizeof(((TintypeJpeg *)0)->message), "it has more than %d scans", most_scans);
    longjmp(failure->out, 1);
}

TintypeJpegResult tintype_jpeg_decode(
    const uint8_t *bytes, size_t count, size_t maximum_pixels, TintypeJpeg *picture) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
    memset(picture, 0, sizeof(*picture));
    memset(&info, 0, sizeof(info));
    info.err = jpeg_std_error(&failure.manager);
    failure.manager.error_exit = leave;
    failure.manager.output_message = stay_silent;
    failure.message = picture->message;
    if (setjmp(failure.out)) {
        jpeg_destroy_decompress(&info);
        free(picture->pixels);
        picture->pixels = NULL;
        return TintypeJpegBroken;
    }
    jpeg_create_decompress(&info);
    info.progress = &progress;
    jpeg_mem_src(&info, bytes, (unsigned long)count);
    jpeg_read_header(&info, TRUE);
    picture->width = (int)info.image_width;
    picture->height = (int)info.image_height;
    TintypeJpegResult result = TintypeJpegRead;
    if (info.num_components == 4) result = TintypeJpegFourInks;
    if ((size_t)info.image_width * info.image_height > maximum_pixels) result = TintypeJpegTooLarge;
    if (result != TintypeJpegRead) {
        jpeg_destroy_decompress(&info);
        return result;
    }
    // The exact transform, whose results do not depend on the processor.
    info.dct_method = JDCT_ISLOW;
    info.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&info);
    size_t row = (size_t)info.output_width * 4;
    picture->pixels = malloc(row * info.output_height);
    if (picture->pixels == NULL) {
        snprintf(picture->message, sizeof(picture->message), "there is not enough memory");
        longjmp(failure.out, 1);
    }
    while (info.output_scanline < info.output_height) {
        JSAMPROW line = picture->pixels + row * info.output_scanline;
        jpeg_read_scanlines(&info, &line, 1);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return TintypeJpegRead;
}
