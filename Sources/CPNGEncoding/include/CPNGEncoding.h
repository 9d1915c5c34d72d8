/* PNG encoding by runs of rows, in which no failure ends the process.
 *
 * libpng's simplified interface, which returns errors, takes all pixels at once; its other one reports errors by a call that must not
 * return, and the way out, longjmp, cannot be used from Swift. */
#ifndef CPNG_ENCODING_H
#define CPNG_ENCODING_H

#include <stddef.h>
#include <stdint.h>

enum { CPNG_MESSAGE_LENGTH = 200 };

typedef struct cpng_writer cpng_writer;

/* Begins a picture of straight RGBA pixels, 8 bits each. NULL where memory is short. */
cpng_writer *cpng_begin(uint32_t width, uint32_t height);

/* Adds rows of width * 4 bytes each. Returns 1 on success. */
int cpng_add_rows(cpng_writer *writer, const uint8_t *rows, uint32_t count);

/* Ends the picture, whose rows have all been added. Returns 1 on success. */
int cpng_end(cpng_writer *writer);

/* The bytes of the file so far. */
const uint8_t *cpng_bytes(const cpng_writer *writer, size_t *count);

/* What was wrong, empty if nothing was. */
const char *cpng_message(const cpng_writer *writer);

void cpng_free(cpng_writer *writer);

#endif
