#include "CSVGDrawing.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Librsvg.h"

/* The address sanitizer's shadow memory exceeds the address space limit of a drawing process. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define HAS_SHADOW_MEMORY
#endif
#endif

typedef struct _cairo_surface cairo_surface_t;

cairo_t *cairo_create(cairo_surface_t *surface);
void cairo_scale(cairo_t *context, double x, double y);
cairo_surface_t *cairo_image_surface_create_for_data(unsigned char *data, int format, int width, int height, int stride);
void cairo_surface_flush(cairo_surface_t *surface);
int cairo_status(cairo_t *context);

/* Pictures exist only if the library is loaded. */

void *csvg_read(const uint8_t *bytes, size_t count, char *message) {
    const librsvg *library = librsvg_loaded();
    RsvgFault *fault = NULL;
    message[0] = 0;
    if (!library) {
        snprintf(message, CSVG_MESSAGE_LENGTH, "the library librsvg-2.so.2 that draws SVG is not installed");
        return NULL;
    }
    RsvgHandle *handle = library->handle_new_from_data(bytes, count, &fault);
    if (fault && fault->message) snprintf(message, CSVG_MESSAGE_LENGTH, "%s", fault->message);
    if (fault) library->error_free(fault);
    if (handle) library->handle_set_dpi(handle, 72);
    return handle;
}

void csvg_free(void *handle) { librsvg_loaded()->object_unref(handle); }

int csvg_has_element(void *handle, const char *element) { return librsvg_loaded()->handle_has_sub(handle, element); }

csvg_size csvg_natural_size(void *handle, const char *element) {
    const librsvg *library = librsvg_loaded();
    RsvgRectangle box = {0};
    csvg_size size = {0};
    int has_box = 0;
    if (element) {
        has_box = library->handle_get_geometry_for_element(handle, element, &box, NULL, NULL);
    } else if (library->handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height)) {
        return size;
    } else {
        library->handle_get_intrinsic_dimensions(handle, NULL, NULL, NULL, NULL, &has_box, &box);
    }
    return has_box ? (csvg_size){box.width, box.height} : (csvg_size){0};
}

static int is_drawn(RsvgHandle *handle, const char *element, csvg_size size, uint8_t *pixels, uint32_t width, uint32_t height) {
    const int argb32 = 0;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(pixels, argb32, (int)width, (int)height, (int)width * 4);
    cairo_t *context = cairo_create(surface);
    RsvgRectangle viewport = {0, 0, size.width, size.height};
    cairo_scale(context, width / size.width, height / size.height);
    const librsvg *library = librsvg_loaded();
    int drawn = element ? library->handle_render_element(handle, context, element, &viewport, NULL)
                        : library->handle_render_document(handle, context, &viewport, NULL);
    cairo_surface_flush(surface);
    return drawn && cairo_status(context) == 0;
}

/* Does not return. Reports completion through the pipe, since exiting with much memory takes time. */
static void draw_in_child(
    RsvgHandle *handle, const char *element, csvg_size size, uint8_t *pixels, uint32_t width, uint32_t height, csvg_limits limits,
    int done) {
    static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
    for (size_t k = 0; k < sizeof crashes / sizeof crashes[0]; k++) signal(crashes[k], SIG_DFL);
    rlim_t seconds = limits.milliseconds / 1000 + 1;
    struct rlimit memory = {limits.memory, limits.memory}, core = {0, 0}, time = {seconds, seconds};
#ifdef HAS_SHADOW_MEMORY
    (void)memory;
#else
    setrlimit(RLIMIT_AS, &memory);
#endif
    setrlimit(RLIMIT_CORE, &core);
    setrlimit(RLIMIT_CPU, &time); /* in case the parent ends first */
    char drawn = (char)is_drawn(handle, element, size, pixels, width, height);
    while (write(done, &drawn, 1) < 0 && errno == EINTR) {}
    _exit(0);
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* The child's result; a timeout if it sends none within the time limit. */
static csvg_result answer(int descriptor, uint32_t milliseconds) {
    int64_t end = now() + milliseconds;
    struct pollfd waiting = {descriptor, POLLIN, 0};
    for (;;) {
        int64_t left = end - now();
        int ready = poll(&waiting, 1, left > 0 ? (int)left : 0);
        if (ready == 0) return CSVG_TOOK_TOO_LONG;
        if (ready < 0 && errno == EINTR) continue;
        if (ready < 0) return CSVG_FAILED;
        char drawn = 0;
        ssize_t count = read(descriptor, &drawn, 1);
        if (count < 0 && errno == EINTR) continue;
        return count == 1 && drawn ? CSVG_DRAWN : CSVG_FAILED;
    }
}

static csvg_result wait_for(pid_t child, int descriptor, uint32_t milliseconds) {
    csvg_result result = answer(descriptor, milliseconds);
    kill(child, SIGKILL);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return result;
}

csvg_result csvg_draw(
    void *handle, const char *element, csvg_size size, uint8_t *pixels, uint32_t width, uint32_t height, csvg_limits limits) {
    size_t length = (size_t)width * height * 4;
    int ends[2];
    if (pipe(ends) != 0) return CSVG_NO_PROCESS;
    uint8_t *shared = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = shared == MAP_FAILED ? -1 : fork();
    if (child == 0) {
        close(ends[0]);
        draw_in_child(handle, element, size, shared, width, height, limits, ends[1]);
    }
    close(ends[1]);
    csvg_result result = child < 0 ? CSVG_NO_PROCESS : wait_for(child, ends[0], limits.milliseconds);
    close(ends[0]);
    if (result == CSVG_DRAWN) memcpy(pixels, shared, length);
    if (shared != MAP_FAILED) munmap(shared, length);
    return result;
}
