#include "CRunLoop.h"

// The concurrency runtime calls this function, where it is set, in place of waiting for the main queue's work for good.
extern void *swift_task_asyncMainDrainQueue_hook __attribute__((weak));

static void (*beforeDraining)(void);

// The runtime passes what it would have called. A loop without a source returns at once, and the main queue is one.
static void drainMainQueue(void *original, void *override) {
    beforeDraining();
    for (;;) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, 0);
}

void CRunLoopDrainMainQueue(void (*before)(void)) {
    if (&swift_task_asyncMainDrainQueue_hook == 0) return;
    beforeDraining = before;
    swift_task_asyncMainDrainQueue_hook = (void *)drainMainQueue;
}
