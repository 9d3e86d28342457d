import TintypeGraphics

/// The views that a container lays out, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let nodes: [Node]
    /// The direction in which the container's interface reads.
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.nodes.elementsEqual(b.nodes, by: ===)
    }
}
