import TintypeTree

extension ModifierSpec {
    static let onPreferenceChange = ModifierSpec(
        "onPreferenceChange", "Sets states when what is written below is another value.",
        [
            .preferenceKey, ArgumentSpec("as", .binding, "The name of the value.", default: "value"),
            ArgumentSpec("set", .assignments, "The states, each with its new value.").required,
        ],
        example: WordExample(
            """
            VStack:
              - Text: Wide
                modifiers: [{preference: {key: width, value: 120}}]
              - Text: $(width) points
            modifiers:
              - onPreferenceChange: {key: width, as: new, set: {width: =new}}
            """,
            declarations: """
                preferences: {width: {default: 0, reduce: max}}
                state: {width: 0}
                """,
            swift: "ReportedWidth()",
            types: #"""
                private struct WidthKey: PreferenceKey {
                    static let defaultValue: CGFloat = 0

                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                        value = max(value, nextValue())
                    }
                }

                private struct ReportedWidth: View {
                    @State private var width: CGFloat = 0

                    var body: some View {
                        VStack {
                            Text("Wide")
                                .preference(key: WidthKey.self, value: 120)
                            Text("\(Int(width)) points")
                        }
                        .onPreferenceChange(WidthKey.self) { width = $0 }
                    }
                }
                """#)
    ) { call in
        guard let preference = call.preference() else { return { _, _, _ in } }
        let name = call.binding("as", default: "value")
        let action = call.assignments("set", in: call.scope.binding(name, preference.type))
        return wrapping { frame, scope in
            PreferenceObserverModifier<Any>(
                key: preference.key, isEqual: { sceneDatum($0) == sceneDatum($1) }, describe: { sceneDatum($0).text },
                action: { action(frame.binding(name, sceneDatum($0)), scope) })
        }
    }
}
