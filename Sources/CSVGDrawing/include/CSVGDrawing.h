/* Parses SVG images and draws them with limits of time and memory.
 *
 * librsvg cannot be interrupted, and a short file can require hours of drawing. A child process draws into memory
 * shared with this one, and is killed at the limit. */
#ifndef CSVG_DRAWING_H
#define CSVG_DRAWING_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    CSVG_DRAWN,
    /* librsvg or Cairo failed, or the child ended early, for example out of memory. */
    CSVG_FAILED,
    CSVG_TOOK_TOO_LONG,
    /* The system cannot create a process or allocate memory. */
    CSVG_NO_PROCESS,
} csvg_result;

typedef struct {
    double width, height;
} csvg_size;

typedef struct {
    uint32_t milliseconds;
    /* Bytes of address space, including what the process already uses. */
    uint64_t memory;
} csvg_limits;

enum { CSVG_MESSAGE_LENGTH = 400 };

/* Parses an image; NULL if it is invalid, with the reason in `message`, a buffer of CSVG_MESSAGE_LENGTH bytes. */
void *csvg_read(const uint8_t *bytes, size_t count, char *message);
void csvg_free(void *handle);

int csvg_has_element(void *handle, const char *element);

/* The size of an element, or else that of the image from its width and height or its view box; 0 for images without
 * one. */
csvg_size csvg_natural_size(void *handle, const char *element);

/* Draws an image, or the named element of it, over premultiplied BGRA pixels; a row has 4 * width bytes.
 *
 * `size` is the image's size, which is scaled to the pixels. */
csvg_result csvg_draw(
    void *handle, const char *element, csvg_size size, uint8_t *pixels, uint32_t width, uint32_t height, csvg_limits limits);

#endif
