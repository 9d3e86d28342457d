#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// Where a piece of work is to run.
typedef enum __attribute__((enum_extensibility(closed))) {
    CMainQueuePlaceMain,
    /// Any other queue.
    CMainQueuePlaceOther,
    /// A run loop, whose timer `context` is.
    CMainQueuePlaceTimer,
} CMainQueuePlace;

/// A piece of work that was handed to libdispatch or to a run loop, and not passed on to it.
///
/// Whoever takes it owns it, and must run it once or pass it on; a timer may be run again and again until it is released.
typedef struct {
    CMainQueuePlace place;
    /// Must be called with `context`; of a timer, NULL.
    void (*run)(void *context);
    void *context;
    /// The queue, or of a timer its run loop.
    void *queue;
    /// Of a timer, the mode.
    void *mode;
    /// In seconds from when it was handed over.
    double delay;
    /// In seconds; 0 for what happens once.
    double interval;
} CMainQueueWork;

/// Takes what a thread hands over.
typedef struct {
    /// Whether it was taken; else it goes where it was meant to go.
    bool (*take)(void *collector, CMainQueueWork work);
    /// NULL for nobody, so that all goes where it was meant to go.
    void *collector;
} CMainQueueTaker;

/// Has `taker` take what this thread hands over from now on.
///
/// Returns: who took it until now.
CMainQueueTaker CMainQueueSetTaker(CMainQueueTaker taker);

/// Hands work over again, to run after `delay` seconds where it was meant to run.
void CMainQueuePass(CMainQueueWork work, double delay);

/// Gives up work without running it: a timer that is over.
void CMainQueueRelease(CMainQueueWork work);

/// The Foundation object of a timer, NULL where it is no more valid.
void *CMainQueueTimer(CMainQueueWork work);

/// Calls `run` with `context` on another thread, whatever this thread's taker.
void CMainQueueRunAside(void *context, void (*run)(void *context));

#endif
