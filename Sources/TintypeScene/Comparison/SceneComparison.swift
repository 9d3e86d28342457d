/// The comparison of a scene's pictures with their goldens. Without the section `compare:` they are compared exactly.
package struct SceneComparison: Hashable, Sendable {
    /// The limits within which a picture may differ; the names and their meaning are those of the comparison.
    package struct Tolerance: Hashable, Sendable {
        /// The most that a pixel may be off, as a distance in YIQ, 0..<1.
        package var pixelTolerance: Double?
        /// The most that a pixel may be off in CIE94 ΔE, 0..<100.
        package var perceptualTolerance: Double?
        /// The most pixels that may be off by more.
        package var maxDiffPixels: Int?
        /// The greatest share of pixels that may be off by more, 0..<1.
        package var maxDiffPixelRatio: Double?
        /// Indicates whether pixels that look like anti-aliasing are left out.
        package var antialiasing = false
        /// The limit on how crowded differing pixels may be; nil for the comparison's own limit.
        package var density: Density?
        /// The reason; never blank.
        package var reason: String
    }

    /// A limit on the number of differing pixels in any square window.
    package struct Density: Hashable, Sendable {
        /// The side of the window in pixels, 1...255.
        package var side: Int
        package var limit: Int
    }

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
