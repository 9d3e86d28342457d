package import Foundation
import TintypeGraphics

/// A length as explanations write it: at most two decimals.
package func points(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "∞" : "−∞" }
    let text = number((value * 100).rounded() / 100)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}

package func points(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }

package func points(_ point: CGPoint) -> String { "(\(points(point.x)), \(points(point.y)))" }

/// A proposal; `nil` stands for no wish.
package func points(_ proposal: ProposedViewSize) -> String {
    "\(points(proposal.width)) × \(points(proposal.height))"
}

package func points(_ length: CGFloat?) -> String { length.map { points($0) } ?? "nil" }

/// `30 − 12`; what is less than nothing is added.
func difference(_ a: CGFloat, _ b: CGFloat) -> String {
    b < 0 ? "\(points(a)) + \(points(-b))" : "\(points(a)) − \(points(b))"
}

/// Returns whether two lengths are the same but for the last bits, by which routes to one length differ.
func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.005 }

func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isSame(a, b)
}

func isSame(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
    isSame(a.width, b.width) && isSame(a.height, b.height)
}

func isSame(_ a: CGSize, _ b: CGSize) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }

/// `1 child`, `3 children`.
func count(_ number: Int, _ one: String, _ many: String) -> String { number == 1 ? "1 \(one)" : "\(number) \(many)" }

/// `a`, `a and b`, `a, b and c`.
func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
}

extension Axis {
    /// The word for a length along the axis.
    var lengthWord: String { self == .horizontal ? "width" : "height" }
    /// The word for being long along the axis.
    var longWord: String { self == .horizontal ? "wide" : "tall" }
    /// The edge that lengths along the axis count from.
    var startEdge: String { self == .horizontal ? "leading" : "top" }
    var endEdge: String { self == .horizontal ? "trailing" : "bottom" }
}

extension AlignmentKey {
    /// SwiftUI's word for the guide, or the name of the type that stands for it.
    var name: String { HorizontalAlignment(self)?.name ?? VerticalAlignment(self)?.name ?? "\(id)" }
}
