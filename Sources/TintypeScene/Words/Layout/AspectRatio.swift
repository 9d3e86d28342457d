import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let aspectRatio = ModifierSpec(
        "aspectRatio", "Keeps the view's width by its height.",
        [
            ArgumentSpec(
                "ratio", .ratio, "Width by height, or a size of the ratio; that of the view's ideal size without it.",
                range: .leastNonzeroMagnitude...(.infinity)),
            .main(
                "contentMode", .choice(Choices.contentMode.names),
                "Whether the view lies inside what it is offered, or covers it."
            ).required,
        ],
        example: WordExample(
            """
            Color: teal
            modifiers: [{aspectRatio: {ratio: 1.5, contentMode: fit}}]
            """,
            swift: """
                Color.teal
                    .aspectRatio(1.5, contentMode: .fit)
                """)
    ) { call in
        // SwiftUI writes the ratio first, and the mode beside it.
        if let written = call.value("contentMode"), let text = written.scalar?.text, LiteralReader.number(text) != nil {
            call.checker.diagnostics.error(
                "aspectRatio needs a content mode beside the ratio", at: written.place,
                hint: "write aspectRatio: {ratio: \(text), contentMode: fit}, or fill")
            return { _, _, _ in }
        }
        let ratio = call.ratio("ratio")
        let mode = call.choice("contentMode", Choices.contentMode, default: .fit)
        return wrapping { AspectRatioModifier(ratio($0, $1), contentMode: mode($0, $1)) }
    }

    static let scaledToFit = ModifierSpec(
        "scaledToFit", "Scales the view to lie inside what it is offered, at its own proportions.",
        example: WordExample(
            """
            Ellipse: {fill: teal}
            modifiers: [scaledToFit, {frame: {width: 120, height: 40}}]
            """,
            swift: """
                Ellipse()
                    .fill(.teal)
                    .scaledToFit()
                    .frame(width: 120, height: 40)
                """)
    ) { _ in wrapping { _, _ in AspectRatioModifier(nil, contentMode: .fit) } }

    static let scaledToFill = ModifierSpec(
        "scaledToFill", "Scales the view to cover what it is offered, at its own proportions.",
        example: WordExample(
            """
            Ellipse: {fill: teal}
            modifiers: [scaledToFill, {frame: {width: 120, height: 40}}, clipped]
            """,
            swift: """
                Ellipse()
                    .fill(.teal)
                    .scaledToFill()
                    .frame(width: 120, height: 40)
                    .clipped()
                """)
    ) { _ in wrapping { _, _ in AspectRatioModifier(nil, contentMode: .fill) } }
}

extension CallReader {
    /// A number, or the width of a size by its height; nil where nothing is written.
    fileprivate func ratio(_ name: String) -> Argument<CGFloat?> {
        guard let written = value(name), written.mapping != nil else { return optionalNumber(name) }
        guard let typed = checker.typed(written, as: .size, in: scope) else { return Argument(nil) }
        if let size = typed.constant?.size, !(size.width > 0 && size.height > 0) {
            checker.diagnostics.error(
                "the size of a ratio must be greater than 0, not "
                    + "\(NumberText.shortest(size.width)) by \(NumberText.shortest(size.height))",
                at: written.place)
        }
        return Argument(typed, fallback: .none).map { $0.size.map { $0.width / $0.height } }
    }
}
