import TintypeTree
import TintypeUI

extension ViewSpec {
    static let tabView = ViewSpec(
        "TabView", "Views of which one is seen at a time, chosen in a bar or by pages.",
        .optional(.bound("selection", .any, "The value of the chosen tab, or the tag of the chosen view.")),
        .views("content", "Tabs, or views with a tabItem.").main,
        example: WordExample(
            """
            TabView:
              selection: 1
              content:
                - Tab: {title: Home, systemImage: house, value: 0, content: [{Text: Home}]}
                - Tab: {title: Profile, systemImage: person, value: 1, content: [{Text: Ada}]}
            """,
            swift: """
                TabView(selection: .constant(1)) {
                    Tab("Home", systemImage: "house", value: 0) { Text("Home") }
                    Tab("Profile", systemImage: "person", value: 1) { Text("Ada") }
                }
                """)
    ) { selection, content in TabView(selection: selection) { content } }

    static let tabSection = ViewSpec(
        "TabSection", "Tabs that belong together; a bar at the bottom shows them beside the others.",
        .optional(.string("title", "The header, which a sidebar shows.")), .views("content", "The tabs.").main,
        example: WordExample(
            """
            TabView:
              - Tab: {title: Home, systemImage: house, content: [{Text: Home}]}
              - TabSection:
                  title: Library
                  content:
                    - Tab: {title: Books, systemImage: book, content: [{Text: Books}]}
            """,
            swift: """
                TabView {
                    Tab("Home", systemImage: "house") { Text("Home") }
                    TabSection("Library") {
                        Tab("Books", systemImage: "book") { Text("Books") }
                    }
                }
                """)
    ) { _, content in content }
}

extension ModifierSpec {
    static let tabItem = ModifierSpec(
        "tabItem", "What the bar shows for the view, in a TabView of the older form.", .label(),
        example: WordExample(
            """
            TabView:
              - Text: Home
                modifiers:
                  - tabItem: {title: Home, systemImage: house}
              - Text: Ada
                modifiers:
                  - tabItem: {title: Profile, systemImage: person}
            """,
            swift: """
                TabView {
                    Text("Home")
                        .tabItem { Label("Home", systemImage: "house") }
                    Text("Ada")
                        .tabItem { Label("Profile", systemImage: "person") }
                }
                """)
    ) { content, label in content.tabItem { label } }
}
