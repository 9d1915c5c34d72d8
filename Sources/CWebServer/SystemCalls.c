#define _GNU_SOURCE
#include "SystemCalls.h"

#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>

int system_timer(int milliseconds) {
    int descriptor = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    struct timespec interval = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    struct itimerspec times = {interval, interval};
    if (descriptor >= 0) timerfd_settime(descriptor, 0, &times, NULL);
    return descriptor;
}

static void end_signals(sigset_t *set) {
    sigemptyset(set);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGTERM);
}

int system_end_signals(void) {
    sigset_t set;
    end_signals(&set);
    sigprocmask(SIG_BLOCK, &set, NULL);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int system_spawn(
    pid_t *id, const char *program, char *const arguments[], char *const environment[], const char *folder, const int *own,
    const int *child, int count) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    if (folder) posix_spawn_file_actions_addchdir_np(&actions, folder);
    /* By way of high numbers, since the number of one descriptor in the child may be that of another here. */
    enum { HIGH = 400 };
    int most = 2;
    for (int i = 0; i < count; i++) posix_spawn_file_actions_adddup2(&actions, own[i], HIGH + i);
    for (int i = 0; i < count; i++) {
        posix_spawn_file_actions_adddup2(&actions, HIGH + i, child[i]);
        if (child[i] > most) most = child[i];
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, most + 1);
    sigset_t none, usual;
    sigemptyset(&none);
    end_signals(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int status = posix_spawnp(id, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return status;
}
