import TintypeTree
import TintypeUI

/// A shape of the vocabulary: a view with paints, and what a clip or a background can have.
package struct ShapeSpec: Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    /// The arguments of the shape alone; the changes and paints that every shape takes are not among them.
    package let ownArguments: [ArgumentSpec]
    /// Indicates whether the shape can be drawn smaller by a distance all around, as SwiftUI's `InsettableShape` can.
    let isInsettable: Bool
    /// A use of it.
    package let example: WordExample
    private let make: @Sendable (CallReader) -> Argument<any Shape>

    init(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec] = [], isInsettable: Bool = true,
        example: WordExample,
        make: @escaping @Sendable (CallReader) -> Argument<any Shape>
    ) {
        self.name = name
        self.doc = doc
        ownArguments = arguments
        self.isInsettable = isInsettable
        self.example = example
        self.make = make
    }

    /// The arguments of the outline; the paints are not among them.
    package var arguments: [ArgumentSpec] { ownArguments + ArgumentSpec.shapeChanges }

    /// The outline of a call, changed as the call says.
    func outline(_ call: CallReader) -> Argument<any Shape> { call.changed(make(call), of: self) }

    /// The shape as a view.
    var view: ViewSpec {
        let spec = self
        return ViewSpec(name, doc, arguments + ArgumentSpec.paints, example: example) { call in
            let (outline, layers) = (spec.outline(call), call.layers(of: spec))
            return { frame, scope in
                scope.appendShape(outline(frame, scope), layers.map { $0(frame, scope) })
            }
        }
    }
}
