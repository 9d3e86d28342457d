import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let defaultScrollAnchor = ModifierSpec(
        "defaultScrollAnchor",
        "The part of its content that a scroll view shows at first, and where smaller content is.",
        [
            .main("anchor", .unitPoint, "The point of the content that stands at the same point of the window.")
                .required,
            ArgumentSpec(
                "for", .choice(Choices.scrollAnchorRole.names), "What the anchor decides; all of it without a role."),
        ],
        example: WordExample(
            """
            ScrollView:
              - ForEach: {data: 1...40, content: [{Text: Row $(item)}]}
            modifiers: [{defaultScrollAnchor: bottom}]
            """,
            swift: #"""
                ScrollView {
                    ForEach(1...40, id: \.self) { item in
                        Text("Row \(item)")
                    }
                }
                .defaultScrollAnchor(.bottom)
                """#)
    ) { call in
        let anchor = call.unitPoint("anchor")
        let role = call.optionalChoice("for", Choices.scrollAnchorRole)
        return changingEnvironment { $2.scrollStart.set(anchor($0, $1), for: role($0, $1)) }
    }

    static let scrollPosition = ModifierSpec(
        "scrollPosition", "What a scroll view is scrolled to: a point of its content, an edge, or a view in it.",
        [
            ArgumentSpec("x", .number, "How far it is scrolled from the leading edge, in points."),
            ArgumentSpec("y", .number, "How far it is scrolled from the top, in points."),
            ArgumentSpec("point", .point, "How far it is scrolled along both axes, in points."),
            ArgumentSpec("edge", .choice(Choices.scrollEdge.names), "As far as it goes to an edge."),
            ArgumentSpec("id", .value, "A view, by its id or by that of its ForEach."),
            ArgumentSpec(
                "anchor", .unitPoint,
                "The point of the view that stands at the same point of the window; no more than needed without it."),
        ],
        example: WordExample(
            """
            ScrollView:
              - Color: teal
                modifiers: [{frame: {height: 600}}]
              - Text: The end
                id: end
            modifiers:
              - scrollPosition: {id: end, anchor: bottom}
            """,
            swift: """
                ScrollView {
                    Color.teal.frame(height: 600)
                    Text("The end").id("end")
                }
                .scrollPosition(.constant(ScrollPosition(id: "end", anchor: .bottom)))
                """)
    ) { call in
        guard let target = call.scrollTarget() else { return { _, _, _ in } }
        let source = call.place.location
        return changingEnvironment { frame, scope, environment in
            environment.scrollStart.target = target(frame, scope)
            environment.scrollStart.asker = scope.session.scrollAsker(at: source)
        }
    }
}

extension CallReader {
    fileprivate func scrollTarget() -> ((SceneFrame, Scope) -> ScrollGoal)? {
        let forms = ["point", "edge", "id"]
        for (index, form) in forms.enumerated() {
            for other in ["x", "y"] + forms[(index + 1)...] { exclude(form, other) }
        }
        need(["id"], for: "anchor")
        if !(["x", "y"] + forms).contains(where: has) {
            checker.diagnostics.error(
                "scrollPosition needs a position", at: place, hint: "write {y: 120}, {edge: bottom} or {id: row}")
            return nil
        }
        if has("id") { return viewTarget() }
        if has("edge") {
            let edge = choice("edge", Choices.scrollEdge, default: .top)
            return { .edge(edge($0, $1)) }
        }
        if let point = datum("point", fallback: .point(.zero)) {
            return { frame, scope in
                let point = point(frame, scope).point ?? .zero
                return .point(x: point.x, y: point.y)
            }
        }
        let (x, y) = (optionalNumber("x"), optionalNumber("y"))
        return { .point(x: x($0, $1), y: y($0, $1)) }
    }

    private func viewTarget() -> ((SceneFrame, Scope) -> ScrollGoal)? {
        guard let id = anyValue("id") else { return nil }
        let (isAnchored, anchor) = (has("anchor"), unitPoint("anchor"))
        return { frame, scope in
            let key = id(frame, scope)
            let view = ScrollTargetView(name: key.string ?? key.text, key: AnyHashable(key))
            return .view(view, anchor: isAnchored ? anchor(frame, scope) : nil)
        }
    }
}
