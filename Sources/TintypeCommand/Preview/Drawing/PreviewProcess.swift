import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// A process that draws an app's previews, so that one that crashes, hangs or eats memory takes nobody along. Confined to one
/// thread at a time.
final class PreviewProcess {
    /// The end of a process that was not asked for.
    struct Death: Error {
        enum Cause: Hashable {
            case signal(Int32)
            case exit(Int32)
            case memory
            /// It used the processor for all of its time.
            case time
            /// It stood still.
            case wait
        }

        var cause: Cause
        /// The calls in the app's own code, as addresses in its library, the innermost first.
        var frames: [UInt]
    }

    private let process: pid_t
    private let socket: LineSocket
    private let descriptor: Int32
    private let reports: Int32
    private let output: Int32
    private let limits: Limits
    private let home: String
    private var ownStart: UInt = 0
    private var reaped: Int32?
    private var told = 0

    /// - Throws: ``UsageError`` where no process can be started.
    init(_ bundle: AppBundle, toolchain: SwiftToolchain, limits: Limits) throws {
        var ends: [Int32] = [-1, -1]
        var pipes: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0, SpawnedProcess.makePipe(&pipes) else {
            throw UsageError(message: "no process can be started", hint: "\(String(cString: strerror(errno)))")
        }
        home = "\(bundle.folder).home-\(getpid())-\(pipes[0])"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        output = open(home + "/.output", O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        // Above those that the process knows them by.
        let files = [ends[1], pipes[1], output].map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
        let spawned = SpawnedProcess.spawn(
            bundle.program, [bundle.program], environment: Self.environment(bundle, toolchain, limits, home: home),
            descriptors: [
                (.null, 0), (.descriptor(files[2]), 1), (.descriptor(files[2]), 2), (.descriptor(files[0]), 3),
                (.descriptor(files[1]), 4),
            ])
        for file in files + [ends[1], pipes[1]] { close(file) }
        guard let spawned else {
            throw UsageError(
                message: "\(bundle.program) cannot be started: \(String(cString: strerror(errno)))",
                hint: "delete \(PreviewCache.folder), and it is made anew")
        }
        (process, descriptor, reports) = (spawned, ends[0], pipes[0])
        socket = LineSocket(ends[0])
        self.limits = limits
    }

    deinit {
        close(descriptor)
        kill(process, SIGKILL)
        _ = status()
        close(reports)
        close(output)
        try? FileManager.default.removeItem(atPath: home)
    }

    /// The variables of the process. Settings and documents that the app keeps lie in a home of its own, which is gone with it.
    private static func environment(
        _ bundle: AppBundle, _ toolchain: SwiftToolchain, _ limits: Limits, home: String
    ) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment
        let folders = [bundle.toolkit.libraries] + toolchain.runtimes + [variables["LD_LIBRARY_PATH"] ?? ""]
        variables["LD_LIBRARY_PATH"] = folders.filter { !$0.isEmpty }.joined(separator: ":")
        variables["HOME"] = home
        variables["CFFIXED_USER_HOME"] = home
        variables["SWIFT_BACKTRACE"] = "enable=no"
        // That of the views' own environment: pictures do not depend on where they are drawn.
        variables["TZ"] = "UTC"
        // Apps that ask for it do without servers and stores then.
        variables["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
        variables["TINTYPE_PREVIEW_MEMORY"] = "\(limits.memory)"
        return variables
    }

    /// Sends a request whose answers are read by ``reply()``.
    func send(_ request: PreviewRequest) {
        guard let line = try? JSONEncoder().encode(request) else {
            preconditionFailure("requests hold texts and finite numbers only, which can always be written")
        }
        socket.write(Array(line))
    }

    /// The next answer; waited for as long as the process works and is within its limits.
    ///
    /// - Throws: ``Death`` where none will come.
    func reply() throws(Death) -> PreviewReply {
        var seconds = 0
        var used = processorTime
        let start = used
        while !socket.wait(milliseconds: 1000) {
            seconds += 1
            let now = processorTime
            if now - start > Double(limits.seconds) { throw end(.time) }
            if now - used < 0.01, seconds > 2 * limits.seconds { throw end(.wait) }
            used = now
        }
        guard let line = socket.line(), let reply = try? JSONDecoder().decode(PreviewReply.self, from: Data(line))
        else { throw death(nil) }
        if case .loaded(let start, _) = reply { ownStart = start }
        return reply
    }

    /// The text that the app wrote to its standard streams since the last call.
    func takeOutput() -> String {
        var status = stat()
        guard fstat(output, &status) == 0 else { return "" }
        let count = Int(status.st_size) - told
        guard count > 0 else { return "" }
        // A megabyte says enough.
        var bytes = [UInt8](repeating: 0, count: min(count, 1 << 20))
        let read = pread(output, &bytes, bytes.count, off_t(told))
        told = Int(status.st_size)
        return String(decoding: bytes[..<max(read, 0)], as: UTF8.self)
    }

    /// The time that the process had of a processor, in seconds.
    private var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The name, in parentheses, may hold anything.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Ends the process, which first says where it is.
    private func end(_ cause: Death.Cause) -> Death {
        kill(process, SIGALRM)
        var state = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
        // On a machine that has much else to do even that takes its time; other signals must not end the waiting.
        let limit = ContinuousClock.now + .seconds(20)
        while poll(&state, 1, 1000) <= 0, ContinuousClock.now < limit {}
        kill(process, SIGKILL)
        return death(cause)
    }

    private func death(_ cause: Death.Cause?) -> Death {
        let status = status()
        var bytes = [UInt8](repeating: 0, count: 4096)
        _ = fcntl(reports, F_SETFL, O_NONBLOCK)
        let count = read(reports, &bytes, bytes.count)
        let report = CrashLine(String(decoding: bytes[..<max(count, 0)], as: UTF8.self))
        let frames = (report?.frames ?? []).map { $0 >= ownStart ? $0 - ownStart : $0 }
        if let cause { return Death(cause: cause, frames: frames) }
        if let report { return Death(cause: report.isOutOfMemory ? .memory : .signal(report.signal), frames: frames) }
        let signal = status & 0x7F
        return Death(cause: signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal), frames: [])
    }

    /// The status with which the process ended, waited for.
    private func status() -> Int32 {
        if let reaped { return reaped }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        reaped = status
        return status
    }
}

/// The line that a process writes before it dies, e.g. `signal=4 memory=0 frames=7f00a1,7f00b2`.
struct CrashLine: Hashable {
    let signal: Int32
    let isOutOfMemory: Bool
    let frames: [UInt]

    init?(_ text: String) {
        var values: [Substring: Substring] = [:]
        for part in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            guard let equals = part.firstIndex(of: "=") else { continue }
            values[part[..<equals]] = part[part.index(after: equals)...]
        }
        guard let signal = values["signal"].flatMap({ Int32($0) }) else { return nil }
        self.signal = signal
        isOutOfMemory = values["memory"] == "1"
        frames = (values["frames"] ?? "").split(separator: ",").compactMap { UInt($0, radix: 16) }
    }
}
