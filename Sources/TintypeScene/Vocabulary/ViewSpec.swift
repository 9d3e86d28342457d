import TintypeTree

/// A view of the vocabulary: its name, its arguments, and the nodes that it becomes.
package struct ViewSpec: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    package let arguments: [ArgumentSpec]
    let lower: @Sendable (CallReader) -> ViewBody

    init(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec] = [],
        lower: @escaping @Sendable (CallReader) -> ViewBody
    ) {
        self.name = name
        self.doc = doc
        self.arguments = arguments
        self.lower = lower
    }
}

/// Appends the nodes of a view.
typealias ViewBody = (SceneFrame, inout Scope) -> Void
