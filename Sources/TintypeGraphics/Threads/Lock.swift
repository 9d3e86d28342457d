package import Synchronization

#if THREAD_SANITIZER
    import Foundation

    /// A value that one thread at a time sees. The thread sanitizer does not see the locks of `Mutex`, which are a part of Swift's
    /// runtime; those of Foundation it does.
    package final class Lock<Value: ~Copyable>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value

        package init(_ value: consuming Value) {
            self.value = value
        }

        package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    }
#else
    /// A value that one thread at a time sees.
    package typealias Lock<Value: ~Copyable> = Mutex<Value>
#endif
