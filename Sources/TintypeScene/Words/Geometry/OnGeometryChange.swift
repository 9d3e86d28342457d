import Foundation
import TintypeTree

extension ModifierSpec {
    static let onGeometryChange = ModifierSpec(
        "onGeometryChange", "Sets states when a value of the view's geometry is another one.",
        [
            ArgumentSpec("proxy", .binding, "The name of the view's proxy.", default: "proxy"),
            ArgumentSpec("of", .value, "The value, e.g. =proxy.height.").required,
            ArgumentSpec("as", .binding, "The name of the value.", default: "value"),
            ArgumentSpec("set", .assignments, "The states, each with its new value.").required,
        ],
        example: WordExample(
            """
            VStack:
              - Color: teal
                modifiers:
                  - frame: {width: 120, height: 40}
                  - onGeometryChange: {of: =proxy.size.width, as: new, set: {width: =new}}
              - Text: $(width) points
            """,
            declarations: "state: {width: 0}",
            swift: "MeasuredColor()",
            types: #"""
                private struct MeasuredColor: View {
                    @State private var width: CGFloat = 0

                    var body: some View {
                        VStack {
                            Color.teal
                                .frame(width: 120, height: 40)
                                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
                            Text("\(Int(width)) points")
                        }
                    }
                }
                """#)
    ) { call in
        let (proxy, name) = (call.binding("proxy", default: "proxy"), call.binding("as", default: "value"))
        let measuring = call.scope.binding(proxy, .proxy)
        guard let written = call.value("of"), let typed = call.checker.inferred(written, in: measuring) else {
            return { _, _, _ in }
        }
        let value = Argument(typed, fallback: .none)
        let action = call.assignments("set", in: call.scope.binding(name, typed.type))
        return wrapping { frame, scope in
            GeometryObserverModifier<Any>(
                value: { value(frame.binding(proxy, .reference(SceneProxy($0))), scope) },
                isEqual: { sceneDatum($0) == sceneDatum($1) }, describe: { sceneDatum($0).text },
                action: { action(frame.binding(name, sceneDatum($1)), scope) })
        }
    }
}

extension CallReader {
    /// States and their new values.
    func assignments(_ name: String, in other: CheckScope) -> (SceneFrame, Scope) -> Void {
        guard let written = value(name) else { return { _, _ in } }
        return checker.assignments(written, of: "\"\(name)\"", in: other).perform
    }
}
