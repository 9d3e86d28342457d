package import TintypeGraphics

/// The comparison of a scene's pictures with their goldens. Without the section `compare:` they are compared exactly.
package struct SceneComparison: Hashable, Sendable {
    /// A while in which differences are told and fail nothing.
    package struct Quarantine: Hashable, Sendable {
        /// The last day of it.
        package let until: CalendarDay
        /// The reason; never blank.
        package let reason: String
    }

    /// The tolerance as written; it counts only as long as ``tolerance(on:)`` gives it.
    package let tolerance: Tolerance?
    /// The person who answers for the tolerance.
    package let owner: String?
    /// The last day on which the tolerance applies; nil for every day.
    package let expires: CalendarDay?
    package let quarantine: Quarantine?
    /// The place of the section.
    package let place: ScenePlace

    /// The tolerance that applies on a day; nil where the comparison is exact.
    package func tolerance(on day: CalendarDay) -> Tolerance? {
        isExpired(on: day) ? nil : tolerance
    }

    /// Returns whether there is a tolerance that applies no more.
    package func isExpired(on day: CalendarDay) -> Bool {
        tolerance != nil && expires.map { $0 < day } ?? false
    }

    /// The quarantine that a scene is in on a day.
    package func quarantine(on day: CalendarDay) -> Quarantine? {
        quarantine.flatMap { $0.until < day ? nil : $0 }
    }
}
