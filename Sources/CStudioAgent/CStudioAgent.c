#include "CStudioAgent.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

extern void cairn_studio_agent_start(int descriptor, bool holds_clock);

/* Called before the program's main function. */
__attribute__((constructor)) static void start(void) {
    const char *descriptor = getenv("CAIRN_STUDIO");
    if (!descriptor) return;
    int number = atoi(descriptor);
    const char *clock = getenv("CAIRN_STUDIO_CLOCK");
    bool holds_clock = clock && strcmp(clock, "held") == 0;
    unsetenv("CAIRN_STUDIO");
    unsetenv("CAIRN_STUDIO_CLOCK");
    /* What the program starts has no agent. */
    unsetenv("LD_PRELOAD");
    /* Lines of the console arrive as they are printed. */
    setvbuf(stdout, NULL, _IOLBF, 0);
    cairn_studio_agent_start(number, holds_clock);
}

/* MARK: Moves */

enum { LEAST_HEIGHT = 48, LEAST_WIDTH = 48, SAMPLES = 8, BAND = 32, CHUNK = 64 };

static int is_uniform(const uint8_t *row, size_t count) { return memcmp(row, row + 4, count - 4) == 0; }

/* The rows of an area by which a move is recognized: such that are not of one colour, evenly spread. */
static int choose_samples(const uint8_t *new, size_t stride, const studio_step *area, size_t left, size_t count, int *rows) {
    int found = 0;
    for (int part = 0; part < SAMPLES; part++) {
        int from = area->y + area->height * part / SAMPLES, to = area->y + area->height * (part + 1) / SAMPLES;
        for (int y = from; y < to; y++) {
            if (is_uniform(new + y * stride + left, count)) continue;
            rows[found++] = y;
            break;
        }
    }
    return found;
}

/* How many of the samples show what stood at a distance, and how many had a row there. */
static int matches(
    const uint8_t *old, const uint8_t *new, size_t stride, const studio_step *area, size_t left, size_t count, const int *rows,
    int samples, int distance, int *possible) {
    int same = 0;
    *possible = 0;
    for (int i = 0; i < samples; i++) {
        int from = rows[i] + distance;
        if (from < area->y || from >= area->y + area->height) continue;
        ++*possible;
        if (memcmp(new + rows[i] * stride + left, old + from * stride + left, count) == 0) same++;
        else if (*possible > 2 && same * 2 < *possible) return 0;
    }
    return same;
}

/* The distance by which most of an area moved up or down; 0 for none. The columns at both sides are left out, where
 * indicators of scroll views lie. */
static int find_distance(const uint8_t *old, const uint8_t *new, size_t stride, const studio_step *area) {
    if (area->height < LEAST_HEIGHT || area->width < LEAST_WIDTH) return 0;
    size_t left = ((size_t)area->x + area->width / 8) * 4, count = (size_t)(area->width * 3 / 4) * 4;
    int rows[SAMPLES], samples = choose_samples(new, stride, area, left, count, rows);
    if (samples < 3) return 0;
    int most = area->height * 3 / 4;
    for (int size = 1; size < most; size++) {
        for (int sign = 1; sign >= -1; sign -= 2) {
            int possible, same = matches(old, new, stride, area, left, count, rows, samples, sign * size, &possible);
            if (possible >= 2 && same * 3 >= possible * 2) return sign * size;
        }
    }
    return 0;
}

static void move_rows(uint8_t *old, size_t stride, studio_step *area) {
    int distance = area->distance, rows = area->height - abs(distance);
    size_t left = (size_t)area->x * 4, count = (size_t)area->width * 4;
    if (distance > 0) {
        for (int y = area->y; y < area->y + rows; y++) memcpy(old + y * stride + left, old + (y + distance) * stride + left, count);
    } else {
        for (int y = area->y + area->height - 1; y >= area->y - distance; y--)
            memcpy(old + y * stride + left, old + (y + distance) * stride + left, count);
        area->y -= distance;
    }
    area->height = rows;
}

/* MARK: New pixels */

/* Widens the columns that differ by those of a row, in bytes. */
static void widen(const uint8_t *old, const uint8_t *new, size_t count, size_t *first, size_t *last) {
    size_t start = 0, end = count;
    while (start + CHUNK < end && memcmp(old + start, new + start, CHUNK) == 0) start += CHUNK;
    while (end > start + CHUNK && memcmp(old + end - CHUNK, new + end - CHUNK, CHUNK) == 0) end -= CHUNK;
    if (start < *first) *first = start;
    if (end > *last) *last = end;
}

/* Adds a step, or makes the last one higher where this one goes on below it with the same columns. */
static size_t add(studio_step *steps, size_t count, studio_step step, size_t first_new) {
    studio_step *last = count > first_new ? &steps[count - 1] : NULL;
    if (last && last->x == step.x && last->width == step.width && last->y + last->height == step.y) {
        last->height += step.height;
        return count;
    }
    steps[count] = step;
    return count + 1;
}

static size_t find_pixels(
    uint8_t *old, const uint8_t *new, size_t stride, const studio_step *area, studio_step *steps, size_t count, size_t most) {
    size_t left = (size_t)area->x * 4, width = (size_t)area->width * 4, first_new = count;
    for (int y = area->y; y < area->y + area->height; y += BAND) {
        int end = y + BAND < area->y + area->height ? y + BAND : area->y + area->height;
        size_t first = width, last = 0;
        int top = end, bottom = y;
        for (int row = y; row < end; row++) {
            if (memcmp(old + row * stride + left, new + row * stride + left, width) == 0) continue;
            widen(old + row * stride + left, new + row * stride + left, width, &first, &last);
            if (row < top) top = row;
            bottom = row + 1;
        }
        if (first >= last) continue;
        if (count == most) return count;
        studio_step step = {area->x + (int32_t)(first / 4), top, (int32_t)((last - first + 3) / 4), bottom - top, 0};
        for (int row = top; row < bottom; row++)
            memcpy(old + row * stride + step.x * 4, new + row * stride + step.x * 4, (size_t)step.width * 4);
        count = add(steps, count, step, first_new);
    }
    return count;
}

/* The rectangle around all areas. */
static studio_step around(const studio_step *areas, size_t count) {
    studio_step all = areas[0];
    for (size_t i = 1; i < count; i++) {
        int right = all.x + all.width, bottom = all.y + all.height;
        if (areas[i].x + areas[i].width > right) right = areas[i].x + areas[i].width;
        if (areas[i].y + areas[i].height > bottom) bottom = areas[i].y + areas[i].height;
        if (areas[i].x < all.x) all.x = areas[i].x;
        if (areas[i].y < all.y) all.y = areas[i].y;
        all.width = right - all.x;
        all.height = bottom - all.y;
    }
    return all;
}

size_t studio_difference(
    uint8_t *old, const uint8_t *new, size_t stride, const studio_step *areas, size_t area_count, studio_step *steps, size_t most) {
    size_t count = 0;
    if (area_count == 0 || most == 0) return 0;
    /* The lines of a text that scrolls are areas of their own, which move together. */
    studio_step whole = around(areas, area_count), move = whole;
    move.distance = find_distance(old, new, stride, &move);
    if (move.distance) {
        move_rows(old, stride, &move);
        steps[count++] = move;
        return find_pixels(old, new, stride, &whole, steps, count, most);
    }
    for (size_t i = 0; i < area_count; i++) count = find_pixels(old, new, stride, &areas[i], steps, count, most);
    return count;
}

size_t studio_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t capacity) {
    uLongf length = capacity;
    return compress2(packed, &length, bytes, count, 1) == Z_OK ? length : 0;
}
