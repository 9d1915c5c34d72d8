/* JPEG encoding that never ends the process.
 *
 * libjpeg reports errors by a callback that must not return, and its default exits; the alternative, longjmp, cannot be
 * used from Swift. */
#ifndef CJPEG_ENCODING_H
#define CJPEG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

enum { CJPEG_ENCODING_MESSAGE_LENGTH = 200 };

typedef struct {
    /* The file; cjpeg_free_file frees it. */
    uint8_t *bytes;
    /* The type is that of libjpeg. */
    unsigned long count;
    /* The error message, empty on success. */
    char message[CJPEG_ENCODING_MESSAGE_LENGTH];
} cjpeg_file;

/* Encodes width * height * 3 RGB bytes with a quality of 1 to 100. The metadata, at most 65,533 bytes, is written as an
 * APP1 marker. Returns 1 on success. */
int cjpeg_encode(const uint8_t *rgb, uint32_t width, uint32_t height, int quality, const uint8_t *metadata, uint32_t metadata_count,
                 cjpeg_file *file);

void cjpeg_free_file(cjpeg_file *file);

#endif
