import TintypeTree
import TintypeUI

/// A style of which only what it says is known.
private nonisolated struct ErasedTabViewStyle: TabViewStyle {
    let _showsPages: PageTabViewStyle.IndexDisplayMode?
}

extension WordExample {
    /// A modifier of a TabView, as one item of `modifiers` and as a call.
    fileprivate static func onTabs(_ modifier: String, swift: String) -> WordExample {
        WordExample(
            """
            TabView:
              - Tab: {title: Home, systemImage: house, content: [{Text: Home}]}
              - Tab: {title: Profile, systemImage: person, content: [{Text: Ada}]}
            modifiers:
              - \(modifier)
            """,
            swift: """
                TabView {
                    Tab("Home", systemImage: "house") { Text("Home") }
                    Tab("Profile", systemImage: "person") { Text("Ada") }
                }
                \(swift)
                """)
    }

    /// A modifier of pages.
    fileprivate static func onPages(_ modifiers: String, swift: String) -> WordExample {
        WordExample(
            """
            TabView: [{Color: mint}, {Color: indigo}, {Color: pink}]
            modifiers: \(modifiers)
            """,
            swift: """
                TabView {
                    Color.mint
                    Color.indigo
                    Color.pink
                }
                \(swift)
                """)
    }
}

extension ModifierSpec {
    static let tabViewStyle = ModifierSpec(
        "tabViewStyle", "The look of the TabViews inside.",
        .choice("style", Choices.tabViewStyle, "A bar, or pages.").main,
        .optional(.choice("indexDisplayMode", Choices.indexDisplayMode, "Whether dots tell the page.")),
        example: .onPages("[{tabViewStyle: page}]", swift: ".tabViewStyle(.page)")
    ) { content, style, mode in
        content.tabViewStyle(
            ErasedTabViewStyle(_showsPages: style._showsPages == nil ? nil : mode ?? style._showsPages))
    }

    static let indexViewStyle = ModifierSpec(
        "indexViewStyle", "The look of the dots that tell the page.",
        .choice("backgroundDisplayMode", Choices.indexBackground, "Whether they stand on a surface.").main,
        example: .onPages(
            "[{tabViewStyle: page}, {indexViewStyle: always}]",
            swift: """
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                """)
    ) { $0.indexViewStyle(.page(backgroundDisplayMode: $1)) }

    static let tabViewBottomAccessory = ModifierSpec(
        "tabViewBottomAccessory", "Views above the bar of a TabView, such as a player.",
        .views("content", "The views.").main,
        example: .onTabs(
            "tabViewBottomAccessory: [{Text: Nocturne No. 2}]",
            swift: ".tabViewBottomAccessory { Text(\"Nocturne No. 2\") }")
    ) { content, accessory in content.tabViewBottomAccessory { accessory } }

    static let tabViewSidebarHeader = ofSidebar("tabViewSidebarHeader", "above the tabs", "Library") { tabs, views in
        tabs.tabViewSidebarHeader { views }
    }

    static let tabViewSidebarFooter = ofSidebar("tabViewSidebarFooter", "below the tabs", "Synced") { tabs, views in
        tabs.tabViewSidebarFooter { views }
    }

    static let tabViewSidebarBottomBar = ofSidebar(
        "tabViewSidebarBottomBar", "at the lower edge", "Account"
    ) { tabs, views in tabs.tabViewSidebarBottomBar { views } }

    /// A word for views in a sidebar of tabs, with an example of one text.
    private static func ofSidebar<Content: View>(
        _ name: String, _ place: String, _ text: String,
        @ViewBuilder make: @escaping @Sendable (ScopeView, ScopeView) -> Content
    ) -> ModifierSpec {
        ModifierSpec(
            name, "Views \(place) of a sidebar: a bar shows none.", .views("content", "The views.").main,
            example: .onTabs("\(name): [{Text: \(text)}]", swift: ".\(name) { Text(\"\(text)\") }"), make: make)
    }
}
