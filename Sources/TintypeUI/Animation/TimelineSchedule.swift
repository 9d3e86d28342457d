public import Foundation

/// The times at which a view is drawn anew.
public protocol TimelineSchedule {
    /// The times of the updates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    /// The dates from `startDate` on, which begin with the last one before it where there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency with which a view may be drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Again and again after some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        // Dates that never come further would have no end.
        self.interval = max(interval, 0.001)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = passed > 0 ? start.addingTimeInterval(passed * interval) : start
        return Entries(upcoming: first, interval: interval)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming = upcoming.addingTimeInterval(interval) }
            return upcoming
        }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of given times.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    /// The least interval in seconds that was asked for; nil for none.
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// Creates a schedule of updates as often as the screen is drawn, with a least interval in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 1 / 60
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Again and again after some seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen is drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen is drawn.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule of given times.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
