import BenchmarkFigures
import Foundation

/// The programs that are built with this one, and the clock for them: a small program in C, since a process begins with the
/// size of the one that starts it.
struct Launcher {
    private let program: String
    /// The folder that this program is in.
    private let folder: URL
    /// The package's folder.
    let package: URL

    /// - Throws: ``BenchmarkError`` where the program is not within the package's build folder, or others are not beside it.
    init() throws {
        let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        program = file.path
        folder = file.deletingLastPathComponent()
        var package = folder
        while !FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) {
            guard package.pathComponents.count > 1 else {
                throw BenchmarkError("\(folder.path) is not within the package, whose scenes are drawn")
            }
            package.deleteLastPathComponent()
        }
        self.package = package
        for program in [tintype, floor] where !FileManager.default.isExecutableFile(atPath: program) {
            throw BenchmarkError("there is no \(program), which `swift build` makes together with this program")
        }
    }

    /// The command.
    var tintype: String { folder.appending(path: "tintype").path }
    /// The program in C.
    var floor: String { folder.appending(path: "CFloorProgram").path }

    /// This program, which does the work of one side and nothing else: its memory is what the work takes.
    func alone(_ benchmark: String, _ side: BenchmarkSide) -> [String] {
        [program, "--alone", benchmark, "--side", side.rawValue]
    }

    /// Runs a program once.
    ///
    /// - Throws: ``BenchmarkError`` where it does not start, or fails.
    func time(_ command: [String]) throws -> Outcome {
        let text = try output(of: [floor, "time"] + command)
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 3, numbers[2] == 0 else {
            throw BenchmarkError("\(command.joined(separator: " ")) failed")
        }
        return Outcome(seconds: numbers[0] * 1e-9, counters: [Counter.peak.rawValue: numbers[1]])
    }

    /// The text that a program prints. Foundation's `Process` is not asked, since it waits in a run loop.
    private func output(of command: [String]) throws -> String {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw BenchmarkError("there is no pipe left") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        let (words, variables) = (command.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil])
        defer { for word in words + variables { free(word) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, command[0], &actions, nil, words, variables)
        close(ends[1])
        guard failure == 0 else { throw BenchmarkError("\(command[0]) does not start") }
        let text = String(decoding: try reading.readToEnd() ?? Data(), as: UTF8.self)
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        return text
    }
}

/// A program that is started anew for each run.
struct StartedProgram: Contender {
    let name: String
    let launcher: Launcher
    /// The program and its arguments.
    let command: @MainActor () throws -> [String]

    func run() throws -> Outcome { try launcher.time(try command()) }
    func count() -> [String: Double] { [:] }
    func release() {}
}

/// A reason for which nothing can be measured.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
