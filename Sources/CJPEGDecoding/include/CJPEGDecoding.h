/* JPEG decoding that never ends the process, whatever the input.
 *
 * libjpeg reports errors by a callback that must not return, and its default exits; the alternative, longjmp, cannot be
 * used from Swift. */
#ifndef CJPEG_DECODING_H
#define CJPEG_DECODING_H

#include <stddef.h>
#include <stdint.h>

enum { CJPEG_MESSAGE_LENGTH = 200 };

typedef struct {
    uint32_t width;
    uint32_t height;
    /* The error message, empty on success. */
    char message[CJPEG_MESSAGE_LENGTH];
} cjpeg_image;

/* Reads only the dimensions. Returns 1 on success. */
int cjpeg_read_header(const uint8_t *bytes, size_t count, cjpeg_image *image);

/* Decodes the whole image into a buffer of width * height * 4 straight RGBA bytes; missing data is an error. Returns 1
 * on success. */
int cjpeg_decode(const uint8_t *bytes, size_t count, cjpeg_image *image, uint8_t *pixels, size_t room);

#endif
