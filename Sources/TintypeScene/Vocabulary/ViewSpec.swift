import TintypeTree

/// A view of the vocabulary: its name, its arguments, and the nodes that it becomes.
package struct ViewSpec: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    package let arguments: [ArgumentSpec]
    /// A use of it; nil for a word of the scene language alone.
    package let example: WordExample?
    let lower: @Sendable (CallReader) -> ViewBody

    init(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec] = [], example: WordExample? = nil,
        lower: @escaping @Sendable (CallReader) -> ViewBody
    ) {
        self.name = name
        self.doc = doc
        self.arguments = arguments
        self.example = example
        self.lower = lower
    }
}

/// Appends the nodes of a view.
typealias ViewBody = (SceneFrame, inout Scope) -> Void
