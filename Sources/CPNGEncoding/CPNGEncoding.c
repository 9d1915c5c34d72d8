#include "CPNGEncoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { FASTEST = 1 };

struct cpng_writer {
    png_structp png;
    png_infop info;
    jmp_buf failed;
    uint32_t width;
    int opaque;
    int has_failed;
    uint8_t *row; /* the row that is written, as it stands in the file */
    uint8_t *bytes;
    size_t count;
    size_t capacity;
};

/* What libpng calls */

static void fail(png_structp png, png_const_charp message) {
    cpng_writer *writer = png_get_error_ptr(png);
    (void)message; /* There is no other reason than memory: dimensions were checked. */
    writer->has_failed = 1;
    longjmp(writer->failed, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void store(png_structp png, png_bytep bytes, size_t count) {
    cpng_writer *writer = png_get_io_ptr(png);
    if (count > writer->capacity - writer->count) {
        size_t capacity = writer->capacity + writer->capacity / 2 + count + 4096;
        uint8_t *larger = realloc(writer->bytes, capacity);
        if (!larger) png_error(png, "out of memory");
        writer->bytes = larger;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, bytes, count);
    writer->count += count;
}

static void flush(png_structp png) { (void)png; }

/* Pixels */

static inline uint8_t straight(uint32_t component, uint32_t alpha) {
    uint32_t value = (component * 255 + alpha / 2) / alpha;
    return value > 255 ? 255 : (uint8_t)value;
}

static void convert_opaque(const uint8_t *pixels, uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++, pixels += 4, row += 3) {
        row[0] = pixels[2];
        row[1] = pixels[1];
        row[2] = pixels[0];
    }
}

static void convert(const uint8_t *pixels, uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++, pixels += 4, row += 4) {
        uint8_t alpha = pixels[3];
        for (int i = 0; i < 3; i++) row[i] = alpha == 255 || alpha == 0 ? (alpha ? pixels[2 - i] : 0) : straight(pixels[2 - i], alpha);
        row[3] = alpha;
    }
}

/* The picture */

static void write_header(cpng_writer *writer, uint32_t height) {
    png_set_write_fn(writer->png, writer, store, flush);
    png_set_user_limits(writer->png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_IHDR(
        writer->png, writer->info, writer->width, height, 8, writer->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(writer->png, FASTEST);
    png_write_info(writer->png, writer->info);
}

cpng_writer *cpng_begin(uint32_t width, uint32_t height, int opaque) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->width = width;
    writer->opaque = opaque;
    writer->row = malloc((size_t)width * 4);
    if (writer->row) writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info || setjmp(writer->failed)) {
        cpng_free(writer);
        return NULL;
    }
    write_header(writer, height);
    return writer;
}

int cpng_add_rows(cpng_writer *writer, const uint8_t *rows, size_t bytes_per_row, uint32_t count) {
    if (writer->has_failed || setjmp(writer->failed)) return 0;
    for (uint32_t y = 0; y < count; y++) {
        const uint8_t *pixels = rows + y * bytes_per_row;
        (writer->opaque ? convert_opaque : convert)(pixels, writer->row, writer->width);
        png_write_row(writer->png, writer->row);
    }
    return 1;
}

int cpng_end(cpng_writer *writer) {
    if (writer->has_failed || setjmp(writer->failed)) return 0;
    png_write_end(writer->png, writer->info);
    return 1;
}

const uint8_t *cpng_bytes(const cpng_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

void cpng_free(cpng_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->row);
    free(writer->bytes);
    free(writer);
}

int cpng_is_opaque(const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height) {
    for (uint32_t y = 0; y < height; y++, rows += bytes_per_row) {
        uint8_t all = 255;
        for (size_t x = 0; x < width; x++) all &= rows[4 * x + 3];
        if (all != 255) return 0;
    }
    return 1;
}
