import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    fileprivate static let attachment: [ArgumentSpec] = [
        .main("content", .styleOrViews, "The views, or a style."),
        .alignment(.alignment, "Where the views stand."),
        ArgumentSpec("style", .style, "A style that fills the view's bounds, or a shape in them."),
        ArgumentSpec("in", .shape, "The shape that the style fills."),
        ArgumentSpec(
            "ignoresSafeAreaEdges", .choices(Choices.edges.names),
            "At which a style reaches into unsafe areas that the view's frame touches.", default: "all"),
    ]
}

extension ModifierSpec {
    static let overlay = ModifierSpec(
        "overlay", "Puts views before this one, proposed its size; they never change it.", ArgumentSpec.attachment,
        example: .on(
            "overlay: {alignment: bottomTrailing, content: [{Circle: {fill: green}, modifiers: [{frame: {width: 16, height: 16}}]}]}",
            swift: """
                .overlay(alignment: .bottomTrailing) {
                    Circle().fill(.green).frame(width: 16, height: 16)
                }
                """, of: .photo)
    ) { call in
        call.attachment { .overlay($0, ignoring: $1, $2) }
    }

    static let background = ModifierSpec(
        "background", "Puts views behind this one, proposed its size; they never change it.", ArgumentSpec.attachment,
        example: WordExample(
            """
            Text: On a ground
            modifiers: [{padding: 12}, {background: {style: mint, in: {RoundedRectangle: 10}}}]
            """,
            swift: """
                Text("On a ground")
                    .padding(12)
                    .background(.mint, in: RoundedRectangle(cornerRadius: 10))
                """)
    ) { call in
        call.attachment { .background($0, ignoring: $1, $2) }
    }
}

extension CallReader {
    fileprivate func attachment(
        _ make: @escaping (Alignment, Edge.Set, @escaping (inout Scope) -> Void) -> AttachmentModifier
    ) -> ModifierBody {
        exclude("content", "style")
        need(["style"], for: "in")
        if !has("content"), !has("style") {
            checker.diagnostics.error(
                "\(name) needs \"content\" or \"style\"", at: place,
                hint: reader.commentHint(of: place) ?? "write views or a style after the name: \(name): [Circle]")
        }
        let alignment = alignment("alignment")
        let edges = choices("ignoresSafeAreaEdges", Choices.edges, default: .all)
        let isStyle = has("style") || value("content").map { self.isStyle($0) } == true
        if has("ignoresSafeAreaEdges"), !isStyle || has("in") {
            checker.diagnostics.error(
                "\"ignoresSafeAreaEdges\" goes with a style alone", at: place,
                hint: "write ignoresSafeArea on the views in it")
        }
        let reaches = isStyle && !has("in")
        let body: ViewBody
        if let style = style("style") {
            body = painting(style, in: shape("in"))
        } else if let content = value("content"), self.isStyle(content) {
            body = painting(style(content), in: nil)
        } else if let content = value("content"), let text = content.scalar?.text, isMeantAsStyle(text) {
            unknownStyle(text, at: content.place, orView: true)
            body = SceneChecker.nothing
        } else {
            body = views("content")
        }
        return wrapping { frame, scope in
            make(alignment(frame, scope), reaches ? edges(frame, scope) : []) { body(frame, &$0) }
        }
    }

    /// Returns whether a bare name is rather a style that is not known than a view that is not.
    private func isMeantAsStyle(_ text: String) -> Bool {
        guard let first = text.first, !checker.hasComponent(text), !Vocabulary.hasModifier(text) else {
            return false
        }
        return first.isLowercase && text != "content" || first == "." || text.hasPrefix("Color.")
    }

    private func painting(_ style: Argument<any ShapeStyle>, in shape: Argument<any Shape>?) -> ViewBody {
        { frame, scope in
            let style = style(frame, scope)
            if let shape {
                scope.appendShape(shape(frame, scope), [ShapeLayer(.fill(FillStyle()), style: style)])
            } else {
                scope.appendPaint(AnyShapeStyle(style))
            }
        }
    }
}

extension CallReader {
    /// Returns whether a value is written like a style and not like views; what the scene declares comes first.
    fileprivate func isStyle(_ value: SceneValue) -> Bool {
        switch value.content {
        case .scalar(let scalar):
            scalar.text.hasPrefix("=") || scalar.text.hasPrefix("#")
                || NamedStyle.names.contains(scalar.text) && !checker.hasComponent(scalar.text)
        case .mapping(let entries):
            entries.allSatisfy { NamedStyle.keys.contains($0.key) && !checker.hasComponent($0.key) }
        case .sequence: false
        }
    }
}
