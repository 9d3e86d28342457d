import Foundation

/// Tells the process that started this one what it dies of, and where: a line on descriptor 4, such as
/// `signal=4 memory=0 frames=7f00a1,7f00b2`.
///
/// A signal's handler can allocate nothing, so that everything that it uses is made before.
enum CrashReport {
    /// The descriptor that the line is written to.
    private static let descriptor: Int32 = 4
    /// The most calls that are looked at.
    private static let depth = 512
    /// The most addresses that are told: of an endless recursion the first ones say enough.
    private static let most = 32

    private typealias Backtrace =
        @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    nonisolated(unsafe) private static var backtrace: Backtrace?
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
        capacity: depth)
    nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 64 + 17 * most)
    nonisolated(unsafe) private static var length = 0
    /// The addresses of the app's own code; no others are told.
    nonisolated(unsafe) static var own: Range<UInt> = 0..<0

    /// Begins to listen for what ends a process, and limits its data.
    ///
    /// - Parameter memory: In MiB.
    static func listen(memory: Int) {
        frames.initialize(repeating: nil, count: depth)
        line.initialize(repeating: 0, count: 64 + 17 * most)
        backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
        // The first call loads a library.
        _ = backtrace?(frames, 1)
        var limit = rlimit()
        let data = __rlimit_resource_t(RLIMIT_DATA.rawValue)
        if getrlimit(data, &limit) == 0 {
            limit.rlim_cur = min(limit.rlim_max, rlim_t(memory) << 20)
            setrlimit(data, &limit)
        }
        // A stack that is full cannot be the handler's.
        let room = 1 << 17
        var stack = stack_t(
            ss_sp: UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16), ss_flags: 0, ss_size: room)
        sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { CrashReport.end($0) }
            action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(number, &action, nil)
        }
    }

    private static func end(_ signal: Int32) {
        let isOutOfMemory = errno == ENOMEM
        write("signal=")
        write(UInt(signal), radix: 10)
        write(" memory=")
        write(isOutOfMemory ? 1 : 0, radix: 10)
        write(" frames=")
        let count = Int(backtrace?(frames, Int32(depth)) ?? 0)
        var told = 0
        var index = 0
        while index < count, told < most {
            let address = UInt(bitPattern: frames[index])
            if address >= own.lowerBound, address < own.upperBound {
                if told > 0 { write(",") }
                write(address, radix: 16)
                told += 1
            }
            index += 1
        }
        write("\n")
        _ = Foundation.write(descriptor, line, length)
        _exit(128 + signal)
    }

    private static func write(_ text: StaticString) {
        var index = 0
        while index < text.utf8CodeUnitCount {
            line[length] = text.utf8Start[index]
            length += 1
            index += 1
        }
    }

    private static func write(_ number: UInt, radix: UInt) {
        var divisor: UInt = 1
        while number / divisor >= radix { divisor *= radix }
        while divisor > 0 {
            let digit = UInt8(number / divisor % radix)
            line[length] = digit < 10 ? 48 + digit : 87 + digit
            length += 1
            divisor /= radix
        }
    }
}
