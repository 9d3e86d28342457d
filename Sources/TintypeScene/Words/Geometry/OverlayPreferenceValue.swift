import TintypeTree

extension ModifierSpec {
    private static let arguments: [ArgumentSpec] = [
        ArgumentSpec("key", .preference, "The preference, as the scene declares it.").required,
        ArgumentSpec("as", .binding, "The name of the value.", default: "value"),
        .alignment(.alignment, "Where the views stand."),
        .main("content", .views, "The views.").required,
    ]

    static let overlayPreferenceValue = ModifierSpec(
        "overlayPreferenceValue", "Puts views made of what is written below before this one.", arguments,
        example: WordExample(
            """
            Text: Wide
            modifiers:
              - preference: {key: width, value: 80}
              - overlayPreferenceValue:
                  key: width
                  as: width
                  alignment: bottom
                  content: [{Color: red, modifiers: [{frame: {width: =width, height: 2}}]}]
            """,
            declarations: "preferences: {width: {default: 0, reduce: max}}",
            swift: """
                Text("Wide")
                    .preference(key: WidthKey.self, value: 80)
                    .overlayPreferenceValue(WidthKey.self, alignment: .bottom) { width in
                        Color.red.frame(width: width, height: 2)
                    }
                """,
            types: """
                private struct WidthKey: PreferenceKey {
                    static let defaultValue: CGFloat = 0

                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                        value = max(value, nextValue())
                    }
                }
                """)
    ) { call in call.reader(isBehind: false) }

    static let backgroundPreferenceValue = ModifierSpec(
        "backgroundPreferenceValue", "Puts views made of what is written below behind this one.", arguments,
        example: WordExample(
            """
            Text: Wide
            modifiers:
              - preference: {key: width, value: 80}
              - backgroundPreferenceValue:
                  key: width
                  as: width
                  content: [{Color: yellow, modifiers: [{frame: {width: =width}}]}]
            """,
            declarations: "preferences: {width: {default: 0, reduce: max}}",
            swift: """
                Text("Wide")
                    .preference(key: WidthKey.self, value: 80)
                    .backgroundPreferenceValue(WidthKey.self) { width in
                        Color.yellow.frame(width: width)
                    }
                """,
            types: """
                private struct WidthKey: PreferenceKey {
                    static let defaultValue: CGFloat = 0

                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                        value = max(value, nextValue())
                    }
                }
                """)
    ) { call in call.reader(isBehind: true) }
}

extension CallReader {
    fileprivate func reader(isBehind: Bool) -> ModifierBody {
        guard let preference = preference() else { return { _, _, _ in } }
        let name = binding("as", default: "value")
        let alignment = alignment("alignment")
        let content = views("content", in: scope.binding(name, preference.type))
        return wrapping { frame, scope in
            PreferenceReaderModifier(isBehind: isBehind, alignment: alignment(frame, scope), key: preference.key) {
                value, scope in
                content(frame.binding(name, sceneDatum(value)), &scope)
            }
        }
    }
}
