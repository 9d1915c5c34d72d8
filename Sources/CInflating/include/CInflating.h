#pragma once
#include <stddef.h>

/// Reads deflated data (RFC 1951) by zlib. Returns the number of bytes that were written; -1 where the data is damaged
/// or has more than `capacity` bytes.
ptrdiff_t inflate_bytes(const void *source, size_t count, void *target, size_t capacity);
