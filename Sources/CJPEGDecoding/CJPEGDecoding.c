#include "CJPEGDecoding.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* The maximum number of scans, above that of real progressive images; each costs a pass over all pixels. */
enum { MAXIMUM_SCANS = 200 };

typedef struct {
    struct jpeg_decompress_struct decoder;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf failed;
    cjpeg_image *image;
    uint8_t *pixels;
    size_t room;
    uint8_t *line;
} decoding;

static decoding *decoding_of(j_common_ptr info) { return (decoding *)info->client_data; }

static void fail(j_common_ptr info) {
    decoding *state = decoding_of(info);
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(state->image->message, CJPEG_MESSAGE_LENGTH, "%s", text);
    longjmp(state->failed, 1);
}

static void fail_saying(decoding *state, const char *message) {
    snprintf(state->image->message, CJPEG_MESSAGE_LENGTH, "%s", message);
    longjmp(state->failed, 1);
}

/* Warnings about missing data are errors here; other warnings are ignored. */
static void note(j_common_ptr info, int level) {
    int code = info->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) fail(info);
}

static void watch_scans(j_common_ptr info) {
    decoding *state = decoding_of(info);
    if (state->decoder.input_scan_number > MAXIMUM_SCANS) fail_saying(state, "too many scans");
}

static void begin(decoding *state, const uint8_t *bytes, size_t count) {
    jpeg_create_decompress(&state->decoder);
    state->decoder.client_data = state;
    state->progress.progress_monitor = watch_scans;
    state->decoder.progress = &state->progress;
    jpeg_mem_src(&state->decoder, bytes, (unsigned long)count);
    jpeg_read_header(&state->decoder, TRUE);
    state->image->width = state->decoder.image_width;
    state->image->height = state->decoder.image_height;
}

/* One line of inverted CMYK (as Adobe's programs write it) or plain CMYK to RGBA. */
static void convert_cmyk(const uint8_t *cmyk, uint8_t *rgba, size_t width, int inverted) {
    for (size_t x = 0; x < width; x++, cmyk += 4, rgba += 4) {
        unsigned key = inverted ? cmyk[3] : 255u - cmyk[3];
        for (int i = 0; i < 3; i++) {
            unsigned ink = inverted ? cmyk[i] : 255u - cmyk[i];
            rgba[i] = (uint8_t)((ink * key + 127u) / 255u);
        }
        rgba[3] = 255;
    }
}

static int has_four_inks(const decoding *state) {
    return state->decoder.jpeg_color_space == JCS_CMYK || state->decoder.jpeg_color_space == JCS_YCCK;
}

static void read_lines(decoding *state) {
    struct jpeg_decompress_struct *decoder = &state->decoder;
    size_t row_bytes = (size_t)decoder->output_width * 4;
    while (decoder->output_scanline < decoder->output_height) {
        uint8_t *row = state->pixels + row_bytes * decoder->output_scanline;
        JSAMPROW target = state->line ? state->line : row;
        if (jpeg_read_scanlines(decoder, &target, 1) != 1) fail_saying(state, "no more lines");
        if (state->line) convert_cmyk(state->line, row, decoder->output_width, decoder->saw_Adobe_marker);
    }
}

static void decode(decoding *state) {
    struct jpeg_decompress_struct *decoder = &state->decoder;
    int four_inks = has_four_inks(state);
    decoder->out_color_space = four_inks ? JCS_CMYK : JCS_EXT_RGBA;
    decoder->dct_method = JDCT_ISLOW;
    jpeg_start_decompress(decoder);
    size_t row_bytes = (size_t)decoder->output_width * 4;
    if (row_bytes * decoder->output_height > state->room) fail_saying(state, "more pixels than the header says");
    if (four_inks) state->line = malloc(row_bytes);
    if (four_inks && !state->line) fail_saying(state, "out of memory");
    read_lines(state);
    jpeg_finish_decompress(decoder);
}

static int run(const uint8_t *bytes, size_t count, cjpeg_image *image, uint8_t *pixels, size_t room) {
    memset(image, 0, sizeof *image);
    decoding *state = calloc(1, sizeof *state);
    if (!state) return 0;
    state->image = image;
    state->pixels = pixels;
    state->room = room;
    state->decoder.err = jpeg_std_error(&state->errors);
    state->decoder.client_data = state;
    state->errors.error_exit = fail;
    state->errors.emit_message = note;
    int succeeded = 0;
    if (setjmp(state->failed) == 0) {
        begin(state, bytes, count);
        if (pixels) decode(state);
        succeeded = 1;
    }
    jpeg_destroy_decompress(&state->decoder);
    free(state->line);
    free(state);
    return succeeded;
}

int cjpeg_read_header(const uint8_t *bytes, size_t count, cjpeg_image *image) { return run(bytes, count, image, NULL, 0); }

int cjpeg_decode(const uint8_t *bytes, size_t count, cjpeg_image *image, uint8_t *pixels, size_t room) {
    return run(bytes, count, image, pixels, room);
}
