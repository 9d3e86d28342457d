public import Dispatch
public import Foundation
public import OpenCombine

// What a queue or run loop is asked to do later is done later: a picture that is made meanwhile does not wait for it.

extension DispatchQueue: @retroactive Scheduler {
    /// The instants of the scheduler.
    public typealias SchedulerTimeType = _SchedulerInstant

    /// The options by which a queue runs an action.
    public struct SchedulerOptions {
        /// The quality of service, the flags and the group of the work.
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present instant.
    public var now: SchedulerTimeType {
        SchedulerTimeType(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// The least tolerance of the scheduler.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action at once, or at an instant.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let item = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], block: action)
        if let group = options?.group {
            async(group: group, execute: item)
        } else {
            async(execute: item)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let item = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], block: action)
        asyncAfter(deadline: DispatchTime(uptimeNanoseconds: UInt64(max(date.nanoseconds, 0))), execute: item)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: DispatchTime(uptimeNanoseconds: UInt64(max(date.nanoseconds, 0))),
            repeating: .nanoseconds(interval.magnitude), leeway: .nanoseconds(max(tolerance.magnitude, 0)))
        source.setEventHandler(handler: action)
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerInstant

    /// A run loop takes no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { .init(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(.action(at: date, repeatingEvery: nil, tolerance: tolerance, action), forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let timer = Timer.action(
            at: date, repeatingEvery: interval, tolerance: tolerance, action)
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}

/// The queue on which operations wait for their time. One queue, so that what is due first is added first.
private let operationTimers = DispatchQueue(label: "tintype operation timers")

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = _SchedulerInstant

    /// An operation queue takes no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { DispatchQueue.global().now }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        operationTimers.schedule(after: date, tolerance: tolerance, options: nil) { [self] in
            schedule(options: nil, action)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        operationTimers.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) { [self] in
            schedule(options: nil, action)
        }
    }
}

extension Timer {
    fileprivate static func action(
        at instant: _SchedulerInstant, repeatingEvery interval: _SchedulerInstant.Stride?,
        tolerance: _SchedulerInstant.Stride, _ action: @escaping () -> Void
    ) -> Timer {
        nonisolated(unsafe) let action = action
        let timer = Timer(
            fire: Date(timeIntervalSinceReferenceDate: Double(instant.nanoseconds) / 1e9),
            interval: interval?.timeInterval ?? 0, repeats: interval != nil
        ) { _ in action() }
        timer.tolerance = max(tolerance.timeInterval, 0)
        return timer
    }
}
