#include "MemoryInUse.h"

#include <malloc.h>
#include <stdlib.h>

// The GNU C library keeps up to seven freed blocks of each size up to 1,032 bytes in a cache of the thread that freed them (its tunables
// glibc.malloc.tcache_count and tcache_max), and counts them as in use. A full cache adds the same to each count.
enum { blocksOfASize = 7, smallestBlock = 24, largestBlock = 1032, stepBetweenSizes = 16 };

static void fillCacheOfFreedBlocks(void) {
    for (size_t size = smallestBlock; size <= largestBlock; size += stepBetweenSizes) {
        void *volatile blocks[blocksOfASize];
        for (int index = 0; index < blocksOfASize; index++) blocks[index] = malloc(size);
        for (int index = 0; index < blocksOfASize; index++) free(blocks[index]);
    }
}

long bytesInUse(void) {
    fillCacheOfFreedBlocks();
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
