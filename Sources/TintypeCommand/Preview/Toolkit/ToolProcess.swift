import Foundation
import TintypeImage

/// A program of the toolchain that is run to its end.
struct ToolProcess {
    let arguments: [String]

    /// The end of a run.
    struct Ending {
        /// The exit code; 128 and the signal where one ended it.
        var code: Int32
        /// The text that it wrote to both of its streams.
        var output: String
    }

    /// - Parameter arguments: The first is the program's path.
    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// Runs it, with nothing to read.
    ///
    /// - Parameter line: Told of each line as it comes.
    /// - Throws: ``UsageError`` where it cannot be started.
    func run(line: ((Substring) -> Void)? = nil) throws -> Ending {
        var ends: [Int32] = [-1, -1]
        guard SpawnedProcess.makePipe(&ends) else { throw failure }
        defer { close(ends[0]) }
        let process = Self.spawn(arguments, output: ends[1])
        close(ends[1])
        guard let process else { throw failure }
        var bytes: [UInt8] = []
        var told = 0
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part[..<count]
            while let line, let end = bytes[told...].firstIndex(of: UInt8(ascii: "\n")) {
                line(Substring(String(decoding: bytes[told..<end], as: UTF8.self)))
                told = end + 1
            }
        }
        // Of a process whose end nobody can tell it is not said that it went well.
        var status: Int32 = -1
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Ending(
            code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: String(decoding: bytes, as: UTF8.self))
    }

    private var failure: UsageError {
        UsageError(
            message: "\(arguments.first ?? "") cannot be started: \(String(cString: strerror(errno)))",
            hint: "a Swift toolchain must be installed: its swiftc is looked for in PATH")
    }

    private static func spawn(_ arguments: [String], output: Int32) -> pid_t? {
        SpawnedProcess.spawn(
            arguments[0], arguments, environment: ProcessInfo.processInfo.environment,
            descriptors: [
                (.null, STDIN_FILENO), (.descriptor(output), STDOUT_FILENO), (.descriptor(output), STDERR_FILENO),
            ])
    }
}
