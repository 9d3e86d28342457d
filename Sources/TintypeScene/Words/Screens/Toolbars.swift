import TintypeTree
import TintypeUI

extension Parameter where Value == [ToolbarPlacement] {
    fileprivate static let bars = Parameter.names("for", Choices.bar, "The bars; the navigation bar without it.")
}

extension ModifierSpec {
    static let toolbarVisibility = ModifierSpec(
        "toolbarVisibility", "Whether bars are seen.",
        .choice("visibility", Choices.visibility, "Whether.").main, .bars,
        example: .onScreen("toolbarVisibility: hidden", swift: ".toolbarVisibility(.hidden)")
    ) { $0.toolbarLook(visibility: $1, for: $2) }

    static let toolbarBackground = ModifierSpec(
        "toolbarBackground", "The surface of bars; it is seen where toolbarBackgroundVisibility says so.",
        .style("style", "The surface.").main, .bars,
        example: .onScreen(
            "toolbarBackground: {style: yellow, for: navigationBar}",
            swift: ".toolbarBackground(.yellow, for: .navigationBar)")
    ) { $0.toolbarLook(background: $1, for: $2) }

    static let toolbarBackgroundVisibility = ModifierSpec(
        "toolbarBackgroundVisibility", "Whether the surface of bars is seen.",
        .choice("visibility", Choices.visibility, "Whether.").main, .bars,
        example: .onScreen(
            "toolbarBackgroundVisibility: {visibility: visible, for: navigationBar}",
            swift: ".toolbarBackgroundVisibility(.visible, for: .navigationBar)")
    ) { $0.toolbarLook(backgroundVisibility: $1, for: $2) }

    static let toolbarColorScheme = ModifierSpec(
        "toolbarColorScheme", "Light or dark bars.",
        .choice("colorScheme", Choices.colorScheme, "The scheme.").main, .bars,
        example: .onScreen(
            "toolbarColorScheme: {colorScheme: dark, for: [navigationBar, tabBar]}",
            swift: ".toolbarColorScheme(.dark, for: .navigationBar, .tabBar)")
    ) { $0.toolbarLook(colorScheme: $1, for: $2) }

    static let toolbarRole = ModifierSpec(
        "toolbarRole", "The purpose of the toolbar: all are drawn alike.",
        .choice("role", Choices.toolbarRole, "The purpose.").main,
        example: .onScreen("toolbarRole: editor", swift: ".toolbarRole(.editor)")
    ) { $0.toolbarRole($1) }

    static let toolbarTitleMenu = ModifierSpec(
        "toolbarTitleMenu", "A menu of what can be done with the title: nobody opens it in a still picture.",
        .views("content", "What is in it.").main,
        example: .onScreen(
            "toolbarTitleMenu: [{Text: Rename}]", swift: ".toolbarTitleMenu { Text(\"Rename\") }")
    ) { content, menu in content.toolbarTitleMenu { menu } }
}
