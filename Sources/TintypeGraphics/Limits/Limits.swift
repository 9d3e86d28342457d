/// The most that one picture may take. Whatever would take more is refused with an error that names the limit.
///
/// The command's user sets them, by `--limit NAME=VALUE` or in `tintype.json`; Swift tests and `ImageRenderer` have these defaults.
package struct Limits: Hashable, Sendable {
    /// The most bytes of a scene file.
    package var fileBytes: Int
    /// The most scalars, lists and mappings of a scene file together.
    package var nodes: Int
    /// The most lists and mappings of a scene file inside one another.
    package var depth: Int
    /// The most views of a scene inside one another, those of components and modifiers at the place where they are used: they
    /// are checked by recursion, on threads whose stacks are of the usual 8 MiB.
    package var nesting: Int
    /// The most variants of a scene.
    package var variants: Int
    /// The most views that one evaluation of a scene may make.
    package var views: Int
    /// The most steps that the expressions of one evaluation may take together.
    package var steps: Int
    /// The most rounds in which views may change the state of others.
    package var rounds: Int
    /// The most characters (Unicode scalars) of one text.
    package var textLength: Int
    /// The most bytes, in UTF-8, of all texts that one evaluation of a scene sets.
    package var texts: Int
    /// The most pixels of a canvas.
    package var canvasPixels: Int
    /// The most seconds of a processor that one picture may take.
    package var seconds: Int
    /// The most memory of a process that draws, in MiB. Only the command sees to it.
    package var memory: Int
    /// True where the user can set them, so that errors may say how.
    package var isSettable = true

    /// The defaults where nobody can set them: of Swift's views.
    package static var fixed: Limits {
        var limits = Limits()
        limits.isSettable = false
        return limits
    }

    package init(
        fileBytes: Int = 1 << 19, nodes: Int = 100_000, depth: Int = 250, nesting: Int = 300, variants: Int = 256,
        views: Int = 100_000,
        steps: Int = 10_000_000, rounds: Int = 32, textLength: Int = 200_000, texts: Int = 1 << 21,
        canvasPixels: Int = 1 << 26,
        seconds: Int = 20, memory: Int = 2048
    ) {
        self.fileBytes = fileBytes
        self.nodes = nodes
        self.depth = depth
        self.nesting = nesting
        self.variants = variants
        self.views = views
        self.steps = steps
        self.rounds = rounds
        self.textLength = textLength
        self.texts = texts
        self.canvasPixels = canvasPixels
        self.seconds = seconds
        self.memory = memory
    }
}
