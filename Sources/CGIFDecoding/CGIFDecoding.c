#include "CGIFDecoding.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

struct cgif_reader {
    GifFileType *file;
    const uint8_t *bytes;
    size_t count, place;
    GraphicsControlBlock control;
    int repetitions;
};

static int take(GifFileType *file, GifByteType *target, int wanted) {
    cgif_reader *reader = file->UserData;
    size_t left = reader->count - reader->place;
    size_t taken = wanted < 0 ? 0 : (size_t)wanted < left ? (size_t)wanted : left;
    memcpy(target, reader->bytes + reader->place, taken);
    reader->place += taken;
    return (int)taken;
}

static const GraphicsControlBlock no_control = {.TransparentColor = NO_TRANSPARENT_COLOR};

cgif_reader *cgif_open(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    cgif_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->count = count;
    reader->control = no_control;
    reader->repetitions = -1;
    reader->file = DGifOpen(reader, take, NULL);
    if (!reader->file) {
        free(reader);
        return NULL;
    }
    *width = (uint32_t)reader->file->SWidth;
    *height = (uint32_t)reader->file->SHeight;
    return reader;
}

/* The first byte of a block is its length. The looping extension has the number of repetitions in its second block. */
static int read_extension(cgif_reader *reader) {
    int kind, tells_repetitions = 0;
    GifByteType *block;
    if (DGifGetExtension(reader->file, &kind, &block) != GIF_OK) return 0;
    if (block && kind == GRAPHICS_EXT_FUNC_CODE) DGifExtensionToGCB(block[0], block + 1, &reader->control);
    if (block && kind == APPLICATION_EXT_FUNC_CODE) tells_repetitions = block[0] == 11 && !memcmp(block + 1, "NETSCAPE2.0", 11);
    while (block) {
        if (DGifGetExtensionNext(reader->file, &block) != GIF_OK) return 0;
        if (block && tells_repetitions && block[0] == 3 && block[1] == 1) reader->repetitions = block[2] | block[3] << 8;
    }
    return 1;
}

int cgif_next(cgif_reader *reader, cgif_picture *picture) {
    GifRecordType type;
    reader->control = no_control;
    while (DGifGetRecordType(reader->file, &type) == GIF_OK) {
        if (type == EXTENSION_RECORD_TYPE) {
            if (!read_extension(reader)) return 0;
        } else if (type == IMAGE_DESC_RECORD_TYPE) {
            if (DGifGetImageDesc(reader->file) != GIF_OK) return 0;
            const GifImageDesc *image = &reader->file->Image;
            if (image->Left < 0 || image->Top < 0 || image->Width < 0 || image->Height < 0) return 0;
            *picture = (cgif_picture){
                .left = (uint32_t)image->Left, .top = (uint32_t)image->Top, .width = (uint32_t)image->Width, .height = (uint32_t)image->Height,
                .disposal = reader->control.DisposalMode, .delay = reader->control.DelayTime};
            return 1;
        } else {
            return 0;
        }
    }
    return 0;
}

int cgif_skip(cgif_reader *reader) {
    int size;
    GifByteType *block;
    if (DGifGetCode(reader->file, &size, &block) != GIF_OK) return 0;
    while (block) {
        if (DGifGetCodeNext(reader->file, &block) != GIF_OK) return 0;
    }
    return 1;
}

static void draw_row(const cgif_reader *reader, const GifByteType *colors, uint8_t *row) {
    const GifFileType *file = reader->file;
    const ColorMapObject *map = file->Image.ColorMap ? file->Image.ColorMap : file->SColorMap;
    if (!map) return;
    for (int column = 0; column < file->Image.Width; column++, row += 4) {
        int color = colors[column];
        if (color == reader->control.TransparentColor || color >= map->ColorCount) continue;
        row[0] = map->Colors[color].Blue;
        row[1] = map->Colors[color].Green;
        row[2] = map->Colors[color].Red;
        row[3] = 255;
    }
}

int cgif_draw(cgif_reader *reader, uint8_t *canvas, size_t bytes_per_row) {
    static const int firsts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    const GifImageDesc *image = &reader->file->Image;
    if (image->Width == 0 || image->Height == 0) return cgif_skip(reader);
    GifByteType *colors = malloc((size_t)image->Width);
    if (!colors) return 0;
    uint8_t *corner = canvas + (size_t)image->Top * bytes_per_row + (size_t)image->Left * 4;
    int succeeded = 1;
    for (int turn = 0; succeeded && turn < (image->Interlace ? 4 : 1); turn++) {
        int step = image->Interlace ? steps[turn] : 1;
        for (int row = image->Interlace ? firsts[turn] : 0; row < image->Height; row += step) {
            if (DGifGetLine(reader->file, colors, image->Width) != GIF_OK) {
                succeeded = 0;
                break;
            }
            draw_row(reader, colors, corner + (size_t)row * bytes_per_row);
        }
    }
    free(colors);
    return succeeded;
}

int cgif_repetitions(const cgif_reader *reader) { return reader->repetitions; }

void cgif_close(cgif_reader *reader) {
    DGifCloseFile(reader->file, NULL);
    free(reader);
}
