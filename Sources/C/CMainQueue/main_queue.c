// Stands before the doors of libdispatch and of Foundation's run loops that code goes through to have something run later:
// the functions below bear their names and are found first, since a program's own symbols come before those of its libraries.
// They do what the libraries' do, but for a thread that has a taker. Swift's concurrency goes through the same doors: on Linux
// the executors of the main actor and of tasks are queues.
//
// They are weak: where the libraries are linked statically, their own definitions win and there is nothing to take.
#define _GNU_SOURCE
#include "CMainQueue.h"

#include <stddef.h>

static _Thread_local CMainQueueTaker current;

CMainQueueTaker CMainQueueSetTaker(CMainQueueTaker taker) {
    CMainQueueTaker before = current;
    current = taker;
    return before;
}

#ifdef __linux__

#include <dlfcn.h>

typedef void (*function)(void *);

extern char _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t, int64_t);
extern uint64_t dispatch_walltime(const void *, int64_t);
extern void *dispatch_get_global_queue(intptr_t, uintptr_t);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern double CFAbsoluteTimeGetCurrent(void);
extern double CFRunLoopTimerGetNextFireDate(void *);
extern double CFRunLoopTimerGetInterval(void *);
extern unsigned char CFRunLoopTimerIsValid(void *);

/// What a timer was made with; the layout is Core Foundation's.
struct timer_context {
    intptr_t version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    void *(*description)(const void *);
};
extern void CFRunLoopTimerGetContext(void *, struct timer_context *);

/// The head of a block, which the language's ABI fixes.
struct block {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *);
};

static void run_block(void *block) {
    ((struct block *)block)->invoke(block);
    _Block_release(block);
}

/// The library's own function of a name.
#define NEXT(name)                       \
    static __typeof__(&name) next;       \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static bool is_taken(CMainQueueWork work) {
    return current.collector && current.take(current.collector, work);
}

static bool take(void *queue, void *context, function run, double delay) {
    if (!current.collector) return false;
    CMainQueueWork work = {
        .place = queue == &_dispatch_main_q ? CMainQueuePlaceMain : CMainQueuePlaceOther,
        .run = run, .context = context, .queue = queue, .delay = delay > 0 ? delay : 0,
    };
    dispatch_retain(queue);
    if (is_taken(work)) return true;
    dispatch_release(queue);
    return false;
}

static bool take_block(void *queue, void *block, double delay) {
    if (!current.collector) return false;
    void *copy = _Block_copy(block);
    if (take(queue, copy, run_block, delay)) return true;
    _Block_release(copy);
    return false;
}

/// The seconds until an instant of one of libdispatch's three clocks, which two bits tell apart.
static double seconds_until(uint64_t when) {
    const uint64_t monotonic = (uint64_t)1 << 63, wall = (uint64_t)1 << 62;
    if (when == ~(uint64_t)0) return 1e9;
    if (!(when & monotonic)) return (double)(int64_t)(when - dispatch_time(0, 0)) / 1e9;
    if (when & wall) return (double)(int64_t)(dispatch_walltime(NULL, 0) - when) / 1e9;
    return (double)(int64_t)(when - dispatch_time(monotonic, 0)) / 1e9;
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
    NEXT(dispatch_async);
    if (!take_block(queue, block, 0)) next(queue, block);
}

__attribute__((weak)) void dispatch_async_f(void *queue, void *context, function run) {
    NEXT(dispatch_async_f);
    if (!take(queue, context, run, 0)) next(queue, context, run);
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
    NEXT(dispatch_after);
    if (!current.collector || !take_block(queue, block, seconds_until(when))) next(when, queue, block);
}

__attribute__((weak)) void dispatch_after_f(uint64_t when, void *queue, void *context, function run) {
    NEXT(dispatch_after_f);
    if (!current.collector || !take(queue, context, run, seconds_until(when))) next(when, queue, context, run);
}

__attribute__((weak)) void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    NEXT(CFRunLoopPerformBlock);
    if (!take_block(&_dispatch_main_q, block, 0)) next(loop, mode, block);
}

__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    NEXT(CFRunLoopAddTimer);
    if (current.collector) {
        double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
        CMainQueueWork work = {
            .place = CMainQueuePlaceTimer, .context = timer, .queue = loop, .mode = mode,
            .delay = delay > 0 ? delay : 0, .interval = CFRunLoopTimerGetInterval(timer),
        };
        CFRetain(timer);
        if (is_taken(work)) return;
        CFRelease(timer);
    }
    next(loop, timer, mode);
}

void CMainQueuePass(CMainQueueWork work, double delay) {
    if (work.place == CMainQueuePlaceTimer) {
        if (CFRunLoopTimerIsValid(work.context)) CFRunLoopAddTimer(work.queue, work.context, work.mode);
        CFRelease(work.context);
        return;
    }
    if (delay > 0) {
        dispatch_after_f(dispatch_time(0, (int64_t)(delay * 1e9)), work.queue, work.context, work.run);
    } else {
        dispatch_async_f(work.queue, work.context, work.run);
    }
    dispatch_release(work.queue);
}

void CMainQueueRelease(CMainQueueWork work) {
    if (work.place == CMainQueuePlaceTimer) CFRelease(work.context);
    else dispatch_release(work.queue);
}

void *CMainQueueTimer(CMainQueueWork work) {
    if (!CFRunLoopTimerIsValid(work.context)) return NULL;
    struct timer_context context = {0};
    CFRunLoopTimerGetContext(work.context, &context);
    return context.info;
}

void CMainQueueRunAside(void *context, void (*run)(void *)) {
    CMainQueueTaker taker = CMainQueueSetTaker((CMainQueueTaker){0});
    dispatch_async_f(dispatch_get_global_queue(0, 0), context, run);
    CMainQueueSetTaker(taker);
}

#else

// Elsewhere nothing is taken, and so there is nothing to pass on.
void CMainQueuePass(CMainQueueWork work, double delay) {}
void CMainQueueRelease(CMainQueueWork work) {}
void *CMainQueueTimer(CMainQueueWork work) { return NULL; }
void CMainQueueRunAside(void *context, void (*run)(void *)) { run(context); }

#endif
