import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Choices {
    static let symbolRenderingMode = Choice<SymbolRenderingMode>(
        "rendering mode",
        [
            ("monochrome", .monochrome), ("multicolor", .multicolor), ("hierarchical", .hierarchical),
            ("palette", .palette),
        ])

    /// The variants, joined by points as in Swift: `circle.fill`.
    static let symbolVariant: Choice<SymbolVariants> = {
        let shapes: [(String, SymbolVariants)] = [
            ("", .none), ("circle", .circle), ("square", .square), ("rectangle", .rectangle),
        ]
        let all = shapes.flatMap { name, shape in
            [(name, shape), ("\(name).slash", shape.slash)].flatMap { name, variant in
                [(name, variant), ("\(name).fill", variant.fill)]
            }
        }
        return Choice(
            "symbol variant",
            all.map { name, variant in
                let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
                return (own.isEmpty ? "none" : own, variant)
            })
    }()
}

extension ModifierSpec {
    static let symbolRenderingMode = ModifierSpec(
        "symbolRenderingMode", "How the layers of symbols are coloured.",
        .choice("mode", Choices.symbolRenderingMode, "The way.").main,
        example: .on(
            "symbolRenderingMode: hierarchical", swift: ".symbolRenderingMode(.hierarchical)",
            of: ExampleSubject(
                scene: "Image: {systemName: person.crop.circle.badge.plus}",
                modifiers: ["font: largeTitle", "foregroundStyle: blue"],
                swift: """
                    Image(systemName: "person.crop.circle.badge.plus")
                        .font(.largeTitle)
                        .foregroundStyle(.blue)
                    """))
    ) { $0.symbolRenderingMode($1) }

    static let symbolVariant = ModifierSpec(
        "symbolVariant", "The look that symbols take where they have it.",
        .choice("variant", Choices.symbolVariant, "The look, such as `circle.fill`.").main,
        example: .on("symbolVariant: circle.fill", swift: ".symbolVariant(.circle.fill)", of: .symbol)
    ) { $0.symbolVariant($1) }

    static let imageScale = ModifierSpec(
        "imageScale", "How large symbols are beside text.", .choice("scale", Choices.imageScale, "The size.").main,
        example: .on("imageScale: large", swift: ".imageScale(.large)", of: .sign)
    ) { $0.imageScale($1) }
}
