import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let listRowBackground = ModifierSpec(
        "listRowBackground", "Puts views behind a row in place of the list's surface.",
        .views("view", "The views.").main,
        example: .row("listRowBackground: {Color: yellow}", swift: ".listRowBackground(Color.yellow)")
    ) { $0.listRowBackground($1) }

    static let listRowInsets = ModifierSpec(
        "listRowInsets", "Sets the insets from a row's edges to what it holds.",
        .optional(.value("insets", .insets, "In points, for all edges or for each.")).main,
        .optional(.choices("edges", Choices.edges, "The edges that a length is meant for; all without it.")),
        .optional(.number("length", "In points; the other edges keep theirs.")),
        example: .row(
            "listRowInsets: {top: 4, leading: 40, bottom: 4, trailing: 16}",
            swift: ".listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 16))")
    ) { view, insets, edges, length in
        if let length { view.listRowInsets(edges ?? .all, length) } else { view.listRowInsets(insets) }
    }

    static let listRowSeparator = ModifierSpec(
        "listRowSeparator", "Sets whether the lines above and below a row are seen.",
        .choice("visibility", Choices.visibility, "Whether they are.").main,
        .choices("edges", Choices.verticalEdges, "The lines that are meant.", default: "all"),
        example: .row("listRowSeparator: hidden", swift: ".listRowSeparator(.hidden)")
    ) { $0.listRowSeparator($1, edges: $2) }

    static let listRowSeparatorTint = ModifierSpec(
        "listRowSeparatorTint", "Sets the color of the lines above and below a row.",
        .color("color", "The color.").main,
        .choices("edges", Choices.verticalEdges, "The lines that are meant.", default: "all"),
        example: .row("listRowSeparatorTint: red", swift: ".listRowSeparatorTint(.red)")
    ) { $0.listRowSeparatorTint($1, edges: $2) }

    static let listSectionSeparator = ModifierSpec(
        "listSectionSeparator", "Sets whether the lines above and below a section are seen.",
        .choice("visibility", Choices.visibility, "Whether they are.").main,
        .choices("edges", Choices.verticalEdges, "The lines that are meant.", default: "all"),
        example: .section("listSectionSeparator: hidden", swift: ".listSectionSeparator(.hidden)")
    ) { $0.listSectionSeparator($1, edges: $2) }

    static let listSectionSeparatorTint = ModifierSpec(
        "listSectionSeparatorTint", "Sets the color of the lines above and below a section.",
        .color("color", "The color.").main,
        .choices("edges", Choices.verticalEdges, "The lines that are meant.", default: "all"),
        example: .section("listSectionSeparatorTint: red", swift: ".listSectionSeparatorTint(.red)")
    ) { $0.listSectionSeparatorTint($1, edges: $2) }

    static let listItemTint = ModifierSpec(
        "listItemTint", "Sets the accent color of rows.", .color("tint", "The color.").main,
        example: WordExample(
            """
            List:
              - Label: {title: Wi-Fi, systemImage: wifi}
                modifiers: [listItemTint: green]
            """,
            swift: """
                List {
                    Label("Wi-Fi", systemImage: "wifi")
                        .listItemTint(Color.green)
                }
                """)
    ) { $0.listItemTint($1) }

    static let badge = ModifierSpec(
        "badge", "Puts a number or words at the end of a row, or on a tab; the number 0 puts nothing there.",
        .any("count", "The number, or the words; nil for nothing.").main,
        example: WordExample(
            """
            List:
              - Text: Inbox
                modifiers: [badge: 3]
              - Text: Drafts
                modifiers: [badge: new]
            """,
            swift: """
                List {
                    Text("Inbox")
                        .badge(3)
                    Text("Drafts")
                        .badge("new")
                }
                """)
    ) { view, datum in
        switch datum {
        case .none: view.badge(Text?.none)
        case .number(let number): view.badge(Int(exactly: number.rounded()) ?? 0)
        default: view.badge(Text(verbatim: datum.string ?? datum.text))
        }
    }

    static let badgeProminence = ModifierSpec(
        "badgeProminence", "Sets how much badges stand out. They are drawn alike, so far.",
        .choice("prominence", Choices.badgeProminence, "How much.").main,
        example: WordExample(
            """
            List:
              - Text: Inbox
                modifiers: [badge: 3, badgeProminence: standard]
            """,
            swift: """
                List {
                    Text("Inbox")
                        .badge(3)
                        .badgeProminence(.standard)
                }
                """)
    ) { $0.badgeProminence($1) }
}

// What people do with rows shows in the edit mode: `environment: {editMode: active}`.
extension ModifierSpec {
    static let selectionDisabled = ModifierSpec(
        "selectionDisabled", "Keeps a row from being chosen: it looks as the others do.",
        .bool("isDisabled", "True where it cannot be.", default: true).main,
        example: .row("selectionDisabled", swift: ".selectionDisabled()")
    ) { $0.selectionDisabled($1) }

    static let refreshable = ModifierSpec(
        "refreshable", "Lets people pull the list down to renew it: not seen in a still picture.",
        .action("action", "What is done then.").main,
        example: .row("refreshable", swift: ".refreshable {}")
    ) { view, _ in view.refreshable {} }

    static let onDelete = ModifierSpec(
        "onDelete", "Lets people delete rows of a ForEach: the edit mode shows how.",
        [.main("perform", .action, "What is done then.")], example: .edited("onDelete")
    ) { call in
        _ = Parameter.action("perform", "").read(call)
        return wrapping { _, _ in ListRowModifier { $0.canDelete = $0.canDelete ?? true } }
    }

    static let onMove = ModifierSpec(
        "onMove", "Lets people move rows of a ForEach: the edit mode shows how.",
        [.main("perform", .action, "What is done then.")], example: .edited("onMove")
    ) { call in
        _ = Parameter.action("perform", "").read(call)
        return wrapping { _, _ in ListRowModifier { $0.canMove = $0.canMove ?? true } }
    }

    static let deleteDisabled = ModifierSpec(
        "deleteDisabled", "Keeps people from deleting a row.",
        .bool("isDisabled", "True where they cannot.", default: true).main,
        example: .row("deleteDisabled: true", swift: ".deleteDisabled(true)")
    ) { $0.deleteDisabled($1) }

    static let moveDisabled = ModifierSpec(
        "moveDisabled", "Keeps people from moving a row.",
        .bool("isDisabled", "True where they cannot.", default: true).main,
        example: .row("moveDisabled: true", swift: ".moveDisabled(true)")
    ) { $0.moveDisabled($1) }
}

extension WordExample {
    /// A modifier of the first of two rows.
    fileprivate static func row(_ modifier: String, swift call: String) -> WordExample {
        WordExample(
            """
            List:
              - Text: Apples
                modifiers:
                  - \(modifier)
              - Text: Pears
            """,
            swift: """
                List {
                    Text("Apples")
                        \(call)
                    Text("Pears")
                }
                """)
    }

    /// A modifier of the first of two sections of a plain list.
    fileprivate static func section(_ modifier: String, swift call: String) -> WordExample {
        WordExample(
            """
            List:
              - Section: [{Text: Apples}]
                modifiers: [\(modifier)]
              - Section: [{Text: Pears}]
            modifiers: [listStyle: plain]
            """,
            swift: """
                List {
                    Section { Text("Apples") }
                        \(call)
                    Section { Text("Pears") }
                }
                .listStyle(.plain)
                """)
    }

    /// A modifier of rows that are edited.
    fileprivate static func edited(_ modifier: String) -> WordExample {
        let closure = modifier == "onMove" ? "{ _, _ in }" : "{ _ in }"
        return WordExample(
            """
            List:
              - ForEach: {data: [Apples, Pears], as: fruit, content: {Text: =fruit}}
                modifiers: [\(modifier)]
            modifiers: [environment: {editMode: active}]
            """,
            swift: """
                List {
                    ForEach(["Apples", "Pears"], id: \\.self) { Text($0) }
                        .\(modifier) \(closure)
                }
                .environment(\\.editMode, .constant(.active))
                """)
    }
}
