/* What the agent in a running program needs of C: its start, and work on pixels, which is fast
 * without an optimizer too. */
#ifndef CSTUDIO_AGENT_H
#define CSTUDIO_AGENT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int32_t x, y, width, height;
    /* For a move: the area shows what stood so many pixels below it. 0 for new pixels. */
    int32_t distance;
} studio_step;

/* Finds what changed from one picture to another of the same size, within areas, and brings the old one up to date.
 * Both have 4 bytes for a pixel. Returns the number of steps, at most `most`, which lead from the old to the new one. */
size_t studio_difference(
    uint8_t *old, const uint8_t *new, size_t bytes_per_row, const studio_step *areas, size_t area_count, studio_step *steps,
    size_t most);

/* Packs bytes by zlib, fast. Returns the number of bytes, or 0 if they do not fit. */
size_t studio_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t capacity);

#endif
