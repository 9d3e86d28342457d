import TintypeUI

extension ViewSpec {
    static let navigationStack = ViewSpec(
        "NavigationStack", "A view, and above it those that a path leads to; the last is seen, with its bars.",
        .bound("path", .list, "The values that lead to the view that is seen: a state that is a list.", default: []),
        .views("root", "The first view.").main,
        example: WordExample(
            """
            NavigationStack:
              - List: [{Text: Inbox}, {Text: Drafts}]
                modifiers: [{navigationTitle: Mail}]
            """,
            swift: """
                NavigationStack {
                    List {
                        Text("Inbox")
                        Text("Drafts")
                    }
                    .navigationTitle("Mail")
                }
                """)
    ) { path, root in NavigationStack(path: path) { root } }

    static let navigationView = ViewSpec(
        "NavigationView", "The older form of NavigationStack; with room for it, two views stand beside each other.",
        .views("content", "The first view, and what it leads to.").main,
        example: WordExample(
            """
            NavigationView:
              - List: [{Text: Inbox}, {Text: Drafts}]
                modifiers: [{navigationBarTitle: Mail}]
            """,
            swift: """
                NavigationView {
                    List {
                        Text("Inbox")
                        Text("Drafts")
                    }
                    .navigationBarTitle("Mail")
                }
                """)
    ) { content in NavigationView { content } }
}

extension ModifierSpec {
    static let navigationViewStyle = ModifierSpec(
        "navigationViewStyle", "The look of the NavigationViews inside.",
        .choice("style", Choices.navigationViewStyle, "One page at a time, or columns.").main,
        example: WordExample(
            """
            NavigationView:
              - Text: No messages
                modifiers: [{navigationTitle: Mail}]
            modifiers:
              - navigationViewStyle: stack
            """,
            swift: """
                NavigationView {
                    Text("No messages")
                        .navigationTitle("Mail")
                }
                .navigationViewStyle(.stack)
                """)
    ) { $0.navigationViewStyle(ErasedNavigationViewStyle(_isStack: $1)) }
}

/// A style of which only what it says is known.
private nonisolated struct ErasedNavigationViewStyle: NavigationViewStyle {
    let _isStack: Bool
}
