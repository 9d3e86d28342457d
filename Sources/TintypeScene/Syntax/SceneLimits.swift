/// How large a scene may be; what is larger is refused with a diagnostic.
package struct SceneLimits: Hashable, Sendable {
    /// The most bytes that a file may have.
    package var bytes: Int
    /// The most scalars, lists and mappings together.
    package var nodes: Int
    /// The most lists and mappings inside one another. At most 500: the YAML library gives up by itself at 1,000.
    package var depth: Int
    /// The most views that one evaluation may make.
    package var views: Int
    /// The most steps that the expressions of one evaluation may take together.
    package var steps: Int
    /// The most pixels of a canvas.
    package var pixels: Int
    /// The most variants that a scene may have.
    package var variants: Int

    package init(
        bytes: Int = 1 << 19, nodes: Int = 100_000, depth: Int = 250, views: Int = 100_000, steps: Int = 10_000_000,
        pixels: Int = 1 << 26, variants: Int = 256
    ) {
        precondition(depth <= 500, "A scene deeper than 500 levels cannot be read.")
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.views = views
        self.steps = steps
        self.pixels = pixels
        self.variants = variants
    }
}
