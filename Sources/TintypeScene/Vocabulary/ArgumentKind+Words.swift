extension ArgumentKind {
    /// A few words for what is written, e.g. `a number`.
    var words: String {
        switch self {
        case .number: "a number"
        case .integer: "a whole number"
        case .string: "a text"
        case .bool: "`true` or `false`"
        case .color: "a color"
        case .style: "a style: a color, a gradient, a material, a level"
        case .font: "a font"
        case .choice(let choice), .controlStyle(let choice): choice.list
        case .choices(let choice): "one or a list of \(choice.list)"
        case .alignment: "an alignment, or `{horizontal, vertical}`"
        case .horizontalGuide: "\(Choices.horizontalAlignment.names.list), or a guide of the scene's own"
        case .verticalGuide: "\(Choices.verticalAlignment.names.list), or a guide of the scene's own"
        case .guide: "the name of a guide"
        case .ratio: "a number, or a size"
        case .lengths: "a length, or `{minimum, maximum}`"
        case .gridItems: "a list of tracks"
        case .unitPoint: "a unit point"
        case .point: "`{x, y}`"
        case .size: "`{width, height}`"
        case .insets: "a number, or `{top, leading, bottom, trailing}`"
        case .numbers: "a list of numbers"
        case .colors: "a list of colors"
        case .stops: "a list of `{color, location}`"
        case .shape: "a shape"
        case .views: "a view, or a list of views"
        case .styleOrViews: "a style, or views"
        case .namespace: "a namespace"
        case .preference: "a preference"
        case .anchorSource: "`bounds`, a unit point, or a rectangle"
        case .binding: "a name"
        case .assignments: "states and their values"
        case .elements: "a list, `$list`, or `0..<3`"
        case .value: "a value"
        case .date: "`2026-11-22 09:41`"
        case .bounds: "`0...10`"
        case .dateBounds: "`2026-01-01...2026-12-31`"
        case .columns:
            "a list of `TableColumn`, each with \(ArgumentSpec.tableColumn.map { "`\($0.name)`" }.joined(separator: ", "))"
        case .type: "a type"
        case .detents: "`medium`, `large`, `{fraction}`, `{height}`, or a list of such"
        case .typeSizes: "a size of type, or `small...xxLarge`"
        case .points: "a list of `{x, y}`"
        case .rect: "`{x, y, width, height}`"
        case .texts: "a list of texts"
        case .group(let specs): "`{\(specs.map(\.name).joined(separator: ", "))}`"
        case .calls(let steps): "a list of " + steps.map { "`\($0.name)`" }.joined(separator: ", ")
        case .oneOf(let calls): calls.map { "`\($0.name)`" }.joined(separator: ", ") + ", with arguments of its own"
        case .bound(let kind): "`$state`, or \(kind.words)"
        case .action: "an action, or a list of such"
        }
    }
}

extension SceneChoice {
    fileprivate var list: String { values.map { "`\($0)`" }.joined(separator: ", ") }
}
