package import Foundation

/// The upper edge of a page where a bar covers it, as content meets it that is scrolled beneath the bar.
///
/// The page makes it before its views are placed. A scroll view that touches the edge says how far its content went, and what is
/// put on the page afterwards goes by that: a large title goes along with the content until it has gone beneath the bar.
package final class ScrollEdge {
    /// The look of content beneath the bar.
    package enum Look: Hashable, Sendable {
        /// Nothing: it is cut off.
        case cut
        /// All of it, as far as the bar has no ground.
        case seen
        /// It fades towards the edge of the screen, as since iOS 26.
        case fading
    }

    let look: Look
    /// The part of the bar's height that goes away with the content, in points.
    let yielding: CGFloat
    /// The height of the bar before anything is scrolled, in points.
    private var height = CGFloat.zero
    /// The distance by which content was scrolled beneath the bar, in points; known when the views of the page are placed.
    package private(set) var depth = CGFloat.zero

    /// - Parameter yielding: The part of the bar's height that goes away with the content, as that of a large title, in points.
    package init(_ look: Look, yielding: CGFloat) {
        self.look = look
        self.yielding = yielding
    }

    /// Called before a view is placed that the bar covers by `height`, in points.
    func begin(height: CGFloat) { (self.height, depth) = (height, 0) }

    /// Called where content was scrolled by `distance` beneath the bar, in points.
    func scroll(by distance: CGFloat) { depth = max(depth, distance) }

    /// The distance by which the part of the bar that yields has gone, in points.
    package var gone: CGFloat { min(depth, yielding) }

    /// Indicates whether content is beneath what is left of the bar.
    package var isReached: Bool { depth > yielding }

    /// The height of the bar without the part that yields, in points.
    var barHeight: CGFloat { height - yielding }
}
