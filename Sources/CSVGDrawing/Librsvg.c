#include "Librsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static librsvg functions;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int find(void *library, const char *name, void *place) {
    void *address = dlsym(library, name);
    memcpy(place, &address, sizeof address);
    return address != NULL;
}

/* The library stays loaded. The symbols of its dependencies, GObject and GLib, are looked up through it. */
static void load(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_loaded = find(library, "rsvg_handle_new_from_data", &functions.handle_new_from_data)
                && find(library, "rsvg_handle_set_dpi", &functions.handle_set_dpi)
                && find(library, "rsvg_handle_get_intrinsic_size_in_pixels", &functions.handle_get_intrinsic_size_in_pixels)
                && find(library, "rsvg_handle_get_intrinsic_dimensions", &functions.handle_get_intrinsic_dimensions)
                && find(library, "rsvg_handle_render_document", &functions.handle_render_document)
                && find(library, "rsvg_handle_has_sub", &functions.handle_has_sub)
                && find(library, "rsvg_handle_get_geometry_for_element", &functions.handle_get_geometry_for_element)
                && find(library, "rsvg_handle_render_element", &functions.handle_render_element)
                && find(library, "g_object_unref", &functions.object_unref)
                && find(library, "g_error_free", &functions.error_free);
}

const librsvg *librsvg_loaded(void) {
    pthread_once(&once, load);
    return is_loaded ? &functions : NULL;
}
