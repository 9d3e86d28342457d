package import TintypeGraphics

/// A place in a file and in its scene.
package struct ScenePlace: Hashable, Sendable {
    package var location: SourceLocation
    package var path: ScenePath

    package init(_ location: SourceLocation, _ path: ScenePath = .root) {
        self.location = location
        self.path = path
    }
}
