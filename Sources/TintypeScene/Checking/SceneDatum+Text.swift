import Foundation

extension SceneDatum {
    /// The value as messages show it.
    var text: String {
        switch self {
        case .none: "nil"
        case .number(let value): NumberText.shortest(value)
        case .string(let text): "\"\(text)\""
        case .bool(let value): "\(value)"
        case .color(.named(let name)): name
        case .color(.components(let color)): color.description
        case .point(let point): Self.text([("x", point.x), ("y", point.y)])
        case .size(let size): Self.text([("width", size.width), ("height", size.height)])
        case .rect(let rect):
            Self.text([("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)])
        case .insets(let insets):
            Self.text([
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ])
        case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .record(let record):
            "{" + record.fields.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ") + "}"
        case .reference(let reference): "\(reference.payload)"
        }
    }

    private static func text(_ lengths: [(String, CGFloat)]) -> String {
        "{" + lengths.map { "\($0.0): \(NumberText.shortest(Double($0.1)))" }.joined(separator: ", ") + "}"
    }
}

extension SceneDatum: CustomStringConvertible {
    package var description: String { text }
}
