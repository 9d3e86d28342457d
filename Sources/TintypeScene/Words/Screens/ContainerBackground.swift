import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let containerBackground = ModifierSpec(
        "containerBackground", "What the container around is filled with, up to the edges of the screen.",
        .optional(.style("style", "A style.")).main,
        .choice("for", Choices.containerBackgroundPlacement, "The container."),
        .alignment("Where the views stand."), .optional(.views("content", "Views instead of a style.")),
        example: .onScreen(
            "containerBackground: {style: mint, for: navigation}",
            swift: ".containerBackground(.mint, for: .navigation)")
    ) { content, style, container, alignment, views in
        if let views {
            content.containerBackground(for: container, alignment: alignment) { views }
        } else if let style {
            content.containerBackground(style, for: container)
        } else {
            content
        }
    }

    static let backgroundExtensionEffect = ModifierSpec(
        "backgroundExtensionEffect", "Mirrors the view into the safe area beside it: not drawn yet.",
        example: .on("backgroundExtensionEffect", swift: ".backgroundExtensionEffect()")
    ) { $0.backgroundExtensionEffect() }
}
