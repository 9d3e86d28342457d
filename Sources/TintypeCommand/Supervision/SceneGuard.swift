import Foundation
import TintypeGraphics

/// Ends the process in an orderly way where a scene takes more time or memory than it may, or crashes it, and says which.
///
/// The kernel keeps the accounts: timers end what takes too long, whatever it is busy with, and an allocation beyond the limit
/// fails. Passes look at the time by themselves and then name the view; this is for what they cannot see.
enum SceneGuard {
    /// The reason why a guarded process ended.
    enum Death: Int32, CaseIterable {
        /// The exit codes of workers, beyond those of ``Outcome``.
        case memory = 101
        case time = 102
        case wait = 103
    }

    /// The most of the processor, in nanoseconds, of what stands still: it waits for something that does not come.
    private static let idleness: UInt64 = 10_000_000

    /// The words that are written when the process has to end, made before, since a signal's handler can allocate nothing.
    private struct FinalMessage {
        var crash = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var time = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var wait = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    }

    /// Memory that is written to: what is only reserved, or read from a file, does not count.
    private static let data = __rlimit_resource_t(RLIMIT_DATA.rawValue)

    nonisolated(unsafe) private static var words: FinalMessage?
    /// The process's use when the clock's timer last rang, and the times that it had then stood still.
    nonisolated(unsafe) private static var used: UInt64 = 0
    nonisolated(unsafe) private static var rests = 0
    nonisolated(unsafe) private static var isWorker = false
    nonisolated(unsafe) private static var isListening = false

    /// Guards a worker, which ends with the codes of ``Death`` or by the signal of its crash, and says nothing.
    static func beginWorker(_ limits: Limits) {
        isWorker = true
        begin(limits)
    }

    /// Guards what follows, on this thread, until the next call: another scene, or another picture of it.
    static func watch(_ scene: String, _ limits: Limits) {
        if !isWorker {
            words?.crash.deallocate()
            words?.memory.deallocate()
            words?.time.deallocate()
            words?.wait.deallocate()
            words = FinalMessage(
                crash: bytes("error: crashed at this scene\nhint: please report it: this is a fault of tintype", scene),
                memory: bytes(text(.memory, limits), scene), time: bytes(text(.time, limits), scene),
                wait: bytes(text(.wait, limits), scene))
            if !isListening { begin(limits) }
        }
        errno = 0
        (used, rests) = (processorTime, 0)
        start(ITIMER_PROF, seconds: limits.seconds + max(1, limits.seconds / 4))
        start(ITIMER_REAL, seconds: limits.seconds)
    }

    /// No longer guards: nothing is drawn.
    static func rest() {
        start(ITIMER_PROF, seconds: 0)
        start(ITIMER_REAL, seconds: 0)
    }

    /// The error of a scene that took too much, with the remedy.
    static func text(_ death: Death, _ limits: Limits) -> String {
        let (message, kind): (String, Limits.Kind) =
            switch death {
            case .memory: ("drawing it needs more than \(limits.memory) MiB of memory", .memory)
            case .time: ("drawing it takes more than \(limits.seconds) s", .seconds)
            case .wait: ("it stood still for \(2 * limits.seconds) s", .seconds)
            }
        return "error: \(message)" + (limits.remedy(kind).map { "\nhint: \($0)" } ?? "")
    }

    private static func bytes(_ text: String, _ scene: String) -> UnsafeMutableBufferPointer<UInt8> {
        let shown: ShownText = "\(scene):1:1: \(lines: text)\n"
        let line = Array(shown.text.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count)
        _ = buffer.initialize(from: line)
        return buffer
    }

    private static func begin(_ limits: Limits) {
        isListening = true
        var limit = rlimit()
        if !isSanitized, getrlimit(Self.data, &limit) == 0 {
            limit.rlim_cur = min(limit.rlim_max, rlim_t(limits.memory) << 20)
            setrlimit(Self.data, &limit)
        }
        // A stack that is full cannot be the handler's.
        let room = 1 << 16
        var stack = stack_t(
            ss_sp: UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16), ss_flags: 0, ss_size: room)
        sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGPROF, SIGALRM] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { SceneGuard.end($0) }
            let flag = number == SIGALRM ? SA_RESTART : Int32(bitPattern: UInt32(SA_RESETHAND))
            action.sa_flags = SA_ONSTACK | flag
            sigaction(number, &action, nil)
        }
    }

    /// True in a build with a sanitizer, which keeps terabytes of data for itself: no limit leaves room for that.
    private static var isSanitized: Bool {
        let names: [String] = ["__asan_init", "__tsan_init"]
        return names.contains { dlsym(nil, $0) != nil }
    }

    /// The handler of all signals.
    private static func end(_ signal: Int32) {
        // A crash for want of memory has this error from the allocator.
        let isOutOfMemory = errno == ENOMEM
        if signal == SIGALRM, !hasStoodStill() { return }
        let death: Death? =
            switch signal {
            case SIGPROF: .time
            case SIGALRM: .wait
            default: isOutOfMemory ? .memory : nil
            }
        if isWorker {
            if let death { _exit(death.rawValue) }
            // The handler is gone: the same again ends the process by the signal.
            raise(signal)
            return
        }
        let line =
            switch death {
            case .memory: words?.memory
            case .time: words?.time
            case .wait: words?.wait
            case nil: words?.crash
            }
        if let line { _ = Foundation.write(STDERR_FILENO, line.baseAddress, line.count) }
        _exit(death == nil ? Outcome.fault.rawValue : Outcome.undrawable.rawValue)
    }

    /// True where the process was given nothing to do twice in a row. Once may be a terminal's ctrl-Z.
    private static func hasStoodStill() -> Bool {
        let now = processorTime
        rests = now - used < idleness ? rests + 1 : 0
        used = now
        return rests > 1
    }

    private static var processorTime: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private static func start(_ timer: __itimer_which, seconds: Int) {
        var value = itimerval()
        value.it_value.tv_sec = seconds
        value.it_interval.tv_sec = seconds
        setitimer(Int32(timer.rawValue), &value, nil)
    }
}
