/// The names that the vocabulary gives to the lower layers.
package struct SceneNames: Sendable {
    /// The colours that have names; another name is an error.
    package var colors: [String]
    /// Types that a declaration may name beside the language's own, e.g. `alignment` for a ``SceneChoice``.
    package var types: [String: SceneType]

    package init(colors: [String] = [], types: [String: SceneType] = [:]) {
        self.colors = colors
        self.types = types
    }
}
