import TintypeUI

extension ViewSpec {
    static let label = ViewSpec(
        "Label", "A picture and the words that go with it.",
        .caption("title", "The words: a text, or views.").main.required,
        .labelIcon,
        example: WordExample(
            "Label: {title: Favourites, systemImage: star.fill}",
            swift: """
                Label("Favourites", systemImage: "star.fill")
                """)
    ) { title, icon in
        Label {
            title
        } icon: {
            icon
        }
    }
}

extension Parameter where Value == ScopeView {
    /// The picture before the words: a symbol, one of the scene's assets, or views.
    fileprivate static var labelIcon: Parameter {
        Parameter([
            ArgumentSpec("systemImage", .string, "The symbol before the words."),
            ArgumentSpec("image", .string, "The name of a picture among the scene's `assets`, before the words."),
            ArgumentSpec("icon", .views, "The views before the words."),
        ]) { call in
            call.exclude("systemImage", "image")
            call.exclude("systemImage", "icon")
            call.exclude("image", "icon")
            guard call.has("systemImage") || call.has("image") else {
                let icon = call.views("icon")
                return Argument(fallback: ScopeView { _ in }) { frame, _ in frame.view(icon) }
            }
            let image =
                call.has("image") ? call.assetImage("image") : call.symbol("systemImage").map { Image(systemName: $0) }
            return Argument(fallback: ScopeView { _ in }) { frame, scope in
                let image = image(frame, scope)
                return ScopeView { Image._evaluate(image, into: &$0) }
            }
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
