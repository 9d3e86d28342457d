import TintypeTree

/// One of the views that a container's content consists of: SwiftUI's type. It is a view, which the container puts where it
/// wants it.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    /// The identity of the view: the same as long as it is there.
    public struct ID: Hashable, Sendable {
        let subview: SubviewID
    }

    let source: SubviewSource
    let part: SubviewSource.Part

    init(_ part: SubviewSource.Part, of source: SubviewSource) {
        self.part = part
        self.source = source
    }

    public var id: ID { ID(subview: part.id) }

    /// The view's values for its container.
    public var containerValues: ContainerValues {
        ContainerValues(table: part.table, tags: part.tags)
    }

    func evaluate(into scope: inout Scope) { source.append(part, to: &scope) }
}
