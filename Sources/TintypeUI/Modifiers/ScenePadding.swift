public import TintypeGraphics
import TintypeTree

/// The distances that a scene keeps between its content and the edges.
public struct ScenePadding: Hashable, Sendable {
    private let name: String
    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
    /// Keeps the view as far from the edges as the scene's content is: 16 points, the margin of an iPhone's pages.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
