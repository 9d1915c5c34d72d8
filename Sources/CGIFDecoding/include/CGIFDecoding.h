/* The pictures of a GIF file in turn, over giflib, whose errors become return values. */
#ifndef CGIF_DECODING_H
#define CGIF_DECODING_H

#include <stddef.h>
#include <stdint.h>

typedef struct cgif_reader cgif_reader;

typedef struct {
    /* Pixels of the file's canvas. */
    uint32_t left, top, width, height;
    /* What the file says is done with the picture before the next one is drawn: 2 clears its place, 3 brings back what was there. */
    int disposal;
    /* Hundredths of a second. */
    int delay;
} cgif_picture;

/* Begins to read a file, whose bytes have to outlive the reader. NULL for other formats. */
cgif_reader *cgif_open(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/* Reads on to the next picture. Returns 1 on success; 0 at the end and where the file is damaged. */
int cgif_next(cgif_reader *reader, cgif_picture *picture);

/* Leaves the picture's pixels out. Returns 1 on success. */
int cgif_skip(cgif_reader *reader);

/* Draws the picture at its place on a canvas of blue, green, red and alpha bytes, which has to have room for it. Returns 1 on success. */
int cgif_draw(cgif_reader *reader, uint8_t *canvas, size_t bytes_per_row);

/* How often the file says the pictures are shown in turn, as far as it was read; -1 where it does not. */
int cgif_repetitions(const cgif_reader *reader);

void cgif_close(cgif_reader *reader);

#endif
