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
    /// The signal that the process dies of; 0 while it lives.
    nonisolated(unsafe) private static var dying: Int32 = 0
    nonisolated(unsafe) private static var isOutOfMemory = false
    nonisolated(unsafe) private static var isLooking = false
    nonisolated(unsafe) private static var interrupted: (instruction: UInt, frame: UInt) = (0, 0)
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
            action.__sigaction_handler.sa_sigaction = { signal, _, context in CrashReport.end(signal, context) }
            // Unblocked, as looking at the calls may itself crash, and then another way is left.
            action.sa_flags = SA_ONSTACK | SA_SIGINFO | SA_NODEFER
            sigaction(number, &action, nil)
        }
    }

    private static func end(_ signal: Int32, _ context: UnsafeMutableRawPointer?) {
        guard dying == 0 else {
            // It has crashed while it looked at the calls.
            if isLooking { finish(framesByPointers()) }
            _exit(128 + signal)
        }
        dying = signal
        isOutOfMemory = errno == ENOMEM
        interrupted = registers(context)
        isLooking = true
        let count = Int(backtrace?(frames, Int32(depth)) ?? 0)
        finish(count > 0 ? count : framesByPointers())
    }

    /// Writes the line, and ends the process.
    private static func finish(_ count: Int) {
        isLooking = false
        write("signal=")
        write(UInt(dying), radix: 10)
        write(" memory=")
        write(isOutOfMemory ? 1 : 0, radix: 10)
        write(" frames=")
        var told = 0
        var index = 0
        while index < count, told < most {
            var address = UInt(bitPattern: frames[index])
            // Every other address is that of the instruction after a call, and is read as that.
            if address == interrupted.instruction { address += 1 }
            if address >= own.lowerBound, address < own.upperBound {
                if told > 0 { write(",") }
                write(address, radix: 16)
                told += 1
            }
            index += 1
        }
        write("\n")
        _ = Foundation.write(descriptor, line, length)
        _exit(128 + dying)
    }

    /// The instruction that was interrupted, and the frame that it was in.
    private static func registers(_ context: UnsafeMutableRawPointer?) -> (instruction: UInt, frame: UInt) {
        guard let machine = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext else { return (0, 0) }
        #if arch(x86_64)
            return (UInt(bitPattern: Int(machine.gregs.16)), UInt(bitPattern: Int(machine.gregs.10)))
        #elseif arch(arm64)
            return (UInt(machine.pc), UInt(machine.regs.29))
        #else
            return (0, 0)
        #endif
    }

    /// The calls by the chain of frame pointers, which Swift's own code keeps; a frame lies above those that it called.
    private static func framesByPointers() -> Int {
        var (count, frame) = (0, interrupted.frame)
        frames[0] = UnsafeMutableRawPointer(bitPattern: interrupted.instruction)
        count = 1
        while count < depth, frame != 0, frame % 8 == 0, let place = UnsafePointer<UInt>(bitPattern: frame) {
            frames[count] = UnsafeMutableRawPointer(bitPattern: place[1])
            count += 1
            guard place[0] > frame, place[0] - frame < 1 << 20 else { break }
            frame = place[0]
        }
        return count
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
