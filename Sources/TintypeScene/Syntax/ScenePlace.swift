package import TintypeGraphics

/// Where something stands: in its file, and in the scene.
package struct ScenePlace: Hashable, Sendable {
    package var location: SourceLocation
    package var path: ScenePath

    package init(_ location: SourceLocation, _ path: ScenePath = .root) {
        self.location = location
        self.path = path
    }
}
