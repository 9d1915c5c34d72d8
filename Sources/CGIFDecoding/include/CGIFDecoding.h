/* Decodes the frames of a GIF file in order with giflib, whose errors become return values. */
#ifndef CGIF_DECODING_H
#define CGIF_DECODING_H

#include <stddef.h>
#include <stdint.h>

typedef struct cgif_reader cgif_reader;

typedef struct {
    /* Pixels of the file's canvas. */
    uint32_t left, top, width, height;
    /* The disposal method: 2 clears the frame's rectangle before the next frame is drawn, 3 restores its pixels. */
    int disposal;
    /* Hundredths of a second. */
    int delay;
} cgif_picture;

/* Creates a reader of a file, whose bytes must outlive it. NULL for other formats. */
cgif_reader *cgif_open(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/* Advances to the next frame. Returns 1 on success; 0 at the end or if the file is damaged. */
int cgif_next(cgif_reader *reader, cgif_picture *picture);

/* Skips the frame's pixels. Returns 1 on success. */
int cgif_skip(cgif_reader *reader);

/* Draws the frame at its position on a canvas of BGRA bytes, which must contain the frame's rectangle. Returns 1 on
 * success. */
int cgif_draw(cgif_reader *reader, uint8_t *canvas, size_t bytes_per_row);

/* The number of repetitions of the animation, as far as the file was read; -1 if it specifies none. */
int cgif_repetitions(const cgif_reader *reader);

void cgif_close(cgif_reader *reader);

#endif
