import TintypeGraphics

/// The instants at which an animation is drawn: one or more, each later than the one before.
package struct FrameTimes: Hashable, Sendable {
    package let instants: [FrameTime]

    /// The most instants of an animation.
    package static let maximumCount = 10_000
    /// The latest instant, in seconds: an hour.
    package static let latest = 3600

    /// - Throws: ``FrameTimesError``.
    package init(_ instants: [FrameTime]) throws(FrameTimesError) {
        guard let first = instants.first else { throw .none }
        guard instants.count <= Self.maximumCount else { throw .tooMany(instants.count) }
        if first < .zero { throw .outOfRange(first.text) }
        for (before, after) in zip(instants, instants.dropFirst()) where before >= after {
            throw .notAscending(before.text, after.text)
        }
        if let last = instants.last, last > FrameTime(Self.latest) { throw .outOfRange(last.text) }
        self.instants = instants
    }

    /// The instants that `text` lists between commas, in seconds, e.g. `0,0.25,0.5`.
    ///
    /// - Throws: ``FrameTimesError``.
    package init(parsing text: String) throws(FrameTimesError) {
        var instants: [FrameTime] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmingPrefix { $0 == " " }
            guard let instant = FrameTime(parsing: word) else { throw .notANumber(String(word)) }
            instants.append(instant)
        }
        try self.init(instants)
    }

    /// The instants from 0 to `duration`, both included, `rate` of them a second; the last is before the end where that is no
    /// whole number of steps on.
    ///
    /// - Throws: ``FrameTimesError``.
    package init(rate: FrameTime, duration: FrameTime) throws(FrameTimesError) {
        guard rate > .zero, rate <= FrameTime(1000), rate.numerator <= FrameTime.finest else { throw .rate(rate.text) }
        guard duration >= .zero, duration <= FrameTime(Self.latest) else { throw .outOfRange(duration.text) }
        let steps = duration.numerator * rate.numerator / (duration.denominator * rate.denominator)
        guard steps < Self.maximumCount else { throw .tooMany(steps + 1) }
        try self.init((0...steps).map { FrameTime($0 * rate.denominator, over: rate.numerator) })
    }

    /// The time that the frame at each index is shown; the last is shown as long as the one before it, and one alone a second.
    package func delay(at index: Int) -> FrameTime {
        if index + 1 < instants.count { return instants[index + 1] - instants[index] }
        return instants.count > 1 ? instants[index] - instants[index - 1] : FrameTime(1)
    }
}

/// The reason why an animation cannot be drawn at instants that were asked for.
package enum FrameTimesError: Error, Hashable, Sendable {
    case none
    case notANumber(String)
    case notAscending(String, String)
    case outOfRange(String)
    case tooMany(Int)
    case rate(String)
}

extension FrameTimesError: ExplainedError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .none: "there is no instant"
        case .notANumber(let text): "\"\(text)\" is no number of seconds"
        case .notAscending(let before, let after): "\(after) s comes after \(before) s and is not later"
        case .outOfRange(let text): "\(text) s is not between 0 and \(FrameTimes.latest) s"
        case .tooMany(let count):
            "\(count) frames are more than the \(FrameTimes.maximumCount) that an animation may have"
        case .rate(let text): "\(text) frames a second are not above 0 and at most 1000"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .none, .notANumber: "write seconds with at most four decimals between commas, e.g. 0,0.25,0.5"
        case .notAscending: "name each instant once, the earliest first"
        case .outOfRange: "begin at 0, and end within the hour"
        case .tooMany: "draw fewer frames a second, or a shorter time"
        case .rate: "ask for a rate such as 30"
        }
    }
}
