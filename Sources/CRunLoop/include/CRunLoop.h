// Run loop functions of Core Foundation that Foundation's library on Linux contains but does not export in a module,
// declared as Core Foundation documents them. Objects are opaque pointers; a function with Create or Copy in its name
// returns one that the caller releases.
#ifndef CRUNLOOP_H
#define CRUNLOOP_H

void *CFRunLoopGetCurrent(void);
int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSourceHandled);

void *CFRunLoopObserverCreate(const void *allocator, unsigned long activities, unsigned char repeats, long order,
                              void (*callout)(void *observer, unsigned long activity, void *info), void *context);
void CFRunLoopAddObserver(void *loop, void *observer, const void *mode);

// A source of version 0: no member but the version needs a value.
struct CRunLoopSourceContext {
    long version;
    void *members[9];
};
void *CFRunLoopSourceCreate(const void *allocator, long order, struct CRunLoopSourceContext *context);
void CFRunLoopAddSource(void *loop, void *source, const void *mode);

unsigned long CFRunLoopTimerGetTypeID(void);
double CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
double CFRunLoopTimerGetInterval(void *timer);
unsigned char CFRunLoopTimerIsValid(void *timer);

unsigned long CFGetTypeID(const void *object);
void *CFCopyDescription(const void *object);
const void *CFRetain(const void *object);
void CFRelease(const void *object);
long CFStringGetLength(const void *string);
unsigned char CFStringGetCString(const void *string, char *buffer, long size, unsigned int encoding);

// Lets an asynchronous entry point run the main thread's run loop, which runs the main queue's work, after a call of a
// function.
void CRunLoopDrainMainQueue(void (*before)(void));

extern const void *const kCFRunLoopCommonModes;
extern const void *const kCFRunLoopDefaultMode;

#endif
