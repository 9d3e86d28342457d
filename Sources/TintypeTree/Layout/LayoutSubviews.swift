import TintypeGraphics

/// The views that a container lays out, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews

    // Nodes stay with the task that evaluates them: that the views could leave it is only said for SwiftUI's sake.
    let nodes: [Node]
    /// The direction in which the container's interface reads.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    /// The views of a range, counted from 0 again as in SwiftUI.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
    }

    /// The views at some indices, in their order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.nodes.elementsEqual(b.nodes, by: ===)
    }
}
