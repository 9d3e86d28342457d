import TintypeTree
import TintypeUI

/// A modifier of the vocabulary: its name, its arguments, and what it does to the nodes of a view.
package struct ModifierSpec: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    package let arguments: [ArgumentSpec]
    /// A use of it; nil for a word of the scene language alone.
    package let example: WordExample?
    /// The text that Swift's modifier of the same name makes of one, as a run of a longer one; nil where there is none.
    let text: OwnModifier<Text>?
    /// The image that Swift's modifier of the same name makes of one; such a one stands before all others.
    let image: OwnModifier<Image>?
    let lower: @Sendable (CallReader) -> ModifierBody

    init(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec] = [], example: WordExample? = nil,
        text: OwnModifier<Text>? = nil, image: OwnModifier<Image>? = nil,
        lower: @escaping @Sendable (CallReader) -> ModifierBody
    ) {
        self.name = name
        self.doc = doc
        self.arguments = arguments
        self.example = example
        self.text = text
        self.image = image
        self.lower = lower
    }
}

/// Reads a call as a change of a value that is no view yet.
typealias OwnModifier<Value> = @Sendable (CallReader) -> Argument<(Value) -> Value>

/// Appends the nodes of a modified view; the last argument appends the view's own.
typealias ModifierBody = (SceneFrame, inout Scope, @escaping (inout Scope) -> Void) -> Void

/// A modifier that puts a node around each of the view's.
func wrapping<Modifier: NodeModifier>(
    _ modifier: @escaping (SceneFrame, Scope) -> Modifier
) -> ModifierBody {
    { frame, scope, content in
        scope.wrap(with: modifier(frame, scope)) { content(&$0) }
    }
}

/// A modifier that evaluates the view in another environment.
func changingEnvironment(
    _ change: @escaping (SceneFrame, Scope, inout EnvironmentValues) -> Void
) -> ModifierBody {
    { frame, scope, content in
        let outer = scope
        scope.withEnvironment({ change(frame, outer, &$0) }, { content(&$0) })
    }
}
