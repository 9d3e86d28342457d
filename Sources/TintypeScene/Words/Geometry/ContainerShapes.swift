import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let containerShape = ModifierSpec(
        "containerShape", "The outline that shapes inside, relative to their container, follow.",
        [.main("shape", .shape, "The outline.").required],
        example: .on(
            "containerShape: {RoundedRectangle: 24}", swift: ".containerShape(RoundedRectangle(cornerRadius: 24))")
    ) { call in
        let shape = call.shape("shape") ?? Argument(Rectangle())
        return { frame, scope, content in
            let view = ScopeView { content(&$0) }
            func append<Outline: InsettableShape>(_ outline: Outline) {
                let shaped = view.containerShape(outline)
                type(of: shaped)._evaluate(shaped, into: &scope)
            }
            if let outline = shape(frame, scope) as? any InsettableShape { append(outline) } else { content(&scope) }
        }
    }
}
