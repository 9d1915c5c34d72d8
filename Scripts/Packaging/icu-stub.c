/* ICU's data without any data, as ICU's own `stubdata` is.
 *
 * libxml2, which librsvg reads SVG with, is linked with ICU for encodings other than Unicode and Latin. Their tables have 31 MB, more than all
 * other libraries together. Without them such a picture is refused; ICU has Unicode, ASCII and Latin 1 in its code. */
#include <stdint.h>

struct header {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t information_size, reserved;
    uint8_t is_big_endian, character_set, character_size, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
    char padding[8];
    uint32_t count, more;
    int64_t end;
};

/* A table of contents, "ToCP", without entries. */
__attribute__((aligned(16), visibility("default"))) const struct header ICU_DATA = {
    32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0}, 0, 0, 0,
};
