import TintypeTree
import TintypeUI

extension WordExample {
    /// A modifier of a list in a navigation, as one item of `modifiers` and as a call.
    static func onScreen(_ modifier: String, swift: String) -> WordExample {
        let (written, call) = (modifier.replacing("\n", with: "\n      "), swift.replacing("\n", with: "\n    "))
        return WordExample(
            """
            NavigationStack:
              - List: [{Text: Inbox}, {Text: Drafts}]
                modifiers:
                  - navigationTitle: Mail
                  - \(written)
            """,
            swift: """
                NavigationStack {
                    List {
                        Text("Inbox")
                        Text("Drafts")
                    }
                    .navigationTitle("Mail")
                    \(call)
                }
                """)
    }
}

extension ModifierSpec {
    static let navigationTitle = ModifierSpec(
        "navigationTitle", "The title in the navigation's bar.", .string("title", "The title.").main,
        example: WordExample(
            """
            NavigationStack:
              - Text: No messages
                modifiers: [{navigationTitle: Mail}]
            """,
            swift: """
                NavigationStack {
                    Text("No messages")
                        .navigationTitle("Mail")
                }
                """)
    ) { $0.navigationTitle($1) }

    static let navigationSubtitle = ModifierSpec(
        "navigationSubtitle", "A line below the title.", .string("subtitle", "The line.").main,
        example: .onScreen("navigationSubtitle: 2 unread", swift: ".navigationSubtitle(\"2 unread\")")
    ) { $0.navigationSubtitle($1) }

    static let navigationBarTitle = ModifierSpec(
        "navigationBarTitle", "The older form of navigationTitle.", .string("title", "The title.").main,
        .optional(.choice("displayMode", Choices.titleDisplayMode, "Large below the bar, or small in it.")),
        example: WordExample(
            """
            NavigationStack:
              - Text: No messages
                modifiers:
                  - navigationBarTitle: {title: Mail, displayMode: inline}
            """,
            swift: """
                NavigationStack {
                    Text("No messages")
                        .navigationBarTitle("Mail", displayMode: .inline)
                }
                """)
    ) { content, title, mode in
        if let mode { content.navigationBarTitle(title, displayMode: mode) } else { content.navigationBarTitle(title) }
    }

    static let navigationBarTitleDisplayMode = ModifierSpec(
        "navigationBarTitleDisplayMode", "Whether the title is large below the bar, or small in it.",
        .choice("displayMode", Choices.titleDisplayMode, "The size.").main,
        example: .onScreen(
            "navigationBarTitleDisplayMode: inline", swift: ".navigationBarTitleDisplayMode(.inline)")
    ) { $0.navigationBarTitleDisplayMode($1) }

    static let toolbarTitleDisplayMode = ModifierSpec(
        "toolbarTitleDisplayMode", "Whether the title is large below the bar, or small in it.",
        .choice("mode", Choices.toolbarTitleDisplayMode, "The size.").main,
        example: .onScreen("toolbarTitleDisplayMode: inline", swift: ".toolbarTitleDisplayMode(.inline)")
    ) { $0.toolbarTitleDisplayMode($1) }

    static let navigationBarHidden = ModifierSpec(
        "navigationBarHidden", "Whether there is no navigation bar.", .bool("hidden", "Whether.").main,
        example: .onScreen("navigationBarHidden: true", swift: ".navigationBarHidden(true)")
    ) { $0.navigationBarHidden($1) }

    static let navigationBarBackButtonHidden = ModifierSpec(
        "navigationBarBackButtonHidden", "Whether there is no button that leads back.",
        .bool("hidesBackButton", "Whether.", default: true).main,
        example: WordExample(
            """
            NavigationStack:
              - Text: Step 1
                modifiers:
                  - navigationDestination:
                      isPresented: true
                      content:
                        - Text: Step 2
                          modifiers: [navigationBarBackButtonHidden, {navigationBarTitle: Sign up}]
            """,
            swift: """
                NavigationStack {
                    Text("Step 1")
                        .navigationDestination(isPresented: .constant(true)) {
                            Text("Step 2")
                                .navigationBarBackButtonHidden()
                                .navigationBarTitle("Sign up")
                        }
                }
                """)
    ) { $0.navigationBarBackButtonHidden($1) }

    static let navigationBarItems = ModifierSpec(
        "navigationBarItems", "Items of the navigation bar, in their older form.",
        .optional(.views("leading", "At the leading edge.")), .optional(.views("trailing", "At the trailing edge.")),
        example: .onScreen(
            "navigationBarItems: {trailing: [{Image: {systemName: plus}}]}",
            swift: ".navigationBarItems(trailing: Image(systemName: \"plus\"))")
    ) { content, leading, trailing in
        if let leading, let trailing {
            content.navigationBarItems(leading: leading, trailing: trailing)
        } else if let leading {
            content.navigationBarItems(leading: leading)
        } else if let trailing {
            content.navigationBarItems(trailing: trailing)
        } else {
            content
        }
    }
}
