// `import DeviceActivity` where Apple's framework is missing: nobody watches what a person does. It brings ManagedSettings along.
@_exported public import Foundation
@_exported public import ManagedSettings

/// The name of a time that is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A time of each day or of one, that is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
    /// The beginning and the end, whether it comes again, and the time before them at which somebody is warned.
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?

    /// Creates a time.
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    /// The next time; nil where the days cannot be reckoned.
    public var nextInterval: DateInterval? {
        let (calendar, now) = (Calendar.current, Date())
        guard let start = calendar.nextDate(after: now, matching: intervalStart, matchingPolicy: .nextTime),
            let end = calendar.nextDate(after: start, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// An amount of use that somebody is told of.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// The name of an amount.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The apps, kinds and sites, and the time of their use.
    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>
    public var threshold: DateComponents
    public var includesPastActivity: Bool
    public var includesAllActivity: Bool { applications.isEmpty && categories.isEmpty && webDomains.isEmpty }

    /// Creates an amount.
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}

/// Watches what a person does. It is not allowed: each time is refused with
/// ``DeviceActivityCenter/MonitoringError/unauthorized``.
public class DeviceActivityCenter: @unchecked Sendable {
    /// The reason why a time is not watched.
    public enum MonitoringError: LocalizedError, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
    }

    /// Creates a center.
    public init() {}

    /// The times that are watched: none.
    public var activities: [DeviceActivityName] { [] }
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }

    /// Begins to watch, and ends it.
    ///
    /// - Throws: ``MonitoringError/unauthorized``.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// Told of times and amounts: never.
open class DeviceActivityMonitor {
    /// Creates one.
    public init() {}

    /// Called at the beginning and the end of a time, at an amount, and before them.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
