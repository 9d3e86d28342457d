public import Foundation

/// A queue whose work is done one after the other, or at the same time. On Linux there is one class for both.
public typealias DispatchSerialQueue = DispatchQueue
public typealias DispatchConcurrentQueue = DispatchQueue
public typealias OS_dispatch_queue_serial = DispatchQueue
public typealias OS_dispatch_queue_concurrent = DispatchQueue

extension DispatchQueue {
    private static let executor = DispatchSpecificKey<QueueExecutor>()
    private static let making = NSLock()

    /// The queue as what an actor's work is done on.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        DispatchQueue.making.withLock {
            if let known = getSpecific(key: DispatchQueue.executor) { return UnownedSerialExecutor(ordinary: known) }
            let made = QueueExecutor(queue: self)
            setSpecific(key: DispatchQueue.executor, value: made)
            return UnownedSerialExecutor(ordinary: made)
        }
    }
}

/// A queue that does the work of actors; kept by the queue itself.
private final class QueueExecutor: SerialExecutor {
    private unowned let queue: DispatchQueue

    init(queue: DispatchQueue) {
        self.queue = queue
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let work = UnownedJob(job)
        let place = asUnownedSerialExecutor()
        queue.async { work.runSynchronously(on: place) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
