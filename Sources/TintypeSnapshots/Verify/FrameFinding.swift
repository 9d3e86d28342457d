package import TintypeImage

/// The finding about one frame.
package struct FrameFinding: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case equal
        case tolerated(ImageComparison)
        case differs(ImageComparison)
        /// The golden has no picture at the instant.
        case added
        /// Only the golden has a picture at the instant.
        case removed
    }

    package var instant: FrameTime
    package var outcome: Outcome
    /// The difference of the layouts; nil where they are equal, or there are no two.
    package var layout: LayoutChange?
    package var values: [FrameValue]
    /// The views in each cluster of the comparison.
    var views: [[String]] = []

    init(_ instant: FrameTime, _ outcome: Outcome, values: [FrameValue] = []) {
        self.instant = instant
        self.outcome = outcome
        self.values = values
    }

    /// The numbers where two pictures were compared and are not equal.
    package var comparison: ImageComparison? {
        switch outcome {
        case .tolerated(let comparison), .differs(let comparison): comparison
        case .equal, .added, .removed: nil
        }
    }

    /// Indicates whether the golden does not hold at this instant.
    package var fails: Bool {
        switch outcome {
        case .differs, .added, .removed: true
        case .equal, .tolerated: false
        }
    }
}
