#include "MemoryInUse.h"

#include <malloc.h>

long bytesInUse(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
