import Foundation
import Tintype

/// Draws the previews of an app's library in a process of its own, for the command that started it.
public enum PreviewHost {
    /// The socket on which requests come.
    private static let socket: Int32 = 3

    /// Answers requests until there is nobody who asks. The process takes the megabytes of data that
    /// `TINTYPE_PREVIEW_MEMORY` says, and no more.
    @MainActor
    public static func main() -> Never {
        let memory = ProcessInfo.processInfo.environment["TINTYPE_PREVIEW_MEMORY"].flatMap { Int($0) }
        CrashReport.listen(memory: memory ?? 2048)
        Thread.detachNewThread { endWithCommand() }
        let session = PreviewSession(socket: LineSocket(socket))
        Task { @MainActor in
            await session.serve()
            exit(0)
        }
        // Work that views start on the main queue runs between requests.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Ends the process with the command that started it, also where an app's code never comes back to ask for a request.
    private static func endWithCommand() {
        // Signals are for the thread that draws, which says where it is.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        // Of no event but the hang-up, which is always told.
        var state = pollfd(fd: socket, events: 0, revents: 0)
        while poll(&state, 1, -1) < 0, errno == EINTR {}
        _exit(0)
    }
}
