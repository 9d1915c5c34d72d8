#include "CPNGEncoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* The zlib stream of an image (RFC 1950) is assembled here. Most rows of a screenshot equal the row above: instead of
 * compressing them each time, the writer emits the compressed bytes of GROUP such rows (filter "up", all zero), which
 * are computed once per image. All other rows go through zlib at its fastest level, without filters. Back references
 * do not cross a group. */

enum { FASTEST = 1, MEMORY_LEVEL = 8, GROUP = 8, ROOM = 1 << 16 };
enum { FILTER_NONE = 0, FILTER_UP = 2 };

struct cpng_writer {
    png_structp png;
    png_infop info;
    jmp_buf failed;
    z_stream stream;
    uint32_t width;
    int opaque;
    int has_failed;
    uint8_t *line; /* the row being written, in the file's format: filter byte, then pixels */
    size_t line_size;
    uint8_t *above; /* the pixels of the last row that was added */
    uint32_t rows;
    uint32_t repetitions; /* the rows at the end that equal the row above and are not written yet */
    int is_pending;       /* whether zlib holds rows that are not written yet */
    uLong checksum;
    uint8_t *group; /* GROUP rows that equal the row above, compressed */
    size_t group_size;
    uLong group_checksum;
    uint8_t *chunk; /* compressed bytes that are not written yet, at most ROOM */
    uint8_t *bytes;
    size_t count;
    size_t capacity;
};

/* Callbacks of libpng */

static void fail(png_structp png, png_const_charp message) {
    cpng_writer *writer = png_get_error_ptr(png);
    (void)message; /* The only possible error is lack of memory: dimensions were checked. */
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

static inline uint32_t turned(const uint8_t *pixel) {
    uint32_t bytes;
    memcpy(&bytes, pixel, 4);
    return __builtin_bswap32(bytes) >> 8;
}

/* Converts BGRX pixels to RGB. Four bytes are stored for each pixel but the last; the next pixel overwrites the fourth.
 * The constant size lets the compiler avoid a call of memcpy for each pixel. */
static void convert_opaque(const uint8_t *pixels, uint8_t *row, size_t width) {
    if (width == 0) return;
    for (size_t x = 0; x + 1 < width; x++, pixels += 4, row += 3) {
        uint32_t bytes = turned(pixels);
        memcpy(row, &bytes, 4);
    }
    uint32_t bytes = turned(pixels);
    memcpy(row, &bytes, 3);
}

static void convert(const uint8_t *pixels, uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++, pixels += 4, row += 4) {
        uint8_t alpha = pixels[3];
        for (int i = 0; i < 3; i++) row[i] = alpha == 255 || alpha == 0 ? (alpha ? pixels[2 - i] : 0) : straight(pixels[2 - i], alpha);
        row[3] = alpha;
    }
}

/* The checksum */

enum { LANES = 16, BLOCK = 4096 };

/* Updates an Adler-32 checksum (RFC 1950, 8.2). Each lane sums every sixteenth byte, so that the compiler vectorizes
 * the loop: zlib's bytewise sum took 1.0 of the 11.9 ms for a phone's screenshot. */
static uLong add_to_checksum(uLong checksum, const uint8_t *bytes, size_t count) {
    uint64_t sum = checksum & 0xFFFF, sum_of_sums = checksum >> 16;
    while (count > 0) {
        size_t size = count < BLOCK ? count : BLOCK, whole = size / LANES * LANES;
        uint32_t lane[LANES] = {0}, before[LANES] = {0};
        for (size_t i = 0; i < whole; i += LANES) {
            for (int k = 0; k < LANES; k++) before[k] += lane[k];
            for (int k = 0; k < LANES; k++) lane[k] += bytes[i + k];
        }
        sum_of_sums += sum * whole;
        for (int k = 0; k < LANES; k++) {
            sum += lane[k];
            sum_of_sums += (uint64_t)before[k] * LANES + (uint64_t)lane[k] * (LANES - k);
        }
        for (size_t i = whole; i < size; i++) {
            sum += bytes[i];
            sum_of_sums += sum;
        }
        sum %= 65521;
        sum_of_sums %= 65521;
        bytes += size;
        count -= size;
    }
    return (uLong)(sum_of_sums << 16 | sum);
}

/* The compressed stream */

static void write_chunk(cpng_writer *writer) {
    size_t count = ROOM - writer->stream.avail_out;
    if (count > 0) png_write_chunk(writer->png, (png_const_bytep)"IDAT", writer->chunk, count);
    writer->stream.next_out = writer->chunk;
    writer->stream.avail_out = ROOM;
}

static void append(cpng_writer *writer, const uint8_t *bytes, size_t count) {
    if (writer->stream.avail_out < count) write_chunk(writer);
    memcpy(writer->stream.next_out, bytes, count);
    writer->stream.next_out += count;
    writer->stream.avail_out -= (uInt)count;
}

/* Compresses zlib's pending input, and flushes it depending on the mode. */
static void compress_input(cpng_writer *writer, int mode) {
    do {
        if (writer->stream.avail_out == 0) write_chunk(writer);
        deflate(&writer->stream, mode);
    } while (writer->stream.avail_in > 0 || writer->stream.avail_out == 0);
}

static void compress_line(cpng_writer *writer) {
    writer->stream.next_in = writer->line;
    writer->stream.avail_in = (uInt)writer->line_size;
    compress_input(writer, Z_NO_FLUSH);
    writer->checksum = add_to_checksum(writer->checksum, writer->line, writer->line_size);
    writer->is_pending = 1;
}

static void compress_repetition(cpng_writer *writer) {
    memset(writer->line, 0, writer->line_size);
    writer->line[0] = FILTER_UP;
    compress_line(writer);
}

/* Compresses a group of repeated rows independently. */
static void make_group(cpng_writer *writer) {
    z_stream *stream = &writer->stream;
    writer->group = malloc(ROOM);
    if (!writer->group) png_error(writer->png, "out of memory");
    const z_stream kept = *stream;
    stream->next_out = writer->group;
    stream->avail_out = ROOM;
    memset(writer->line, 0, writer->line_size);
    writer->line[0] = FILTER_UP;
    writer->group_checksum = adler32(0, NULL, 0);
    for (int i = 0; i < GROUP; i++) {
        stream->next_in = writer->line;
        stream->avail_in = (uInt)writer->line_size;
        deflate(stream, i == GROUP - 1 ? Z_FULL_FLUSH : Z_NO_FLUSH);
        writer->group_checksum = add_to_checksum(writer->group_checksum, writer->line, writer->line_size);
    }
    writer->group_size = ROOM - stream->avail_out;
    stream->next_out = kept.next_out;
    stream->avail_out = kept.avail_out;
}

static void add_group(cpng_writer *writer) {
    if (writer->is_pending) compress_input(writer, Z_FULL_FLUSH);
    writer->is_pending = 0;
    if (!writer->group) make_group(writer);
    append(writer, writer->group, writer->group_size);
    writer->checksum = adler32_combine(writer->checksum, writer->group_checksum, (z_off_t)(GROUP * writer->line_size));
}

static void add_row(cpng_writer *writer, const uint8_t *pixels, const uint8_t *above) {
    if (above && !memcmp(pixels, above, (size_t)writer->width * 4)) {
        if (++writer->repetitions < GROUP) return;
        writer->repetitions = 0;
        return add_group(writer);
    }
    for (; writer->repetitions > 0; writer->repetitions--) compress_repetition(writer);
    writer->line[0] = FILTER_NONE;
    (writer->opaque ? convert_opaque : convert)(pixels, writer->line + 1, writer->width);
    compress_line(writer);
}

/* The picture */

static void write_header(cpng_writer *writer, uint32_t height) {
    png_set_write_fn(writer->png, writer, store, flush);
    png_set_user_limits(writer->png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_IHDR(
        writer->png, writer->info, writer->width, height, 8, writer->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(writer->png, writer->info);
}

static void begin_stream(cpng_writer *writer) {
    static const uint8_t header[] = {0x78, 0x01}; /* deflate with a window of 32 KB, the fastest level */
    if (deflateInit2(&writer->stream, FASTEST, Z_DEFLATED, -MAX_WBITS, MEMORY_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK) {
        png_error(writer->png, "out of memory");
    }
    writer->stream.next_out = writer->chunk;
    writer->stream.avail_out = ROOM;
    writer->checksum = adler32(0, NULL, 0);
    append(writer, header, sizeof header);
}

cpng_writer *cpng_begin(uint32_t width, uint32_t height, int opaque) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->width = width;
    writer->opaque = opaque;
    writer->line_size = (size_t)width * (opaque ? 3 : 4) + 1;
    writer->line = malloc(writer->line_size);
    writer->above = malloc((size_t)width * 4);
    writer->chunk = malloc(ROOM);
    if (writer->line && writer->above && writer->chunk) writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore);
    if (writer->png) writer->info = png_create_info_struct(writer->png);
    if (!writer->info || setjmp(writer->failed)) {
        cpng_free(writer);
        return NULL;
    }
    write_header(writer, height);
    begin_stream(writer);
    return writer;
}

int cpng_add_rows(cpng_writer *writer, const uint8_t *rows, size_t bytes_per_row, uint32_t count) {
    if (writer->has_failed || setjmp(writer->failed)) return 0;
    for (uint32_t y = 0; y < count; y++) {
        const uint8_t *pixels = rows + y * bytes_per_row;
        add_row(writer, pixels, y > 0 ? pixels - bytes_per_row : writer->rows > 0 ? writer->above : NULL);
    }
    if (count > 0) memcpy(writer->above, rows + (count - 1) * bytes_per_row, (size_t)writer->width * 4);
    writer->rows += count;
    return 1;
}

int cpng_end(cpng_writer *writer) {
    if (writer->has_failed || setjmp(writer->failed)) return 0;
    for (; writer->repetitions > 0; writer->repetitions--) compress_repetition(writer);
    compress_input(writer, Z_FINISH);
    uint8_t checksum[4];
    png_save_uint_32(checksum, (png_uint_32)writer->checksum);
    append(writer, checksum, sizeof checksum);
    write_chunk(writer);
    png_write_chunk(writer->png, (png_const_bytep)"IEND", NULL, 0);
    return 1;
}

const uint8_t *cpng_bytes(const cpng_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

void cpng_free(cpng_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    deflateEnd(&writer->stream);
    free(writer->line);
    free(writer->above);
    free(writer->group);
    free(writer->chunk);
    free(writer->bytes);
    free(writer);
}

int cpng_is_opaque(const uint8_t *rows, size_t bytes_per_row, uint32_t width, uint32_t height) {
    for (uint32_t y = 0; y < height; y++, rows += bytes_per_row) {
        uint32_t all = UINT32_MAX;
        for (size_t x = 0; x < width; x++) {
            uint32_t pixel;
            memcpy(&pixel, rows + 4 * x, 4);
            all &= pixel;
        }
        uint8_t bytes[4];
        memcpy(bytes, &all, 4);
        if (bytes[3] != 255) return 0;
    }
    return 1;
}
