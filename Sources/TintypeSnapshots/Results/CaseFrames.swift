import TintypeImage

/// The findings for an animation, frame by frame.
package struct CaseFrames: Codable, Hashable, Sendable {
    /// The number of the golden's frames; 0 where there is none.
    package var expected: Int
    /// The number of frames that were drawn.
    package var actual: Int
    /// The frames of both, in the order of their instants.
    package var list: [CaseInstant]

    package init(expected: Int, actual: Int, list: [CaseInstant]) {
        self.expected = expected
        self.actual = actual
        self.list = list
    }

    /// The frames at which the golden does not hold, a line each: at most `count`, and how many there are beyond.
    package func lines(_ count: Int) -> [String] {
        let failing = list.filter { [.differs, .added, .removed].contains($0.status) }
        let lines = failing.prefix(count).map(\.line)
        return failing.count > count ? lines + ["and \(failing.count - count) more frames"] : lines
    }
}

/// The finding for a frame.
package struct CaseInstant: Codable, Hashable, Sendable {
    package enum Status: String, Codable, CaseIterable, Hashable, Sendable {
        case equal
        case tolerated
        case differs
        /// The golden has no frame at the instant.
        case added
        /// Only the golden has a frame at the instant.
        case removed
    }

    /// The instant, in seconds.
    package var at: Double
    package var status: Status
    /// nil where no two pictures were compared, or all their pixels are equal.
    package var difference: CaseDifference?
    /// The values of the animated properties at the instant; empty where none is known.
    package var values: [FrameValue]

    package init(at: Double, status: Status, values: [FrameValue] = []) {
        self.at = at
        self.status = status
        self.values = values
    }

    /// For people, e.g. `0.25 s: 12 of 4800 pixels differ`.
    var line: String {
        let what: String =
            switch status {
            case .equal: "equal"
            case .tolerated: "within tolerance"
            case .added: "only drawn"
            case .removed: "only in the golden"
            case .differs:
                difference.map { $0.total > 0 ? "\($0.pixels) of \($0.total) pixels differ" : "the sizes differ" }
                    ?? "the sizes differ"
            }
        return "\(FrameTime(Int((at * 10_000).rounded()), over: 10_000).text) s: \(what)"
    }
}
