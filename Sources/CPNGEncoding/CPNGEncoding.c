#include "CPNGEncoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cpng_writer {
    png_structp png;
    png_infop info;
    jmp_buf failed;
    size_t row_bytes;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    char message[CPNG_MESSAGE_LENGTH];
};

static void fail(png_structp png, png_const_charp message) {
    cpng_writer *writer = png_get_error_ptr(png);
    snprintf(writer->message, CPNG_MESSAGE_LENGTH, "%s", message);
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

cpng_writer *cpng_begin(uint32_t width, uint32_t height) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->row_bytes = (size_t)width * 4;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info) {
        cpng_free(writer);
        return NULL;
    }
    if (setjmp(writer->failed)) return writer;
    png_set_write_fn(writer->png, writer, store, flush);
    png_set_user_limits(writer->png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_IHDR(
        writer->png, writer->info, width, height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
        PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(writer->png, writer->info);
    return writer;
}

int cpng_add_rows(cpng_writer *writer, const uint8_t *rows, uint32_t count) {
    if (writer->message[0] || setjmp(writer->failed)) return 0;
    for (uint32_t row = 0; row < count; row++) png_write_row(writer->png, rows + row * writer->row_bytes);
    return 1;
}

int cpng_end(cpng_writer *writer) {
    if (writer->message[0] || setjmp(writer->failed)) return 0;
    png_write_end(writer->png, writer->info);
    return 1;
}

const uint8_t *cpng_bytes(const cpng_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

const char *cpng_message(const cpng_writer *writer) { return writer->message; }

void cpng_free(cpng_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}
