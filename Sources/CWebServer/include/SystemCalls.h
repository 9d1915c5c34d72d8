/* Calls of Linux that Foundation's modules do not show to Swift. */
#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

#include <sys/types.h>

/* A descriptor that can be read every so many milliseconds; -1 if the system makes none. */
int system_timer(int milliseconds);
/* A descriptor that can be read once SIGINT or SIGTERM arrives; both do nothing else from now on. */
int system_end_signals(void);

/* Starts a program, found by PATH, in a folder (NULL for this one) and in a process group of its own, with the signals of
 * a new process. The child's descriptors are duplicates of `own`, with the numbers in `child`; it has no others. Returns 0,
 * or the error's number. */
int system_spawn(
    pid_t *id, const char *program, char *const arguments[], char *const environment[], const char *folder, const int *own,
    const int *child, int count);

#endif
