import CMainQueue
import Foundation
import TintypeGraphics

/// A thread on which views are made that may read something that is not there, in the middle of code that cannot say so.
///
/// SwiftUI stops the program when a view reads an object that no view around it has. Here it is an error of the picture:
/// the thread reports it and never goes on, and whoever waits for the thread does. It counts as the main actor's meanwhile.
enum ParkableThread {
    private final class Run: Sendable {
        let end = DispatchSemaphore(value: 0)
        private let error = Lock<(any Error)?>(nil)

        func fail(_ failure: any Error) { error.withLock { $0 = failure } }

        func finish() throws {
            end.wait()
            if let failure = error.withLock({ $0 }) { throw failure }
        }
    }

    /// The size of a thread's stack with room for views that are nested as deep as they may be, in bytes.
    private static let stackSize = 256 << 20
    private static let current = ThreadLocal<Run>()

    /// Runs `body` on such a thread, and waits.
    ///
    /// - Throws: The error of `body`, or the one that ``park(_:)`` was given.
    static func run<Result>(_ body: @escaping () throws -> Result) throws -> Result {
        nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
        nonisolated(unsafe) let body = body
        let job = mainActorJob { result = Swift.Result { try body() } }
        guard let job else { return try body() }
        let run = Run()
        nonisolated(unsafe) let work = job
        let thread = Thread {
            current.value = run
            work.run(work.context)
            CMainQueueRelease(work)
            run.end.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        try run.finish()
        guard let result else { preconditionFailure("what has come to its end has a result") }
        return try result.get()
    }

    /// Ends the run that the current thread is of, and never returns where there is one.
    static func park(_ error: any Error) {
        guard let run = current.value else { return }
        run.fail(error)
        run.end.signal()
        while true { Thread.sleep(forTimeInterval: 3_600) }
    }

    private final class Job: @unchecked Sendable {
        var body: (@MainActor () -> Void)?

        init(_ body: @escaping @MainActor () -> Void) {
            self.body = body
        }
    }

    private final class Taken {
        var work: CMainQueueWork?
    }

    /// `body` as work that counts as the main actor's wherever it is run; nil where work cannot be taken.
    private static func mainActorJob(_ body: @escaping @MainActor () -> Void) -> CMainQueueWork? {
        let taken = Taken()
        let outer = CMainQueueSetTaker(
            CMainQueueTaker(
                take: { collector, work in
                    guard let collector, work.place == .main else { return false }
                    Unmanaged<Taken>.fromOpaque(collector).takeUnretainedValue().work = work
                    return true
                }, collector: Unmanaged.passUnretained(taken).toOpaque()))
        let job = Job(body)
        Task { @MainActor in job.body?() }
        _ = CMainQueueSetTaker(outer)
        // Else the task runs later, when there is nothing left for it to do.
        if taken.work == nil { job.body = nil }
        return taken.work
    }
}
