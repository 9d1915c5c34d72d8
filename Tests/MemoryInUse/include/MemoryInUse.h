#ifndef MEMORY_IN_USE_H
#define MEMORY_IN_USE_H

/// The bytes that the process has allocated and not freed, with the calling thread's cache of freed blocks, which holds the same at each call.
long bytesInUse(void);

#endif
