/* Reading SVG pictures, and drawing them with a limit of time and memory.
 *
 * librsvg cannot be interrupted, and a short file can ask for hours of drawing. A child process draws into memory that it shares with
 * this one, and is killed at the limit. */
#ifndef CSVG_DRAWING_H
#define CSVG_DRAWING_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    CSVG_DRAWN,
    /* librsvg or Cairo refused, or the child ended by itself, as it does when it has no memory left. */
    CSVG_FAILED,
    CSVG_TOOK_TOO_LONG,
    /* The system makes no process or memory. */
    CSVG_NO_PROCESS,
} csvg_result;

typedef struct {
    double width, height;
} csvg_size;

typedef struct {
    uint32_t milliseconds;
    /* Bytes of address space, what the process has already included. */
    uint64_t memory;
} csvg_limits;

enum { CSVG_MESSAGE_LENGTH = 400 };

/* Reads a picture; NULL where it is none, with the reason in `message`, which has room for CSVG_MESSAGE_LENGTH bytes. */
void *csvg_read(const uint8_t *bytes, size_t count, char *message);
void csvg_free(void *handle);

int csvg_has_element(void *handle, const char *element);

/* The size of an element, or else that of the picture from its width and height or its view box; 0 for pictures without one. */
csvg_size csvg_natural_size(void *handle, const char *element);

/* Draws a picture, or the one element of it that is named, over premultiplied BGRA pixels; a row has 4 * width bytes.
 *
 * The size is the picture's own, which is stretched over the pixels. */
csvg_result csvg_draw(
    void *handle, const char *element, csvg_size size, uint8_t *pixels, uint32_t width, uint32_t height, csvg_limits limits);

#endif
