package import Foundation
import TintypeGraphics

/// A length that a view answers along one axis, and the proposals along that axis for which it answers it.
///
/// If a view only passes on what it is offered, its length follows the proposal: it is `constant + slope · proposal`.
package struct LengthAnswer {
    var constant: CGFloat
    /// 0 where the length does not follow the proposal.
    var slope: CGFloat
    /// The least and the greatest proposal that the answer holds for, both included; none where they are crossed.
    var least: CGFloat
    var most: CGFloat
    /// Indicates whether the answer holds where nothing is proposed.
    var holdsIdeal: Bool

    @inline(__always)
    init(constant: CGFloat, slope: CGFloat, least: CGFloat, most: CGFloat, holdsIdeal: Bool) {
        self.constant = constant
        self.slope = slope
        self.least = least
        self.most = most
        self.holdsIdeal = holdsIdeal
    }

    /// The same length whatever is proposed.
    @inline(__always)
    package static func always(_ length: CGFloat) -> LengthAnswer {
        LengthAnswer(constant: length, slope: 0, least: -.infinity, most: .infinity, holdsIdeal: true)
    }

    /// Indicates whether the length is the same whatever is proposed.
    var holdsAlways: Bool { slope == 0 && holdsIdeal && least == -.infinity && most == .infinity }

    /// A length that is known for one proposal alone.
    @inline(__always)
    static func only(_ length: CGFloat, for proposal: CGFloat?) -> LengthAnswer {
        guard let proposal else {
            return LengthAnswer(constant: length, slope: 0, least: .infinity, most: -.infinity, holdsIdeal: true)
        }
        return LengthAnswer(constant: length, slope: 0, least: proposal, most: proposal, holdsIdeal: false)
    }

    /// The whole of what is proposed, and `ideal` where nothing is.
    @inline(__always)
    package static func filling(_ proposal: CGFloat?, ideal: CGFloat) -> LengthAnswer {
        if proposal == nil { return .only(ideal, for: nil) }
        return LengthAnswer(constant: 0, slope: 1, least: -.infinity, most: .infinity, holdsIdeal: false)
    }

    /// The proposal, but no less than `floor`, which is also the ideal length.
    static func filling(_ proposal: CGFloat?, atLeast floor: CGFloat) -> LengthAnswer {
        guard let proposal, proposal >= floor else {
            return LengthAnswer(constant: floor, slope: 0, least: -.infinity, most: floor, holdsIdeal: true)
        }
        return LengthAnswer(constant: 0, slope: 1, least: floor, most: .infinity, holdsIdeal: false)
    }

    /// Proposals that differ by less, in points, came by different routes to the same length: far below what is drawn.
    @inline(__always)
    static var slack: CGFloat { 1 / 1_048_576 }

    @inline(__always)
    func holds(_ proposal: CGFloat?) -> Bool {
        guard let proposal else { return holdsIdeal }
        return least - Self.slack <= proposal && proposal <= most + Self.slack
    }

    /// The length for a proposal that the answer holds for.
    @inline(__always)
    func length(_ proposal: CGFloat?) -> CGFloat {
        guard slope != 0, let proposal else { return constant }
        return proposal == .infinity ? .infinity : constant + slope * proposal
    }

    /// The same length, for those proposals alone that `other` holds for as well.
    @inline(__always)
    mutating func narrow(to other: LengthAnswer) {
        least = max(least, other.least)
        most = min(most, other.most)
        holdsIdeal = holdsIdeal && other.holdsIdeal
    }

    /// The part of the length that lies on one side of a guide.
    func scaled(by fraction: CGFloat) -> LengthAnswer {
        var result = self
        result.constant = fraction == 0 ? 0 : constant * fraction
        result.slope *= fraction
        return result
    }

    /// The shorter of two lengths, for the proposals for which it stays the shorter one. None is without end.
    static func shortest(_ a: LengthAnswer, _ b: LengthAnswer, for proposal: CGFloat?) -> LengthAnswer {
        longest(a.scaled(by: -1), b.scaled(by: -1), for: proposal).scaled(by: -1)
    }

    /// The sum of two lengths, or their difference, for the proposals that both hold for; of endless ones that of
    /// `proposal` alone.
    func combined(
        with other: LengthAnswer, for proposal: CGFloat?, by combine: (CGFloat, CGFloat) -> CGFloat
    ) -> LengthAnswer {
        let value = combine(length(proposal), other.length(proposal))
        guard value.isFinite, proposal != .infinity || (slope == 0 && other.slope == 0) else {
            return .only(value, for: proposal)
        }
        var result = self
        result.narrow(to: other)
        result.constant = combine(constant, other.constant)
        result.slope = combine(slope, other.slope)
        return result
    }

    /// A length that is known for the proposals that another answer holds for.
    static func constant(_ length: CGFloat, within range: LengthAnswer) -> LengthAnswer {
        var result = range
        (result.constant, result.slope) = (length, 0)
        return result
    }

    /// The longer of two lengths, for the proposals for which it stays the longer one.
    static func longest(_ a: LengthAnswer, _ b: LengthAnswer, for proposal: CGFloat?) -> LengthAnswer {
        let (x, y) = (a.length(proposal), b.length(proposal))
        if a.slope == 0, b.slope == 0 {
            var result = a
            result.constant = max(x, y)
            result.narrow(to: b)
            return result
        }
        // Where they meet, what is known is told of the larger proposals: text and what hugs it change below.
        let isFirst = abs(x - y) <= slack ? a.slope >= b.slope : x > y
        var result = isFirst ? a : b
        let other = isFirst ? b : a
        result.narrow(to: other)
        let difference = other.slope - result.slope
        if difference == 0 { return result }
        guard let proposal, proposal.isFinite else { return .only(max(x, y), for: proposal) }
        let meeting = proposal + abs(x - y) / difference
        if difference > 0 { result.most = min(result.most, meeting) } else { result.least = max(result.least, meeting) }
        result.holdsIdeal = false
        return result
    }
}

/// The size that a view answers, and the proposals for which it answers it: a rectangle of them.
package struct SizeAnswer {
    var horizontal: LengthAnswer
    var vertical: LengthAnswer

    @inline(__always)
    package init(_ horizontal: LengthAnswer, _ vertical: LengthAnswer) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @inline(__always)
    init(_ axis: Axis, main: LengthAnswer, cross: LengthAnswer) {
        self = axis == .horizontal ? SizeAnswer(main, cross) : SizeAnswer(cross, main)
    }

    /// The same size whatever is proposed.
    @inline(__always)
    package static func always(_ size: CGSize) -> SizeAnswer { SizeAnswer(.always(size.width), .always(size.height)) }

    /// Indicates whether the size is the same whatever is proposed.
    var holdsAlways: Bool { horizontal.holdsAlways && vertical.holdsAlways }

    /// A size that is known for one proposal, but for the axes that it does not depend on.
    @inline(__always)
    static func only(
        _ size: CGSize, for proposal: ProposedViewSize, flexibleAxes: Axis.Set = [.horizontal, .vertical]
    ) -> SizeAnswer {
        SizeAnswer(
            flexibleAxes.contains(.horizontal) ? .only(size.width, for: proposal.width) : .always(size.width),
            flexibleAxes.contains(.vertical) ? .only(size.height, for: proposal.height) : .always(size.height))
    }

    @inline(__always)
    subscript(axis: Axis) -> LengthAnswer {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    @inline(__always)
    func holds(_ proposal: ProposedViewSize) -> Bool {
        horizontal.holds(proposal.width) && vertical.holds(proposal.height)
    }

    @inline(__always)
    func size(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: horizontal.length(proposal.width), height: vertical.length(proposal.height))
    }
}
