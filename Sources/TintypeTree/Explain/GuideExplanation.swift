import Foundation
import TintypeGraphics

/// Says how a view stands along one axis of what it is aligned in.
struct GuideExplanation {
    let key: AlignmentKey
    /// The view, as it was placed.
    let child: Node
    let dimensions: ViewDimensions
    /// The start of the view, in points from the start of the container that it is aligned in.
    let start: CGFloat
    /// The length of what it is aligned in, in points.
    let length: CGFloat
    /// The container that the view is aligned in, e.g. `the frame`, `the row`.
    let container: String

    init?(_ key: AlignmentKey, _ child: Node, at frame: CGRect, in size: CGSize, of container: String) {
        guard let placement = child.placement else { return nil }
        self.key = key
        self.child = child
        dimensions = ViewDimensions(node: child, proposal: placement.proposal, size: placement.frame.size)
        start = frame.origin[key.axis]
        length = size[key.axis]
        self.container = container
    }

    private var own: CGFloat { dimensions.size[key.axis] }
    private var guide: CGFloat { dimensions[key] }

    /// One clause, e.g. `centred: (50 − 20) / 2 = 15`.
    var words: String {
        let axis = key.axis
        if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
            let which = key == VerticalAlignment.firstTextBaseline.key ? "first" : "last"
            let has = dimensions[explicit: key] != nil
            let what =
                has ? "its \(which) baseline, \(points(guide)) below its top," : "its bottom, as it has no baseline,"
            return "\(what) is on that of \(container), \(points(start + guide)) below the top: "
                + "\(difference(start + guide, guide)) = \(points(start))"
        }
        if dimensions[explicit: key] == nil, let fraction = key.fraction {
            if fraction == 0, isSame(start, 0) { return "at the \(axis.startEdge) edge" }
            if fraction == 1, isSame(start, length - own) {
                return isSame(length, own)
                    ? "as \(axis.longWord) as \(container)"
                    : "at the \(axis.endEdge) edge: \(points(length)) − \(points(own)) = \(points(start))"
            }
            if fraction == 0.5, isSame(start, (length - own) / 2) {
                return isSame(length, own)
                    ? "as \(axis.longWord) as \(container)"
                    : "centred along the \(axis.lengthWord): "
                        + "(\(points(length)) − \(points(own))) / 2 = \(points(start))"
            }
        }
        let set = dimensions[explicit: key] == nil ? "" : ", set by hand,"
        return
            "its guide \(key.name)\(set) is at \(points(guide)) and that of \(container) at \(points(start + guide)): "
            + "\(difference(start + guide, guide)) = \(points(start))"
    }

    /// Both axes of an alignment.
    static func words(
        _ alignment: Alignment, _ child: Node, at frame: CGRect, in size: CGSize, of container: String
    ) -> [String] {
        let both = [alignment.horizontal.key, alignment.vertical.key].compactMap {
            GuideExplanation($0, child, at: frame, in: size, of: container)
        }
        if both.allSatisfy(\.isFilling) { return ["as large as \(container)"] }
        return both.map(\.words)
    }

    private var isFilling: Bool { isSame(start, 0) && isSame(own, length) }
}
