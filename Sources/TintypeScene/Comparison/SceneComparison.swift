/// How a scene's pictures are compared with their goldens. Without the section `compare:` they are compared exactly.
package struct SceneComparison: Hashable, Sendable {
    /// What a picture may be off; the names and their meaning are those of the comparison.
    package struct Tolerance: Hashable, Sendable {
        /// The most that a pixel may be off, as a distance in YIQ, 0..<1.
        package var pixelTolerance: Double?
        /// The most that a pixel may be off in CIE94 ΔE, 0..<100.
        package var perceptualTolerance: Double?
        /// The most pixels that may be off by more.
        package var maxDiffPixels: Int?
        /// The greatest share of pixels that may be off by more, 0..<1.
        package var maxDiffPixelRatio: Double?
        /// Whether pixels that look like anti-aliasing are left out.
        package var antialiasing = false
        /// How crowded the pixels that are off may be; nil for the comparison's own limit.
        package var density: Density?
        /// Why; never blank.
        package var reason: String
    }

    /// At most so many pixels may be off in any square window.
    package struct Density: Hashable, Sendable {
        /// The side of the window in pixels, 1...255.
        package var side: Int
        package var limit: Int
    }

    /// A while in which differences are told and fail nothing.
    package struct Quarantine: Hashable, Sendable {
        /// The last day of it.
        package let until: CalendarDay
        /// Why; never blank.
        package let reason: String
    }

    /// What the scene says may differ; it counts only as long as ``tolerance(on:)`` gives it.
    package let tolerance: Tolerance?
    /// Who answers for the tolerance.
    package let owner: String?
    /// The last day on which the tolerance applies; nil for every day.
    package let expires: CalendarDay?
    package let quarantine: Quarantine?
    /// Where the section stands.
    package let place: ScenePlace

    /// The tolerance that applies on a day; nil where the comparison is exact.
    package func tolerance(on day: CalendarDay) -> Tolerance? {
        isExpired(on: day) ? nil : tolerance
    }

    /// Whether there is a tolerance that applies no more.
    package func isExpired(on day: CalendarDay) -> Bool {
        tolerance != nil && expires.map { $0 < day } ?? false
    }

    /// The quarantine that a scene is in on a day.
    package func quarantine(on day: CalendarDay) -> Quarantine? {
        quarantine.flatMap { $0.until < day ? nil : $0 }
    }
}
