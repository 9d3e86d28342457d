import Foundation

/// The time that one picture has, of the processor and not of the clock: a machine that is busy with other things, and a test that
/// waits in a debugger, take nothing of it. Confined to one thread.
///
/// Time decides nothing but whether there is a picture.
package final class Deadline {
    private let seconds: Int
    private let patience: Int
    private var end: UInt64 = .max
    @exclusivity(unchecked) private var questions = 0
    /// True once it was found to be over.
    package private(set) var isOver = false

    /// Not begun: it does not end.
    ///
    /// - Parameter patience: The number of questions that are answered without a look at the clock, which costs some hundred
    ///   nanoseconds.
    package init(seconds: Int, patience: Int = 512) {
        self.seconds = seconds
        self.patience = patience
    }

    /// Begins, on the thread that makes the picture.
    package func begin() {
        isOver = false
        end = Self.now + UInt64(max(seconds, 0)) * 1_000_000_000
    }

    /// Asks whether the time is over, which is seen some steps late.
    ///
    /// - Parameter weight: The number of questions that this one counts as.
    @inline(__always)
    package func step(_ weight: Int = 1) -> Bool {
        questions += weight
        return questions < patience ? isOver : look()
    }

    @inline(never)
    private func look() -> Bool {
        questions = 0
        if end != .max, Self.now > end { isOver = true }
        return isOver
    }

    /// The thread's use of a processor, in nanoseconds.
    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
