import TintypeUI

extension ViewSpec {
    static let label = ViewSpec(
        "Label", "A picture and the words that go with it.",
        .caption("title", "The words: a text, or views.").main.required,
        .optional(.symbol("systemImage", "The symbol before the words.")),
        .optional(.views("icon", "The picture, where it is no symbol.")),
        example: WordExample(
            "Label: {title: Favourites, systemImage: star.fill}",
            swift: """
                Label("Favourites", systemImage: "star.fill")
                """)
    ) { title, symbol, icon in
        Label {
            title
        } icon: {
            if let symbol { Image(systemName: symbol) } else { icon }
        }
    }
}

extension ModifierSpec {
    static let labelStyle = ModifierSpec(
        "labelStyle", styleOf: "labels",
        [
            ControlLook("automatic") { $0.labelStyle(.automatic) },
            ControlLook("titleAndIcon") { $0.labelStyle(.titleAndIcon) },
            ControlLook("titleOnly") { $0.labelStyle(.titleOnly) },
            ControlLook("iconOnly") { $0.labelStyle(.iconOnly) },
        ], declared: DeclaredLook(.label) { $0.labelStyle(DeclaredLabelStyle(style: $1)) },
        example: .on("labelStyle: iconOnly", swift: ".labelStyle(.iconOnly)"))

    static let labelIconToTitleSpacing = ModifierSpec(
        "labelIconToTitleSpacing", "Sets the distance between the pictures and the words of the labels below.",
        .number("spacing", "In points.", range: 0...Double.infinity).main,
        example: .on("labelIconToTitleSpacing: 24", swift: ".labelIconToTitleSpacing(24)")
    ) { $0.labelIconToTitleSpacing($1) }

    static let labelReservedIconWidth = ModifierSpec(
        "labelReservedIconWidth", "Sets the room that the pictures of the labels below have from side to side.",
        .number("width", "In points.", range: 0...Double.infinity).main,
        example: .on("labelReservedIconWidth: 60", swift: ".labelReservedIconWidth(60)")
    ) { $0.labelReservedIconWidth($1) }
}
