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
        let session = PreviewSession(socket: LineSocket(socket))
        Task { @MainActor in
            await session.serve()
            exit(0)
        }
        // Work that views start on the main queue runs between requests.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
