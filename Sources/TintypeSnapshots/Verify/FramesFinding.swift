import TintypeGraphics
import TintypeImage

/// The finding about an animation: its frames, those of the golden and those of the run, in the order of their instants.
package struct FramesFinding: Hashable, Sendable {
    package private(set) var frames: [FrameFinding] = []
    /// The number of the golden's frames.
    package private(set) var expectedCount = 0
    /// The number of frames that were drawn.
    package private(set) var actualCount = 0

    init() {}

    mutating func append(_ frame: FrameFinding) {
        frames.append(frame)
        if frame.outcome != .added { expectedCount += 1 }
        if frame.outcome != .removed { actualCount += 1 }
    }

    /// The frames whose pixels differ by more than is tolerated.
    package var differing: [FrameFinding] {
        frames.filter { frame in if case .differs = frame.outcome { true } else { false } }
    }

    package var added: [FrameFinding] { frames.filter { $0.outcome == .added } }
    package var removed: [FrameFinding] { frames.filter { $0.outcome == .removed } }

    /// The frame in which most differs, the first of those in which it is as much; of those that fail where there are some.
    package var worst: FrameFinding? {
        let failing = differing
        let candidates = failing.isEmpty ? frames.filter { $0.comparison != nil } : failing
        return candidates.reduce(nil as FrameFinding?) { best, frame in
            guard let best else { return frame }
            return Self.weight(frame) > Self.weight(best) ? frame : best
        }
    }

    private static func weight(_ frame: FrameFinding) -> Int {
        guard let counts = frame.comparison?.counts else { return 0 }
        return counts.differing + counts.onlyExpected + counts.onlyActual
    }
}

extension FramesFinding: CustomStringConvertible {
    /// A clause for people, e.g. `3 of 31 frames differ, first at 0.25 s; worst at 0.4 s: 12 of 153600 pixels differ, …`.
    package var description: String {
        var parts = instantsText.map { [$0] } ?? []
        let compared = frames.count - added.count - removed.count
        let differing = differing
        if let first = differing.first {
            let verb = differing.count == 1 ? "differs" : "differ"
            parts.append("\(differing.count) of \(Self.text(compared)) \(verb), first at \(first.instant.text) s")
            if let worst, let comparison = worst.comparison {
                parts.append("worst at \(worst.instant.text) s: \(comparison)")
            }
        } else if let worst, let comparison = worst.comparison {
            let tolerated = frames.filter { $0.comparison != nil }
            parts.append(
                "\(tolerated.count) of \(Self.text(compared)) differ within tolerance, "
                    + "first at \(tolerated[0].instant.text) s; worst at \(worst.instant.text) s: \(comparison)")
        } else if compared > 0 {
            parts.append(parts.isEmpty ? "all \(Self.text(compared)) are equal" : "all that both have are equal")
        } else {
            parts.append("no frame of both is of the same instant")
        }
        return parts.joined(separator: "; ")
    }

    /// The difference of the instants; nil where there is none.
    private var instantsText: String? {
        let (added, removed) = (added, removed)
        guard !added.isEmpty || !removed.isEmpty else { return nil }
        let head =
            expectedCount == actualCount
            ? "the golden has other instants"
            : "the golden has \(Self.text(expectedCount)), and \(actualCount) "
                + "\(actualCount == 1 ? "was" : "were") drawn"
        var parts: [String] = []
        if let first = added.first { parts.append("\(added.count) only drawn, first at \(first.instant.text) s") }
        if let first = removed.first {
            parts.append("\(removed.count) only in the golden, first at \(first.instant.text) s")
        }
        return "\(head): \(parts.joined(separator: "; "))"
    }

    private static func text(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
}
