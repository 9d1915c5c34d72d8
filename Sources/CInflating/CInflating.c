#include "CInflating.h"
#include <limits.h>
#include <zlib.h>

ptrdiff_t inflate_bytes(const void *source, size_t count, void *target, size_t capacity) {
    if (count > UINT_MAX || capacity > UINT_MAX) return -1;
    z_stream stream = {.next_in = (Bytef *)source, .avail_in = (uInt)count, .next_out = target, .avail_out = (uInt)capacity};
    // Deflated data without a header.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return -1;
    int status = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return status == Z_STREAM_END ? (ptrdiff_t)stream.total_out : -1;
}
