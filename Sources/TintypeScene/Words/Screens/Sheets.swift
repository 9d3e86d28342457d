import TintypeTree
import TintypeUI

extension WordExample {
    /// Something that is presented over a screen, as one item of `modifiers` and as a call.
    static func overScreen(_ modifier: String, swift: String) -> WordExample {
        return WordExample(
            """
            List: [{Text: Inbox}, {Text: Drafts}]
            modifiers:
              - \(modifier.replacing("\n", with: "\n  "))
            """,
            swift: """
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                \(swift)
                """)
    }
}

extension ModifierSpec {
    static let sheet = ModifierSpec(
        "sheet", "Views on a card that comes up over the screen.", .presentation(.presentedContent),
        example: .overScreen(
            """
            sheet:
                isPresented: true
                content:
                  - Text: New message
                    modifiers: [{presentationDetents: medium}]
            """,
            swift: """
                .sheet(isPresented: .constant(true)) {
                    Text("New message")
                        .presentationDetents([.medium])
                }
                """)
    ) { content, shown in content.sheet(isPresented: shown.isPresented) { shown.content } }

    static let fullScreenCover = ModifierSpec(
        "fullScreenCover", "Views that cover the whole screen.", .presentation(.presentedContent),
        example: .overScreen(
            "fullScreenCover: {isPresented: true, content: [{Text: Welcome}]}",
            swift: ".fullScreenCover(isPresented: .constant(true)) { Text(\"Welcome\") }")
    ) { content, shown in content.fullScreenCover(isPresented: shown.isPresented) { shown.content } }

    static let popover = ModifierSpec(
        "popover", "Views in a bubble beside the view; on a sheet where there is little room.",
        .presentation(.presentedContent),
        .optional(.choice("arrowEdge", Choices.scrollEdge, "The edge of the view that the arrow points to.")),
        example: WordExample(
            """
            Image: {systemName: info.circle}
            modifiers:
              - popover:
                  isPresented: true
                  content:
                    - Text: Version 2
                      modifiers: [{padding: 12}, {presentationCompactAdaptation: popover}]
            """,
            swift: """
                Image(systemName: "info.circle")
                    .popover(isPresented: .constant(true)) {
                        Text("Version 2")
                            .padding(12)
                            .presentationCompactAdaptation(.popover)
                    }
                """)
    ) { content, shown, edge in
        content.popover(isPresented: shown.isPresented, arrowEdge: edge) { shown.content }
    }

    static let inspector = ModifierSpec(
        "inspector", "A column at the trailing side; a sheet where there is little room.",
        .bound("isPresented", .bool, "Whether it is there."), .views("content", "The views in it.").required,
        example: .overScreen(
            "inspector: {isPresented: true, content: [{Text: 2 folders}]}",
            swift: ".inspector(isPresented: .constant(true)) { Text(\"2 folders\") }")
    ) { content, isPresented, inspector in content.inspector(isPresented: isPresented) { inspector } }

    static let inspectorColumnWidth = ModifierSpec(
        "inspectorColumnWidth", "The width of the inspector that the view is in: of no effect yet.", .columnWidth,
        example: .overScreen(
            """
            inspector:
                isPresented: true
                content:
                  - Text: 2 folders
                    modifiers: [{inspectorColumnWidth: 240}]
            """,
            swift: """
                .inspector(isPresented: .constant(true)) {
                    Text("2 folders")
                        .inspectorColumnWidth(240)
                }
                """)
    ) { content, width in
        switch width {
        case .fixed(let width): content.inspectorColumnWidth(Double(width))
        case .limits(let least, let ideal, let most):
            content.inspectorColumnWidth(
                min: least.map { Double($0) }, ideal: Double(ideal), max: most.map { Double($0) })
        }
    }
}
