#define _GNU_SOURCE
#include "CClock.h"
#include <math.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Nanoseconds since 1970, or INT64_MIN while nothing is pinned. */
static _Atomic int64_t pinned = INT64_MIN;

void cclock_pin(double seconds) { atomic_store(&pinned, (int64_t)llround(seconds * 1e9)); }

void cclock_release(void) { atomic_store(&pinned, INT64_MIN); }

static int is_calendar(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

static struct timespec time_of(int64_t nanoseconds) {
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    if (time.tv_nsec < 0) {
        time.tv_nsec += 1000000000;
        time.tv_sec -= 1;
    }
    return time;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int64_t now = atomic_load(&pinned);
    if (now == INT64_MIN || !is_calendar(clock)) return (int)syscall(SYS_clock_gettime, clock, time);
    *time = time_of(now);
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
