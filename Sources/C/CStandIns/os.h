#ifndef TINTYPE_OS_H
#define TINTYPE_OS_H

// `import os` where Apple's module is missing: loggers, signposts and the unfair lock.
//
// There is no system log to write to and nothing that reads one: messages are dropped. They take what a Swift string
// converts to, so that interpolations are written as on Apple's systems, with `privacy:` and `format:` from Tintype.
// Messages whose values follow them are functions of Swift, as C has no list of any length that Swift could call.

#define TINTYPE_NAME(name) __attribute__((swift_name(name)))
#define TINTYPE_INLINE static inline __attribute__((always_inline))
#define TINTYPE_TEXT const char *_Nonnull

/// How much a message matters.
typedef enum __attribute__((enum_extensibility(closed))) : unsigned char {
    OSLogTypeDefault TINTYPE_NAME("default") = 0,
    OSLogTypeInfo TINTYPE_NAME("info") = 1,
    OSLogTypeDebug TINTYPE_NAME("debug") = 2,
    OSLogTypeError TINTYPE_NAME("error") = 16,
    OSLogTypeFault TINTYPE_NAME("fault") = 17,
} OSLogType;

/// The log of a subsystem, as `os_log` names it. It keeps nothing.
typedef struct OSLog {
    unsigned char unused TINTYPE_NAME("_unused");
} OSLog;

static const OSLog OSLogDefault TINTYPE_NAME("OSLog.default") = {0};
static const OSLog OSLogDisabled TINTYPE_NAME("OSLog.disabled") = {0};

TINTYPE_NAME("OSLog.init(subsystem:category:)")
TINTYPE_INLINE OSLog TintypeOSLogMake(TINTYPE_TEXT subsystem, TINTYPE_TEXT category) { return OSLogDefault; }

/// The category of a log of moments and spans.
typedef struct OSLogCategory {
    unsigned char unused TINTYPE_NAME("_unused");
} OSLogCategory TINTYPE_NAME("OSLog.Category");

static const OSLogCategory OSLogPointsOfInterest TINTYPE_NAME("OSLogCategory.pointsOfInterest") = {0};
static const OSLogCategory OSLogDynamicTracing TINTYPE_NAME("OSLogCategory.dynamicTracing") = {0};
static const OSLogCategory OSLogDynamicStackTracing TINTYPE_NAME("OSLogCategory.dynamicStackTracing") = {0};

TINTYPE_NAME("OSLog.init(subsystem:category:)")
TINTYPE_INLINE OSLog TintypeOSLogMakeCategory(TINTYPE_TEXT subsystem, OSLogCategory category) { return OSLogDefault; }

TINTYPE_NAME("OSLog.isEnabled(self:type:)")
TINTYPE_INLINE _Bool TintypeOSLogIsEnabled(OSLog log, OSLogType type) { return 0; }

TINTYPE_NAME("getter:OSLog.signpostsEnabled(self:)")
TINTYPE_INLINE _Bool TintypeOSLogSignposts(OSLog log) { return 0; }

/// Writes messages of a subsystem. They are dropped.
typedef struct Logger {
    unsigned char unused TINTYPE_NAME("_unused");
} Logger;

TINTYPE_NAME("Logger.init()")
TINTYPE_INLINE Logger TintypeLoggerMakeDefault(void) { return (Logger){0}; }

TINTYPE_NAME("Logger.init(subsystem:category:)")
TINTYPE_INLINE Logger TintypeLoggerMake(TINTYPE_TEXT subsystem, TINTYPE_TEXT category) { return (Logger){0}; }

TINTYPE_NAME("Logger.init(_:)")
TINTYPE_INLINE Logger TintypeLoggerMakeFromLog(OSLog log) { return (Logger){0}; }

#define TINTYPE_LEVEL(level)                                                                                           \
    TINTYPE_NAME("Logger." #level "(self:_:)")                                                                         \
    TINTYPE_INLINE void TintypeLogger_##level(Logger logger, TINTYPE_TEXT message) {}

TINTYPE_LEVEL(log)
TINTYPE_LEVEL(trace)
TINTYPE_LEVEL(debug)
TINTYPE_LEVEL(info)
TINTYPE_LEVEL(notice)
TINTYPE_LEVEL(warning)
TINTYPE_LEVEL(error)
TINTYPE_LEVEL(critical)
TINTYPE_LEVEL(fault)

TINTYPE_NAME("Logger.log(self:level:_:)")
TINTYPE_INLINE void TintypeLoggerLogLevel(Logger logger, OSLogType level, TINTYPE_TEXT message) {}

TINTYPE_NAME("os_log(_:)")
TINTYPE_INLINE void TintypeLog(TINTYPE_TEXT message) {}

TINTYPE_NAME("os_log(_:type:)")
TINTYPE_INLINE void TintypeLogType(TINTYPE_TEXT message, OSLogType type) {}

TINTYPE_NAME("os_log(_:log:)")
TINTYPE_INLINE void TintypeLogLog(TINTYPE_TEXT message, OSLog log) {}

TINTYPE_NAME("os_log(_:log:type:)")
TINTYPE_INLINE void TintypeLogLogType(TINTYPE_TEXT message, OSLog log, OSLogType type) {}

TINTYPE_NAME("os_log(_:_:)")
TINTYPE_INLINE void TintypeLogTypeFirst(OSLogType type, TINTYPE_TEXT message) {}

TINTYPE_NAME("os_log(_:log:_:)")
TINTYPE_INLINE void TintypeLogTypeLog(OSLogType type, OSLog log, TINTYPE_TEXT message) {}

/// A point of a span of time.
typedef enum __attribute__((enum_extensibility(closed))) : unsigned char {
    OSSignpostTypeEvent TINTYPE_NAME("event") = 0,
    OSSignpostTypeBegin TINTYPE_NAME("begin") = 1,
    OSSignpostTypeEnd TINTYPE_NAME("end") = 2,
} OSSignpostType;

/// The name of a signpost. All names are one here, as nothing reads them.
typedef struct OSSignpostID {
    unsigned long long number TINTYPE_NAME("rawValue");
} OSSignpostID;

static const OSSignpostID OSSignpostIDNull TINTYPE_NAME("OSSignpostID.null") = {0};
static const OSSignpostID OSSignpostIDInvalid TINTYPE_NAME("OSSignpostID.invalid") = {~0ull};
static const OSSignpostID OSSignpostIDExclusive TINTYPE_NAME("OSSignpostID.exclusive") = {1};

TINTYPE_NAME("os_signpost(_:log:name:)")
TINTYPE_INLINE void TintypeSignpost(OSSignpostType type, OSLog log, TINTYPE_TEXT name) {}

TINTYPE_NAME("os_signpost(_:log:name:signpostID:)")
TINTYPE_INLINE void TintypeSignpostNamed(OSSignpostType type, OSLog log, TINTYPE_TEXT name, OSSignpostID identifier) {}

TINTYPE_NAME("OSSignpostID.init(log:)")
TINTYPE_INLINE OSSignpostID TintypeSignpostMakeID(OSLog log) { return OSSignpostIDExclusive; }

TINTYPE_NAME("os_signpost(_:log:name:signpostID:_:)")
TINTYPE_INLINE void TintypeSignpostNamedText(
    OSSignpostType type, OSLog log, TINTYPE_TEXT name, OSSignpostID identifier, TINTYPE_TEXT message) {}

TINTYPE_NAME("os_signpost(_:log:name:_:)")
TINTYPE_INLINE void TintypeSignpostText(
    OSSignpostType type, OSLog log, TINTYPE_TEXT name, TINTYPE_TEXT message) {}

/// What a signpost that was begun is ended with.
typedef struct OSSignpostIntervalState {
    unsigned char unused TINTYPE_NAME("_unused");
} OSSignpostIntervalState;

/// Marks spans of time for Instruments, which is not there: they are dropped.
typedef struct OSSignposter {
    unsigned char unused TINTYPE_NAME("_unused");
} OSSignposter;

TINTYPE_NAME("OSSignposter.init()")
TINTYPE_INLINE OSSignposter TintypeSignposterMakeDefault(void) { return (OSSignposter){0}; }

TINTYPE_NAME("OSSignposter.init(subsystem:category:)")
TINTYPE_INLINE OSSignposter TintypeSignposterMake(TINTYPE_TEXT subsystem, TINTYPE_TEXT category) {
    return (OSSignposter){0};
}

TINTYPE_NAME("OSSignposter.init(logger:)")
TINTYPE_INLINE OSSignposter TintypeSignposterMakeLogger(Logger logger) { return (OSSignposter){0}; }

TINTYPE_NAME("OSSignposter.init(logHandle:)")
TINTYPE_INLINE OSSignposter TintypeSignposterMakeLog(OSLog log) { return (OSSignposter){0}; }

TINTYPE_NAME("OSSignposter.init(subsystem:category:)")
TINTYPE_INLINE OSSignposter TintypeSignposterMakeCategory(TINTYPE_TEXT subsystem, OSLogCategory category) {
    return (OSSignposter){0};
}

TINTYPE_NAME("getter:OSSignposter.isEnabled(self:)")
TINTYPE_INLINE _Bool TintypeSignposterIsEnabled(OSSignposter signposter) { return 0; }

TINTYPE_NAME("OSSignposter.makeSignpostID(self:)")
TINTYPE_INLINE OSSignpostID TintypeSignposterID(OSSignposter signposter) { return OSSignpostIDExclusive; }

TINTYPE_NAME("OSSignposter.beginInterval(self:_:)")
TINTYPE_INLINE OSSignpostIntervalState TintypeSignposterBegin(OSSignposter signposter, TINTYPE_TEXT name) {
    return (OSSignpostIntervalState){0};
}

TINTYPE_NAME("OSSignposter.beginInterval(self:_:id:)")
TINTYPE_INLINE OSSignpostIntervalState TintypeSignposterBeginID(
    OSSignposter signposter, TINTYPE_TEXT name, OSSignpostID identifier) {
    return (OSSignpostIntervalState){0};
}

TINTYPE_NAME("OSSignposter.beginInterval(self:_:_:)")
TINTYPE_INLINE OSSignpostIntervalState TintypeSignposterBeginText(
    OSSignposter signposter, TINTYPE_TEXT name, TINTYPE_TEXT message) {
    return (OSSignpostIntervalState){0};
}

TINTYPE_NAME("OSSignposter.beginInterval(self:_:id:_:)")
TINTYPE_INLINE OSSignpostIntervalState TintypeSignposterBeginIDText(
    OSSignposter signposter, TINTYPE_TEXT name, OSSignpostID identifier, TINTYPE_TEXT message) {
    return (OSSignpostIntervalState){0};
}

TINTYPE_NAME("OSSignposter.endInterval(self:_:_:_:)")
TINTYPE_INLINE void TintypeSignposterEndText(
    OSSignposter signposter, TINTYPE_TEXT name, OSSignpostIntervalState state, TINTYPE_TEXT message) {}

TINTYPE_NAME("OSSignposter.emitEvent(self:_:_:)")
TINTYPE_INLINE void TintypeSignposterEventText(OSSignposter signposter, TINTYPE_TEXT name, TINTYPE_TEXT message) {}

TINTYPE_NAME("OSSignposter.emitEvent(self:_:id:)")
TINTYPE_INLINE void TintypeSignposterEventID(OSSignposter signposter, TINTYPE_TEXT name, OSSignpostID identifier) {}

TINTYPE_NAME("OSSignposter.emitEvent(self:_:id:_:)")
TINTYPE_INLINE void TintypeSignposterEventIDText(
    OSSignposter signposter, TINTYPE_TEXT name, OSSignpostID identifier, TINTYPE_TEXT message) {}

TINTYPE_NAME("OSSignposter.endInterval(self:_:_:)")
TINTYPE_INLINE void TintypeSignposterEnd(
    OSSignposter signposter, TINTYPE_TEXT name, OSSignpostIntervalState state) {}

TINTYPE_NAME("OSSignposter.emitEvent(self:_:)")
TINTYPE_INLINE void TintypeSignposterEvent(OSSignposter signposter, TINTYPE_TEXT name) {}

/// A lock of one word that its owner alone opens. It locks in truth, by spinning.
typedef struct os_unfair_lock {
    unsigned int state TINTYPE_NAME("_os_unfair_lock_opaque");
} os_unfair_lock, os_unfair_lock_s;
typedef os_unfair_lock *_Nonnull os_unfair_lock_t;

TINTYPE_INLINE void os_unfair_lock_lock(os_unfair_lock_t lock) {
    while (__atomic_exchange_n(&lock->state, 1, __ATOMIC_ACQUIRE)) {
    }
}

TINTYPE_INLINE _Bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    return !__atomic_exchange_n(&lock->state, 1, __ATOMIC_ACQUIRE);
}

/// Ends the program where the lock is not held, or is held.
TINTYPE_INLINE void os_unfair_lock_assert_owner(os_unfair_lock_t lock) {
    if (!__atomic_load_n(&lock->state, __ATOMIC_RELAXED)) __builtin_trap();
}

TINTYPE_INLINE void os_unfair_lock_assert_not_owner(os_unfair_lock_t lock) {}

/// The bytes that a process may take: 0, as nothing limits it.
TINTYPE_INLINE unsigned long os_proc_available_memory(void) { return 0; }

TINTYPE_INLINE void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    __atomic_store_n(&lock->state, 0, __ATOMIC_RELEASE);
}

#endif
