public import Foundation
public import TintypeGraphics

/// A view as the container sees it that lays it out.
public struct LayoutSubview: Equatable {
    let node: Node

    /// The size that the view answers to `proposal`, in points. Asked again, it is remembered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.size(proposal)
    }

    /// The size and the alignment guides that the view answers to `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: proposal)
    }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The view's claim to space; 0 unless `layoutPriority(_:)` or its nature says otherwise.
    public var priority: Double { node.layoutPriority }

    /// The value that the view carries for `key`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.layoutValue(key)
    }

    /// The view's values for its container, and its tags.
    package var containerTable: ContainerTable { node.containerTable }
    package var tags: [AnyHashable] { node.tags }

    /// Puts the view's `anchor` at `position`, in the space of the bounds, and proposes `proposal` to it.
    ///
    /// The last call wins. The view's size is its answer to `proposal`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.request = PlacementRequest(position: position, anchor: anchor, proposal: proposal)
    }

    /// Keeps the view out of the picture: it gets no place, and what it holds contributes nothing.
    func leaveOut() {
        node.request = PlacementRequest(position: .zero, anchor: .zero, proposal: .unspecified, isLeftOut: true)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A key of a value that a view carries for the container that lays it out.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that carries none for the key.
    static var defaultValue: Value { get }
}
