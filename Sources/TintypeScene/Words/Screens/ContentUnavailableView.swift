import TintypeTree
import TintypeUI

/// The face of a view that tells that there is nothing.
private enum UnavailableLabel {
    case views(ScopeView)
    case text(String, symbol: String)
    case search(String)
}

extension Parameter where Value == UnavailableLabel {
    fileprivate static let unavailableLabel = Parameter([
        .main("title", .string, "What there is not."), ArgumentSpec("systemImage", .string, "The symbol above."),
        ArgumentSpec("label", .views, "The views of the label."),
        ArgumentSpec("search", .string, "The text that nothing was found for; an empty one names none."),
    ]) { call in
        for other in ["label", "search"] { call.exclude("title", other) }
        call.exclude("label", "search")
        call.need(["title"], for: "systemImage")
        if call.has("search") { return call.string("search").map { .search($0) } }
        if call.has("label") {
            let views = call.views("label")
            return Argument(fallback: .search("")) { frame, _ in .views(frame.view(views)) }
        }
        if !call.has("title") || !call.has("systemImage") {
            call.checker.diagnostics.error(
                "ContentUnavailableView needs \"title\" and \"systemImage\", \"label\", or \"search\"", at: call.place,
                hint: "write {title: No mail, systemImage: tray}")
        }
        let (title, symbol) = (call.string("title"), call.symbol("systemImage"))
        return Argument(fallback: .search("")) { frame, scope in
            .text(title(frame, scope), symbol: symbol(frame, scope))
        }
    }
}

extension ViewSpec {
    static let contentUnavailableView = ViewSpec(
        "ContentUnavailableView", "Tells that there is nothing to show, and what can be done.", .unavailableLabel,
        .caption("description", "A text below."), .views("actions", "The buttons below."),
        example: WordExample(
            """
            ContentUnavailableView:
              title: No Mail
              systemImage: tray
              description: New messages appear here.
            """,
            swift: """
                ContentUnavailableView(
                    "No Mail", systemImage: "tray", description: Text("New messages appear here."))
                """)
    ) { label, description, actions in
        switch label {
        case .search(let text): ContentUnavailableView.search(text: text)
        case .text(let title, let symbol):
            ContentUnavailableView {
                _UnavailableTitle(title: Text(title), image: Image(systemName: symbol))
            } description: {
                description
            } actions: {
                actions
            }
        case .views(let label):
            ContentUnavailableView {
                label
            } description: {
                description
            } actions: {
                actions
            }
        }
    }
}
