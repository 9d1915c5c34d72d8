/* PNG encoding by rows, over libpng and zlib, whose errors become return values.
 *
 * Files are compressed at the fastest level: screenshots consist of text on uniform areas, and tests wait for them.
 * Rows that equal the row above take next to no time. Pixels are converted here, since C is fast in debug builds
 * too. */
#ifndef CPNG_ENCODING_H
#define CPNG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

typedef struct cpng_writer cpng_writer;

/* Begins an image: RGB if all pixels are opaque, else RGBA with straight alpha, 8 bits each. NULL if out of memory. */
cpng_writer *cpng_begin(uint32_t width, uint32_t height, int opaque);

/* Adds rows of premultiplied pixels: blue, green, red, alpha bytes. Returns 1 on success, 0 if out of memory. */
int cpng_add_rows(cpng_writer *writer, const uint8_t *rows, size_t bytes_per_row, uint32_t count);

/* Ends the image, all rows of which have been added. Returns 1 on success, 0 if out of memory. */
int cpng_end(cpng_writer *writer);

/* The bytes of the file so far. */
const uint8_t *cpng_bytes(const cpng_writer *writer, size_t *count);

void cpng_free(cpng_writer *writer);

/* Whether all pixels have full alpha. */
int cpng_is_opaque(const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height);

#endif
