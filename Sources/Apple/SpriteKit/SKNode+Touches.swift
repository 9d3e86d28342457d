/// The colour type of nodes.
public typealias SKColor = UIColor

extension UITouch {
    /// The place in a node, whose y goes up: in the scene's view, less the places of the nodes above.
    @MainActor @preconcurrency
    public func location(in node: SKNode) -> CGPoint { place(location(in: node.scene?.view), in: node) }
    @MainActor @preconcurrency
    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: node.scene?.view), in: node) }

    @MainActor
    private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}
