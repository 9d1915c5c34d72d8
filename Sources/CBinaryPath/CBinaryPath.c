#define _GNU_SOURCE
#include "CBinaryPath.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>

static const char anchor;

/* The dynamic linker has no name for the program itself. */
char *cbinary_path(void) {
    Dl_info info;
    struct link_map *loaded = NULL;
    if (!dladdr1(&anchor, &info, (void **)&loaded, RTLD_DL_LINKMAP) || !loaded) return NULL;
    return realpath(loaded->l_name[0] ? loaded->l_name : "/proc/self/exe", NULL);
}
