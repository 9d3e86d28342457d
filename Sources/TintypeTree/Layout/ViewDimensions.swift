public import Foundation

/// The size of a view, in points, and its alignment guides in its own space.
public struct ViewDimensions {
    /// The view; nil for a container, which sets no guide.
    let node: Node?
    let proposal: ProposedViewSize
    package let size: CGSize

    /// The width, in points.
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The place of `guide`: the view's own, or the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The view's own place of `guide`; nil where it sets none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        if let node, node.guides.contains(key.mask), let guide = node.explicitGuide(key, in: self) { return guide }
        if let fraction = key.fraction { return size[key.axis] * fraction }
        return key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        node?.explicitGuide(key, in: self)
    }

    /// The point at which the guides of `alignment` meet.
    package func point(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.size == b.size && a.proposal == b.proposal
    }
}
