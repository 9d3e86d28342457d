/// The reason why a tolerance is refused: it would hide its purpose, or everything.
package enum ToleranceError: Error, Hashable, Sendable {
    /// There is no reason, or it is blank.
    case reasonMissing
    /// The value of `option` is not a number between the two; `range` is for people, e.g. `0 to 1`.
    case outOfRange(option: String, value: Double, range: String)
    /// The value of `option` is negative.
    case negative(option: String, value: Int)
    /// A value with which no pixel can ever fail.
    case toleratesEverything(option: String, value: Double)
    /// The side of the density window is not 1 to ``Tolerance/Density/maximumSide``.
    case densitySide(Int)
    /// No value is given at all.
    case noValue
}

extension ToleranceError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .reasonMissing: "the tolerance has no reason"
        case .outOfRange(let option, let value, let range): "\(option) is \(value), which is not in \(range)"
        case .negative(let option, let value): "\(option) is \(value), which is negative"
        case .toleratesEverything(let option, let value): "\(option) is \(value), which tolerates every picture"
        case .densitySide(let side):
            "the density window has a side of \(side) pixels, which is not 1 to \(Tolerance.Density.maximumSide)"
        case .noValue: "the tolerance does not say what it tolerates"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .reasonMissing: "say in `reason` why the pixels may differ, for whoever meets the tolerance next"
        case .outOfRange(_, _, let range): "give a value of \(range)"
        case .negative: "give 0 or more"
        case .toleratesEverything: "leave the picture out instead, or give a smaller tolerance"
        case .densitySide: "give the side in pixels"
        case .noValue: "set one of its values, or leave the tolerance away: comparison is exact then"
        }
    }
}

extension ToleranceError: ExplainedError {}
