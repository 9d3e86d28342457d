import TintypeTree
import TintypeUI

/// The face of a tab in the bar.
private enum SceneTabLabel {
    case views(ScopeView)
    case text(String, symbol: String)
    /// The one that the role brings along.
    case role
}

extension Parameter where Value == SceneTabLabel {
    fileprivate static let tabLabel = Parameter([
        .main("title", .string, "The label."), ArgumentSpec("systemImage", .string, "The symbol above the label."),
        ArgumentSpec("image", .string, "The name of a picture among the scene's `assets`, above the label."),
        ArgumentSpec("label", .views, "The views of the label."),
    ]) { call in
        call.exclude("title", "label")
        call.exclude("systemImage", "image")
        call.need(["title"], for: "systemImage")
        call.need(["title"], for: "image")
        if call.has("label") {
            let views = call.views("label")
            return Argument(fallback: .role) { frame, _ in .views(frame.view(views)) }
        }
        guard call.has("title") else {
            if !call.has("role") {
                call.checker.diagnostics.error(
                    "Tab needs \"title\" or \"label\"", at: call.place,
                    hint: "write {title: Home, systemImage: house, content: […]}")
            }
            return Argument(.role)
        }
        if call.has("image") { return call.pictured() }
        if !call.has("systemImage") {
            call.checker.diagnostics.error(
                "Tab needs \"systemImage\" or \"image\" beside its title", at: call.place,
                hint: "a label without a picture is views: label: [{Text: …}]")
        }
        let (title, symbol) = (call.string("title"), call.symbol("systemImage"))
        return Argument(fallback: .role) { frame, scope in
            .text(title(frame, scope), symbol: symbol(frame, scope))
        }
    }
}

extension CallReader {
    /// Words below a picture of the scene's assets.
    fileprivate func pictured() -> Argument<SceneTabLabel> {
        let (title, image) = (string("title"), assetImage("image"))
        return Argument(fallback: .role) { frame, scope in
            let (title, image) = (title(frame, scope), image(frame, scope))
            return .views(
                ScopeView {
                    Image._evaluate(image, into: &$0)
                    Text._evaluate(Text(title), into: &$0)
                })
        }
    }
}

extension ViewSpec {
    static let tab = ViewSpec(
        "Tab", "A view of a TabView, and what the bar shows for it.", .tabLabel,
        .optional(.any("value", "The value that chooses it.")),
        .optional(.choice("role", Choices.tabRole, "A tab with a place of its own.")),
        .views("content", "The view.").required,
        example: WordExample(
            """
            TabView:
              - Tab: {title: Home, systemImage: house, content: [{Text: Home}]}
              - Tab: {title: Profile, systemImage: person, content: [{Text: Ada}]}
              - Tab: {role: search, content: [{Text: Nothing found}]}
            """,
            swift: """
                TabView {
                    Tab("Home", systemImage: "house") { Text("Home") }
                    Tab("Profile", systemImage: "person") { Text("Ada") }
                    Tab(role: .search) { Text("Nothing found") }
                }
                """)
    ) { label, value, role, content in
        ScopeView { scope in
            switch (label, value) {
            case (.views(let label), let value?):
                append(
                    Tab(value: value, role: role) {
                        content
                    } label: {
                        label
                    }, to: &scope)
            case (.views(let label), nil):
                append(
                    Tab(role: role) {
                        content
                    } label: {
                        label
                    }, to: &scope)
            case (.text(let title, let symbol), let value?):
                append(Tab(title, systemImage: symbol, value: value, role: role) { content }, to: &scope)
            case (.text(let title, let symbol), nil):
                append(Tab(title, systemImage: symbol, role: role) { content }, to: &scope)
            case (.role, let value?): append(Tab(value: value, role: role ?? .search) { content }, to: &scope)
            case (.role, nil): append(Tab(role: role ?? .search) { content }, to: &scope)
            }
        }
    }

    private static func append<Content: TabContent>(_ tab: Content, to scope: inout Scope) {
        Content._evaluate(tab: tab, into: &scope)
    }
}
