/// How large a scene may be; what is larger is refused with a diagnostic.
package struct SceneLimits: Hashable, Sendable {
    /// The most bytes that a file may have.
    package var bytes: Int
    /// The most scalars, lists and mappings together.
    package var nodes: Int
    /// The most lists and mappings inside one another. At most 500: the YAML library gives up by itself at 1,000.
    package var depth: Int
    /// The most views in one another, those of components and modifiers at the place where they are used. They are checked by
    /// recursion, on threads whose stacks are of the usual 8 MiB.
    package var nesting: Int
    /// The most views that one evaluation may make.
    package var views: Int
    /// The most steps that the expressions of one evaluation may take together.
    package var steps: Int
    /// The most bytes of a text that an expression makes, in UTF-8.
    package var text: Int
    /// The most bytes that all texts of one evaluation are set of.
    package var texts: Int
    /// The most pixels of a canvas.
    package var pixels: Int
    /// The most variants that a scene may have.
    package var variants: Int

    package init(
        bytes: Int = 1 << 19, nodes: Int = 100_000, depth: Int = 250, nesting: Int = 300, views: Int = 100_000,
        steps: Int = 10_000_000, text: Int = 1 << 18, texts: Int = 1 << 21,
        pixels: Int = 1 << 26, variants: Int = 256
    ) {
        precondition(depth <= 500, "A scene deeper than 500 levels cannot be read.")
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.nesting = nesting
        self.views = views
        self.steps = steps
        self.text = text
        self.texts = texts
        self.pixels = pixels
        self.variants = variants
    }
}
