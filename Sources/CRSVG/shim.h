/*
 * The part of librsvg 2.52's stable interface that is used, declared here: its own header brings in GIO and GdkPixbuf, whose
 * pkg-config flags the package manager refuses.
 */
#include <stddef.h>

typedef struct _RsvgHandle RsvgHandle;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

typedef struct { double x, y, width, height; } RsvgRectangle;
typedef struct { double length; unsigned int unit; } RsvgLength;
typedef struct { unsigned int domain; int code; char *message; } RsvgFault; /* GError */

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, size_t length, RsvgFault **fault);
void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height, int *has_box, RsvgRectangle *box);
int rsvg_handle_render_document(RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, RsvgFault **fault);
int rsvg_handle_has_sub(RsvgHandle *handle, const char *id);
int rsvg_handle_get_geometry_for_element(
    RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, RsvgFault **fault);
int rsvg_handle_render_element(
    RsvgHandle *handle, cairo_t *context, const char *id, const RsvgRectangle *viewport, RsvgFault **fault);
void g_object_unref(void *object);
void g_error_free(RsvgFault *fault);

cairo_t *cairo_create(cairo_surface_t *surface);
void cairo_scale(cairo_t *context, double x, double y);
void cairo_destroy(cairo_t *context);
