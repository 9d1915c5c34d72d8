#include "CJPEGEncoding.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_compress_struct encoder;
    struct jpeg_error_mgr errors;
    jmp_buf failed;
    cjpeg_file *file;
} encoding;

static void fail(j_common_ptr info) {
    encoding *state = (encoding *)info->client_data;
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(state->file->message, CJPEG_ENCODING_MESSAGE_LENGTH, "%s", text);
    longjmp(state->failed, 1);
}

static void ignore(j_common_ptr info, int level) {
    (void)info;
    (void)level;
}

static void begin(encoding *state, uint32_t width, uint32_t height, int quality) {
    struct jpeg_compress_struct *encoder = &state->encoder;
    jpeg_create_compress(encoder);
    encoder->client_data = state;
    jpeg_mem_dest(encoder, &state->file->bytes, &state->file->count);
    encoder->image_width = width;
    encoder->image_height = height;
    encoder->input_components = 3;
    encoder->in_color_space = JCS_RGB;
    jpeg_set_defaults(encoder);
    jpeg_set_quality(encoder, quality, TRUE);
    encoder->dct_method = JDCT_ISLOW;
    jpeg_start_compress(encoder, TRUE);
}

static void write_rows(struct jpeg_compress_struct *encoder, const uint8_t *rgb) {
    size_t row_bytes = (size_t)encoder->image_width * 3;
    while (encoder->next_scanline < encoder->image_height) {
        JSAMPROW row = (JSAMPROW)(rgb + row_bytes * encoder->next_scanline);
        jpeg_write_scanlines(encoder, &row, 1);
    }
}

int cjpeg_encode(const uint8_t *rgb, uint32_t width, uint32_t height, int quality, const uint8_t *metadata, uint32_t metadata_count,
                 cjpeg_file *file) {
    memset(file, 0, sizeof *file);
    encoding *state = calloc(1, sizeof *state);
    if (!state) return 0;
    state->file = file;
    state->encoder.err = jpeg_std_error(&state->errors);
    state->encoder.client_data = state;
    state->errors.error_exit = fail;
    state->errors.emit_message = ignore;
    volatile int succeeded = 0;
    if (setjmp(state->failed) == 0) {
        begin(state, width, height, quality);
        if (metadata_count > 0) jpeg_write_marker(&state->encoder, JPEG_APP0 + 1, metadata, metadata_count);
        write_rows(&state->encoder, rgb);
        jpeg_finish_compress(&state->encoder);
        succeeded = 1;
    }
    jpeg_destroy_compress(&state->encoder);
    free(state);
    return succeeded;
}

void cjpeg_free_file(cjpeg_file *file) {
    free(file->bytes);
    file->bytes = NULL;
}
