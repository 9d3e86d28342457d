public import Foundation
public import OpenCombine

extension Timer {
    /// Publishes the date again and again, once it is connected. A picture does not wait for it.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The values and the error that the publisher sends.
        public typealias Output = Date
        public typealias Failure = Never

        /// The timing of the timer, in seconds, and the run loop that it is on.
        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a publisher of a timer's ticks.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        /// Starts the timer.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let dates = dates
            // The initializer without a date begins at once on Linux; Combine's timers tick after the first interval.
            let start = Date(timeIntervalSinceNow: interval)
            nonisolated(unsafe) let timer = Timer(fire: start, interval: interval, repeats: true) {
                dates.send($0.fireDate)
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

extension NotificationCenter {
    /// Publishes each notification of a name, of one sender or of any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes each notification of a name.
    public struct Publisher: OpenCombine.Publisher {
        /// The values and the error that the publisher sends.
        public typealias Output = Notification
        public typealias Failure = Never

        /// The centre and the name of the notifications.
        public let center: NotificationCenter
        public let name: Notification.Name
        /// nil for any sender.
        public let object: AnyObject?

        /// Creates a publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            nonisolated(unsafe) let notifications = PassthroughSubject<Notification, Never>()
            let token = center.addObserver(forName: name, object: object, queue: nil) { notifications.send($0) }
            notifications
                .handleEvents(receiveCancel: { center.removeObserver(token) })
                .subscribe(subscriber)
        }
    }
}
