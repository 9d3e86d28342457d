import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Choices {
    static let resizingMode = Choice<Image.ResizingMode>("resizing mode", [("stretch", .stretch), ("tile", .tile)])
    static let renderingMode = Choice<Image.TemplateRenderingMode>(
        "rendering mode", [("original", .original), ("template", .template)])
    static let interpolation = Choice<Image.Interpolation>(
        "interpolation", [("none", .none), ("low", .low), ("medium", .medium), ("high", .high)])
}

extension ModifierSpec {
    static let resizable = ModifierSpec(
        ofImage: "resizable", "Lets a picture fill what it is offered. It stands first, as Image's own modifiers do.",
        .value("capInsets", .insets, "What keeps its size at the edges, in points.", default: EdgeInsets(), text: "0"),
        .choice("resizingMode", Choices.resizingMode, "How the rest fills its place.", default: "stretch"),
        example: .on(
            "resizable", swift: ".resizable()", of: .symbol,
            then: [("frame: {width: 90, height: 60}", ".frame(width: 90, height: 60)")])
    ) { $0.resizable(capInsets: $1, resizingMode: $2) }

    static let renderingMode = ModifierSpec(
        ofImage: "renderingMode", "Whether a picture shows its colours; of a template only what is opaque counts.",
        .choice("renderingMode", Choices.renderingMode, "The way.").main,
        example: .on("renderingMode: template", swift: ".renderingMode(.template)", of: .symbol)
    ) { $0.renderingMode($1) }

    static let interpolation = ModifierSpec(
        ofImage: "interpolation", "The smoothness of an enlarged picture; with `none` its pixels are seen.",
        .choice("interpolation", Choices.interpolation, "How smooth.").main,
        example: .on("interpolation: none", swift: ".interpolation(.none)", of: .symbol)
    ) { $0.interpolation($1) }

    static let antialiased = ModifierSpec(
        ofImage: "antialiased", "Whether the edges of a picture are smooth.",
        .bool("isAntialiased", "Whether they are.").main,
        example: .on("antialiased: false", swift: ".antialiased(false)", of: .symbol)
    ) { $0.antialiased($1) }
}
