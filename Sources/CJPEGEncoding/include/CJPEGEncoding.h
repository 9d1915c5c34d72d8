/* JPEG encoding in which no failure ends the process.
 *
 * libjpeg reports errors by a call that must not return, and its own version exits; the way out, longjmp, cannot be
 * used from Swift. */
#ifndef CJPEG_ENCODING_H
#define CJPEG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

enum { CJPEG_ENCODING_MESSAGE_LENGTH = 200 };

typedef struct {
    /* The file; cjpeg_free_file frees it. */
    uint8_t *bytes;
    /* As wide as libjpeg wants it. */
    unsigned long count;
    /* What was wrong, empty on success. */
    char message[CJPEG_ENCODING_MESSAGE_LENGTH];
} cjpeg_file;

/* Encodes width * height * 3 RGB bytes with a quality of 1 to 100. The bytes of metadata, at most 65,533, become the marker APP1. Returns 1
 * on success. */
int cjpeg_encode(const uint8_t *rgb, uint32_t width, uint32_t height, int quality, const uint8_t *metadata, uint32_t metadata_count,
                 cjpeg_file *file);

void cjpeg_free_file(cjpeg_file *file);

#endif
