public import Foundation
public import TintypeGraphics

/// The distances that a view prefers to its neighbours.
///
/// Each edge says what kind of thing lies at it; the distance between two views is decided by the two edges that meet
/// (Semantics.md 1.11: equal categories add up, others take the larger preference, and 8 points where neither has one).
public struct ViewSpacing: Hashable, Sendable {
    /// The category of content at an edge.
    enum EdgeSpacing: Hashable, Sendable {
        /// Nothing that prefers a distance.
        case plain
        /// A line of text, whose style brings its own distances.
        case text(TextSpacing)
        /// An image: nothing above or below another image or a text.
        case image
        /// A Spacer: no default distance at all.
        case none
    }

    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// A view that prefers nothing in particular: 8 points from others.
    public init() {
        self.init(top: .plain, leading: .plain, bottom: .plain, trailing: .plain)
    }

    init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Text: its style's distances above and below, plain ones beside.
    static func text(_ spacing: TextSpacing) -> ViewSpacing {
        ViewSpacing(top: .text(spacing), leading: .plain, bottom: .text(spacing), trailing: .plain)
    }

    static let image = ViewSpacing(top: .image, leading: .plain, bottom: .image, trailing: .plain)

    /// No distance kept anywhere.
    public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

    /// The distance that a view of this spacing keeps before one of `next`, along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? EdgeSpacing.distance(trailing, next.leading) : EdgeSpacing.distance(bottom, next.top)
    }

    /// The preferences of a view that holds one of `other` at `edges`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Takes up the preferences of `other` at `edges`, as of a view that lies over this one.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = EdgeSpacing.merged(top, other.top) }
        if edges.contains(.leading) { leading = EdgeSpacing.merged(leading, other.leading) }
        if edges.contains(.bottom) { bottom = EdgeSpacing.merged(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = EdgeSpacing.merged(trailing, other.trailing) }
    }

    /// The spacing with plain edges where `edges` says; the edges of a Spacer may stay as they are.
    func resetting(_ edges: Edge.Set, keepingSpacers: Bool) -> ViewSpacing {
        func plain(_ edge: EdgeSpacing) -> EdgeSpacing { keepingSpacers && edge == .none ? edge : .plain }
        var result = self
        if edges.contains(.top) { result.top = plain(top) }
        if edges.contains(.leading) { result.leading = plain(leading) }
        if edges.contains(.bottom) { result.bottom = plain(bottom) }
        if edges.contains(.trailing) { result.trailing = plain(trailing) }
        return result
    }
}

extension ViewSpacing.EdgeSpacing {
    static let plainDistance: CGFloat = 8

    /// The distance between `first` and the `second` edge below or after it.
    static func distance(_ first: Self, _ second: Self) -> CGFloat {
        switch (first, second) {
        case (.none, _), (_, .none): 0
        case (.text(let a), .text(let b)): a.textToText / 2 + b.textToText / 2
        case (.text(let text), .plain): text.controlBelow
        case (.plain, .text(let text)): text.belowControl
        case (.image, .image), (.image, .text), (.text, .image): 0
        case (.plain, .plain), (.image, .plain), (.plain, .image): plainDistance
        }
    }

    /// The preference of an edge at which both lie: plain things over text, anything over a Spacer.
    static func merged(_ a: Self, _ b: Self) -> Self {
        switch (a, b) {
        case (.none, let other), (let other, .none): other
        case (.text(let x), .text(let y)): .text(x.textToText >= y.textToText ? x : y)
        case (.plain, _), (_, .plain): .plain
        case (.text, .image), (.image, .text), (.image, .image): a
        }
    }
}

/// The distances that a text style brings along, in points (Semantics.md 13.2).
struct TextSpacing: Hashable, Sendable {
    /// The distance between two texts of this style.
    var textToText: CGFloat
    /// The distance between a plain view and this text below it.
    var belowControl: CGFloat
    /// The distance between this text and a plain view below it.
    var controlBelow: CGFloat
}
