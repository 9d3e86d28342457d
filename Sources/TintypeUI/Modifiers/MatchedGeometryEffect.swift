public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
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
}
