import TintypeTree
import TintypeUI

/// A shape of the vocabulary: a view with paints, and what a clip or a background can have.
package struct ShapeSpec: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    /// The arguments of the outline; the paints are not among them.
    package let arguments: [ArgumentSpec]
    let outline: @Sendable (CallReader) -> Argument<any Shape>

    /// The shape as a view.
    var view: ViewSpec {
        let outline = outline
        return ViewSpec(name, doc, arguments + ArgumentSpec.paints) { call in
            let (outline, layers) = (outline(call), call.layers())
            return { frame, scope in
                scope.appendShape(outline(frame, scope), layers.map { $0(frame, scope) })
            }
        }
    }
}
