import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// This process as one that draws scenes for another, which has started it: ``WorkerProcess`` is the other end.
///
/// Requests come and answers go as lines of JSON over standard input, which is a socket. Before a picture is begun its name goes
/// too, so that the other knows what a worker died of.
struct SceneWorker {
    /// Set for a worker, to the process that it draws for.
    static let variable = "TINTYPE_WORKER"
    /// The first byte of a line that names the picture.
    static let mark = UInt8(ascii: "~")

    private let limits: Limits

    /// nil where this process is no worker.
    init?(_ limits: Limits) {
        guard ProcessInfo.processInfo.environment[Self.variable] == "\(getppid())" else { return nil }
        self.limits = limits
    }

    /// Draws what is asked for until there is nobody who asks.
    ///
    /// - Parameter work: Makes the answer; told how to say which picture comes next.
    func serve<Answer: Encodable>(_ work: (SceneRequest, _ begin: (String) -> Void) -> Answer) -> Never {
        // The terminal sends these to all of its processes; the other knows what to do.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        signal(SIGPIPE, SIG_DFL)
        endWithAsker()
        SceneGuard.beginWorker(limits)
        FreedMemory.keepForReuse()
        let limits = limits
        let socket = LineSocket(STDIN_FILENO)
        while let line = socket.line(), let request = try? JSONDecoder().decode(SceneRequest.self, from: Data(line)) {
            SceneGuard.watch(request.scene.path, limits)
            Self.crashIfAsked(request)
            let answer = work(request) { picture in
                socket.write([Self.mark] + Array(picture.utf8.filter { $0 != UInt8(ascii: "\n") }))
                SceneGuard.watch(request.scene.path, limits)
            }
            SceneGuard.rest()
            guard let encoded = try? JSONEncoder().encode(answer) else {
                preconditionFailure("answers hold numbers and texts only, which can always be written")
            }
            socket.write(Array(encoded))
        }
        _exit(0)
    }

    /// Nobody takes what is drawn for a process that is gone.
    private func endWithAsker() {
        Thread.detachNewThread {
            // That the other end is gone is told without being asked for.
            var asker = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            while poll(&asker, 1, -1) < 0, errno == EINTR {}
            _exit(0)
        }
    }

    /// A crash for tests: the variable names a scene and a signal, as `scenes/a=4`, and behind a comma perhaps the step. Only debug
    /// builds read it.
    private static func crashIfAsked(_ request: SceneRequest) {
        #if DEBUG
            let asked = (ProcessInfo.processInfo.environment["TINTYPE_TEST_CRASH"] ?? "").split(separator: ",")
            let parts = (asked.first ?? "").split(separator: "=")
            guard parts.count == 2, parts[0] == request.scene.name, let number = Int32(parts[1]),
                asked.count < 2 || asked[1] == request.step.rawValue
            else { return }
            raise(number)
        #endif
    }
}
