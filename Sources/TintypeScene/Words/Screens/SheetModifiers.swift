import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Parameter where Value == Set<PresentationDetent> {
    /// Heights of a sheet: one, or a list of them.
    fileprivate static func detents(_ name: String, _ doc: String) -> Parameter {
        Parameter(ArgumentSpec(name, .detents, doc).required) { call in
            guard let written = call.value(name) else { return Argument([]) }
            let parts = (written.sequence ?? [written]).map { call.detent($0) }
            return Argument(fallback: []) { frame, scope in Set(parts.map { $0(frame, scope) }) }
        }
    }
}

extension CallReader {
    /// `medium`, `large`, `{fraction: 0.3}` or `{height: 200}`.
    fileprivate func detent(_ value: SceneValue) -> Argument<PresentationDetent> {
        guard let entries = value.mapping else {
            if let text = value.scalar?.text, LiteralReader.number(text) != nil {
                checker.diagnostics.error(
                    "a detent is no bare number", at: value.place,
                    hint: "write {height: \(text)} for points, or {fraction: 0.5} for a part of the greatest height")
                return Argument(.large)
            }
            let typed = checker.typed(value, as: .choice(Choices.detent.names), in: scope)
            return typed.map { Argument($0, fallback: .none).map { $0.string.flatMap(Choices.detent.value) ?? .large } }
                ?? Argument(.large)
        }
        guard let mapping = reader.mapping(value, allowing: ["fraction", "height"], of: "the detent"),
            let entry = entries.first, ["fraction", "height"].contains(entry.key), let written = mapping[entry.key],
            let typed = checker.typed(written, as: .number, in: scope)
        else { return Argument(.large) }
        let isFraction = entry.key == "fraction"
        if let number = typed.constant?.number, number < 0 || isFraction && number > 1 {
            checker.diagnostics.error(
                "\"\(entry.key)\" of the detent must be \(isFraction ? "0 to 1" : "at least 0"), not "
                    + NumberText.shortest(number), at: written.place)
        }
        return Argument(typed, fallback: .number(0)).map { datum in
            let number = CGFloat(datum.number ?? 0)
            return isFraction ? .fraction(number) : .height(number)
        }
    }
}

extension WordExample {
    /// A modifier of what is on a sheet, as one item of `modifiers` and as a call.
    fileprivate static func onSheet(_ modifier: String, swift: String) -> WordExample {
        .overScreen(
            """
            sheet:
                isPresented: true
                content:
                  - Text: New message
                    modifiers: [{presentationDetents: {height: 160}}, {\(modifier)}]
            """,
            swift: """
                .sheet(isPresented: .constant(true)) {
                    Text("New message")
                        .presentationDetents([.height(160)])
                        \(swift)
                }
                """)
    }
}

extension ModifierSpec {
    static let presentationDetents = ModifierSpec(
        "presentationDetents", "The heights that the sheet around may have; without a selection it has the least.",
        .detents("detents", "The heights.").main,
        .optional(.detents("selection", "The height that it has.")),
        example: .overScreen(
            """
            sheet:
                isPresented: true
                content:
                  - Text: New message
                    modifiers: [{presentationDetents: [{fraction: 0.3}, large]}]
            """,
            swift: """
                .sheet(isPresented: .constant(true)) {
                    Text("New message")
                        .presentationDetents([.fraction(0.3), .large])
                }
                """)
    ) { content, detents, selection in
        if let chosen = selection?.first {
            content.presentationDetents(detents, selection: .constant(chosen))
        } else {
            content.presentationDetents(detents)
        }
    }

    static let presentationDragIndicator = ModifierSpec(
        "presentationDragIndicator", "Whether the bar is seen that shows that the sheet around can be dragged.",
        .choice("visibility", Choices.visibility, "Whether.").main,
        example: .onSheet("presentationDragIndicator: visible", swift: ".presentationDragIndicator(.visible)")
    ) { $0.presentationDragIndicator($1) }

    static let presentationBackground = ModifierSpec(
        "presentationBackground", "What the sheet around is filled with: a style, or views.",
        .optional(.style("style", "The style.")).main, .alignment("Where the views stand."),
        .optional(.views("content", "The views.")),
        example: .onSheet("presentationBackground: yellow", swift: ".presentationBackground(.yellow)")
    ) { content, style, alignment, views in
        if let views {
            content.presentationBackground(alignment: alignment) { views }
        } else if let style {
            content.presentationBackground(style)
        } else {
            content
        }
    }

    static let presentationCornerRadius = ModifierSpec(
        "presentationCornerRadius", "The radius of the corners of the sheet around; nil for the system's.",
        Parameter<CGFloat>.number("cornerRadius", "In points.", range: 0...(.infinity)).main,
        example: .onSheet("presentationCornerRadius: 8", swift: ".presentationCornerRadius(8)")
    ) { $0.presentationCornerRadius($1) }

    static let presentationCompactAdaptation = ModifierSpec(
        "presentationCompactAdaptation", "The form of what is presented where there is little room.",
        .optional(.choice("adaptation", Choices.adaptation, "The form.")).main,
        .choice("horizontal", Choices.adaptation, "The form where there is little width.", default: "automatic"),
        .choice("vertical", Choices.adaptation, "The form where there is little height.", default: "automatic"),
        example: WordExample(
            """
            Text: Help
            modifiers:
              - popover:
                  isPresented: true
                  content:
                    - Text: Tap a row
                      modifiers: [{padding: 12}, {presentationCompactAdaptation: popover}]
            """,
            swift: """
                Text("Help")
                    .popover(isPresented: .constant(true)) {
                        Text("Tap a row")
                            .padding(12)
                            .presentationCompactAdaptation(.popover)
                    }
                """)
    ) { content, adaptation, horizontal, vertical in
        if let adaptation {
            content.presentationCompactAdaptation(adaptation)
        } else {
            content.presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
        }
    }
}
