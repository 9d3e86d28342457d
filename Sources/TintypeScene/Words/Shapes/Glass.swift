import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Choices {
    static let glass = Choice<Glass>("glass", [("regular", .regular), ("clear", .clear), ("identity", .identity)])
}

extension ModifierSpec {
    static let glassEffect = ModifierSpec(
        "glassEffect", "Puts glass of a shape behind the view.",
        .choice("glass", Choices.glass, "The kind of glass; `identity` is none.", default: "regular").main,
        .optional(.color("tint", "The colour of the glass.")),
        .bool("interactive", "Whether it answers to touches, which a picture has none of.", default: false),
        .optional(.shape("in", "The shape; a capsule without it.")),
        example: .on(
            "glassEffect: {in: {RoundedRectangle: 16}}", swift: ".glassEffect(in: RoundedRectangle(cornerRadius: 16))",
            of: ExampleSubject(
                scene: "Text: Now playing", modifiers: ["padding: 16"], swift: "Text(\"Now playing\").padding(16)"),
            then: [("padding: 12", ".padding(12)")])
    ) { content, glass, tint, isInteractive, shape in
        let glass = glass.tint(tint).interactive(isInteractive)
        if let shape { content.glassEffect(glass, in: shape) } else { content.glassEffect(glass) }
    }
}

extension ViewSpec {
    static let glassEffectContainer = ViewSpec(
        "GlassEffectContainer", "Views whose glass belongs together.",
        .optional(.number("spacing", "How near glass is that flows together, in points.")),
        .views("content", "The views.").main,
        example: WordExample(
            """
            GlassEffectContainer:
              HStack:
                - Image: {systemName: play.fill}
                  modifiers: [{padding: 14}, {glassEffect: {in: Circle}}]
                - Image: {systemName: forward.fill}
                  modifiers: [{padding: 14}, {glassEffect: {in: Circle}}]
            modifiers: [{padding: 12}]
            """,
            swift: """
                GlassEffectContainer {
                    HStack {
                        Image(systemName: "play.fill").padding(14).glassEffect(in: Circle())
                        Image(systemName: "forward.fill").padding(14).glassEffect(in: Circle())
                    }
                }
                .padding(12)
                """)
    ) { spacing, content in GlassEffectContainer(spacing: spacing) { content } }
}
