#ifndef MEMORY_IN_USE_H
#define MEMORY_IN_USE_H

/// The bytes that the process has allocated and not freed.
long bytesInUse(void);

#endif
