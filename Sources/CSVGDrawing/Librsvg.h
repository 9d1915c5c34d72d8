/* The used part of librsvg 2.52's stable interface, with the types of GLib that it needs. */
#ifndef LIBRSVG_H
#define LIBRSVG_H

#include <stddef.h>

typedef struct _RsvgHandle RsvgHandle;
typedef struct _cairo cairo_t;

typedef struct { double x, y, width, height; } RsvgRectangle;
typedef struct { double length; unsigned int unit; } RsvgLength;
typedef struct { unsigned int domain; int code; char *message; } RsvgFault; /* GError */

typedef struct {
    RsvgHandle *(*handle_new_from_data)(const unsigned char *data, size_t length, RsvgFault **fault);
    void (*handle_set_dpi)(RsvgHandle *handle, double dpi);
    int (*handle_get_intrinsic_size_in_pixels)(RsvgHandle *handle, double *width, double *height);
    void (*handle_get_intrinsic_dimensions)(
        RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height, int *has_box,
        RsvgRectangle *box);
    int (*handle_render_document)(RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, RsvgFault **fault);
    int (*handle_has_sub)(RsvgHandle *handle, const char *id);
    int (*handle_get_geometry_for_element)(
        RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, RsvgFault **fault);
    int (*handle_render_element)(
        RsvgHandle *handle, cairo_t *context, const char *id, const RsvgRectangle *viewport, RsvgFault **fault);
    void (*object_unref)(void *object);
    void (*error_free)(RsvgFault *fault);
} librsvg;

/* The library, loaded lazily because loading takes as long as that of all others together and few programs draw SVG;
 * NULL if it is not installed. */
const librsvg *librsvg_loaded(void);

#endif
