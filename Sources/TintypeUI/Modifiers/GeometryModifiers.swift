import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Names the view's space for those inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        node(CoordinateSpaceModifier(name.name))
    }

    public func coordinateSpace(name: some Hashable) -> some View {
        node(CoordinateSpaceModifier(AnyHashable(name)))
    }

    /// Ties the view to others of the same id and namespace: a source keeps its place, the others take it over.
    public func matchedGeometryEffect(
        id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let group = namespace.namespace.map { MatchedGeometry.Key(id: AnyHashable(id), namespace: $0) }
        return Group {
            if let group {
                node(
                    MatchedGeometryModifier(
                        MatchedGeometry(key: group, properties: properties, anchor: anchor, isSource: isSource)))
            } else {
                self
            }
        }
    }

    /// Makes the view's own geometry resolve before that of what is inside, in animations.
    public func geometryGroup() -> some View { node(GeometryGroupModifier()) }

    /// Calls `action` with a value of the view's geometry, at first and whenever it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        node(GeometryObserverModifier(value: transform, isEqual: { $0 == $1 }, action: action))
    }
}
