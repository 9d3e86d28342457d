import Foundation
import Tintype
import TintypeGraphics

/// A process that draws scenes, so that one that crashes, hangs or eats memory takes nobody along. It is this command anew, with
/// the same arguments. Confined to one thread at a time.
final class WorkerProcess {
    /// The outcome of a scene.
    enum Answer {
        case line([UInt8])
        /// The process is gone; what it died of, as people read it.
        case lost(SceneFailure)
    }

    private let process: pid_t
    private let descriptor: Int32
    private let socket: LineSocket
    private let limits: Limits

    /// nil where no process can be started.
    init?(_ limits: Limits) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[1]) }
        guard let process = Self.spawn(input: ends[1]) else {
            close(ends[0])
            return nil
        }
        self.process = process
        self.limits = limits
        descriptor = ends[0]
        socket = LineSocket(ends[0])
    }

    /// Ends the process, which has nothing to do.
    deinit {
        close(descriptor)
        _ = status()
    }

    /// The worker's answer, once it has read or drawn the scene.
    func answer(_ request: SceneRequest) -> Answer {
        guard let line = try? JSONEncoder().encode(request) else {
            preconditionFailure("a name and a path can always be written")
        }
        socket.write(Array(line))
        var picture = ""
        while let line = socket.line() {
            guard line.first == SceneWorker.mark else { return .line(line) }
            picture = String(decoding: line.dropFirst(), as: UTF8.self)
        }
        return .lost(SceneFailure(text: "\(request.scene.path):1:1: \(lines: death(picture))"))
    }

    private var reaped: Int32?

    /// The status with which the process ended, waited for.
    private func status() -> Int32 {
        if let reaped { return reaped }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        reaped = status
        return status
    }

    /// - Parameter picture: The one that was begun last; empty for none.
    private func death(_ picture: String) -> String {
        let status = status()
        let signal = status & 0x7F
        let place = picture.isEmpty ? "" : " at its variant \(picture)"
        guard signal == 0 else {
            let name = strsignal(signal).map { String(cString: $0) } ?? ""
            let hint =
                signal == SIGKILL
                ? "the system may lack memory: give fewer --jobs"
                : "please report this scene: that is a fault of tintype; other scenes are not affected"
            return "error: crashed\(place): signal \(signal) (\(name))\nhint: \(hint)"
        }
        let code = (status >> 8) & 0xFF
        if let death = SceneGuard.Death(rawValue: code) { return SceneGuard.text(death, limits) }
        return "error: crashed\(place): the process that draws ended with code \(code)"
    }

    private static func spawn(input: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        // Threads of this process keep signals from themselves, which would be handed on.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var variables = ProcessInfo.processInfo.environment
        variables[SceneWorker.variable] = "\(getpid())"
        let texts = CommandLine.arguments.map { strdup($0) } + [nil]
        let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (texts + environment).forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/proc/self/exe", &actions, &attributes, texts, environment) == 0 else {
            return nil
        }
        return process
    }
}
