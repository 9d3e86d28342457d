import Foundation
import TintypeTree
import TintypeUI

extension ViewSpec {
    static let navigationSplitView = ViewSpec(
        "NavigationSplitView",
        "Two or three columns, of which each decides what the next shows; one where there is no room.",
        .bound(
            "columnVisibility", .choice(Choices.splitVisibility), "The columns that are seen.", default: .automatic),
        .optional(
            .bound(
                "preferredCompactColumn", .choice(Choices.splitColumn), "The column that is seen where one has room.")),
        .views("sidebar", "The first column.").main.required, .optional(.views("content", "The column between.")),
        .views("detail", "The last column.").required,
        example: WordExample(
            """
            NavigationSplitView:
              sidebar:
                - List: [{Text: Inbox}, {Text: Drafts}]
                  modifiers: [{navigationTitle: Mail}]
              detail: [{Text: No message}]
            """,
            swift: """
                NavigationSplitView {
                    List {
                        Text("Inbox")
                        Text("Drafts")
                    }
                    .navigationTitle("Mail")
                } detail: {
                    Text("No message")
                }
                """)
    ) { visibility, column, sidebar, content, detail in
        if let content {
            if let column {
                NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView(columnVisibility: visibility) {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            }
        } else if let column {
            NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
                sidebar
            } detail: {
                detail
            }
        } else {
            NavigationSplitView(columnVisibility: visibility) {
                sidebar
            } detail: {
                detail
            }
        }
    }
}

/// The width of a column: one, or the limits of it.
enum SceneColumnWidth {
    case fixed(CGFloat)
    case limits(min: CGFloat?, ideal: CGFloat, max: CGFloat?)
}

extension Parameter where Value == SceneColumnWidth {
    static let columnWidth = Parameter([
        .main("width", .number, "In points.", range: 0...(.infinity)),
        ArgumentSpec("min", .number, "The least width, in points.", range: 0...(.infinity)),
        ArgumentSpec("ideal", .number, "The width that it has at first, in points.", range: 0...(.infinity)),
        ArgumentSpec("max", .number, "The greatest width, in points.", range: 0...(.infinity)),
    ]) { call in
        for other in ["min", "ideal", "max"] { call.exclude("width", other) }
        for other in ["min", "max"] { call.need(["ideal"], for: other) }
        if !call.has("width"), !call.has("ideal"), !call.has("min"), !call.has("max") {
            call.checker.diagnostics.error(
                "\(call.name) needs a width", at: call.place, hint: "write \(call.name): 240, or {ideal: 240}")
        }
        if let width = call.number("width") { return width.map { .fixed($0) } }
        let (least, most) = (call.optionalNumber("min"), call.optionalNumber("max"))
        let ideal = call.number("ideal", default: 0)
        return Argument(fallback: .fixed(0)) { frame, scope in
            .limits(min: least(frame, scope), ideal: ideal(frame, scope), max: most(frame, scope))
        }
    }
}

extension ModifierSpec {
    static let navigationSplitViewColumnWidth = ModifierSpec(
        "navigationSplitViewColumnWidth", "The width of the column that the view is in: of no effect yet.",
        .columnWidth,
        example: .onScreen(
            "navigationSplitViewColumnWidth: 240", swift: ".navigationSplitViewColumnWidth(240)")
    ) { content, width in
        switch width {
        case .fixed(let width): content.navigationSplitViewColumnWidth(width)
        case .limits(let least, let ideal, let most):
            content.navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
        }
    }

    static let navigationSplitViewStyle = ModifierSpec(
        "navigationSplitViewStyle", "The style in which the columns share the room.",
        .choice("style", Choices.navigationSplitViewStyle, "The style.").main,
        example: WordExample(
            """
            NavigationSplitView:
              sidebar: [{Text: Folders}]
              detail: [{Text: No message}]
            modifiers:
              - navigationSplitViewStyle: balanced
            """,
            swift: """
                NavigationSplitView {
                    Text("Folders")
                } detail: {
                    Text("No message")
                }
                .navigationSplitViewStyle(.balanced)
                """)
    ) { content, style in
        switch style {
        case "balanced": content.navigationSplitViewStyle(.balanced)
        case "prominentDetail": content.navigationSplitViewStyle(.prominentDetail)
        default: content.navigationSplitViewStyle(.automatic)
        }
    }
}
